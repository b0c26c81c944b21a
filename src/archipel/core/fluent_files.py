"""Fluent messages, read from the folders `words` of packages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import product

from fluent.runtime import FluentBundle, FluentResource

LONGEST_TEXT = 1000  # characters of a text inside a sentence; Fluent refuses very long ones


@cache
def load(lang: str, packages: Sequence[str], parts: Sequence[str]) -> FluentBundle:
    """The messages that the packages have in this language: in their folder `words` (part "") or in folders inside."""
    bundle = FluentBundle([lang], use_isolating=False)
    for package, part in product(packages, parts):
        file = files(package) / "words" / part / f"{lang}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def format_message(bundle: FluentBundle, key: str, args: Mapping[str, object]) -> str:
    """The sentence of that name. What the message needs and does not get is an error, not a blank."""
    plain = {name: value if isinstance(value, int | float) else _shortened(str(value)) for name, value in args.items()}
    pattern = bundle.get_message(key).value
    text, errors = bundle.format_pattern(pattern, plain)  # type: ignore[arg-type] # none of ours is empty
    if errors:
        raise ValueError(f'the words for "{key}" in {bundle.locales[0]}: {errors[0]}')
    return str(text)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…"
