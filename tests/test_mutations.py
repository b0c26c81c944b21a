"""The mutations that try the tests: each changes one thing, is still Python, and knows its tests."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.mutations import ROOT, SOURCE, Source, all_tests, candidates, nearest_tests, runs_of

EXAMPLE = """
def f(a, b):
    if not a and b >= 3:  # é
        return "é" if a in b else a + 1
"""


def changed_lines(tmp_path: Path) -> list[str]:
    file = tmp_path / "example.py"
    file.write_text(EXAMPLE, "utf-8")
    found = [mutation.applied(EXAMPLE) for mutation in Source(file).mutations()]
    return [
        now for text in found for was, now in zip(EXAMPLE.splitlines(), text.splitlines(), strict=True) if was != now
    ]


def test_operators_numbers_and_conditions_are_changed_one_at_a_time(tmp_path):
    assert sorted(line.strip() for line in changed_lines(tmp_path)) == [
        "if True:  # é",
        "if a and b >= 3:  # é",
        "if not a and b > 3:  # é",
        "if not a and b >= 4:  # é",
        "if not a or b >= 3:  # é",
        'return "é" if True else a + 1',
        'return "é" if a in b else a + 2',
        'return "é" if a in b else a - 1',
        'return "é" if a not in b else a + 1',
    ]


def test_every_mutation_of_the_program_is_python_and_belongs_to_tests():
    for mutation in candidates([SOURCE / "core", SOURCE / "server" / "rooms"])[::23]:
        ast.parse(mutation.applied((ROOT / mutation.file).read_text("utf-8")))
        assert (ROOT / all_tests(mutation.file)[0]).exists()


def test_the_nearest_tests_come_first_and_rules_are_plain_at_first():
    assert nearest_tests(SOURCE / "core" / "chance.py").count("tests/core/test_chance.py") == 1
    rules = list(runs_of(SOURCE / "games" / "mahe" / "rules.py"))
    assert rules[0] == (["tests/games/mahe"], True)
    assert [is_plain for _, is_plain in rules] == [True, True, False]
    server = list(runs_of(SOURCE / "server" / "rooms" / "chat.py"))
    assert "tests/server/test_chat.py" in server[0][0]
    assert [is_plain for _, is_plain in server] == [False, False]
