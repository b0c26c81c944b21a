"""Draw the pictures of the documentation with the program itself.

python tools/pictures.py
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

import archipel
from archipel.core.position import from_scene
from archipel.core.words import words

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = ("Ana", "Béla", "Chloé", "Dov", "Eva")
SCENE = {
    "seats": 5,
    "turn": "red",
    "step": "decide",
    "dice": [2, 4],
    "clutch": 5,
    "stacks": {"18": ["blue", "red", "yellow"], "3": ["green"], "11": ["orange"]},
    "cards": [[3, 4], [1], [2, 6], [6, 5, 5], []],
}
PRINTS = {  # file name of the picture: the game and the printed page that it shows
    "deole-map.svg": ("deole", "map"),
    "deole-sheet.svg": ("deole", "sheet"),
    "maldivia-cloth-back.svg": ("maldivia", "cloth-back"),
    "maldivia-cloth-front.svg": ("maldivia", "cloth-front"),
}
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve"
 viewBox="0 0 {terminal_width} {terminal_height}">
<style>
text {{ white-space: pre; font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="100%" height="100%" rx="8" fill="#0c2233"/>
<g transform="translate(12, 10)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def terminal_table() -> None:
    """Draw a question in a terminal game of Mahé."""
    game = archipel.game("mahe")
    tongue, position = words("en", game.package), from_scene(game, SCENE)
    console = Console(record=True, width=78, file=io.StringIO())
    seat = min(position.to_act)
    console.print(game.terminal.draw(position.view(seat), tongue, NAMES))
    turn = tongue.say("your-turn", player=NAMES[seat])
    console.print(Text.assemble((turn, "bold green"), f"  {tongue.say('ask-decide')}"))
    for letter, answer in zip("abc", position.legal(seat), strict=False):
        console.print(
            Text.assemble((f"  {letter}  ", "bold cyan"), tongue.answer(answer, NAMES), (f"  ({answer})", "dim"))
        )
    console.print()
    console.print()
    svg = console.export_svg(code_format=FRAME, unique_id="mahe")
    (FOLDER / "mahe-terminal.svg").write_text(svg, "utf-8")


def print_of(name: str, page: str) -> str:
    """Return one printed page of a game, drawn from its box."""
    game = archipel.game(name)
    return next(each.svg for each in game.prints(words("en", game.package)) if each.name == page)


def prints() -> None:
    """Draw the reconstructed material as `archipel print` does."""
    for file, (name, page) in PRINTS.items():
        (FOLDER / file).write_text(print_of(name, page), "utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    terminal_table()
    prints()
