"""Your name, your language, and signing in on another device."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from archipel.server.base.errors import Denied
from archipel.server.base.identity import COOKIE
from archipel.server.rooms.names import checked_name
from archipel.server.routes.dependencies import AppRequest, TheGuest, TheProcess, identity_of, set_cookie
from archipel.server.routes.requests import address, language
from archipel.server.wire_types.api import Me, NewMe, Recovery, Token


class MeRoutes(Controller):
    path = "/api"

    @get("/me", summary="Your name and language; the name is empty for a new visitor")
    async def me(self, request: AppRequest, process: TheProcess) -> Me:
        identity = process.signer.open(request.cookies.get(COOKIE))
        found = await process.people.find(identity)
        if found is None or identity is None:
            return Me("", language(request.scope))
        process.orders.check_person(identity.person)
        set_cookie(request, process, process.people.renewed(identity))
        return Me(found.name, found.lang)

    @put("/me", summary="Set your name and language")
    async def describe(self, process: TheProcess, guest: TheGuest, data: JSONBody[NewMe]) -> Me:
        name = checked_name(data.name)
        guest.check_limit()
        lang = data.lang or await process.people.lang(guest.person) or guest.lang
        await process.people.describe(guest.person, name, lang, *guest.statements)
        guest.welcome()
        return Me(name, lang)

    @delete("/me", summary="Sign out on this device", status_code=HTTP_204_NO_CONTENT)
    async def forget(self, process: TheProcess) -> Response[None]:
        gone = Cookie(COOKIE, path=process.settings.base_path or "/", max_age=0)
        return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[gone])

    @post("/me/recovery", summary="A link that signs in another device, once", status_code=HTTP_200_OK)
    async def link(self, request: AppRequest, process: TheProcess) -> Recovery:
        """Without a public address the link is relative, so that no forged header decides where it leads."""
        identity = await identity_of(request, process)
        if identity is None:
            raise Denied("name-first")
        process.recovery_limit.check(identity.person)
        token = await process.people.new_link(identity)
        home, base = process.settings.public_url.rstrip("/"), process.settings.base_path
        return Recovery(token, f"{home.removesuffix(base)}{base}/#/recover/{token}", process.settings.link_days)

    @post("/recover", summary="Sign in with a link", status_code=HTTP_200_OK)
    async def recover(self, request: AppRequest, process: TheProcess, data: JSONBody[Token]) -> Me:
        process.recovery_limit.check(address(request.scope))
        identity = await process.people.recover(data.token)
        set_cookie(request, process, identity)
        found = await process.people.find(identity)
        return Me(found.name, found.lang) if found is not None else Me("", language(request.scope))

    @delete("/me/devices", summary="Sign out everywhere else", status_code=HTTP_204_NO_CONTENT)
    async def sign_out(self, request: AppRequest, process: TheProcess) -> None:
        """End all sockets and links of this person, at all workers."""
        identity = await identity_of(request, process)
        if identity is None:
            return
        async with process.exclusion.alone(identity.person):
            if await identity_of(request, process) is None:  # another device was faster and has signed out this one
                raise Denied("signed-out", 403)
            fresh = await process.people.sign_out_elsewhere(identity)
        set_cookie(request, process, fresh)
        process.sessions.end({fresh.person: fresh.epoch})
