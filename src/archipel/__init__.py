"""Archipel: four sea games at one table.

>>> import archipel
>>> archipel.games()
['chawai', 'deole', 'mahe', 'maldivia']
>>> sea = archipel.game("mahe").start(seats=5)
>>> sea.to_act == {archipel.CHANCE}
True
"""

import archipel.games  # noqa: F401 - first, so that the name «games» is free for the function below
from archipel.core.errors import ArchipelError
from archipel.core.game import game
from archipel.core.game import names as games
from archipel.core.kernel import CHANCE, WATCHER

__all__ = ["CHANCE", "WATCHER", "ArchipelError", "game", "games"]
__version__ = "0.1.0"
