# De lessen van Maldivia in het Nederlands.

## Varen

lesson-sail = Plannen en varen
    .about = Zet je tegels klaar, gebruik een stroming en lever aan je eerste schip.
lesson-sail-goal = Vis tussen vier eilanden voordat de mist de zee opslokt. Wie de meeste vissen aan de marktschepen levert, wint.
lesson-sail-plan = Elke ronde plan je vier tegels: drie pijlen en de mist. Draai de eerste pijl naar het oosten en laat de rest zo!
    .instead = Deze keer is het plan: oost, noord, noord, mist noord. Alleen de eerste pijl moet je draaien.
lesson-sail-first = Je eerste pijl wijst naar het oosten. Stop op f9, bij de gele vissen!
    .instead = Daar zou je kunnen stoppen, maar de vissen wachten op f9.
lesson-sail-fish = Vang ze: ze gaan op je mast.
    .instead = Laat ze niet ontsnappen. Vang de vissen!
lesson-sail-current = Nu naar het noorden. Neem de stroming op f6: die draagt je oostwaarts naar j6!
    .instead = Daar zou je ook kunnen stoppen. Maar probeer de stroming: die leidt naar j6.
lesson-sail-red = Twee rode vissen, precies waar het schip van Efo om vraagt. Vang ze!
    .instead = Die heb je zo nodig. Vang de rode vissen!
lesson-sail-edge = Vissen en leveren kan niet in dezelfde beurt. Vaar door naar j5!
    .instead = Ook daar zou je kunnen leveren. Kies deze keer j5.
lesson-sail-deliver = Je hebt alles waar dit schip om vraagt. Leveren maar!
    .instead = Vaar niet verder met je vissen. Lever ze eerst af!
lesson-sail-end = Twee vissen, twee punten! Daarna kwam jouw mist opzetten, en Tane verloor een vis.

## Stelen

lesson-steal = Vissen en stelen
    .about = Haal vissen uit de zee, en bij je buren.
lesson-steal-mast = Vissen zitten boven elkaar op de mast. Alleen de bovenste kan gestolen worden.
lesson-steal-between = Tane en Leilani liggen dicht bij elkaar. Vaar naar d7, er precies tussenin!
    .instead = Waarom niet bij allebei langs? Op d7 moet je zijn!
lesson-steal-fish = Hier zitten ook vissen. Vang die eerst!
    .instead = Dat kan even wachten. Vang eerst de vissen!
lesson-steal-tane = En steel nu de bovenste vis van Tanes mast!
    .instead = Nog niet. Eerst de paarse vis van Tane!
lesson-steal-leilani = Je mag van elke boot naast je stelen. Steel nu van Leilani!
    .instead = Nog eentje! Steel ook van Leilani.
lesson-steal-order = Jij kiest de volgorde, en de laatste vis komt bovenop. Breng de rode in veiligheid: steek die er het eerst op!
    .instead = Dan kan iemand de rode stelen. Steek die er het eerst op!
lesson-steal-back = Daar is Tane, uit op wraak! Maar je rode vis zit helemaal onderop: alleen een paarse is weg.

## Leveren

lesson-deliver = Leveren
    .about = Twee leveringen in één beurt, vanuit de hoek van de zee.
lesson-deliver-corner = Aan de rand van de zee mag je aan één schip van die kant leveren. In een hoek komen twee kanten samen!
lesson-deliver-sail = Solys vraagt om rood, groen en paars, en paars heb je niet. Tane wel: vaar naar j10!
    .instead = Vaar helemaal naar de hoek: j10!
lesson-deliver-steal = Steel de paarse vis van Tane!
    .instead = Dat kan wachten. Steel eerst de paarse vis van Tane!
lesson-deliver-solys = Lever nu aan Solys: rood, groen en paars!
    .instead = Eerst Solys: rood, groen en paars!
lesson-deliver-rearrange = Na het leveren mag je je mast herschikken. Steek eerst de gele vis erop: onderop zit hij veilig.
    .instead = Bovenop kan iemand hem stelen. Steek eerst de gele erop!
lesson-deliver-efo = Dit is ook de rand van Efo. Lever je twee rode vissen af!
    .instead = Je bent nog niet klaar: Efo wacht op twee rode vissen.
lesson-deliver-end = Vijf vissen in één beurt, dus vijf punten! Hoe meer vissen een schip wil, hoe meer het telt.

## Mist

lesson-fog = Mist
    .about = Vouw de zee om, en kijk wie er te pakken is.
lesson-fog-tile = Je misttegel vouwt één kant van de zee om. De letter bovenaan zegt welke: N, E, S of W.
lesson-fog-plan = Tane en Leilani liggen in het oosten. Speel eerst de mist, met de E boven, en laat je pijlen naar het noorden wijzen!
    .instead = Zet de misttegel vooraan, met de E boven. Alle drie de pijlen wijzen naar het noorden.
lesson-fog-caught = Hebbes! Allebei zijn ze in de mist hun bovenste vis kwijtgeraakt.
lesson-fog-hit = Nu heeft Leilani’s mist jou te pakken. Maar jij zit links van Leilani en wisselt een schip: leg het paarse onder de stapel!
    .instead = Houd het grote schip, dat telt meer. Leg het paarse onder de stapel!
lesson-fog-new = Het doek laat zijn achterkant zien: nieuwe vissen, en zelfs haaien! Vaar naar de paarse vis op b5.
    .instead = Daar zou je ook heen kunnen. Vaar deze keer naar b5!
lesson-fog-fish = En vang hem!
    .instead = Neem hem mee: vang de vis!
lesson-fog-end = Elke kant wordt maar één keer per ronde gevouwen. Zijn er nog 16 vakken of minder over, dan eindigt het spel.

## Octopus en haai

lesson-octopus = Octopus en haai
    .about = Draai een tegel van een ander, en ruil je schepen.
lesson-octopus-octopus = Tane heeft twee rode vissen en wil naar het oosten, naar Efo. Voorkom dat: vaar naar de octopus op i4!
    .instead = De octopus zit op i4. Vaar erheen!
lesson-octopus-use = De octopus draait een tegel die nog staat. Gebruik hem!
    .instead = Laat deze kans niet lopen: gebruik de octopus!
lesson-octopus-tile = Kies de eerste tegel van Tane.
    .instead = Kies de eerste tegel van Tane: die wordt als volgende gespeeld.
lesson-octopus-turn = Dat is vast een pijl naar het oosten. Draai hem 90 graden, dan wijst hij naar het zuiden!
    .instead = Draai je een pijl naar het oosten 90 graden, dan wijst hij van het doek af. Probeer dat!
lesson-octopus-shark = Van het doek af kan niet: Tane ligt vast! Vaar nu door naar de haai op i7.
    .instead = De haai zit op i7. Vaar erheen!
lesson-octopus-swap = De haai ruilt een van je marktschepen voor dat van een ander. Gebruik hem!
    .instead = Durf het maar: gebruik de haai!
lesson-octopus-give = Tane heeft een schip van vier punten. Geef je kleinste weg, het gele!
    .instead = Dat is meer waard. Geef het gele weg!
lesson-octopus-end = Van één punt naar vier! Haaien zitten alleen op de achterkant van het doek: de mist brengt ze.
