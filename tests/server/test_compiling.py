"""The server opens before its games are compiled, and nothing breaks because one of them is not ready."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from archipel import bots
from archipel.server.base.settings import load
from archipel.server.process import compile_times, compiling
from tests.server.fake_compiler import OF_GAMES, FakeCompiler, install
from tests.server.serving import PATIENCE, Served, refused, settings_for, until
from tests.server.test_serve import Process

SECONDS = {"mahe": 1.0, "chawai": 2.0, "deole": 3.0, "maldivia": 4.0}
ASKED_WITHOUT_RULES = ("rules", "rulebook", "rules.pdf", "prints", "prints.pdf", "lessons")


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> FakeCompiler:
    fake = install(monkeypatch, tmp_path)
    fake.remember(**SECONDS)
    return fake


@pytest.fixture
def served(compiler: FakeCompiler, sqlite_database: str) -> Iterator[Served]:
    with Served(settings_for(sqlite_database)) as server:
        yield server


@pytest.fixture
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling.os, "cpu_count", lambda: 1)


def states(server: Served) -> dict[str, str]:
    with server.visitor() as somebody:
        return {one["game"]: one["state"] for one in somebody.get("/api/preparations")}


# --- before anything is ready -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OF_GAMES)
def test_everything_that_needs_no_rules_is_served_at_once(served, game: str):
    with served.visitor("Ana") as ana:
        assert ana.get("/healthz") == "alive\n"
        assert [one["name"] for one in ana.get("/api/welcome")["games"]] == sorted(OF_GAMES)
        found = [ana.http.get(f"/api/games/{game}/{path}").status_code for path in ASKED_WITHOUT_RULES]
        assert set(found) <= {200, 404}, dict(zip(ASKED_WITHOUT_RULES, found, strict=True))


def test_a_server_is_ready_when_all_games_are(served, compiler):
    with served.visitor() as ana:
        unready = ana.http.get("/readyz")
        assert unready.status_code == 503
        assert [line.partition(":")[0] for line in unready.text.splitlines()] == sorted(OF_GAMES)
        compiler.let()
        until(lambda: ana.http.get("/readyz").status_code == 200)
        assert ana.get("/readyz") == "ready\n"


def test_a_game_waits_for_its_rules_and_says_how_long(served, compiler):
    with served.visitor("Ana") as ana:
        table = ana.post("/api/tables", game="mahe", seats=2)["id"]
        ana.sit(table, 1)
        ana.put(f"/api/tables/{table}/seats/2/bot", kind="random")
        with refused("game-not-ready", 503) as caught:
            ana.post(f"/api/tables/{table}/start")
        assert caught.value.sentence.startswith("Mahé is being prepared. It will be ready in about ")
        assert ana.http.post(f"/api/tables/{table}/start").headers["retry-after"] == "1"
        compiler.let("mahe")
        until(lambda: states(served)["mahe"] == "ready")
        assert ana.post(f"/api/tables/{table}/start")["phase"] == "playing"


def test_waiting_for_a_game_is_no_warning(served, caplog):
    """The page asks again every second, and whoever starts the server would read a warning each time."""
    caplog.set_level(logging.INFO)
    with served.visitor() as ana, refused("game-not-ready"):
        ana.get("/api/games/mahe/examples/MA-1")
    assert "Request refused" not in caplog.messages


@pytest.mark.parametrize("what", ["lessons/first", "examples/MA-1"])
def test_lessons_and_examples_wait_too(served, compiler, what: str):
    with served.visitor() as ana:
        chapter = ana.get("/api/games/mahe/lessons")[0]["id"]
        path = f"/api/games/mahe/{what.replace('first', chapter)}"
        with refused("game-not-ready", 503):
            ana.get(path)
        compiler.let("mahe")
        until(lambda: ana.http.get(path).status_code == 200)


def test_a_table_in_play_waits_for_its_game_after_an_upgrade(compiler, sqlite_database):
    """Its bot is due; the socket says how long it takes, and the game goes on by itself."""
    compiler.let()
    with Served(settings_for(sqlite_database)) as server, server.visitor("Ana") as ana:
        until(lambda: set(states(server).values()) == {"ready"})
        table = server.table("mahe", ana, bots=1, level="random")
        cookies = dict(ana.http.cookies)
    for file in [*compiler.folder.glob("*.ready"), *compiler.folder.glob("*.go")]:
        file.unlink()
    with Served(settings_for(sqlite_database)) as server, server.visitor("Ana") as ana:
        ana.http.cookies.update(cookies)
        with ana.at(table.id) as tab:
            assert tab.next("refused")["reason"] == "game-not-ready"
            assert tab.closed() == 1013
        compiler.let("mahe")
        until(lambda: states(server)["mahe"] == "ready")
        with ana.at(table.id) as tab:
            assert tab.state()["phase"] == "playing"


# --- the order --------------------------------------------------------------------------------------------------------


def test_the_quickest_game_comes_first(one_core, served, compiler):
    for count, game in enumerate(SECONDS, 1):
        compiler.until_begun(*list(SECONDS)[:count])
        compiler.let(game)
    until(lambda: set(states(served).values()) == {"ready"})


def test_what_somebody_wants_comes_at_once(one_core, served, compiler):
    compiler.until_begun("mahe")
    with served.visitor() as ana, refused("game-not-ready"):
        ana.post("/api/games/maldivia/preparation")
    compiler.until_begun("mahe", "maldivia")
    assert not compiler.is_ready("mahe"), "a game that nobody waits for makes room"
    compiler.let("maldivia")
    compiler.until_begun("mahe", "maldivia", "mahe")


def test_as_many_processes_as_cores(monkeypatch, compiler, sqlite_database):
    monkeypatch.setattr(compiling.os, "cpu_count", lambda: 2)
    with Served(settings_for(sqlite_database)) as server:
        until(lambda: len(compiler.begun) == 2)
        compiler.let("mahe")
        until(lambda: len(compiler.begun) == 3)
        assert states(server)["maldivia"] == "waiting"
    assert sorted(compiler.begun) == ["chawai", "deole", "mahe"]


# --- processes that die -----------------------------------------------------------------------------------------------


def test_a_process_that_dies_is_tried_again_once(one_core, served, compiler, caplog):
    compiler.until_begun("mahe")
    compiler.kill("mahe")
    compiler.until_begun("mahe", "mahe")
    compiler.let("mahe")
    until(lambda: states(served)["mahe"] == "ready")
    (failed,) = [record for record in caplog.records if record.message == "Compiling failed"]
    assert (failed.game, failed.will_retry) == ("mahe", True)
    assert failed.why == "killed by SIGKILL, perhaps for lack of memory"


def test_a_game_that_fails_for_good_says_so_and_the_others_go_on(one_core, served, compiler):
    for count in (1, 2):
        compiler.until_begun(*["mahe"] * count)
        compiler.kill("mahe")
    compiler.until_begun("mahe", "mahe", "chawai")
    with served.visitor(**{"accept-language": "de"}) as ana, refused("game-failed", 500) as caught:
        ana.post("/api/games/mahe/preparation")
    assert caught.value.sentence.startswith("Mahé ließ sich auf diesem Server nicht vorbereiten.")
    assert states(served)["mahe"] == "failed"


def test_processes_end_with_the_server(compiler, sqlite_database):
    with Served(settings_for(sqlite_database)):
        until(lambda: len(compiler.processes) >= 1)
    assert not any(map(psutil.pid_exists, compiler.processes))


def test_a_stop_while_compiling_is_a_clean_stop(sqlite_database, tmp_path, monkeypatch):
    """With the real compiler and an empty cache."""
    monkeypatch.setenv("ARCHIPEL_CACHE_DIR", str(tmp_path / "cache"))
    with Process(sqlite_database, tmp_path, games="mahe") as server:
        until(lambda: any("compile_game" in str(child.cmdline()) for child in children(server)))
        compiling = children(server)
        assert server.stop(signal.SIGTERM) == 0
        assert not any(child.is_running() for child in compiling)
        assert "Compiling" in [entry["what"] for entry in server.logged()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_a_signal_to_the_whole_group_ends_no_compiler(sqlite_database, tmp_path, monkeypatch):
    """The server stops and ends them; otherwise it would report games that could not be prepared."""
    monkeypatch.setenv("ARCHIPEL_CACHE_DIR", str(tmp_path / "cache"))
    with Process(sqlite_database, tmp_path, games="mahe") as server:
        until(lambda: any("compile_game" in str(child.cmdline()) for child in children(server)))
        (compiling,) = [child for child in children(server) if "compile_game" in str(child.cmdline())]
        until(lambda: ignores(compiling.pid, signal.SIGTERM))
        compiling.send_signal(signal.SIGTERM)
        assert server.stop(signal.SIGTERM) == 0
        assert "Compiling failed" not in [entry["what"] for entry in server.logged()]


def ignores(pid: int, signum: int) -> bool:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    ignored = next(line.split()[1] for line in lines if line.startswith("SigIgn:"))
    return bool(int(ignored, 16) >> (signum - 1) & 1)


def test_a_compiler_that_finds_everything_compiled_ends_well_while_the_server_runs():
    command = [sys.executable, "-m", "archipel.server.process.compile_game", "mahe"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.wait(PATIENCE) == 0


def children(server: Process) -> list[psutil.Process]:
    return psutil.Process(server.process.pid).children(recursive=True)


# --- several processes on one cache -----------------------------------------------------------------------------------


def test_two_servers_do_not_compile_the_same_twice(one_core, compiler, tmp_path):
    one, other = (settings_for(f"sqlite:///{tmp_path / name}.db") for name in ("one", "other"))
    with Served(one) as first, Served(other) as second:
        compiler.until_begun("mahe")
        with second.visitor() as ana, refused("game-not-ready"):
            ana.post("/api/games/deole/preparation")
        compiler.until_begun("mahe", "deole")
        until(lambda: states(second)["deole"] == "compiling")
        compiler.let("deole")
        until(lambda: states(second)["deole"] == "ready")
        compiler.let()
        for server in (first, second):
            until(lambda server=server: set(states(server).values()) == {"ready"})
    assert sorted(compiler.begun) == sorted([*OF_GAMES, "mahe"])


def test_another_server_goes_on_when_the_first_one_stops(one_core, compiler, tmp_path):
    one, other = (settings_for(f"sqlite:///{tmp_path / name}.db") for name in ("one", "other"))
    with Served(other) as second:
        with Served(one):
            compiler.until_begun("mahe")
        compiler.let()
        until(lambda: set(states(second).values()) == {"ready"})


# --- a cache that cannot be written -----------------------------------------------------------------------------------


def test_without_a_usable_cache_games_are_compiled_into_a_temporary_folder(tmp_path, monkeypatch):
    from archipel.cli.serve import _usable_cache

    (tmp_path / "cache").write_text("a file in the place of the folder")
    monkeypatch.setenv("ARCHIPEL_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(bots, "is_compiled", lambda game: False)
    with _usable_cache(load({})):
        folder = Path(os.environ["ARCHIPEL_CACHE_DIR"])
        assert folder.is_dir()
    assert not folder.exists()


def test_a_folder_that_is_read_only_is_used_if_all_games_are_compiled_in_it(tmp_path, monkeypatch):
    """So it is in an image whose games were compiled while it was built."""
    from archipel.cli.serve import _usable_cache

    (tmp_path / "cache").write_text("a file in the place of the folder")
    monkeypatch.setenv("ARCHIPEL_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(bots, "is_compiled", lambda game: True)
    with _usable_cache(load({})):
        assert os.environ["ARCHIPEL_CACHE_DIR"] == str(tmp_path / "cache")


def test_games_fail_at_once_where_nothing_can_be_compiled(compiler, sqlite_database, monkeypatch, caplog):
    monkeypatch.setattr(compiling, "COMMAND", (str(compiler.folder / "no-such-program"),))
    with Served(settings_for(sqlite_database)) as server:
        until(lambda: set(states(server).values()) == {"failed"})
    (failed,) = [record for record in caplog.records if record.message == "Compiling failed"]
    assert "no-such-program" in failed.why


# --- estimates --------------------------------------------------------------------------------------------------------


def test_the_estimate_starts_with_the_guess_and_ends_with_the_pace():
    assert compile_times.left(20, 0, 0) == 20
    assert compile_times.left(20, 5, 0) == 15
    assert compile_times.left(20, 10, 0.5) == 10
    assert compile_times.left(10, 30, 0.9) < 5, "slower than expected, but almost done"
    assert compile_times.left(20, 40, 0) == compile_times.SOON, "never nothing before it is over"


def test_a_game_that_waits_is_ready_after_those_before_it():
    assert compile_times.ends([], [3, 4], slots=1) == [3, 7]
    assert compile_times.ends([10, 2], [5, 5], slots=2) == [7, 12]
    assert compile_times.ends([10], [5], slots=2) == [5]


def test_larger_games_are_expected_to_take_longer():
    import archipel

    guesses = {name: compile_times.guess(archipel.game(name)) for name in OF_GAMES}
    assert sorted(guesses, key=guesses.__getitem__)[-2:] == ["deole", "maldivia"]


# --- some games only --------------------------------------------------------------------------------------------------


def test_only_the_chosen_games_are_offered_and_compiled(compiler, sqlite_database):
    compiler.let()
    with Served(settings_for(sqlite_database)) as server, server.visitor("Ana") as ana:
        until(lambda: set(states(server).values()) == {"ready"})
        table = server.table("mahe", ana, bots=1, public=True)
        cookies = dict(ana.http.cookies)
    (compiler.folder / "begun").unlink()
    chosen = settings_for(sqlite_database, games="deole, chawai", keep_idle_days=1)
    with Served(chosen) as server, server.visitor("Ana") as ana:
        ana.http.cookies.update(cookies)
        assert [one["name"] for one in ana.get("/api/welcome")["games"]] == ["chawai", "deole"]
        for path in ("rules", "rulebook", "lessons", "prints", "rules.pdf"):
            with refused("game-not-offered", 404):
                ana.get(f"/api/games/mahe/{path}")
        with refused("game-not-offered", 404):
            ana.post("/api/tables", game="mahe")
        with refused("game-not-offered", 404) as caught:
            ana.get(f"/api/tables/{table.id}")
        assert caught.value.sentence == "This server doesn’t offer Mahé. Its tables are kept."
        assert ana.get("/api/tables") == []
        assert [one["id"] for one in ana.get("/api/tables/mine")] == [table.id]
    assert compiler.begun == []
    with Served(settings_for(sqlite_database)) as server, server.visitor("Ana") as ana:
        ana.http.cookies.update(cookies)
        assert ana.get(f"/api/tables/{table.id}")["game"] == "mahe"
