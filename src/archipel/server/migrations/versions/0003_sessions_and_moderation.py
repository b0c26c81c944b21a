"""Links that expire and work once, people whom a host has removed, and reports of chat.

Links that were made before are valid for another week.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

WEEK = 7 * 86_400_000


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery_until", sa.BigInteger(), nullable=True))
    until = time.time_ns() // 1_000_000 + WEEK
    op.execute(
        sa.text("UPDATE people SET recovery_until = :until WHERE recovery IS NOT NULL").bindparams(
            sa.bindparam("until", until, sa.BigInteger())
        )
    )
    for create in (_spent_links, _removals, _reports):
        create()


def _spent_links() -> None:
    op.create_table(
        "spent_links",
        sa.Column("link", sa.String(length=64), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("link"),
    )


def _removals() -> None:
    op.create_table(
        "removals",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("line", "reporter"),
    )
