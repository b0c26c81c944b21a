"""Terminals of every kind: other encodings, no colours, small windows, and real ones with Ctrl-C and Ctrl-D."""

from __future__ import annotations

import codecs
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import archipel
from archipel.cli.lookalikes import LOOKALIKES, lookalike
from archipel.cli.rules import rule_page
from archipel.cli.show import Screen
from archipel.core.rulebook import rule_words, rulebook
from archipel.core.words import LANGUAGES, words
from tests.marking import more

SOURCE = Path(archipel.__file__).parent
MAHE = ("play", "mahe", "--seats", "4", "--name", "Ana", "--bots", "random", "--seed", "1")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


# --- encodings ----------------------------------------------------------------------------------------------------


def command(*arguments: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    around = {name: value for name, value in os.environ.items() if name not in ("PYTHONUTF8", "PYTHONIOENCODING")}
    return subprocess.run(
        [sys.executable, "-m", "archipel.cli", *arguments],
        env=around | {"LC_ALL": "C.UTF-8"} | environment,
        input=typed,
        capture_output=True,
        timeout=300,
        check=False,
    )


@pytest.fixture
def paper(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], io.TextIOWrapper]:
    """An output with this encoding in the place of the terminal."""

    def replace(encoding: str) -> io.TextIOWrapper:
        stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
        monkeypatch.setattr("sys.stdout", stream)
        return stream

    return replace


def written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    return stream.buffer.getvalue().decode(stream.encoding)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "cp437", "koi8-r"])
@pytest.mark.parametrize("name", archipel.games())
def test_every_game_is_played_in_other_encodings(run, paper, name, encoding):
    stream = paper(encoding)
    typed = "help\nlog\nrules\na\nfoo\nquit\n"
    said = run("play", name, "--bots", "random", "--seed", 1, "--lang", "fr", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert lookalike(words("fr").say("choose"), encoding) in written(stream)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("arguments", [("games", "--lang", "de"), ("rules", "chawai", "--lang", "nl")])
def test_commands_print_in_other_encodings(run, paper, arguments, encoding):
    exact, stream = paper("utf-8"), None
    assert run(*arguments).code == 0
    meant, stream = written(exact).count("?"), paper(encoding)
    assert (run(*arguments).code, written(stream).count("?")) == (0, meant)


def test_a_game_is_played_in_a_process_that_writes_ascii(tmp_path):
    said = command(*MAHE, "--save", str(tmp_path / "a.game"), typed=b"b\nquit\n", PYTHONIOENCODING="ascii:strict")
    assert (said.returncode, said.stderr) == (0, b"")
    assert b"+--------+" in said.stdout


def test_a_mistake_is_one_line_in_ascii():
    said = command("rules", "mahe", "M99", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert said.stderr == b'archipel: il n\'y a pas de regle " M99 "\n'


def test_json_stays_exact_in_ascii():
    said = command("games", "--json", PYTHONIOENCODING="ascii").stdout
    assert b'"title": "Mah\\u00e9"' in said


@pytest.mark.parametrize("typed", [b"caf\xe9\n", more(b"\xff\xfe\n"), more("über\n".encode("utf-16")), more(b"\0\n")])
def test_bytes_that_are_no_text_are_not_understood(tmp_path, typed):
    said = command(*MAHE, "--save", str(tmp_path / "a.game"), typed=typed + b"quit\n")
    assert (said.returncode, said.stderr) == (0, b"")
    assert "I don’t understand" in said.stdout.decode()


def test_signs_of_the_boards_have_lookalikes():
    """No sign of a board becomes a question mark, and the signs of one kind stay apart."""
    for file in (SOURCE / "games").glob("*/terminal.py"):
        signs = {sign for sign in file.read_text("utf-8") if ord(sign) > 127}
        assert not [sign for sign in signs if lookalike(sign, "ascii") == "?"], file
    for kind in ("●■▲◆★♥○", "↑→↓←", "⚀⚁⚂⚃⚄⚅"):
        assert len({lookalike(sign, "ascii") for sign in kind}) == len(kind)
    assert all(len(LOOKALIKES[sign]) == 1 for sign in "●■▲◆★♥○┼─│░▒")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_sentences_can_be_read_in_ascii(lang):
    """Sentences for the page only are left out."""
    texts = [file.read_text("utf-8") for file in SOURCE.rglob(f"{lang}.ftl") if file.parent.name == "words"]
    lines = [line for line in "\n".join(texts).replace("?", "").splitlines() if "-web-" not in line]
    assert not [line for line in lines if "?" in lookalike(line, "ascii")]


# --- long lines ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["", "why ", "rules ", "save "])
@pytest.mark.parametrize("length", [2_500, 100_000])
def test_a_long_line_is_not_understood(run, tmp_path, word, length):
    said = run(*MAHE, "--save", "a.game", typed=f"{word}{'x' * length}\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert len(said.out) < 8_000, "it is not repeated in full"
    assert [file.name for file in tmp_path.iterdir()] == ["a.game"]


# --- windows of any size ------------------------------------------------------------------------------------------


@pytest.fixture
def window(run, monkeypatch):
    """Play in a window of this size; returns the lines up to the first prompt."""

    def show(columns: int, rows: int, *arguments: object) -> list[str]:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(rows))
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setattr("rich.console.Console.is_terminal", True)
        Path("w.game").unlink(missing_ok=True)
        out = run("play", *arguments, "--bots", "random", "--seed", 1, "--save", "w.game", typed="quit\n").out
        lines = [line.rstrip() for line in ESCAPE.sub("", out.partition("Your choice:")[0]).splitlines()]
        assert max(map(len, lines)) <= columns
        return lines

    return show


@pytest.mark.parametrize("seats", archipel.game("mahe").facts.seats)
@pytest.mark.parametrize(("columns", "rows"), [(40, 24), (60, 24), (80, 24), (80, 50), (120, 40)])
def test_the_table_of_mahe_fits_into_the_window(window, seats, columns, rows):
    lines = window(columns, rows, "mahe", "--seats", seats)
    first = next(number for number, line in enumerate(lines) if line.startswith(("┌", "Raft")))
    assert len(lines) - first < rows, "its top is in sight when the question is asked"
    assert (lines[first][0] == "┌") == (columns >= 80)
    is_whole = [line[-1] in "┐│┤┘┼" for line in lines if line[:1] in "┌│├└" and line]
    assert all(is_whole)


@pytest.mark.parametrize("seats", archipel.game("chawai").facts.seats)
@pytest.mark.parametrize(("columns", "rows"), [(40, 30), (80, 24), (120, 40)])
def test_the_table_of_chawai_fits_into_the_window(window, seats, columns, rows):
    lines = window(columns, rows, "chawai", "--seats", seats)
    first = next(number for number, line in enumerate(lines) if line.startswith("Round 1 of 12"))
    assert len(lines) - first < rows


@pytest.mark.parametrize("columns", [40, 72, 80, 120])
@pytest.mark.parametrize("name", archipel.games())
def test_no_line_is_wider_than_the_window(window, name, columns):
    assert window(columns, 24, name)


def test_the_list_of_games_fits_into_a_narrow_window(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr("rich.console.Console.is_terminal", True)
    lines = ESCAPE.sub("", run("games").out).splitlines()
    assert max(map(len, lines)) <= 40
    assert len(lines) < 40
    assert "mahe  Mahé  2–7  30 min" in [line.strip() for line in lines]


def test_a_narrow_window_says_how_wide_the_board_is(window):
    needed = archipel.game("maldivia").terminal.NEEDED_WIDTH
    assert f"To see the whole board, make the window {needed} columns wide." in " ".join(window(40, 24, "maldivia"))
    assert "To see the whole board" not in " ".join(window(needed, 24, "maldivia"))


# --- no colours ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1", "TERM": "xterm-256color"}, {"TERM": "dumb"}])
def test_no_colours_are_sent_where_none_are_wanted(tmp_path, environment):
    said = Terminal(*MAHE, "--save", str(tmp_path / "a.game"), **environment).type("quit\n").ends()
    assert "Ana, your turn" in ESCAPE.sub("", said)
    assert not re.search(r"\x1b\[[0-9;]*(3[0-9]|4[0-9]|9[0-7])[0-9;]*m", said)
    if environment["TERM"] == "dumb":
        assert "\x1b" not in said


# --- real terminals -----------------------------------------------------------------------------------------------


PATIENCE = 120  # seconds
PRESS_AGAIN = 5  # seconds
INTERRUPT = "\x03"  # Ctrl-C


def _take_terminal() -> None:
    """Let Ctrl-C reach the command, also where these tests run in the background, which ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 24, **environment: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        around = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "archipel.cli", *arguments],
            env=around | {"LC_ALL": "C.UTF-8", "TERM": "xterm"} | environment,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(theirs)
        self.said, self._interrupts = "", False
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # keys are echoed in between

    def until(self, text: str) -> Terminal:
        """Read until this text is shown."""
        deadline = time.monotonic() + PATIENCE
        while text not in ESCAPE.sub("", self.said):
            assert time.monotonic() < deadline, self.said
            self._read()
        return self

    def type(self, text: str, after: str = "Your choice:") -> Terminal:
        """Wait for the prompt, then type."""
        self.until(after)
        os.write(self._ours, text.encode())
        self._interrupts = text == INTERRUPT
        return self

    def _read(self) -> bool:
        ready, _, _ = select.select([self._ours], [], [], 1)
        try:
            more = os.read(self._ours, 1 << 16) if ready else b""
        except OSError:  # the other end is closed
            return False
        self.said += self._decoder.decode(more)
        return bool(more) or not ready

    def ends(self) -> str:
        """Read to the end; returns everything that was shown."""
        begun = time.monotonic()
        while self._read():
            assert time.monotonic() < begun + PATIENCE, self.said
            if self._interrupts and time.monotonic() > begun + PRESS_AGAIN:
                os.write(self._ours, INTERRUPT.encode())  # Python misses one just before it reads; people press again
                self._interrupts = False
        self.code = self._process.wait(30)
        os.close(self._ours)
        return self.said


@pytest.mark.parametrize(("key", "name"), [("\x03", "Ctrl-C"), ("\x04", "Ctrl-D")])
def test_a_key_that_ends_the_game_saves_it(tmp_path, key, name):
    save = tmp_path / "a.game"
    terminal = Terminal(*MAHE, "--save", str(save)).type(key)
    said = terminal.ends()
    assert terminal.code == 0
    assert "Saved in" in said
    assert "Traceback" not in said
    assert save.read_text("utf-8").startswith("archipel 2 - mahe")


def test_a_hand_over_clears_the_window_and_what_was_scrolled_out_of_it(tmp_path):
    arguments = ("play", "chawai", "--seats", "3", "--you", "1,2,3", "--name", "Ana,Bo,Cy", "--seed", "1")
    terminal = Terminal(*arguments, "--save", str(tmp_path / "a.game")).type("7\n").until("Bo, take the keyboard")
    assert "\x1b[H\x1b[2J\x1b[3J" in terminal.said
    after = terminal.said.rpartition("\x1b[3J")[2]
    assert "Ana" not in after
    terminal.said = ""
    terminal.type("\n", after="").type("\x04").ends()


def test_stepping_through_a_record_ends_with_the_input(tmp_path):
    save = str(tmp_path / "a.game")
    Terminal(*MAHE, "--save", save).type("quit\n").ends()
    terminal = Terminal("replay", save, "--step").type("\n", after="Pile").type("\x04", after="Pile")
    said = terminal.ends()
    assert terminal.code == 0
    assert "Traceback" not in said


def test_an_input_that_is_closed_ends_the_game(run, tmp_path):
    closed = io.StringIO()
    assert run(*MAHE, "--save", "a.game", typed=closed).code == 0
    assert (tmp_path / "a.game").is_file()


# --- French signs -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", range(24, 104, 8))
@pytest.mark.parametrize("name", archipel.games())
def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before(name, width):
    """Check the rules, which have hundreds of French signs, in windows of many widths."""
    game, screen = archipel.game(name), Screen(width)
    with screen.capture() as printed:
        screen.print(rule_page(game, rulebook(game).all, rule_words("fr", game)))
    assert not [line for line in printed.get().splitlines() if re.match(r"\s*[;:!?»]|.*«\s*$", line)]
