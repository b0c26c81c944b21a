"""`archipel doctor`: each check says what is right and what is not, and the way out."""

from __future__ import annotations

import json
import re
import resource
import shutil
import socket
import time
import webbrowser
from pathlib import Path
from types import SimpleNamespace

import pytest

import archipel
from archipel.cli import doctor, machine_checks, server_checks
from archipel.cli.finding import RIGHT, WARNING, WRONG
from archipel.core.words import LANGUAGES, words
from archipel.server.store import Database
from tests.server.database_access import fresh
from tests.server.serving import Served, free_port, settings_for

SOURCE = Path(archipel.__file__).parent / "cli"
KEYS = re.compile(r'\b(right|warning|wrong)\(\s*"([a-z0-9-]+)"')
FIX_INSIDE = {"extra-missing", "port-wrong", "database-wrong"}  # errors whose sentence has the way out


@pytest.fixture(autouse=True)
def own_machine(monkeypatch, tmp_path):
    """Folders and settings of this test's own."""
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / "data" / name))
    monkeypatch.setenv("ARCHIPEL_PORT", str(free_port()))
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", f"sqlite:///{tmp_path / 'a.db'}")


def verdict(check):
    found = check()
    return found.verdict, found.key


# --- the whole ----------------------------------------------------------------------------------------------------


@pytest.fixture
def two_checks(monkeypatch):
    """Only two quick checks, one of which warns."""
    monkeypatch.setattr(doctor, "MACHINE", (machine_checks.python, machine_checks.clock))
    monkeypatch.setattr(doctor, "_server_checks", lambda: (machine_checks.browser,))
    monkeypatch.setattr("archipel.cli.machine_checks.find_browser", lambda: None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_warning_is_told_in_every_language_and_does_no_harm(run, two_checks, lang):
    said, tongue = run("doctor", "--lang", lang), words(lang, more="doctor")
    assert (said.code, said.err) == (0, "")
    lines = [" ".join(line.split()) for line in said.out.splitlines()]
    assert lines[0].startswith(f"✓ {tongue.say('doctor-right')} Python ")
    assert lines[2].startswith(f"! {tongue.say('doctor-warning')} {tongue.say('doctor-browser-none')}")
    assert "archipel serve --lan" in " ".join(lines)
    assert lines[-1] == tongue.say("doctor-well")


def test_something_wrong_gives_another_exit_code(run, two_checks, monkeypatch):
    monkeypatch.setattr(time, "time", lambda: 0.0)
    said = run("doctor")
    assert said.code == 2
    assert re.search(r"✗ problem +The clock says 19[67]\d-.*, which cannot be right\. Set the date and time", said.out)
    assert "One problem has to be solved." in said.out


def test_programs_read_the_same_as_json(run, two_checks):
    found = json.loads(run("doctor", "--json", "--lang", "fr").out)
    assert found["well"] is True
    assert [(check["check"], check["verdict"]) for check in found["checks"]] == [
        ("python", RIGHT),
        ("clock", RIGHT),
        ("browser", WARNING),
    ]
    assert found["checks"][2]["way_out"].startswith("Open the page on another device")


def test_a_check_that_fails_is_a_problem_and_no_traceback(run, two_checks, monkeypatch):
    def fail() -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(doctor, "MACHINE", (fail,))
    said = run("doctor")
    assert (said.code, said.err) == (2, "")
    assert "The check “fail” failed: RuntimeError: out of order Please report this." in " ".join(said.out.split())


def test_a_terminal_with_few_characters_has_signs_too(run, two_checks, monkeypatch):
    from archipel.cli.lookalikes import lookalike

    assert [lookalike(sign, "ascii") for sign, _ in doctor.SIGNS.values()] == ["+", "!", "x"]


def test_every_finding_has_words_and_what_is_not_right_a_way_out():
    found = {pair for file in SOURCE.glob("*_checks.py") for pair in KEYS.findall(file.read_text("utf-8"))}
    assert len(found) > 20
    tongue = words("en", more="doctor")
    for kind, key in found:
        assert f"doctor-{key}" in tongue
        assert (f"doctor-{key}-fix" in tongue) == (kind != RIGHT and key not in FIX_INSIDE), key


# --- this machine -------------------------------------------------------------------------------------------------


def test_a_machine_of_32_bits_cannot_compile(monkeypatch):
    assert verdict(machine_checks.python) == (RIGHT, "python")
    monkeypatch.setattr("sys.maxsize", 2**31 - 1)
    assert verdict(machine_checks.python) == (WRONG, "python-32-bit")


@pytest.mark.compiled
def test_the_compiler_is_tried(monkeypatch):
    assert verdict(machine_checks.compiler) == (RIGHT, "compiler")

    def fail(function: object) -> None:
        raise OSError("cannot load libLLVM")

    monkeypatch.setattr("numba.njit", fail)
    found = machine_checks.compiler()
    assert (found.key, found.values["why"]) == ("compiler-broken", "OSError: cannot load libLLVM")
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert verdict(machine_checks.compiler) == (WARNING, "compiler-off")


def test_a_file_in_the_place_of_a_folder_is_found(monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / "file" / name))
    monkeypatch.setenv("ARCHIPEL_CACHE_DIR", str(tmp_path / "file" / "cache"))
    assert verdict(machine_checks.saves) == (WRONG, "saves-unwritable")
    assert verdict(machine_checks.cache) == (WARNING, "cache-unwritable")


def test_a_folder_of_the_system_cannot_be_written(monkeypatch):
    assert not machine_checks.can_write(Path("/proc/below"))


def test_looking_at_folders_creates_none(tmp_path):
    assert verdict(machine_checks.saves) == (RIGHT, "saves")
    assert verdict(server_checks.database) == (RIGHT, "database-new")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("free", "expected"),
    [(10**12, (RIGHT, "space")), (10**8, (WARNING, "space-little")), (10**6, (WRONG, "space-none"))],
)
def test_free_space_is_measured(monkeypatch, free, expected):
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    assert verdict(machine_checks.space) == expected


@pytest.mark.parametrize(
    ("limit", "expected"),
    [
        (4096, (RIGHT, "files")),
        (256, (WARNING, "files-few")),
        (resource.RLIM_INFINITY, (RIGHT, "files-unlimited")),
    ],
)
def test_the_limit_of_open_files_is_read(monkeypatch, limit, expected):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (limit, limit))
    assert verdict(machine_checks.open_files) == expected


def test_a_missing_extra_is_a_warning_with_the_command(run, monkeypatch):
    import sys

    monkeypatch.setattr(doctor, "MACHINE", (machine_checks.server_packages,))
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    said = run("doctor")
    assert said.code == 0
    assert "The server needs more packages: pip install 'archipel[server]'" in said.out


# --- the browser --------------------------------------------------------------------------------------------------


@pytest.fixture
def desktop(monkeypatch):
    """A Linux without windows; the test may set variables and the browser that is found."""
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("/usr/bin/firefox"))


def test_a_browser_needs_windows(desktop, monkeypatch):
    assert verdict(machine_checks.browser) == (WARNING, "browser-none")
    monkeypatch.setenv("DISPLAY", ":0")
    assert verdict(machine_checks.browser) == (RIGHT, "browser")
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("/usr/bin/w3m"))
    assert verdict(machine_checks.browser) == (WARNING, "browser-none")


# --- the server ---------------------------------------------------------------------------------------------------


def test_settings_are_read(monkeypatch):
    assert verdict(server_checks.server_settings)[0] == RIGHT
    monkeypatch.setenv("ARCHIPEL_PROT", "1")
    assert verdict(server_checks.server_settings) == (WARNING, "settings-unknown")
    monkeypatch.setenv("ARCHIPEL_PORT", "none")
    assert verdict(server_checks.server_settings) == (WRONG, "settings-wrong")


def test_a_port_is_free_or_taken_by_somebody_else(monkeypatch):
    assert verdict(server_checks.port) == (RIGHT, "port")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("ARCHIPEL_PORT", str(taken.getsockname()[1]))
        monkeypatch.setattr(server_checks, "PATIENCE", 0.1)
        found = server_checks.port()
    assert (found.verdict, found.key) == (WRONG, "port-wrong")
    assert "is already in use; stop the program" in found.fact(words("en", more="doctor"))


def test_archipel_itself_at_the_port_is_no_problem(monkeypatch, tmp_path):
    with Served(settings_for(f"sqlite:///{tmp_path / 'b.db'}")) as served:
        monkeypatch.setenv("ARCHIPEL_PORT", str(served.settings.port))
        assert verdict(server_checks.port) == (RIGHT, "port-ours")


def test_a_database_is_opened(monkeypatch, tmp_path):
    url = fresh(f"sqlite:///{tmp_path / 'a.db'}")
    assert verdict(server_checks.database) == (RIGHT, "database")

    async def older(database: Database) -> str:
        return "0001"

    monkeypatch.setattr(server_checks, "schema_of", older)
    assert verdict(server_checks.database) == (RIGHT, "database-old")
    monkeypatch.undo()
    monkeypatch.setenv("ARCHIPEL_DATABASE_URL", url.replace("a.db", "diary"))
    (tmp_path / "diary").write_text("Dear diary, " * 100)
    assert verdict(server_checks.database) == (WRONG, "database-wrong")


def test_a_database_that_cannot_be_reached_or_begun_is_a_problem(monkeypatch):
    for url in (f"postgresql://ana:hunter2@127.0.0.1:{free_port()}/games", "sqlite:////proc/below/a.db"):
        monkeypatch.setenv("ARCHIPEL_DATABASE_URL", url)
        found = server_checks.database()
        assert (found.verdict, found.key) == (WRONG, "database-wrong")
        assert "hunter2" not in found.fact(words("en", more="doctor"))


def test_a_missing_page_is_a_problem(monkeypatch, tmp_path):
    monkeypatch.setattr(server_checks, "FOLDER", tmp_path)
    assert verdict(server_checks.page) == (WRONG, "page-missing")
    (tmp_path / "index.html").touch()
    assert verdict(server_checks.page) == (RIGHT, "page")
