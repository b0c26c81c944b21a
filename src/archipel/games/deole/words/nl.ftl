# Déole in het Nederlands.

## Dingen

colour-blue = blauw
colour-yellow = geel
colour-green = groen
colour-red = rood

track-blue = blauwe baan
track-yellow = gele baan
track-green = groene baan
track-red = rode baan
track-crew = bemanningsbaan
deole-short-blue = bl
deole-short-yellow = ge
deole-short-green = gr
deole-short-red = ro
deole-short-crew = be

heading-north = noorden
heading-east = oosten
heading-south = zuiden
heading-west = westen

mode-even = even
mode-odd = oneven
mode-small = klein
mode-large = groot
mode-different = verschillend
mode-rising = stijgend
mode-falling = dalend
mode-equal = gelijk
mode-swinging = slingerend
mode-step = ±1

bonus-A = A: een dobbelsteen uit de zak, waarde naar keuze
bonus-B = B: een dobbelsteen in een kleur naar keuze, gegooid
bonus-C = C: één vak varen
bonus-D = D: een dobbelsteen van de Windroos
bonus-E = E: gebruikte stuurraderen kosten niets
bonus-F = F: beschikbare stuurraderen leveren punten op

blurb = Kies een dobbelsteen, leg hem op je blad, en zijn wind drijft je schip voort. Red schipbreukelingen, doorzoek wrakken, bereik Éolia en wees op tijd weer thuis!
goal = Haal de meeste punten: schipbreukelingen, wrakken en een goede thuisreis.

option-modes = Legregels
    .help = Vijf legregels bepalen welke dobbelstenen op de vijf banen van een blad passen. Gewoonlijk zijn dat die van het eerste spel, of voor één speler die van de solovaart.
    .usual = gebruikelijk
    .first = eerste spel: even, oneven, verschillend, stijgend, dalend
    .solo = solo: oneven, stijgend, gelijk, slingerend, ±1
    .breeze = bries: even, oneven, klein, groot, verschillend
    .trade = passaat: even, groot, stijgend, dalend, slingerend
    .mistral = mistral: oneven, verschillend, stijgend, slingerend, ±1
    .tempest = orkaan: stijgend, dalend, gelijk, slingerend, ±1
    .free = vrij: om de beurt gekozen door de spelers

option-equals = Gelijke waarden bij stijgend en dalend
    .help = Stijgende en dalende banen zijn streng. Met ‘ja’ nemen ze ook nog eens de vorige waarde aan.
    .no = nee
    .yes = ja

## Antwoorden

answer-first = { $seat } begint
answer-castaways = Schipbreukelingen: geel { $yellow }, rood { $red }
answer-rolled = { $colour } { $pips }
answer-drawn = Een dobbelsteen uit de zak: { $colour }
answer-side = Vertrekken vanaf de { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} kant
answer-mode = Legregel: { $mode }
answer-pick = De { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} { $pips } pakken
answer-lay = Een { $pips } op de { $track } leggen
answer-discard = De dobbelsteen afleggen
answer-port = Vertrekken uit haven { $port }
answer-sail = Naar het { $heading } varen
answer-sign = De min van bemanningsvakje { $box } een plus maken
answer-smile = Het gezichtje op de { $track } tekenen
answer-bonus = Bonus { $bonus }
answer-colour = Een { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} dobbelsteen
answer-salvage = De { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} { $pips } van de Windroos pakken
answer-disaster = De ramp op de { $track } leggen
answer-help = Een schipbreukeling stuurt de ramp naar de Windroos
answer-free = Een schipbreukeling maakt vakje { $box } van de { $track } vrij

## Vragen

ask-side = Solovaart: kies de kant vanwaar je vertrekt.
ask-modes = De spelers kiezen om de beurt vijf legregels: kies de volgende.
ask-pick = De dobbelstenen zijn gegooid: pak er een.
ask-lay = Je hebt een dobbelsteen: leg hem op een baan of leg hem af.
ask-mode = Je dobbelsteen opent deze baan: kies de legregel.
ask-port = Je reis begint: kies een haven van je kleur.
ask-course = Je schip vaart één vak: kies de richting.
ask-sign = Je hebt een wrak doorkruist: kies een min van je bemanning, die wordt een plus.
ask-castaway = Je hebt een schipbreukeling gered: teken het gezichtje op een baan.
ask-bonus = Je hebt een bonus verdiend: kies er een.
ask-colour = Bonus B geeft een dobbelsteen uit de zak: kies de kleur.
ask-salvage = Bonus D geeft een dobbelsteen van de Windroos: kies er een.
ask-disaster = De overgebleven dobbelsteen is een ramp: leg hem neer.

## Gebeurtenissen

event-starts = { $seat } begint.
event-sides = { $seat } start aan de { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} kant.
event-chose = { $seat } kiest een legregel: { $mode }.
event-round = Ronde { $number }.
event-drifts = Op { $space } drijft een schipbreukeling.
event-turn = Beurt { $number }.
event-rolled = Gegooid: { $colour } { $pips }.
event-picks = { $seat } pakt de { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} { $pips }.
event-lays = { $seat } legt een { $pips } op vakje { $box } van de { $track }.
event-adjusts = { $helms ->
    [one] { $seat } gebruikt een stuurrad van de { $track }.
   *[other] { $seat } gebruikt { $helms } stuurraderen van de { $track }.
}
event-opens = { $seat } opent de { $track } met de legregel ‘{ $mode }’.
event-helm = Op de { $track } komt voor { $seat } een stuurrad beschikbaar.
event-discards = { $seat } legt de { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} { $pips } af.
event-departs = { $seat } vertrekt uit haven { $port }.
event-sails = { $seat } doorkruist { $space } en vaart naar het { $heading }.
event-home = { $seat } komt vanaf { $space } thuis.
event-wreck = { $seat } doorzoekt een wrak: bemanningsvakje { $box } krijgt een plus.
event-rescues = { $seat } redt de schipbreukeling op { $space }.
event-smiles = { $seat } tekent een gezichtje in vakje { $box } van de { $track }.
event-eolia = { $seat } bereikt Éolia.
event-column = { $seat } vult kolom { $box }.
event-earns = { $seat } verdient een bonus.
event-bonus = { $seat } neemt bonus { $bonus }.
event-lapses = Een bonus vervalt: er is er geen meer waar { $seat } iets aan heeft.
event-drew = { $seat } krijgt een dobbelsteen uit de zak: { $colour }.
event-chooses = { $seat } pakt een dobbelsteen uit de zak en gooit hem: { $colour }.
event-salvages = { $seat } pakt de { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} { $pips } van de Windroos.
event-left = De { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} { $pips } blijft over en gaat naar de Windroos.
event-refills = De dobbelstenen van de Windroos gaan terug in de zak.
event-disaster = Een ramp treft { $seat }: een { $pips } op vakje { $box } van de { $track }.
event-ignored = De ramp gaat aan { $seat } voorbij: in deze ronde is er al een { $pips } geweest.
event-helped = Een schipbreukeling helpt { $seat }: de ramp gaat naar de Windroos.
event-frees = Een schipbreukeling maakt vakje { $box } van de { $track } vrij: de { $pips } gaat naar de Windroos.
event-storm = { $rows ->
    [one] De storm komt van de { $colour ->
        [blauw] blauwe
        [geel] gele
        [groen] groene
       *[other] rode
    } kant: één rij.
   *[other] De storm komt van de { $colour ->
        [blauw] blauwe
        [geel] gele
        [groen] groene
       *[other] rode
    } kant: { $rows } rijen.
}
event-sinks = Er is geen vakje meer vrij voor de ramp: het schip van { $seat } vergaat.
event-swallowed = De storm verzwelgt het schip van { $seat } op { $space }.
event-adrift = { $seat } is niet op tijd thuis.
event-over = Het spel is afgelopen.

## Score

line-eolia = Éolia
line-gauge = Verste rij
line-spaces = Doorkruiste vakken
line-missing = Ontbrekende vakken tot de haven
line-blue = Blauwe baan
line-yellow = Gele baan
line-green = Groene baan
line-red = Rode baan
line-crew = Bemanning
line-helms_used = Gebruikte stuurraderen
line-helms_left = Beschikbare stuurraderen

## Waarom niet?

why-game-over = { $who } kan geen zet meer doen: het spel is afgelopen.
why-starter-first = Nog niet: eerst moet de startspeler worden geloot.
why-side-first = Nog niet: eerst moet er een kant gekozen worden.
why-modes-first = Nog niet: eerst moeten de vijf legregels worden gekozen.
why-castaways-first = Nog niet: eerst moet er voor de schipbreukelingen gegooid worden.
why-roll-first = Nog niet: eerst moeten de dobbelstenen van deze beurt gegooid worden.
why-pick-first = Nog niet: eerst moet { $decider } een dobbelsteen pakken.
why-lay-first = Nog niet: eerst moet { $decider } de dobbelsteen in de hand leggen of afleggen.
why-mode-first = Nog niet: eerst moet { $decider } de legregel van de nieuwe baan kiezen.
why-port-first = Nog niet: eerst moet { $decider } een haven kiezen.
why-course-first = Nog niet: eerst moet { $decider } varen.
why-sign-first = Nog niet: eerst moet { $decider } een teken omkeren, dankzij het wrak.
why-face-first = Nog niet: eerst moet { $decider } het gezichtje van de schipbreukeling tekenen.
why-bonus-first = Nog niet: eerst moet { $decider } een bonus pakken.
why-colour-first = Nog niet: eerst moet { $decider } de kleur van de dobbelsteen voor bonus B kiezen.
why-salvage-first = Nog niet: eerst moet { $decider } een dobbelsteen van de Windroos pakken, voor bonus D.
why-disaster-first = Nog niet: eerst moet { $decider } de ramp leggen of afwenden.
why-draw-first = Nog niet: eerst moet de dobbelsteen voor bonus A getrokken worden.
why-bonus-die-first = Nog niet: eerst moet de dobbelsteen voor bonus B gegooid worden.
why-not-your-turn = { $who } is niet aan de beurt: { $decider } is aan de beurt.
why-starter-is-drawn = { $who } kan ‘{ $answer }’ niet kiezen: de startspeler wordt geloot.
why-castaways-are-rolled = { $who } kan ‘{ $answer }’ niet kiezen: de dobbelstenen bepalen waar de schipbreukelingen drijven.
why-dice-are-rolled = { $who } kan ‘{ $answer }’ niet kiezen: dobbelstenen worden gegooid, niet gekozen.
why-die-is-drawn = { $who } kan ‘{ $answer }’ niet kiezen: de dobbelsteen voor bonus A wordt uit de zak getrokken.
why-only-alone = { $who } kan ‘{ $answer }’ niet kiezen: alleen in het solospel kies je een kant.
why-no-disasters = { $who } kan ‘{ $answer }’ niet kiezen: rampen zijn er alleen in het solospel.
why-no-such-seat = De loting kan { $seat } niet aanwijzen: er zijn maar { $seats } spelers.
why-no-such-die = Een { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} dobbelsteen kan niet worden getrokken: er zit er geen in de zak.
why-colour-chosen = Een { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} dobbelsteen kan niet worden getrokken: er is een andere kleur gekozen.
why-not-in-tray = { $who } kan de { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} { $pips } niet pakken: zo’n dobbelsteen is er niet meer.
why-wrong-track = { $who } kan de { $track } niet gebruiken: de dobbelsteen heeft een andere kleur.
why-track-full = { $who } kan de { $track } niet gebruiken: er is geen vakje vrij.
why-box-passed = { $who } kan de { $track } niet gebruiken: het vrije vakje ligt links van een dobbelsteen of een gezichtje.
why-helms-short = { $who } kan er geen { $pips } van maken: op de { $track } zijn te weinig stuurraderen beschikbaar.
why-mode-forbids = { $who } kan daar geen { $pips } leggen: de legregel van de { $track } laat het niet toe.
why-no-mode-fits = { $who } kan de { $track } niet met een { $pips } openen: geen van de overgebleven legregels laat het toe.
why-no-way = { $who } kan de { $track } niet gebruiken: die wind zou het schip van de kaart drijven.
why-mode-not-agreed = { $who } kan ‘{ $mode }’ niet kiezen: dat hoort niet bij de vijf legregels van dit spel.
why-mode-used = { $who } kan ‘{ $mode }’ niet kiezen: dat geldt al voor een andere baan.
why-mode-unmet = { $who } kan ‘{ $mode }’ niet kiezen: daar past de dobbelsteen niet bij.
why-mode-named = { $who } kan ‘{ $mode }’ niet kiezen: die is al gekozen.
why-port-blocked = { $who } kan niet uit haven { $port } vertrekken: de wind zou het schip van de kaart drijven.
why-turns-back = { $who } kan niet naar het { $heading } varen: een schip keert niet om.
why-off-map = { $who } kan niet naar het { $heading } varen: de kaart verlaat je alleen door een eigen haven.
why-third-box = { $who } kan het teken van het derde vakje niet omkeren.
why-sixth-box = { $who } kan het teken van het zesde vakje niet omkeren: het is een plus.
why-sign-turned = { $who } kan het teken van vakje { $box } niet omkeren: het is al een plus.
why-face-full = { $who } kan het gezichtje niet op de { $track } tekenen: er is geen vakje vrij.
why-face-sixth = { $who } kan het gezichtje niet op de { $track } tekenen: in het zesde vakje mag er geen.
why-bonus-taken = { $who } kan die bonus niet nog eens nemen ({ $bonus }).
why-no-dice-left = { $who } kan die bonus niet nemen: er zijn geen dobbelstenen in de zak en ook niet op de Windroos.
why-rose-empty = { $who } kan die bonus niet nemen: er liggen geen dobbelstenen op de Windroos.
why-no-voyage = { $who } kan die bonus niet nemen: het schip is niet op zee.
why-not-in-bag = { $who } kan geen { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} dobbelsteen pakken: er zit er geen in de zak.
why-not-in-rose = { $who } kan de { $colour ->
    [blauw] blauwe
    [geel] gele
    [groen] groene
   *[other] rode
} { $pips } niet pakken: zo’n dobbelsteen ligt niet op de Windroos.
why-disaster-track = { $who } kan de ramp niet op de { $track } leggen: die heeft een andere kleur.
why-disaster-full = { $who } kan de ramp niet op de { $track } leggen: er is geen vakje vrij.
why-no-helper = { $who } heeft geen schipbreukeling aan boord die kan helpen.
why-no-disaster = { $who } kan vakje { $box } van de { $track } niet vrijmaken: daar ligt geen ramp van deze ronde.

## De terminal

deole-turn = Ronde { $round } van { $rounds }, beurt { $turn } van { $turns }
deole-modes = Legregels
deole-tray = Dobbelstenen
deole-hand = In de hand
deole-rose = Windroos
deole-bag = Zak
deole-legend = # Éolia   W wrak   ☺ schipbreukeling   a–i hun letters   Z1 haven   ▸ kiest eerst
deole-legend-sheet = · vrij   [5] gevuld   * stuurrad (2/1: beschikbaar/gebruikt)   ★ kolombonus
deole-legend-alone = ≈ storm   [!3] ramp   [█] doorgestreept
deole-gauge = Rij:punten
deole-table = Schipbreukelingen
deole-price = { $helms ->
    [0] zoals hij is
    [one] voor één stuurrad
   *[other] voor { $helms } stuurraderen
}
deole-price-points = Elk gebruikt stuurrad kost aan het eind 2 punten.
deole-player = Speler
deole-ship = Schip
deole-spaces = Vakken
deole-row = Rij
deole-bonuses = Bonussen
deole-helpers = Helpers aan boord
deole-owed = Bonussen tegoed
deole-points = Punten
deole-track = Baan
deole-mode = Legregel
deole-boxes = Vakjes
deole-at-port = in de haven
deole-at-sea = op zee
deole-at-home = thuis
deole-lost-storm = Schip vergaan in de storm.
deole-lost-wreck = Schipbreuk.
deole-lost-adrift = Schip niet op tijd thuis.

## Op het gehoor en met het toetsenbord

deole-ear-port = haven { $port } van { $wind }
deole-ear-next = hierna voor { $player }
deole-ear-crossed = bevaren door { $player }
deole-ear-wreck = wrak
deole-ear-letter = letter { $letter }
deole-ear-column = Kolom { $box }: { $count } van 5{ $open ->
    [none] .
    [many] .
   *[other] ; vrij: { $open }.
}
deole-ear-places = Dobbelstenen, kaart, je blad, legregels en bonussen
deole-cmd-track = baan
    .help = baan blauw: je blauwe baan; baan blauw bo: die van Bo; alleen baan: alle vijf
deole-cmd-ship = schip
    .help = schip 2: de reis van speler 2, of van een speler bij naam
deole-cmd-modes = legregels
    .help = legregels: je legregels, en welke gebruikt zijn
deole-cmd-columns = kolommen
    .help = kolommen: hoeveel vakjes van elke kolom gevuld zijn
deole-cmd-dice = dobbelstenen
    .help = dobbelstenen: de dobbelstenen om te pakken, in de hand, op de Windroos en in de zak
deole-cmd-space = vak
    .help = c5: wat er op dat vak van de kaart is

## Regels

rule-D1 = De zee en de bladen
rule-D1-1 = Déole is voor 1 tot 4 spelers en duurt drie rondes van vijf beurten. In elke beurt speelt iedere speler één dobbelsteen.
rule-D1-2 = De zee is een kaart van 8 × 8 vakken. Elke kant heeft de kleur van een wind: blauw in het noorden, geel in het oosten, groen in het zuiden, rood in het westen. Wie aan een kant zit, heeft de kleur ervan.
rule-D1-3 = Aan elke kant liggen drie havens: daaruit vertrekt de speler van die kant, en daarheen moet het schip terug.
rule-D1-4 = Op vier vakken liggen wrakken, en de vier in het midden zijn het eiland Éolia. Elke kant heeft daar een eigen kust: de randen van het eiland die ernaar gekeerd zijn.
rule-D1-5 = Langs elke kant geeft een schaal punten voor de verste rij die bereikt is.
rule-D1-6 = Iedereen heeft een blad met vijf banen van zes vakjes: een voor de wind van elke kleur en een voor de bemanning.
rule-D1-7 = Sommige vakjes tonen een stuurrad. Aan het begin is er op de blauwe, de gele en de groene baan telkens één stuurrad beschikbaar.
rule-D1-8 = De vakjes van de bemanningsbaan hebben een teken: een min voor de eerste vijf, een plus voor het zesde.
rule-D1-9 = De dobbelstenen hebben de kleuren van de winden. In de zak zitten er van elke kleur 7 met vier spelers, 6 met drie, 5 met twee en 4 voor één speler.
rule-D2 = Voor het vertrek
rule-D2-1 = Twee spelers zitten tegenover elkaar, bij groen en blauw; drie bij groen, rood en blauw; vier aan alle kanten. De startspeler wordt geloot.
rule-D2-2 = De spelers spreken vijf van de tien legregels af. Voor het eerste spel zijn dat even, oneven, verschillend, stijgend en dalend.
rule-D2-3 = Aan het begin van elke ronde worden een gele en een rode dobbelsteen gegooid. De tabel van de schipbreukelingen geeft daarbij een symbool, en op elk van de vier vakken met dat symbool komt een schipbreukeling.
rule-D3 = Een beurt
rule-D3-1 = Aan het begin van een beurt wordt één dobbelsteen meer dan er spelers zijn uit de zak getrokken, en allemaal worden ze gegooid.
rule-D3-2 = Vanaf de startspeler en met de klok mee kiest iedereen een van de overgebleven dobbelstenen en speelt die helemaal uit: leggen, varen, meemaken wat er onderweg ligt, bonussen nemen.
rule-D3-3 = Zodra de laatste speler gekozen heeft, gaat de dobbelsteen die niemand wilde naar de Windroos, waar alle afgelegde dobbelstenen liggen. Bonus D van die speler kan hem al pakken.
rule-D3-4 = Zitten er te weinig dobbelstenen in de zak voor een beurt, dan gaan eerst alle dobbelstenen van de Windroos er weer in.
rule-D3-5 = Na vijf beurten is de ronde voorbij: alle dobbelstenen gaan terug in de zak. Wat op de bladen geschreven is, blijft staan.
rule-D4 = Een dobbelsteen leggen
rule-D4-1 = Een dobbelsteen komt op het eerste vrije vakje van links, op de baan van zijn kleur of op de bemanningsbaan.
rule-D4-2 = De eerste dobbelsteen op een baan opent die: de speler kiest een van de vijf legregels die op dit blad nog niet gebruikt is. Vanaf dan geldt die voor deze baan.
rule-D4-3 = Even neemt 2, 4 en 6 aan; oneven 1, 3 en 5.
rule-D4-4 = Klein neemt 1, 2 en 3 aan; groot 4, 5 en 6.
rule-D4-5 = Verschillend neemt geen waarde twee keer aan.
rule-D4-6 = Stijgend vraagt een hogere waarde dan de vorige; dalend een lagere.
rule-D4-7 = Gelijk vraagt dezelfde waarde als de vorige.
rule-D4-8 = Slingerend gaat om en om omhoog en omlaag.
rule-D4-9 = ±1 vraagt een waarde die precies één hoger of lager is dan de vorige.
rule-D4-10 = Een dobbelsteen op een vakje met een stuurrad maakt één stuurrad van die baan beschikbaar.
rule-D4-11 = Beschikbare stuurraderen kunnen een dobbelsteen op hun baan veranderen, elk met één omhoog of omlaag. Een stuurrad kan maar één keer gebruikt worden.
rule-D4-12 = Een 6 kan alleen omlaag en een 1 alleen omhoog.
rule-D5 = Varen
rule-D5-1 = Elke gelegde dobbelsteen brengt het schip één vak verder: het doorkruist het vak voor de boeg en verlaat het over een andere rand dan die waarover het kwam. Een schip keert op een vak nooit om.
rule-D5-2 = Een reis begint in een van de drie havens van de eigen kleur.
rule-D5-3 = Een dobbelsteen op een windbaan drijft het schip naar de kant van zijn kleur.
rule-D5-4 = Ligt die kant achter het schip, dan is het wind in de rug: het schip gaat rechtdoor, naar links of naar rechts, net wat de speler wil.
rule-D5-5 = Een dobbelsteen op de bemanningsbaan betekent roeien: weer rechtdoor, links of rechts, welke kleur de dobbelsteen ook heeft.
rule-D5-6 = Een vak mag meer dan eens doorkruist worden, ook door hetzelfde schip.
rule-D5-7 = Een schip dat de kaart door een van de eigen havens verlaat, is thuis.
rule-D5-8 = Wie thuis is, blijft tot het einde dobbelstenen leggen.
rule-D6 = Gebeurtenissen
rule-D6-1 = Wie een wrak doorkruist, maakt van de min van één bemanningsvakje een plus: het eerste, het tweede, het vierde of het vijfde. Het derde kan niet veranderen.
rule-D6-2 = Wie het vak van een schipbreukeling doorkruist, neemt die aan boord en tekent een gezichtje in het eerste vrije vakje van een baan naar keuze.
rule-D6-3 = Een vakje met een gezichtje heeft geen waarde, en de legregels slaan het over. In het zesde vakje van een baan mag er geen.
rule-D6-4 = Wie Éolia over de kust van de eigen kleur bereikt, krijgt aan het eind 5 punten.
rule-D6-5 = Wie dat als eerste doet, krijgt ook een bonus, net als anderen die in dezelfde beurt aankomen.
rule-D7 = Bonussen
rule-D7-1 = Een kolom van het blad waarvan de vijf vakjes gevuld zijn, geeft een bonus, en een dobbelsteen op het zesde vakje van de bemanningsbaan ook.
rule-D7-2 = Voor elke bonus neem je er een van de zes op je blad die je nog niet genomen hebt, en die werkt meteen. Een dobbelsteen die je zo krijgt, speel je helemaal uit als elke andere, en die kan weer bonussen opleveren.
rule-D7-3 = Bonus A: trek een dobbelsteen uit de zak en kies de waarde.
rule-D7-4 = Bonus B: pak een dobbelsteen in een kleur naar keuze uit de zak en gooi hem.
rule-D7-5 = Bonus C: vaar één vak in een richting naar keuze, maar niet terug.
rule-D7-6 = Bonus D: pak een dobbelsteen van de Windroos, met de waarde die hij toont. Stuurraderen kunnen die veranderen, zoals bij elke dobbelsteen.
rule-D7-7 = Bonus E: gebruikte stuurraderen kosten aan het eind niets.
rule-D7-8 = Bonus F: elk stuurrad dat aan het eind nog beschikbaar is, is één punt waard.
rule-D8 = Einde van het spel
rule-D8-1 = Na drie rondes is het spel afgelopen. De verste rij die bereikt is, levert de punten van de schaal op.
rule-D8-2 = Wie thuis is, krijgt 2 punten voor elk doorkruist vak, de anderen één. Een vak dat meer dan eens doorkruist is, telt één keer.
rule-D8-3 = Wie niet thuis is, verliest één punt voor elk vak dat ontbreekt tot de dichtstbijzijnde eigen haven.
rule-D8-4 = Elke windbaan levert de waarde onder het laatste gevulde vakje op.
rule-D8-5 = De bemanningsbaan levert de som van de vakjes met hun tekens op; die kan negatief zijn.
rule-D8-6 = Elk gebruikt stuurrad kost 2 punten, tenzij bonus E genomen is.
rule-D8-7 = Het hoogste totaal wint. Bij gelijke stand beslist de bemanningsbaan, daarna beslissen de punten voor het verkennen.
rule-D9 = Solospel
rule-D9-1 = In het solospel kies je vrij een kant. De legregels zijn oneven, stijgend, gelijk, slingerend en ±1.
rule-D9-2 = Elke beurt worden er twee dobbelstenen gegooid. De niet gekozen dobbelsteen is een ramp.
rule-D9-3 = Je mag het anker uitwerpen: de gekozen dobbelsteen afleggen en het zonder doen. De ramp moet toch gelegd worden.
rule-D9-4 = Een ramp komt op het eerste vrije vakje van rechts, op de baan van dezelfde kleur of op de bemanningsbaan. Is de baan van die kleur vol, dan moet hij op de bemanningsbaan.
rule-D9-5 = Een ramp met dezelfde waarde als een eerder gelegde telt niet en gaat naar de Windroos.
rule-D9-6 = Vindt een ramp geen vakje, dan vergaat het schip en is de reis verloren.
rule-D9-7 = Elke schipbreukeling aan boord kan één keer helpen: een ramp gaat naar de Windroos in plaats van gelegd te worden, of het vakje van een ramp van deze ronde komt weer vrij.
rule-D9-8 = De bonus van Éolia is alleen op de heenreis te winnen, voordat de zone van 10 punten bereikt is.
rule-D9-9 = Een kolom met een ramp erin geeft geen bonus.
rule-D9-10 = Aan het eind van een ronde worden de vakjes met rampen voorgoed doorgestreept, en voor elk daarvan op een windbaan komt de storm van die kant één rij van acht vakken dichterbij.
rule-D9-11 = Een schip dat door de storm wordt ingehaald of erin vaart, is verloren.
rule-D9-12 = Je wint door thuis te komen.
rule-D10 = Wat gereconstrueerd is
rule-D10-1 = De afbeeldingen van het boekje hebben we niet. De kaart is van ons: de grootte, vier wrakken, een eiland in het midden en vier vakken voor elk teken van de schipbreukelingen volgen uit de tekst, maar niet wat er op welk vak ligt.
rule-D10-2 = Elke kant heeft drie havens; dat het de derde, de vierde en de zesde plaats van links zijn, gezien vanaf hun speler, is onze keuze.
rule-D10-3 = De schaal heeft 5, 10, 20 en 30 punten; onze rijen daarvoor zijn de vierde, de vijfde, de zesde, en de zevende en achtste, geteld vanaf de eigen kant. Met deze rijen en havens loont het om thuis te komen.
rule-D10-4 = De tabel van de schipbreukelingen is van ons. Bij 1 of 2 op de gele dobbelsteen zijn de letters a, b en c voor 1–2, 3–4 en 5–6 op de rode; bij 3 of 4 zijn het d, e en f; bij 5 of 6 g, h en i.
rule-D10-5 = De waarden onder de vakjes van een windbaan zijn van ons: 1, 3, 6, 10, 15 en 21.
rule-D10-6 = De vakjes met een stuurrad zijn van ons: het tweede en het vierde van de blauwe, de gele, de groene en de bemanningsbaan; het eerste, het derde en het vijfde van de rode. Dat het derde teken van de bemanning een min is, is afgeleid.
rule-D10-7 = Het boekje noemt acht van de tien legregels; klein en groot zijn van ons, net als de reeksen bries, passaat, mistral en orkaan.
rule-D10-8 = Wie het spel bezit, kan in een bestand schrijven wat er op de eigen bladen staat en er in de terminal mee spelen.
rule-D-R = Verduidelijkingen
rule-D-R1 = Een schip staat op een rand en heeft een koers: het volgende vak is dat voor de boeg. Een zet doorkruist het en verlaat het over een van de drie andere randen.
rule-D-R2 = Een wind waarvan de kant voor, links of rechts van het schip ligt, drijft het naar die kant; de kleur achter het schip geeft de keuze uit drie richtingen, en de bemanning ook.
rule-D-R3 = Een schip verlaat de kaart alleen door een eigen haven. Een dobbelsteen die alleen elders van de kaart kan leiden, kan daar niet gelegd worden.
rule-D-R4 = Iedereen mag de gekozen dobbelsteen zonder gevolg op de Windroos afleggen.
rule-D-R5 = Na elke beurt wordt de volgende speler met de klok mee de startspeler.
rule-D-R6 = Na elke ronde gaan alle dobbelstenen terug in de zak, die op de bladen en die op de Windroos.
rule-D-R7 = Het eerste spoor begint in een van de drie havens, die met de eerste zet gekozen wordt; een eerste wind van de eigen kleur is wind in de rug.
rule-D-R8 = Een schip dat thuis is, blijft daar: latere dobbelstenen verplaatsen het niet meer, het komt niets meer tegen, en bonus C heeft geen nut meer.
rule-D-R9 = Een schip mag het vak voor de eigen haven doorkruisen zonder thuis te komen; het komt thuis door het vak over de rand van de haven te verlaten.
rule-D-R10 = Een gezichtje komt in het eerste vrije vakje van een baan naar keuze, maar niet in het zesde. Het geeft geen stuurrad en telt 0 voor de bemanning. Maar het vult zijn vakje voor de kolom en voor de waarde van een windbaan.
rule-D-R11 = In het zesde vakje wordt geen gezichtje getekend.
rule-D-R12 = Een gezichtje mag op een baan getekend worden die nog niet open is; de legregel wordt met de eerste dobbelsteen gekozen.
rule-D-R13 = Schipbreukelingen die aan het eind van een ronde over zijn, gaan van de kaart, en alle vier worden ze opnieuw geplaatst.
rule-D-R14 = Het eerste schip dat het vak doorkruist, neemt de schipbreukeling aan boord.
rule-D-R15 = Een wrak werkt elke keer dat het vak doorkruist wordt, en ook het teken van een leeg vakje mag omgekeerd worden; zijn er vier tekens omgekeerd, dan valt er niets meer om te keren.
rule-D-R16 = De bonus van Éolia is voor wie het eerst aankomt en voor alle anderen die in dezelfde beurt aankomen. Iedere speler kan de 5 punten krijgen, op elk moment, één keer.
rule-D-R17 = De bonus van een kolom is verdiend zodra het vijfde vakje ervan door een dobbelsteen of een gezichtje gevuld is, één keer voor elke kolom.
rule-D-R18 = Een dobbelsteen van bonus A, B of D die niet gelegd kan worden, gaat naar de Windroos, en de bonus is verbruikt. Alleen bruikbare bonussen worden aangeboden; is er geen, dan vervalt de bonus.
rule-D-R19 = E en F worden genomen zoals de andere en werken aan het eind. Zonder F zijn beschikbare stuurraderen niets waard.
rule-D-R20 = Voor één dobbelsteen mogen meer stuurraderen gebruikt worden. Het zijn die van de baan waarop de dobbelsteen gelegd wordt; een stuurrad dat deze dobbelsteen zelf beschikbaar maakt, is pas later te gebruiken.
rule-D-R21 = Stijgend en dalend zijn streng. Als optie worden ook gelijke waarden aangenomen.
rule-D-R22 = Een vak telt voor elke speler één keer, hoe vaak het ook doorkruist is.
rule-D-R23 = Ontbrekende vakken zijn het kleinste aantal vakken dat het schip zou moeten doorkruisen om door een eigen haven te vertrekken, zonder om te keren en zonder op de wind te letten.
rule-D-R24 = Op de schaal telt de beste rij die ooit bereikt is, thuis of niet.
rule-D-R25 = Bij een gelijk totaal wint de hogere bemanningsbaan, dan wie meer punten voor het verkennen heeft, en anders wordt de overwinning gedeeld.
rule-D-R26 = De kleur van een speler is die van de kant waar de speler voor zit.
rule-D-R27 = Een ramp telt niet als er in dezelfde ronde al een met dezelfde waarde gelegd is.
rule-D-R28 = Als er een ramp gelegd moet worden, kan elke schipbreukeling die je inzet die ramp afwenden, of een vakje vrijmaken waarin een ramp van deze ronde ligt en dat nog niet is doorgestreept; die dobbelsteen gaat naar de Windroos, zijn waarde beschermt niet meer, en de nieuwe ramp moet nog gelegd worden. Het gezichtje blijft op het blad.
rule-D-R29 = Elk windvakje dat aan het eind van een ronde doorgestreept wordt, voegt van die kant een rij storm toe. Een schip is verloren als het laatst doorkruiste vak in de storm ligt, of zodra het zo’n vak doorkruist. Een schip in de haven is veilig.
rule-D-R30 = Is de eigen baan vol, dan gaat een ramp naar de bemanningsbaan; is die ook vol, dan vergaat het schip.
rule-D-R31 = Een vakje met een ramp neemt niets anders op, en de legregels slaan het over.
rule-D-R32 = In het solospel win je als het schip aan het eind van de vijftiende beurt thuis is. De score is alleen een record om te verbeteren.
rule-D-R33 = Een dobbelsteen van bonus A die niet gelegd wordt, toont op de Windroos een 1.
rule-D-R34 = Hebben zak en Windroos samen te weinig dobbelstenen, dan worden de aanwezige gegooid; wie er geen meer vindt, doet in die beurt niets.
rule-D-R35 = Een vakje met een ramp telt niet als gevuld voor de waarde van zijn baan.
rule-D-R36 = Een schip dat nooit uit de haven vertrokken is, is niet thuisgekomen, maar verliest geen punten voor ontbrekende vakken.
rule-D-R37 = Er kunnen ook andere legregels afgesproken worden, ook in het solospel: nog vier reeksen van onszelf, of een vrije keuze. Bij een vrije keuze kiezen de spelers om de beurt een legregel, te beginnen bij de startspeler, tot het er vijf zijn.
rule-D-R38 = Is de zak leeg als bonus A of B een dobbelsteen nodig heeft, dan gaan eerst alle dobbelstenen van de Windroos er weer in.
rule-D-R39 = Niets is geheim: bladen, zak en Windroos zijn voor iedereen te zien.
rule-D-R40 = Vindt een ramp geen vakje, dan lijdt ook een schip dat in de haven ligt schipbreuk.
rule-D-R41 = Een dobbelsteen of een gezichtje komt altijd rechts van alle dobbelstenen en gezichtjes van zijn baan; een vakje dat links daarvan vrijkomt, kan alleen nog een ramp opnemen.

## De afdrukken

deole-print-source = Onze eigen tekening van de doos ‘{ $box }’. Kaart, schaal, waarden, stuurraderen, schipbreukelingentabel en twee legregels zijn gereconstrueerd.
deole-print-sheet = navigatieblad
deole-print-map = verkenningskaart
deole-print-annex = bijlage
deole-print-blue = N
deole-print-yellow = O
deole-print-green = Z
deole-print-red = W
deole-print-blue-track = Boreas, blauw
deole-print-yellow-track = Euros, geel
deole-print-green-track = Notos, groen
deole-print-red-track = Zephyros, rood
deole-print-crew-track = Bemanning
deole-print-ship = Schip
deole-print-side = Mijn kant
deole-print-turns = Beurten
deole-print-modes = De legregels
deole-print-modes-help = Omcirkel de vijf legregels van dit spel. De eerste dobbelsteen op een baan opent die: teken er een in het zeil en streep hem hier door.
deole-print-columns = Volle kolom: een bonus
deole-print-bonuses = Bonussen
deole-print-score = Score
deole-print-total = Totaal
deole-print-solo = Solo
deole-print-disasters = Rampen, rondes 1–3
deole-print-storm = Rijen storm
deole-print-helpers = Schipbreukelingen die helpen
deole-print-port = Een haven: de reis begint in een van de drie van de eigen kant en eindigt in een willekeurige ervan.
deole-print-wreck = Een wrak: een min van de bemanning met dit teken wordt een plus.
deole-print-castaways = Een letter voor schipbreukelingen: ze drijven waar de gegooide letter staat. Wie het vak doorkruist, tekent een gezichtje op het blad.
deole-print-coast = Éolia: 5 punten voor wie het bereikt over de kust met de eigen letter; een bonus voor de eerste.
deole-print-gauge = De schaal links van elke speler geeft punten voor de verste rij die bereikt is.
deole-print-courses = Een koers loopt van rand tot rand: rechtdoor, naar links of naar rechts. Teken de koersen zonder kleurpennen zo:
deole-print-modes-about = Een gezichtje wordt overgeslagen. Waar een legregel naar de vorige waarde kijkt, is de eerste dobbelsteen vrij.
deole-print-mode-even = 2, 4 of 6
deole-print-mode-odd = 1, 3 of 5
deole-print-mode-small = 1, 2 of 3
deole-print-mode-large = 4, 5 of 6
deole-print-mode-different = geen waarde twee keer op de baan
deole-print-mode-rising = hoger dan de vorige waarde
deole-print-mode-falling = lager dan de vorige waarde
deole-print-mode-equal = gelijk aan de vorige waarde
deole-print-mode-swinging = om en om omhoog en omlaag; de eerste stap is vrij
deole-print-mode-step = precies één meer of één minder dan de vorige waarde
deole-print-sets = Telkens vijf legregels
deole-print-sets-about = De legregels van het eerste spel en de solovaart zijn die van het boekje; de andere reeksen zijn van ons. Elk vijftal is goed.
deole-print-set-first = Eerste spel
deole-print-set-solo = Solo
deole-print-set-breeze = Bries
deole-print-set-trade = Passaat
deole-print-set-mistral = Mistral
deole-print-set-tempest = Orkaan
deole-print-table = Waar schipbreukelingen drijven
deole-print-table-about = Gooi voor elke ronde een gele en een rode dobbelsteen, en zet een schipbreukeling op elk vak van de kaart met de letter die hier staat.
deole-print-yellow-die = gele dobbelsteen
deole-print-red-die = rode dobbelsteen

## De pagina

deole-web-wind-blue = Boreas
deole-web-wind-yellow = Euros
deole-web-wind-green = Notos
deole-web-wind-red = Zephyros
deole-web-wind-crew = Bemanning
deole-web-eolia = Éolia
deole-web-first = { $player } kiest als eerste
deole-web-north = Noorden boven
deole-web-die = { $colour } { $pips }
deole-web-dice = { $count } × { $colour }
deole-web-die-free = { $colour }, waarde naar keuze
deole-web-columns = Kolommen
deole-web-won = gewonnen
deole-web-bonuses = Bonussen
deole-web-taken = genomen
deole-web-which-value = Welke waarde?
deole-web-value-helms = { $helms ->
    [one] { $value }, voor één stuurrad
   *[other] { $value }, voor { $helms } stuurraderen
}
deole-web-helms = Stuurraderen: { $ready } beschikbaar, { $used } gebruikt
deole-web-castaway = schipbreukeling
deole-web-disaster = ramp
deole-web-stormed = verloren in de storm
deole-web-disasters = Rampen van deze ronde
deole-web-helpers = Schipbreukelingen die kunnen helpen
deole-web-storm = Storm
deole-web-ask-side = Vanaf welke kant vertrek je?
deole-web-ask-modes = Kies een legregel voor dit spel.
deole-web-ask-pick = Pak een dobbelsteen.
deole-web-ask-lay = Leg de dobbelsteen op een gemarkeerd vakje, of leg hem af.
deole-web-ask-mode = Kies een legregel voor deze baan.
deole-web-ask-port = Uit welke haven vertrek je?
deole-web-ask-course = Waarheen vaar je?
deole-web-ask-sign = Welke min wordt een plus?
deole-web-ask-castaway = Waar teken je het gezichtje van de schipbreukeling?
deole-web-ask-bonus = Kies een bonus.
deole-web-owed = ({ $count } in totaal)
deole-web-ask-colour = Welke kleur dobbelsteen?
deole-web-ask-salvage = Welke dobbelsteen van de Windroos?
deole-web-ask-disaster = Waar slaat de ramp toe?
deole-web-ask-help = Een schipbreukeling kan hem naar de Windroos sturen, of het vakje van een eerdere ramp vrijmaken.
deole-web-come-home = Weer thuis in de haven: de reis is gewonnen.
deole-web-map = De kaart, acht bij acht vakken.
deole-web-ahead = op weg naar { $space }
deole-web-spaces = { $count ->
    [one] één vak
   *[other] { $count } vakken
}
deole-web-tray-holds = Dobbelstenen om uit te kiezen: { $dice }.
deole-web-hand-holds = Dobbelsteen in de hand: { $die }.
deole-web-rose-holds = Op de Windroos: { $dice }.
deole-web-bag-holds = Dobbelstenen in de zak: { $dice }.
deole-web-castaways-at = Schipbreukelingen: { $spaces }.
deole-web-wrecks-at = Wrakken: { $spaces }.
deole-web-island-at = Het eiland Éolia: { $spaces }.
deole-web-eolia-open = De bonus is nog te winnen.
deole-web-eolia-now = Wie nog in deze beurt aankomt, krijgt de bonus ook.
deole-web-eolia-gone = De bonus is al gewonnen.
deole-web-reached = Éolia bereikt: { $players }.
deole-web-storm-rows = { $rows ->
    [one] Storm aan de kant van { $wind }: één rij.
   *[other] Storm aan de kant van { $wind }: { $rows } rijen.
}
deole-web-disasters-were = Rampen van deze ronde: { $values }.
deole-web-has-bonuses = Bonussen van { $player }: { $bonuses }.
deole-web-has-helpers = { $count ->
    [one] Eén schipbreukeling kan helpen.
   *[other] { $count } schipbreukelingen kunnen helpen.
}
deole-web-ship-port = Het schip van { $player } ({ $wind }, { $colour }) ligt in de haven.
deole-web-ship-sea = Het schip van { $player } ({ $wind }, { $colour }) vaart naar het { $heading }, { $space } ligt voor de boeg.
deole-web-ship-home = Het schip van { $player } ({ $wind }, { $colour }) is weer thuis.
deole-web-explored = Doorkruiste vakken: { $spaces }; verste rij: { $row }.
deole-web-empty = leeg
deole-web-used = al gebruikt
deole-web-change = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
deole-web-rolling = De dobbelstenen worden gegooid.
deole-web-panes = Kaart of blad
deole-web-pane-map = Kaart
deole-web-pane-sheet = Blad
deole-web-whole = De hele kaart tonen
deole-web-discard = Afleggen
deole-web-hint-mouse = Wijs iets aan dat gemarkeerd is om te zien wat het doet. Klik om het te spelen.
deole-web-hint-touch = Tik één keer om te kijken, nog eens om te spelen.
deole-web-then-mode = Daarna kies je de legregel van de baan.
deole-web-then-port = Daarna kies je je haven.
deole-web-then-course = Daarna kies je je koers.
deole-web-best-chain = De langste keten: { $player } legde { $count } dobbelstenen in één beurt.
deole-web-best-castaways = { $count ->
    [one] De meeste schipbreukelingen: { $player } redde er één.
   *[other] De meeste schipbreukelingen: { $player } redde er { $count }.
}
web-keys-of-game = i, j, k, l: naar het noorden, westen, zuiden, oosten varen. 1, 2, 3: de havens. a t/m f: de bonussen. x: de dobbelsteen afleggen. h: een schipbreukeling helpt.

## Wat de tafel uitlegt

about-tray = Gegooid voor deze beurt: één dobbelsteen meer dan er spelers zijn. Iedereen pakt er een. De laatste gaat naar de Windroos.
    .title = De dobbelstenen van deze beurt
about-tray-now = Nog te pakken: { $count }.
about-first = { $player } pakt in deze beurt de eerste dobbelsteen. In de volgende beurt is dat de volgende speler met de klok mee.
    .title = De startspeler
about-hand = De dobbelsteen die net is gepakt. Hij gaat op de baan van zijn kleur of op de bemanningsbaan, of hij wordt afgelegd.
    .title = De dobbelsteen in de hand
about-rose = Hier liggen dobbelstenen die niemand heeft gebruikt. Bonus D pakt er een. Ook een afgelegde dobbelsteen komt hier; verder gebeurt er niets.
    .title = De Windroos
about-bag = De dobbelstenen die in deze ronde nog getrokken kunnen worden.
    .title = De zak
about-bag-now = Nog over in deze kleur: { $count }.
about-die = Op de baan van zijn kleur drijft deze dobbelsteen je schip naar { $wind }. Op de bemanningsbaan kies je zelf de koers.
    .title = Een dobbelsteen
about-track = Hier komen dobbelstenen van deze kleur, van links naar rechts. Ze drijven het schip naar { $wind }. Het getal onder het laatste gevulde vakje is de waarde van de baan.
    .title = Een windbaan
about-track-now = Punten tot nu toe: { $points }.
about-crew = Hier mag elke dobbelsteen liggen, en je kiest zelf de koers. Aan het eind telt elke waarde met het teken van het vakje: plus of min.
    .title = De bemanningsbaan
about-closed = Deze baan heeft nog geen legregel. Met de eerste dobbelsteen wordt een van de overgebleven regels gekozen.
    .title = Nog geen legregel
about-box = Als dit het laatste gevulde vakje is, is de baan { $points ->
        [one] één punt
       *[other] { $points } punten
    } waard.
    .title = Vakje { $box }
about-box-helm = Een dobbelsteen op dit vakje maakt een stuurrad beschikbaar.
about-sign = Een dobbelsteen op dit vakje wordt aan het eind afgetrokken. Een min met het kleine wrak kan een plus worden als het schip een wrak doorkruist.
    .title = Min
about-sign-plus = Een dobbelsteen op dit vakje wordt aan het eind opgeteld.
    .title = Plus
about-sign-star = Een dobbelsteen op het zesde vakje levert ook een bonus op.
about-mode = De legregel zegt welke dobbelstenen op de baan mogen: { $what }. Gezichtjes tellen niet mee.
    .title = Legregel: { $mode }
about-helm = Een beschikbaar stuurrad verandert een dobbelsteen op zijn baan met één, omhoog of omlaag. Het kan één keer worden gebruikt en kost dan aan het eind 2 punten.
    .title = Stuurraderen
about-columns = Zodra de vijf vakjes van een kolom gevuld zijn, krijgt de speler een bonus.
    .title = Kolommen en sterren
about-column-now = Gevuld in deze kolom: { $count } van 5.
about-bonus-A = Trek een dobbelsteen uit de zak en kies zijn waarde. Leg hem daarna.
    .title = Bonus A
about-bonus-B = Kies een kleur. Een dobbelsteen van die kleur komt uit de zak en wordt gegooid. Leg hem daarna.
    .title = Bonus B
about-bonus-C = Je schip vaart één vak in een richting naar keuze, maar niet terug.
    .title = Bonus C
about-bonus-D = Pak een dobbelsteen van de Windroos en leg hem.
    .title = Bonus D
about-bonus-E = Aan het eind kosten je gebruikte stuurraderen niets.
    .title = Bonus E
about-bonus-F = Aan het eind is elk stuurrad dat nog beschikbaar is één punt waard.
    .title = Bonus F
about-bonus-taken = Deze bonus is al genomen. Elke bonus kan één keer worden genomen.
about-gauge = De schaal geeft punten voor de verste rij die het schip ooit heeft bereikt, geteld vanaf de eigen kant.
    .title = De schaal: 5, 10, 20, 30
about-gauge-now = Deze streep: rij { $row }, { $points } punten. Tot nu toe bereikt: rij { $best }, { $now } punten.
about-side = Een dobbelsteen op deze baan drijft een schip naar deze kant. De kleur is ook die van de speler die hier zit.
    .title = De kant van { $wind }
about-port = Een reis begint in een haven van de eigen kant en moet daar ook eindigen. Voor een schip dat thuis is telt elk vak 2 punten in plaats van 1.
    .title = Een haven
about-letter = De letters a t/m i: aan het begin van een ronde kiezen twee dobbelstenen een letter. Op elk vak met die letter drijft dan een schipbreukeling.
    .title = Een letter voor schipbreukelingen
about-castaway = Het eerste schip dat dit vak doorkruist, neemt de schipbreukeling aan boord. Er komt een gezichtje in een vrij vakje. Het vult het vakje en heeft geen waarde.
    .title = Een schipbreukeling
about-wreck = Een schip dat een wrak doorkruist, verandert een min van zijn bemanning in een plus.
    .title = Een wrak
about-eolia = Een schip dat aan de kust van zijn eigen kleur landt, krijgt aan het eind 5 punten.
    .title = Het eiland Éolia
about-coast = Hier moet een schip van de kant van { $wind } landen.
    .title = Een kust van Éolia
about-star = De ster is een bonus voor het eerste schip dat aan zijn eigen kust landt, en voor de andere in dezelfde beurt.
    .title = De ster van Éolia
about-ship = Elke gelegde dobbelsteen verplaatst het schip één vak. Het keert nooit om.
    .title = Een schip
about-ship-home = Vakken tot de dichtstbijzijnde haven: { $count }.
about-course = De lijn laat zien waar het schip heeft gevaren. Elk vak telt één keer: 1 punt, of 2 als het schip thuiskomt. De laatste zetten zijn gemarkeerd.
    .title = Een koers
about-ahead = Het kader laat het vak zien dat dit schip hierna doorkruist.
    .title = Het vak vooruit
about-hint = De pijl laat zien waarheen een dobbelsteen op deze baan je schip zou drijven.
    .title = Een pijl
about-storm = Een schip dat de storm in vaart, of er aan het eind van een ronde in ligt, is verloren.
    .title = De storm
about-disasters = De dobbelsteen die je niet pakt, is een ramp. Hij vult een vakje van rechts. Een waarde die in deze ronde al heeft toegeslagen, doet niets meer.
    .title = Rampen
about-helpers = Elke schipbreukeling aan boord kan één keer helpen: de ramp gaat naar de Windroos, of het vakje van een eerdere komt weer vrij.
    .title = Schipbreukelingen die helpen
about-north = Draait de kaart: het noorden boven, of je eigen kant onder.
    .title = Noorden boven
about-sheet = Het blad van een andere speler. Open het om alles te zien.
    .title = Het blad van een speler
