"""The site of the documentation: complete, without dead links, and readable without a network."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import archipel
from tests.docs.pages import PAGES, ROOT

pytestmark = [pytest.mark.more, pytest.mark.xdist_group("site")]  # one worker builds it once

OUTSIDE = re.compile(r'<(?:link|script|img|source|iframe)\b[^>]*(?:href|src)="?(https?:)?//', re.I)
SIZES = ((360, 740), (1280, 860))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}")
def reader(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme="dark")
    yield context.new_page()
    context.close()


def test_every_page_is_part_of_the_site(site: Path):
    shown = {file.relative_to(site).as_posix() for file in site.rglob("*.html")}
    wanted = {page.name.removeprefix("docs/") for page in PAGES} - {"README.md"}
    assert {re.sub(r"README\.md$", "index.md", name).replace(".md", ".html") for name in wanted} <= shown


def test_nothing_is_loaded_from_elsewhere(site: Path):
    pages = list(site.rglob("*.html"))
    assert len(pages) > len(PAGES)
    assert not [page.name for page in pages if OUTSIDE.search(page.read_text("utf-8"))]


def test_every_public_name_is_in_the_reference(site: Path):
    anchors = set(re.findall(r'id="archipel\.(\w+)"', (site / "reference.html").read_text("utf-8")))
    assert set(archipel.__all__) - anchors == {"ArchipelError"}  # with its descendants, as in its module
    assert 'id="archipel.core.errors.ArchipelError"' in (site / "reference.html").read_text("utf-8")


def test_opened_as_a_file_it_can_be_read_and_searched(site: Path, reader: Page):
    asked, errors = [], []
    reader.on("request", lambda request: asked.append(request.url))
    reader.on("pageerror", lambda error: errors.append(str(error)))
    reader.goto((site / "index.html").as_uri())
    assert reader.evaluate("document.documentElement.scrollWidth") <= reader.viewport_size["width"]
    reader.locator("#__search").evaluate("box => box.click()")  # opens the search at any width
    reader.get_by_placeholder("Search").press_sequentially("undo")
    reader.locator(".md-search-result__item").first.wait_for()
    assert not [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]
    assert not errors
