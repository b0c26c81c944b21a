# Maldivia in het Nederlands.

## Dingen

island-N = Nanga
island-E = Efo
island-S = Solys
island-W = Wipi

fish-red = rood
fish-green = groen
fish-purple = paars
fish-yellow = geel

tile-N = noord
tile-E = oost
tile-S = zuid
tile-W = west
tile-fog-E = mist oost
tile-fog-S = mist zuid
tile-fog-W = mist west
tile-fog-N = mist noord

blurb = Plan in het geheim je koers, vang vis en lever die aan de marktschepen, voordat de mist de zee dichtvouwt.
goal = Lever de meeste vissen aan de marktschepen voordat de mist de zee sluit.

## Antwoorden

answer-plan = { $first }, { $second }, { $third }, { $fourth }
answer-place = De boot op { $space } zetten
answer-sail = Naar { $space } varen
answer-stay = Blijven liggen
answer-fish = Vissen
answer-steal = Van { $seat } stelen
answer-octopus = Octopus gebruiken: een tegel draaien
answer-shark = Haai gebruiken: een marktschip ruilen
answer-deliver = Aan { $island } leveren: { $cargo }
answer-done = De beurt beëindigen
answer-enough = Niets meer pakken
answer-stow = Op de mast steken: { $fish }
answer-drop = De bovenste vis terugleggen
answer-release = De rest in de voorraad laten
answer-keep = De mast zo laten
answer-tile = { $seat }, tegel { $slot }
answer-turn = { $degrees }° draaien
answer-give = { $island } weggeven: { $cargo }
answer-take = Bij { $seat } trekken: { $island }
answer-swap = Onder de stapel leggen: { $cargo }
answer-starter = { $seat } begint
answer-ship = { $island }: { $cargo }
answer-card = De kaart: { $cargo }

## Gebeurtenissen

event-starts = { $seat } begint.
event-shown = Er wordt een marktschip van { $island } omgedraaid: { $cargo }.
event-placed = { $seat } zet de boot op { $space }.
event-round = Ronde { $number }.
event-planned = { $seat } is klaar met plannen.
event-tips = { $seat } klapt tegel { $slot } om: { $tile }.
event-sails = { $seat } vaart van { $origin } naar { $space }.
event-stays = { $seat } blijft liggen.
event-stuck = { $seat } kan niet varen.
event-fishes = { $seat } vangt: { $cargo }.
event-robs = { $seat } steelt van { $victim }: { $fish }.
event-stows = { $seat } steekt op de mast: { $fish }.
event-drops = { $seat } legt van de mast terug: { $fish }.
event-releases = { $seat } laat in de voorraad: { $fish }.
event-rearranges = { $seat } herschikt de mast.
event-delivers = { $seat } levert aan { $island }: { $cargo }.
event-twists = Octopus! { $seat } draait tegel { $slot } van { $owner } { $degrees }°.
event-bites = Haai! { $seat } geeft { $victim } een schip van { $island } en neemt er een van { $back }.
event-exchanged = { $seat } heeft { $victim } het schip van { $island } gegeven: { $cargo }.
event-folds = Mist komt op bij { $side }: { $seat } vouwt het doek.
event-pushed = De mist verplaatst { $seat } van { $origin } naar { $space }.
event-loses = De mist pakt van { $seat } af: { $fish }.
event-spent = { $seat } vouwt niet: { $side } is deze ronde al gevouwen.
event-lifts = { $seat } vouwt niet: boten vullen een rij van rand tot rand. { $side } is deze ronde gesloten.
event-closed = { $seat } vouwt niet: de mist bij { $side } ging deze ronde al niet door, en die kant is gesloten.
event-swaps = { $seat } legt een schip van { $island } onder zijn stapel: { $cargo }.
event-dusk = Er is bijna geen zee meer: het einde is nabij.
event-over = Het spel is afgelopen.

## Score

line-nanga = Schepen van Nanga
line-efo = Schepen van Efo
line-solys = Schepen van Solys
line-wipi = Schepen van Wipi

## Waarom niet?

why-game-over = { $who } kan geen zet meer doen: het spel is afgelopen.
why-starter-first = Nog niet: eerst moet de startspeler worden geloot.
why-place-first = Nog niet: eerst moeten alle boten op het doek liggen. { $decider } moet er nu een neerzetten.
why-ships-first = Nog niet: eerst moeten bij elk eiland twee schepen worden omgedraaid.
why-plan-first = Nog niet: eerst moet iedereen plannen.
why-sail-first = Nog niet: eerst moet { $decider } de boot verplaatsen of laten liggen.
why-act-first = Nu niet: { $decider } moet een actie kiezen op het bereikte vak.
why-gain-first = Nog niet: vissen en stelen horen bij elkaar, en { $decider } is nog niet klaar.
why-stow-first = Nog niet: eerst moet { $decider } de nieuwe vissen op de mast steken.
why-rearrange-first = Nog niet: na het leveren mag { $decider } eerst de mast herschikken.
why-tile-first = Nog niet: eerst moet { $decider } een tegel voor de octopus kiezen.
why-turn-first = Nog niet: eerst moet { $decider } kiezen hoe ver de octopus de tegel draait.
why-gift-first = Nog niet: eerst moet { $decider } kiezen welk marktschip weggaat.
why-take-first = Nog niet: eerst moet { $decider } kiezen van wie de haai een kaart neemt, en van welk eiland.
why-draw-first = Nog niet: eerst moet er een kaart voor de haai worden getrokken.
why-ship-first = Nog niet: eerst moet het volgende schip worden omgedraaid.
why-swap-first = Nog niet: na het vouwen moet eerst { $decider }, links, een schip wisselen.
why-not-your-placing = Nu niet: { $decider } is aan de beurt om een boot neer te zetten.
why-not-your-turn = { $who } is niet aan de beurt: { $decider } is aan de beurt.
why-already-planned = { $who } kan niet nog eens plannen: de tegels staan al.
why-chance-starts = { $who } kan niet bepalen wie begint: de startspeler wordt geloot.
why-chance-shows = { $who } kan niet bepalen welk schip wordt omgedraaid: het komt van de stapel.
why-chance-draws = { $who } kan niet bepalen welke kaart wordt getrokken: die wordt gedekt getrokken.
why-no-such-seat = { $who } kan ‘{ $answer }’ niet kiezen: er zijn maar { $seats } spelers.
why-other-island = Er kan nu geen schip van { $island } worden omgedraaid: een ander eiland is aan de beurt.
why-card-seen = Bij { $island } kan niet { $cargo } worden omgedraaid: in het onbekende deel van de stapel zit zo’n kaart niet meer.
why-not-in-hand-of-victim = { $cargo } kan niet worden getrokken: zo’n kaart is er niet bij.
why-space-taken = { $who } kan de boot niet op { $space } zetten: daar ligt al een andere.
why-one-fog = { $who } kan dat niet plannen: er zijn drie pijlen en één misttegel.
why-start-space = { $who } kan niet naar { $space } varen: een boot stopt niet waar hij begon.
why-boat-there = { $who } kan niet naar { $space } varen: daar ligt al een andere boot.
why-boat-between = { $who } kan niet naar { $space } varen: er ligt een andere boot in de weg.
why-began-on-current = { $who } kan niet naar { $space } varen: een boot die op een stroming begint, mag tijdens die vaart niet afslaan.
why-off-the-cloth = { $who } kan niet naar { $space } varen: dat vak ligt in de mist.
why-out-of-reach = { $who } kan { $space } niet bereiken: het vak ligt niet rechtuit en niet op de weg van een stroming.
why-no-fish-here = { $who } kan niet vissen: op dit vak staat geen vis.
why-supply-empty = { $who } kan niet vissen: de voorraad heeft geen van deze vissen.
why-gain-over = { $who } kan ‘{ $answer }’ niet kiezen: vissen en stelen gebeuren samen, en die stap is voorbij.
why-caught-before = { $who } kan niet twee keer in één beurt vissen.
why-delivered-before = { $who } kan niet vissen: deze beurt is er al aan een schip geleverd.
why-fished-before = { $who } kan niet leveren: deze beurt is er al gevist.
why-own-mast = { $who } kan niet van de eigen boot stelen.
why-not-beside = { $who } kan niet van { $seat } stelen: de boten liggen niet naast elkaar.
why-nothing-to-steal = { $who } kan niet van { $seat } stelen: aan die mast zit geen vis.
why-robbed-before = { $who } kan niet twee keer in één beurt van { $seat } stelen.
why-no-octopus = { $who } kan geen tegel draaien: hier is geen octopus.
why-one-octopus = { $who } kan deze beurt geen tweede tegel draaien.
why-none-standing = { $who } kan geen tegel draaien: er staat er geen meer.
why-no-shark = { $who } kan geen marktschip ruilen: hier is geen haai.
why-one-shark = { $who } kan deze beurt geen tweede marktschip ruilen.
why-no-card = { $who } kan de haai niet gebruiken zonder eigen marktschip.
why-no-victim = { $who } kan de haai niet gebruiken: niemand anders heeft een marktschip.
why-not-at-edge = { $who } kan niet aan { $island } leveren: de boot ligt niet aan die rand.
why-served-before = { $who } kan niet aan twee schepen van { $island } leveren in één beurt.
why-no-such-ship = { $who } kan { $cargo } niet leveren: geen open schip van { $island } vraagt daarom.
why-fish-missing = { $who } kan { $cargo } niet leveren: die vissen zitten niet allemaal aan de mast.
why-not-at-hand = { $who } heeft zo’n vis niet gevangen of gestolen: { $fish }.
why-mast-full = { $who } kan geen vis meer op de mast steken: zeven is het maximum.
why-all-fits = { $who } kan ‘{ $answer }’ niet kiezen: er is aan de mast plaats voor alle nieuwe vissen.
why-own-fish-first = { $who } kan geen eigen vissen meer terugleggen: de eerste nieuwe zit er al boven.
why-mast-empty = { $who } kan geen eigen vissen terugleggen: de mast is leeg.
why-not-aboard = { $who } heeft zo’n vis niet om op te steken: { $fish }.
why-half-set = { $who } kan de mast niet laten zoals die was: hij wordt al herschikt.
why-not-standing = { $who } kan die tegel niet draaien: die staat niet meer.
why-not-your-card = { $who } heeft geen marktschip van { $island } met { $cargo } om te geven.
why-no-such-back = { $who } kan dat niet trekken: { $seat } heeft geen schip van { $island }.
why-own-cards = { $who } kan geen eigen kaart trekken.
why-not-open = { $who } kan { $cargo } niet onder de stapel leggen: aan die kant ligt zo’n schip niet open.

## De terminal

maldivia-round = Ronde { $number }, tegel { $slot } van { $of }
maldivia-planning = Ronde { $number }: iedereen plant
maldivia-setting-up = Voor de eerste ronde
maldivia-reconstructed = Het doek, de kaarten en de letters van de misttegel zijn gereconstrueerd: de gedrukte kennen we niet. [V9]
maldivia-begins = { $player } begint deze ronde
maldivia-supply = Voorraad
maldivia-pile = stapel { $cards }
maldivia-spent = Deze ronde gevouwen: { $islands }
maldivia-closed = Deze ronde gesloten, zonder vouwen: { $islands }
maldivia-hand = In de hand
maldivia-end-near = Het einde is nabij: iedereen speelt evenveel tegels.
maldivia-player = Speler
maldivia-boat = Boot
maldivia-mast = Mast (van onder naar boven)
maldivia-tiles = Tegels
maldivia-ships = Schepen
maldivia-fish = Geleverd
maldivia-octopus = octopus
maldivia-shark = haai
maldivia-current = stroming (van → naar)
maldivia-boats = boten
maldivia-fog-tile = misttegel, letters met de klok mee: { $letters }

## Vragen

maldivia-ask-place = Je bent aan de beurt om je boot neer te zetten: kies een vrij vak
maldivia-ask-plan = Zet je vier tegels klaar
maldivia-ask-sail = Je tegel { $slot } zegt { $tile }: kies waarheen je boot vaart
maldivia-ask-act = Je boot is op { $space } aangekomen: kies wat je hier doet
maldivia-ask-gather = Vissen en stelen horen bij elkaar: pak nog meer, of laat het hierbij
maldivia-ask-stow = De nieuwe vissen gaan op je mast, van onder naar boven: kies de volgende
maldivia-ask-surplus = De nieuwe vissen passen niet allemaal op je mast: kies de volgende, leg eigen vissen van boven terug, of laat de rest
maldivia-ask-rearrange = Je hebt geleverd: herschik je vissen, van onder naar boven, of laat ze zoals ze zijn
maldivia-ask-point = De octopus draait één tegel: kies er een die nog staat
maldivia-ask-turn = De octopus draait tegel { $slot } van { $owner }: kies hoe ver
maldivia-ask-give = De haai ruilt marktschepen: kies het schip dat je geeft
maldivia-ask-take = Je geeft { $card }: kies bij wie je daarvoor een schip trekt, en van welk eiland
maldivia-ask-swap = { $player } heeft { $side } gevouwen en is nog aan de beurt. Jij zit links, dus jij kiest het schip dat onder de stapel gaat
maldivia-turn-known = Hij toont { $tile }. 90°: { $quarter }. 180°: { $half }. 270°: { $three }.
maldivia-turn-unknown = Hij draait { $sense ->
    [clockwise] met
   *[counterclockwise] tegen
 } de klok { $sense ->
    [clockwise] mee
   *[counterclockwise] in
 }, zoals { $owner } hem ziet. De letters van een misttegel: 90° { $quarter }; 180° { $half }; 270° { $three }.

## Op het gehoor en met het toetsenbord

maldivia-ear-here = Je boot ligt op { $space }.
maldivia-ear-sails = { $player }: { $tile }, naar { $space }.
maldivia-ear-look = Vanaf { $space }, { $side }:
maldivia-ear-edge = je boot ligt aan de rand.
maldivia-ear-no-tiles = Er is geen tegel te zien.
maldivia-ear-water = open water
maldivia-ear-fish = vissen { $fish }
maldivia-ear-own-boat = je boot
maldivia-cmd-look = kijk
    .help = kijk noord: alle vakken van je boot tot aan de rand
maldivia-cmd-mast = mast
    .help = mast 2: de boot en de mast van speler 2, of van een speler bij naam
maldivia-cmd-ship = schip, schepen
    .help = schip noord: de marktschepen in het noorden; zonder richting alle
maldivia-cmd-tiles = tegels
    .help = tegels: ieders tegels
maldivia-cmd-space = vak
    .help = c5: wat er op dat vak is

## Regels

rule-V1 = Voorbereiding
rule-V1-1 = Maldivia is voor 2 tot 4 spelers.
rule-V1-2 = De zee is een doek van tien bij tien vakken, aan twee kanten bedrukt. Aan het begin ligt de kant zonder haaien boven.
rule-V1-3 = Er zijn 32 vissen, acht in elk van vier kleuren. Zij vormen de voorraad.
rule-V1-4 = Voorbij de vier randen van het doek liggen de eilanden: Nanga in het noorden, Efo in het oosten, Solys in het zuiden en Wipi in het westen. Elk eiland heeft tien marktschepen.
rule-V1-5 = Een marktschip vraagt om één tot vier vissen.
rule-V1-6 = Iedereen heeft een boot, met een mast voor de vissen, drie tegels met een pijl en één tegel met de vier letters van de mist.
rule-V1-7 = Te beginnen bij de startspeler zet iedereen met de klok mee de eigen boot op een vrij vak naar keuze.
rule-V1-8 = Als alle boten op het doek liggen, vormen de schepen van elk eiland een gedekte stapel, en van elk worden er twee ernaast omgedraaid.
rule-V2 = Een ronde
rule-V2-1 = Iedereen plant tegelijk en in het geheim. Zet je vier tegels op een rij: ze worden van links naar rechts gespeeld. Draai elke pijl de kant op die je boot uit moet, en de misttegel zo dat er één letter boven staat.
rule-V2-2 = Heeft iedereen gepland, dan mag niemand nog iets aan de eigen tegels veranderen.
rule-V2-3 = De startspeler klapt zijn meest linkse staande tegel om en speelt die; de anderen volgen met de klok mee. Heeft iedereen de eerste tegel gespeeld, dan speelt iedereen de tweede, enzovoort.
rule-V2-4 = Na vier tegels per speler is de ronde voorbij. De startspelerskaart gaat naar links, en iedereen plant opnieuw.
rule-V3 = Varen
rule-V3-1 = Een pijl verplaatst de boot rechtdoor in zijn richting, zo veel vakken als je wilt, naar een vrij vak.
rule-V3-2 = Een boot vaart nooit over een andere boot heen.
rule-V3-3 = Een boot verlaat nooit het doek.
rule-V3-4 = Kun of wil je niet varen, dan heb je geen actie en is je beurt voorbij.
rule-V3-5 = Een boot die een stroming binnenvaart waar die begint, mag die volgen tot de punt en vaart verder in de richting van de punt.
rule-V3-6 = Niemand hoeft een stroming te volgen: de boot mag er rechtdoor overheen varen of erop stoppen.
rule-V3-7 = Een boot die van een andere kant komt, of tegen de stroming in, kan daar niet afslaan.
rule-V3-8 = Een boot die op een stroming begint, vaart rechtdoor en slaat in die vaart niet af.
rule-V4 = Acties
rule-V4-1 = Na het varen mag je meteen gebruiken wat het vak biedt.
rule-V4-2 = Op een visvak: pak de afgebeelde vissen uit de voorraad, voor zover die er zijn, en steek ze in willekeurige volgorde boven op de mast.
rule-V4-3 = Naast andere boten, niet schuin: pak van elk de bovenste vis en steek die op je eigen mast.
rule-V4-4 = Bij een boot zonder vissen valt niets te stelen.
rule-V4-5 = Vissen die al aan een mast zitten, houden hun volgorde als er andere bovenop komen.
rule-V4-6 = Op een octopusvak: draai één staande tegel, van jezelf of van een ander, 90, 180 of 270 graden. De voorkant blijft verborgen.
rule-V4-7 = Op een haaienvak: geef een andere speler gedekt een van je marktschepen en trek er gedekt een van hem. Hij laat je de achterkanten van zijn kaarten zien, die het eiland verraden.
rule-V4-8 = Wie nog geen marktschip heeft, kan de haai niet gebruiken.
rule-V4-9 = Op een vis-, octopus- of haaienvak mag je ook nog van de boten ernaast stelen. Alle nieuwe vissen gaan in willekeurige volgorde op de mast.
rule-V4-10 = Op een octopus- of haaienvak aan de rand mag je ook nog leveren, zelfs vissen die in dezelfde beurt gestolen zijn; en de haai mag een marktschip ruilen dat in dezelfde beurt gewonnen is.
rule-V5 = Leveren
rule-V5-1 = Aan de rand van het doek: lever aan een open marktschip van die kant.
rule-V5-2 = In één beurt lever je nooit aan twee schepen van dezelfde kant; in een hoek mag je aan één schip van elk van beide kanten leveren.
rule-V5-3 = Aan de mast moeten alle vissen zitten waar het schip om vraagt, op welke plaats ook. Ze gaan terug naar de voorraad.
rule-V5-4 = Je pakt de kaart van het schip en legt die gedekt voor je neer.
rule-V5-5 = Na het leveren mag je de vissen die aan de mast blijven in elke volgorde herschikken.
rule-V5-6 = Je mag nooit in dezelfde beurt vissen en leveren.
rule-V5-7 = Van de stapel wordt een nieuw schip omgedraaid. Is de stapel op, dan komt er geen; en waar geen schip open ligt, kan niet geleverd worden.
rule-V6 = Een volle mast
rule-V6-1 = Aan een mast zitten nooit meer dan zeven vissen.
rule-V6-2 = Krijg je er door vissen en stelen meer, dan mag je zo veel vissen als je wilt in de voorraad terugleggen: van boven van de mast, en van de nieuwe.
rule-V6-3 = De vissen die aan de mast blijven, houden hun volgorde; de nieuwe komen er in willekeurige volgorde bovenop.
rule-V7 = Mist
rule-V7-1 = De letter boven op de misttegel noemt een eiland. Aan die kant van het doek wordt de buitenste rij over de volgende gevouwen; wat er op de achterkant gedrukt staat, is de nieuwe rand van de zee.
rule-V7-2 = Elke kant wordt maar één keer per ronde gevouwen. Is de letter al eerder gespeeld, dan is de beurt voorbij en gebeurt er niets.
rule-V7-3 = Anders moet er gevouwen worden.
rule-V7-4 = Een boot op de gevouwen rij komt op de nieuwe rand. Een boot die daar al ligt, wordt één vak naar binnen geduwd, net als elke boot die hij daarbij weer tegenkomt.
rule-V7-5 = Een boot op de bedekte rij die door geen andere boot geduwd wordt, blijft waar hij is, boven op het doek; de boten erachter blijven ongemoeid.
rule-V7-6 = Elke boot die meegevouwen, bedekt of geduwd is, legt de bovenste vis van de mast terug in de voorraad.
rule-V7-7 = Een boot die door de mist op een ander vak komt, heeft daar geen actie.
rule-V7-8 = Is een lijn van vakken die vanaf deze kant naar binnen loopt van rand tot rand vol boten, dan wordt er niet gevouwen en gaat geen vis verloren; de beurt is voorbij, en de kant is voor deze ronde gesloten.
rule-V7-9 = Na het vouwen legt de speler links een van de twee open schepen van die kant onder de stapel en draait het volgende om.
rule-V8 = Einde van het spel
rule-V8-1 = Zijn er nog maar 16 vakken of minder te zien, dan eindigt het spel zodra iedereen evenveel tegels gespeeld heeft.
rule-V8-2 = Wie op de gewonnen marktschepen de meeste vissen heeft, wint.
rule-V8-3 = Bij gelijke stand wint wie meer vissen aan de mast heeft.
rule-V8-4 = Wie dan nog gelijk staat, deelt de overwinning.
rule-V9 = Wat gereconstrueerd is
rule-V9-1 = De plaatjes van het boekje hebben we niet. Het doek is zo verzonnen dat het past bij alles wat de teksten en gepubliceerde recensies erover zeggen: tien bij tien vakken, op de voorkant veel paren vissen en geen haai, op de achterkant een tot vier vissen, weinig octopussen en haaien, losse pijlen als stromingen. Het ziet er van alle vier de kanten hetzelfde uit. Zo’n doek is nooit gedrukt.
rule-V9-2 = Het boekje noemt enkele marktschepen en zegt dat er tien per eiland zijn. De andere zijn zo verzonnen dat alle eilanden gelijkwaardig zijn.
rule-V9-3 = Het boekje noemt rode, groene en paarse vissen. Dat er acht van elke kleur zijn, is afgeleid, en geel hebben wij gekozen.
rule-V9-4 = Het boekje zegt dat de misttegel vier letters heeft, maar niet in welke volgorde en hoe er gedraaid wordt. Hier staan met de klok mee E, S, W en N. De octopus draait een tegel met de klok mee, zoals de eigenaar hem ziet: na 90 graden wordt E een N, S een E, W een S en N een W.
rule-V9-5 = Wie het spel bezit, kan invullen wat het eigen doek, de kaarten en de tegels tonen, en daarmee spelen.
rule-V-R = Verduidelijkingen
rule-V-R1 = Is een lijn vol boten, dan verliest niemand een vis en eindigt de beurt meteen.
rule-V-R2 = Eén volle lijn is genoeg om het hele vouwen af te gelasten.
rule-V-R3 = Zonder vouwen wordt er geen schip gewisseld: niet als een lijn vol is en niet als de letter al gespeeld was.
rule-V-R4 = Een letter werkt één keer per ronde, niet één keer per beurt.
rule-V-R5 = Een letter waarbij het vouwen is afgelast, telt als gespeeld.
rule-V-R6 = De spelers zitten aan de zijden van het doek, niet aan de hoeken; het doek is een vierkant.
rule-V-R7 = Wie de haai gebruikt, ziet de achterkanten en zegt van wie en van welk eiland de kaart moet zijn; zijn er meerdere, dan wordt er geloot.
rule-V-R8 = De kaart die je net gegeven hebt, kun je niet terugtrekken; beiden hebben dus een kaart nodig.
rule-V-R9 = Zonder te varen is er geen actie, ook niet op een visvak.
rule-V-R10 = Stelen en leveren gaan op elk vak aan de rand samen.
rule-V-R11 = Op een visvak aan de rand mag je of vissen of leveren; stelen mag in beide gevallen.
rule-V-R12 = De speler kiest de volgorde van de acties en doet elke actie één keer; vissen en stelen gebeuren samen.
rule-V-R13 = Een gevangen of gestolen vis gaat op de mast, tenzij de mast te klein is voor allemaal. Maar je hoeft niet van elke boot ernaast te stelen.
rule-V-R14 = Eigen vissen worden alleen teruggelegd als de mast te klein is voor alle nieuwe; dan van bovenaf, zo veel als je wilt.
rule-V-R15 = In het voorbeeld van de volle boot worden twee van de drie vissen gehouden.
rule-V-R16 = Vissen die de voorraad niet heeft, vallen weg; heeft hij er geen van, dan valt er niets te vangen.
rule-V-R17 = Tijdens één vaart mag je meerdere stromingen volgen, elk één keer; de boot stopt niet waar die begon.
rule-V-R18 = Een boot mag op een stroming stoppen; maar om af te slaan moet hij die via de punt verlaten. Waar de punt geblokkeerd is, kan hij niet afslaan.
rule-V-R19 = Een boot die op een stroming begint, mag in die vaart ook bij een andere niet afslaan.
rule-V-R20 = De octopus is vrijwillig, maar een gedraaide tegel moet een andere kant op wijzen. De eigenaar ziet het resultaat; een misttegel krijgt een andere letter, in de volgorde van V9.4.
rule-V-R21 = Een gespeelde tegel kan niet gedraaid worden.
rule-V-R22 = Aan de kant waar geleverd is, kan in dezelfde beurt niet aan het net omgedraaide schip worden geleverd.
rule-V-R23 = De mast mag na elke levering één keer herschikt worden, en nooit na vissen of stelen.
rule-V-R24 = Is de stapel leeg, dan wordt er geen schip gewisseld.
rule-V-R25 = Het wisselen is verplicht; alleen welk schip is vrij.
rule-V-R26 = Waar nog één rij over is, kan die niet gevouwen worden: die telt als een volle lijn.
rule-V-R27 = Is het einde nabij, dan spelen de spelers die deze tegel nog niet gespeeld hebben hem nog, ook het vouwen.
rule-V-R28 = Voor het einde worden de zichtbare vakken geteld: rijen × kolommen.
rule-V-R29 = De boot aan het begin op het doek zetten geeft geen actie.
rule-V-R30 = Wie gelijk staat in marktschepen en aan de mast, wint samen.
rule-V-R31 = Met twee spelers is de ander de speler links.
rule-V-R32 = Na het vouwen met de laatste tegel van het spel wordt er geen schip gewisseld.
rule-V-R33 = Na een levering wordt het volgende schip omgedraaid voordat de mast herschikt wordt.
rule-V-R34 = De startspeler wordt geloot.
rule-V-R35 = Iedereen ziet aan welk schip geleverd wordt, dus de gewonnen kaarten zijn bekend, tot een haai er twee ruilt: dan weten alleen de twee spelers welke. Het scherm onthoudt voor iedereen wat die kan afleiden uit wat hij gezien heeft.
rule-V-R36 = Een stroming is één vak, met een kant waar die begint en, haaks daarop, een kant met de punt.
rule-V-R37 = Of de mast te klein is, blijkt als alles gevangen en gestolen is; eigen vissen worden teruggelegd voordat de eerste nieuwe wordt opgestoken.
rule-V-R38 = Na het vouwen is de achterkant te zien van de rij die het laatst op dat vak gevouwen is.
rule-V-R39 = De boten worden neergezet voordat de eerste schepen worden omgedraaid.

## De afdrukken

maldivia-print-source = Onze eigen tekening van de doos ‘{ $box }’. Gereconstrueerd: het gedrukte doek en de gedrukte kaarten kennen we niet.
maldivia-print-front = het doek, voorkant
maldivia-print-front-about = De kant die aan het begin boven ligt.
maldivia-print-back = het doek, achterkant
maldivia-print-back-about = Van voren gezien, alsof het doek doorzichtig is: elk vak toont wat er achter het vak met dezelfde naam gedrukt staat. Vouw een rij, en de rij ernaast toont de achterkant van de gevouwen rij.
maldivia-print-ships = marktschepen, bladzijde { $number }
maldivia-print-ships-about = Om uit te knippen: tien kaarten voor elk eiland. Een schip vraagt om de vissen erboven; het getal is de waarde.
maldivia-print-current = stroming
maldivia-print-octopus = octopus
maldivia-print-shark = haai

## De pagina

maldivia-web-round = Ronde { $number }
maldivia-web-slot = Tegel { $slot } van 4
maldivia-web-ending = Het einde is nabij: zodra iedereen deze tegel gespeeld heeft, is het spel afgelopen.
maldivia-web-north = Noorden boven
maldivia-web-cloth = Het doek
maldivia-web-plan-help = Tik waar je boot heen moet, of op een tegel om hem te draaien.
maldivia-web-plan-keys = Toetsen: pijltjes richten een tegel, Shift met ← of → verplaatst hem.
maldivia-web-tile = Tegel { $slot }: { $tile }
maldivia-web-swap-tiles = Tegels { $first } en { $second } verwisselen
maldivia-web-set-up = Tegels klaarzetten
maldivia-web-ready = klaar
maldivia-web-planning = is aan het plannen…
maldivia-web-starter = begint
maldivia-web-white = witte
maldivia-web-orange = oranje
maldivia-web-brown = bruine
maldivia-web-black = zwarte
maldivia-web-octopus = octopus
maldivia-web-shark = haai
maldivia-web-current = stroming van { $from } naar { $to }
maldivia-web-stream = van { $from } naar { $to }
maldivia-web-given = Apart gelegd om te geven: { $card }.
maldivia-web-turn = { $player } is aan de beurt.
maldivia-web-sea = De zee reikt van { $first } tot { $last }.
maldivia-web-fogs = Deze ronde gevouwen: { $sides }.
maldivia-web-closed = Deze ronde gesloten, zonder vouwen: { $sides }.
maldivia-web-shoals = Vissen: { $spaces }.
maldivia-web-octopuses = Octopussen: { $spaces }.
maldivia-web-sharks = Haaien: { $spaces }.
maldivia-web-currents = Stromingen: { $spaces }.
maldivia-web-island = { $island }: de schepen vragen om { $cargoes }. { $cards ->
    [0] De stapel is leeg.
    [one] In de stapel ligt nog één kaart.
   *[other] In de stapel liggen nog { $cards } kaarten.
}
maldivia-web-island-empty = { $island }: er is geen schip meer.
maldivia-web-bottom = Onder de stapel van { $island }, het eerstvolgende eerst: { $cargoes }.
maldivia-web-player = { $player }, { $boat } boot op { $space }. Mast van onder naar boven: { $fish }.
maldivia-web-ashore = { $player }, { $boat } boot, nog niet op het doek.
maldivia-web-nothing = niets
maldivia-web-tiles = Tegels van { $player }: { $tiles }.
maldivia-web-standing = staat nog
maldivia-web-planned = { $player } is klaar met plannen.
maldivia-web-unplanned = { $player } plant nog.
maldivia-web-won = { $player } heeft { $count ->
    [one] één schip
   *[other] { $count } schepen
} gewonnen: { $cards }.
maldivia-web-unknown = { $count ->
    [one] nog één van { $island }, gedekt
   *[other] nog { $count } van { $island }, gedekt
}
maldivia-web-held = { $player } heeft in de hand: { $fish }.
maldivia-web-stocks = In de voorraad: { $fish }.
maldivia-web-ask-place = Zet je boot op een vrij vak
maldivia-web-ask-plan = Zet je vier tegels klaar
maldivia-web-ask-sail = Tegel { $slot }, { $tile }: waarheen?
maldivia-web-ask-act = Op { $space }: wat doe je?
maldivia-web-ask-gather = Nog meer pakken?
maldivia-web-ask-stow = Welke vis gaat nu op de mast?
maldivia-web-ask-surplus = Niet alles past: welke vis nu?
maldivia-web-ask-rearrange = Vissen herschikken, van onder naar boven?
maldivia-web-ask-point = Welke tegel draait de octopus?
maldivia-web-ask-turn = Tegel { $slot } van { $owner }: hoe ver?
maldivia-web-ask-give = Welk schip geef je?
maldivia-web-ask-take = Van wie trek je een schip?
maldivia-web-ask-swap = { $player } vouwde { $side }: welk schip gaat weg?
maldivia-web-dusk = Het einde is nabij
maldivia-web-ending-short = Het einde is nabij: dit is de laatste tegel
maldivia-web-left = { $spaces ->
    [one] nog { $spaces } vak
   *[other] nog { $spaces } vakken
}
maldivia-web-do-octopus = Tegel draaien
maldivia-web-do-shark = Schip ruilen
maldivia-web-do-steal = Stelen
maldivia-web-close = Mijn boot van dichtbij tonen
maldivia-web-whole = Het hele doek tonen
maldivia-web-with = { $text }: { $more }
maldivia-web-edge = rand van { $island }
maldivia-web-beside = naast { $player }
maldivia-web-plan-stop = Tegel { $slot }, { $tile }: stoppen op { $space }
maldivia-web-plan-there = Als niemand anders vaart, stop je op { $space }
maldivia-web-plan-stuck = Als niemand anders vaart, kan je boot deze kant niet op.
maldivia-web-plan-fold = De buitenste rij bij { $island } wordt omgevouwen.
maldivia-web-plan-lifts = Als niemand anders vaart, wordt er bij { $island } niets omgevouwen: boten vullen een rij van rand tot rand.
maldivia-web-plan-back = de onbekende achterkant van het doek
maldivia-web-biggest = De grootste levering: { $player } bracht { $count ->
    [one] één vis
   *[other] { $count } vissen
} naar { $island }.
maldivia-web-boldest = De brutaalste diefstal: { $player } stal in één beurt { $count ->
    [one] een vis
   *[other] { $count } vissen
}.

## Uitleg

web-keys-of-game = Tijdens het plannen richten de pijltjestoetsen een tegel, en Shift met ← of → verplaatst hem. Op het doek gaan ze van vak naar vak, en Enter vaart erheen. f vist, 1 t/m 4 stelen van die speler, o is de octopus, h de haai, s vaart niet, d beëindigt de beurt, e pakt niets meer. r, v, p en y steken een rode, groene, paarse of gele vis op de mast, b legt de bovenste terug, l laat de rest, k laat de mast zo. 9, 8 en 7 draaien een tegel 90°, 180° en 270°.

about-fish = Stop hier om { $fish ->
    [any] de afgebeelde vissen
   *[other] { $fish }
} te vangen, zolang de voorraad strekt. Ze gaan boven op je mast.
    .title = Vissen
about-current = Wie van de kant van { $from } komt, mag hier afslaan en verder varen naar { $to }. Van elke andere kant vaart de boot rechtdoor.
    .title = Stroming
about-octopus = Stop hier en je mag één staande tegel, van jezelf of van een ander, 90, 180 of 270 graden draaien. { $standing ->
    [0] Er staat nu geen tegel.
    [one] Er staat nu één tegel.
   *[other] Er staan nu { $standing } tegels.
}
    .title = Octopus
about-shark = Stop hier en je mag een eigen marktschip ruilen voor dat van een ander, allebei gedekt. { $count ->
    [0] Nog niemand heeft een schip.
   *[other] Spelers met schepen: { $players }.
}
    .title = Haai
about-plain = Hier valt niets te vangen. Maar naast een andere boot mag je de bovenste vis daarvan stelen.
    .title = Open water
about-edge = Dit is de rand van { $island }: hier mag je aan de schepen van dat eiland leveren.
about-fog = { $rows ->
    [0] Bij { $island } is nog geen rij omgevouwen.
    [one] Bij { $island } is één rij omgevouwen.
   *[other] Bij { $island } zijn { $rows } rijen omgevouwen.
} Elke kant wordt één keer per ronde gevouwen: { $state ->
    [folded] deze is deze ronde al gevouwen.
    [closed] deze is deze ronde gesloten.
   *[open] deze kan deze ronde nog gevouwen worden.
} Een boot aan de gevouwen rand wordt naar binnen geduwd en verliest de bovenste vis.
    .title = Mist
about-island = Boten aan deze rand leveren aan de open schepen van { $island }. { $state ->
    [folded] De mist heeft deze kant al gevouwen en komt hier deze ronde niet meer.
    [closed] Deze kant is deze ronde gesloten: er wordt niet gevouwen.
   *[open] De mist kan deze kant deze ronde nog vouwen.
}
    .title = { $island }
about-ship = Vraagt om { $fish ->
    [any] één tot vier vissen
   *[other] { $fish }
}. Breng ze allemaal naar de rand van { $island }: het schip is { $count ->
    [0] één punt per vis waard.
    [one] één punt waard.
   *[other] { $count } punten waard.
} { $ready ->
    [0] Niemand heeft nu al deze vissen aan de mast.
   *[other] Al deze vissen zitten aan de mast van { $players }.
}
    .title = Marktschip
about-pile = { $cards ->
    [0] In de stapel van { $island } ligt geen schip meer.
    [one] Nog één schip van { $island }.
   *[other] Nog { $cards } schepen van { $island }.
} Na een levering of een vouw wordt het volgende omgedraaid.
    .title = Stapel
about-boat = { $player } heeft { $count ->
    [0] geen vis
    [one] één vis
   *[other] { $count } vissen
} aan boord. Geen boot kan erlangs. Stop ernaast, niet schuin, om de bovenste vis te stelen{ $count ->
    [0] {""}.
   *[other] : { $top }.
}
    .title = Boot van { $player }
about-mast = { $count ->
    [0] De mast is leeg: { $most } plaatsen vrij.
    [one] Eén van de { $most } plaatsen is bezet. Bovenop: { $top }. De bovenste vis is de vis die buren stelen en die de mist pakt.
   *[other] { $count } van de { $most } plaatsen zijn bezet. Bovenop: { $top }. De bovenste vis is de vis die buren stelen en die de mist pakt.
}
    .title = Mast van { $player }
about-arrow = De boot vaart deze kant op, zoveel vakken als de speler wil, maar nooit over een andere boot heen.
    .title = Richtingtegel
about-fogtile = Vouwt de buitenste rij van de zee om, aan de kant van het eiland waarvan de letter boven staat. De letters met de klok mee: { $letters }.
    .title = Misttegel
about-standing = Een tegel die nog staat: alleen de eigenaar kent hem. Hij wordt omgeklapt als hij gespeeld wordt.
    .title = Staande tegel
about-plan = Hierheen brengt deze tegel je als niemand anders vaart. Tik op een ander vak van het doek om daar te stoppen.
    .title = Je plan
about-starter = { $player ->
    [any] Eén speler
   *[other] { $player }
} speelt in deze ronde als eerste, daarna de anderen met de klok mee. Na elke ronde gaat de kaart naar links.
    .title = Startspeler
about-hand = Vissen die net gevangen of gestolen zijn. Ze gaan in willekeurige volgorde op de mast; de laatste zit bovenop.
    .title = In de hand
about-card = { $count ->
    [0] Gewonnen en gedekt: alleen wie het kent, weet wat het waard is.
    [one] Aan het eind één punt waard.
   *[other] Aan het eind { $count } punten waard.
} Een haai kan het nog ruilen.
    .title = { $island ->
    [any] Gewonnen schip
   *[other] Gewonnen schip, { $island }
}
about-supply = { $fish ->
    [any] Vissen in de voorraad: { $count }.
   *[other] In de voorraad: nog { $count } van de 8.
} Alleen die kun je vangen. Geleverde en verloren vissen komen terug.
    .title = { $fish ->
    [any] Voorraad
   *[other] Voorraad, { $fish }
}
about-end = Zijn er nog { $last } vakken of minder te zien, dan eindigt het spel zodra iedereen evenveel tegels gespeeld heeft. Nu te zien: { $spaces }. Wie op de gewonnen schepen de meeste vissen heeft, wint.
    .title = Het einde
