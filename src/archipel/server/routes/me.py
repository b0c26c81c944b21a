"""Oneself: a name, a language, and the way to another device."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from archipel.server.api import Me, NewMe, Recovery, Token
from archipel.server.guard import address, language
from archipel.server.identity import COOKIE, Pass
from archipel.server.rooms.seating import checked_name
from archipel.server.routes.dependencies import Asking, TheGuest, ThePerson, TheProcess, hand_out


class Myself(Controller):
    path = "/api"

    @get("/me", summary="Who I am; an empty name for somebody who has never been here")
    async def me(self, request: Asking, process: TheProcess) -> Me:
        found = await process.people.find(process.signer.open(request.cookies.get(COOKIE)))
        if found is None:
            return Me("", language(request.scope))
        hand_out(request, process, Pass(found.id, found.epoch))  # whoever comes back is remembered from today on
        return Me(found.name, found.lang)

    @put("/me", summary="How I want to be called")
    async def describe(self, process: TheProcess, guest: TheGuest, data: JSONBody[NewMe]) -> Me:
        name = checked_name(data.name)
        lang = data.lang or await process.people.lang(guest)
        await process.people.describe(guest, name, lang)
        return Me(name, lang)

    @delete("/me", summary="Forget me on this device", status_code=HTTP_204_NO_CONTENT)
    async def forget(self, process: TheProcess) -> Response[None]:
        gone = Cookie(COOKIE, path=process.settings.base_path or "/", max_age=0)
        return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[gone])

    @post("/me/recovery", summary="A link that brings me to another device", status_code=HTTP_200_OK)
    async def link(self, request: Asking, process: TheProcess, guest: TheGuest) -> Recovery:
        token = await process.people.new_link(guest)
        home, base = (process.settings.public_url or str(request.base_url)).rstrip("/"), process.settings.base_path
        return Recovery(token, f"{home.removesuffix(base)}{base}/#/recover/{token}")

    @post("/recover", summary="Become who the link belongs to", status_code=HTTP_200_OK)
    async def recover(self, request: Asking, process: TheProcess, data: JSONBody[Token]) -> Me:
        process.recoveries.check(address(request.scope))
        held = await process.people.recover(data.token)
        hand_out(request, process, held)
        found = await process.people.find(held)
        return Me(found.name, found.lang) if found is not None else Me("", language(request.scope))

    @delete("/me/devices", summary="Sign out everywhere else", status_code=HTTP_204_NO_CONTENT)
    async def sign_out(self, request: Asking, process: TheProcess, person: ThePerson) -> None:
        held = process.signer.open(request.cookies.get(COOKIE))
        if person is not None and held is not None:
            hand_out(request, process, await process.people.sign_out_elsewhere(held))
            process.registry.let_go(person)
