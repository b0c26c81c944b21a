"""Who asks, and in which language."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency

from archipel.server.guard import NEW_COOKIE, language
from archipel.server.house import House
from archipel.server.identity import COOKIE, Pass

Asking = Request[Any, Any, State]
TheHouse = NamedDependency[House]
ThePerson = NamedDependency[str | None]
TheGuest = NamedDependency[str]
Connection = ASGIConnection[Any, Any, Any, State]


def the_house(state: State) -> House:
    house: House = state.house
    return house


async def the_person(request: Asking, house: TheHouse) -> str | None:
    """Who asks, if they are known."""
    return await known(request, house)


async def known(connection: Connection, house: House) -> str | None:
    found = await house.people.find(house.signer.open(connection.cookies.get(COOKIE)))
    return None if found is None else str(found.id)


async def the_guest(request: Asking, house: TheHouse, person: ThePerson) -> str:
    """Who asks; whoever is not known yet becomes a guest with a cookie of their own."""
    if person is not None:
        return person
    held = await house.people.add(house.hall.now(), language(request.scope))
    hand_out(request, house, held)
    return held.person


def hand_out(request: Asking, house: House, held: Pass) -> None:
    """The answer to this request will bring the cookie."""
    request.scope["state"][NEW_COOKIE] = house.signer.seal(held)
