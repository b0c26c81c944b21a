"""Reading and writing. A write returns when it is on the disk, and shares its commit with all that wait meanwhile."""

from archipel.server.store.database import BadDatabase, Database
from archipel.server.store.errors import Stopped, Taken, Unavailable
from archipel.server.store.group_commit import PLAYED, Step
from archipel.server.store.store import Store

__all__ = ["PLAYED", "BadDatabase", "Database", "Step", "Stopped", "Store", "Taken", "Unavailable"]
