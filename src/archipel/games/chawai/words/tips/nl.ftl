# Tips in somebody’s first games; see web/src/games/chawai/tips.ts.

tip-tie = Iemand dook even diep als jij. De Kiti beslist: voor de bodem en het midden heeft voorrang wie tegen de klok in het dichtst bij de Kiti zit, voor het oppervlak wie met de klok mee het dichtst bij zit.
tip-nothing = Deze keer geen vis. Alleen de diepste, de op één na diepste en de ondiepste duiker pakken er een.
tip-jellyfish = Een kwal kost punten. Maar de derde bevrijdt je: dan leg je ze alle drie af.
tip-took = Je vis komt boven op je vangst. Een meeuw zou de bovenste kaart stelen.
tip-robbed = De meeuw is weg, met de bovenste kaart van je vangst. Ze neemt ook kwallen mee.
tip-spared = De meeuw steelt de bovenste kaart van de vangst. De jouwe was leeg, dus je bent niets kwijt.
tip-freed = Drie kwallen: ze verdwijnen alle drie uit je vangst en kosten niets meer.
tip-lit = Je zeelantaarn toont je een kaart die voor alle anderen gedekt ligt. Kijk voordat je duikt.
tip-hidden = Er ligt een kaart gedekt. Tot iedereen gedoken heeft, kent alleen wie de zeelantaarn pakte die kaart.
tip-kiti = De Kiti is met de klok mee één plaats opgeschoven. Hij beslist bij gelijke stand.
