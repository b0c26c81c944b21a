"""The schema that types are made from: literal tags, named types, and no vague values."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from archipel.server.wire_types import from_client, protocol
from archipel.server.wire_types import json_schema as schema

WHOLE = schema.whole()["$defs"]


@pytest.mark.parametrize("kind", get_args(from_client.FromClient | protocol.FromServer), ids=lambda kind: kind.__name__)
def test_a_message_is_identified_by_its_tag(kind):
    found = WHOLE[kind.__name__]
    assert found["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}
    assert "type" in found["required"]


def test_only_scenes_have_untyped_values():
    vague = [name for name, part in WHOLE.items() if part.get("additionalProperties") is True]
    assert vague == ["Scene"]
    assert all(part.get("additionalProperties") is False for part in WHOLE.values() if "properties" in part)


def test_phases_kinds_and_views_have_names():
    assert WHOLE["Phase"]["enum"] == list(get_args(protocol.Phase))
    assert WHOLE["StateMessage"]["properties"]["phase"]["$ref"] == "#/$defs/Phase"
    assert WHOLE["LoggedEntry"]["properties"]["kind"]["$ref"] == "#/$defs/EntryKind"
    assert WHOLE["StateMessage"]["properties"]["view"]["$ref"] == WHOLE["Moment"]["properties"]["view"]["$ref"]


def test_fields_that_are_always_sent_are_required():
    assert WHOLE["Clock"]["required"] == ["now", "due"]
    assert {"type": "null"} in WHOLE["Clock"]["properties"]["due"]["anyOf"]


def test_optional_fields_are_never_null():
    assert "result" not in WHOLE["StateMessage"]["required"]
    assert WHOLE["StateMessage"]["properties"]["result"]["$ref"] == "#/$defs/Result"


def test_every_reference_leads_somewhere():
    refs = {part.split('"')[0] for part in json.dumps(schema.whole()).split('"$ref": "#/$defs/')[1:]}
    assert refs <= set(WHOLE)


def test_the_command_prints_it(capsys):
    from archipel.cli import main

    assert main(["protocol"]) == 0
    assert json.loads(capsys.readouterr().out) == schema.whole()
