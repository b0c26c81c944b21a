# De pagina’s met spelregels: op het scherm, in de terminal en als PDF

rules-goal = Doel van het spel
rules-short = In het kort
rules-contents = Inhoud
rules-glossary = Woordenlijst
rules-why = Waarom?
rules-example = Voorbeeld { $number }
rules-reconstructed = We weten niet alles wat er op het spelmateriaal staat. Het hoofdstuk ‘Wat gereconstrueerd is’ zegt wat we moesten afleiden of bedenken.
rules-none-found = In deze regels staat niets over ‘{ $text }’.
rules-found =
    { $count ->
        [one] { $count } resultaat
       *[other] { $count } resultaten
    }
rules-learn = Leer al spelend
rules-pdf = Spelregels als pdf
rules-on = Volgende stap
rules-back = Vorige stap
rules-again = Terug naar het begin
rules-step = Stap { $now } van { $last }
rules-start = Hier begint het voorbeeld.
