# Le pagine delle regole: sullo schermo, nel terminale e in PDF

rules-goal = Scopo del gioco
rules-short = In breve
rules-contents = Indice
rules-glossary = Glossario
rules-why = Perché?
rules-example = Esempio { $number }
rules-reconstructed = Non conosciamo tutto ciò che è stampato sul materiale. Il capitolo «Che cosa è ricostruito» dice che cosa abbiamo dovuto dedurre o inventare.
rules-none-found = In queste regole non c’è nulla per «{ $text }».
rules-found =
    { $count ->
        [one] { $count } risultato
       *[other] { $count } risultati
    }
rules-learn = Impara giocando
rules-pdf = Regole in PDF
rules-on = Passo successivo
rules-back = Passo precedente
rules-again = Torna all’inizio
rules-step = Passo { $now } di { $last }
rules-start = L’esempio comincia qui.
