# De lessen van Déole in het Nederlands.

## Dobbelstenen en banen

lesson-dice = Dobbelstenen en banen
    .about = Pak een dobbelsteen, open een baan en vaar uit.
lesson-dice-goal = Vier winden voeren je schip over de zee rond Éolia. Ga op verkenning en kom op tijd thuis: wie de meeste punten heeft, wint.
lesson-dice-take = Elke beurt pak je één dobbelsteen. Blauw blaast je naar het noorden: pak de blauwe 4!
    .instead = Elke dobbelsteen kan, maar je wilt naar het noorden. Pak de blauwe 4!
lesson-dice-place = Leg hem op de blauwe baan.
    .instead = Dat kan ook. Leg hem deze keer als 4 op de blauwe baan!
lesson-dice-mode = De eerste dobbelsteen opent de baan: kies de legregel. Met ‘even’ mogen er alleen nog 2, 4 en 6 op.
    .instead = Ook een goede keus. Neem in deze les ‘even’!
lesson-dice-port = Vertrek uit de linkerhaven: de wind voert je naar het noorden!
    .instead = Alle drie de havens zijn van jou. Kies deze keer de linker!
lesson-dice-again = De volgende beurt, en Tane koos het eerst. Pak de blauwe 3!
    .instead = Die wind zou je laten afslaan. Pak de blauwe 3!
lesson-dice-helm = Op je baan mag geen 3. Maar een stuurrad verandert een dobbelsteen met één: leg hem als 4!
    .instead = Dat kan ook. Leg hem deze keer als 4 op de blauwe baan!
lesson-dice-end = En varen maar! Elke dobbelsteen vult een vakje en brengt je schip verder.

## De koers

lesson-course = De koers
    .about = Wind, wind in de rug en roeien: zo kom je bij het eiland.
lesson-course-wind = Een wind drijft je schip naar de kant van zijn kleur. Blauw is het noorden: leg je blauwe 4!
    .instead = Dat kan ook. Leg hem deze keer als 4 op de blauwe baan!
lesson-course-tail = Nu vaar je naar het noorden, met de groene kant achter je. Pak de groene 2: dat is wind in de rug!
    .instead = Die wind zou je laten afslaan. Pak de groene 2!
lesson-course-behind = Leg hem op de groene baan.
    .instead = Wind in de rug verspil je niet! Leg hem op de groene baan.
lesson-course-straight = Met wind in de rug kies je zelf de koers. Rechtdoor, naar het noorden!
    .instead = Het eiland ligt in het noorden. Rechtdoor!
lesson-course-row = Geen wind blaast je nu naar het noorden. Pak de gele 1: je bemanning kan roeien!
    .instead = Hoe kleiner de dobbelsteen, hoe beter voor de bemanning. Pak de gele 1!
lesson-course-crew = Op de bemanningsbaan mag elke dobbelsteen, en weer kies je zelf de koers. Leg hem daar!
    .instead = Die wind zou je laten afslaan. Leg de 1 op de bemanningsbaan!
lesson-course-ashore = Roei naar het noorden, over het eiland!
    .instead = Rechtdoor: roei naar het noorden!
lesson-course-end = Je bereikt Éolia als eerste via de kust van je eigen kleur. Dat is vijf punten en een bonus!

## Schipbreukelingen en wrakken

lesson-castaways = Schipbreukelingen en wrakken
    .about = Red onderweg mensen en doorzoek wrakken.
lesson-castaways-adrift = Vlak voor je drijft een schipbreukeling. Doorkruis dat vak, en je neemt hem aan boord.
lesson-castaways-rescue = Leg je blauwe 3, dan brengt de wind je erheen!
    .instead = Dat kan ook. Leg hem deze keer als 3 op de blauwe baan!
lesson-castaways-smiley = Gered! Teken een gezichtje op een baan: op de bemanningsbaan vult het een minvakje en kost het niets.
    .instead = Daar is het ook welkom. Teken het deze keer op de bemanningsbaan!
lesson-castaways-wreck = Nu ligt er een wrak voor je. Pak de blauwe 5!
    .instead = Het noorden is goed, sla niet af. Pak de blauwe 5!
lesson-castaways-cross = Leg hem op de blauwe baan.
    .instead = Dat kan ook. Leg hem deze keer als 5 op de blauwe baan!
lesson-castaways-sign = Een wrak maakt van een min van je bemanning een plus. Kies het eerste vakje: daar ligt een 4!
    .instead = In dat vakje ligt nog geen dobbelsteen. Kies het eerste, met de 4!
lesson-castaways-end = Min vier is plus vier geworden! Een tip: met een paar plussen loont het roeien.

## Bonussen

lesson-bonuses = Bonussen
    .about = Vul een kolom, en de ene bonus brengt de andere.
lesson-bonuses-column = In de tweede kolom ontbreekt één vakje, het rode. Een volle kolom levert je een bonus op!
lesson-bonuses-fill = Leg je rode 3 daar neer.
    .instead = Dat kan ook. Leg hem deze keer als 3 op de rode baan!
lesson-bonuses-rose = Er zijn zes bonussen, elk voor één keer. Neem D, een dobbelsteen van de Windroos!
    .instead = Een mooie bonus, maar D is nu nog beter. Neem D!
lesson-bonuses-salvage = Nog een rode dobbelsteen: pak de rode 5!
    .instead = Je hebt rood nodig. Pak de rode 5!
lesson-bonuses-more = Leg hem, en ook de derde kolom is vol!
    .instead = Dat kan ook. Leg hem deze keer als 5 op de rode baan!
lesson-bonuses-sail = En nog een bonus! Neem C en vaar één vak.
    .instead = Kijk, er drijft een schipbreukeling voor je. Neem C!
lesson-bonuses-castaway = Pik de schipbreukeling op en sla af naar het zuiden, op huis aan!
    .instead = Dat kan ook. Sla deze keer af naar het zuiden!
lesson-bonuses-smiley = Teken het gezichtje op de gele baan.
    .instead = Daar is het ook welkom. Teken het deze keer op de gele baan!
lesson-bonuses-end = Twee dobbelstenen, twee bonussen en een schipbreukeling in één beurt! Een tip: vul je banen gelijkmatig.

## Thuiskomen

lesson-home = Thuiskomen
    .about = De laatste twee beurten, en wat ze waard zijn.
lesson-home-count = Nog maar twee beurten! Elk doorkruist vak telt één punt, of twee als je thuiskomt.
lesson-home-south = Je havens liggen in het zuiden. Pak de groene 5!
    .instead = Die wind waait de verkeerde kant op. Pak de groene 5!
lesson-home-place = Leg hem op de groene baan.
    .instead = Bewaar je bemanning voor later. Leg hem als 5 op de groene baan!
lesson-home-last = Je laatste dobbelsteen, en geen wind naar het zuiden. Pak de rode 1!
    .instead = Hoe kleiner de dobbelsteen, hoe beter voor de bemanning. Pak de rode 1!
lesson-home-crew = Je bemanning moet roeien: leg hem op de bemanningsbaan.
    .instead = Zo kom je niet thuis. Leg hem als 1 op de bemanningsbaan!
lesson-home-port = Je haven ligt recht vooruit: naar het zuiden!
    .instead = Zo dichtbij! De haven ligt in het zuiden.
lesson-home-home = Thuis! Je 14 vakken tellen dubbel, en Tane, nog op zee, verliest punten.

## Solo

lesson-solo = Solo
    .about = In je eentje tegen rampen en de storm.
lesson-solo-alone = Solo gooi je elke beurt twee dobbelstenen, en die je laat liggen, is een ramp. Kom thuis en je wint!
lesson-solo-take = In het noorden drijft een schipbreukeling. Pak de blauwe 5!
    .instead = De schipbreukeling drijft in het noorden. Pak de blauwe 5!
lesson-solo-place = Leg hem op de blauwe baan.
    .instead = Dat kan ook. Leg hem deze keer als 5 op de blauwe baan!
lesson-solo-smiley = Teken het gezichtje op de bemanningsbaan. Je schipbreukeling kan één ramp afwenden, wanneer je maar wilt.
    .instead = Daar is het ook welkom. Teken het deze keer op de bemanningsbaan!
lesson-solo-disaster = De rode 3 slaat toe en kost je een vakje. Liever op de bemanningsbaan: op de rode brengt hij storm.
    .instead = Bewaar de hulp voor later. Leg de ramp deze keer op de bemanningsbaan!
lesson-solo-again = De laatste beurt van de ronde. Pak de blauwe 6: een tweede 3 doet niets meer!
    .instead = Je wilt verder naar het noorden. Pak de blauwe 6!
lesson-solo-north = Leg hem op de blauwe baan.
    .instead = Dat kan ook. Leg hem deze keer op de blauwe baan!
lesson-solo-storm = Je oude gele ramp brengt de storm, vlak naast je schip. Blijf eruit, en vaar snel naar huis!
