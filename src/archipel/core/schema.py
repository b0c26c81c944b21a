"""JSON schemas of what clients get of a game: scenes as a view shows them, events, previews and score lines."""

from __future__ import annotations

from typing import Any

from archipel.core.field_kind import Schema, object_schema
from archipel.core.game import Game
from archipel.core.notation import Domain, Event, Names, Numbers, Seats

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def game_schema(game: Game) -> Schema:
    """Return one schema with the scene, the events, the score lines, perhaps the previews, and the constants.

    A scene is as a seat or a spectator sees it: hidden things are null. An event is its word, and its fields under
    `args`; `text` is sent to clients that ask for it.
    """
    defs: Schema = {}
    roots = {name: _lift(part, defs) for name, part in _roots(game).items()}
    line = {"enum": [line.name for line in game.facts.lines]}
    return {
        "$schema": DRAFT,
        "title": game.name,
        "$defs": {**roots, "ScoreLine": line, **defs},
        "constants": game.scene.CONSTANTS,
    }


def _roots(game: Game) -> Schema:
    step = {"PreviewStep": game.preview.STEP} if game.preview else {}
    return {"Scene": _scene(game), "Event": _event(game), **step}


def _scene(game: Game) -> Schema:
    seats = game.facts.seats
    options = {option.name: {"enum": list(option.values)} for option in game.facts.options}
    return object_schema(
        {
            "game": {"const": game.name},
            "seats": {"type": "integer", "minimum": seats[0], "maximum": seats[-1]},
            **({"options": object_schema(options)} if options else {}),
            **{name: kind.schema() for name, kind in game.scene.FIELDS.items()},
        }
    )


def _event(game: Game) -> Schema:
    return {"oneOf": [_one_event(kind) for kind in game.events.kinds]}


def _one_event(kind: type[Event]) -> Schema:
    args = object_schema({name: _value(domain) for name, domain in kind.domains().items()})
    properties = {"event": {"const": kind.word}, "args": args, "text": {"type": "string"}}
    return object_schema(properties) | {"title": f"{kind.__name__}Event", "required": ["event", "args"]}


def _value(domain: Domain) -> Schema:
    """Return the schema of a value in an event: seats and numbers are integers, everything else is a name."""
    if isinstance(domain, Numbers):
        return {"type": "integer", "minimum": domain.low, "maximum": domain.high}
    if isinstance(domain, Seats):
        return {"type": "integer", "minimum": 1, "maximum": domain.most}
    title = {"title": domain.kind.title().replace("-", "")} if isinstance(domain, Names) else {}
    return {**title, "enum": [domain.plain(value) for value in domain]}


def _lift(part: Any, defs: Schema) -> Any:
    """Replace schemas that have a title by references, and put them into `defs`; equal titles mean equal types."""
    if isinstance(part, list):
        return [_lift(entry, defs) for entry in part]
    if not isinstance(part, dict):
        return part
    whole = {key: _lift(value, defs) for key, value in part.items()}
    title = whole.get("title")
    if not isinstance(title, str) or not {"enum", "required"} & whole.keys():
        return whole
    name = title if defs.get(title, whole) == whole else f"{title}InEvents"
    defs[name] = whole | {"title": name}
    return {"$ref": f"#/$defs/{name}"}
