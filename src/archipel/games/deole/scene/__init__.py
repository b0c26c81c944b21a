"""Any position of Déole as JSON, and back.

    {"seats": 2, "options": {"modes": "usual", "equals": "no"}, "step": "lay", "round": 1, "turn": 3, "first": 2,
     "active": 1, "modes": ["even", "odd", …], "castaways": ["c1", "h3"], "bag": {"blue": 5, …}, "tray": ["blue 5"],
     "rose": ["green 1"], "die": "red 2", "source": "pick", "track": null, "owed": 0,
     "eolia": {"reached": [1], "bonus": "gone"},
     "sheets": [{"side": "green", "modes": ["rising"],
                 "tracks": {"blue": {"mode": "even", "boxes": [2, 4, "castaway", 0, 0, 0], "helms": 1, "used": 0}, …},
                 "signs": ["-", "+", "-", "-", "-", "+"], "bonuses": ["A"], "columns": [true, false, …],
                 "ship": {"at": "sea", "port": 2, "course": ["north", "west"], "next": "c7", "heading": "west"},
                 "spaces": 2, "row": 2, "helpers": 0}, …],
     "storm": {"blue": 0, …}, "disasters": [2, 5], "lost": null, "map": {…}, "sheet": {…}}

Seats are counted from 1; `active` is 0 while nobody's die is played through. `die` is the die in hand and `source`
where it comes from; its value is 0 before it is rolled. `track` is the one on which a die was laid while its mode,
its port or its course is still asked for. A course lists the edges by which spaces were left, from the port on. A box
with a disaster of this round names its die, "disaster red 3"; `disasters` are the values of those dice. `map` and
`sheet` are the print of the box. A field that is left out is as on a new sheet, or at the start of a turn.
"""

from archipel.games.deole.scene.checking import checks
from archipel.games.deole.scene.fields import CONSTANTS, FIELDS, OPTIONS

__all__ = ["CONSTANTS", "FIELDS", "OPTIONS", "checks"]
