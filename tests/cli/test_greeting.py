"""The first lines of the server: addresses, a QR code, how to stop, and the browser that opens."""

from __future__ import annotations

import io
import socket
import threading
import webbrowser

import pytest
import segno
from rich.console import Console

from archipel.cli import browser, greeting
from archipel.cli.parser import build
from archipel.cli.qr_code import BLACK_ON_WHITE, BLOCKS, BORDER, blocks, modules, qr_code
from archipel.cli.serve import chosen_settings
from archipel.core.words import LANGUAGES, words
from archipel.server.base.settings import load

ADDRESS = "http://192.168.178.123:8000/"
EVERYWHERE = greeting.EVERYWHERE[0]


def window(width=80, encoding="utf-8", **options):
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    return Console(file=stream, force_terminal=True, color_system="truecolor", width=width, **options)


# --- QR codes -----------------------------------------------------------------------------------------------------


def test_the_blocks_are_the_modules_of_the_code():
    """Read the blocks back: two modules in each, and the border around them."""
    upper_and_lower = {block: pair for pair, block in BLOCKS.items()}
    lines = blocks(modules(ADDRESS)).plain.split("\n")
    read = [[bool(upper_and_lower[block][half]) for block in line] for line in lines for half in (0, 1)]
    meant = [
        [bool(module) for module in row]
        for row in segno.make(ADDRESS, micro=False, error="l").matrix_iter(border=BORDER)
    ]
    assert read[: len(meant)] == meant
    assert not any(any(row) for row in read[len(meant) :])


def test_a_code_is_black_on_white_and_small():
    code = qr_code(ADDRESS, window(40))
    assert {str(span.style) for span in code.spans} == {BLACK_ON_WHITE}
    assert max(map(len, code.plain.split("\n"))) <= 40
    assert len(code.plain.split("\n")) <= 18  # with four more lines and the prompt it fits into 24


@pytest.mark.parametrize(
    "screen",
    [window(20), window(encoding="ascii"), window(no_color=True), Console(file=io.StringIO(), force_terminal=False)],
    ids=["narrow", "ascii", "no colours", "no terminal"],
)
def test_a_terminal_that_cannot_show_it_gets_none(screen):
    assert qr_code(ADDRESS, screen) is None


# --- lines --------------------------------------------------------------------------------------------------------


@pytest.fixture
def greeted(capsys, monkeypatch):
    """Print the greeting with these settings; returns its lines."""
    monkeypatch.setattr(greeting, "network_host", lambda: "192.168.1.5")

    def greet(lang="en", *, lan=False, **chosen):
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        greeting.greet(load({}, **chosen), lan=lan)
        return capsys.readouterr().out.splitlines()

    return greet


def test_programs_get_one_line(greeted):
    assert greeted() == ["Archipel at http://127.0.0.1:8000/"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_get_the_addresses_and_how_to_stop(greeted, lang):
    tongue = words(lang, more="console")
    assert greeted(lang, lan=True, host=EVERYWHERE, log_format="text") == [
        tongue.say("serve-network", address="http://192.168.1.5:8000/"),
        tongue.say("serve-here", address="http://127.0.0.1:8000/"),
        tongue.say("serve-stop"),
    ]


def test_without_a_network_that_is_said(greeted, monkeypatch):
    monkeypatch.setattr(greeting, "network_host", lambda: None)
    assert greeted(lan=True, log_format="text")[0].startswith("This computer is not in a network now")


def test_a_public_address_is_the_only_one(greeted):
    said = greeted(lan=True, log_format="text", public_url="https://a.example")
    assert said == ["Open https://a.example/ in a browser on this computer.", "Press Ctrl-C to stop."]


def test_the_local_network_is_listened_to(monkeypatch):
    monkeypatch.delenv("ARCHIPEL_HOST", raising=False)
    assert chosen_settings(build().parse_args(["serve", "--lan"])).host == EVERYWHERE
    assert chosen_settings(build().parse_args(["serve", "--lan", "--host", "10.0.0.1"])).host == "10.0.0.1"
    assert chosen_settings(build().parse_args(["serve"])).host == "127.0.0.1"


def test_the_address_in_the_network_is_never_the_loopback(monkeypatch):
    monkeypatch.setattr(greeting, "_towards_others", list)
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda _: ("me", [], ["127.0.1.1", "10.1.2.3"]))
    assert greeting.network_host() == "10.1.2.3"
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda _: ("me", [], ["127.0.1.1"]))
    assert greeting.network_host() is None


# --- the browser --------------------------------------------------------------------------------------------------


def test_the_page_opens_when_the_server_listens(monkeypatch):
    opened, done = [], threading.Event()

    class Browser(webbrowser.BaseBrowser):
        def open(self, url, new=0, autoraise=True):
            opened.append(url)
            done.set()
            return True

    monkeypatch.setattr(browser, "find_browser", Browser)
    with socket.create_server(("127.0.0.1", 0)) as server:
        browser.open_when_ready(ADDRESS, "127.0.0.1", server.getsockname()[1])
        assert done.wait(60)
    assert opened == [ADDRESS]


def test_without_a_browser_nothing_happens_and_nothing_is_said(monkeypatch, capsys):
    monkeypatch.setattr(browser, "find_browser", lambda: None)
    before = threading.active_count()
    browser.open_when_ready(ADDRESS, "127.0.0.1", 1)
    assert threading.active_count() == before
    assert capsys.readouterr() == ("", "")
