"""Secrets stay secret: everybody receives exactly what the rules let their seat see, to the byte."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from contextlib import ExitStack

import pytest

import archipel
from archipel.core.kernel import CHANCE, WATCHER
from archipel.core.notation import Event
from archipel.core.position import Position, from_scene
from archipel.core.table import Table
from archipel.server.rooms.what_if import preview, prospect
from tests import secrecy
from tests.secrecy import Told, log_of_table, statement
from tests.server.party import FakeClock, Message, caught_up, give, party, room_of, watcher
from tests.server.serving import PATIENCE, Problem, Served, Tab, play_on, settings_for

ANA, BO, CLEO = range(3)
LANTERNS = b"lanterns"  # with this secret, and everybody diving as deep as possible, lanterns are fished early


@pytest.fixture
def frozen(sqlite_database: str):
    """A server for which time stands still."""
    with Served(settings_for(sqlite_database), FakeClock()) as server:
        yield server


def log_entries(messages: list[Message]) -> list[Message]:
    """The entries about answers in these messages, in order."""
    return [entry for message in messages for entry in message.get("events", []) if entry["kind"] == "answer"]


def told(events: list[Event]) -> list[Message]:
    return [{"event": event.word, "args": event.plain()} for event in events]


def without_texts(events: list[Message]) -> list[Message]:
    return [{"event": event["event"], "args": event["args"]} for event in events]


class Witness:
    """The messages that one seat receives, compared with what the game's statement lets it know."""

    def __init__(self, table: Table, log: Sequence[Told], seat: int) -> None:
        self.table, self.log, self.seat = table, log, seat
        self.heard = [told(statement(table.game).heard(one, seat)) for one in log]

    def moment(self, answers: int) -> secrecy.Moment:
        return secrecy.Moment(self.table.at(answers), self.log[:answers])

    def lines(self, position: Position) -> list[dict[str, int]]:
        return position.view(self.seat).scores() if position.game.facts.open_scores else []

    def check_states(self, messages: list[Message]) -> None:
        """Every state shows the view of the seat, its choices, its totals and the score lines that are open."""
        for state in (message for message in messages if message["type"] == "state"):
            moment = self.moment(state["answers"])
            position = moment.position
            legal = position.legal(self.seat) if self.seat in position.to_act else []
            assert state["view"] == moment.seen(self.seat)
            assert state["totals"] == position.view(self.seat).totals()
            assert state["lines"] == self.lines(position)
            assert state["to_act"] == sorted(asked + 1 for asked in position.to_act)
            assert [choice["answer"] for choice in state["choices"]] == [str(answer) for answer in legal]

    def check_log(self, messages: list[Message]) -> None:
        """The log tells who answered and which events the seat heard; it never tells the answer."""
        entries = log_entries(messages)
        assert [entry.get("seat", 0) - 1 for entry in entries] == [one.seat for one in self.log]
        assert [without_texts(entry.get("events", [])) for entry in entries] == self.heard
        assert all(entry.keys() <= {"ply", "kind", "at", "seat", "bot", "events"} for entry in entries)

    def check_replay(self, replay: Message) -> None:
        """The replay shows what the seat saw when it saw it, and only its own answers."""
        for moment in replay["moments"]:
            answers = moment["answers"]
            assert moment["view"] == self.moment(answers).seen(self.seat)
            assert moment["lines"] == self.lines(self.table.at(answers))
            if answers:
                last = self.log[answers - 1]
                assert without_texts(moment["events"]) == self.heard[answers - 1]
                assert moment["answer"] == (str(last.answer) if last.seat == self.seat else "")
                assert bool(moment["text"]) == bool(moment["answer"])
            assert not moment["lots"]


# --- views --------------------------------------------------------------------------------------------------------


EVERY_GAME = [
    ("chawai", ["Ana", "Bo", "Cleo", "Dov"], {}),
    ("chawai", ["Ana", "Bo", "Cleo"], {"gulls": "seven"}),
    ("mahe", ["Ana", "Bo", "Cleo"], {"egg_cards": "yes"}),
    ("mahe", ["Ana", "Bo"], {"egg_cards": "no"}),
    ("maldivia", ["Ana", "Bo", "Cleo"], {}),
    ("deole", ["Ana", "Bo"], {}),
]
in_every_game = pytest.mark.parametrize(("game", "names", "options"), EVERY_GAME)
HALF_WAY = 24  # answers; no game is over by then


def test_every_game_is_among_them():
    assert {game for game, _, _ in EVERY_GAME} == set(archipel.games())


@in_every_game
def test_everybody_is_told_exactly_what_their_seat_may_know(sqlite_server, game, names, options):
    """In the messages of a whole game, and in its replay."""
    with party(sqlite_server, game, *names, secret=LANTERNS, options=options) as people, watcher(people) as watching:
        play_on([*people.tabs, watching], choose=random.Random(1).choice)
        table = room_of(sqlite_server, people.id).game_log.game
        log = log_of_table(table)
        for seat, tab in [*enumerate(people.tabs), (WATCHER, watching)]:
            witness = Witness(table, log, seat)
            witness.check_states(tab.received)
            witness.check_log(tab.received)
        for seat, person in enumerate(people.people):
            Witness(table, log, seat).check_replay(person.get(f"/api/tables/{people.id}/replay"))
        for seat in (*range(len(names)), WATCHER):
            replay = people.people[ANA].get(f"/api/tables/{people.id}/replay", seat=max(0, seat + 1))
            Witness(table, log, seat).check_replay(replay)


@in_every_game
def test_a_reconnection_tells_nothing_more_and_a_running_game_has_no_replay(sqlite_server, game, names, options):
    with party(sqlite_server, game, *names, secret=LANTERNS, options=options) as people, ExitStack() as stack:
        play_on(people.tabs, HALF_WAY, choose=random.Random(2).choice)
        table = room_of(sqlite_server, people.id).game_log.game
        log, stranger = log_of_table(table), stack.enter_context(sqlite_server.visitor())
        for seat, person in [*enumerate(people.people), (WATCHER, stranger)]:
            tab, witness = stack.enter_context(person.at(people.id)), Witness(table, log, seat)
            messages = [tab.state(), *caught_up(tab)]
            witness.check_states(messages)
            witness.check_log(messages)
            for path in ("replay", "replay?seat=0", "replay?seat=1", "replay?seat=2", "replay?whole=true", "record"):
                with pytest.raises(Problem) as refusal:
                    person.get(f"/api/tables/{people.id}/{path}")
                assert refusal.value.reason in ("not-finished", "not-yours")


@pytest.mark.parametrize("game", archipel.games())
def test_the_possible_results_of_an_answer_do_not_depend_on_a_secret(game):
    ours, luck = archipel.game(game), random.Random(3)
    for moment in secrecy.some(secrecy.random_game(ours, ours.setup()), 20):
        for seat in moment.position.to_act - {CHANCE}:
            twin = from_scene(ours, statement(ours).another(moment.scene, seat, luck))
            answer = str(luck.choice(moment.position.legal(seat)))
            assert prospect(moment.position.view(seat), answer) == prospect(twin.view(seat), answer)


def test_the_preview_of_a_draft_does_not_depend_on_a_secret():
    luck, previewed = random.Random(4), set()
    for ours in (game for game in map(archipel.game, archipel.games()) if game.preview):
        for moment in secrecy.random_game(ours, ours.setup()):
            for seat in moment.position.to_act - {CHANCE}:
                twin = from_scene(ours, statement(ours).another(moment.scene, seat, luck))
                answer = str(luck.choice(moment.position.legal(seat)))
                found = preview(moment.position.view(seat), answer, [])
                assert found == preview(twin.view(seat), answer, [])
                previewed |= {ours.name} if found.steps else set()
    assert previewed == {game for game in archipel.games() if archipel.game(game).preview}


def test_a_card_in_the_light_of_a_lantern_is_seen_by_its_catcher_only(sqlite_server):
    """[C4.1] Everybody else, including spectators, gets the same message."""
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo", secret=LANTERNS) as people, watcher(people) as watching:
        while not (hidden := people.states()[ANA]["view"]["hidden"]):
            people.answer()
        caught_up(watching)
        ((place, catcher),) = list(hidden.items())[:1]
        seen = [tab.last("state")["view"]["lagoon"][place] for tab in (*people.tabs, watching)]
    assert [fish is not None for fish in seen] == [seat + 1 == catcher for seat in range(3)] + [False]


def test_the_depth_of_a_diver_is_sent_when_all_are_turned_up(sqlite_server):
    """[C2.3]"""
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people:
        give(people.tabs[ANA], "dive 3")
        assert [state["view"]["dives"] for state in people.states()] == [[3, 0, 0], [None, 0, 0], [None, 0, 0]]
        give(people.tabs[BO], "dive 9")
        assert [state["view"]["dives"] for state in people.states()] == [[3, None, 0], [None, 9, 0], [None, None, 0]]
        shown = give(people.tabs[CLEO], "dive 5")["events"][0]["events"]
        assert [event["args"]["depth"] for event in shown if event["event"] == "dived"] == [3, 9, 5]


def test_only_the_player_to_move_gets_choices(sqlite_server):
    with party(sqlite_server, "mahe", "Ana", "Bo") as people, watcher(people) as watching:
        watching.state()
        for _ in range(12):
            for tab, state in zip(people.tabs, people.states(), strict=True):
                assert bool(state["choices"]) == (tab.last("table")["your_seat"] in state["to_act"])
            people.answer()
        caught_up(watching)
        assert [m["choices"] for m in watching.received if m["type"] == "state"] == [[]] * 13


def test_the_secret_of_the_dice_is_published_at_the_end(sqlite_server):
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo", secret=LANTERNS) as people:
        play_on(people.tabs)
        sent = [m for tab in people.tabs for m in tab.received]
        before = json.dumps([m for m in sent if m.get("phase") == "playing"])
        assert LANTERNS.ljust(32).hex() not in before
        assert {m["result"]["secret"] for m in sent if m.get("result") and m["type"] == "state"} == {
            LANTERNS.ljust(32).hex()
        }


# --- twins: two tables that differ in one secret ------------------------------------------------------------------


def bytes_for(tab: Tab, table: str) -> str:
    """All bytes that are sent to this tab, without the id of the table."""
    tab.say(type="ping", number=0)
    frames = []
    while '"type":"pong"' not in (frame := str(tab.socket.recv(PATIENCE))):
        frames.append(frame)
    return "\n".join(frames).replace(table, "table")


def dives(frozen: Served, depths: dict[int, int], lang: str = "en") -> list[str]:
    """Let these seats dive to these depths; return what Bo, Cleo and a spectator receive."""
    with party(frozen, "chawai", "Ana", "Bo", "Cleo", secret=LANTERNS) as people, ExitStack() as stack:
        listeners = [people.people[BO], people.people[CLEO], stack.enter_context(frozen.visitor())]
        tabs = [stack.enter_context(person.at(people.id, lang=lang)) for person in listeners]
        greetings = [bytes_for(tab, people.id) for tab in tabs]
        for seat, depth in depths.items():
            give(people.tabs[seat], f"dive {depth}")
        return [*greetings, *(bytes_for(tab, people.id) for tab in tabs)]


in_states_and_in_changes = pytest.mark.parametrize("lang", ["en", "en&changes=true"])


@in_states_and_in_changes
def test_a_diver_that_lies_face_down_changes_no_byte_that_others_receive(frozen, lang):
    assert dives(frozen, {ANA: 3, BO: 7}, lang) == dives(frozen, {ANA: 12, BO: 7}, lang)


@in_states_and_in_changes
def test_a_diver_that_is_turned_up_is_seen_by_all(frozen, lang):
    for received in dives(frozen, {ANA: 12, BO: 7, CLEO: 1}, lang)[-3:]:
        assert '"args":{"seat":1,"depth":12,"precedence":' in received


# --- in somebody else's name --------------------------------------------------------------------------------------


def seen_by(tab: Tab) -> tuple[int, list[int], list[Message]]:
    state = tab.state()
    return tab.last("table").get("your_seat", 0), state["view"]["dives"], state["choices"]


@pytest.mark.parametrize(
    "query", ["seat=1", "your_seat=1", "person=Ana", "as=1", "since=0&seat=1", "texts=true&seat=1"]
)
def test_nobody_gets_the_view_of_another_seat_on_request(sqlite_server, query):
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people, sqlite_server.visitor("Dov") as dov:
        give(people.tabs[ANA], "dive 3")
        with dov.at(people.id, lang=f"en&{query}") as tab:
            assert seen_by(tab) == (0, [None, 0, 0], [])


def test_nobody_acts_for_another_seat_by_naming_it(sqlite_server):
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people:
        people.tabs[BO].say(type="answer", answer="dive 3", ply=9, seat=3)
        assert people.tabs[BO].next("refused")["reason"] == "not-understood"
        assert people.states()[CLEO]["to_act"] == [1, 2, 3]


def forged(cookie: str, kind: str) -> str:
    """A cookie that was changed after it was signed."""
    person, epoch, signature = cookie.rsplit(".", 2)
    return {
        "other epoch": f"{person}.{int(epoch) + 1}.{signature}",
        "other person": f"{person[:-1]}x.{epoch}.{signature}",
        "no signature": f"{person}.{epoch}.",
        "cut": cookie[:-1],
        "nothing": "archipel=",
        "noise": "archipel=a.b.c",
    }[kind]


@pytest.mark.parametrize("kind", ["other epoch", "other person", "no signature", "cut", "nothing", "noise"])
def test_a_forged_cookie_is_nobodys(sqlite_server, kind):
    with party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people:
        give(people.tabs[ANA], "dive 3")
        with people.people[ANA].at(people.id, Cookie=forged(people.people[ANA].cookie, kind)) as tab:
            assert seen_by(tab) == (0, [None, 0, 0], [])


def test_a_player_of_one_table_looks_on_at_another(sqlite_server):
    with (
        party(sqlite_server, "chawai", "Ana", "Bo", "Cleo") as people,
        party(sqlite_server, "chawai", "Dov", "Eve", "Fay") as others,
    ):
        give(people.tabs[ANA], "dive 3")
        with others.people[ANA].at(people.id) as tab:
            assert seen_by(tab) == (0, [None, 0, 0], [])


# --- spectators ---------------------------------------------------------------------------------------------------


def test_a_table_without_spectators_rejects_strangers(sqlite_server):
    with party(sqlite_server, "mahe", "Ana", "Bo", watchers=False) as people, sqlite_server.visitor("Dov") as dov:
        with dov.at(people.id) as tab:
            assert tab.closed() == 4403
        assert [message["type"] for message in tab.received] == ["refused"]
        assert tab.last("refused")["sentence"] == "You can’t do that at this table."


def test_a_table_without_spectators_disconnects_them_at_the_start(sqlite_server):
    with sqlite_server.visitor("Ana") as ana, sqlite_server.visitor("Bo") as bo, sqlite_server.visitor("Dov") as dov:
        table = ana.post("/api/tables", game="mahe", seats=2, watchers=False)["id"]
        ana.sit(table, 1), bo.sit(table, 2)
        with dov.at(table) as watching, bo.at(table) as playing:
            watching.next("table"), playing.next("table")
            ana.post(f"/api/tables/{table}/start")
            assert watching.closed() == 4403
            assert playing.state()["ply"] == 6
        assert "state" not in [message["type"] for message in watching.received]


def test_a_host_without_a_seat_may_look_on_everywhere(sqlite_server):
    with sqlite_server.visitor("Ana") as ana, sqlite_server.visitor("Bo") as bo:
        table = ana.post("/api/tables", game="mahe", seats=2, watchers=False)["id"]
        bo.sit(table, 1)
        ana.put(f"/api/tables/{table}/seats/2/bot", kind="random")
        ana.post(f"/api/tables/{table}/start")
        with ana.at(table) as tab:
            assert (tab.state()["choices"], tab.last("table")["host"]) == ([], True)
