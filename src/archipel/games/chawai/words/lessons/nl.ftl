# De lessen van Chawaï in het Nederlands.

## Duiken

lesson-dive = Je eerste keer duiken
    .about = Kies een duiker en vang de vis die je wilt.
lesson-dive-goal = Iedereen duikt tegelijk naar dezelfde drie vissen. Na twaalf duiken wint wie de meeste punten heeft.
lesson-dive-deep = Jij bent Moana. De diepste duiker pakt de vis op de bodem: duik naar diepte 12 voor de tonijn!
    .instead = Dat kan genoeg zijn, maar dieper dan 12 gaat niemand. Neem je 12!
lesson-dive-caught = De tonijn is van jou! Tane, op één na diepste, pakte het midden en Leilani, de ondiepste, het oppervlak.
lesson-dive-shallow = Een kwal kost tien punten, en die ligt op de bodem. Pak de sardine aan het oppervlak: duik naar diepte 1!
    .instead = Pas op, de kwal zit diep. Blijf helemaal boven met je 1!
lesson-dive-middle = Je 12 en je 1 zijn weg. Nu zit de beste vis in het midden: word op één na diepste met je 9!
    .instead = Voor het midden moet één duiker dieper gaan dan jij. Neem je 9!
lesson-dive-end = 28 punten in drie duiken! Een tip: bewaar een paar heel diepe en heel ondiepe duikers voor later.

## Gelijke stand

lesson-ties = Gelijke stand en de Kiti
    .about = Twee duikers even diep: het beeld beslist.
lesson-ties-kiti = En als twee duikers even diep gaan? Dan beslist de Kiti, het beeld dat rond de lagune loopt.
lesson-ties-bottom = Hij staat tussen jou en Tane. Duik naar diepte 10 voor de tonijn op de bodem!
    .instead = Om de Kiti te leren kennen, neem je deze keer je 10!
lesson-ties-first = Tane koos ook 10. Voor bodem en midden tel je tegen de klok in: vanaf de Kiti kwam jij eerst.
lesson-ties-surface = De Kiti is opgeschoven, voorbij Tane. Duik naar diepte 2 voor de tonijn aan het oppervlak!
    .instead = Om het andere geval te zien, neem je deze keer je 2!
lesson-ties-nothing = Leilani koos ook 2. Voor het oppervlak tel je met de klok mee: Leilani kwam eerst en jij krijgt niets.
lesson-ties-again = Met de klok mee kom jij nu vóór Tane. Duik naar diepte 3 voor het oppervlak!
    .instead = Vertrouw op de Kiti: neem deze keer je 3!
lesson-ties-tip = Tane koos ook 3, maar jij kwam eerst! Een tip: kijk waar de Kiti staat voor je duikt.

## Meeuwen

lesson-gulls = Meeuwen en kwallen
    .about = Een meeuw steelt je bovenste kaart. Soms komt dat goed uit.
lesson-gulls-gull = Pak je een meeuw, dan vliegt die weg met de bovenste kaart van je vangst.
lesson-gulls-steal = Jouw bovenste kaart is een kwal, dus die meeuw wil je hebben. Ze zit in het midden: neem je 8!
    .instead = De meeuw zit in het midden, dus word op één na diepste. Neem je 8!
lesson-gulls-gone = Weg! De meeuw en de kwal zijn uit het spel, en je tijgervis ligt weer bovenop.
lesson-gulls-avoid = Nu zou de meeuw aan het oppervlak je de tijgervis kosten. Blijf uit de buurt: duik naar diepte 10!
    .instead = Blijf ver van het oppervlak. Neem je 10!
lesson-gulls-lost = Tane moest de meeuw pakken en is een tonijn kwijt. Met een lege vangst verlies je niets.
lesson-gulls-three = En de kwallen? Zodra je er drie hebt, leg je ze alle drie af.

## Zeelantaarns

lesson-lanterns = Zeelantaarns
    .about = Pak er een, en je ziet wat de anderen niet zien.
lesson-lanterns-lantern = Een zeelantaarn is een kleine vis, maar hij laat je zien wat de anderen niet zien.
lesson-lanterns-take = Hij zit in het midden: word op één na diepste met je 7!
    .instead = De lantaarn zit in het midden, dus word op één na diepste. Neem je 7!
lesson-lanterns-secret = De volgende kaart in het midden ligt gedekt, en alleen jij ziet die. Het is een tonijn van 15!
lesson-lanterns-dark = De anderen duiken in het donker. Word weer op één na diepste: duik naar diepte 9!
    .instead = Je wilt weer naar het midden, dus word op één na diepste. Neem je 9!
lesson-lanterns-tuna = Alle duikers gaan open, en de gedekte kaart ook. De grote tonijn is van jou!
lesson-lanterns-theirs = Nog een lantaarn, nu op de bodem. Laat die aan Tane en pak de tijgervis met je 8!
    .instead = De tijgervis zit in het midden, dus word op één na diepste. Neem je 8!
lesson-lanterns-hidden = Nu ziet alleen Tane de kaart op de bodem. Een schat of een kwal: je moet gokken!
