"""Film a few moves of each game for the README and the site: a real server, a real page, and a clock that we turn.

make page && .venv/bin/python tools/films.py
.venv/bin/python tools/films.py mahe deole

The page's time stands still between two frames, so a film is smooth, however slow the machine; with
fixed luck it shows the same moves each time.
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "pictures"
sys.path.insert(0, str(ROOT))

from tests.server.serving import Served  # noqa: E402 - found from the repository root
from tests.web.luck import FIXED_SHARE, fix  # noqa: E402
from tests.web.screen import Screen  # noqa: E402
from tools.screens import Picture, answer, browser_and_server, new_adviser, screen  # noqa: E402

STEP = 80  # milliseconds from frame to frame
LAST = 1600  # milliseconds that the last frame stands
REFLECTION = 480  # milliseconds that a player looks at the question
SIZE = (760, 640)
CLIP = {"x": 4, "y": 56, "width": 950, "height": 800}  # question and board, without log and header
QUALITY = 72
AT_NORMAL_SPEED = """localStorage.archipel = '{"name": "Ana", "speed": "normal", "tips": false}'"""
ADVANCE = """(step) => {
  document.activeElement.blur(); // no frame around what has the focus
  for (const animation of document.getAnimations()) {
    animation.pause();
    const { endTime } = animation.effect.getComputedTiming();
    const next = Number(animation.currentTime ?? 0) + (animation.wasSeen ? step : 0);
    animation.wasSeen = true;
    if (next < endTime) animation.currentTime = next;
    else animation.finish();
  }
}"""


@dataclass(frozen=True)
class Film:
    game: str
    title: str
    before: int  # answers given before the camera runs
    seconds: float

    @property
    def file(self) -> Path:
        return FOLDER / f"film-{self.game}.webp"


FILMS = (
    Film("mahe", "Mahé", 9, 7.0),  # a roll; a turtle swims, rides and lays eggs
    Film("chawai", "Chawaï", 3, 8.0),  # a dive of all; a gull steals
    Film("maldivia", "Maldivia", 7, 8.0),  # the fog folds the cloth, pushes a boat, and a ship leaves
    Film("deole", "Déole", 25, 7.0),  # a die is taken and placed; a ship sails and rescues somebody
)


def main(games: list[str]) -> None:
    """Film the named games, or all of them."""
    with browser_and_server() as (browser, served), pytest.MonkeyPatch.context() as patch:
        fix(served, patch)
        for film in FILMS:
            if not games or film.game in games:
                store(film, shoot(film, browser, served))


def shoot(film: Film, browser: Browser, served: Served) -> list[bytes]:
    """Play up to the wanted moment, then film a second page of the same player."""
    player = screen(browser, served, Picture(film.file.stem, film.title))
    player.page.add_init_script(FIXED_SHARE)
    player.go().page.reload()
    player.play_now(film.title)
    adviser = new_adviser()
    for _ in range(film.before):
        player.until(lambda: player.choices.count() > 0)
        answer(player, served, adviser)
    camera = camera_at(player.page)
    frames: list[bytes] = []
    rest = 0
    while len(frames) * STEP < film.seconds * 1000:
        rest = rest + STEP if has_shown_all(camera, player) else 0
        if rest > REFLECTION:
            answer(player, served, adviser)
        frames.append(next_frame(camera.page))
    return frames


def camera_at(table: Page) -> Screen:
    """The same table on a page that plays everything out, with its clock stopped."""
    page = table.context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(AT_NORMAL_SPEED)
    page.clock.install()
    camera = Screen(page, table.url.partition("/#/")[0])
    camera.go(table.url.partition("/#/")[2]).settle("section.board")
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    return camera


def has_shown_all(camera: Screen, player: Screen) -> bool:
    """Tell whether the camera shows the question that the player has to answer."""
    return camera.choices.count() > 0 and camera.settled == player.settled


def next_frame(page: Page) -> bytes:
    page.clock.run_for(STEP)
    page.evaluate(ADVANCE, STEP)
    return page.screenshot(clip=CLIP)


def store(film: Film, shots: list[bytes]) -> None:
    """Write a looping picture; equal frames become one that stands longer."""
    frames: list[Image.Image] = []
    times: list[int] = []
    for shot in shots:
        frame = Image.open(io.BytesIO(shot)).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
        if frames and frame == frames[-1]:
            times[-1] += STEP
        else:
            frames.append(frame)
            times.append(STEP)
    times[-1] = LAST
    frames[0].save(
        film.file, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=QUALITY, method=6
    )
    print(f"{film.file}: {len(frames)} frames, {sum(times) / 1000:.1f} s, {film.file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
