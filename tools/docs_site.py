"""A hook of MkDocs: gives the site what lies outside docs/, so that every link of the pages works there too.

Pages such as CHANGELOG.md become pages of the site. Any other file or folder that a page links to is shown as source.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files, InclusionLevel

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
LINK = re.compile(r"(\]\()([^)\s#:]+)((?:#[^)]*)?\))")
ICON = "icon.svg"
LANGUAGES = {".py": "python", ".toml": "toml", ".yaml": "yaml", ".c": "c", ".ftl": "ini", ".md": "markdown"}


def on_config(config: Any) -> Any:
    """List every decision in the navigation."""
    listed = next(part["Decisions"] for part in config.nav if "Decisions" in part)
    listed += sorted(file.relative_to(DOCS).as_posix() for file in DOCS.glob("decisions/0*.md"))
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the outside pages and sources that are linked, and those that they link to."""
    files.append(File(ICON, str(ROOT / "web" / "public"), config.site_dir, config.use_directory_urls))
    waiting = sorted(DOCS.rglob("*.md"))
    seen = set(waiting)
    while waiting:
        for target in linked(waiting.pop()):
            if target not in seen and not target.is_relative_to(DOCS):
                seen.add(target)
                files.append(File.generated(config, address(target), content=content(target)))
                waiting += [target] if target.suffix == ".md" else []
    for file in files:
        if file.src_uri.startswith("source/"):
            file.inclusion = InclusionLevel.NOT_IN_NAV  # reached by links
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead links of this page that leave docs/ to the pages of the site that stand for them."""
    if page.file.src_uri == "index.md":
        page.meta["hide"] = ["navigation", "toc"]
    file = ROOT / page.file.src_uri if page.file.generated_by else DOCS / page.file.src_uri
    if page.file.src_uri.startswith("source/"):
        return markdown
    return LINK.sub(lambda link: f"{link[1]}{led(file, link[2])}{link[3]}", markdown)


def led(file: Path, target: str) -> str:
    """The link from the site's page of this file to that target."""
    found = (file.parent / target).resolve()
    return os.path.relpath(address(found), Path(address(file)).parent)


def linked(page: Path) -> Iterator[Path]:
    """The files and folders that the page links to."""
    if page.suffix == ".md":
        for _, target, _ in LINK.findall(page.read_text("utf-8")):
            yield (page.parent / target).resolve()


def address(file: Path) -> str:
    """The place of a file among the sources of the site."""
    if file.is_relative_to(DOCS):
        return file.relative_to(DOCS).as_posix()
    place = file.relative_to(ROOT).as_posix()
    return place if place.endswith(".md") else f"source/{place}.md"


def content(file: Path) -> str:
    """The text of the page that stands for this file or folder."""
    if file.suffix == ".md":
        return file.read_text("utf-8")
    parts = sorted(part for part in file.rglob("*") if part.suffix in LANGUAGES) if file.is_dir() else [file]
    name = file.relative_to(ROOT).as_posix()
    return f"# {name}\n\n" + "\n\n".join(shown(part, file) for part in parts)


def shown(part: Path, whole: Path) -> str:
    """A source file as a block, under its name if it is a part of a folder."""
    heading = "" if part == whole else f"## `{part.relative_to(whole).as_posix()}`\n\n"
    return f"{heading}````{LANGUAGES.get(part.suffix, 'text')}\n{part.read_text('utf-8').rstrip()}\n````"
