"""The types of arguments on the command line, and the words for mistakes in them."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError

from archipel.core.errors import TranslatedError


def whole(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise ArgumentTypeError(f'"{text[:20]}" is not a whole number below a billion')
    return int(text)


def at_least_one(text: str) -> int:
    if whole(text) == 0:
        raise ArgumentTypeError("must be at least 1")
    return int(text)


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value <= 3600:
        raise ArgumentTypeError(f'"{text}" is not a number of seconds from 0 to 3600')
    return value


def two_means(text: str) -> tuple[float, float]:
    """Two numbers, the smaller one first."""
    parts = [float(part) for part in text.split(",") if re.fullmatch(r"\s*-?[0-9]{0,6}\.?[0-9]{1,6}\s*", part)]
    if len(parts) != 2 or parts[0] >= parts[1] or text.count(",") != 1:
        raise ArgumentTypeError(f'"{text[:20]}" is not two numbers such as 0.5,0.55')
    return parts[0], parts[1]


def seat_list(text: str) -> tuple[int, ...]:
    """Turn seat numbers, counted from 1, into indices; 0 stands for no seat."""
    numbers = [whole(part.strip()) for part in text.split(",")]
    return tuple(number - 1 for number in numbers if number)


# --- mistakes in every language ------------------------------------------------------------------------------------

# The sentences of argparse, and of the types above, with the keys of their translations.
MISTAKES = {
    r"the following arguments are required: (?P<names>.+)": "arguments-missing",
    r"unrecognized arguments: (?P<names>.+)": "arguments-unknown",
    r"argument (?P<name>\S+): invalid choice: '(?P<value>.*)' \(choose from (?P<choices>.+)\)": "argument-choice",
    r"argument (?P<name>\S+): expected (one|at least one) argument": "argument-empty",
    r"argument (?P<name>\S+): ignored explicit argument '(?P<value>.*)'": "argument-unneeded",
    r'argument (?P<name>\S+): "(?P<value>.*)" is not a whole number below a billion': "argument-number",
    r"argument (?P<name>\S+): must be at least 1": "argument-least",
    r'argument (?P<name>\S+): "(?P<value>.*)" is not a number of seconds from 0 to 3600': "argument-seconds",
    r'argument (?P<name>\S+): "(?P<value>.*)" is not two numbers such as 0.5,0.55': "argument-two-numbers",
    r"argument (?P<other>\S+): not allowed with argument (?P<name>\S+)": "argument-excluded",
    r"(?P<text>.*)": "argument-other",
}


def mistake(message: str) -> TranslatedError:
    """A sentence of argparse as an error with translations."""
    found = ((re.fullmatch(pattern, message, re.S), key) for pattern, key in MISTAKES.items())
    return next(TranslatedError(key, **_unquoted(match)) for match, key in found if match)


def _unquoted(match: re.Match[str]) -> dict[str, str]:
    return {name: re.sub(r"'(\w+)'", r"\1", value) for name, value in match.groupdict().items()}
