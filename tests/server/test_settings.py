"""Settings: each can be set by environment and by option, is documented, and is refused in one line if impossible."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from archipel.cli import main
from archipel.cli.parser import build
from archipel.cli.serve import address, chosen_settings
from archipel.server.base import settings
from archipel.server.base.settings import BadSettings, Settings, export, load, variable

ROOT = Path(__file__).parent.parent.parent
NAMES = [field.name for field in settings.fields()]
POSTGRESQL = "postgresql://ana@db/games"
OTHER = {
    "host": "0.0.0.0",  # noqa: S104 - one of two values
    "port": "9000",
    "public_url": "https://games.example.org/sea",
    "base_path": "/sea",
    "trusted_proxies": "10.0.0.0/8, ::1",
    "secret": "s" * 32,
    "database_url": POSTGRESQL,
    "games": "mahe,chawai",
    "workers": "3",
    "bot_seconds": "1.5",
    "bot_processes": "3",
    "tables_per_person": "7",
    "tables_per_hour": "8",
    "tables_in_all": "9",
    "requests_per_minute": "10",
    "replays_per_minute": "7",
    "connections_in_all": "900",
    "connections_per_address": "30",
    "sockets_per_address": "11",
    "sockets_per_person": "5",
    "messages_per_second": "12",
    "chat_per_minute": "13",
    "undos_per_question": "17",
    "chat_per_address": "18",
    "guests_per_hour": "19",
    "seats_per_person": "20",
    "cookie_days": "21",
    "link_days": "22",
    "trust_clock": "true",
    "keep_finished_days": "14",
    "keep_unstarted_hours": "15",
    "keep_idle_days": "16",
    "metrics_port": "9464",
    "metrics_host": "10.0.0.1",
    "log_level": "debug",
    "log_format": "text",
}
NEEDS = {"workers": {"database_url": POSTGRESQL}, "public_url": {"base_path": "/sea"}}


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    """Clear the environment, and keep `serve` from starting a server."""
    monkeypatch.setattr("archipel.cli.serve.listen", lambda *_: pytest.fail("these settings were accepted"))
    for name in NAMES:
        monkeypatch.delenv(variable(name), raising=False)


def as_text(value: object) -> str:
    return msgspec.json.encode(value).decode().strip('"')


def typed(name: str) -> str:
    return f"--{name.replace('_', '-')}"


# --- sources ------------------------------------------------------------------------------------------------------


def test_every_setting_is_tried_here():
    assert set(OTHER) == set(NAMES)
    assert all(as_text(getattr(Settings(), name)) != value for name, value in OTHER.items())


@pytest.mark.parametrize("name", NAMES)
def test_a_setting_is_taken_from_the_environment(name):
    found = load({variable(key): value for key, value in {**NEEDS.get(name, {}), name: OTHER[name]}.items()})
    assert as_text(getattr(found, name)) == OTHER[name]


@pytest.mark.parametrize("name", NAMES)
def test_an_option_overrules_the_environment(name, monkeypatch):
    for key in NAMES:
        monkeypatch.setenv(variable(key), as_text(getattr(Settings(), key)))
    for key, value in NEEDS.get(name, {}).items():
        monkeypatch.setenv(variable(key), value)
    found = chosen_settings(build().parse_args(["serve", typed(name), OTHER[name]]))
    assert as_text(getattr(found, name)) == OTHER[name]


def test_an_empty_variable_is_as_good_as_none():
    assert load({variable(name): "" for name in NAMES}) == Settings()


def test_workers_are_given_the_same_settings():
    chosen = load({}, **OTHER)
    assert load(export(chosen)) == chosen
    assert load(export(Settings())) == Settings()


def test_an_unknown_variable_is_reported():
    around = {"ARCHIPEL_PROT": "9000", "ARCHIPEL_CACHE_DIR": "somewhere", "PATH": "", variable("port"): "9000"}
    assert settings.unknown(around) == ["ARCHIPEL_PROT"]
    assert load(around).port == 9000


def test_postgres_is_another_name_of_postgresql():
    assert load({}, database_url="postgres://ana@db/games").url == POSTGRESQL


def test_without_an_address_the_database_is_a_file_of_the_user():
    assert Settings().url.startswith("sqlite:///")
    assert Settings().url.endswith("archipel.db")


ADDRESSES = [
    ({}, "http://127.0.0.1:8000/"),
    ({"host": "0.0.0.0"}, "http://127.0.0.1:8000/"),  # noqa: S104
    ({"host": "::1", "port": "1"}, "http://[::1]:1/"),
    ({"base_path": "/sea"}, "http://127.0.0.1:8000/sea/"),
    ({"public_url": "https://a.example/"}, "https://a.example/"),
    ({"public_url": "https://a.example", "base_path": "/sea"}, "https://a.example/sea/"),
    ({"public_url": "https://a.example/sea", "base_path": "/sea"}, "https://a.example/sea/"),
]


@pytest.mark.parametrize(("chosen", "place"), ADDRESSES)
def test_the_address_is_one_that_a_browser_understands(chosen, place):
    assert address(load({}, **chosen)) == place


# --- impossible values --------------------------------------------------------------------------------------------

BAD = {
    "port": ["0", "65536", "-1", "eighty", "8000.5"],
    "public_url": [
        "games.example.org",
        "ftp://games",
        "https://",
        "https://a.example/elsewhere",
        "https://[",
        "http://a?b",
    ],
    "base_path": ["archipel", "/archipel/", "/", "//", "/a b", "/../x y"],
    "trusted_proxies": ["proxy", "10.0.0.300", "10.0.0.1;10.0.0.2"],
    "secret": ["short", "x" * 31],
    "database_url": ["mysql://db", "archipel.db", "sqlite:archipel.db", "http://db"],
    "games": ["monopoly", "mahe,monopoly", "Mahé"],
    "workers": ["0", "65", "two", "2"],
    "bot_seconds": ["0", "-1", "61", "nan", "inf", "long"],
    "bot_processes": ["-1", "257", "few"],
    "tables_per_person": ["0", "many"],
    "tables_per_hour": ["0", "-5"],
    "tables_in_all": ["0", "1.5"],
    "requests_per_minute": ["9", "x"],
    "replays_per_minute": ["0", "x"],
    "connections_in_all": ["-1", "x"],
    "connections_per_address": ["0", "x"],
    "sockets_per_address": ["0", "x"],
    "sockets_per_person": ["0", "x"],
    "messages_per_second": ["0", "x"],
    "chat_per_minute": ["0", "x"],
    "undos_per_question": ["-1", "x"],
    "chat_per_address": ["0", "x"],
    "guests_per_hour": ["0", "x"],
    "seats_per_person": ["0", "x"],
    "cookie_days": ["0", "401"],
    "link_days": ["0", "36501"],
    "trust_clock": ["perhaps", "2"],
    "keep_finished_days": ["-1", "36501", "for ever"],
    "keep_unstarted_hours": ["0", "9" * 30],
    "keep_idle_days": ["0", "36501"],
    "metrics_port": ["-1", "65536", "true"],
    "log_level": ["loud", "INFO", "critical"],
    "log_format": ["xml", "json text"],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_an_impossible_value_is_refused_in_one_line_that_names_the_variable(name, value, monkeypatch, capsys):
    monkeypatch.setenv(variable(name), value)
    assert main(["serve"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"archipel: {variable(name)}")
    assert said.err.count("\n") == 1


def test_every_setting_but_the_hosts_has_an_impossible_value():
    assert set(BAD) == set(NAMES) - {"host", "metrics_host"}


def test_an_error_does_not_repeat_a_secret():
    with pytest.raises(BadSettings) as refused:
        load({}, secret="hunter2", database_url="mysql://ana:hunter2@db")  # noqa: S106 - nobody's password
    assert "hunter2" not in str(refused.value)


def test_a_bad_option_names_the_same_variable(capsys):
    assert main(["serve", "--port", "none"]) == 2
    assert capsys.readouterr().err.startswith("archipel: ARCHIPEL_PORT: ")


# --- documentation ------------------------------------------------------------------------------------------------


def test_the_sample_file_is_the_one_that_the_command_prints(capsys):
    assert main(["serve", "--sample"]) == 0
    assert capsys.readouterr().out == (ROOT / "docs" / "archipel.env").read_text("utf-8")


def test_the_sample_says_the_defaults():
    pairs = re.findall(r"^#(\w+)=(.*)$", settings.sample(), re.M)
    assert [name for name, _ in pairs] == [variable(name) for name in NAMES]
    assert load(dict(pairs)) == Settings()


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_is_explained_to_hosts(name):
    page = (ROOT / "docs" / "host.md").read_text("utf-8")
    assert re.search(rf"^\| `{variable(name)}` \| .+ \| .+ \|$", page, re.M), f"{variable(name)} has no row in host.md"


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_is_in_the_help(name, capsys):
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = capsys.readouterr().out
    assert typed(name) in said
    assert variable(name) in said
