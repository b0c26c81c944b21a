"""The short commands: games, rules, replay, verify, scene, perft."""

from __future__ import annotations

import json
import re
import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

import archipel
from archipel.cli.parser import UsageError, options
from archipel.cli.show import as_json, console, other_box, ready
from archipel.core import record
from archipel.core.errors import ArchipelError, BadScene
from archipel.core.game import Game
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.position import Position, from_scene
from archipel.core.rulebook import Rulebook, rulebook
from archipel.core.words import Words, words

UNSEALED = 3  # the exit code for a record that is true as far as it goes, but has no seal

# --- games and rules ----------------------------------------------------------------------------------------------


def games(args: Namespace) -> None:
    """List the games."""
    all_games = [archipel.game(name) for name in archipel.games()]
    if args.json:
        as_json([_facts(game) for game in all_games])
        return
    table = Table(box=None, pad_edge=False)
    for game in all_games:
        facts = game.facts
        people = f"{facts.seats[0]}–{facts.seats[-1]}"
        maker = f"{facts.designer}, {facts.publisher} {facts.year or ''}".rstrip()
        title = Text.assemble((facts.title, "bold"), f"\n{maker}\n")
        blurb = words(args.lang, game.package).say("blurb")
        table.add_row(Text(game.name, "cyan"), title, people, f"{facts.minutes} min", blurb)
    console().print(table)


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
        "options": {option.name: list(option.values) for option in facts.options},
    }


def rules(args: Namespace) -> None:
    """Show all rules of a game, or one of them, in the chosen language."""
    game = archipel.game(args.game)
    tongue, book = words(args.lang, game.package), rulebook(game)
    numbers = _asked_rules(book, args.number, tongue)
    if args.json:
        as_json({number: book.sentence(number, tongue) for number in numbers})
        return
    screen = console()
    if args.number is None:
        screen.print(Text(tongue.say("rules-title", title=game.facts.title), "bold"))
        screen.print(Text(tongue.say("by", designer=game.facts.designer), "dim"))
    screen.print(rule_page(book, numbers, tongue))


def _asked_rules(book: Rulebook, number: str | None, tongue: Words) -> list[str]:
    found = book.find(number) if number else book.all
    if not found:
        raise UsageError(tongue.say("unknown-rule", number=number))
    return found


def rule_page(book: Rulebook, numbers: list[str], tongue: Words) -> Table:
    """The rules with their numbers, under the titles of their chapters."""
    page = Table(box=None, pad_edge=False, show_header=False)
    for number in numbers:
        if number in book.chapters:
            page.add_row()
            page.add_row("", Text(book.sentence(number, tongue), "bold cyan"))
        else:
            page.add_row(Text(number, "cyan"), book.sentence(number, tongue))
    return page


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
    end = "the result is correct" if verdict.finished else "the game is not over"
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
    ready(game_record.game, args.lang)
    seat = args.seat - 1 if args.seat else WATCHER
    if args.seat > game_record.setup.seats:
        raise UsageError(f"there is no seat {args.seat}: the game has {game_record.setup.seats} players")
    if args.json:
        as_json(_replayed(game_record, seat, args.at))
    elif args.at is None:
        _tell(game_record, seat, words(args.lang, game_record.game.package), args.step)
    else:
        _show(game_record, _position_at(game_record, args.at), seat, args.lang)


def _position_at(game_record: record.Record, number: int) -> Position:
    if number > len(game_record.entries):
        raise UsageError(f"the record has only {len(game_record.entries)} moves, not {number}")
    return game_record.table().at(number)


def _show(game_record: record.Record, position: Position, seat: int, lang: str) -> None:
    tongue = words(lang, game_record.game.package)
    console().print(game_record.game.terminal.draw(position.view(seat), tongue, game_record.names))


def _replayed(game_record: record.Record, seat: int, at: int | None) -> Any:
    if at is not None:
        return _position_at(game_record, at).view(seat).scene()
    return [
        {"who": entry.label, "answer": entry.answer, "events": [str(event) for event in ply.events(seat)]}
        for entry, ply in game_record.replay()
    ]


def _tell(game_record: record.Record, seat: int, tongue: Words, step: bool) -> None:  # noqa: FBT001 - a switch typed by the user
    screen, names = console(), game_record.names
    for number, (_, ply) in enumerate(game_record.replay(), 1):
        if step and screen.is_terminal:
            screen.print(game_record.game.terminal.draw(ply.after.view(seat), tongue, names))
        if ply.seat != CHANCE:
            said = tongue.say("chosen", player=names[ply.seat], answer=tongue.answer(ply.answer, names))
            screen.print(Text.assemble((f"{number:4}  ", "dim"), (said, "bold")))
        for event in ply.events(seat):
            screen.print(Text.assemble((f"{number:4}  ", "dim"), tongue.event(event, names)))
        if step and screen.is_terminal:
            screen.input()
    screen.print(game_record.game.terminal.draw(game_record.table().position.view(seat), tongue, names))


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
    who, _, answer = text.partition(" ")
    if who == "chance":
        seat = CHANCE
    elif re.fullmatch("[0-9]{1,40}", who):
        seat = _seat(int(who), position.seats)
    elif len(position.to_act) == 1:
        seat, answer = next(iter(position.to_act)), text
    else:
        raise UsageError(f'"{text}" does not say whose move it is, and {len(position.to_act)} seats are to move')
    return [{"event": event.word, **event.plain()} for event in position.play(seat, answer)]


def _seat(number: int, seats: int) -> int:
    if number == 0:
        raise UsageError(f"there is no seat 0: seats are numbered from 1 to {seats}")
    return number - 1


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
