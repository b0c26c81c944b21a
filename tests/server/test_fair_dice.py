"""Nobody can foresee the dice, everybody can check them afterwards: commitment, shares, secret, record, replay."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from archipel.core.record import read, verify
from tests.server.serving import Seated, Served, Tab, Visitor, play_on, refused, settings_for


@pytest.fixture
def cleo(served: Served) -> Iterator[Visitor]:
    """A spectator."""
    with served.visitor("Cleo") as visitor:
        yield visitor


def played(served: Served, *people: Visitor, **chosen: Any) -> str:
    """A finished game of these people."""
    table = served.table("chawai", *people, bots=3 - len(people), **chosen)
    with table.tabs() as tabs:
        assert play_on(tabs)["result"]
    return table.id


def sha256(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


# --- the draw -----------------------------------------------------------------------------------------------------


def test_the_commitment_is_there_before_any_share_and_never_changes(ana: Visitor, bo: Visitor):
    opened = ana.post("/api/tables", game="chawai", seats=3, public=True)
    assert len(opened["commitment"]) == 64
    assert not any("share" in seat for seat in opened["seats"])
    bo.sit(opened["id"], 1)
    assert ana.get(f"/api/tables/{opened['id']}")["commitment"] == opened["commitment"]


def test_everybody_sees_every_share(ana: Visitor, bo: Visitor):
    table = ana.post("/api/tables", game="mahe", seats=2)["id"]
    share = "c0ffee" * 5
    ana.put(f"/api/tables/{table}/seats/1", name="Ana", share=share)
    assert bo.get(f"/api/tables/{table}")["seats"][0]["share"] == share
    with bo.at(table) as tab:
        assert tab.next("table")["seats"][0]["share"] == share


def test_two_tables_never_have_the_same_commitment(ana: Visitor):
    assert len({ana.post("/api/tables", game="mahe")["commitment"] for _ in range(10)}) == 10


class ReceivedOverHttp:
    """Everything that the server sends to these people over HTTP."""

    def __init__(self, *people: Visitor) -> None:
        self.texts: list[str] = []
        for person in people:
            person.http.event_hooks = {"request": [], "response": [self.record]}

    def record(self, answer: httpx.Response) -> None:
        self.texts.append(f"{answer.headers} {answer.read().decode()}")


def look_everywhere(table: str, *people: Visitor) -> None:
    """Request everything that can be requested."""
    for person in people:
        for path in ("", "/mine", "/finished", f"/{table}", f"/{table}/record", f"/{table}/replay?whole=true"):
            person.http.get(f"/api/tables{path}")


def before_the_end(tab: Tab) -> list[str]:
    return [json.dumps(message) for message in tab.received if message.get("phase") != "finished"]


def test_the_secret_is_sent_only_after_the_end_and_then_to_everybody(
    served: Served, ana: Visitor, bo: Visitor, cleo: Visitor
):
    overheard = ReceivedOverHttp(ana, bo, cleo)
    table = served.table("chawai", ana, bo, bots=1, public=True)
    with table.tabs() as tabs, cleo.at(table.id) as watching:
        play_on(tabs, answers=20)
        look_everywhere(table.id, ana, bo, cleo)
        play_on(tabs)
        while not watching.next("state").get("result"):
            pass
    secret = ana.get(f"/api/tables/{table.id}")["secret"]
    said = [*overheard.texts[:-1], *(text for tab in (*tabs, watching) for text in before_the_end(tab))]
    assert len(said) > 60
    assert not [text for text in said if secret in text]
    assert all(tab.last("state")["result"]["secret"] == secret for tab in (*tabs, watching))


def test_the_secret_fits_the_commitment(served: Served, ana: Visitor):
    table = ana.get(f"/api/tables/{played(served, ana)}")
    assert sha256(table["secret"]) == table["commitment"]


# --- the start ----------------------------------------------------------------------------------------------------


def test_the_start_is_fixed_when_the_game_begins_and_never_changes(served: Served, ana: Visitor, bo: Visitor):
    """Names and bots may change before; a player who leaves, comes back or takes another name changes nothing."""
    table = served.table("mahe", ana, bo, bots=1, level="random", options={"egg_cards": "yes"})
    start = ana.get(f"/api/tables/{table.id}")["start"]
    title, *lines = start.splitlines()
    assert title.startswith("archipel 2 - mahe - 3 seats - rules ")
    assert lines == [
        "box: printed",
        "option egg_cards: yes",
        "seat ana: Ana",
        "seat bo: Bo",
        "seat sinbad: Sinbad",
        "bot sinbad: random",
        "stand-in: random",
    ]
    bo.post(f"/api/tables/{table.id}/leave")
    with table.tabs() as tabs:
        play_on(tabs)
    assert ana.get(f"/api/tables/{table.id}")["start"] == start
    assert ana.get(f"/api/tables/{table.id}/record").startswith(start)


def test_an_open_table_and_a_rematch_have_no_start_yet(served: Served, ana: Visitor):
    assert "start" not in ana.post("/api/tables", game="mahe")
    table = played(served, ana)
    again = ana.post(f"/api/tables/{table}/rematch")
    assert again["id"] != table
    assert "start" not in again
    assert again["commitment"] != ana.get(f"/api/tables/{table}")["commitment"]


# --- the record ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "bots"), [("mahe", 1), ("chawai", 2)])
def test_a_record_is_true_also_with_the_server_switched_off(sqlite_database: str, game: str, bots: int):
    with Served(settings_for(sqlite_database)) as served, served.visitor("Ana") as ana:
        table = served.table(game, ana, bots=bots)
        with table.tabs() as tabs:
            end = play_on(tabs)
        text, found = ana.get(f"/api/tables/{table.id}/record"), ana.get(f"/api/tables/{table.id}")
    verdict = verify(text)
    assert (verdict.finished, verdict.luck, verdict.answers) == (True, "fair", end["answers"])
    assert verdict.sealed
    record = read(text)
    assert record.start == found["start"]
    assert [share.hex() for share in record.shares] == [seat["share"] for seat in found["seats"]]
    assert (record.commitment, record.scores) == (found["commitment"], tuple(end["result"]["totals"]))
    assert record.bots == dict.fromkeys(range(1, bots + 1), "random")


def test_a_record_is_the_same_after_the_server_has_restarted(sqlite_database: str):
    with Served(settings_for(sqlite_database)) as served, served.visitor("Ana") as ana:
        table = played(served, ana)
        text = ana.get(f"/api/tables/{table}/record")
    with Served(settings_for(sqlite_database)) as served, served.visitor() as anybody:
        assert anybody.get(f"/api/tables/{table}/record") == text


def test_a_record_is_a_file_to_keep(served: Served, ana: Visitor):
    table = played(served, ana)
    headers = ana.http.get(f"/api/tables/{table}/record").headers
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert headers["content-disposition"] == f'attachment; filename="chawai-{table}.archipel"'


def test_a_record_marks_the_answers_that_a_bot_gave_for_an_absent_player(served: Served, ana: Visitor, bo: Visitor):
    table = served.table("chawai", ana, bo, bots=1, level="random").id
    bo.post(f"/api/tables/{table}/leave")
    with ana.at(table) as hers:
        play_on([hers], answers=6)
        with bo.at(table) as his:
            play_on([hers, his])
    text = ana.get(f"/api/tables/{table}/record")
    entries = [entry for message in hers.received if message["type"] == "state" for entry in message["events"]]
    kept = {entry["ply"] for entry in entries if entry.get("seat") == 2 and entry.get("bot")}
    assert "\nstand-in: random\n" in text
    assert f"\nstand-in bo: {len(kept)} answers\n" in text
    assert read(text).stood_in == {1: len(kept)}
    assert verify(text).sealed


def taken_back(tabs: list[Tab]) -> None:
    """Ana dives, undoes it, and dives elsewhere."""
    ana = tabs[0]
    asked = ana.state()
    ana.answer(asked["choices"][0]["answer"], asked["ply"])
    ana.say(type="undo", ply=ana.state(asked["ply"] + 1)["ply"])
    again = ana.state(asked["ply"] + 2)
    ana.answer(again["choices"][-1]["answer"], again["ply"])
    ana.state(again["ply"] + 1)
    for tab in tabs[1:]:
        tab.state(again["ply"] + 1)


def three(served: Served, *people: Visitor) -> Seated:
    return served.table("chawai", *people, level="random")


def test_a_record_leaves_out_answers_that_were_undone(served: Served, ana: Visitor, bo: Visitor, cleo: Visitor):
    table = three(served, ana, bo, cleo)
    with table.tabs() as tabs:
        taken_back(tabs)
        end = play_on(tabs)
    text = ana.get(f"/api/tables/{table.id}/record")
    assert verify(text).answers == end["answers"]
    assert next(entry.answer for entry in read(text).entries if entry.label == "ana") == "dive 12"
    assert len(ana.get(f"/api/tables/{table.id}/replay")["moments"]) == end["answers"] + 1


def test_a_bot_answer_cannot_be_undone_and_is_marked(served: Served, ana: Visitor, bo: Visitor, cleo: Visitor):
    table = three(served, ana, bo, cleo)
    with ana.at(table.id) as hers:
        before = hers.state()["answers"]
        bo.post(f"/api/tables/{table.id}/leave")
        while hers.state()["answers"] == before:  # the bot is asked once, and waits for the others
            pass
        with bo.at(table.id) as his, cleo.at(table.id) as cleos:
            returned = his.state()["ply"]
            his.say(type="undo", ply=returned)
            assert his.next("refused")["reason"] == "bot-answered"
            play_on([hers, his, cleos])
    text = ana.get(f"/api/tables/{table.id}/record")
    assert read(text).stood_in
    assert verify(text).finished


# --- permission to see it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["record", "replay"])
def test_nothing_is_laid_open_before_the_end(served: Served, ana: Visitor, cleo: Visitor, path: str):
    table = served.table("chawai", ana, bots=2).id
    for person in (ana, cleo):
        with refused("not-finished", 409):
            person.get(f"/api/tables/{table}/{path}")


def test_an_open_table_shows_everything_to_everybody_afterwards(served: Served, ana: Visitor, cleo: Visitor):
    table = played(served, ana)
    assert verify(cleo.get(f"/api/tables/{table}/record")).finished
    assert cleo.get(f"/api/tables/{table}/replay", whole=True)["moments"][-1]["to_act"] == []


@pytest.mark.parametrize("closed", [{"open_after": False}, {"watchers": False}])
def test_a_closed_table_shows_everything_only_to_its_players(
    served: Served, ana: Visitor, cleo: Visitor, closed: dict[str, bool]
):
    table = played(served, ana, **closed)
    for path in ("record", "replay"):
        with refused("not-yours", 403):
            cleo.get(f"/api/tables/{table}/{path}")
        assert ana.get(f"/api/tables/{table}/{path}")


def test_others_get_no_secret_if_the_game_stays_closed_after_the_end(served: Served, ana: Visitor, cleo: Visitor):
    """The secret reveals every fish that was drawn."""
    table = played(served, ana, open_after=False)
    assert "secret" in ana.get(f"/api/tables/{table}")
    assert "secret" not in cleo.get(f"/api/tables/{table}")
    with cleo.at(table) as watching:
        assert watching.next("state")["result"]["secret"] == ""


# --- the replay ---------------------------------------------------------------------------------------------------


def test_a_replay_shows_the_whole_game_or_the_view_of_my_seat(served: Served, ana: Visitor, bo: Visitor):
    table = played(served, ana, bo)
    whole = ana.get(f"/api/tables/{table}/replay", whole=True)["moments"]
    mine = ana.get(f"/api/tables/{table}/replay")["moments"]
    assert len(whole) == len(mine)
    assert [m["answers"] for m in mine] == list(range(len(mine)))
    assert any(one["view"] != other["view"] for one, other in zip(whole, mine, strict=True))
    assert whole[-1]["totals"] == mine[-1]["totals"] == ana.get(f"/api/tables/{table}")["result"]["totals"]


def test_a_replay_shows_other_answers_only_if_nothing_is_hidden(served: Served, ana: Visitor, bo: Visitor):
    table = played(served, ana, bo)
    whole = ana.get(f"/api/tables/{table}/replay", whole=True)["moments"][1:]
    assert all(moment["answer"] for moment in whole)
    mine = ana.get(f"/api/tables/{table}/replay")["moments"][1:]
    assert {moment["seat"] for moment in mine if moment["answer"]} == {1}
    his = bo.get(f"/api/tables/{table}/replay")["moments"][1:]
    assert {moment["seat"] for moment in his if moment["answer"]} == {2}


def test_after_the_game_anybody_may_see_the_view_of_any_seat(served: Served, ana: Visitor, bo: Visitor, cleo: Visitor):
    table = played(served, ana, bo)
    his = bo.get(f"/api/tables/{table}/replay")["moments"]
    for person in (ana, bo, cleo):
        assert person.get(f"/api/tables/{table}/replay", seat=2)["moments"] == his
    assert cleo.get(f"/api/tables/{table}/replay", seat=0) == cleo.get(f"/api/tables/{table}/replay")
    assert cleo.get(f"/api/tables/{table}/replay", seat=0)["moments"] != his


@pytest.mark.parametrize(("seat", "reason"), [(4, "no-such-seat"), (100, "bad-value"), (-1, "bad-value")])
def test_a_replay_needs_a_seat_of_the_table(served: Served, ana: Visitor, seat: int, reason: str):
    table = played(served, ana)
    with refused(reason):
        ana.get(f"/api/tables/{table}/replay", seat=seat)


def test_answers_are_told_in_the_requested_language(served: Served, ana: Visitor):
    table = played(served, ana)
    by_language = {
        lang: [m["text"] for m in ana.get(f"/api/tables/{table}/replay", whole=True, lang=lang)["moments"][1:]]
        for lang in ("de", "it")
    }
    assert all(all(texts) for texts in by_language.values())
    assert by_language["de"] != by_language["it"]


def test_a_replay_matches_the_messages_that_the_seat_received(served: Served, ana: Visitor):
    table = served.table("chawai", ana, bots=2)
    with table.tabs() as tabs:
        play_on(tabs)
    moments = ana.get(f"/api/tables/{table.id}/replay")["moments"]
    for state in (message for message in tabs[0].received if message["type"] == "state"):
        assert moments[state["answers"]]["view"] == state["view"]


def test_a_replay_is_in_the_requested_language(served: Served, ana: Visitor):
    table = played(served, ana)
    texts = {
        lang: [
            e["text"]
            for m in ana.get(f"/api/tables/{table}/replay", texts=True, lang=lang)["moments"]
            for e in m["events"]
        ]
        for lang in ("fr", "nl")
    }
    assert all(all(of_language) for of_language in texts.values())
    assert texts["fr"] != texts["nl"]


# --- cached replays -----------------------------------------------------------------------------------------------


def test_a_replay_is_made_once_and_sent_compressed(served: Served, ana: Visitor, monkeypatch: pytest.MonkeyPatch):
    path = f"/api/tables/{played(served, ana)}/replay"
    first = ana.http.get(path)
    monkeypatch.setattr("archipel.server.rooms.replay.moments", lambda *_, **__: pytest.fail("it was made again"))
    again = ana.http.get(path)
    assert first.json() == again.json()
    assert again.headers["content-encoding"] == "gzip"
    unchanged = ana.http.get(path, headers={"If-None-Match": again.headers["etag"]})
    assert (unchanged.status_code, unchanged.content) == (304, b"")


def test_a_cached_replay_is_shown_only_to_those_who_may_see_it(served: Served, ana: Visitor, cleo: Visitor):
    path = f"/api/tables/{played(served, ana, open_after=False)}/replay"
    assert ana.get(path, whole=True) == ana.get(path, whole=True)
    with refused("not-yours", 403):
        cleo.get(path, whole=True)
