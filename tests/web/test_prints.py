"""The page of a game's rules links to everything that can be printed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import archipel
from archipel.core.words import words
from tests.printing import pages

NAMES = [name for name in archipel.games() if archipel.game(name).has_prints]


@pytest.mark.parametrize("name", NAMES)
def test_every_page_and_the_pdf_have_a_link(open_screen, name: str):
    screen = open_screen(f"rules/{name}", lang="fr")
    offered = screen.page.get_by_role("region", name="À imprimer").get_by_role("link")
    titles = [page.title for page in pages(archipel.game(name), "fr").values()]
    expect(offered).to_have_text(["Toutes les pages (PDF)", *titles])
    for link in offered.all():
        answer = screen.page.request.get(str(link.get_attribute("href")))
        assert answer.ok
        assert answer.headers["content-type"].partition(";")[0] in ("application/pdf", "image/svg+xml")


def test_a_game_without_prints_offers_none(open_screen):
    screen = open_screen("rules/mahe", lang="fr")
    title = words("fr").say("rules-title", title="Mahé")
    expect(screen.page.get_by_role("heading", name=title)).to_be_visible()
    screen.settle("#rule-goal")
    expect(screen.page.get_by_role("region", name="À imprimer")).to_have_count(0)
