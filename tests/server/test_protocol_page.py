"""The tables, routes, reasons and examples of docs/protocol.md agree with the code."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from archipel.core.chance import FairDraw
from archipel.server.base import settings
from archipel.server.wire_types import from_client, protocol
from archipel.server.wire_types import json_schema as schema
from tools.protocol import described, main, renewed

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
ENGLISH = (ROOT / "src" / "archipel" / "words" / "en.ftl").read_text("utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.S)
MESSAGES = msgspec.json.Decoder(from_client.FromClient | protocol.FromServer)


def test_the_tables_are_up_to_date(capsys):
    """Otherwise run: python tools/protocol.py"""
    assert renewed(PAGE) == PAGE
    assert main("--check") == 0
    assert capsys.readouterr().out == "docs/protocol.md is up to date\n"


def test_a_table_that_is_not_up_to_date_is_noticed():
    assert renewed(PAGE.replace("| `ply` |", "| `place` |")) == PAGE


def test_every_message_has_a_table():
    assert sorted(described(PAGE)) == sorted(kind.__name__ for kind in schema.structs())


def test_every_field_of_a_message_is_explained():
    parts = schema.whole()["$defs"]
    silent = [
        f"{kind.__name__}.{name}"
        for kind in schema.structs()
        for name, field in parts[kind.__name__]["properties"].items()
        if kind.__module__ == protocol.__name__ and name != "type" and "description" not in field
    ]
    assert not silent


def test_every_route_is_mentioned(sqlite_server):
    with sqlite_server.visitor() as visitor:
        paths = visitor.get("/api/openapi.json")["paths"]
    routes = [f"`{method.upper()} {path}`" for path, methods in paths.items() for method in methods]
    assert not [route for route in routes if route not in PAGE]


def test_every_route_that_is_mentioned_is_there(sqlite_server):
    with sqlite_server.visitor() as visitor:
        paths = visitor.get("/api/openapi.json")["paths"]
    mentioned = re.findall(r"`(GET|PUT|POST|DELETE) (/api/[^`?]*)`", PAGE)
    own = {"/api/openapi.json", "/api/tables/{id}/socket"}  # the document itself, and what it cannot describe
    assert not [path for method, path in mentioned if path not in own and method.lower() not in paths.get(path, {})]


@pytest.mark.parametrize("reason", re.findall(r"^denied-([\w-]+)", ENGLISH, re.M))
def test_every_reason_is_mentioned(reason):
    assert f"| `{reason}` |" in PAGE


def test_every_kind_of_entry_is_mentioned():
    assert not [kind for kind in get_args(protocol.EntryKind) if f"| `{kind}` |" not in PAGE]


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_are_messages_as_they_are_sent(example):
    """Each has all fields that are always sent, and no others."""
    assert json.loads(msgspec.json.encode(MESSAGES.decode(example))) == json.loads(example)


def test_there_is_an_example_of_every_message():
    shown = {json.loads(example)["type"] for example in EXAMPLES}
    said = {kind.__struct_config__.tag for kind in get_args(from_client.FromClient | protocol.FromServer)}
    assert shown == said


@pytest.mark.parametrize(("number", "ways"), [(0, 1), (1, 6), (41, 20), (7, 2**63 + 1)])
def test_the_draw_of_the_page_is_the_draw_of_the_table(number, ways):
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    there: dict[str, Any] = {}
    exec(compile(example, "protocol.md", "exec"), there)  # noqa: S102 - our own example
    secret, shares, start = bytes(range(32)), [b"one share", b"another one"], "the first lines\nof a récord"
    fair = FairDraw(secret, shares, start)
    assert there["draw"](secret, start, shares, number, ways) == fair.pick(number, ways)


def test_the_limits_of_the_page_are_those_of_the_server():
    said = dict(re.findall(r"^\| `(\w+_\w+)` \| (\d+) \|", PAGE, re.M))
    defaults = {field.name: str(field.default) for field in settings.fields()}
    assert said
    assert said == {name: defaults[name] for name in said}
