"""Answers that other players may not see, and lists of choices that are too long to print."""

from __future__ import annotations

from pathlib import Path

GOLDEN = Path(__file__).parent.parent / "games" / "maldivia" / "golden" / "3-a-shark-bites.archipel"


def before_the_gift() -> tuple[str, str]:
    """A game of people up to the moment when one gives a card to the shark: the record, and the answer."""
    lines = GOLDEN.read_text("utf-8").splitlines()
    header = [line for line in lines[: lines.index("")] if not line.startswith(("bot", "commitment", "share"))]
    answers = lines[lines.index("") + 1 : lines.index("", lines.index("") + 1)]
    number, gift = next((i, line) for i, line in enumerate(answers) if " give " in line)
    text = "\n".join([*header, "", *answers[:number], "", f"pause after {number} answers", ""])
    return text, gift.partition(" ")[2]


def test_a_secret_answer_is_not_shown_to_the_next_player(run, tmp_path):
    text, gift = before_the_gift()
    (tmp_path / "shark.archipel").write_text(text, "utf-8")
    said = run("play", "maldivia", "--resume", "shark.archipel", typed=f"{gift}\n" + "a\n" * 8 + "quit\n").out
    assert f"({gift})" in said, "it was among the choices"
    assert "The shark: " in said
    assert ": give " not in said, "a public answer would be printed like this"


def test_a_thousand_choices_are_not_listed(run):
    said = run("play", "maldivia", "--seats", 2, "--bots", "random", "--seed", 1, typed="place a1\nquit\n").out
    assert "such as “plan N N N fog-E”" in said
    assert "(plan N N fog-E N)" not in said
