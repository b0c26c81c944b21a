# Le lezioni di Chawaï in italiano.

## Immergersi

lesson-dive = Le tue prime immersioni
    .about = Scegli un tuffatore e prendi il pesce che vuoi.
lesson-dive-goal = Tutti si immergono insieme, per gli stessi tre pesci. Dopo dodici immersioni vince chi ha più punti.
lesson-dive-deep = Tu sei Moana. Il tuffatore più profondo prende il pesce sul fondo: scendi a 12 per il tonno!
    .instead = Potrebbe bastare, ma più giù di 12 non va nessuno. Prova il tuo 12!
lesson-dive-caught = Il tonno è tuo! Tane, secondo più profondo, ha preso il pesce a mezz’acqua, e Leilani, più in alto, quello in superficie.
lesson-dive-shallow = Una medusa costa dieci punti, ed è sul fondo. Prendi la sardina in superficie: scendi a 1!
    .instead = Attenzione, la medusa è laggiù. Resta in alto con il tuo 1!
lesson-dive-middle = Il 12 e l’1 sono già usati. Stavolta il pesce migliore è a mezz’acqua: con il 9 sei il secondo!
    .instead = Per il pesce a mezz’acqua serve un tuffatore più profondo di te. Prova il tuo 9!
lesson-dive-end = 28 punti in tre immersioni! Un consiglio: tieni da parte qualche tuffatore molto profondo e qualcuno poco profondo.

## Parità

lesson-ties = La parità e il Kiti
    .about = Due tuffatori alla stessa profondità: decide la statua.
lesson-ties-kiti = E se due tuffatori vanno alla stessa profondità? Allora decide il Kiti, la statua che gira intorno alla laguna.
lesson-ties-bottom = Sta fra te e Tane. Scendi a 10 per il tonno sul fondo!
    .instead = Per conoscere il Kiti, stavolta scegli il 10!
lesson-ties-first = Anche Tane ha scelto 10. Per il fondo e mezz’acqua si conta in senso antiorario: dal Kiti, prima c’eri tu.
lesson-ties-surface = Il Kiti è avanzato di un posto. Scendi a 2 per il tonno in superficie!
    .instead = Per vedere l’altro caso di parità, stavolta scegli il 2!
lesson-ties-nothing = Anche Leilani ha scelto 2. Per la superficie si conta in senso orario: prima c’era Leilani, e tu resti senza.
lesson-ties-again = In senso orario ora vieni prima di Tane. Scendi a 3 per la superficie!
    .instead = Fidati del Kiti: stavolta scegli il 3!
lesson-ties-tip = Anche Tane ha scelto 3, ma prima c’eri tu! Un consiglio: guarda dove sta il Kiti prima di immergerti.

## Gabbiani

lesson-gulls = Gabbiani e meduse
    .about = Un gabbiano ruba la tua carta in cima. A volte è proprio quello che serve.
lesson-gulls-gull = Quando prendi un gabbiano, vola via con la carta in cima alla tua pila.
lesson-gulls-steal = In cima hai una medusa, quindi quel gabbiano ti serve. È a mezz’acqua: con l’8 sei il secondo!
    .instead = Il gabbiano è a mezz’acqua, quindi devi essere il secondo più profondo. Prova il tuo 8!
lesson-gulls-gone = Sparita! Gabbiano e medusa escono dal gioco, e in cima torna il tuo pesce tigre.
lesson-gulls-avoid = Ora il gabbiano in superficie ti costerebbe il pesce tigre. Stanne alla larga: scendi a 10!
    .instead = Resta lontano dalla superficie. Prova il tuo 10!
lesson-gulls-lost = Tane ha dovuto prendere il gabbiano e ha perso un tonno. Con la pila vuota non si perde niente.
lesson-gulls-three = E le meduse? Appena ne hai tre, le scarti tutte e tre.

## Lanterne di mare

lesson-lanterns = Lanterne di mare
    .about = Prendine una, e vedrai quello che gli altri non vedono.
lesson-lanterns-lantern = La lanterna di mare è un pesce piccolo, ma ti mostra quello che gli altri non vedono.
lesson-lanterns-take = È a mezz’acqua: con il 7 sei il secondo!
    .instead = La lanterna è a mezz’acqua, quindi devi essere il secondo più profondo. Prova il tuo 7!
lesson-lanterns-secret = La prossima carta a mezz’acqua è coperta, e la vedi solo tu. È un tonno da 15!
lesson-lanterns-dark = Gli altri si immergono al buio. Punta di nuovo al secondo posto: scendi a 9!
    .instead = Vuoi di nuovo il pesce a mezz’acqua, quindi devi essere il secondo più profondo. Prova il tuo 9!
lesson-lanterns-tuna = Si scoprono tutti i tuffatori, e anche la carta coperta. Il grande tonno è tuo!
lesson-lanterns-theirs = Un’altra lanterna, stavolta sul fondo. Lasciala a Tane e prendi il pesce tigre con l’8!
    .instead = Il pesce tigre è a mezz’acqua, quindi devi essere il secondo più profondo. Prova il tuo 8!
lesson-lanterns-hidden = Ora la carta sul fondo la vede solo Tane. Tesoro o medusa: tocca a te indovinare!
