"""Orders of the operator, bans, notices for all pages, and names that can be erased."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("erased", sa.Boolean(), nullable=True))
    op.add_column("removals", sa.Column("seats", sa.Integer(), nullable=True))
    for create in (_orders, _bans, _notices, _worker_figures):
        create()


def _orders() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("subject", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("detail", sa.String(length=500), nullable=False),
        sa.Column("operator", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def _bans() -> None:
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(length=64), nullable=False),
        sa.Column("network", sa.Boolean(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(length=500), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("subject"),
    )


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("order_id", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("kind"),
    )


def _worker_figures() -> None:
    op.create_table(
        "worker_figures",
        sa.Column("worker", sa.String(length=24), nullable=False),
        sa.Column("order_id", sa.Integer(), nullable=False),
        sa.Column("figures", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("worker"),
    )
