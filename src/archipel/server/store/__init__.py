"""Reading and writing. A write returns when it is on the disk, and shares its commit with all that wait meanwhile."""

from archipel.server.store.committing import Step, Stopped, Taken, Unavailable
from archipel.server.store.database import BadDatabase, Database
from archipel.server.store.packing import PLAIN
from archipel.server.store.storing import Store

__all__ = ["PLAIN", "BadDatabase", "Database", "Step", "Stopped", "Store", "Taken", "Unavailable"]
