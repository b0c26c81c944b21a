"""Every game is played to its end by touch on a small phone; what must be touched is neither small nor covered."""

from __future__ import annotations

import pytest

import archipel
from tests.marking import more
from tests.web.screen import Screen

FINGER = 40  # pixels
POINTER = 24
SMALL_PHONE = (360, 640)
AT_200_PERCENT = (640, 450)  # what is left of 1280x900
TOUCHABLE = "section.board [data-lit]:not(:disabled), .ask .choice:not(.greyed)"
LOOK = """([selector, answer]) => {
  const meaning = (one) => one.dataset.lit ?? one.dataset.answer;
  const shares = [0.5, 0.3, 0.7, 0.12, 0.88];
  const look = (one) => {
    const box = one.getBoundingClientRect();
    const spots = shares.flatMap((x) => shares.map((y) => [box.x + box.width * x, box.y + box.height * y]));
    const free = spots.find(([x, y]) => {
      const top = document.elementFromPoint(x, y)?.closest("[data-lit], [data-answer]");
      return top && meaning(top) === meaning(one);
    });
    return { answer: meaning(one), size: Math.min(box.width, box.height), free };
  };
  const all = [...document.querySelectorAll(selector)].filter((one) => !answer || meaning(one) === answer);
  return all.map((one) => {
    const inView = look(one).free;
    one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    return { ...look(one), inView };
  });
}"""


def look_at_all(screen: Screen, least: float) -> list[str]:
    """The answers that can be touched; at least one of them is in view, and the board scrolls to all others."""
    things = screen.page.evaluate(LOOK, [TOUCHABLE, ""])
    assert not things or any(thing["inView"] for thing in things), "nothing that can be touched is in view"
    for thing in things:
        assert thing["free"], f"{thing['answer']} is covered"
        assert thing["size"] >= least - 0.5, f"{thing['answer']} is only {thing['size']:.0f} px wide or high"
    return [thing["answer"] for thing in things]


def touch(screen: Screen, answer: str) -> None:
    found = screen.page.evaluate(LOOK, [TOUCHABLE, answer])
    if found and found[0]["free"]:
        screen.page.touchscreen.tap(*found[0]["free"])


def went_on(screen: Screen, before: int, least: float) -> bool:
    """Touch something if there is anything; tell whether that, or somebody else, has led the game on."""
    touchable = sorted(set(look_at_all(screen, least)))  # the same game whenever the odds arrive
    if touchable:
        touch(screen, touchable[before % len(touchable)])
        screen.page.wait_for_timeout(60)
    return screen.is_over or screen.settled != before


def play_by_touch(screen: Screen, least: float) -> int:
    """Touch one thing after another until the game is over; return the number of answers given."""
    answers = 0
    while not screen.is_over:
        before = screen.settled
        screen.until(lambda before=before: went_on(screen, before, least))
        answers += 1
    return answers


@pytest.mark.parametrize(("width", "height", "least"), [(*SMALL_PHONE, FINGER), more(*AT_200_PERCENT, POINTER)])
@pytest.mark.parametrize("game", [more(game) if game != "maldivia" else game for game in archipel.games()])
def test_a_whole_game_by_touch(open_screen, game: str, width: int, height: int, least: float):
    screen = open_screen(width=width, height=height, has_touch=True)
    screen.play_against_bots(game, 3)
    assert play_by_touch(screen, least) > 5
    assert not screen.complaints
