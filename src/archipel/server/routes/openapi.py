"""The OpenAPI document: Litestar's description of the routes, completed with the checks of the guard and the refusals.

It is published as JSON only, because a page that shows it would load scripts from other sites.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig

from archipel import __version__
from archipel.server.base.identity import COOKIE
from archipel.server.wire_types.api import Problem

PATH = "/api/openapi.json"
MEDIA_TYPE = "application/json"
DESCRIPTION = (
    "Tables at which people and bots play. Moves are made over the socket of a table, "
    "/api/tables/{id}/socket. Its messages are described by /api/protocol.json."
)
TAGS = {
    "catalogue": "The games and their rules.",
    "me": "Your name, your language, and signing in on another device.",
    "tables": "Opening tables, taking seats, starting, records and replays.",
    "health": "The state of the server.",
}
PROBLEMS = {
    "400": "The request is invalid.",
    "403": "You may not do this, or the request came from a page of another site.",
    "404": "Not found.",
    "409": "Not possible in the current state of the table.",
    "413": "The body is too large.",
    "415": "The body is not JSON.",
    "429": "Too many requests or too many tables.",
    "503": "The database does not respond, or the server is full. Nothing has changed.",
}
BODY_CODES = frozenset({"400", "413", "415"})
NAMED_IN_BODY = (("post", "/api/recover"), ("post", "/api/tables"))  # 404 is possible without a name in the path
UNSAFE = frozenset({"post", "put", "delete", "patch"})
NOISE = ("deprecated", "allowEmptyValue", "allowReserved")  # Litestar adds these everywhere, always false


def publish(router: Router) -> HTTPRouteHandler:
    """A route that serves the document about all routes of this router.

    The first request makes it, in a thread: it takes longer than the rest of the start.
    """

    @cache
    def text() -> bytes:
        return msgspec.json.encode(document(router))

    @get(PATH, media_type=MEDIA_TYPE, include_in_schema=False, sync_to_thread=True)
    def openapi() -> Response[bytes]:
        return Response(text(), media_type=MEDIA_TYPE)

    return openapi


def document(router: Router) -> dict[str, Any]:
    """The OpenAPI document of these routes."""
    config = OpenAPIConfig(title="Archipel", version=__version__, description=DESCRIPTION)
    found = Litestar([router], openapi_config=config, logging_config=None).openapi_schema.to_schema()
    (_,), parts = msgspec.json.schema_components((Problem,), ref_template="#/components/schemas/{name}")
    components = found["components"]
    components["schemas"] |= parts
    components["securitySchemes"] = {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}}
    components["responses"] = {code: _problem(text, code) for code, text in PROBLEMS.items()}
    found["security"] = [{}, {"guest": []}]  # a client without a cookie gets one when it needs one
    found["tags"] = [{"name": name, "description": text} for name, text in TAGS.items()]
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            _complete(operation, path.removeprefix(router.path.rstrip("/")), method)
    return found


def _problem(text: str, code: str) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/Problem"}
    headers = {"Retry-After": {"description": "seconds to wait", "schema": {"type": "integer"}}}
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
        return "health"
    word = path.split("/")[2]
    return word if word in TAGS else "me" if word == "recover" else "catalogue"


def _problems(operation: dict[str, Any], path: str, method: str) -> Sequence[str]:
    """The codes of the possible refusals."""
    codes = {"429"} if _tag(path) == "health" else {"429", "503"}
    if "requestBody" in operation:
        codes |= BODY_CODES
    if operation.get("parameters"):
        codes.add("400")
    if "{" in path or (method, path) in NAMED_IN_BODY:
        codes.add("404")
    if method in UNSAFE or "{id}" in path:
        codes.add("403")
    if "{id}" in path or method == "post":
        codes.add("409")
    return sorted(codes | ({"415"} if method in UNSAFE else set()))
