# De lessen van Mahé in het Nederlands.

## De eerste zetten

lesson-first = Je eerste zetten
    .about = Gooi de dobbelstenen, leg je eieren en lift mee op een andere schildpad.
lesson-first-goal = Schildpadden zwemmen rond het eiland om eieren te leggen op het strand. Leg er de meeste en je wint.
lesson-first-dare = Jij bent Rood, en je hebt een 2 gegooid. Gooi nog een dobbelsteen: twee tellen dubbel!
    .instead = Je kunt stoppen, maar met twee velden kom je niet ver. Durf het aan en gooi nog een dobbelsteen!
lesson-first-triple = 3 × 2 = 6 velden. Een derde dobbelsteen verdrievoudigt zelfs: gooi nog eens!
    .instead = Zes velden is mooi, maar het strand is nog ver. Gooi nog een keer!
lesson-first-laid = 7 × 3 = 21: in één keer naar het strand! Je legt vijf eieren.
lesson-first-over = Blauw gooide 5 en 4. Bij meer dan 7 moet een schildpad terug naar het vlot.
lesson-first-climb = Geel wacht op veld 3. Stop daar, dan klim je bij Geel op de rug.
    .instead = Met nog een dobbelsteen zwem je Geel voorbij. Stop, dan lift je mee!
lesson-first-ride = Geel is aan de beurt en draagt jou! De bovenste schildpad beslist over de dobbelstenen, jij dus: gooi!
    .instead = Geel doet al het werk, dus ga verder: gooi nog een dobbelsteen!
lesson-first-enough = 10 velden voor jullie allebei. Dat is genoeg: stop!
    .instead = Een derde dobbelsteen kan jullie allebei naar het vlot sturen. Stop nu het goed gaat!
lesson-first-end = Wat een ritje! Je weet nu genoeg voor je eerste partij.

## De dobbelstenen

lesson-dice = Stoppen of doorgooien?
    .about = Eén, twee of drie dobbelstenen: hoe ver je zwemt en wanneer het te veel is.
lesson-dice-count = Je gooit hoogstens drie dobbelstenen, een voor een. Eén telt gewoon, twee tellen dubbel, drie driedubbel.
lesson-dice-second = Je hebt een 4 gegooid. Gooi een tweede dobbelsteen!
    .instead = Vier velden is veilig, maar het strand ligt twaalf velden verderop. Gooi een tweede dobbelsteen!
lesson-dice-reach = 6 × 2 = 12: zo haal je het strand. Stop!
    .instead = Nu past alleen een 1 nog. Stop, dan zijn de eieren voor jou!
lesson-dice-won = Vier eieren voor jou! Je hoeft niet precies op veld 21 te komen: erlangs zwemmen telt ook.
lesson-dice-over = Blauw gooide 6 en 3. Meer dan 7 is te veel: terug naar het vlot.
lesson-dice-careful = Jij bent weer aan de beurt, en je hebt een 6 gegooid. Alleen een 1 past nog, dus stop.
    .instead = Dat eindigt vijf van de zes keer op het vlot. Stop liever!
lesson-dice-tip = Goed ingeschat! Een tip: na een 1 is een tweede dobbelsteen nooit te veel.

## Meeliften

lesson-riding = Meeliften
    .about = Wie beslist, wie de eieren legt en wie terug moet naar het vlot.
lesson-riding-stack = Je bent op Blauw geklommen, omdat je op hetzelfde veld kwam. Als Blauw zwemt, ga jij mee.
lesson-riding-decide = Blauw is aan de beurt. Over de tweede en derde dobbelsteen beslist de bovenste schildpad: gooi!
    .instead = Twee velden is niet genoeg voor het strand. Jij beslist: gooi nog een dobbelsteen!
lesson-riding-pass = 3 × 2 = 6: zo komt Blauw voorbij het strand. Stop!
    .instead = Zes velden is genoeg voor het strand. Stop, dan leg jij de eieren!
lesson-riding-laid = Blauw heeft gezwommen en jij hebt de eieren gelegd. Alleen de bovenste schildpad legt.
lesson-riding-climbed = Geel is op jou geklommen. Jij bent aan de beurt, maar nu beslist Geel.
lesson-riding-sank = Te veel! Je moet met Geel op je rug terug naar het vlot; Blauw, onder jou, blijft.
lesson-riding-top = Op veld 3 zitten drie schildpadden. Stop daar en klim helemaal naar boven!
    .instead = Veld 3 is precies goed: stop daar en klim helemaal naar boven!
lesson-riding-tip = Van hierboven beslis je voor alle drie. Een tip: je zit het best op een schildpad dicht bij het strand.

## Het strand

lesson-beach = De laatste eieren
    .about = Hoe het spel eindigt en wie wint.
lesson-beach-last = Dit is de laatste van de twintig broedkaarten, en Blauw gaat die pakken.
lesson-beach-seven = De kaarten zijn op, maar er liggen nog zeven eieren op het strand. De volgende schildpad daar wint ze.
lesson-beach-roll = Geel heeft het geprobeerd en zit weer op het vlot. Jij hebt acht velden nodig: gooi een tweede dobbelsteen!
    .instead = Drie velden is niet genoeg voor het strand. Gooi een tweede dobbelsteen!
lesson-beach-stop = 4 × 2 = 8: precies tot het strand. Stop, dan zijn de zeven eieren voor jou!
    .instead = Je bent er al: stop en pak de zeven eieren!
lesson-beach-over = Je schildpad gaat op het strand liggen, en het spel is meteen afgelopen.
lesson-beach-count = Iedereen telt de eigen eieren: jij hebt er 26 en wint. Bij gelijke stand wint wie meer kaarten heeft.

## De variant

lesson-variant = Broedkaarten als dobbelstenen
    .about = Een variant: speel een gewonnen kaart in plaats van een dobbelsteen.
lesson-variant-cards = In deze variant mag een gewonnen broedkaart de tweede of derde dobbelsteen vervangen.
lesson-variant-play = Je hebt een 5 gegooid, dus nog eens gooien is riskant. Speel je kaart 2: dat is precies 7!
    .instead = Dat kan lukken, maar een kaart is zeker. Speel je kaart 2!
lesson-variant-stop = 7 × 2 = 14: precies tot het strand. Stop!
    .instead = Met 7 is elke andere dobbelsteen te veel. Stop en leg je eieren!
lesson-variant-gone = Zes nieuwe eieren! Je kaart 2 is afgelegd en telt niet meer.
lesson-variant-again = Blauw heeft ook een kaart gespeeld. Jij hebt een 6 gegooid, en kaart 4 past niet: stop.
    .instead = Dat is meer dan 7. Stop hier!
lesson-variant-tip = Je mag één kaart per beurt spelen. Een tip: speel kleine kaarten en bewaar de grote voor het eind.
