"""The obstacles behind the refusals of Déole, and scenes without them. For rare questions see test_obstacles.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from archipel.core.errors import BadScene
from archipel.core.notation import Answer
from archipel.core.position import from_scene
from archipel.games.deole.box import COLOURS, MODES, TRACKS
from tests.games.deole.test_second_opinions import keeps
from tests.games.deole.voyage import deole

Scene = dict[str, Any]
DERIVED = {"game", "bag", "storm", "disasters", "map", "sheet"}
KEPT = ("side", "tracks", "signs", "bonuses", "ship", "helpers")  # of a sheet


def without(scene: Scene, seat: int, answer: Answer, reason: str) -> Scene | None:
    """The same scene without the obstacle that the reason names; None where that is not one change."""
    remove = OBSTACLES.get(reason)
    return None if remove is None else next(filter(is_possible, remove(scene, seat, answer)), None)


def is_possible(scene: Scene) -> bool:
    """Tell whether the rest of the scene fits: a die that is taken away may have paid for a voyage or a bonus."""
    try:
        from_scene(deole, scene)
    except BadScene:
        return False
    return True


def changed(scene: Scene, **fields: Any) -> Scene:
    """The scene with these fields and without those that follow from others."""
    fresh = {name: value for name, value in (scene | fields).items() if name not in DERIVED - fields.keys()}
    return fresh | {"sheets": [bare(sheet) for sheet in fresh["sheets"]], "eolia": {"bonus": scene["eolia"]["bonus"]}}


def bare(sheet: Scene) -> Scene:
    """A sheet without what follows from the rest."""
    own = {name: sheet[name] for name in KEPT if sheet[name] is not None}
    tracks = {name: {k: v for k, v in track.items() if k != "helms"} for name, track in own["tracks"].items()}
    return own | {"tracks": tracks, "ship": {name: own["ship"].get(name) for name in ("port", "course") if own["ship"]}}


def with_sheet(scene: Scene, seat: int, **fields: Any) -> Scene:
    """The scene with another sheet of this seat."""
    sheets = [sheet | fields if owner == seat else sheet for owner, sheet in enumerate(scene["sheets"])]
    return changed(scene, sheets=sheets)


def with_track(scene: Scene, seat: int, track: str, **fields: Any) -> Scene:
    """The scene with another track of this seat."""
    tracks = scene["sheets"][seat]["tracks"]
    return with_sheet(scene, seat, tracks=tracks | {track: tracks[track] | fields})


# --- something has to be answered first ---------------------------------------------------------------------------


def next_step(scene: Scene, _seat: int, _answer: Answer) -> Iterator[Scene]:
    """The castaways are asked for: first player, side and modes are known."""
    named = [*scene["modes"], *(mode for mode in MODES if mode not in scene["modes"])][:5]
    yield changed(scene, step="castaways", active=0, modes=named)


def next_turn(scene: Scene, _seat: int, _answer: Answer) -> Iterator[Scene]:
    """Everything of this turn has been answered, and the dice of a turn are to be rolled."""
    fields = {"step": "roll", "active": 0, "tray": [], "die": None, "source": None, "track": None, "owed": 0}
    bonus = "gone" if scene["eolia"]["bonus"] == "now" else scene["eolia"]["bonus"]
    sheets = [in_port(opened(sheet, scene["modes"])) for sheet in scene["sheets"]]
    yield changed(scene | {"eolia": {"bonus": bonus}}, **fields, lost=None, sheets=sheets)


def in_port(sheet: Scene) -> Scene:
    """A ship that has set out without sailing is in port again."""
    return sheet if sheet["ship"]["course"] else sheet | {"ship": {}}


def opened(sheet: Scene, modes: list[str]) -> Scene:
    """A track with dice has a mode."""
    tracks = dict(sheet["tracks"])
    for name, track in tracks.items():
        if dice(track) and not track["mode"]:
            free = (mode for mode in modes if mode in sheet["modes"] and keeps(mode, dice(track), equals=False))
            tracks[name] = track | {"mode": next(free)}
    return sheet | {"tracks": tracks}


def dice_rolled(scene: Scene, _seat: int, _answer: Answer) -> Iterator[Scene]:
    """The dice of this turn lie on the table."""
    found = [colour for colour, count in scene["bag"].items() for _ in range(count)]
    missing = scene["seats"] + 1 - len(scene["tray"])
    fresh = [f"{colour} {1 + number % 6}" for number, colour in enumerate(found[:missing])]
    yield changed(scene, step="pick", active=scene["first"], tray=scene["tray"] + fresh)


# --- another is asked ---------------------------------------------------------------------------------------------


def own_turn(scene: Scene, seat: int, _answer: Answer) -> Iterator[Scene]:
    """This seat is asked, and the first player is as far away."""
    before = (scene["active"] - scene["first"]) % scene["seats"]
    yield changed(scene, active=seat + 1, first=(seat - before) % scene["seats"] + 1)


def more_seats(scene: Scene, _seat: int, _answer: Answer) -> Iterator[Scene]:
    yield {"seats": 4, "options": scene["options"], "step": "first"}


# --- dice ---------------------------------------------------------------------------------------------------------


def in_bag(scene: Scene, _seat: int, answer: Any) -> Iterator[Scene]:
    """A die of this colour on the Rose is back in the bag."""
    for die in scene["rose"]:
        if die.startswith(COLOURS[answer.colour]):
            bag = scene["bag"] | {COLOURS[answer.colour]: scene["bag"][COLOURS[answer.colour]] + 1}
            yield changed(scene, rose=minus(scene["rose"], die), bag=bag)


def colour_chosen(scene: Scene, _seat: int, answer: Any) -> Iterator[Scene]:
    yield changed(scene, die=f"{COLOURS[answer.colour]} 0")


def in_tray(scene: Scene, _seat: int, answer: Any) -> Iterator[Scene]:
    yield changed(scene, tray=[*scene["tray"][1:], named(answer)])


def on_rose(scene: Scene, _seat: int, answer: Any) -> Iterator[Scene]:
    yield changed(scene, rose=[*scene["rose"], named(answer)])


def rose_filled(scene: Scene, _seat: int, _answer: Answer) -> Iterator[Scene]:
    for colour in COLOURS:
        yield changed(scene, rose=[f"{colour} 1"])


def of_the_colour(scene: Scene, _seat: int, answer: Any) -> Iterator[Scene]:
    """The die in hand has the colour of the track."""
    yield changed(scene, die=f"{TRACKS[answer.track]} {scene['die'].split()[1]}")


def of_the_value(scene: Scene, _seat: int, answer: Any) -> Iterator[Scene]:
    """The die in hand shows the value, so that no helms are needed."""
    yield changed(scene, die=f"{scene['die'].split()[0]} {answer.pips}")


# --- tracks and modes ---------------------------------------------------------------------------------------------


def box_left(scene: Scene, seat: int, answer: Any) -> Iterator[Scene]:
    """The last two boxes of the track are empty."""
    boxes = scene["sheets"][seat]["tracks"][TRACKS[answer.track]]["boxes"]
    yield with_track(scene, seat, TRACKS[answer.track], boxes=[*boxes[:4], 0, 0])


def other_mode(scene: Scene, seat: int, answer: Any) -> Iterator[Scene]:
    """The track has another mode, which takes the die as well."""
    sheet, track = scene["sheets"][seat], TRACKS[answer.track]
    row = [*dice(sheet["tracks"][track]), answer.pips]
    for mode in sheet["modes"]:
        if keeps(mode, row, scene["options"]["equals"] == "yes"):
            yield with_track(scene, seat, track, mode=mode)


def mode_agreed(scene: Scene, seat: int, answer: Any) -> Iterator[Scene]:
    """The players have named this mode in place of one that nobody uses."""
    free = set(scene["modes"]).intersection(*(sheet["modes"] for sheet in scene["sheets"]))
    for mode in sorted(free):
        modes = [*minus(scene["modes"], mode), MODES[answer.mode]]
        yield changed(scene, options=scene["options"] | {"modes": "free"}, modes=modes)


def mode_free(scene: Scene, seat: int, answer: Any) -> Iterator[Scene]:
    """The track with this mode has another one."""
    sheet = scene["sheets"][seat]
    for name, track in sheet["tracks"].items():
        if track["mode"] == MODES[answer.mode]:
            for mode in sheet["modes"]:
                yield with_track(scene, seat, name, mode=mode)


def mode_not_named(scene: Scene, _seat: int, answer: Any) -> Iterator[Scene]:
    yield changed(scene, modes=minus(scene["modes"], MODES[answer.mode]))


def mode_met(scene: Scene, seat: int, answer: Any) -> Iterator[Scene]:
    """The die that opened the track has a value that the mode takes."""
    boxes = scene["sheets"][seat]["tracks"][scene["track"]]["boxes"]
    for value in range(1, 7):
        if keeps(MODES[answer.mode], [value], equals=False):
            laid = [value if box in range(1, 7) else box for box in boxes]
            yield with_track(scene, seat, scene["track"], boxes=laid)


# --- ships, signs and bonuses -------------------------------------------------------------------------------------


def never_left(scene: Scene, seat: int, _answer: Answer) -> Iterator[Scene]:
    """The ship is still in port, where every wind leads out to sea."""
    yield with_sheet(scene, seat, ship={})


def not_home_yet(scene: Scene, seat: int, _answer: Answer) -> Iterator[Scene]:
    """The ship is one space from home."""
    ship = scene["sheets"][seat]["ship"]
    yield with_sheet(scene, seat, ship=ship | {"course": ship["course"][:-1]})


def sign_kept(scene: Scene, seat: int, answer: Any) -> Iterator[Scene]:
    signs = scene["sheets"][seat]["signs"]
    yield with_sheet(scene, seat, signs=[*signs[: answer.box - 1], "-", *signs[answer.box :]])


def bonus_kept(scene: Scene, seat: int, answer: Any) -> Iterator[Scene]:
    """The bonus has not been taken."""
    bonuses = scene["sheets"][seat]["bonuses"]
    yield with_sheet(scene, seat, bonuses=minus(bonuses, "ABCDEF"[answer.bonus]))


# --- alone --------------------------------------------------------------------------------------------------------


def disaster_of_the_colour(scene: Scene, _seat: int, answer: Any) -> Iterator[Scene]:
    yield changed(scene, tray=[f"{TRACKS[answer.track]} {scene['tray'][0].split()[1]}"])


def helper_on_board(scene: Scene, seat: int, _answer: Answer) -> Iterator[Scene]:
    yield with_sheet(scene, seat, helpers=1)


def disaster_there(scene: Scene, seat: int, answer: Any) -> Iterator[Scene]:
    """A disaster of this round lies in the box."""
    track = TRACKS[answer.track]
    boxes = scene["sheets"][seat]["tracks"][track]["boxes"]
    for value in range(1, 7):
        die = f"disaster {'red' if track == 'crew' else track} {value}"
        yield with_track(scene, seat, track, boxes=[*boxes[: answer.box - 1], die, *boxes[answer.box :]])


OBSTACLES: dict[str, Callable[[Scene, int, Any], Iterator[Scene]]] = {
    "game-over": next_turn,
    "starter-first": next_step,
    "castaways-first": next_turn,
    "roll-first": dice_rolled,
    "pick-first": next_turn,
    "lay-first": next_turn,
    "mode-first": next_turn,
    "port-first": next_turn,
    "course-first": next_turn,
    "sign-first": next_turn,
    "face-first": next_turn,
    "bonus-first": next_turn,
    "disaster-first": next_turn,
    "draw-first": next_turn,
    "bonus-die-first": next_turn,
    "not-your-turn": own_turn,
    "no-such-seat": more_seats,
    "no-such-die": in_bag,
    "colour-chosen": colour_chosen,
    "not-in-tray": in_tray,
    "wrong-track": of_the_colour,
    "helms-short": of_the_value,
    "track-full": box_left,
    "mode-forbids": other_mode,
    "mode-not-agreed": mode_agreed,
    "mode-used": mode_free,
    "mode-unmet": mode_met,
    "bonus-taken": bonus_kept,
    "disaster-track": disaster_of_the_colour,
    "no-helper": helper_on_board,
}


# --- readers of scenes --------------------------------------------------------------------------------------------


def dice(track: Scene) -> list[int]:
    return [box for box in track["boxes"] if box in range(1, 7)]


def named(answer: Any) -> str:
    return f"{COLOURS[answer.colour]} {answer.pips}"


def minus(values: list[Any], value: Any) -> list[Any]:
    rest = list(values)
    rest.remove(value)
    return rest
