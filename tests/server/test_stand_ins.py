"""The bot that plays for somebody who is away: about as strong as they are, the same for all, and named truthfully."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from archipel import bots
from archipel.bots import Budget
from archipel.bots.rollout import Rollout
from archipel.core.position import View
from archipel.core.record import read, verify
from tests.server.party import Party, caught_up, give, party, room_of, within
from tests.server.serving import Served, Tab, play_on, settings_for, until

ANA, BO, CLEO = range(3)
THOUGHT = Budget(nodes=50_000)
ROUNDS = 8
pytestmark = pytest.mark.compiled


def worst(view: View) -> str:
    codes = view.codes().tolist()
    return str(view.game.answers.all[codes[int(np.argmin(Rollout(1, THOUGHT).weigh(view, codes)))]])


def best(view: View) -> str:
    return str(bots.make(bots.STRONGEST, 1, THOUGHT).choose(view))


PLAYERS = {ANA: best, BO: worst, CLEO: best}


@pytest.fixture
def served(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server whose bots always draw the same and have more time than they need."""
    monkeypatch.setattr("archipel.server.process.bot_turns.secrets.randbits", lambda bits: 7)
    with Served(settings_for(sqlite_database, bot_seconds=60)) as server:
        yield server


@pytest.fixture
def chawai(served: Served) -> Iterator[Party]:
    """Ana and Cleo have played well for some rounds, and Bo badly."""
    with party(served, "chawai", "Ana", "Bo", "Cleo", secret=b"calm") as people:
        for _ in range(ROUNDS):
            one_round(people, PLAYERS)
        yield people


def one_round(people: Party, players: dict[int, Callable[[View], str]]) -> None:
    for seat, choose in players.items():
        give(people.tabs[seat], choose(seen(people, seat)))


def seen(people: Party, seat: int) -> View:
    async def look() -> View:
        async with room_of(people.served, people.id).held() as room:
            return room.position().view(seat)

    return within(people.served, look)


def leave(people: Party, seat: int) -> None:
    people.people[seat].post(f"/api/tables/{people.id}/leave")


def stand_in(tab: Tab, seat: int) -> str:
    """The kind of bot that plays for this seat, as the table shows it."""
    caught_up(tab)
    shown: str = tab.last("table")["seats"][seat].get("stand_in", "")
    return shown


def until_replaced(tab: Tab, seat: int) -> str:
    """Wait for the first answer of the bot that plays for this seat; returns its kind."""
    until(lambda: stand_in(tab, seat) != "")
    return stand_in(tab, seat)


def noted(tab: Tab) -> list[int]:
    """The seats for which the log says that a bot has found its level."""
    caught_up(tab)
    told = [entry for message in tab.received for entry in message.get("events", [])]
    return [entry["seat"] for entry in told if entry["kind"] == "stand-in"]


def test_a_bot_plays_about_as_well_as_the_person_who_is_away(chawai: Party):
    leave(chawai, BO)
    assert until_replaced(chawai.tabs[ANA], BO) == "deckhand"
    leave(chawai, CLEO)
    assert until_replaced(chawai.tabs[ANA], CLEO) in ("mate", "captain")


def test_the_level_is_found_once_for_each_absence(chawai: Party):
    leave(chawai, BO)
    until_replaced(chawai.tabs[ANA], BO)
    one_round(chawai, {ANA: best, CLEO: best})
    until(lambda: caught_up(chawai.tabs[ANA]) is not None and chawai.tabs[ANA].last("state")["to_act"] == [1, 3])
    assert noted(chawai.tabs[ANA]) == [BO + 1]
    chawai.tabs[BO].say(type="back")
    until(lambda: stand_in(chawai.tabs[ANA], BO) == "")
    leave(chawai, BO)
    one_round(chawai, {ANA: best, CLEO: best})
    assert until_replaced(chawai.tabs[ANA], BO) == "deckhand"
    assert noted(chawai.tabs[ANA]) == [BO + 1] * 2


def test_a_bot_that_gets_a_seat_for_good_has_the_level_of_its_player(chawai: Party):
    chawai.people[ANA].delete(f"/api/tables/{chawai.id}/seats/2/player")
    until(lambda: noted(chawai.tabs[ANA]) == [BO + 1])
    assert chawai.tabs[ANA].last("table")["seats"][BO]["bot"] == "deckhand"


def test_the_record_names_the_bots_that_played_and_can_be_verified(chawai: Party):
    leave(chawai, BO)
    until_replaced(chawai.tabs[ANA], BO)
    play_on([chawai.tabs[ANA], chawai.tabs[CLEO]])
    text = chawai.people[ANA].get(f"/api/tables/{chawai.id}/record")
    (count,) = read(text).stood_in.values()
    assert re.findall("^# .*", text, re.MULTILINE) == [f"# deckhand gave {count} of the answers of Bo"]
    assert verify(text).sealed


def test_somebody_who_has_hardly_played_is_replaced_by_the_bot_of_the_table(served: Served):
    with party(served, "chawai", "Ana", "Bo", "Cleo", level="sailor") as people:
        one_round(people, PLAYERS)
        leave(people, BO)
        assert until_replaced(people.tabs[ANA], BO) == "sailor"


def test_without_a_judge_the_bot_of_the_table_plays(chawai: Party, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("archipel.server.process.thinker_pool.COMMAND", ["false"])
    leave(chawai, BO)
    assert until_replaced(chawai.tabs[ANA], BO) == "mate"
