"""`archipel arena`: contests on the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest

from archipel.cli import arena as command
from archipel.core.words import LANGUAGES, words

QUICK = ("--nodes", 20, "--seed", 3, "--processes", 1)


def test_a_contest_ends_with_tables(run):
    said = run("arena", "mahe", "--seats", 2, "--bots", "rollout,random", "--games", 9, *QUICK)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Mahé, 2 players: 10 games, 5 deals\n")
    assert "share of victory (%)" in said.out
    assert "Ahead of the other (%)" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_are_in_every_language(run, lang):
    said = run("arena", "mahe", "--seats", 2, "--bots", "random@1n,random", "--games", 2, "--lang", lang, *QUICK)
    tongue = words(lang, more="arena")
    for key in ("share", "fair-share", "points", "rating", "ahead", "intervals"):
        assert tongue.say(f"arena-{key}") in said.out


def test_the_same_seed_gives_the_same_table_with_any_number_of_processes(run):
    same = ("arena", "chawai", "--seats", 3, "--bots", "rollout,random", "--games", 12, "--json", "-", "--nodes", 30)
    one, two = (run(*same, "--processes", number) for number in (1, 2))
    assert one.out == two.out
    assert json.loads(one.out)["games"] == 12
    assert run(*same, "--processes", 1, "--seed", 2).out != one.out


def test_results_are_written_to_files(run, tmp_path):
    files = ("--json", "results.json", "--plot", "results.svg")
    said = run("arena", "mahe", "--seats", 2, "--bots", "rollout@5n,random", "--games", 4, *files, *QUICK)
    assert said.code == 0
    assert json.loads((tmp_path / "results.json").read_text())["bots"][0]["nodes"] == 5
    assert (tmp_path / "results.svg").read_text().startswith("<svg")


def test_one_player_alone_gets_points(run):
    said = run("arena", "deole", "--seats", 1, "--bots", "random", "--games", 4, *QUICK)
    assert said.code == 0
    assert said.out.splitlines()[2].split() == ["bot", "points"]


def test_a_clear_case_ends_early(run):
    said = run(
        "arena", "chawai", "--seats", 3, "--bots", "rollout,random,random", "--games", 3000, "--sprt", "0.1,0.2", *QUICK
    )
    assert said.code == 0
    assert "The test accepts 0.2: the share of rollout is at least that." in said.out
    assert int(said.out.split(" games")[0].split()[-1].replace(",", "")) < 3000


def test_options_of_the_game_are_played(run):
    said = run(
        "arena", "mahe", "--bots", "rollout,random", "--games", 1, "--option", "egg_cards=yes", "--json", "-", *QUICK
    )
    assert json.loads(said.out)["options"] == {"egg_cards": "yes"}


@pytest.mark.parametrize(
    ("arguments", "because"),
    [
        ((), "something is missing: --bots"),
        (("--bots", "rollout"), "a contest needs at least two different bots"),
        (("--bots", "rollout,rollout"), "a contest needs at least two different bots"),
        (("--bots", "rollout,genius"), "unknown bot “genius”"),
        (("--bots", "rollout,random@fast"), "“random@fast” is not a bot with a budget"),
        (("--bots", "rollout,random", "--games", 0), "must be at least 1"),
        (("--bots", "rollout,random", "--time", 1, "--nodes", 1), "cannot be used together"),
        (("--bots", "rollout,random", "--sprt", "0.6,0.5"), "“0.6,0.5” is not two numbers"),
        (("--bots", "rollout,random", "--sprt", "0.5"), "“0.5” is not two numbers"),
        (("--bots", "rollout,random", "--on", "moon"), "“moon” is not possible"),
        (("--bots", "rollout,random", "--seats", 9), "Mahé is for 2 to 7 players"),
        (("--bots", "rollout,random", "--json", "no/such/folder.json"), "no/such/folder.json"),
    ],
)
def test_a_mistake_is_named_in_one_line(run, arguments, because):
    said = run("arena", "mahe", *arguments)
    assert (said.code, said.out) == (2, "")
    assert because in said.err
    assert said.err.count("\n") == 1


def test_a_cluster_needs_more_packages(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    said = run("arena", "mahe", "--bots", "rollout,random", "--on", "ray")
    assert said.err == "archipel: The arena on a cluster needs more packages: pip install 'archipel[ray]'\n"


# --- Ctrl-C -------------------------------------------------------------------------------------------------------


def test_ctrl_c_before_the_first_deal_says_so(run, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt
        yield

    monkeypatch.setitem(command.RUNNERS, "cores", interrupted)
    said = run("arena", "mahe", "--bots", "rollout,random", *QUICK)
    assert (said.code, said.out, said.err) == (130, "", "Stopped before the first deal was over.\n")


# Runs a contest without end, and tells of every deal. Ctrl-C reaches it where these tests run in the background, too.
ENDLESS = """
import signal
import sys
from archipel.arena.results import Results
from archipel.cli import main

def add(self, deal, add=Results.add):
    add(self, deal)
    print("deal", flush=True)

Results.add = add
signal.signal(signal.SIGINT, signal.default_int_handler)
contest = "arena mahe --seats 2 --bots random,random@1n --games 999999999 --processes 2"
sys.exit(main(contest.split()))
"""


def test_ctrl_c_shows_the_results_so_far():
    """Ctrl-C as a terminal sends it, to all processes: none of them shows a traceback, and all of them end."""
    process = subprocess.Popen(
        [sys.executable, "-c", ENDLESS],
        env=os.environ | {"LC_ALL": "en_GB.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        for _ in range(4):
            assert process.stdout.readline() == "deal\n"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
    finally:
        process.kill()
    assert (process.returncode, err) == (130, "Stopped. These are the results so far.\n")
    assert "share of victory (%)" in out
