"""The start of a game, which is part of the key of its draws.

Games that began before have no start: they go on with the key that they began with.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.Text(), nullable=True))
