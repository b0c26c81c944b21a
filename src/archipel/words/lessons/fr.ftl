# Les textes communs à toutes les leçons, en français.

lesson-learner = Moana
lesson-partners = Tane, Leilani, Kai, Nalu, Maeva, Teo
lesson-instead = Dans une vraie partie, ce serait possible. Ici, essayez le coup que propose la leçon.

## In the terminal

lesson-chapters = Leçons de { $title }
lesson-enter = Entrée pour continuer, ou tapez « quit » :
lesson-help = Tapez la lettre d’un coup, ou le coup tel qu’il est écrit entre parenthèses. « quit » met la leçon en pause ; vous pourrez reprendre plus tard.
lesson-ready = Vous pouvez jouer maintenant : { $command }
lesson-next = Entrée : chapitre suivant, « { $chapter } » · play : votre première partie · quit :
lesson-last = play : votre première partie · Entrée : quitter :
lesson-left = À bientôt ! Pour reprendre où vous en étiez : { $command }
lesson-not-kept = Votre progression n’a pas pu être enregistrée dans { $file }.
