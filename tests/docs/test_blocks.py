"""Every block of code in the documentation is right: parsed, run, or compared with what really comes out."""

from __future__ import annotations

import configparser
import contextlib
import io
import json
import re
import tomllib
from pathlib import Path

import crossplane
import pytest
from fluent.syntax import FluentParser, ast

from tests.docs.pages import BLOCKS, PAGES, Block, Page
from tests.docs.shell import commands

CHECKED_ELSEWHERE = {"sh", "cron", "python"}  # in this folder
NGINX = "events {}\nhttp {\nserver {\n%s\n}\n}"
SHOWN = re.compile(r"^\s*print\(.*\)  # (.+)$", re.M)


def test_every_block_has_a_language_that_is_checked():
    checked = {name.removeprefix("check_") for name in globals() if name.startswith("check_")} | CHECKED_ELSEWHERE
    assert not [str(block) for block in BLOCKS if block.language not in checked]


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language not in CHECKED_ELSEWHERE], ids=str)
def test_a_block_can_be_read(block: Block, tmp_path: Path):
    globals()[f"check_{block.language}"](block.text, tmp_path)


def check_json(text: str, _: Path) -> None:
    json.loads(text)


def check_toml(text: str, _: Path) -> None:
    tomllib.loads(text)


def check_ini(text: str, _: Path) -> None:
    """Units of systemd repeat their keys."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read_string(text)
    assert unit.sections()


def check_ftl(text: str, _: Path) -> None:
    assert not [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]


def check_nginx(text: str, folder: Path) -> None:
    """Blocks are parts of a configuration: of `http` if they have a server, otherwise of a server."""
    file = folder / "nginx.conf"
    file.write_text(f"events {{}}\nhttp {{\n{text}\n}}" if "server {" in text else NGINX % text)
    assert crossplane.parse(str(file))["errors"] == []


def check_caddy(text: str, _: Path) -> None:
    """There is no parser for Python; at least the braces match."""
    assert text.count("{") == text.count("}") > 0


def check_text(text: str, _: Path) -> None:
    """Text is what is neither typed nor run."""
    assert not commands(text)


# --- Python -------------------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("page", [page for page in PAGES if page.blocks("python")], ids=str)
def test_the_python_of_a_page_runs_and_prints_what_it_shows(page: Page):
    """The blocks of a page continue each other. `print(…)  # text` shows what is printed; … stands for anything."""
    names: dict[str, object] = {"__name__": page.name}
    for block in page.blocks("python"):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile("\n" * block.line + block.text, page.name, "exec"), names)  # noqa: S102 - our own examples
        compare(printed.getvalue().splitlines(), SHOWN.findall(block.text))


def compare(printed: list[str], shown: list[str]) -> None:
    assert len(printed) == len(shown)
    for line, text in zip(printed, shown, strict=True):
        assert re.fullmatch(".*".join(map(re.escape, text.split("…"))), line), f"{line!r} is not {text!r}"


def test_another_output_is_noticed():
    compare(["line 5: wrong"], ["line 5: …"])
    with pytest.raises(AssertionError):
        compare(["line 6: wrong"], ["line 5: …"])
