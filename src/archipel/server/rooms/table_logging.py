"""Lines of the log about tables. They say nothing about any person."""

from __future__ import annotations

import logging

from archipel.server.rooms.models import FINISHED, TableInfo

log = logging.getLogger("archipel.server")


def log_opened(info: TableInfo, seats: int) -> None:
    log.info("Table opened", extra={"table": info.id, "game": info.game, "seats": seats})


def log_if_finished(info: TableInfo) -> None:
    if info.phase == FINISHED:
        log.info("Game finished", extra={"table": info.id, "game": info.game})
