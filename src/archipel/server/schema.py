"""All that is said on the wire as one JSON schema, made for those who generate types from it.

It is what msgspec says of the structs in `protocol` and `api`, and a little more exact: what is always sent is
required, what is left out is never null, and phases, kinds and views have names.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from archipel.server import api, protocol

Schema = dict[str, Any]
REF = "#/$defs/{name}"
UNIONS = {
    "FromClient": "What a client says over the socket of a table.",
    "FromServer": "What the server says over the socket of a table.",
}
NAMED = {
    "Phase": (protocol.Phase, "How far a table is: seats are free, the game goes on, or it is over."),
    "Kind": (protocol.Kind, "What an entry of the log tells."),
    "View": (protocol.View, "The board as somebody may see it: a scene of the game, whose fields are the game's own."),
}


def structs() -> list[type[msgspec.Struct]]:
    """Everything that is said over the socket, then over HTTP, in the order in which it is written there."""
    return [*_structs_of(protocol), *_structs_of(api)]


def _structs_of(module: Any) -> Iterator[type[msgspec.Struct]]:
    for found in vars(module).values():
        if inspect.isclass(found) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__:
            yield found


def whole() -> Schema:
    """The JSON schema of the socket's messages and of what is said over HTTP."""
    _, parts = msgspec.json.schema_components(structs(), ref_template=REF)
    messages = protocol.schema()["$defs"]
    unions = {name: messages[name] | {"title": name, "description": text} for name, text in UNIONS.items()}
    exact = {kind.__name__: _exact(kind, parts[kind.__name__]) for kind in structs()}
    said = {**unions, **dict(_named()), **exact}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Anything",
        "description": "Anything that is said over the socket of a table, or over HTTP.",
        "anyOf": [{"$ref": REF.format(name=name)} for name in said],
        "$defs": said,
    }


def _named() -> Iterator[tuple[str, Schema]]:
    for name, (kind, text) in NAMED.items():
        values = {"enum": list(get_args(kind))} if name != "View" else {"type": "object", "additionalProperties": True}
        yield name, {"title": name, "description": text, **values}


def _exact(kind: type[msgspec.Struct], found: Schema) -> Schema:
    """The schema of a struct, with what msgspec does not say."""
    config = kind.__struct_config__
    fields = {name: _field(field) for name, field in found.get("properties", {}).items()}
    required = list(found.get("required", []))
    if config.omit_defaults:
        fields = {name: field if name in required else _never_null(field) for name, field in fields.items()}
    elif not config.forbid_unknown_fields:  # the server says it, and says all of it
        required = list(fields)
        fields = {name: _without(field, "default") for name, field in fields.items()}
    text = inspect.cleandoc(found["description"])
    return found | {
        "description": text, "properties": fields, "required": required, "additionalProperties": False
    }  # fmt: skip


def _field(field: Schema) -> Schema:
    """The field, with the name of its type where it has one; what is said of one alternative is said of the field."""
    field = {**_said_inside(field), **field}
    bare = _without(field, "description", "default")
    for name, (kind, _) in NAMED.items():
        if bare == msgspec.json.schema(kind):
            return {**_without(field, *bare), "$ref": REF.format(name=name)}
    return field


def _said_inside(field: Schema) -> Schema:
    said = [kind["description"] for kind in field.get("anyOf", ()) if "description" in kind]
    return {"description": said[0]} if said else {}


def _never_null(field: Schema) -> Schema:
    """Where there is nothing to say, the field is left out."""
    (*others, last) = field.get("anyOf", [{}])
    if last != {"type": "null"} or field.get("default", ...) is not None:
        return field
    return _without(field, "anyOf", "default") | (others[0] if len(others) == 1 else {"anyOf": others})


def _without(schema: Schema, *names: str) -> Schema:
    return {name: value for name, value in schema.items() if name not in names}
