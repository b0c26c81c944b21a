# Tips in somebody’s first games; see web/src/games/maldivia/tips.ts.

tip-plan = Plan vier tegels: ze worden van links naar rechts gespeeld. De letter boven op de misttegel zegt welke kant gevouwen wordt.
tip-stuck = Je boot kon niet varen, dus was er geen actie. Andere boten en de rand versperren de weg.
tip-fishes = Je vissen zitten op de mast. De bovenste is de eerste die anderen of de mist kunnen pakken.
tip-robs = Je hebt de bovenste vis van de boot naast je gestolen. Dat kan bij elke boot naast je, maar niet schuin.
tip-robbed = Een boot is naast je gestopt en heeft je bovenste vis gestolen. Alleen de bovenste kan gestolen worden.
tip-releases = Aan een mast passen hoogstens zeven vissen. De rest gaat terug in de voorraad.
tip-delivers = Geleverd: het marktschip is van jou. De vissen erop zijn aan het eind je punten.
tip-twisted = Een octopus heeft een van je staande tegels gedraaid. Je boot gaat niet waarheen je gepland had.
tip-bitten = De haai heeft een van je marktschepen geruild. Beide gaan gedekt naar de andere speler.
tip-folds = Mist: een kant van de zee is naar binnen gevouwen. De zee wordt kleiner, en de achterkant van het doek toont nieuwe vakken.
tip-pushed = De mist heeft je boot naar binnen geduwd. Op het nieuwe vak is er geen actie.
tip-loses = De mist heeft je te pakken: de bovenste vis van je mast is weg. Lever op tijd, of blijf weg van de rand.
tip-spent = Elke kant wordt maar één keer per ronde gevouwen. Deze was al geweest, dus er gebeurde niets.
tip-dusk = Er zijn nog 16 vakken of minder te zien. Het spel eindigt zodra iedereen evenveel tegels gespeeld heeft.
