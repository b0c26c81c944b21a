"""Who asks, and what of it cannot be understood."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from archipel.server.errors import Denied, not_yours
from archipel.server.guard import NEW_COOKIE, language
from archipel.server.identity import COOKIE, Pass
from archipel.server.process import ServerProcess

Asking = Request[Any, Any, State]
TheProcess = NamedDependency[ServerProcess]
ThePerson = NamedDependency[str | None]
TheMember = NamedDependency[str]
TheGuest = NamedDependency[str]
Connection = ASGIConnection[Any, Any, Any, State]


def the_process(state: State) -> ServerProcess:
    process: ServerProcess = state.process
    return process


async def the_person(request: Asking, process: TheProcess) -> str | None:
    """Who asks, if they are known."""
    return await known(request, process)


async def known(connection: Connection, process: ServerProcess) -> str | None:
    found = await process.people.find(process.signer.open(connection.cookies.get(COOKIE)))
    return None if found is None else str(found.id)


def the_member(person: ThePerson) -> str:
    """Who asks for something that only those at a table can; whoever is not known sits nowhere."""
    if person is None:
        raise not_yours()
    return person


async def the_guest(request: Asking, process: TheProcess, person: ThePerson) -> str:
    """Who asks; whoever is not known yet becomes a guest with a cookie of their own."""
    if person is not None:
        return person
    held = await process.people.add(process.registry.now(), language(request.scope))
    hand_out(request, process, held)
    return held.person


def hand_out(request: Asking, process: ServerProcess, held: Pass) -> None:
    """The answer to this request will bring the cookie."""
    request.scope["state"][NEW_COOKIE] = process.signer.seal(held)


# --- what cannot be understood ------------------------------------------------------------------------------------

REASONS = {404: "not-found", 405: "not-here", 413: "too-large", 415: "not-json"}
ABOUT_A_FIELD = re.compile(r"Object (missing|contains unknown).* field `(.+)`")
FIELD_REASONS = {"missing": "missing-field", "contains unknown": "unknown-field"}


def misunderstood(error: HTTPException) -> Denied:
    """What the framework refuses, in our words: with the name of the field, where it is one."""
    faults = error.extra if isinstance(error.extra, list) else []
    if error.status_code != 400 or not faults:
        return Denied(REASONS.get(error.status_code, "not-understood"), error.status_code)
    about = ABOUT_A_FIELD.match(faults[0].get("message", ""))
    if about is not None:
        return Denied(FIELD_REASONS[about[1]], 400, field=about[2])
    field = faults[0].get("key", "data")
    return Denied("not-understood", 400) if field == "data" else Denied("bad-value", 400, field=field)
