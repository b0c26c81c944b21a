# Mahé in het Nederlands.

## Dingen

turtle-red = Rood
turtle-blue = Blauw
turtle-yellow = Geel
turtle-green = Groen
turtle-orange = Oranje
turtle-purple = Paars
turtle-white = Wit

blurb = Schildpadden zwemmen rond het eiland, liften mee op elkaars rug en leggen hun eieren op het strand. Hoeveel dobbelstenen durf jij aan?
goal = Verzamel de meeste eieren voordat de laatste zeven op het strand liggen.

option-egg_cards = Eierkaarten als dobbelstenen
    .help = Een eerder gewonnen kaart mag je spelen in plaats van de tweede of derde dobbelsteen.
    .no = nee
    .yes = ja

## Antwoorden

answer-stop = stoppen en zwemmen
answer-roll = nog een dobbelsteen gooien
answer-card = de eierkaart { $eggs } spelen
answer-move = { $turtle } zwemt eerst
answer-first = { $seat } begint
answer-flip = { $eggs ->
    [one] een legsel van één ei
   *[other] een legsel van { $eggs } eieren
}
answer-die = dobbelsteen { $pips }

## Vragen

ask-pick = Je twee schildpadden zwemmen deze beurt: welke eerst?
ask-decide = Er is gegooid: nu zwemmen of nog eens gooien?

## Gebeurtenissen

event-begins = { $seat } begint.
event-clutch = { $eggs ->
    [one] Er ligt een legsel van één ei open.
   *[other] Er ligt een legsel van { $eggs } eieren open.
}
event-turn = { $turtle } is aan de beurt.
event-rolled = { $turtle } gooit { $pips }: tot nu toe { $total }.
event-spent = { $seat } speelt een eierkaart { $eggs }: tot nu toe { $total }.
event-swam = { $steps ->
    [one] { $turtle } zwemt één vak naar vak { $space }.
   *[other] { $turtle } zwemt { $steps } vakken naar vak { $space }.
}
event-climbed = { $turtle } klimt op { $mount }.
event-sank = Te veel! { $turtle } moet terug naar het vlot.
event-laid = { $eggs ->
    [one] { $turtle } legt één ei.
   *[other] { $turtle } legt { $eggs } eieren.
}
event-beached = { $turtle } legt de laatste zeven eieren en gaat op het strand liggen.

## Score

line-cards = Eierkaarten
line-beach = Het strand

## Waarom niet?

why-game-over = { $who } kan niet meer antwoorden: het spel is afgelopen.
why-clutch-first = Nog niet: eerst moet de eerste eierkaart worden omgedraaid.
why-card-first = Nog niet: eerst moet de volgende eierkaart worden omgedraaid.
why-starting-player-first = Nog niet: eerst moet worden geloot wie begint.
why-die-first = Nog niet: eerst moet er gedobbeld worden.
why-decision-first = Nog niet: eerst moet { $decider } beslissen.
why-turtle-first = Nog niet: eerst moet { $decider } een schildpad kiezen.
why-dice-are-rolled = { $who } kan niet ‘{ $answer }’ antwoorden: een dobbelsteen gooi je, die kies je niet.
why-cards-are-turned-up = { $who } kan niet ‘{ $answer }’ antwoorden: kaarten komen van de stapel, die kies je niet.
why-starting-player-is-drawn = { $who } kan niet ‘{ $answer }’ antwoorden: wie begint, wordt geloot.
why-no-such-seat = Het toeval kan { $seat } niet aanwijzen: er zijn maar { $seats } spelers.
why-no-card-left = Het toeval kan geen kaart met { $eggs } omdraaien: die zijn allemaal al gezien.
why-not-your-turn = { $who } kan nu niet antwoorden: { $who } is niet aan de beurt. { $decider } beslist.
why-not-topmost = { $who } kan nu niet beslissen: dat doet { $decider }, met de bovenste schildpad.
why-pick-first = { $who } kan dat nog niet doen: kies eerst welke schildpad het eerst zwemt.
why-not-your-turtle = { $who } kan niet met { $turtle } zwemmen: dat is geen eigen schildpad.
why-one-turtle = { $who } kan geen schildpad kiezen: met { $seats } spelers heeft iedereen er maar één.
why-already-swimming = { $who } kan nu geen schildpad kiezen: eerst moet de begonnen zet klaar zijn.
why-first-die = { $who } kan nu geen kaart spelen: een kaart vervangt nooit de eerste dobbelsteen.
why-no-variant = { $who } kan geen eierkaart spelen: aan deze tafel spelen we zonder de variant.
why-one-card = { $who } kan geen eierkaart meer spelen: iedereen mag er per beurt maar één spelen.
why-not-your-card = { $who } heeft geen eierkaart met { $eggs } om te spelen.

## De terminal

mahe-raft = Vlot
mahe-beach = Strand
mahe-clutch = Legsel: { $eggs }
mahe-pile = Stapel: { $cards }
mahe-last-eggs = nog 7 eieren
mahe-dice = Worp
mahe-if-stop = Stop: { $steps }, vak { $space }
mahe-if-stop-lays = Stop: { $steps }, vak { $space }, legt { $eggs }
mahe-if-roll = Gooien: { $percent }% terug naar vlot
mahe-player = Speler
mahe-turtles = Kleuren
mahe-cards = Kaarten
mahe-eggs = Eieren
mahe-to-decide = { $player } beslist
mahe-to-pick = { $player } kiest
mahe-bottom-to-top = torens: onder links, boven rechts

## Het bord in de browser

mahe-web-board = Het eiland, de ring van 21 vakken eromheen, het vlot en de schildpadden
mahe-web-own-cards = Jouw eierkaarten
mahe-web-spent-cards = Uitgespeeld
mahe-web-turn = { $player } zwemt met { $turtle }.
mahe-web-picks = { $player } kiest welke schildpad eerst zwemt.
mahe-web-decider = { $player } beslist: { $turtle } zit bovenop.
mahe-web-dice = { $count ->
    [one] Eén dobbelsteen: { $dice }; samen { $sum }.
   *[other] { $count } dobbelstenen: { $dice }; samen { $sum }.
}
mahe-web-space = Vak { $space }: { $turtles }.
mahe-web-stack = Vak { $space }, van onder naar boven: { $turtles }.
mahe-web-raft = Op het vlot: { $turtles }.
mahe-web-clutch = { $eggs ->
    [one] Het legsel toont één ei.
   *[other] Het legsel toont { $eggs } eieren.
}
mahe-web-pile = { $cards ->
    [0] De stapel is leeg.
    [one] Er ligt nog één kaart op de stapel.
   *[other] Er liggen nog { $cards } kaarten op de stapel.
}
mahe-web-last-eggs = Op het strand liggen alleen nog de laatste zeven eieren.
mahe-web-beached = { $turtle } ligt met de laatste zeven eieren op het strand.
mahe-web-player = { $cards ->
    [0] { $player } speelt { $turtles } en heeft geen eierkaarten.
    [one] { $player } speelt { $turtles } en heeft één eierkaart.
   *[other] { $player } speelt { $turtles } en heeft { $cards } eierkaarten.
}
mahe-web-values = Eieren erop: { $values }.
mahe-web-carries = Ze draagt { $turtles }.
mahe-web-rides = Ze zit op { $turtles }.
mahe-web-top-decides = Als ze zwemt, beslist { $player } over de tweede en derde dobbelsteen, want { $turtle } zit bovenop.
mahe-web-its-turn = Ze is nu aan zet.
mahe-web-decides-now = Nu beslist { $player }: deze schildpad zit bovenop terwijl { $turtle } aan zet is.
mahe-web-open-cards = { $count ->
    [0] Nog geen eierkaart gewonnen.
    [one] Eén eierkaart gewonnen, met { $eggs } erop.
   *[other] Eierkaarten: { $values }. Dat zijn { $eggs } eieren.
}
mahe-web-status = { $cards ->
    [one] Nog één kaart tot de finale
   *[other] Nog { $cards } kaarten tot de finale
}
mahe-web-status-last = De laatste eieren beëindigen het spel
mahe-high-laid = { $eggs ->
    [one] Het grootste legsel was van { $turtle }, voor { $player }: één ei.
   *[other] Het grootste legsel was van { $turtle }, voor { $player }: { $eggs } eieren.
}
mahe-high-together = { $count } schildpadden gingen in één keer ten onder: { $turtles }.
mahe-high-sank = { $count ->
    [one] { $turtle } ging één keer ten onder en moest terug naar het vlot.
   *[other] { $turtle } ging het vaakst ten onder: { $count } keer terug naar het vlot.
}

## Wat alles is

about-raft = { $count ->
    [0] Hier beginnen de schildpadden. Wie met de dobbelstenen boven 7 komt, moet hierheen terug. Nu wacht hier niemand.
    [one] Hier beginnen de schildpadden. Wie met de dobbelstenen boven 7 komt, moet hierheen terug. Nu wacht hier { $turtles }.
   *[other] Hier beginnen de schildpadden. Wie met de dobbelstenen boven 7 komt, moet hierheen terug. Nu wachten hier { $turtles }.
}
    .title = Het vlot
about-space = { $count ->
    [0] Dit vak is leeg. Wie op een bezet vak eindigt, klimt helemaal bovenop.
    [one] Hier is { $turtles }. Wie hier eindigt, klimt erbovenop.
   *[other] Van onder naar boven: { $turtles }. Wie hier eindigt, klimt helemaal bovenop.
}
    .title = Vak { $space }
about-beach = { $eggs ->
    [0] Een schildpad die dit vak bereikt of passeert, legt eieren. In een toren legt alleen de bovenste.
    [one] Een schildpad die dit vak bereikt of passeert, legt eieren: nu één. In een toren legt alleen de bovenste.
   *[other] Een schildpad die dit vak bereikt of passeert, legt eieren: nu { $eggs }. In een toren legt alleen de bovenste.
}
    .title = Vak { $space }, het strand
about-clutch = { $eggs ->
    [one] De volgende schildpad die vak 21 bereikt of passeert, wint deze kaart met één ei. De speler houdt de kaart gedekt.
   *[other] De volgende schildpad die vak 21 bereikt of passeert, wint deze kaart met { $eggs } eieren. De speler houdt de kaart gedekt.
}
    .title = Het legsel
about-pile = { $cards ->
    [0] De stapel is leeg. Na de open kaart zijn er alleen nog de laatste zeven eieren.
    [one] Eén eierkaart ligt nog gedekt. Die wordt omgedraaid als het legsel gewonnen is.
   *[other] { $cards } eierkaarten liggen nog gedekt. De volgende wordt omgedraaid als het legsel gewonnen is.
}
    .title = De stapel
about-last-eggs = Als alle eierkaarten weg zijn, liggen er nog { $eggs } eieren op het strand. De volgende schildpad die vak 21 bereikt of passeert, wint ze, en het spel is meteen afgelopen.
    .title = De laatste eieren
about-turtle = { $space ->
    [0] Deze schildpad is van { $player }. Ze wacht op het vlot.
   *[other] Deze schildpad is van { $player }. Ze is op vak { $space }.
}
    .title = Schildpad { $turtle }
about-trail = De stippen laten zien hoe { $turtle } het laatst heeft gezwommen. De grote stip is het begin.
    .title = De laatste zet van { $turtle }
about-tray = { $count ->
    [0] Je gooit hoogstens drie dobbelstenen, een voor een. Eén telt gewoon, twee tellen dubbel, drie driedubbel. Komen twee of drie dobbelstenen boven { $limit }, dan gaat de schildpad terug naar het vlot.
    [one] Eén dobbelsteen: { $steps } vakken. Twee tellen dubbel, drie driedubbel. Maar komen ze boven { $limit }, dan gaat de schildpad terug naar het vlot. Tot nu toe: { $sum }.
   *[other] { $count } dobbelstenen, samen { $sum }: { $steps } vakken. Komen de dobbelstenen boven { $limit }, dan gaat de schildpad terug naar het vlot.
}
    .title = De dobbelstenen
about-cards = { $cards ->
    [0] { $player } speelt { $turtles } en heeft nog geen eierkaart gewonnen.
    [one] { $player } speelt { $turtles } en heeft één eierkaart gewonnen. Die blijft tot het einde gedekt.
   *[other] { $player } speelt { $turtles } en heeft { $cards } eierkaarten gewonnen. Die blijven tot het einde gedekt.
}
    .title = Eierkaarten van { $player }
about-hand = Als jij beslist, mag je deze kaart spelen in plaats van de tweede of derde dobbelsteen. Ze telt voor { $eggs }; samen meer dan { $limit } blijft te veel. Je mag één kaart per beurt spelen, en daarna levert ze niets meer op.
    .title = Jouw eierkaart { $eggs }
about-spent = { $count ->
    [one] Deze kaart is gespeeld in plaats van een dobbelsteen. Ze is uit het spel en levert niets op.
   *[other] Deze { $count } kaarten zijn gespeeld in plaats van dobbelstenen. Ze zijn uit het spel en leveren niets op.
}
    .title = Uitgespeelde eierkaarten
about-variant = { $used ->
    [yes] Aan deze tafel geldt de variant: een eerder gewonnen kaart mag de tweede of derde dobbelsteen vervangen. Daarna is ze weg.
   *[no] Aan deze tafel geldt de variant niet waarin een eerder gewonnen kaart de tweede of derde dobbelsteen mag vervangen.
}
    .title = Eierkaarten als dobbelstenen

web-keys-of-game = r: nog een dobbelsteen gooien. s: stoppen en zwemmen. 1 tot 6: die eierkaart spelen. Schildpadden: a rood, b blauw, c geel, d groen, e oranje, f paars, h wit.

## Op het gehoor en met het toetsenbord

mahe-ear-decide = { $turtle }, { $sum } tot nu toe: stoppen of gooien?
mahe-ear-moved = { $space ->
    [0] { $player }, { $turtle }: { $dice }, terug naar het vlot.
   *[other] { $player }, { $turtle }: { $dice }, naar { $space }.
}
mahe-ear-raft-empty = Er zit niemand op het vlot.
mahe-ear-no-dice = Er is nog niet gegooid.
mahe-ear-empty = leeg
mahe-cmd-p = p, waar
    .help = p rood: waar Rood is, wie erop en eronder zit en van wie het is
mahe-cmd-raft = vlot
    .help = vlot: wie er op het vlot wacht
mahe-cmd-eggs = eieren
    .help = eieren: het legsel, de stapel en ieders kaarten

## Regels

rule-M1 = De tafel
rule-M1-1 = Mahé is voor 2 tot 7 spelers. Met 4 of meer heeft iedereen één schildpad.
rule-M1-2 = Met 2 of 3 spelers heeft iedereen twee schildpadden.
rule-M1-3 = Een ring van 21 vakken loopt rond het eiland. Alle schildpadden starten op het vlot bij vak 1; bij vak 21, het strand, ligt het legsel.
rule-M1-4 = Er zijn 24 eierkaarten: drie met 1, drie met 2 en drie met 6 eieren, en telkens vijf met 3, 4 en 5. Vier blijven ongezien buiten het spel; twintig vormen de stapel.
rule-M1-5 = De bovenste kaart van de stapel wordt opengelegd: dat is het legsel.
rule-M1-6 = Het toeval wijst aan wie begint. Daarna gaat de beurt rond.
rule-M2 = De dobbelstenen
rule-M2-1 = De dobbelstenen worden een voor een gegooid. De eerste wordt altijd gegooid.
rule-M2-2 = Na de eerste dobbelsteen mag de schildpad stoppen, of er wordt een tweede gegooid.
rule-M2-3 = Na de tweede dobbelsteen mag de schildpad bij een totaal van hoogstens 7 stoppen, of er wordt een derde gegooid.
rule-M2-4 = Komen twee of drie dobbelstenen boven de 7, dan moet de schildpad meteen terug naar het vlot en is de zet voorbij.
rule-M2-5 = Na een derde dobbelsteen en een totaal van hoogstens 7 zwemt de schildpad.
rule-M3 = Zwemmen
rule-M3-1 = Schildpadden zwemmen tegen de klok in, de nummers langs. Vanaf het vlot gaat de eerste stap naar vak 1; na 21 komt 1.
rule-M3-2 = Eén dobbelsteen: zoveel vakken als er ogen zijn.
rule-M3-3 = Twee dobbelstenen: het totaal, verdubbeld.
rule-M3-4 = Drie dobbelstenen: het totaal, verdrievoudigd.
rule-M4 = Meeliften
rule-M4-1 = Schildpadden mogen elkaar inhalen. Een schildpad die op een bezet vak eindigt, klimt boven op wie daar al zit.
rule-M4-2 = Gaat een schildpad zwemmen die andere draagt, dan beslist de speler van de bovenste over de tweede en derde dobbelsteen.
rule-M4-3 = Een schildpad die zwemt, neemt alle schildpadden erboven mee en laat die eronder achter.
rule-M4-4 = Een schildpad die terug moet naar het vlot, neemt alle schildpadden erboven mee.
rule-M5 = Eieren leggen
rule-M5-1 = Een schildpad die vak 21 haalt of passeert, legt eieren: de speler ervan pakt de open eierkaart en legt die gedekt neer.
rule-M5-2 = Van een toren legt de bovenste schildpad.
rule-M5-3 = Is een kaart gepakt, dan wordt de volgende van de stapel opengelegd.
rule-M6 = Het einde
rule-M6-1 = Zijn alle twintig kaarten gepakt, dan liggen er nog zeven eieren op het strand. De volgende schildpad die vak 21 haalt of passeert, wint ze, en het spel is meteen afgelopen.
rule-M6-2 = Iedereen telt de eieren op de gewonnen kaarten, en zeven extra voor een schildpad op het strand.
rule-M6-3 = De meeste eieren winnen. Bij gelijke stand wint wie meer eierkaarten heeft.
rule-M7 = Twee schildpadden elk
rule-M7-1 = In een beurt zwem je met allebei je schildpadden, de ene hele zet na de andere.
rule-M7-2 = Welke eerst gaat, mag je elke beurt kiezen.
rule-M7-3 = De kaarten van beide schildpadden tellen samen.
rule-M8 = Variant: eierkaarten als dobbelstenen
rule-M8-1 = In deze variant mag je een eerder gewonnen kaart spelen in plaats van de tweede of derde dobbelsteen. De eieren erop tellen als de ogen van die dobbelsteen.
rule-M8-2 = Een kaart vervangt nooit de eerste dobbelsteen.
rule-M8-3 = Iedere speler mag per beurt maar één kaart spelen.
rule-M8-4 = Alleen wie beslist, mag een kaart spelen, en alleen een eigen kaart.
rule-M8-5 = Een gespeelde kaart gaat weg en levert niets op.
rule-M9 = Wat gereconstrueerd is
rule-M9-1 = Het boekje noemt 24 kaarten met 1 tot 6 eieren, maar niet hoeveel er van elk zijn. De aantallen in M1.4 zijn afgeleid: alleen deze kloppen zowel met het puntenvoorbeeld in het boekje als met een gepubliceerde beschrijving van de kaarten.
rule-M9-2 = Het boekje noemt een rode, een blauwe en een gele schildpad. De andere vier kleuren hebben wij gekozen.
rule-M-R = Verduidelijkingen
rule-M-R1 = Bij gelijke stand tellen de zeven eieren op het strand als één kaart.
rule-M-R2 = Bij een totaal van precies 7 mag je een derde dobbelsteen gooien, al wordt het dan zeker te veel.
rule-M-R3 = Het vlot ligt buiten de ring en je komt er nooit overheen: na 21 volgt 1.
rule-M-R4 = Wie van vak 21 wegzwemt, legt niets; een zet levert hoogstens één legsel op; 21 vakken vanaf 21 eindigen op 21 en leveren er een op.
rule-M-R5 = Op het vlot zitten de schildpadden naast elkaar en dragen ze elkaar nooit.
rule-M-R6 = Moet een schildpad midden uit een toren terug naar het vlot, dan blijven die eronder waar ze zijn.
rule-M-R7 = Een toren die op een andere zwemt, komt er in dezelfde volgorde bovenop.
rule-M-R8 = De bovenste schildpad van de hele toren beslist, wie er ook tussen zit; de schildpad die aan de beurt is, gooit altijd de eerste dobbelsteen en zwemt altijd.
rule-M-R9 = Ook wie de ene eigen schildpad op de andere heeft zitten, beslist volgens dezelfde regel.
rule-M-R10 = Een schildpad die door de andere van dezelfde speler is meegenomen, doet in die beurt toch nog een eigen zet; maar wint de eerste van de twee de laatste zeven eieren, dan is het spel meteen afgelopen.
rule-M-R11 = Twee of drie spelers hebben elk twee schildpadden, vier tot zeven hebben er elk één.
rule-M-R12 = De laatste zeven eieren gaan net als een kaart naar de bovenste schildpad van een toren.
rule-M-R13 = Gewonnen kaarten liggen gedekt; je eigen kaarten mag je bekijken. Aan het eind gaan ze allemaal open. Iedereen heeft elke kaart gezien toen die gewonnen werd, dus de bots onthouden ze allemaal; op het scherm blijven de kaarten van anderen gedekt.
rule-M-R14 = Een kaart die in de variant gespeeld is, gaat meteen weg.
rule-M-R15 = Wie twee schildpadden heeft, mag in de hele beurt één kaart spelen, niet één per schildpad. Speelt een tegenstander die op een van beide meerijdt een kaart, dan mag de eigenaar er zelf nog één spelen. Een kaart telt als dobbelsteen voor het vermenigvuldigen en voor de grens van 7.
rule-M-R16 = In een toren mag de speler van de bovenste schildpad een eigen kaart spelen, en niet die van een ander.
rule-M-R17 = Kaarten mogen ook nog gespeeld worden als de stapel op is; de zeven eieren op het strand zijn geen kaart.
rule-M-R18 = Bij evenveel eieren en evenveel kaarten wordt de overwinning gedeeld.
rule-M-R19 = Wie begint, wordt geloot.
