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

option-egg_cards = Broedkaarten als dobbelstenen
    .help = Een eerder gewonnen kaart mag je spelen in plaats van de tweede of derde dobbelsteen.
    .no = nee
    .yes = ja

## Antwoorden

answer-stop = Stoppen en zwemmen
answer-roll = Nog een dobbelsteen gooien
answer-card = Broedkaart { $eggs } spelen
answer-move = { $turtle } zwemt als eerste
answer-first = { $seat } begint
answer-flip = { $eggs ->
    [one] Een legsel van één ei
   *[other] Een legsel van { $eggs } eieren
}
answer-die = De dobbelsteen toont { $pips }

## Vragen

ask-pick = Je twee schildpadden zwemmen deze beurt: welke eerst?
ask-decide = Er is gegooid: nu zwemmen of nog eens gooien?

## Gebeurtenissen

event-begins = { $seat } begint.
event-clutch = { $eggs ->
    [one] Het volgende legsel is één ei waard.
   *[other] Het volgende legsel is { $eggs } eieren waard.
}
event-turn = { $turtle } is aan de beurt.
event-rolled = { $turtle } gooit een { $pips }: tot nu toe { $total }.
event-spent = { $seat } speelt broedkaart { $eggs }: tot nu toe { $total }.
event-swam = { $steps ->
    [one] { $turtle } zwemt één veld verder, naar veld { $space }.
   *[other] { $turtle } zwemt { $steps } velden verder, naar veld { $space }.
}
event-climbed = { $turtle } klimt op de rug van { $mount }.
event-sank = Te veel! { $turtle } moet terug naar het vlot.
event-laid = { $eggs ->
    [one] { $turtle } legt één ei.
   *[other] { $turtle } legt { $eggs } eieren.
}
event-beached = { $turtle } legt de laatste zeven eieren en gaat op het strand liggen.

## Score

line-cards = Broedkaarten
line-beach = Strand

## Waarom niet?

why-game-over = { $who } kan geen zet meer doen: het spel is afgelopen.
why-clutch-first = Nog niet: eerst moet de eerste broedkaart worden omgedraaid.
why-card-first = Nog niet: eerst moet de volgende broedkaart worden omgedraaid.
why-starting-player-first = Nog niet: eerst moet worden geloot wie begint.
why-die-first = Nog niet: eerst moet er gegooid worden.
why-decision-first = Nog niet: eerst moet { $decider } beslissen.
why-turtle-first = Nog niet: eerst moet { $decider } een schildpad kiezen.
why-dice-are-rolled = { $who } kan ‘{ $answer }’ niet kiezen: dobbelstenen worden gegooid, niet gekozen.
why-cards-are-turned-up = { $who } kan ‘{ $answer }’ niet kiezen: kaarten komen van de stapel.
why-starting-player-is-drawn = { $who } kan ‘{ $answer }’ niet kiezen: wie begint, wordt geloot.
why-no-such-seat = De loting kan { $seat } niet aanwijzen: er zijn maar { $seats } spelers.
why-no-card-left = Een kaart met { $eggs } kan niet meer opengelegd worden: die zijn allemaal al gezien.
why-not-your-turn = { $who } is niet aan de beurt: nu beslist { $decider }.
why-not-topmost = { $who } kan nu niet beslissen: dat doet { $decider }, met de bovenste schildpad.
why-pick-first = Nog niet: { $who } moet eerst kiezen welke schildpad als eerste zwemt.
why-not-your-turtle = { $who } kan niet met { $turtle } zwemmen: dat is niet de eigen schildpad.
why-one-turtle = { $who } kan geen schildpad kiezen: met { $seats } spelers heeft iedereen er maar één.
why-already-swimming = { $who } kan nu geen schildpad kiezen: eerst moet de andere klaar zijn.
why-first-die = { $who } kan nu geen kaart spelen: een kaart vervangt nooit de eerste dobbelsteen.
why-no-variant = { $who } kan geen broedkaart spelen: aan deze tafel spelen we zonder de variant.
why-one-card = { $who } kan geen broedkaart meer spelen: iedereen mag er per beurt maar één spelen.
why-not-your-card = { $who } heeft geen broedkaart { $eggs } om te spelen.

## De terminal

mahe-raft = Vlot
mahe-beach = Strand
mahe-clutch = Legsel: { $eggs }
mahe-pile = Stapel: { $cards }
mahe-last-eggs = laatste 7 eieren
mahe-dice = Dobbelstenen
mahe-if-stop = Stop: { $steps } verder, veld { $space }
mahe-if-stop-lays = Stop: { $steps } verder, veld { $space }, legsel { $eggs }
mahe-if-roll = Gooien: { $percent }% risico (vlot)
mahe-player = Speler
mahe-turtles = Schildpadden
mahe-cards = Kaarten
mahe-eggs = Eieren
mahe-to-decide = { $player } beslist
mahe-to-pick = { $player } kiest
mahe-bottom-to-top = torens: onder links, boven rechts

## Het bord in de browser

mahe-web-board = Het eiland, de ring van 21 velden eromheen, het vlot en de schildpadden
mahe-web-own-cards = Jouw broedkaarten
mahe-web-spent-cards = Afgelegd
mahe-web-turn = { $player } zwemt met { $turtle }.
mahe-web-picks = { $player } kiest welke schildpad als eerste zwemt.
mahe-web-decider = { $player } beslist: { $turtle } zit bovenop.
mahe-web-dice = { $count ->
    [one] Eén dobbelsteen: { $dice }.
   *[other] { $count } dobbelstenen: { $dice }; samen { $sum }.
}
mahe-web-space = Veld { $space }: { $turtles }.
mahe-web-stack = Veld { $space }, van onder naar boven: { $turtles }.
mahe-web-raft = Op het vlot: { $turtles }.
mahe-web-clutch = { $eggs ->
    [one] Het volgende legsel is één ei waard.
   *[other] Het volgende legsel is { $eggs } eieren waard.
}
mahe-web-pile = { $cards ->
    [0] De stapel is leeg.
    [one] Er ligt nog één kaart op de stapel.
   *[other] Er liggen nog { $cards } kaarten op de stapel.
}
mahe-web-last-eggs = Op het strand liggen alleen nog de laatste zeven eieren.
mahe-web-beached = { $turtle } ligt met de laatste zeven eieren op het strand.
mahe-web-player = { $cards ->
    [0] { $player } speelt { $turtles } en heeft geen broedkaarten.
    [one] { $player } speelt { $turtles } en heeft één broedkaart.
   *[other] { $player } speelt { $turtles } en heeft { $cards } broedkaarten.
}
mahe-web-values = Eieren op de kaarten: { $values }.
mahe-web-carries = Ze draagt { $turtles }.
mahe-web-rides = Ze zit op { $turtles }.
mahe-web-top-decides = Als ze zwemt, beslist { $player } over de tweede en derde dobbelsteen, want { $turtle } zit bovenop.
mahe-web-its-turn = Ze is nu aan zet.
mahe-web-decides-now = Nu beslist { $player }: deze schildpad zit bovenop terwijl { $turtle } aan zet is.
mahe-web-open-cards = { $count ->
    [0] Nog geen broedkaart gewonnen.
    [one] Eén broedkaart gewonnen, met { $eggs } erop.
   *[other] Broedkaarten: { $values }. Dat zijn { $eggs } eieren.
}
mahe-web-status = { $cards ->
    [one] Nog één kaart tot de laatste eieren
   *[other] Nog { $cards } kaarten tot de laatste eieren
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
    [0] Hier starten de schildpadden. Wie met de dobbelstenen boven de 7 komt, moet hierheen terug. Nu wacht hier niemand.
    [one] Hier starten de schildpadden. Wie met de dobbelstenen boven de 7 komt, moet hierheen terug. Nu wacht hier { $turtles }.
   *[other] Hier starten de schildpadden. Wie met de dobbelstenen boven de 7 komt, moet hierheen terug. Nu wachten hier { $turtles }.
}
    .title = Het vlot
about-space = { $count ->
    [0] Dit veld is leeg. Wie op een bezet veld eindigt, klimt helemaal bovenop.
    [one] Hier is { $turtles }. Wie hier eindigt, klimt erbovenop.
   *[other] Van onder naar boven: { $turtles }. Wie hier eindigt, klimt helemaal bovenop.
}
    .title = Veld { $space }
about-beach = { $eggs ->
    [0] Een schildpad die dit veld bereikt of passeert, legt eieren. In een toren legt alleen de bovenste.
    [one] Een schildpad die dit veld bereikt of passeert, legt eieren: nu één. In een toren legt alleen de bovenste.
   *[other] Een schildpad die dit veld bereikt of passeert, legt eieren: nu { $eggs }. In een toren legt alleen de bovenste.
}
    .title = Veld { $space }, het strand
about-clutch = { $eggs ->
    [one] De volgende schildpad die veld 21 bereikt of passeert, wint deze kaart: één ei. De speler houdt de kaart gedekt.
   *[other] De volgende schildpad die veld 21 bereikt of passeert, wint deze kaart: { $eggs } eieren. De speler houdt de kaart gedekt.
}
    .title = Het legsel
about-pile = { $cards ->
    [0] De stapel is leeg. Na de open kaart zijn er alleen nog de laatste zeven eieren.
    [one] Eén broedkaart ligt nog gedekt. Die wordt omgedraaid als het legsel gewonnen is.
   *[other] { $cards } broedkaarten liggen nog gedekt. De volgende wordt omgedraaid als het legsel gewonnen is.
}
    .title = De stapel
about-last-eggs = Als alle broedkaarten weg zijn, liggen er nog { $eggs } eieren op het strand. De volgende schildpad die veld 21 bereikt of passeert, wint ze, en het spel is meteen afgelopen.
    .title = De laatste eieren
about-turtle = { $space ->
    [0] Deze schildpad is van { $player }. Ze wacht op het vlot.
   *[other] Deze schildpad is van { $player }. Ze is op veld { $space }.
}
    .title = Schildpad { $turtle }
about-trail = De stippen laten zien hoe { $turtle } het laatst heeft gezwommen. De grote stip is het begin.
    .title = De laatste zet van { $turtle }
about-tray = { $count ->
    [0] Je gooit hoogstens drie dobbelstenen, een voor een. Eén telt gewoon, twee tellen dubbel, drie driedubbel. Komen twee of drie dobbelstenen boven de { $limit }, dan gaat de schildpad terug naar het vlot.
    [one] Eén dobbelsteen: de schildpad kan { $steps } ver zwemmen. Twee tellen dubbel, drie driedubbel. Maar komen ze boven de { $limit }, dan gaat de schildpad terug naar het vlot.
   *[other] { $count } dobbelstenen, samen { $sum }: { $steps } velden. Komen de dobbelstenen boven de { $limit }, dan gaat de schildpad terug naar het vlot.
}
    .title = De dobbelstenen
about-cards = { $cards ->
    [0] { $player } speelt { $turtles } en heeft nog geen broedkaart gewonnen.
    [one] { $player } speelt { $turtles } en heeft één broedkaart gewonnen. Die blijft tot het einde gedekt.
   *[other] { $player } speelt { $turtles } en heeft { $cards } broedkaarten gewonnen. Die blijven tot het einde gedekt.
}
    .title = Broedkaarten van { $player }
about-hand = Als jij beslist, mag je deze kaart spelen in plaats van de tweede of derde dobbelsteen. Die telt voor { $eggs }; samen meer dan { $limit } blijft te veel. Je mag één kaart per beurt spelen, en die levert daarna niets meer op.
    .title = Jouw broedkaart { $eggs }
about-spent = { $count ->
    [one] Deze kaart is gespeeld in plaats van een dobbelsteen. Die is uit het spel en levert niets op.
   *[other] Deze { $count } kaarten zijn gespeeld in plaats van dobbelstenen. Ze zijn uit het spel en leveren niets op.
}
    .title = Afgelegde broedkaarten
about-variant = { $used ->
    [yes] Aan deze tafel geldt de variant: een eerder gewonnen kaart mag de tweede of derde dobbelsteen vervangen. Daarna wordt die afgelegd.
   *[no] Aan deze tafel geldt de variant niet waarin een eerder gewonnen kaart de tweede of derde dobbelsteen mag vervangen.
}
    .title = Broedkaarten als dobbelstenen

web-keys-of-game = r: nog een dobbelsteen gooien. s: stoppen en zwemmen. 1 t/m 6: die broedkaart spelen. Schildpadden: a rood, b blauw, c geel, d groen, e oranje, f paars, h wit.

## Op het gehoor en met het toetsenbord

mahe-ear-decide = { $turtle }, { $sum } tot nu toe: stoppen of gooien?
mahe-ear-moved = { $space ->
    [0] { $player }, { $turtle }: { $dice }, terug naar het vlot.
   *[other] { $player }, { $turtle }: { $dice }, naar veld { $space }.
}
mahe-ear-raft-empty = Er zit geen schildpad op het vlot.
mahe-ear-no-dice = Er is nog niet gegooid.
mahe-ear-empty = leeg
mahe-cmd-p = p, waar
    .help = p rood: waar Rood is, wie erop en eronder zit en van wie de schildpad is
mahe-cmd-raft = vlot
    .help = vlot: welke schildpadden op het vlot wachten
mahe-cmd-eggs = eieren
    .help = eieren: het legsel, de stapel en ieders kaarten

## Regels

rule-M1 = Voorbereiding
rule-M1-1 = Mahé is voor 2 tot 7 spelers. Met 4 of meer heeft iedereen één schildpad.
rule-M1-2 = Met 2 of 3 spelers heeft iedereen twee schildpadden.
rule-M1-3 = Een ring van 21 genummerde velden loopt rond het eiland. Alle schildpadden starten op het vlot naast veld 1. Het legsel ligt op het strand naast veld 21.
rule-M1-4 = Er zijn 24 broedkaarten: drie met 1, drie met 2 en drie met 6 eieren, en telkens vijf met 3, 4 en 5. Schud ze en leg er vier ongezien weg; de andere twintig vormen de stapel.
rule-M1-5 = De bovenste kaart van de stapel wordt opengelegd: dat is het legsel.
rule-M1-6 = De startspeler wordt geloot; daarna gaat de beurt met de klok mee.
rule-M2 = De dobbelstenen
rule-M2-1 = Je gooit de dobbelstenen een voor een. De eerste gooi je altijd.
rule-M2-2 = Na de eerste dobbelsteen mag je stoppen of een tweede gooien.
rule-M2-3 = Na de tweede dobbelsteen mag je bij een totaal van hoogstens 7 stoppen of een derde gooien.
rule-M2-4 = Komen twee of drie dobbelstenen boven de 7, dan moet de schildpad meteen terug naar het vlot en is de zet voorbij.
rule-M2-5 = Na een derde dobbelsteen en een totaal van hoogstens 7 zwemt de schildpad.
rule-M3 = Zwemmen
rule-M3-1 = Schildpadden zwemmen tegen de klok in, in de volgorde van de nummers. Vanaf het vlot is de eerste stap naar veld 1; na 21 komt 1.
rule-M3-2 = Eén dobbelsteen: zoveel velden als hij ogen toont.
rule-M3-3 = Twee dobbelstenen: het totaal, verdubbeld.
rule-M3-4 = Drie dobbelstenen: het totaal, verdrievoudigd.
rule-M4 = Meeliften
rule-M4-1 = Schildpadden mogen elkaar inhalen. Een schildpad die op een bezet veld eindigt, klimt boven op de schildpadden die er al zijn.
rule-M4-2 = Gaat een schildpad zwemmen die andere draagt, dan beslist de speler van de bovenste over de tweede en derde dobbelsteen.
rule-M4-3 = Een schildpad die zwemt, neemt alle schildpadden erboven mee en laat die eronder achter.
rule-M4-4 = Een schildpad die terug moet naar het vlot, neemt alle schildpadden erboven mee.
rule-M5 = Eieren leggen
rule-M5-1 = Een schildpad die veld 21 bereikt of passeert, legt eieren: haar speler pakt de open broedkaart en houdt die gedekt.
rule-M5-2 = In een toren legt alleen de bovenste schildpad eieren.
rule-M5-3 = Zodra een kaart gepakt is, wordt de volgende van de stapel opengelegd.
rule-M6 = Einde van het spel
rule-M6-1 = Zijn alle twintig kaarten gepakt, dan liggen er nog zeven eieren op het strand. De volgende schildpad die veld 21 bereikt of passeert, wint ze en gaat op het strand liggen; het spel is dan meteen afgelopen.
rule-M6-2 = Iedereen telt de eieren op de gewonnen kaarten; een schildpad op het strand levert er zeven extra op.
rule-M6-3 = Wie de meeste eieren heeft, wint. Bij gelijke stand wint wie meer broedkaarten heeft.
rule-M7 = Elk twee schildpadden
rule-M7-1 = In je beurt zwem je met allebei je schildpadden: eerst de ene helemaal, dan de andere.
rule-M7-2 = Elke beurt kies je welke schildpad als eerste zwemt.
rule-M7-3 = De kaarten van beide schildpadden tellen samen.
rule-M8 = Variant: broedkaarten als dobbelstenen
rule-M8-1 = In deze variant mag je een eerder gewonnen kaart spelen in plaats van de tweede of derde dobbelsteen. De eieren erop tellen als de ogen van die dobbelsteen.
rule-M8-2 = Een kaart vervangt nooit de eerste dobbelsteen.
rule-M8-3 = Iedere speler mag per beurt maar één kaart spelen.
rule-M8-4 = Alleen wie beslist, mag een kaart spelen, en alleen een eigen kaart.
rule-M8-5 = Een gespeelde kaart wordt afgelegd en levert niets op.
rule-M9 = Wat gereconstrueerd is
rule-M9-1 = Het boekje noemt 24 kaarten met 1 tot 6 eieren, maar niet hoeveel er van elk zijn. De aantallen in M1.4 zijn afgeleid: alleen deze kloppen zowel met het puntenvoorbeeld in het boekje als met een gepubliceerde beschrijving van de kaarten.
rule-M9-2 = Het boekje noemt een rode, een blauwe en een gele schildpad. De andere vier kleuren hebben wij gekozen.
rule-M-R = Verduidelijkingen
rule-M-R1 = Bij gelijke stand tellen de zeven eieren op het strand als één kaart.
rule-M-R2 = Bij een totaal van precies 7 mag je een derde dobbelsteen gooien, al wordt het dan zeker te veel.
rule-M-R3 = Het vlot ligt buiten de ring en je komt er nooit overheen: na 21 volgt 1.
rule-M-R4 = Een schildpad die op veld 21 begint, legt niets als ze wegzwemt. Ze legt hoogstens één keer per zet; zwemt ze vanaf veld 21 precies 21 velden, dan komt ze daar weer aan en legt ze.
rule-M-R5 = Op het vlot zitten de schildpadden naast elkaar en dragen ze elkaar nooit.
rule-M-R6 = Moet een schildpad midden uit een toren terug naar het vlot, dan blijven die eronder waar ze zijn.
rule-M-R7 = Een toren die op een andere zwemt, komt er in dezelfde volgorde bovenop.
rule-M-R8 = De speler van de bovenste schildpad van de hele toren beslist, ongeacht wie ertussen zit. De schildpad die aan de beurt is, gooit altijd de eerste dobbelsteen en zwemt altijd.
rule-M-R9 = Dezelfde regel geldt als een speler de ene eigen schildpad op de andere heeft zitten.
rule-M-R10 = Een schildpad die door de andere van dezelfde speler is meegenomen, doet in die beurt toch nog een eigen zet; maar wint de eerste van de twee de laatste zeven eieren, dan is het spel meteen afgelopen.
rule-M-R11 = Twee of drie spelers hebben elk twee schildpadden, vier tot zeven hebben er elk één.
rule-M-R12 = De laatste zeven eieren gaan net als een kaart naar de bovenste schildpad van een toren.
rule-M-R13 = Gewonnen kaarten liggen gedekt; je eigen kaarten mag je bekijken. Aan het eind gaan ze allemaal open. Iedereen heeft elke kaart gezien toen die gewonnen werd, dus de bots onthouden ze allemaal; op het scherm blijven de kaarten van anderen gedekt.
rule-M-R14 = Een kaart die in de variant gespeeld is, wordt meteen afgelegd.
rule-M-R15 = Wie twee schildpadden heeft, mag in de hele beurt één kaart spelen, niet één per schildpad. Speelt een tegenstander die op een van beide meelift een kaart, dan mag de eigenaar er zelf nog één spelen. Een kaart telt als dobbelsteen voor het vermenigvuldigen en voor de grens van 7.
rule-M-R16 = In een toren mag de speler van de bovenste schildpad een eigen kaart spelen; niemand anders mag er een spelen.
rule-M-R17 = Kaarten mogen ook nog gespeeld worden als de stapel op is; de zeven eieren op het strand zijn geen kaart.
rule-M-R18 = Bij evenveel eieren en evenveel kaarten wordt de overwinning gedeeld.
rule-M-R19 = De startspeler wordt geloot.
