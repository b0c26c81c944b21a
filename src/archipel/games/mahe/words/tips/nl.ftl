# Tips in somebody’s first games; see web/src/games/mahe/tips.ts.

tip-decide = Stoppen of nog eens gooien? Twee dobbelstenen tellen dubbel en drie tellen driedubbel, maar met meer dan 7 moet je schildpad terug naar het vlot.
tip-steer = Je schildpad zit bovenop: jij beslist over de tweede en derde dobbelsteen van de schildpad die je draagt.
tip-sank = Meer dan 7: je schildpad begint weer op het vlot. De schildpadden op haar rug gaan mee.
tip-climbed = Je schildpad is bij een andere op de rug geklommen. Zwemt de onderste, dan lift de jouwe mee.
tip-mounted = Er zit een schildpad op de jouwe. Zwemt de jouwe, dan beslist de speler van de bovenste over de tweede en derde dobbelsteen.
tip-carried = Je schildpad heeft een lift gekregen. Wie zwemt, neemt de schildpadden erboven mee en laat die eronder achter.
tip-laid = Je schildpad heeft het strand gehaald: de broedkaart is van jou. Die ligt gedekt en telt aan het eind.
tip-rider-laid = Jij hebt gezwommen, maar in een toren legt alleen de bovenste schildpad.
tip-last-eggs = Alle broedkaarten zijn weg. De volgende schildpad die het strand haalt, wint zeven eieren, en het spel is meteen afgelopen.
tip-spent = Een kaart die je speelt, telt als dobbelsteen. Daarna wordt die afgelegd en levert niets meer op.
