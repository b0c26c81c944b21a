"""Any position of Maldivia as JSON, and back.

    {"seats": 3, "step": "act", "round": 2, "slot": 1, "starter": 2, "turn": 3,
     "cloth": {"rows": [1, 9], "columns": ["a", "j"], "spaces": {"c3": "octopus", "d2": "current-WS"}},
     "boats": ["e5", "b2", "h4"], "masts": [["red", "green"], [], []], "hand": [], "surplus": null,
     "supply": {"red": 7, "green": 7, "purple": 8, "yellow": 8},
     "ships": {"E": ["red", "red+green"], …}, "piles": {"E": 8, …}, "bottom": {"E": [], …}, "owed": null,
     "plans": [["E", "fog-S", "N", "W"], …], "played": [0, 1, 1], "planned": [true, true, true], "fog": [],
     "closed": [], "fog_tile": {"letters": ["E", "S", "W", "N"], "turn": "clockwise"},
     "won": [{"cards": ["S red+green+purple"], "backs": {"E": 0, "S": 1, "W": 0, "N": 0}}, …],
     "bites": [{"seat": 1, "victim": 2, "gives": "S", "draws": "E", "given": "green", "drawn": "red"}], "late": [],
     "gained": ["steal 2"], "aim": null, "given": null, "wanted": null, "ending": false}

Seats are counted from 1, 0 is nobody; a slot of 0 is before the first tile. The cloth is the visible part; spaces that
show nothing are left out. Masts are written from the bottom up. `hand` holds fish for the mast of the boat whose turn
it is; `surplus` is "dropping" when they are too many, and "stowing" from the first new fish on. `bottom` lists cards
under a pile, the next one first. `closed` lists the sides whose fold was called off in this round. `fog_tile` gives the
letters of the box, clockwise, and the sense in which the octopus turns. `bites` lists the swaps of sharks in order: the
islands that everybody saw, and the cargoes that the two saw. `late` lists the cards that were won after a bite, with
the number of bites before; -1 means that forgotten bites may have moved the card. A field that is left out is as at the
start of a round. In a view, a tile or a cargo that belongs to others is null, `cards` are those whose
place I know, and `backs` counts all.
"""

from archipel.games.maldivia.scene.checking import checks
from archipel.games.maldivia.scene.fields import CONSTANTS, FIELDS, SECRET

__all__ = ["CONSTANTS", "FIELDS", "SECRET", "checks"]
