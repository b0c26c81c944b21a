"""A game is found by its folder, set up with checked options, and loaded only when it is needed."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import archipel
from archipel.core.errors import ArchipelError, BadOptions, UnknownGame
from archipel.core.game import Option
from tests.driving import GAMES, PEARLS

MAHE = archipel.game("mahe")
ROOT = Path(__file__).parents[2]


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The output of a new Python process with the compiler on."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "0"} | environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )


# --- finding ------------------------------------------------------------------------------------------------------


def test_every_folder_of_games_is_a_game():
    folders = [file.parent.name for file in (ROOT / "src/archipel/games").glob("*/rules.md")]
    assert archipel.games() == sorted(folders)
    assert "mahe" in archipel.games()


def test_a_game_is_found_by_name_and_is_always_the_same():
    assert archipel.game("mahe") is MAHE
    assert pickle.loads(pickle.dumps(MAHE)) is MAHE  # noqa: S301 - our own pickle
    assert repr(MAHE) == "<game mahe>"


@pytest.mark.parametrize("name", ["", "chess", "Mahe", "../mahe", "mahe.rules", "__init__"])
def test_an_unknown_game_is_refused_with_the_games_there_are(name):
    with pytest.raises(UnknownGame, match=f"unknown game “{name}”; choose from: .*mahe"):
        archipel.game(name)


def test_every_error_is_an_archipel_error():
    with pytest.raises(ArchipelError):
        archipel.game("chess")


# --- setting up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_omitted_options_have_their_defaults(game):
    setup = game.setup()
    assert setup.seats == min(4, game.facts.seats[-1])
    assert setup.options == tuple((option.name, option.values[0]) for option in game.facts.options)


def test_options_are_given_by_their_values_or_as_yes_and_no():
    assert MAHE.setup(2, egg_cards="yes") == MAHE.setup(2, egg_cards=True)
    assert MAHE.setup(2, egg_cards="no") == MAHE.setup(2, egg_cards=False) == MAHE.setup(2)
    assert MAHE.setup(2, egg_cards=True)["egg_cards"] == "yes"


@pytest.mark.parametrize("seats", [0, 1, 8, -1, "4", 2.5])
def test_seats_that_the_game_does_not_have_are_refused(seats):
    with pytest.raises(BadOptions, match=f"Mahé is for 2 to 7 players, not {seats}"):
        MAHE.setup(seats)


@pytest.mark.parametrize(
    ("option", "because"),
    [
        ({"wind": "no"}, "Mahé has no option “wind”; its options are: egg_cards"),
        ({"egg_cards": "maybe"}, "the option egg_cards must be one of no, yes, not “maybe”"),
        ({"egg_cards": 1}, "the option egg_cards must be one of no, yes, not “1”"),
        ({"egg_cards": ""}, "the option egg_cards must be one of no, yes, not “”"),
    ],
)
def test_options_that_the_game_does_not_have_are_refused(option, because):
    with pytest.raises(BadOptions, match=because):
        MAHE.setup(2, **option)


def test_a_game_without_options_says_so():
    with pytest.raises(BadOptions, match="Pearls has no option “wind”; it has no options at all"):
        PEARLS.setup(2, wind="no")


def test_yes_and_no_fit_only_an_option_that_has_them():
    with pytest.raises(BadOptions, match="the option deck must be one of 36, 37, not “yes”"):
        Option("deck", ("36", "37")).number(True)
    assert Option("deck", ("36", "37")).number(37) == 1


def test_a_game_starts_with_the_seats_and_options_it_is_given():
    sea = MAHE.start(3, egg_cards=True)
    assert sea.scene()["seats"] == sea.seats == 3
    assert sea.scene()["options"] == {"egg_cards": "yes"}
    assert sea == MAHE.start_from(MAHE.setup(3, egg_cards="yes"))


# --- loading ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        "import archipel",
        "import archipel; archipel.game('mahe').facts.title; archipel.game('mahe').answers.parse('die 4')",
        "from archipel.core.words import words; words('fr', 'archipel.games.mahe').rule('M2.4')",
        "from archipel.core.rulebook import rulebook; import archipel; rulebook(archipel.game('mahe')).all",
        "from archipel.cli import main; assert main(['games']) == main(['rules', 'mahe']) == 0",
    ],
)
def test_facts_words_and_rules_to_read_come_without_the_compiler(code):
    assert python(f"import sys; {code}; print('numba' in sys.modules)").stdout.splitlines()[-1] == "False"


@pytest.mark.more
@pytest.mark.compiled
def test_the_first_position_says_that_it_compiles_and_the_next_time_does_not(tmp_path):
    start = "import archipel; print(archipel.game('mahe').start(2))"
    first, second = (python(start, ARCHIPEL_CACHE_DIR=str(tmp_path)) for _ in range(2))
    assert first.stdout == second.stdout == "<mahe, 2 seats, asking chance>\n"
    assert first.stderr == "compiling the rules of Mahé, once; it takes up to a minute\n"
    assert second.stderr == ""


@pytest.mark.compiled
def test_a_cache_that_cannot_be_written_gives_one_warning_and_the_game_works(tmp_path):
    (tmp_path / "file").touch()
    start = "from tests.driving import PEARLS; print(PEARLS.start(2))"
    said = python(start, ARCHIPEL_CACHE_DIR=str(tmp_path / "file" / "below"))
    assert said.stdout == "<pearls, 2 seats, asking chance>\n"
    assert said.stderr.count("compiled rules cannot be kept in") == 1


def test_as_plain_python_a_game_works_without_numba():
    said = python(
        "import sys, archipel; print(archipel.game('mahe').start(2), 'numba' in sys.modules)", NUMBA_DISABLE_JIT="1"
    )
    assert said.stdout == "<mahe, 2 seats, asking chance> False\n"
    assert said.stderr == ""
