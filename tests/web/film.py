"""A film of a table: what stood on the screen in every frame, beside what the server had told."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocket

RECORDER = """
window.film = [];
const look = () => {
  const board = document.querySelector("section.board");
  if (board) {
    const now = {
      shown: Number(board.dataset.shown),
      settled: Number(board.dataset.settled),
      frame: board.querySelector("[data-frame]")?.dataset.frame ?? "",
      lines: document.querySelectorAll("[role=log] li").length,
      points: [...document.querySelectorAll(".players .points")].map((one) => one.textContent).join(),
      isOver: document.querySelector("#ending-title") !== null,
    };
    const last = window.film.at(-1);
    if (!last || Object.keys(now).some((key) => now[key] !== last[key]))
      window.film.push({ ...now, at: performance.now(), seen: 1 });
    else last.seen++;
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


@dataclass(frozen=True)
class Picture:
    """A picture that stood on the screen for a while."""

    shown: int  # the ply that the board shows or moves to
    settled: int  # the ply that everything else shows
    frame: str  # what the board plays out, in a word
    lines: int  # of the log
    points: str  # of all players
    isOver: bool  # noqa: N815 - as in the page
    at: float  # milliseconds as the page counts them
    seen: int  # frames of the screen


class Film:
    """Records a page from now on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.states: list[dict[str, Any]] = []
        page.add_init_script(RECORDER)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._hear(json.loads(payload)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.states.append(message)
        elif message["type"] == "change":
            self.states.append(self.states[-1] | message)

    @property
    def pictures(self) -> list[Picture]:
        return [Picture(**picture) for picture in self._page.evaluate("window.film")]

    def state(self, ply: int) -> dict[str, Any]:
        return next(state for state in self.states if state["ply"] == ply)
