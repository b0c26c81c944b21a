"""Removing somebody, closing a table, and reporting a line of chat."""

from __future__ import annotations

from litestar import Controller, delete, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from archipel.server.rooms import moderation
from archipel.server.routes.dependencies import AppRequest, TheMember, TheProcess
from archipel.server.routes.requests import address
from archipel.server.routes.tables import SeatPath, TableId, change
from archipel.server.wire_types.api import NewRemoval, NewReport
from archipel.server.wire_types.protocol import TableMessage


class ModerationRoutes(Controller):
    path = "/api/tables/{id:str}"

    @delete("/", summary="Close a table whose game has not begun; only for the host", status_code=HTTP_204_NO_CONTENT)
    async def close(self, process: TheProcess, member: TheMember, id: TableId) -> None:
        await change(process, id, member, lambda room: moderation.close(room, member))

    @delete("/seats/{seat:int}/player", summary="Remove a player for good; only for the host", status_code=HTTP_200_OK)
    async def remove_player(self, process: TheProcess, member: TheMember, id: TableId, seat: SeatPath) -> TableMessage:
        return await change(process, id, member, lambda room: moderation.remove_player(room, member, seat - 1))

    @post("/removals", summary="Remove the writer of a line of chat; only for the host", status_code=HTTP_200_OK)
    async def remove_writer(
        self, process: TheProcess, member: TheMember, id: TableId, data: JSONBody[NewRemoval]
    ) -> TableMessage:
        return await change(process, id, member, lambda room: moderation.remove_writer(room, member, data.line))

    @post("/reports", summary="Report a line of chat to the operator", status_code=HTTP_204_NO_CONTENT)
    async def report(
        self, request: AppRequest, process: TheProcess, member: TheMember, id: TableId, data: JSONBody[NewReport]
    ) -> None:
        process.report_limit.check(address(request.scope))
        async with process.registry.room(id).held() as room:
            await moderation.report(room, member, data.line, data.reason)
