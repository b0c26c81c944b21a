"""The engine and the terminal run without the extras; a command that needs one says so in one sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv

import pytest

from archipel.extras import EXTRAS, LARGE_EXTRAS, MissingExtra, require
from tests.cli.conftest import PIP, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NO_SERVER = "archipel: The server needs more packages: pip install 'archipel[server]'\n"
NO_ARENA = "archipel: The arena needs more packages: pip install 'archipel[arena]'\n"
NO_PRINTS = "archipel: Printing to PDF needs more packages: pip install 'archipel[print]'\n"
PLAY = ("play", "mahe", "--you", "0", "--bots", "random", "--seats", "2")

# Run the command with all packages of the extras hidden.
HIDDEN = """
import sys
from archipel.extras import EXTRAS

class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

hidden = {module for modules in EXTRAS.values() for module in modules}
for module in hidden:
    sys.modules[module] = None
sys.meta_path.insert(0, Hide())

from archipel.cli import main
sys.exit(main())
"""

# Import everything that the terminal needs and build the parser.
IMPORTED = """
import sys
import archipel, archipel.pdf, archipel.cli.bench, archipel.cli.commands, archipel.cli.play, archipel.cli.prints
from archipel.cli.parser import build

build()
print(*sorted({name.partition(".")[0] for name in sys.modules} | {n for n in sys.modules if n == "archipel.server"}))
"""


def python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LC_ALL": "C.UTF-8", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=environment, input="", capture_output=True, text=True, timeout=300, check=False)


def base_names(requirements: list[str]) -> set[str]:
    """The names of the packages as modules have them."""
    found = [re.match(r"[\w.-]+", requirement) for requirement in requirements]
    return {name[0].replace("-", "_") for name in found if name} - {"archipel"}


# --- lists of packages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_complete_when_all_its_packages_are_there(extra):
    listed = base_names(PROJECT["optional-dependencies"][extra])
    assert listed - {"uvloop"} == set(EXTRAS[extra])  # the server runs without uvloop, too
    require(extra)


@pytest.mark.parametrize("extra", LARGE_EXTRAS)
def test_a_large_extra_is_not_installed_with_all_others(extra):
    assert base_names(PROJECT["optional-dependencies"][extra]) == set(LARGE_EXTRAS[extra])
    assert extra not in PROJECT["optional-dependencies"]["all"][0]


def test_the_engine_and_the_terminal_need_six_packages():
    assert base_names(PROJECT["dependencies"]) == {
        "fluent.runtime",
        "msgspec",
        "numba",
        "numpy",
        "platformdirs",
        "rich",
    }


def test_all_installs_every_extra_for_players():
    assert PROJECT["optional-dependencies"]["all"] == [f"archipel[{','.join(sorted(EXTRAS))}]"]


def test_the_terminal_imports_neither_the_server_nor_an_extra():
    imported = set(python(IMPORTED).stdout.split())
    assert "archipel" in imported
    assert not imported & {"archipel.server", *(module for modules in EXTRAS.values() for module in modules)}


# --- missing extras -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", EXTRAS["server"])
def test_one_missing_package_is_enough(monkeypatch, module):
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtra, match="The server needs more packages"):
        require("server")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("serve",), NO_SERVER),
        (("serve", "--sample"), NO_SERVER),
        (("backup", "all.backup"), NO_SERVER),
        (("restore", "all.backup"), NO_SERVER),
        (("protocol",), NO_SERVER),
        (("print", "deole"), NO_PRINTS),
        (("arena", "mahe", "--bots", "random"), NO_ARENA),
    ],
    ids=" ".join,
)
def test_a_missing_extra_is_named_in_one_sentence(run, monkeypatch, tmp_path, arguments, sentence):
    for module in ("uvicorn", "reportlab", "openskill"):
        monkeypatch.setitem(sys.modules, module, None)
    said = run(*arguments)
    assert (said.code, said.out, said.err) == (2, "", sentence)
    assert list(tmp_path.iterdir()) == []


def test_drawings_need_no_extra(run, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "reportlab", None)
    assert run("print", "deole", "--format", "svg").code == 0
    assert list(tmp_path.glob("*.svg"))


def test_nothing_is_written_if_an_extra_is_missing(run, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "reportlab", None)
    assert run("print", "deole", "--out", "paper").code == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [("games",), ("rules", "mahe"), PLAY, ("serve", "--help")], ids=" ".join)
def test_everything_else_runs_without_the_extras(arguments, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    said = python(HIDDEN, *arguments)
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout


def test_nothing_of_the_extras_is_there_when_they_are_hidden():
    said = python(HIDDEN, "serve")
    assert (said.returncode, said.stdout, said.stderr) == (2, "", NO_SERVER)


@pytest.mark.more
@pytest.mark.xdist_group("wheel")
def test_a_fresh_installation_plays_and_names_what_is_missing(tmp_path, wheel):
    """Install the wheel alone, then with the extra `print`."""
    venv.create(tmp_path / "venv", with_pip=True)
    pip = [tmp_path / "venv" / "bin" / "python", *PIP]
    install = [*pip, "install", "--no-compile", "--constraint", ROOT / "requirements.lock"]

    def archipel(*arguments: str) -> subprocess.CompletedProcess[str]:
        around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        around |= {"LC_ALL": "C.UTF-8", "NUMBA_DISABLE_JIT": "1", "XDG_DATA_HOME": str(tmp_path / "data")}
        command = [tmp_path / "venv" / "bin" / "archipel", *arguments]
        return subprocess.run(
            command, env=around, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
        )

    subprocess.run([*install, wheel], check=True, timeout=600)
    for arguments in (("games",), ("rules", "mahe"), PLAY):
        assert archipel(*arguments).returncode == 0
    for command, sentence in (("serve",), NO_SERVER), (("print", "deole"), NO_PRINTS):
        said = archipel(*command)
        assert (said.returncode, said.stdout, said.stderr) == (2, "", sentence)

    subprocess.run([*install, f"{wheel}[print]"], check=True, timeout=600)
    assert archipel("print", "deole").stdout == "deole.pdf\n"
    assert (tmp_path / "deole.pdf").read_bytes().startswith(b"%PDF-")

    subprocess.run([*install, "archipel[server]"], check=True, timeout=600)  # what the sentence says
    assert archipel("serve", "--sample").returncode == 0
