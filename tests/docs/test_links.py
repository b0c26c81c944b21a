"""Every link, anchor and picture of the documentation is there, and no picture is left over."""

from __future__ import annotations

import pytest

from tests.docs.pages import PAGES, ROOT, Page, slug

PICTURES = ROOT / "docs" / "pictures"


def is_local(address: str) -> bool:
    return "://" not in address and not address.startswith("mailto:")


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_leads_somewhere(page: Page):
    missing = [address for address in page.links if is_local(address) and not is_there(page, address)]
    assert not missing


def is_there(page: Page, address: str) -> bool:
    place, _, anchor = address.partition("#")
    target = (page.file.parent / place).resolve() if place else page.file
    return target.exists() and (not anchor or anchor in Page(target.relative_to(ROOT).as_posix()).anchors)


def test_a_dead_link_and_a_dead_anchor_are_noticed():
    page = Page("docs/host.md")
    assert is_there(page, "#start")
    assert is_there(page, "play.md#clocks")
    assert not is_there(page, "#stop")
    assert not is_there(page, "nowhere.md")


def test_anchors_are_those_of_github():
    assert slug("From SQLite to PostgreSQL") == "from-sqlite-to-postgresql"
    assert slug("Kill -9, & more") == "kill--9--more"


def test_every_picture_is_shown_somewhere():
    shown = {(page.file.parent / address).resolve() for page in PAGES for address in page.links if is_local(address)}
    assert not [file.name for file in PICTURES.iterdir() if file not in shown]


def test_no_link_leaves_the_repository():
    """The documentation can be read without a network, and no address in it can be given up."""
    assert not [address for page in PAGES for address in page.links if not is_local(address)]
