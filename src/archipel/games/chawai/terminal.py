"""Chawaï in the terminal: the lagoon with its three places, and everybody round the Kiti.

A window that is too narrow or too low gets the places and the players in a few lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from archipel.core.canvas import Canvas, Drawing, Fitted
from archipel.games.chawai.box import DIVERS, NAMES, PLACE_NAMES, PLACES, ROUNDS

if TYPE_CHECKING:
    from archipel.core.position import View
    from archipel.core.words import Words

WIDTH, HEIGHT = 60, 2
NEEDED = 72  # columns for the table of the players
WATER = {"surface": "deep_sky_blue1", "middle": "dodger_blue2", "bottom": "blue"}
STYLES = {
    "gull": "bold bright_white",
    "sardine": "cyan",
    "lantern": "bold yellow",
    "tiger": "bold dark_orange",
    "tuna": "bold green",
    "jellyfish": "bold magenta",
    "nothing": "dim",
}


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as this seat sees it, as large as there is room for."""
    scene = view.scene()
    head, players = heading(scene, words, names), standings(view, scene, words, names)
    return Fitted(
        Drawing(NEEDED, Group(head, lagoon(scene, words, names), players)),
        Drawing(NEEDED, Group(head, places(scene, words, names), players)),
        Drawing(0, Group(head, places(scene, words, names), *short_standings(view, scene, words, names))),
    )


def heading(scene: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    """The round, the deck, and who sits where, clockwise from the Kiti."""
    number = words.say("chawai-round", number=scene["round"], of=ROUNDS)
    order = [names[(scene["kiti"] - 1 + i) % scene["seats"]] for i in range(scene["seats"])]
    deck = words.say("chawai-deck", cards=scene["deck"])
    return Text.assemble(
        (number, "bold"), f"   {deck}\n", (words.say("chawai-kiti"), "bold yellow"), f"  {' → '.join(order)}"
    )


# --- the lagoon ---------------------------------------------------------------------------------------------------


def lagoon(scene: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    canvas = Canvas(WIDTH + 1, PLACES * HEIGHT + 1)
    for row, place in enumerate(reversed(PLACE_NAMES)):
        canvas.box(0, row * HEIGHT, WIDTH, HEIGHT, WATER[place])
        label = Text(words.say(f"place-{place}"), WATER[place])
        canvas.write(2, row * HEIGHT + 1, label)
        canvas.write(14, row * HEIGHT + 1, card(scene, place, words, names))
    return canvas.text()


def places(scene: dict[str, Any], words: Words, names: Sequence[str]) -> Table:
    """The three places in a line each."""
    table = Table.grid(padding=(0, 2))
    for place in reversed(PLACE_NAMES):
        table.add_row(Text(words.say(f"place-{place}"), WATER[place]), card(scene, place, words, names))
    return table


def card(scene: dict[str, Any], place: str, words: Words, names: Sequence[str]) -> Text:
    """The card there, and who alone sees it."""
    fish, seer = scene["lagoon"][place], scene["hidden"].get(place)
    if fish == NAMES[0]:
        return Text("–", "dim")
    shown = Text("?", "bold yellow") if fish is None else named(fish, words)
    if seer is None:
        return shown
    return Text.assemble(shown, (f"  ({words.say('chawai-only', player=names[seer - 1])})", "italic"))


def named(fish: str, words: Words) -> Text:
    return Text(words.say(f"fish-{fish}"), STYLES[fish.partition("-")[0]])


# --- the players --------------------------------------------------------------------------------------------------


def standings(view: View, scene: dict[str, Any], words: Words, names: Sequence[str]) -> Table:
    """A table of the players: diver, pile and points, and the divers still in hand."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("player", "diver", "top", "pile", "points", "hand"):
        table.add_column(words.say(f"chawai-{column}"), justify="right" if column in ("pile", "points") else "left")
    for seat in range(scene["seats"]):
        pile = scene["piles"][seat]
        points = str(view.totals()[seat]).replace("-", "−")
        hand = divers(scene["hands"][seat], seat == view.seat)
        table.add_row(names[seat], laid(scene["dives"][seat]), top_of(pile, words), str(len(pile)), points, hand)
    return table


def short_standings(view: View, scene: dict[str, Any], words: Words, names: Sequence[str]) -> list[Text]:
    """Each player in a line, and their divers in the next."""
    lines = []
    for seat in range(scene["seats"]):
        pile, points = scene["piles"][seat], str(view.totals()[seat]).replace("-", "−")
        caught = Text.assemble(f"{words.say('chawai-pile')} {len(pile)} ", top_of(pile, words))
        parts = (Text(names[seat], "bold"), laid(scene["dives"][seat]), caught, Text(f"= {points}"))
        lines += [Text("  ").join(parts), Text.assemble("  ", divers(scene["hands"][seat], seat == view.seat))]
    return lines


def top_of(pile: Sequence[str], words: Words) -> Text:
    return named(pile[-1], words) if pile else Text("–", "dim")


def laid(dive: int | None) -> Text:
    """The diver on the table: its depth, a back, or none yet."""
    if dive is None:
        return Text("▒", "bold")
    return Text(str(dive), "bold") if dive else Text("·", "dim")


def divers(hand: Sequence[int], mine: bool) -> Text:  # noqa: FBT001 - whose hand it is
    """All depths in a row, those that are gone as dots."""
    style = "bold" if mine else ""
    return Text(" ").join(Text(str(d), style) if d in hand else Text("·", "dim") for d in range(1, DIVERS + 1))
