"""People round a table: who is here, what to do when somebody is away, chat, reactions, and the call to one's turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from archipel.server.rooms import absence, presence
from tests.marking import more
from tests.web.people import asked_and_waiting, hide, seated, wait_there
from tests.web.screen import Screen, by_mouse
from tests.web.test_screens import complaints_of_axe

TWO_UNREAD = re.compile(r"^\(2\) ")
NOTES = """window.notes = [];
window.Notification = class {
  static permission = "default";
  static requestPermission = async () => (this.permission = "granted");
  constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
};"""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server tell at once that somebody is gone, and let a bot play for them at once."""
    monkeypatch.setattr(presence, "RETURN_IN", 0.01)
    monkeypatch.setattr(absence, "GONE_FOR", 0)


def row(screen: Screen, name: str) -> Locator:
    """The line of a player in the list of players."""
    return screen.page.locator(".players li", has_text=name)


def say_in_chat(screen: Screen, text: str, lang: str = "en") -> None:
    words = {"en": ("Chat", "Say something", "Send"), "fr": ("Discussion", "Écrire un message", "Envoyer")}[lang]
    screen.page.get_by_role("tab", name=words[0]).click()
    screen.page.get_by_label(words[1]).fill(text)
    screen.button(words[2]).click()


# --- who is here ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "here", "away", "gone"),
    [("en", "here", "away", "offline"), more("fr", "là", "ailleurs", "hors ligne")],
)
def test_everybody_sees_who_is_here_away_or_gone(open_screen, lang: str, here: str, away: str, gone: str):
    ana, bo, cleo = (open_screen(lang=lang) for _ in range(3))
    seated([ana, bo, cleo], "chawai")
    expect(row(ana, "Bo").locator(".presence")).to_contain_text("thinking" if lang == "en" else "réfléchit")
    hide(bo)
    expect(row(ana, "Bo").locator("[data-is=away]")).to_contain_text(away)
    hide(bo, False)
    expect(row(ana, "Bo").locator("[data-is=here]")).to_be_visible()
    bo.page.close()
    expect(row(ana, "Bo").locator("[data-is=gone]")).to_contain_text(gone)
    assert row(ana, "Ana").locator(".presence").count() == 0
    assert not ana.complaints + cleo.complaints


def test_those_who_watch_are_listed(open_screen):
    ana, bo, cleo = (open_screen() for _ in range(3))
    table = seated([ana, bo], "mahe")
    cleo.go(f"table/{table}")
    expect(row(ana, "Watching")).to_contain_text("Guest")


def test_others_see_who_is_typing(open_screen):
    ana, bo = open_screen(), open_screen(lang="fr")
    seated([ana, bo], "mahe")
    ana.page.get_by_role("tab", name="Chat").click()
    bo.page.get_by_role("tab", name="Discussion").click()
    bo.page.get_by_label("Écrire un message").fill("Bon")
    expect(ana.page.get_by_text("Bo is typing…")).to_be_visible()
    expect(row(ana, "Bo").locator("[data-is=typing]")).to_be_visible()
    bo.page.get_by_label("Écrire un message").fill("")
    expect(ana.page.get_by_text("Bo is typing…")).not_to_be_visible()


def test_somebody_who_watches_chats_after_giving_a_name(open_screen):
    ana, bo, cleo = (open_screen() for _ in range(3))
    cleo.go(f"table/{seated([ana, bo], 'mahe')}")
    cleo.page.get_by_role("tab", name="Chat").click()
    cleo.page.get_by_label("Your name, to join the chat").fill("Cleo")
    cleo.button("Save").click()
    cleo.page.get_by_label("Say something").fill("What a game!")
    cleo.button("Send").click()
    expect(ana.button("Cleo: What a game!")).to_be_visible()
    expect(row(ana, "Watching")).to_contain_text("Cleo")


# --- when somebody is away --------------------------------------------------------------------------------------------


def test_who_thinks_for_long_is_reminded_and_repeated_reminders_are_refused_in_words(open_screen):
    asked, waiting = asked_and_waiting(*two(open_screen, "mahe"))
    name = "Ana" if row(waiting, "Bo").get_by_text("you", exact=True).count() else "Bo"
    assert waiting.button(f"Remind {name}").count() == 0
    wait_there(waiting, 50)
    waiting.button(f"Remind {name}").click()
    expect(asked.page.get_by_role("button", name="reminds you: it’s your turn.")).to_be_visible()
    expect(waiting.page.get_by_text(f"Reminder sent to {name}.")).to_be_visible()
    waiting.button(f"Remind {name}").click()
    expect(waiting.page.get_by_text(f"{name} has only just been reminded.")).to_be_visible()


def two(open_screen, game: str, lang: str = "en", **settings: object) -> tuple[Screen, Screen]:
    ana, bo = open_screen(lang=lang), open_screen(lang=lang)
    seated([ana, bo], game, bots=1 if game == "chawai" else 0, **settings)
    return ana, bo


def test_a_bot_plays_for_somebody_who_is_gone_until_they_return(open_screen):
    ana, bo = two(open_screen, "chawai")
    address = bo.page.url
    bo.page.goto("about:blank")
    expect(ana.page.get_by_text("a bot can play for Bo")).to_be_visible()
    wait_there(ana, 61)
    expect(ana.button("Let a bot play for Bo")).to_be_visible()
    assert not complaints_of_axe(ana)
    ana.button("Let a bot play for Bo").click()
    expect(row(ana, "Bo")).to_contain_text("a bot is playing")
    bo.page.goto(address)
    expect(row(ana, "Bo")).not_to_contain_text("a bot is playing")


@pytest.mark.parametrize("lang", ["fr", more("en"), more("de"), more("it"), more("nl")])
def test_a_game_ends_by_agreement_without_a_winner(open_screen, lang: str):
    words = {
        "en": ("Table", "End the game by agreement", "No, let’s play on", "I agree", "ended by agreement"),
        "fr": ("Table", "Arrêter la partie", "Non, continuons", "Je suis d’accord", "d’un commun accord"),
        "de": ("Tisch", "Partie einvernehmlich beenden", "Nein, weiterspielen", "Einverstanden", "einvernehmlich"),
        "it": ("Tavolo", "Chiudi la partita", "No, continuiamo", "Sono d’accordo", "di comune accordo"),
        "nl": ("Tafel", "De partij samen beëindigen", "Nee, doorspelen", "Akkoord", "in overleg beëindigd"),
    }
    table, end, no, yes, ended = words[lang]
    ana, bo = two(open_screen, "mahe", lang)
    for is_meant in (False, True):
        ana.page.get_by_role("tab", name=table).click()
        ana.page.get_by_role("button", name=end).first.click()
        expect(bo.button(yes)).to_be_visible()
        expect(bo.page.locator(".waiting")).to_contain_text("Ana")
        if not is_meant:
            ana.button(no).click()
            expect(bo.button(yes)).not_to_be_visible()
    bo.button(yes).click()
    for screen in (ana, bo):
        expect(screen.page.locator("#ending-title")).to_contain_text(ended)
        assert screen.page.locator("tfoot").count() == 1


def test_the_clock_says_beforehand_what_happens(open_screen):
    ana, bo = two(open_screen, "mahe", clock=25)
    for screen in (ana, bo):
        expect(screen.page.get_by_role("timer")).to_contain_text("then a bot plays")
    ana.page.get_by_role("tab", name="Table").click()
    expect(ana.page.get_by_text("a bot plays for you until you come back")).to_be_visible()


# --- chat and reactions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1280, more(390)])
def test_unread_chat_is_a_badge_a_toast_and_in_the_title(open_screen, width: int):
    ana, bo = open_screen(width=width, height=844), open_screen(lang="fr")
    seated([ana, bo], "mahe")
    for text in ("Bonjour", "Tu es là ?"):
        say_in_chat(bo, text, "fr")
    chat = ana.page.get_by_role("tab", name="Chat")
    expect(chat).to_have_accessible_name("Chat, 2 new messages")
    expect(ana.page).to_have_title(TWO_UNREAD)
    toast = ana.button("Bo: Tu es là ?")
    expect(toast).to_be_visible()
    toast.click()
    expect(ana.page.get_by_role("log", name="Chat")).to_contain_text("Bonjour")
    expect(chat).to_have_accessible_name("Chat")
    expect(ana.page).not_to_have_title(TWO_UNREAD)


@pytest.mark.more
def test_what_was_read_stays_read_after_a_reload(open_screen):
    ana, bo = two(open_screen, "mahe")
    say_in_chat(bo, "Hello")
    chat = ana.page.get_by_role("tab", name="Chat")
    expect(chat).to_have_accessible_name("Chat, one new message")
    chat.click()
    expect(ana.page.locator(".lines .said")).to_contain_text("Hello")
    expect(ana.page.locator(".toast")).to_have_count(0)
    ana.page.reload()
    ana.page.locator("#turn-title").wait_for()
    expect(chat).to_have_accessible_name("Chat")
    say_in_chat(bo, "Are you back?")
    expect(chat).to_have_accessible_name("Chat, one new message")


def test_the_chat_tells_people_from_the_table(open_screen):
    ana, bo = two(open_screen, "mahe")
    say_in_chat(bo, "The game begins.")
    ana.page.get_by_role("tab", name="Chat").click()
    expect(ana.page.locator(".lines .said")).to_contain_text(["The game begins."])
    expect(ana.page.locator(".lines .note")).to_contain_text(["The game begins."])


@pytest.mark.parametrize(("lang", "bravo", "width"), [("en", "Bravo!", 1280), more("de", "Hoppla!", 390)])
def test_a_reaction_is_one_tap_and_is_shown_at_the_player(open_screen, lang: str, bravo: str, width: int):
    ana, bo = open_screen(lang=lang, width=width, height=844), open_screen(lang=lang)
    seated([ana, bo], "mahe")
    if width < 900:
        ana.page.locator(".reactions .fold").click()
    ana.button(bravo).click()
    for screen in (ana, bo):
        expect(row(screen, "Ana").locator(".sign-of")).to_be_visible()
        expect(screen.page.locator("[data-voice=polite]")).to_contain_text(f"Ana: {bravo}")
    expect(row(bo, "Ana").locator(".sign-of")).not_to_be_visible()


def test_nobody_is_offered_reactions_among_bots(screen: Screen):
    screen.play_against_bots("mahe", 2)
    assert screen.page.locator(".reactions").count() == 0


# --- my turn ----------------------------------------------------------------------------------------------------------


def test_my_turn_is_seen_in_the_tab(open_screen):
    asked, waiting = asked_and_waiting(*two(open_screen, "mahe"))
    icon = "link[rel=icon]"
    expect(asked.page.locator(icon)).to_have_attribute("href", "./icon-turn.svg")
    expect(waiting.page.locator(icon)).to_have_attribute("href", "./icon.svg")
    assert asked.page.title().startswith("● Your turn")
    asked.go("")
    expect(asked.page.locator(icon)).to_have_attribute("href", "./icon.svg")


def test_notifications_are_offered_once_where_one_waits_and_call_a_hidden_page(open_screen):
    ana, bo = open_screen(), open_screen()
    for screen in (ana, bo):
        screen.page.add_init_script(NOTES)
        screen.page.reload()
    seated([ana, bo], "mahe")
    asked, waiting = asked_and_waiting(ana, bo)
    assert asked.button("Yes, please").count() == 0
    waiting.button("Yes, please").click()
    expect(waiting.button("Yes, please")).not_to_be_visible()
    hide(waiting)

    def is_called() -> bool:
        if asked.choices.count():
            by_mouse(asked)
        return bool(waiting.page.evaluate("window.notes.length"))

    asked.until(is_called)
    assert "Your turn" in waiting.page.evaluate("window.notes[0]")


@pytest.mark.parametrize("width", [more(1280), 390])
def test_a_bar_leads_to_the_next_table_that_waits_for_me(open_screen, width: int):
    ana, bo = open_screen(width=width, height=844), open_screen()
    table = seated([ana, bo], "chawai", bots=1)
    bar = ana.link("Waiting for you: Chawaï with Bo")
    assert bar.count() == 0, "I am there"
    ana.play_against_bots("mahe", 2)
    expect(bar).to_be_visible()
    ana.go("rules/mahe")
    bar.click()
    ana.page.wait_for_url(f"**/table/{table}")
    expect(ana.page.locator("#turn-title")).to_be_visible()
    expect(bar).not_to_be_visible()
