"""Blemishes of a page that a reader would stumble over: missing words, raw names, wrong signs, text that is cut off."""

from __future__ import annotations

import re

from tests.web.screen import Screen

EVERYWHERE = {
    "a missing word": r"\[[a-z]+-[a-zA-Z0-9_.-]+\]",
    "a variable without its value": r"\{ ?\$|\bundefined\b|\bNaN\b|\[object ",
    "a raw name": r"\b[a-z]+_[a-z_]+\b",
}
IN_ONE_LANGUAGE = {
    "fr": {"a space that breaks before a sign, or after «": r" [;!?:»](?!\S)|« "},
    "en": {"guillemets": r"[«»]"},
}
CUT_OFF = """() => [...document.querySelectorAll("button, a, label, h1, h2, h3, summary, legend, th, [role=tab]")]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest(".unseen, svg"))
  .filter(one => ["hidden", "clip"].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1)
  .map(one => one.textContent.trim())"""


def blemishes(screen: Screen, lang: str) -> list[str]:
    """Everything on this screen that nobody should have to read."""
    text = screen.page.locator("body").inner_text()
    wrong = EVERYWHERE | IN_ONE_LANGUAGE.get(lang, {})
    found = [f"{name}: {around(text, hit)}" for name, sign in wrong.items() for hit in re.finditer(sign, text)]
    return found + [f"cut off: {cut}" for cut in screen.page.evaluate(CUT_OFF)]


def around(text: str, hit: re.Match[str]) -> str:
    return text[max(0, hit.start() - 25) : hit.end() + 25]
