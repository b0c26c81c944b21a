"""Every command of the documentation is valid, and those that can be run here are run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import BLOCKS, PAGES, ROOT, Block, Page
from tests.docs.shell import COMMANDS, NOT_RUN, Line, commands, prepare, read, reason_not_to_run, run, typed

COMMAND_LINE = Page("docs/commands.md")
LANGUAGES = ("sh", "cron", "ini")
WITH_COMMANDS = [page for page in PAGES if any(not reason_not_to_run(line) for line in typed(page))]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
CRON = re.compile(r"(?:[\d*/,-]+\s+){5}\S.*")


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language in LANGUAGES], ids=str)
def test_every_call_is_understood(block: Block):
    for name, *arguments in commands(block.text):
        COMMANDS[name].parse_args(arguments)


def test_every_call_is_found():
    assert commands("ExecStart=/opt/bin/archipel serve --port 80") == [["serve", "--port", "80"]]
    assert commands('docker exec s archipel backup "a b"  # x') == [["backup", "a b"]]
    assert commands("archipel is a word") == []


def test_every_command_exists_and_is_on_the_page_of_commands():
    named = {page: {name for line in typed(page) for name in called(line)} for page in PAGES}
    assert set.union(*named.values()) <= set(COMMANDS)
    assert named[COMMAND_LINE] == set(COMMANDS)


def called(line: Line) -> list[str]:
    """The command after archipel, if there is one."""
    return line.words[1:2] if line.words[0] == "archipel" else []


def test_every_command_in_a_sentence_exists():
    spoken = [re.match(r"archipel ([a-z]+)", code) for page in PAGES for code in page.code]
    assert {found[1] for found in spoken if found} <= set(COMMANDS)


def test_every_line_is_run_or_there_is_a_reason():
    lines = [line for page in PAGES for line in typed(page)]
    assert not [line.text for line in lines if line.words[0] != "archipel" and not reason_not_to_run(line)]


@pytest.mark.compiled
@pytest.mark.more
@pytest.mark.parametrize("page", WITH_COMMANDS, ids=str)
def test_the_commands_of_a_page_run(page: Page, tmp_path: Path):
    """In one folder and in their order, as the reader types them."""
    prepare(page, tmp_path)
    for line in typed(page):
        if not reason_not_to_run(line):
            run(line, tmp_path)


@pytest.mark.compiled
def test_a_command_that_fails_is_noticed(tmp_path: Path):
    with pytest.raises(AssertionError, match="archipel verify"):
        run(read("archipel verify nothing.archipel"), tmp_path)


# --- what is not run ----------------------------------------------------------------------------------------------


def test_every_exception_is_needed():
    lines = [line.text for page in PAGES for line in typed(page)]
    assert not [start for start in NOT_RUN if not any(line.startswith(start) for line in lines)]


def test_every_target_of_make_exists():
    named = {word for page in PAGES for line in typed(page) if line.words[0] == "make" for word in line.words[1:]}
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.M))
    assert {word for word in named if "=" not in word} <= targets
    assert {"play", "test", "docs"} <= named


def test_every_script_exists():
    scripts = [line.words[1] for page in PAGES for line in typed(page) if line.words[0] == "python"]
    assert scripts
    assert not [script for script in scripts if not (ROOT / script).exists()]


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "cron"], ids=str)
def test_a_line_for_cron_has_five_fields_and_a_command(block: Block):
    assert all(CRON.fullmatch(line) for line in block.text.splitlines())
