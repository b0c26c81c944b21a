"""`archipel print`: pages in files."""

from __future__ import annotations

import io
from importlib.resources import files
from pathlib import Path

import pytest
from pypdf import PdfReader

import archipel
from archipel.core.words import LANGUAGES
from tests.printing import pages

NAMES = [name for name in archipel.games() if archipel.game(name).has_prints]
MALDIVIA = archipel.game("maldivia")


@pytest.mark.parametrize("name", NAMES)
def test_one_pdf_with_all_pages_is_written_here(run, tmp_path, name):
    said = run("print", name)
    assert (said.code, said.out, said.err) == (0, f"{name}.pdf\n", "")
    file = PdfReader(io.BytesIO((tmp_path / f"{name}.pdf").read_bytes()))
    assert len(file.pages) == len(pages(archipel.game(name)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_for_each_page_is_written_to_a_folder(run, tmp_path, name, lang):
    said = run("print", name, "--format", "svg", "--out", "paper/new", "--lang", lang)
    expected = {f"{name}-{page.name}.svg": page.svg for page in pages(archipel.game(name), lang).values()}
    assert (said.code, said.out.split()) == (0, [str(Path("paper/new") / file) for file in expected])
    assert {file.name: file.read_text("utf-8") for file in (tmp_path / "paper" / "new").iterdir()} == expected


def test_a_box_of_ones_own_is_printed(run, tmp_path):
    own = (files(MALDIVIA.package) / "box.toml").read_text("utf-8").replace('name = "reconstructed"', 'name = "mine"')
    (tmp_path / "own.toml").write_text(own.replace("P PP PY", "R PP PY"), "utf-8")
    assert run("print", "maldivia", "--format", "svg", "--box", "own.toml").code == 0
    printed = pages(MALDIVIA, box=MALDIVIA.read_box((tmp_path / "own.toml").read_text("utf-8")))
    assert (tmp_path / "maldivia-ships-2.svg").read_text("utf-8") == printed["ships-2"].svg
    assert "“mine " in printed["ships-2"].svg


def test_printing_again_replaces_the_files(run, tmp_path):
    (tmp_path / "maldivia.pdf").write_text("old")
    assert run("print", "maldivia").code == 0
    assert (tmp_path / "maldivia.pdf").read_bytes().startswith(b"%PDF-")


def test_a_game_without_prints_says_so_and_writes_nothing(run, tmp_path):
    said = run("print", "mahe", "--out", "paper")
    assert (said.code, said.out) == (2, "")
    assert said.err == f"archipel: Mahé has no printable pages; these games do: {', '.join(NAMES)}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "because"),
    [
        ((), "something is missing: game"),
        (("chess",), "unknown game “chess”"),
        (("maldivia", "--format", "png"), "--format: “png” is not possible"),
        (("maldivia", "--out", "file"), "file: File exists"),
        (("maldivia", "--box", "file"), "file, line 1: "),
        (("maldivia", "--lang", "es"), "--lang: “es” is not possible"),
    ],
)
def test_a_mistake_is_answered_with_one_line(run, tmp_path, arguments, because):
    (tmp_path / "file").touch()
    said = run("print", *arguments)
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert because in said.err
