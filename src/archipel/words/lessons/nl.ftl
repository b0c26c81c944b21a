# De teksten die alle lessen gemeen hebben, in het Nederlands.

lesson-learner = Moana
lesson-partners = Tane, Leilani, Kai, Nalu, Maeva, Teo
lesson-instead = In een echte partij mag dat. Probeer hier de zet die de les voorstelt.

## In the terminal

lesson-chapters = Lessen van { $title }
lesson-enter = Druk op Enter om door te gaan, of typ ‘quit’:
lesson-help = Typ de letter van een zet, of de zet zoals die tussen haakjes staat. Met ‘quit’ neem je pauze; je kunt later verdergaan.
lesson-ready = Je kunt nu spelen: { $command }
lesson-next = Enter: volgend hoofdstuk, ‘{ $chapter }’ · play: je eerste partij · quit:
lesson-last = play: je eerste partij · Enter: stoppen:
lesson-left = Tot gauw! Zo ga je verder waar je was: { $command }
lesson-not-kept = Je voortgang kon niet worden opgeslagen in { $file }.
