# Tips in somebody’s first games; see web/src/games/mahe/tips.ts.

tip-decide = S’arrêter ou relancer ? Deux dés comptent double, trois comptent triple, mais au-delà de 7 votre tortue retourne sur le radeau.
tip-steer = Votre tortue est tout en haut : c’est vous qui décidez du deuxième et du troisième dé de celle qui la porte.
tip-sank = Plus de 7 : votre tortue repart du radeau, avec celles qu’elle porte.
tip-climbed = Votre tortue a grimpé sur le dos d’une autre. Quand celle du dessous nage, la vôtre est emportée.
tip-mounted = Une tortue est montée sur la vôtre. Quand la vôtre se déplace, le joueur de la tortue du haut décide du deuxième et du troisième dé.
tip-carried = Votre tortue s’est fait porter. Une tortue qui nage emporte celles du dessus et laisse celles du dessous.
tip-laid = Votre tortue a atteint la plage : la carte œufs est à vous. Elle reste face cachée et compte à la fin.
tip-rider-laid = Vous avez nagé, mais dans une pile, seule la tortue du haut pond.
tip-last-eggs = Toutes les cartes sont prises. La prochaine tortue qui atteint la plage gagne sept œufs, et la partie s’arrête aussitôt.
tip-spent = Une carte que vous jouez compte comme un dé. Elle est ensuite défaussée et ne rapporte plus rien.
