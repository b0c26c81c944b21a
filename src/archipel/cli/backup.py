"""`archipel backup` and `archipel restore`: all data of the server in one file."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path

from archipel.cli.show import console
from archipel.server.base import settings
from archipel.server.store import backup as backups


def backup(args: Namespace) -> None:
    """Write all data to a file; the server may be running."""
    _report(args.file, backups.backup(settings.database(args.database_url), Path(args.file), force=args.force))


def restore(args: Namespace) -> None:
    """Load all data from a file; a running server continues with it."""
    _report(args.file, backups.restore(settings.database(args.database_url), Path(args.file), replace=args.replace))


def _report(file: str, work: Coroutine[None, None, Counter[str]]) -> None:
    counts = asyncio.run(work)
    console().print(f"{file}: {counts['tables']} tables, {counts['log']} entries, {counts['people']} people")
