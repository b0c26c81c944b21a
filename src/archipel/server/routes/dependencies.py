"""The dependencies of the routes: the process and the person of a request; and refusals for invalid requests."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException

from archipel.server.base.errors import Denied, not_yours
from archipel.server.base.identity import COOKIE, Identity
from archipel.server.process.server_process import ServerProcess
from archipel.server.routes.guard import NEW_COOKIE
from archipel.server.routes.requests import address, language
from archipel.server.store.people import newcomer

AppRequest = Request[Any, Any, State]
TheProcess = NamedDependency[ServerProcess]
ThePerson = NamedDependency[str | None]
TheMember = NamedDependency[str]
Connection = ASGIConnection[Any, Any, Any, State]


class Guest:
    """The person of a request that makes a guest of somebody without a cookie.

    A new guest is stored by `statements`, together with the first thing that they do, and then gets a cookie.
    """

    def __init__(self, request: AppRequest, process: ServerProcess, person: str | None) -> None:
        self._request, self._process = request, process
        self._new = process.people.new_identity() if person is None else None
        self.person = self._new.person if self._new is not None else str(person)
        self.lang = language(request.scope)
        self.statements = (newcomer(self._new, self.lang),) if self._new is not None else ()

    def check_limit(self) -> None:
        """Refuse too many new guests from one address."""
        if self._new is not None:
            self._process.new_guest_limit.check(address(self._request.scope))

    def welcome(self) -> None:
        if self._new is not None:
            set_cookie(self._request, self._process, self._new)


TheGuest = NamedDependency[Guest]


def the_process(state: State) -> ServerProcess:
    process: ServerProcess = state.process
    return process


async def the_person(request: AppRequest, process: TheProcess) -> str | None:
    """The person of this request, or None without a valid cookie."""
    return await person_of(request, process)


async def person_of(connection: Connection, process: ServerProcess) -> str | None:
    found = await identity_of(connection, process)
    return None if found is None else found.person


async def identity_of(connection: Connection, process: ServerProcess) -> Identity | None:
    """The identity in the cookie, if it is valid and this person exists; refuses a banned one."""
    identity = process.signer.open(connection.cookies.get(COOKIE))
    if identity is None or await process.people.find(identity) is None:
        return None
    process.orders.check_person(identity.person)
    return identity


def the_member(person: ThePerson) -> str:
    """The person of a request that only members of a table may make; without a cookie nobody is one."""
    if person is None:
        raise not_yours()
    return person


def the_guest(request: AppRequest, process: TheProcess, person: ThePerson) -> Guest:
    """The person of this request; somebody without a cookie becomes a new guest."""
    return Guest(request, process, person)


def set_cookie(request: AppRequest, process: ServerProcess, identity: Identity) -> None:
    """Set the cookie with the response to this request."""
    request.scope["state"][NEW_COOKIE] = process.signer.seal(identity)


# --- invalid requests ---------------------------------------------------------------------------------------------

REASONS = {404: "not-found", 405: "not-here", 413: "too-large", 415: "not-json"}
ABOUT_A_FIELD = re.compile(r"Object (missing|contains unknown).* field `(.+)`")
FIELD_REASONS = {"missing": "missing-field", "contains unknown": "unknown-field"}


def refusal_of(error: HTTPException) -> Denied:
    """The refusal for an error of the framework, with the name of the field if there is one."""
    faults = error.extra if isinstance(error.extra, list) else []
    if error.status_code != 400 or not faults:
        return Denied(REASONS.get(error.status_code, "not-understood"), error.status_code)
    about = ABOUT_A_FIELD.match(faults[0].get("message", ""))
    if about is not None:
        return Denied(FIELD_REASONS[about[1]], 400, field=about[2])
    field = faults[0].get("key", "data")
    return Denied("not-understood", 400) if field == "data" else Denied("bad-value", 400, field=field)
