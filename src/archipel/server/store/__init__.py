"""Reading and writing. A write returns when it is on the disk, and shares its commit with other waiting writes."""

from archipel.server.store.database import BadDatabase, Database
from archipel.server.store.errors import Conflict, Stopped, Unavailable
from archipel.server.store.log_entry import MOVES, LogEntry
from archipel.server.store.statement import Statement
from archipel.server.store.store import Store

__all__ = ["MOVES", "BadDatabase", "Conflict", "Database", "LogEntry", "Statement", "Stopped", "Store", "Unavailable"]
