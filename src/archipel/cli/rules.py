"""`archipel rules`: all rules, a chapter, one rule, an example on the board, or everything that mentions a word."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import archipel
from archipel.cli.parser import UsageError
from archipel.cli.show import as_json, console, ready, shortened
from archipel.core.boxes import PRINTED
from archipel.core.examples import Example, ExampleStep, examples
from archipel.core.game import Game
from archipel.core.kernel import CHANCE
from archipel.core.rulebook import Rulebook, rule_words, rulebook
from archipel.core.words import Words

HEADING = "bold cyan"


def rules(args: Namespace) -> None:
    """Show the rules of a game, or the part that is asked for, in the chosen language."""
    game = archipel.game(args.game)
    tongue, book = rule_words(args.lang, game), rulebook(game)
    numbers = _asked(book, args, tongue)
    if args.json:
        as_json({number: book.sentence(number, tongue) for number in numbers})
    elif args.search:
        console().print(_found(book, numbers, args.search, tongue))
    elif args.number is None:
        console().print(Group(*_whole(game, book, tongue)))
    elif numbers[0] in book.examples:
        console().print(_drawn(game, book, examples(game)[numbers[0]], tongue))
    else:
        console().print(rule_page(game, numbers, tongue))


def _asked(book: Rulebook, args: Namespace, tongue: Words) -> list[str]:
    """The numbers of everything that is asked for."""
    if args.search:
        found = [number for number in (*book.rules, *book.examples) if _has(args.search, _texts(book, number, tongue))]
        if not found and not _terms(book, args.search, tongue):
            raise UsageError("nothing-found", text=shortened(args.search))
        return found
    found = book.find(args.number) if args.number else book.all
    if not found:
        raise UsageError("unknown-rule", number=shortened(args.number or ""))
    return found


# --- all rules ----------------------------------------------------------------------------------------------------


def _whole(game: Game, book: Rulebook, tongue: Words) -> Iterator[RenderableType]:
    yield Text(tongue.say("rules-title", title=game.facts.title), "bold")
    yield Text(tongue.say("by", designer=game.facts.designer), "dim")
    if game.box.name != PRINTED:
        yield Text(tongue.say("reconstructed"), "italic")
    if "goal" in tongue:
        yield Text(f"\n{tongue.say('rules-goal')}", HEADING)
        yield Text(tongue.say("goal"))
    if book.steps:
        yield Text(f"\n{tongue.say('rules-short')}", HEADING)
        yield _rows((f"{i}.", Text(book.teach(key, tongue))) for i, key in enumerate(book.steps, 1))
    yield rule_page(game, book.all, tongue)
    if book.terms:
        yield Text(f"\n{tongue.say('rules-glossary')}", HEADING)
        yield _glossary(book, book.terms, tongue)


def rule_page(game: Game, numbers: list[str], tongue: Words) -> Table:
    """The rules with their numbers, under the titles of their chapters, each with its reason and its examples."""
    book, page = rulebook(game), _rows(())
    for number in numbers:
        if number in book.chapters:
            page.add_row()
            page.add_row("", Text(book.sentence(number, tongue), HEADING))
        else:
            page.add_row(Text(number, "cyan"), _sentence(book, number, tongue))
            for example in examples(game).values():
                if example.rule == number:
                    page.add_row("", _example(book, example.number, tongue))
    return page


def _sentence(book: Rulebook, number: str, tongue: Words) -> Text:
    reason = book.reason(number, tongue)
    why = f" {tongue.say('rules-why')} {reason}" if reason else ""
    return Text.assemble(book.sentence(number, tongue), (why, "dim italic"))


def _example(book: Rulebook, number: str, tongue: Words) -> Text:
    return Text.assemble((f"{number} ", "dim cyan"), (book.sentence(number, tongue), "dim"))


def _glossary(book: Rulebook, names: Iterable[str], tongue: Words) -> Table:
    said = ((book.teach(f"term-{name}", tongue), book.teach(f"meaning-{name}", tongue)) for name in names)
    return _rows((term, Text(meaning)) for term, meaning in said)


def _rows(rows: Iterable[tuple[str, Text]]) -> Table:
    page = Table(box=None, pad_edge=False, show_header=False)
    for name, text in rows:
        page.add_row(Text(name, "cyan"), text)
    return page


# --- searching ----------------------------------------------------------------------------------------------------


def _found(book: Rulebook, numbers: list[str], sought: str, tongue: Words) -> RenderableType:
    """Everything that mentions the word."""
    rows = _rows((number, _sentence(book, number, tongue)) for number in numbers)
    return Group(rows, _glossary(book, _terms(book, sought, tongue), tongue))


def _texts(book: Rulebook, number: str, tongue: Words) -> tuple[str, ...]:
    return book.sentence(number, tongue), book.reason(number, tongue)


def _terms(book: Rulebook, sought: str, tongue: Words) -> list[str]:
    return [
        name
        for name in book.terms
        if _has(sought, (book.teach(f"term-{name}", tongue), book.teach(f"meaning-{name}", tongue)))
    ]


def _has(sought: str, texts: Iterable[str]) -> bool:
    return any(sought.casefold() in text.casefold() for text in texts)


# --- an example on the board --------------------------------------------------------------------------------------


def _drawn(game: Game, book: Rulebook, example: Example, tongue: Words) -> RenderableType:
    """The sentence of the example, its first position, what happens, and its last position."""
    title = _example(book, example.number, tongue)
    if example.scene is None:
        return title
    ready(game, tongue.lang)
    steps = example.steps(game)
    names = example.players(steps[0].position.seats)
    parts: list[RenderableType] = [title, game.terminal.draw(steps[0].view, tongue, names)]
    parts += [Text(text) for step in steps[1:] for text in _told(step, tongue, names)]
    if len(steps) > 1:
        parts.append(game.terminal.draw(steps[-1].view, tongue, names))
    return Group(*parts)


def _told(step: ExampleStep, tongue: Words, names: tuple[str, ...]) -> Iterator[str]:
    """The sentences of a move: the choice, unless chance made it, and the events."""
    if step.answer is not None and step.seat is not None and step.seat != CHANCE:
        yield tongue.say("chosen", player=tongue.player(step.seat, names), answer=tongue.answer(step.answer, names))
    yield from (tongue.event(event, names) for event in step.events)
