"""One JSON Schema of all messages and HTTP bodies, for programs that generate types from it.

It is msgspec's schema of the structs in `from_client`, `protocol` and `api`, made more exact: fields that are always
sent are required, fields that may be left out are never null, and phases, kinds and scenes have names.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from archipel.server.wire_types import api, from_client, protocol

Schema = dict[str, Any]
REF = "#/$defs/{name}"
UNIONS = {
    "FromClient": "Any message from a client over the socket of a table.",
    "FromServer": "Any message from the server over the socket of a table.",
}
NAMED = {
    "Phase": (protocol.Phase, "The phase of a table: waiting for players, being played, or over."),
    "EntryKind": (protocol.EntryKind, "The kind of an entry of the log."),
    "Scene": (protocol.SceneJson, "The board as somebody may see it; each game defines its own fields."),
}


def structs() -> list[type[msgspec.Struct]]:
    """All structs of the socket, then those of HTTP, in the order of their definition."""
    return [*_structs_of(from_client), *_structs_of(protocol), *_structs_of(api)]


def _structs_of(module: Any) -> Iterator[type[msgspec.Struct]]:
    for found in vars(module).values():
        if inspect.isclass(found) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__:
            yield found


def whole() -> Schema:
    """The JSON Schema of the socket's messages and of the HTTP bodies."""
    _, parts = msgspec.json.schema_components(structs(), ref_template=REF)
    messages = protocol.schema()["$defs"]
    unions = {name: messages[name] | {"title": name, "description": text} for name, text in UNIONS.items()}
    exact = {kind.__name__: _exact(kind, parts[kind.__name__]) for kind in structs()}
    definitions = {**unions, **dict(_named()), **exact}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Anything",
        "description": "Any message of a table's socket and any body of an HTTP request or response.",
        "anyOf": [{"$ref": REF.format(name=name)} for name in definitions],
        "$defs": definitions,
    }


def _named() -> Iterator[tuple[str, Schema]]:
    for name, (kind, text) in NAMED.items():
        values = {"enum": list(get_args(kind))} if name != "Scene" else {"type": "object", "additionalProperties": True}
        yield name, {"title": name, "description": text, **values}


def _exact(kind: type[msgspec.Struct], found: Schema) -> Schema:
    """The schema of a struct, with the details that msgspec leaves out."""
    config = kind.__struct_config__
    fields = {name: _field(field) for name, field in found.get("properties", {}).items()}
    required = list(found.get("required", []))
    if config.omit_defaults:
        fields = {name: field if name in required else _never_null(field) for name, field in fields.items()}
    elif not config.forbid_unknown_fields:  # the server sends it, always with all fields
        required = list(fields)
        fields = {name: _without(field, "default") for name, field in fields.items()}
    text = inspect.cleandoc(found["description"])
    return found | {
        "description": text, "properties": fields, "required": required, "additionalProperties": False
    }  # fmt: skip


def _field(field: Schema) -> Schema:
    """The field, with a reference to its type if that has a name, and with a description found in an alternative."""
    field = {**_inner_description(field), **field}
    bare = _without(field, "description", "default")
    for name, (kind, _) in NAMED.items():
        if bare == msgspec.json.schema(kind):
            return {**_without(field, *bare), "$ref": REF.format(name=name)}
    return field


def _inner_description(field: Schema) -> Schema:
    found = [kind["description"] for kind in field.get("anyOf", ()) if "description" in kind]
    return {"description": found[0]} if found else {}


def _never_null(field: Schema) -> Schema:
    """The field without null: a field without a value is left out."""
    (*others, last) = field.get("anyOf", [{}])
    if last != {"type": "null"} or field.get("default", ...) is not None:
        return field
    return _without(field, "anyOf", "default") | (others[0] if len(others) == 1 else {"anyOf": others})


def _without(schema: Schema, *names: str) -> Schema:
    return {name: value for name, value in schema.items() if name not in names}
