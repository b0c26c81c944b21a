"""The OpenAPI document: what Litestar says of the routes, and what the guard and the refusals add to it.

It is published as JSON only; a page to look at it would fetch its scripts from elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig

from archipel import __version__
from archipel.server.api import Problem
from archipel.server.identity import COOKIE

PATH = "/api/openapi.json"
MEDIA_TYPE = "application/json"
DESCRIPTION = (
    "Tables at which people and bots play. Moves are made over the socket of a table, "
    "/api/tables/{id}/socket, whose messages are described by /api/protocol.json."
)
TAGS = {
    "shelf": "What there is to play, and the rules.",
    "me": "Oneself: a name, a language, and the way to another device.",
    "tables": "Opening tables, sitting down, starting, and what is left when the game is over.",
    "house": "Whether the server is well.",
}
PROBLEMS = {
    "400": "What was sent cannot be understood, or cannot be.",
    "403": "That is not yours to do, or it came from a page of another site.",
    "404": "There is no such thing.",
    "409": "Not now: the table is not at that point.",
    "413": "What was sent is too large.",
    "415": "What was sent is no JSON.",
    "429": "That was too often, or would be too many.",
    "503": "The database does not answer, or the house is full. Nothing has changed.",
}
OF_A_BODY = frozenset({"400", "413", "415"})
NAMING = (("post", "/api/recover"), ("post", "/api/tables"))  # what may not be there is named in the body
UNSAFE = frozenset({"post", "put", "delete", "patch"})
NOISE = ("deprecated", "allowEmptyValue", "allowReserved")  # said by Litestar of everything, and always false


def publish(router: Router) -> HTTPRouteHandler:
    """The route that hands out the document about the others."""
    text = msgspec.json.encode(document(router))

    @get(PATH, media_type=MEDIA_TYPE, include_in_schema=False)
    async def openapi() -> Response[bytes]:
        return Response(text, media_type=MEDIA_TYPE)

    return openapi


def document(router: Router) -> dict[str, Any]:
    """What these routes take and give."""
    config = OpenAPIConfig(title="Archipel", version=__version__, description=DESCRIPTION)
    found = Litestar([router], openapi_config=config, logging_config=None).openapi_schema.to_schema()
    (_,), parts = msgspec.json.schema_components((Problem,), ref_template="#/components/schemas/{name}")
    components = found["components"]
    components["schemas"] |= parts
    components["securitySchemes"] = {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}}
    components["responses"] = {code: _problem(text, code) for code, text in PROBLEMS.items()}
    found["security"] = [{}, {"guest": []}]  # whoever has no cookie gets one where it is needed
    found["tags"] = [{"name": name, "description": text} for name, text in TAGS.items()]
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            _complete(operation, path.removeprefix(router.path.rstrip("/")), method)
    return found


def _problem(text: str, code: str) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Problem"}
    headers = {"Retry-After": {"description": "seconds until then", "schema": {"type": "integer"}}}
    more = {"headers": headers} if code in ("429", "503") else {}
    return {"description": text, "content": {"application/json": {"schema": schema}}, **more}


def _complete(operation: dict[str, Any], path: str, method: str) -> None:
    operation["tags"] = [_tag(path)]
    for part in (operation, *operation.get("parameters", ())):
        for word in NOISE:
            part.pop(word, None)
    operation["responses"].get("204", {}).pop("content", None)
    for code in _problems(operation, path, method):
        operation["responses"][code] = {"$ref": f"#/components/responses/{code}"}


def _tag(path: str) -> str:
    if not path.startswith("/api/"):
        return "house"
    word = path.split("/")[2]
    return word if word in TAGS else "me" if word == "recover" else "shelf"


def _problems(operation: dict[str, Any], path: str, method: str) -> Sequence[str]:
    """What can be refused here."""
    codes = {"429"} if _tag(path) == "house" else {"429", "503"}
    if "requestBody" in operation:
        codes |= OF_A_BODY
    if operation.get("parameters"):
        codes.add("400")
    if "{" in path or (method, path) in NAMING:
        codes.add("404")
    if method in UNSAFE or "{id}" in path:
        codes.add("403")
    if "{id}" in path or method == "post":
        codes.add("409")
    return sorted(codes | ({"415"} if method in UNSAFE else set()))
