# Chawaï in het Nederlands.

## Dingen

place-bottom = Bodem
place-middle = Midden
place-surface = Oppervlak

fish-nothing = niets
fish-gull = Meeuw
fish-sardine-1 = Sardine 1
fish-sardine-2 = Sardine 2
fish-sardine-3 = Sardine 3
fish-sardine-4 = Sardine 4
fish-sardine-5 = Sardine 5
fish-lantern-1 = Zeelantaarn 1
fish-lantern-3 = Zeelantaarn 3
fish-lantern-5 = Zeelantaarn 5
fish-tiger-6 = Tijgervis 6
fish-tiger-7 = Tijgervis 7
fish-tiger-8 = Tijgervis 8
fish-tiger-9 = Tijgervis 9
fish-tuna-10 = Keizertonijn 10
fish-tuna-11 = Keizertonijn 11
fish-tuna-12 = Keizertonijn 12
fish-tuna-13 = Keizertonijn 13
fish-tuna-14 = Keizertonijn 14
fish-tuna-15 = Keizertonijn 15
fish-jellyfish-10 = Kwal −10
fish-jellyfish-15 = Kwal −15

blurb = Iedereen duikt tegelijk, maar alleen de diepste, de op één na diepste en de ondiepste duiker vangen een vis. Pas op voor kwallen en meeuwen!
goal = Vang in twaalf rondes de waardevolste vissen.

option-gulls = Meeuwen in de stapel
    .help = Met zes meeuwen zijn er 36 kaarten, drie voor elke ronde. Met zeven gaat een van de 37 kaarten ongezien uit het spel.
    .six = zes
    .seven = zeven, één kaart gaat weg

## Antwoorden

answer-dive = Naar diepte { $depth } duiken
answer-kiti = De Kiti staat met de klok mee net voor { $seat }
answer-draw = { $fish }
answer-remove = Ongezien wegleggen: { $fish }

## Vragen

ask-dive = De vissen liggen klaar: kies een duiker. Ze worden allemaal tegelijk omgedraaid.

## Gebeurtenissen

event-removed = Een van de 37 kaarten gaat ongezien uit het spel.
event-stands = De Kiti staat met de klok mee net voor { $seat }.
event-round = Ronde { $number }.
event-lies = { $place }: { $fish }.
event-hidden = { $place }: een gedekte kaart; alleen { $seat } ziet die.
event-dived = { $seat } duikt naar diepte { $depth }.
event-shown = De gedekte kaart ({ $place }) gaat open: { $fish }.
event-took = { $seat } pakt uit de lagune ({ $place }): { $fish }.
event-robbed = De meeuw steelt van { $seat }: { $fish }.
event-spared = De meeuw vindt bij { $seat } niets te stelen.
event-freed = Drie kwallen: { $seat } legt ze allemaal af.
event-lit = In het licht van de lantaarn ziet straks alleen { $seat } de volgende kaart ({ $place }).

## Score

line-sardines = Sardines
line-lanterns = Zeelantaarns
line-tigers = Tijgervissen
line-tunas = Keizertonijnen
line-jellyfish = Kwallen

## Waarom niet?

why-game-over = { $who } kan niet meer duiken: het spel is afgelopen.
why-fish-first = { $who } kan nog niet duiken: er liggen nog geen drie kaarten in de lagune.
why-already-dived = { $who } kan niet nog eens duiken: er is al een duiker gekozen.
why-removal-first = Nog niet: eerst moet een van de 37 kaarten weg.
why-kiti-first = Nog niet: eerst moet de Kiti worden neergezet.
why-draw-first = Nog niet: eerst moet er een kaart voor de lagune worden getrokken.
why-divers-first = Nog niet: eerst moet iedereen een duiker kiezen.
why-fish-are-drawn = { $who } kan ‘{ $answer }’ niet kiezen: vissen worden van de stapel getrokken.
why-kiti-is-placed = { $who } kan ‘{ $answer }’ niet kiezen: de plaats van de Kiti wordt geloot.
why-removal-is-drawn = { $who } kan ‘{ $answer }’ niet kiezen: de kaart die weggaat, wordt geloot.
why-no-such-seat = De loting kan { $seat } niet aanwijzen: er zijn maar { $seats } spelers.
why-diver-gone = { $who } kan niet naar diepte { $depth } duiken: die duiker is al gespeeld.
why-no-fish-left = ‘{ $fish }’ kan niet worden getrokken: zo’n kaart is er niet meer.
why-no-gull-yet = In de eerste ronde kan er geen meeuw worden getrokken.

## De terminal

chawai-round = Ronde { $number } van { $of }
chawai-deck = Stapel: { $cards }
chawai-kiti = Kiti ↻
chawai-only = alleen { $player } ziet dit
chawai-player = Speler
chawai-diver = Duiker
chawai-top = Boven
chawai-pile = Vangst
chawai-points = Punten
chawai-hand = Hand

## The board in the browser

chawai-web-takes-bottom = diepste duiker
chawai-web-takes-middle = op één na diepste
chawai-web-takes-surface = ondiepste duiker
chawai-web-only-you = alleen jij ziet dit
chawai-web-empty = De lagune is leeg.
chawai-web-your-divers = Jouw duikers
chawai-web-choose = Kies een duiker
chawai-web-diver-held = Duiker { $depth }
chawai-web-diver-gone = Duiker { $depth }, al gespeeld
chawai-web-diver-laid = Duiker { $depth }, ligt gedekt
chawai-web-ready = klaar
chawai-web-last = Ronde { $number }: van de diepste tot de ondiepste
chawai-web-tie = Gelijke stand op diepte { $depth }. Vanaf de Kiti tegen de klok in: { $players }.
chawai-web-tie-why = De eerste telt als de diepste duiker.
chawai-web-robbed = de meeuw steelt: { $fish }
chawai-web-spared = de meeuw vindt niets te stelen
chawai-web-freed = drie kwallen: allemaal afgelegd
chawai-web-lit = ziet hier als enige de volgende kaart
chawai-web-clockwise = Vanaf de Kiti met de klok mee: { $players }.
chawai-web-ashore = { $player } heeft nog geen duiker gekozen.
chawai-web-laid = { $player } heeft een duiker gekozen.
chawai-web-laid-depth = { $player } heeft duiker { $depth } gekozen.
chawai-web-holds = { $player } heeft nog in de hand: { $divers }.
chawai-web-pile = { $count ->
    [one] { $player } heeft één vis: { $fish }; { $points }.
   *[other] { $player } heeft { $count } vissen, bovenop: { $fish }; { $points }.
}
chawai-web-pile-empty = { $player } heeft geen vis.
chawai-web-best-catch = Beste vangst: { $fish }, door { $player } in ronde { $round }.
chawai-web-worst-robbery = Duurste diefstal door een meeuw: { $fish }, van { $player } in ronde { $round }.
chawai-web-kind-gull = Een behulpzame meeuw: in ronde { $round } verloste ze { $player } van deze kaart: { $fish }.
web-keys-of-game = 1 t/m 9: de duikers 1 t/m 9. 0, a en b: de duikers 10, 11 en 12.

## Wat de tafel uitlegt

about-place-surface = De ondiepste duiker pakt deze kaart. Bij gelijke stand gaat die naar wie met de klok mee het dichtst bij de Kiti zit.
    .title = Oppervlak: voor de ondiepste
about-place-middle = De op één na diepste duiker pakt deze kaart. Bij gelijke stand gaat die naar wie tegen de klok in het dichtst bij de Kiti zit.
    .title = Midden: voor de op één na diepste
about-place-bottom = De diepste duiker pakt deze kaart. Bij gelijke stand gaat die naar wie tegen de klok in het dichtst bij de Kiti zit.
    .title = Bodem: voor de diepste
about-fish-sardine = Een kleine vis. Hij is het getal op de kaart waard: 1 t/m 5.
    .title = Sardine
about-fish-lantern = Een kleine vis die 1, 3 of 5 waard is. De volgende kaart op zijn plaats komt gedekt te liggen, en alleen wie de lantaarn heeft gepakt, ziet die.
    .title = Zeelantaarn
about-fish-tiger = Een middelgrote vis. Hij is het getal op de kaart waard: 6 t/m 9.
    .title = Tijgervis
about-fish-tuna = De grootste vis. Hij is het getal op de kaart waard: 10 t/m 15.
    .title = Keizertonijn
about-fish-jellyfish = Ze kost 10 of 15 punten. Zodra er drie kwallen in één vangst liggen, worden ze alle drie afgelegd.
    .title = Kwal
about-fish-gull = Ze heeft geen waarde. Wie een meeuw pakt, verliest ook de bovenste kaart van de eigen vangst, zelfs een kwal. Een lege vangst verliest niets.
    .title = Meeuw
about-kiti = De Kiti beslist bij gelijke stand. Van even diepe duikers telt de eerste in deze volgorde als de diepste: { $players }. Na elke ronde gaat de Kiti met de klok mee één plaats verder.
    .title = Kiti
about-diver = Iedereen heeft twaalf duikers, naar hun diepte genummerd van 1 t/m 12. Elke duiker duikt één keer.
    .title = Duiker
about-diver-held = Anderen die nog dieper kunnen duiken: { $deeper }. Anderen die nog ondieper kunnen blijven: { $shallower }.
    .title = Duiker { $depth }
about-diver-gone = Deze duiker is al gespeeld. Elke duiker duikt maar één keer.
    .title = Duiker { $depth }
about-diver-laid = Deze duiker ligt gedekt. Hij wordt omgedraaid als iedereen heeft gekozen.
    .title = Duiker { $depth }
about-hand = Gespeelde duikers liggen open. Zo weet iedereen welke duikers de anderen nog hebben.
    .title = Duikers in de hand
about-hand-of = Nog in de hand: { $held }. Gespeeld: { $used }.
    .title = Duikers: { $player }
about-slot = Iedereen kiest één duiker en legt die gedekt neer. Heeft iedereen gekozen, dan worden ze allemaal tegelijk omgedraaid.
    .title = Gedekte duiker
about-slot-awaited = { $player } kiest nog een duiker.
    .title = Kiest nog
about-slot-laid = { $player } heeft een duiker gekozen. Hij wordt omgedraaid als iedereen heeft gekozen.
    .title = Klaar
about-pile = De vissen die een speler heeft gepakt, de laatste bovenop. Iedereen mag ze bekijken. Aan het eind worden hun waarden opgeteld.
    .title = Vangst
about-pile-empty = { $player } heeft geen vis. Een meeuw vindt hier niets te stelen.
    .title = Vangst: { $player }
about-pile-of = Vissen: { $count }, samen { $points }. Bovenop: { $fish }. Die zou een meeuw stelen.
    .title = Vangst: { $player }
about-pile-stung = Vissen: { $count }, samen { $points }. Bovenop: { $fish }. Een meeuw zou die weghalen, en dat zou goed uitkomen.
    .title = Vangst: { $player }
about-mark = { $player } dook vorige ronde naar diepte { $depth }. Ligt er een kaart naast de duiker, dan was dat de vangst.
    .title = Vorige ronde
about-deck = Kaarten in de stapel: { $cards }. Elke ronde komen er drie in de lagune. Na de twaalfde ronde is er geen meer over.
    .title = Stapel
about-discards = Hier komen meeuwen, de kaarten die ze stelen, en drie kwallen tegelijk. Tot nu toe: { $cards }.
    .title = Uit het spel: { $count }
about-last = Wie hoe diep dook, van de diepste tot de ondiepste, en wie welke kaart pakte.
    .title = Vorige ronde

## Op het gehoor en met het toetsenbord

chawai-ear-dives = Duiken: { $dives }.
chawai-ear-took = { $place }: { $player }, { $fish }.
chawai-ear-from-top = Van boven: { $fish }.
chawai-ear-places = De lagune, je duikers en ieders vissen
chawai-cmd-lagoon = lagune
    .help = lagune: de drie kaarten, de ronde en de Kiti
chawai-cmd-hand = hand
    .help = hand ahab: de duikers die Ahab nog heeft
chawai-cmd-pile = vangst, stapel
    .help = vangst ahab: de vissen van Ahab, van boven

## Regels

rule-C1 = Voorbereiding
rule-C1-1 = Chawaï is voor 3 tot 6 spelers en duurt twaalf rondes.
rule-C1-2 = Iedereen heeft twaalf duikers in de hand, genummerd van 1 t/m 12 naar hoe diep ze duiken (op de kaarten staat −1 t/m −12).
rule-C1-3 = De lagune heeft drie plaatsen voor vissen: de bodem, het midden en het oppervlak.
rule-C1-4 = Er zijn 36 viskaarten: 7 sardines (1 t/m 5), 3 zeelantaarns (1, 3 en 5), 8 tijgervissen (6 t/m 9), 8 keizertonijnen (10 t/m 15), 4 kwallen (twee van −10, twee van −15) en 6 meeuwen, die geen waarde hebben.
rule-C1-5 = De Kiti, een beeld van de zeegeest, staat tussen twee spelers en kijkt naar de lagune.
rule-C2 = Een ronde
rule-C2-1 = Er worden drie kaarten getrokken en open op de drie plaatsen van de lagune gelegd.
rule-C2-2 = Een meeuw die in de eerste ronde getrokken wordt, wordt vervangen en gaat terug in de stapel.
rule-C2-3 = Iedereen kiest een eigen duiker en legt die gedekt neer. Heeft iedereen gekozen, dan worden alle duikers tegelijk omgedraaid.
rule-C2-4 = Een gespeelde duiker kan niet opnieuw worden gebruikt.
rule-C2-5 = Zijn de vissen gepakt, dan schuift de Kiti met de klok mee één plaats op en begint de volgende ronde.
rule-C2-6 = In de twaalfde ronde moet iedereen de laatste duiker spelen.
rule-C3 = Wie pakt wat
rule-C3-1 = De diepste duiker pakt de vis op de bodem.
rule-C3-2 = De op één na diepste pakt de vis in het midden.
rule-C3-3 = De ondiepste pakt de vis aan het oppervlak. Alle anderen pakken niets.
rule-C3-4 = Bij gelijke stand om de bodem of het midden heeft voorrang wie tegen de klok in het dichtst bij de Kiti zit.
rule-C3-5 = Bij gelijke stand om het oppervlak heeft voorrang wie met de klok mee het dichtst bij de Kiti zit.
rule-C3-6 = Een gepakte vis komt open boven op de eigen vangst.
rule-C4 = De dieren van de lagune
rule-C4-1 = Een zeelantaarn wijst de weg: de kaart die ervoor in de plaats komt, wordt gedekt neergelegd, en alleen wie de lantaarn gepakt heeft, mag die kaart voor het duiken bekijken.
rule-C4-2 = Wie drie kwallen in de vangst heeft, legt ze meteen af.
rule-C4-3 = Wie een meeuw pakt, legt die af, samen met de bovenste kaart van de eigen vangst, zelfs een kwal.
rule-C4-4 = Is de vangst leeg, dan wordt alleen de meeuw afgelegd.
rule-C5 = Einde van het spel
rule-C5-1 = Het spel eindigt na de twaalfde ronde. Iedereen telt de waarden van de vissen in de eigen vangst op.
rule-C5-2 = Het hoogste totaal wint. Bij gelijke stand wordt de overwinning gedeeld.
rule-C6 = Wat gereconstrueerd is
rule-C6-1 = Het boekje zegt hoeveel kaarten elke soort heeft en tussen welke waarden, maar niet wat er op elke kaart staat. De acht keizertonijnen zijn gereconstrueerd: 10, 10, 11, 11, 12, 13, 14 en 15. Andere waarden zouden ook bij het boekje passen.
rule-C6-2 = De sardines (1, 2, 2, 3, 4, 4, 5) en de tijgervissen (6, 6, 7, 7, 8, 8, 9, 9) zijn afgeleid: samen met de zeelantaarns zijn er dan twee kaarten van elke waarde van 1 t/m 9.
rule-C6-3 = Wie het spel bezit, kan de waarden van de eigen kaarten in een bestand schrijven en er in de terminal mee spelen.
rule-C-R = Verduidelijkingen
rule-C-R1 = In de stapel zitten zes meeuwen. Als optie zijn het er zeven, en een van de 37 kaarten gaat ongezien uit het spel voordat er een getrokken wordt.
rule-C-R2 = Voor duikers geldt één volgorde: diepere eerst, gelijke naar hoe dicht ze tegen de klok in bij de Kiti zitten. De eerste pakt de bodem, de tweede het midden, de laatste het oppervlak.
rule-C-R3 = Wie bij gelijke stand om de diepste duiker verliest, geldt als de op één na diepste.
rule-C-R4 = Aan tafel begint de Kiti links van de jongste speler, zodat de volgende speler met de klok mee er in die richting het dichtst bij zit. Hier wordt de eerste plaats geloot.
rule-C-R5 = In de eerste ronde worden meeuwen opzijgelegd, wordt er getrokken tot er drie andere kaarten liggen, en dan worden de meeuwen weer in de stapel geschud. De volgorde in de lagune blijft willekeurig.
rule-C-R6 = Na een lantaarn is de kaart op de plaats van die lantaarn de gedekte. Twee lantaarns in één ronde geven twee gedekte kaarten, elk alleen te zien voor wie daar de lantaarn gepakt heeft.
rule-C-R7 = De gedekte kaart gaat samen met de duikers open, voordat die gepakt wordt. Het kan een meeuw, een kwal of weer een lantaarn zijn.
rule-C-R8 = Een lantaarn die in de twaalfde ronde gepakt wordt, heeft geen effect. Een lantaarn die later door een meeuw gestolen wordt, heeft al effect gehad.
rule-C-R9 = Wie een lantaarn gepakt heeft, ziet de kaart zonder erom te vragen.
rule-C-R10 = Een meeuw komt nooit in een vangst.
rule-C-R11 = Drie kwallen worden afgelegd, waar ze ook in de vangst liggen; de volgorde van de rest blijft.
rule-C-R12 = Een kwal die door een meeuw is meegenomen, telt niet meer mee voor de drie.
rule-C-R13 = Vangsten zijn open: iedereen heeft elke kaart gezien toen die gepakt werd.
rule-C-R14 = Gespeelde duikers liggen open, dus iedereen weet wat de anderen nog in de hand hebben.
rule-C-R15 = Je schrijft Kiti.
rule-C-R16 = Er zijn 72 duikers, twaalf voor elk van zes spelers.
rule-C-R17 = Alle spelers met het hoogste totaal delen de overwinning, met hoeveel ze ook zijn.
