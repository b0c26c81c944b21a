"""Maldivia in the terminal: what is left of the sea, the ships at its four sides, and everybody's boat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from archipel.core.canvas import Drawing, Fitted
from archipel.games.maldivia.box import COLOURS, FISH, ISLANDS, SHIPS, SIZE, SLOTS, SPACES

if TYPE_CHECKING:
    from archipel.core.position import View
    from archipel.core.words import Words

SHAPES = {"red": "●", "green": "▲", "purple": "■", "yellow": "◆"}
STYLES = {"red": "bold red", "green": "bold green", "purple": "bold medium_purple1", "yellow": "bold yellow"}
BOATS = ("bold black on bright_white", "bold black on dark_orange", "bold white on orange4", "bold white on grey19")
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
AGAINST = {"N": "↓", "E": "←", "S": "↑", "W": "→"}  # the course of a boat that comes from there
POINTERS = {"N": "▴", "E": "▸", "S": "▾", "W": "◂"}
CREATURES = {"octopus": "✺", "shark": "◣"}
SEA = "deep_sky_blue4"
COLUMNS = "abcdefghij"
WIDTH = 7  # of a space
MARGIN = 4
NEEDED_WIDTH = MARGIN + len(COLUMNS) * WIDTH - 1


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table as this seat sees it, as large as there is room for."""
    return Fitted(Drawing(NEEDED_WIDTH, draw_wide(view, words, names)), Drawing(0, draw_narrow(view, words, names)))


def draw_wide(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    scene = view.scene()
    return Group(
        heading(scene, words, names),
        ships(scene, words, "N"),
        Text.assemble(ships(scene, words, "W"), "     ", ships(scene, words, "E")),
        cloth(scene),
        ships(scene, words, "S"),
        legend(view, scene, words),
        standings(view, scene, words, names),
    )


def heading(scene: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    """The round, the tile, who began, and where fog has been."""
    lines = [Text(when(scene, words), "bold")]
    if scene["starter"]:
        lines[0].append(f"   {words.say('maldivia-begins', player=names[scene['starter'] - 1])}", "not bold")
    for key, sides in (("spent", set(scene["fog"]) - set(scene["closed"])), ("closed", set(scene["closed"]))):
        islands = ", ".join(words.say(f"island-{side}") for side in scene["fog"] if side in sides)
        if islands:
            lines.append(Text(words.say(f"maldivia-{key}", islands=islands)))
    if scene["ending"] and scene["step"] != "over":
        lines.append(Text(words.say("maldivia-end-near"), "bold yellow"))
    return Text("\n").join(lines)


def when(scene: dict[str, Any], words: Words) -> str:
    if scene["round"] == 0:
        return words.say("maldivia-setting-up")
    if scene["slot"] == 0:
        return words.say("maldivia-planning", number=scene["round"])
    return words.say("maldivia-round", number=scene["round"], slot=scene["slot"], of=SLOTS)


def fish(names: Sequence[str]) -> Text:
    """Fish one by one, each with a shape and a colour of its own."""
    return Text.assemble(*((SHAPES[name], STYLES[name]) for name in names)) if names else Text("–", "dim")


# --- the sea ------------------------------------------------------------------------------------------------------


def ships(scene: dict[str, Any], words: Words, side: str) -> Text:
    """The market ships that lie open on a side, and how many are left in the pile."""
    cargoes = [fish(cargo.split("+")) for cargo in scene["ships"][side]] or [Text("–", "dim")]
    pile = words.say("maldivia-pile", cards=scene["piles"][side])
    name = f"{POINTERS[side]} {words.say(f'island-{side}')}  "
    return Text.assemble((name, "bold cyan"), Text("  ").join(cargoes), (f"  {pile}", "dim"))


def cloth(scene: dict[str, Any]) -> Text:
    """The visible spaces with what they show; the rest is fog."""
    first, last = scene["cloth"]["rows"]
    boats = {mark: seat for seat, mark in enumerate(scene["boats"]) if mark}
    lines = [Text(" " * MARGIN + "".join(column.ljust(WIDTH) for column in COLUMNS), "dim")]
    for row in range(1, SIZE + 1):
        line = Text(f"{row:>{MARGIN - 2}}  ", "dim")
        for column in COLUMNS:
            seen = first <= row <= last and scene["cloth"]["columns"][0] <= column <= scene["cloth"]["columns"][1]
            line.append(space(scene, f"{column}{row}", boats) if seen else Text("░" * (WIDTH - 1) + " ", "dim"))
        lines.append(line)
    return Text("\n").join(lines)


def space(scene: dict[str, Any], mark: str, boats: dict[str, int]) -> Text:
    """The picture of a space, and the boat on it."""
    shown = sight(scene["cloth"]["spaces"].get(mark))
    if mark in boats:
        shown = Text.assemble((f"{boats[mark] + 1}", BOATS[boats[mark]]), " ", shown)
    return Text.assemble(shown, " " * (WIDTH - len(shown)))


def sight(name: str | None) -> Text:
    if name is None:
        return Text("·", SEA)
    if name in CREATURES:
        return Text(CREATURES[name], "bold bright_white")
    if name.startswith("current-"):
        return Text(AGAINST[name[-2]] + ARROWS[name[-1]], "bold deep_sky_blue1")
    return fish(name.split("+"))


def legend(view: View, scene: dict[str, Any], words: Words) -> Text:
    """The meaning of the signs, the supply, and the fish in the hand."""
    supply = [Text.assemble(fish([name]), f" {words.say(f'fish-{name}')} {scene['supply'][name]}") for name in COLOURS]
    signs = [
        f"{CREATURES['octopus']} {words.say('maldivia-octopus')}",
        f"{CREATURES['shark']} {words.say('maldivia-shark')}",
        f"→↓ {words.say('maldivia-current')}",
        f"1…{scene['seats']} {words.say('maldivia-boats')}",
    ]
    fog_tile = words.say("maldivia-fog-tile", letters=" ".join(scene["fog_tile"]["letters"]))
    lines = [
        Text.assemble((words.say("maldivia-supply"), "bold"), "  ", Text("  ").join(supply)),
        Text("   ".join(signs), "dim"),
        Text(f"≈ {fog_tile}", "dim"),
    ]
    if scene["hand"]:
        lines.append(Text.assemble((words.say("maldivia-hand"), "bold"), "  ", fish(scene["hand"])))
    if is_reconstructed(view):
        lines.append(Text(words.say("maldivia-reconstructed"), "dim italic"))
    return Text("\n").join(lines)


def is_reconstructed(view: View) -> bool:
    """Tell whether this is our own box, not one that an owner has put in."""
    s, ours = view.state()[0], view.game.box.numbers
    return bool(s.back.tolist() == list(ours[SPACES:SHIPS]) and s.cargo.tolist() == list(ours[SHIPS:FISH]))


# --- the players --------------------------------------------------------------------------------------------------


def standings(view: View, scene: dict[str, Any], words: Words, names: Sequence[str]) -> Table:
    """Each player's boat, mast and tiles, and the ships won, as far as they are known."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("player", "boat", "mast", "tiles", "ships", "fish"):
        table.add_column(words.say(f"maldivia-{column}"), justify="right" if column == "fish" else "left")
    for seat in range(scene["seats"]):
        won = scene["won"][seat]
        known = sum(won["backs"].values()) == len(won["cards"])
        table.add_row(
            Text.assemble((f"{seat + 1}", BOATS[seat]), f" {names[seat]}"),
            scene["boats"][seat] or "–",
            fish(scene["masts"][seat]),
            tiles(scene, seat),
            " ".join(f"{side}{count}" for side, count in won["backs"].items() if count) or "–",
            f"{view.totals()[seat]}" if known else f"{view.totals()[seat]}+?",
        )
    return table


def tiles(scene: dict[str, Any], seat: int) -> Text:
    """The tiles turned up, and those that stand: the viewer's in brackets, the others' as backs."""
    shown = Text()
    for slot, tile in enumerate(scene["plans"][seat]):
        face = Text("▒", "bold") if tile is None else Text(f"≈{tile[-1]}" if "-" in tile else ARROWS[tile])
        is_standing = tile is not None and slot >= scene["played"][seat]
        shown.append_text(Text.assemble("[", face, "] ") if is_standing else Text.assemble(face, " "))
    return shown if shown else Text("…" if scene["round"] else "–", "dim")


# --- narrow windows -----------------------------------------------------------------------------------------------

NARROW = 36  # columns for the cloth


def draw_narrow(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The whole table in 40 columns."""
    scene = view.scene()
    return Group(
        Text(words.say("too-narrow", columns=NEEDED_WIDTH), "dim italic"),
        heading(scene, words, names),
        *(ships(scene, words, side) for side in POINTERS),
        narrow_cloth(scene),
        legend(view, scene, words),
        *narrow_standings(view, scene, words, names),
    )


def narrow_cloth(scene: dict[str, Any]) -> Text:
    """The visible spaces side by side; a boat covers what it leaves no room for."""
    (first, last), (left, right) = scene["cloth"]["rows"], scene["cloth"]["columns"]
    boats = {mark: seat for seat, mark in enumerate(scene["boats"]) if mark}
    columns = [column for column in COLUMNS if left <= column <= right]
    width = min(4, NARROW // len(columns))
    lines = [Text("   " + "".join(column.ljust(width) for column in columns), "dim")]
    for row in range(first, last + 1):
        seen = (narrow_space(scene, f"{column}{row}", boats, width) for column in columns)
        lines.append(Text.assemble((f"{row:>2} ", "dim"), *seen))
    return Text("\n").join(lines)


def narrow_space(scene: dict[str, Any], mark: str, boats: dict[str, int], width: int) -> Text:
    shown = sight(scene["cloth"]["spaces"].get(mark))
    if mark in boats:
        shown = Text.assemble((f"{boats[mark] + 1}", BOATS[boats[mark]]), shown)[:width]
    return Text.assemble(shown, " " * (width - len(shown)))


def narrow_standings(view: View, scene: dict[str, Any], words: Words, names: Sequence[str]) -> Iterator[Text]:
    """Each player in two lines: boat and tiles, then mast, ships and fish."""
    for seat in range(scene["seats"]):
        won = " ".join(f"{side}{count}" for side, count in scene["won"][seat]["backs"].items() if count) or "–"
        boat = scene["boats"][seat]
        place = Text.assemble(f"{boat or '–'} ", sight(scene["cloth"]["spaces"].get(boat)))
        name = Text.assemble((f"{seat + 1}", BOATS[seat]), f" {names[seat]}  ")
        yield Text.assemble(name, place, "  ", tiles(scene, seat))
        gain = f"  {words.say('maldivia-ships')} {won}  {words.say('maldivia-fish')} {view.totals()[seat]}"
        yield Text.assemble("  ", fish(scene["masts"][seat]), gain)


# --- the question -------------------------------------------------------------------------------------------------


def question(view: View, words: Words, names: Sequence[str]) -> str:
    """The question to this seat, and why it is asked."""
    scene = view.scene()
    step = "surplus" if scene["surplus"] else scene["step"]
    asked = words.say(f"maldivia-ask-{step}", **circumstances(scene, words, names))
    return f"{asked}. {turns(scene, words, names)}" if step == "turn" else f"{asked}."


def circumstances(scene: dict[str, Any], words: Words, names: Sequence[str]) -> dict[str, Any]:
    """The player in turn, the tile in play, the boat, and what is aimed at or given."""
    turn, slot = scene["turn"] - 1, scene["slot"]
    tile = scene["plans"][turn][slot - 1] if slot and turn >= 0 else None
    return {
        "player": names[turn] if turn >= 0 else "",
        "slot": scene["aim"]["slot"] if scene["aim"] else slot,
        "owner": names[scene["aim"]["seat"] - 1] if scene["aim"] else "",
        "tile": words.say(f"tile-{tile}") if tile else "",
        "side": words.say(f"island-{tile[-1]}") if tile else "",
        "space": (scene["boats"][turn] or "") if turn >= 0 else "",
        "card": card(scene["given"], words) if scene["given"] else "",
    }


def card(name: str, words: Words) -> str:
    """A market ship in words."""
    side, cargo = name.split()
    return f"{words.say(f'island-{side}')} {', '.join(words.say(f'fish-{one}') for one in cargo.split('+'))}"


def turns(scene: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """The result of each turn of the tile that is aimed at: of its owner's own tile, or of any fog tile [V9.4]."""
    seat, slot = scene["aim"]["seat"] - 1, scene["aim"]["slot"] - 1
    tile, letters = scene["plans"][seat][slot], scene["fog_tile"]["letters"]
    degrees = {"quarter": 1, "half": 2, "three": 3}
    if tile is not None:
        results = {key: words.say(f"tile-{turned(scene, tile, quarters)}") for key, quarters in degrees.items()}
        return words.say("maldivia-turn-known", tile=words.say(f"tile-{tile}"), **results)
    results = {
        key: " ".join(f"{letter}→{turned(scene, f'fog-{letter}', quarters)[-1]}" for letter in letters)
        for key, quarters in degrees.items()
    }
    return words.say("maldivia-turn-unknown", sense=scene["fog_tile"]["turn"], owner=names[seat], **results)


def turned(scene: dict[str, Any], tile: str, quarters: int) -> str:
    """A tile after so many quarters of the octopus."""
    way = quarters if scene["fog_tile"]["turn"] == "clockwise" else -quarters
    letters = scene["fog_tile"]["letters"]
    if "-" in tile:
        return f"fog-{letters[(letters.index(tile[-1]) - way) % len(letters)]}"
    return ISLANDS[(ISLANDS.index(tile) + way) % len(ISLANDS)]
