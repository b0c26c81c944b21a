"""Chat: plain text for everybody at the table, with limits and muting."""

from __future__ import annotations

import pytest

from tests.server.party import caught_up, moved, party, restarted, two_workers, watcher
from tests.server.serving import Served, Tab, settings_for

ANA, BO = range(2)


@pytest.fixture
def mahe(sqlite_server: Served):
    with party(sqlite_server, "mahe", "Ana", "Bo") as people:
        yield people


def say(tab: Tab, text: str) -> dict:
    """Send a line and return it as its writer receives it, or the refusal."""
    caught_up(tab)
    tab.say(type="say", text=text)
    while (message := tab.next())["type"] not in ("chat", "refused"):
        pass
    return message["lines"][-1] if message["type"] == "chat" else message


def texts(tab: Tab) -> list[str]:
    """All lines that this tab has received, the newest version of each."""
    caught_up(tab)
    lines = {line["line"]: line["text"] for message in tab.received for line in message.get("lines", [])}
    return list(lines.values())


# --- saying -------------------------------------------------------------------------------------------------------


def test_a_chat_line_reaches_players_and_spectators(served):
    with party(served, "mahe", "Ana", "Bo") as people, watcher(people) as watching:
        said = say(people.tabs[ANA], "Good luck, Bo!")
        assert (said["seat"], said["name"], said["text"]) == (1, "Ana", "Good luck, Bo!")
        assert (said["yours"], said["muted"]) == (True, False)
        assert people.tabs[BO].next("chat")["lines"] == [said | {"yours": False}]
        assert watching.next("chat")["lines"] == [said | {"yours": False}]


def test_chat_lines_are_sent_once_and_in_order(mahe):
    for number in range(6):
        say(mahe.tabs[number % 2], f"line {number}")
    for tab in mahe.tabs:
        caught_up(tab)
        received = [line["text"] for message in tab.received for line in message.get("lines", [])]
        assert received == [f"line {number}" for number in range(6)]


def test_chat_at_one_table_is_not_sent_to_another(mahe, sqlite_server):
    with party(sqlite_server, "mahe", "Cleo", "Dov") as others:
        say(mahe.tabs[ANA], "hello")
        assert [texts(tab) for tab in others.tabs] == [[], []]


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("  two   words ", "two words"),
        ("a\nb\tc\x00d\x1be", "a b c d e"),
        ("\u202eevil\u200b", "evil"),
        ("<b>bold</b> & 'so'", "<b>bold</b> & 'so'"),
        ("Ça va ? 你好 🐢", "Ça va ? 你好 🐢"),
        ("x" * 300, "x" * 300),
    ],
)
def test_a_chat_line_is_plain_text_on_one_line(served, said, read):
    with party(served, "mahe", "Ana", "Bo") as people:
        assert say(people.tabs[ANA], said)["text"] == read


@pytest.mark.parametrize(
    ("said", "reason"),
    [("", "not-understood"), ("x" * 301, "not-understood"), ("   ", "nothing-said"), ("\x00\u200b\n", "nothing-said")],
)
def test_invalid_chat_lines_are_refused_and_sent_to_nobody(mahe, said, reason):
    assert say(mahe.tabs[ANA], said)["reason"] == reason
    assert caught_up(mahe.tabs[BO]) == []


def test_a_table_without_chat_refuses_chat_lines(sqlite_server):
    with party(sqlite_server, "mahe", "Ana", "Bo", chat=False) as people:
        refused = say(people.tabs[ANA], "hello")
        assert (refused["reason"], refused["sentence"]) == ("no-chat", "This table has no chat.")
        assert caught_up(people.tabs[BO]) == []


def test_a_person_who_writes_too_much_has_to_wait(sqlite_database):
    settings = settings_for(sqlite_database, chat_per_minute=3)
    with Served(settings) as strict, party(strict.without_refills(), "mahe", "Ana", "Bo") as two:
        said = [say(two.tabs[ANA], f"line {number}") for number in range(4)]
        assert [line.get("text") for line in said[:3]] == ["line 0", "line 1", "line 2"]
        assert (said[3]["to"], said[3]["reason"]) == ("say", "too-often")
        with two.people[ANA].at(two.id) as another_tab:
            assert say(another_tab, "again")["reason"] == "too-often"
        assert say(two.tabs[BO], "my turn")["text"] == "my turn"


# --- writers ------------------------------------------------------------------------------------------------------


def test_a_spectator_writes_under_their_own_name(mahe, sqlite_server):
    with sqlite_server.visitor() as eve:
        eve.put("/api/me", name="Eve")
        with eve.at(mahe.id) as tab:
            said = say(tab, "What a swim!")
        assert (said["seat"], said["name"]) == (0, "Eve")
        assert mahe.tabs[ANA].next("chat")["lines"][0]["name"] == "Eve"


def test_a_spectator_needs_a_name_to_write(mahe, sqlite_server):
    with sqlite_server.visitor() as eve:
        eve.post("/api/tables", game="mahe", seats=2)  # which creates a guest
        with eve.at(mahe.id) as tab:
            refused = say(tab, "What a swim!")
    assert (refused["reason"], refused["sentence"]) == ("name-first", "Please choose a name first.")


# --- coming back --------------------------------------------------------------------------------------------------


def test_a_newcomer_gets_the_last_fifty_chat_lines(sqlite_database):
    with (
        Served(settings_for(sqlite_database, chat_per_minute=1000)) as server,
        party(server, "mahe", "Ana", "Bo") as two,
    ):
        for number in range(53):
            say(two.tabs[ANA], f"line {number}")
        with two.people[BO].at(two.id) as tab:
            assert [line["text"] for line in tab.next("chat")["lines"]] == [f"line {n}" for n in range(3, 53)]


def test_an_empty_chat_is_not_sent(mahe):
    with mahe.people[BO].at(mahe.id) as tab:
        assert [message["type"] for message in caught_up(tab)] == ["table", "state", "people"]


def test_chat_lines_survive_a_restart(database):
    with Served(settings_for(database)) as first, party(first, "mahe", "Ana", "Bo") as people:
        said = say(people.tabs[ANA], "see you tomorrow")
    with restarted(database, people.people[BO], people.id) as (_, tab):
        assert tab.next("chat")["lines"] == [said | {"yours": False}]


def test_chat_lines_reach_people_at_other_workers(postgresql_database):
    with two_workers(postgresql_database) as (one, two), party(one, "mahe", "Ana", "Bo") as people:
        with moved(people.people[BO], two).at(people.id) as tab:
            caught_up(tab)
            said = [say(people.tabs[ANA], text) for text in ("one", "two")]
            heard = []
            while len(heard) < len(said):  # lines written in quick succession may come in one message
                heard += tab.next("chat")["lines"]
        assert heard == [line | {"yours": False} for line in said]


# --- muting -------------------------------------------------------------------------------------------------------


def mute(tab: Tab, line: int, *, muted: bool = True) -> dict:
    caught_up(tab)
    tab.say(type="mute", line=line, muted=muted)
    while (message := tab.next())["type"] not in ("chat", "refused"):
        pass
    return message


def test_the_text_of_a_muted_person_is_left_out(served):
    with party(served, "mahe", "Ana", "Bo") as people:
        said = say(people.tabs[ANA], "na na na")
        assert mute(people.tabs[BO], said["line"])["lines"] == [said | {"yours": False, "text": "", "muted": True}]
        say(people.tabs[ANA], "na na")
        assert (texts(people.tabs[BO]), texts(people.tabs[ANA])) == (["", ""], ["na na na", "na na"])


def test_unmuting_shows_the_lines_written_meanwhile(mahe):
    line = say(mahe.tabs[ANA], "one")["line"]
    mute(mahe.tabs[BO], line)
    say(mahe.tabs[ANA], "two")
    again = mute(mahe.tabs[BO], line, muted=False)
    assert [(one["text"], one["muted"]) for one in again["lines"]] == [("one", False), ("two", False)]


def test_muting_counts_in_all_tabs_at_all_tables_and_for_good(mahe, sqlite_server):
    line = say(mahe.tabs[ANA], "na na na")["line"]
    ana, bo = mahe.people
    elsewhere = sqlite_server.table("mahe", ana, bo).id
    with bo.at(mahe.id) as other_tab, bo.at(elsewhere) as other_table, ana.at(elsewhere) as loud:
        caught_up(other_tab), caught_up(other_table)
        mute(mahe.tabs[BO], line)
        say(mahe.tabs[ANA], "na na"), say(loud, "na")
        assert (texts(other_tab), texts(other_table)) == (["", ""], [""])
    with bo.at(elsewhere) as later:
        assert texts(later) == [""]


def test_muting_affects_only_the_person_who_mutes(mahe):
    with watcher(mahe) as watching:
        line = say(mahe.tabs[ANA], "hello")["line"]
        mute(mahe.tabs[BO], line)
        say(mahe.tabs[ANA], "again")
        assert texts(watching) == ["hello", "again"]


def test_muting_twice_and_unmuting_twice_is_once(mahe):
    line = say(mahe.tabs[ANA], "hello")["line"]
    caught_up(mahe.tabs[BO])
    heard = [mute(mahe.tabs[BO], line, muted=muted)["lines"][0]["muted"] for muted in (True, True, False, False)]
    assert heard == [True, True, False, False]


@pytest.mark.parametrize("line", [1, 2**31 - 1])
def test_only_lines_of_other_people_at_this_table_can_be_muted(mahe, sqlite_server, line):
    """Line 1 is Ana's own, the other one is nobody's."""
    say(mahe.tabs[ANA], "hello")
    refused = mute(mahe.tabs[ANA], line)
    assert (refused["to"], refused["reason"]) == ("mute", "no-such-line")
    with party(sqlite_server, "mahe", "Cleo", "Dov") as others:
        assert mute(others.tabs[ANA], line)["reason"] == "no-such-line"
