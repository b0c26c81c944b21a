# Les pages des règles : à l’écran, dans le terminal et en PDF

rules-goal = But du jeu
rules-short = En bref
rules-contents = Sommaire
rules-glossary = Glossaire
rules-why = Pourquoi ?
rules-example = Exemple { $number }
rules-reconstructed = Nous ne connaissons pas tout ce qui est imprimé sur le matériel. Le chapitre « Ce qui est reconstitué » dit ce qu’il a fallu déduire ou inventer.
rules-none-found = Rien dans ces règles ne correspond à « { $text } ».
rules-found =
    { $count ->
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
rules-learn = Apprendre en jouant
rules-pdf = Règles en PDF
rules-on = Étape suivante
rules-back = Étape précédente
rules-again = Retour au début
rules-step = Étape { $now } sur { $last }
rules-start = L’exemple commence ici.
