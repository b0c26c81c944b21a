# Tips in somebody’s first games; see web/src/games/chawai/tips.ts.

tip-tie = Quelqu’un a plongé aussi profond que vous. Le Kiti tranche : pour le fond et le milieu, le plus proche dans le sens antihoraire passe d’abord ; pour la surface, le plus proche dans le sens horaire.
tip-nothing = Pas de poisson cette fois. Seuls le plus profond, le deuxième plus profond et le moins profond en prennent un.
tip-jellyfish = Une méduse coûte des points. Mais la troisième vous libère : les trois s’en vont aussitôt.
tip-took = Votre prise va sur le dessus de votre pile. C’est cette carte qu’un goéland volerait.
tip-robbed = Le goéland est parti avec la carte du dessus de votre pile. Il prend aussi les méduses.
tip-spared = Le goéland vole la carte du dessus de la pile. La vôtre était vide : vous n’avez rien perdu.
tip-freed = Trois méduses : toutes les trois quittent votre pile et ne coûtent plus rien.
tip-lit = Votre lanterne-de-mer vous montre une carte qui reste face cachée pour les autres. Regardez-la avant de plonger.
tip-hidden = Une carte est face cachée. Seul le joueur qui a pris la lanterne-de-mer la connaît avant la plongée.
tip-kiti = Le Kiti a avancé d’une place dans le sens horaire. C’est lui qui départage les égalités.
