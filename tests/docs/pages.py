"""The pages of the documentation: their headings, links and code blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parent.parent.parent
MARKDOWN = MarkdownIt("commonmark").enable("table")
HTML_LINK = re.compile(r'(?:href|src)="([^"]+)"')


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


@dataclass(frozen=True)
class Page:
    name: str  # its path from the root of the repository

    def __str__(self) -> str:
        return self.name

    @property
    def file(self) -> Path:
        return ROOT / self.name

    @cached_property
    def _tokens(self) -> list[Token]:
        return MARKDOWN.parse(self.file.read_text("utf-8"))

    def blocks(self, *languages: str) -> list[Block]:
        """The fenced blocks in these languages; all of them if none is named."""
        found = [
            Block(self.name, token.map[0] + 1, token.info.strip(), token.content)
            for token in self._tokens
            if token.type == "fence" and token.map
        ]
        return [block for block in found if not languages or block.language in languages]

    def _inline(self) -> Iterator[Token]:
        for token in self._tokens:
            yield from token.children or [token]

    @property
    def links(self) -> list[str]:
        """The addresses of all links and pictures."""
        attributes = [token.attrs.get("href") or token.attrs.get("src") for token in self._inline()]
        raw = [token.content for token in self._inline() if token.type in ("html_block", "html_inline")]
        return [str(address) for address in attributes if address] + HTML_LINK.findall("\n".join(raw))

    @property
    def code(self) -> list[str]:
        """Everything that is set as code within a sentence."""
        return [token.content for token in self._inline() if token.type == "code_inline"]

    @property
    def anchors(self) -> set[str]:
        """The anchors of the headings, as both GitHub and the site make them."""
        titles = [self._tokens[at + 1] for at, token in enumerate(self._tokens) if token.type == "heading_open"]
        return {slug("".join(part.content for part in title.children or [])) for title in titles}


def slug(title: str) -> str:
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


PAGES = [
    Page(file.relative_to(ROOT).as_posix())
    for pattern in ("*.md", "docs/**/*.md", "bench/*.md")
    for file in sorted(ROOT.glob(pattern))
]
BLOCKS = [block for page in PAGES for block in page.blocks()]
