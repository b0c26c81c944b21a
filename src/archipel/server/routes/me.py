"""Your name, your language, and signing in on another device."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from archipel.server.base.identity import COOKIE, Identity
from archipel.server.rooms.seating import checked_name
from archipel.server.routes.dependencies import AppRequest, TheGuest, ThePerson, TheProcess, set_cookie
from archipel.server.routes.requests import address, language
from archipel.server.wire_types.api import Me, NewMe, Recovery, Token


class MeRoutes(Controller):
    path = "/api"

    @get("/me", summary="Your name and language; the name is empty for a new visitor")
    async def me(self, request: AppRequest, process: TheProcess) -> Me:
        found = await process.people.find(process.signer.open(request.cookies.get(COOKIE)))
        if found is None:
            return Me("", language(request.scope))
        set_cookie(request, process, Identity(found.id, found.epoch))  # restart its lifetime
        return Me(found.name, found.lang)

    @put("/me", summary="Set your name and language")
    async def describe(self, process: TheProcess, guest: TheGuest, data: JSONBody[NewMe]) -> Me:
        name = checked_name(data.name)
        lang = data.lang or await process.people.lang(guest)
        await process.people.describe(guest, name, lang)
        return Me(name, lang)

    @delete("/me", summary="Sign out on this device", status_code=HTTP_204_NO_CONTENT)
    async def forget(self, process: TheProcess) -> Response[None]:
        gone = Cookie(COOKIE, path=process.settings.base_path or "/", max_age=0)
        return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[gone])

    @post("/me/recovery", summary="A link that signs in another device", status_code=HTTP_200_OK)
    async def link(self, request: AppRequest, process: TheProcess, guest: TheGuest) -> Recovery:
        token = await process.people.new_link(guest)
        home, base = (process.settings.public_url or str(request.base_url)).rstrip("/"), process.settings.base_path
        return Recovery(token, f"{home.removesuffix(base)}{base}/#/recover/{token}")

    @post("/recover", summary="Sign in with a link", status_code=HTTP_200_OK)
    async def recover(self, request: AppRequest, process: TheProcess, data: JSONBody[Token]) -> Me:
        process.recovery_limit.check(address(request.scope))
        identity = await process.people.recover(data.token)
        set_cookie(request, process, identity)
        found = await process.people.find(identity)
        return Me(found.name, found.lang) if found is not None else Me("", language(request.scope))

    @delete("/me/devices", summary="Sign out everywhere else", status_code=HTTP_204_NO_CONTENT)
    async def sign_out(self, request: AppRequest, process: TheProcess, person: ThePerson) -> None:
        identity = process.signer.open(request.cookies.get(COOKIE))
        if person is not None and identity is not None:
            set_cookie(request, process, await process.people.sign_out_elsewhere(identity))
            process.registry.disconnect_person(person)
