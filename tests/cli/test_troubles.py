"""Troubles around a command: each is one sentence in the reader's language, and exit code 2."""

from __future__ import annotations

import ast
import errno
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import archipel
from archipel.cli.listen_socket import listen
from archipel.core.errors import TranslatedError
from archipel.core.words import LANGUAGES
from archipel.python_version import NEEDED, sentence
from tests.server.serving import free_port

ROOT = Path(__file__).parent.parent.parent
SOURCE = Path(archipel.__file__).parent


@pytest.fixture
def told(run, monkeypatch):
    """Run a command that fails, in each language; returns the English sentence."""

    def tell(*arguments: object) -> str:
        sentences = []
        for lang in LANGUAGES:
            monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
            said = run(*arguments)
            assert (said.code, said.out, said.err.count("\n"), said.err[:10]) == (2, "", 1, "archipel: ")
            sentences.append(said.err[10:-1])
        assert len(set(sentences)) == len(LANGUAGES), sentences
        return sentences[LANGUAGES.index("en")]

    return tell


# --- the network --------------------------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_told_with_one_that_is_free(told, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = told("serve", "--port", port, "--database-url", f"sqlite:///{tmp_path / 'a.db'}")
    assert said.startswith(f"port {port} is already in use")
    other = int(said.rpartition(" ")[2])
    listen("127.0.0.1", other).close()


@pytest.mark.parametrize("host", ["192.0.2.77", "nobody.invalid"])
def test_an_address_that_is_not_ours_is_told(told, host):
    said = told("serve", "--host", host, "--port", free_port())
    assert said == f"this machine has no network address {host}; leave out --host, or use --lan for your local network"


@pytest.mark.parametrize(("code", "words"), [(errno.EACCES, "choose one from 1024 up"), (errno.EIO, "cannot listen")])
def test_other_reasons_not_to_listen_are_told(monkeypatch, code, words):
    class Refusing(socket.socket):
        def bind(self, address: object) -> None:
            raise OSError(code, os.strerror(code))

    monkeypatch.setattr(socket, "socket", Refusing)
    with pytest.raises(TranslatedError, match=words):
        listen("127.0.0.1", 80)


def test_a_database_that_is_away_is_told(told):
    url = f"postgresql://ana@127.0.0.1:{free_port()}/games"
    said = told("serve", "--port", free_port(), "--database-url", url)
    assert said.startswith(f"the database {url} cannot be reached; start it, or check ARCHIPEL_DATABASE_URL")


# --- folders and space --------------------------------------------------------------------------------------------


def test_a_database_in_a_folder_that_cannot_be_written_is_told(told):
    said = told("serve", "--port", free_port(), "--database-url", "sqlite:////proc/below/a.db")
    assert said.startswith("the folder /proc/below for the database cannot be written; choose another file with")


def test_saved_games_in_a_folder_that_cannot_be_written_are_told(told, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: f"/proc/below/{name}")
    said = told("play", archipel.games()[0], "--bots", "random")
    assert said.startswith("/proc/below")


def test_a_full_disk_without_a_name_is_told(told, monkeypatch):
    def fill(args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("archipel.cli.commands.games", fill)
    assert told("games") == "there is no space left on the disk; free some and try again"


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG])
def test_a_file_that_cannot_grow_is_told(told, monkeypatch, code):
    def fill(args: object) -> None:
        raise OSError(code, os.strerror(code), "a.file")

    monkeypatch.setattr("archipel.cli.commands.games", fill)
    assert told("games") == "a.file: there is no space left"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_an_output_on_a_full_disk_is_told():
    with open("/dev/full", "w") as full:
        ended = command("games", stdout=full)
    assert (ended.returncode, ended.stderr) == (
        2,
        "archipel: there is no space left on the disk; free some and try again\n",
    )


def test_a_cache_that_cannot_be_written_is_one_sentence_in_every_language(tmp_path):
    """The command goes on, so this is a warning; `told` does not fit."""
    (tmp_path / "file").touch()
    code = "from archipel.cli import main; from archipel.core import kernel; main(['games']); kernel.cache.folder()"
    around = {"ARCHIPEL_CACHE_DIR": str(tmp_path / "file"), "NUMBA_DISABLE_JIT": "0"}
    for lang, begins in {"en": "compiled rules cannot be kept in", "it": "le regole compilate non si possono"}.items():
        ended = python("-c", code, LC_ALL=f"{lang}_XX.UTF-8", PYTHONUTF8="1", **around)
        assert ended.returncode == 0
        assert re.fullmatch(rf"archipel: {begins}.*ARCHIPEL_CACHE_DIR\n", ended.stderr), ended.stderr


# --- an old Python ------------------------------------------------------------------------------------------------

PRETEND = """
import runpy, sys
sys.version_info, sys.version = (3, 9, 18, "final", 0), "3.9.18 (main)"
sys.argv = ["archipel", "games"]
runpy.run_module("archipel.cli", run_name="__main__")
"""


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def command(*arguments: str, stdout: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "archipel.cli", *arguments],
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_old_python_is_told_in_one_sentence(lang):
    ended = python("-c", PRETEND, LC_ALL=f"{lang}_XX.UTF-8", PYTHONUTF8="1", PYTHONPATH=str(SOURCE.parent))
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"archipel: {sentence(lang, '3.9.18')}\n"
    assert "3.9.18" in ended.stderr


def test_the_files_that_an_old_python_reads_first_have_no_new_syntax():
    """Python 3.6 is the oldest that any machine still has."""
    for name in ("__init__.py", "games/__init__.py", "python_version.py"):
        ast.parse((SOURCE / name).read_text("utf-8"), feature_version=(3, 6))
    first = [node.module if isinstance(node, ast.ImportFrom) else node.names[0].name for node in _imports()]
    assert first.index("archipel.python_version") < first.index("archipel.core.errors")


def _imports() -> list[ast.Import | ast.ImportFrom]:
    tree = ast.parse((SOURCE / "__init__.py").read_text("utf-8"))
    return [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]


def test_make_says_it_too():
    """The Makefile runs the file as a script, before it makes an environment."""
    script = f"import sys; sys.version_info = (3, 9, 18); exec(open({str(SOURCE / 'python_version.py')!r}).read())"
    ended = python("-c", f"__file__ = {str(SOURCE / 'python_version.py')!r}\n{script}", LC_ALL="C.UTF-8")
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    rule = (ROOT / "Makefile").read_text("utf-8").partition("$(VENV)/pyvenv.cfg:\n")[2].splitlines()
    assert "$(PYTHON) src/archipel/python_version.py" in rule[0]


def test_all_places_name_the_same_version():
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert f'requires-python = ">={NEEDED[0]}.{NEEDED[1]}"' in project
    assert sentence("xx", "3.1") == sentence("en", "3.1")
