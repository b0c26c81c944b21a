"""A player who knows a page only by its accessibility tree and by what its live regions say."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from tests.web.screen import PATIENCE, Screen

# Notes every text that is added to a live region, in order, and every moment at which the focus is lost.
LISTEN = """
(() => {
  const heard = (window.__heard = []);
  window.__lost = [];
  const LIVE = "[aria-live], [role=alert], [role=status]";
  const voice = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(LIVE);
  const hear = (changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes) {
        const region = voice(target);
        const text = node.textContent.trim();
        if (region && region.getAttribute("aria-live") !== "off" && text) heard.push(text);
      }
  };
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true });
    const look = () => {
      const table = document.getElementById("turn-title");
      if (table && (!document.activeElement || document.activeElement === document.body)) {
        window.__away = (window.__away ?? 0) + 1;
        if (window.__away > 2) window.__lost.push(table.textContent);
      } else window.__away = 0;
      requestAnimationFrame(look);
    };
    look();
  });
})();
"""


class Ear:
    """Ears and a keyboard: typed moves and questions, and the words that come back."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.page = screen, screen.page
        self.at = 0
        self.waits: list[int] = []  # words that were queued each time until this player was asked

    @property
    def heard(self) -> list[str]:
        texts: list[str] = self.page.evaluate("window.__heard")
        return texts

    @property
    def lost(self) -> list[str]:
        titles: list[str] = self.page.evaluate("window.__lost")
        return titles

    def news(self) -> list[str]:
        """Everything that was said since the last time."""
        texts = self.heard[self.at :]
        self.at += len(texts)
        return texts

    def find(self, role: Any, name: str | re.Pattern[str]) -> Any:
        return self.page.get_by_role(role, name=name)

    def type(self, text: str) -> None:
        """Type into the field that has the focus, and send it."""
        self.page.keyboard.insert_text(text)
        self.page.keyboard.press("Enter")

    def ask(self, text: str) -> str:
        """Type a question; return what is said next."""
        self.news()
        self.type(text)
        return self.wait()[-1]

    def wait(self, is_enough: Callable[[list[str]], bool] = bool) -> list[str]:
        """Listen until enough has been said."""
        deadline = time.monotonic() + PATIENCE / 1000
        texts: list[str] = []
        while not is_enough(texts):
            assert time.monotonic() < deadline, f"silence after {self.heard[-3:]}"
            self.page.wait_for_timeout(15)
            texts += self.news()
        return texts


def words_in(texts: list[str]) -> int:
    return sum(any(map(str.isalnum, word)) for text in texts for word in text.split())
