"""The tables of the database. Times are milliseconds since 1970; seats are counted from 0, chance is -1.

The log is the truth about a table: everything that happens there is an entry, and `(table, ply)` is unique, so only
one of two writers gets the same ply. The rows in `tables` and `seats` hold the resulting state and change with the log.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

SCHEMA = "0004"  # the newest migration
metadata = MetaData()


def _table_id(*, primary: bool = False) -> Column[str]:
    return Column(
        "table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


facts = Table(
    "facts",  # values of the server itself, by name
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False, default=""),
    Column("lang", String(2), nullable=False, default=""),
    Column("epoch", Integer, nullable=False, default=0),  # cookies of an earlier epoch are invalid
    Column("recovery", String(64), unique=True),  # SHA-256 of the recovery link's token
    Column("recovery_until", BigInteger),  # when the link expires
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watchers", Boolean, nullable=False),  # whether others may watch
    Column("open_after", Boolean, nullable=False),  # whether others may see everything when it is over
    Column("clock", Integer),  # seconds for each answer
    Column("level", String(20), nullable=False),  # the kind of bot that plays for people who are away
    Column("chat", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("asked", Integer, nullable=False),  # one bit for each seat that has to answer
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the server has to act: a bot or a deadline
    Column("result", JSON),  # when it is over: totals and winners
    Column("rematch", String(24)),
    Column("start", Text),  # what was fixed when the game began: part of the key of its draws; absent in old games
    Column("erased", Boolean),  # a player's name was erased, so the start is no longer the one of the draws
    Index("tables_by_phase", "phase", "public", "changed"),
    Index("tables_by_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(primary=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24)),
    Column("bot", String(20)),
    Column("name", String(40), nullable=False, default=""),
    Column("share", LargeBinary(64)),
    Column("away", Boolean, nullable=False, default=False),  # a bot plays for this person
    Index("seats_by_person", "person"),
)

log = Table(
    "log",
    metadata,
    _table_id(primary=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("answer", String(120), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _table_id(),
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),  # -2 for somebody who watches
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("muted", String(24), primary_key=True),
)

spent_links = Table(
    "spent_links",  # links that were used, until they would have expired: of two devices only one can add a row
    metadata,
    Column("link", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

removals = Table(
    "removals",  # people whom the host or the operator has removed from a table
    metadata,
    _table_id(primary=True),
    Column("person", String(24), primary_key=True),
    Column("seats", Integer),  # one bit for each seat that they had and that a bot plays now
)

reports = Table(
    "reports",  # lines of chat that somebody has reported to the operator; they stay when the table is deleted
    metadata,
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("reporter", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("person", String(24), nullable=False),  # the writer
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# --- the operator -------------------------------------------------------------------------------------------------

orders = Table(
    "orders",  # everything the operator has done; the workers look for new ones, and the last one is never deleted
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(20), nullable=False),
    Column("subject", String(64), nullable=False),  # the person or the network that it is about
    Column("table_id", String(24), nullable=False),  # the table that has changed
    Column("detail", String(500), nullable=False),  # the reason, or the text
    Column("operator", String(64), nullable=False),  # the name of the account that ran the command
    Column("at", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("subject", String(64), primary_key=True),  # a person or a network
    Column("network", Boolean, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)

notices = Table(
    "notices",  # what all pages show now: an announcement, or that the server is being drained
    metadata,
    Column("kind", String(20), primary_key=True),
    Column("text", String(500), nullable=False),
    Column("until", BigInteger),
    Column("order_id", Integer, nullable=False),
)

worker_figures = Table(
    "worker_figures",  # the answers of the workers to the last order for figures
    metadata,
    Column("worker", String(24), primary_key=True),
    Column("order_id", Integer, nullable=False),
    Column("figures", JSON, nullable=False),
)
