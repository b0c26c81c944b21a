"""The short commands: games, compile, replay, verify, scene, perft."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

import archipel
from archipel.cli.parser import UsageError, options
from archipel.cli.show import as_json, console, other_box, ready
from archipel.cli.story import Story
from archipel.core import record
from archipel.core.boxes import PRINTED
from archipel.core.errors import ArchipelError, BadScene
from archipel.core.game import Game
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.moves import seat_and_answer
from archipel.core.position import Position, from_scene
from archipel.core.words import words

ROOMY = 70  # columns of a window in which the games are listed in rows
UNSEALED = 3  # the exit code for a record that is true as far as it goes, but has no seal

# --- games --------------------------------------------------------------------------------------------------------


def games(args: Namespace) -> None:
    """List the games."""
    all_games = [archipel.game(name) for name in archipel.games()]
    if args.json:
        as_json([_facts(game) for game in all_games])
        return
    screen = console()
    screen.print(_listed(all_games, args.lang) if screen.width >= ROOMY else _stacked(all_games, args.lang))


def compile(args: Namespace) -> None:  # noqa: A001 - the name of the command
    """Compile games that are not in the cache, with the bots."""
    for game in [archipel.game(name) for name in args.games or archipel.games()]:
        ready(game, args.lang)


def _listed(all_games: list[Game], lang: str) -> Table:
    """A row for each game."""
    table = Table(box=None, pad_edge=False)
    for game in all_games:
        title = Text.assemble((game.facts.title, "bold"), f"\n{_maker(game)}\n")
        table.add_row(Text(game.name, "cyan"), title, *_size(game), _blurb(game, lang))
    return table


def _stacked(all_games: list[Game], lang: str) -> Group:
    """The same, one below the other, for a narrow window."""
    return Group(*(Text.assemble(_head(game), f"\n{_maker(game)}\n", _blurb(game, lang), "\n") for game in all_games))


def _head(game: Game) -> Text:
    return Text.assemble((game.name, "cyan"), "  ", (game.facts.title, "bold"), "  ", "  ".join(_size(game)))


def _maker(game: Game) -> str:
    return f"{game.facts.designer}, {game.facts.publisher} {game.facts.year or ''}".rstrip()


def _size(game: Game) -> tuple[str, str]:
    """The number of players and the time."""
    return f"{game.facts.seats[0]}–{game.facts.seats[-1]}", f"{game.facts.minutes} min"


def _blurb(game: Game, lang: str) -> Text:
    tongue = words(lang, game.package)
    note = "" if game.box.name == PRINTED else f"\n{tongue.say('partly-reconstructed')}\n"
    return Text.assemble(tongue.say("blurb"), (note, "dim italic"))


def _facts(game: Game) -> dict[str, Any]:
    facts = game.facts
    return {
        "name": game.name,
        "title": facts.title,
        "designer": facts.designer,
        "artist": facts.artist,
        "publisher": facts.publisher,
        "year": facts.year,
        "seats": [facts.seats[0], facts.seats[-1]],
        "minutes": facts.minutes,
        "rules": facts.rules,
        "box": game.box.label,
        "reconstructed": game.box.name != PRINTED,
        "options": {option.name: list(option.values) for option in facts.options},
    }


# --- records ------------------------------------------------------------------------------------------------------


def _text(file: str) -> str:
    return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")


def verify(args: Namespace) -> int:
    """Check a record and say what was checked. Return 0 if it is true and sealed, `UNSEALED` if it is only true."""
    text = _text(args.file)
    verdict = record.verify(text, args.box and other_box(record.game_of(text), args.box))
    if args.json:
        as_json(vars(verdict) | {"true": True})
    else:
        print(f"{args.file}: {_judged(verdict)}")
    return 0 if verdict.sealed else UNSEALED


def _judged(verdict: record.Verdict) -> str:
    lucks = {
        "fair": f"all {verdict.draws} draws match the committed secret",
        "seeded": f"all {verdict.draws} draws match the seed",
        "unchecked": f"all {verdict.draws} draws are possible, but nothing was committed to that could prove them",
    }
    end = "the result is correct" if verdict.finished else "the game is unfinished"
    found = f"{verdict.answers} moves, all legal; {lucks[verdict.luck]}; {end}."
    return found if verdict.sealed else f"{found} {_unsealed(verdict)}"


def _unsealed(verdict: record.Verdict) -> str:
    if verdict.luck == "unchecked":
        return "Not sealed: nothing shows whether names, options, bots or moves were altered."
    return f"Not sealed: in format {verdict.form} nothing shows whether names, options, bots or moves were altered."


def replay(args: Namespace) -> None:
    """Show a record move by move, or one position of it."""
    text = _text(args.file)
    game_record = record.read(text, args.box and other_box(record.game_of(text), args.box))
    if args.seat is not None and args.seat > game_record.setup.seats:
        raise UsageError("no-seat", number=str(args.seat), seats=game_record.setup.seats)
    ready(game_record.game, args.lang)
    story = Story(game_record, None if args.seat is None else args.seat - 1 if args.seat else WATCHER)
    if args.at is not None:
        view = story.view(args.at)
        as_json(view.scene()) if args.json else console().print(story.drawn(view, args.lang))
    elif args.json:
        as_json(story.plain())
    else:
        story.tell(args.lang, step=args.step)


# --- scenes and trees ---------------------------------------------------------------------------------------------


def scene(args: Namespace) -> None:
    """Set up a position, play moves from it, and describe the result as JSON."""
    loaded = _json(args.file)
    if not isinstance(loaded, dict) or "game" not in loaded:
        raise BadScene("game", f'it must name the game, such as "{archipel.games()[0]}"')
    answers = [*_answers(loaded.pop("play", [])), *args.answers]
    game = archipel.game(str(loaded["game"]))
    ready(game)
    position = from_scene(game, loaded, other_box(game, args.box))
    events = [event for answer in answers for event in _play(position, answer)]
    as_json(_described(position, events))


def _json(file: str) -> Any:
    try:
        return json.loads(_text(file))
    except json.JSONDecodeError as error:
        raise ArchipelError(f"{file}: not valid JSON: {error.msg} in line {error.lineno}") from None
    except (ValueError, RecursionError):
        raise ArchipelError(
            f"{file}: JSON that cannot be read: a number is too long or lists are nested too deeply"
        ) from None


def _answers(play: Any) -> list[str]:
    if not isinstance(play, list) or not all(isinstance(answer, str) for answer in play):
        raise BadScene("play", 'it must be a list of moves such as "chance die 4"')
    return play


def _play(position: Position, text: str) -> list[dict[str, Any]]:
    """Play one move, written with or without its seat: `2 roll`, `chance die 4`, `roll`."""
    return [{"event": event.word, **event.plain()} for event in position.play(*seat_and_answer(text, position))]


def _described(position: Position, events: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "scene": position.scene(),
        "to_act": ["chance" if seat == CHANCE else seat + 1 for seat in sorted(position.to_act)],
        "legal": {str(seat + 1): [str(a) for a in position.legal(seat)] for seat in sorted(position.to_act - {CHANCE})},
        "odds": {str(answer): ways for answer, ways in position.odds().items()},
        "events": events,
        "scores": position.scores(),
        "winners": [seat + 1 for seat in sorted(position.winners)],
    }


def perft(args: Namespace) -> None:
    """Count the possible sequences of moves at each depth: a fingerprint of the rules."""
    from archipel.core.batch import perft as count

    game = archipel.game(args.game)
    ready(game)
    start = game.start_from(game.agree(args.seats, options(args.option), other_box(game, args.box)))
    rows = []
    for depth in range(1, args.depth + 1):
        started = time.perf_counter()
        leaves = count(start, depth)
        rows.append({"depth": depth, "leaves": leaves, "seconds": round(time.perf_counter() - started, 3)})
        if not args.json:
            print(f"{depth:3} {leaves:20,}")
    if args.json:
        as_json(rows)
