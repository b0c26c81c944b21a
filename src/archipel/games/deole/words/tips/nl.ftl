# Tips in somebody’s first games; see web/src/games/deole/tips.ts.

tip-opens = Je hebt een baan geopend. De legregel geldt tot het eind en kan op geen andere baan gebruikt worden.
tip-departs = Je schip is vertrokken. Elke dobbelsteen die je legt, brengt het één vak verder, naar de kant van die kleur.
tip-helm = Er is een stuurrad beschikbaar. Het verandert een dobbelsteen op deze baan met één, maar elk gebruikt stuurrad kost 2 punten.
tip-discards = Je hebt je dobbelsteen afgelegd: hij gaat naar de Windroos, en je schip blijft waar het is.
tip-left = De dobbelsteen die niemand koos, ligt nu op de Windroos. Met bonus D kun je hem daar pakken.
tip-wreck = Een wrak heeft een min van je bemanning in een plus veranderd. De dobbelsteen op dat vakje levert nu punten op.
tip-rescues = Je hebt een schipbreukeling gered. Het gezichtje vult een vakje van een baan naar keuze, en de legregel slaat het over.
tip-helper = Je hebt een schipbreukeling gered. Die helpt je één keer: een ramp gaat niet door, of het vakje van een ramp van deze ronde komt vrij.
tip-eolia = Je hebt Éolia over je eigen kust bereikt: 5 punten aan het eind. Wie er als eerste is, krijgt ook een bonus.
tip-earns = Je hebt een bonus verdiend. Een kolom met vijf gevulde vakjes geeft er een, en het laatste vakje van de bemanningsbaan ook.
tip-chain = Een keten! Een dobbelsteen van een bonus speel je als elke andere, en die kan weer een bonus opleveren.
tip-lapses = Deze bonus vervalt: geen van de bonussen die nog op je blad staan, is nu te gebruiken.
tip-home = Je schip is thuis: elk doorkruist vak is 2 punten waard. Je blijft tot het einde dobbelstenen leggen.
tip-disaster = De dobbelsteen die je laat liggen, is een ramp: hij blokkeert een vakje van rechts. Een tweede met dezelfde waarde in deze ronde telt niet.
tip-storm = De storm is dichterbij gekomen: één rij voor elke ramp op een windbaan. Een schip dat hij inhaalt, is verloren.
