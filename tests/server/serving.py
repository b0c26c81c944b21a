"""A server in a thread, and visitors who reach it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from archipel.server.app import application
from archipel.server.base.clock import SteadyClock, milliseconds
from archipel.server.base.settings import Settings, load
from archipel.server.process.server_process import ServerProcess
from archipel.server.store import Database
from archipel.server.store.migrate import upgrade
from archipel.server.transport.uvicorn_options import options

PATIENCE = 60.0  # seconds; far longer than anything takes on a busy machine, so only a server that hangs fails a test


def settings_for(database: str, **chosen: Any) -> Settings:
    """Settings for tests: quick bots, and limits that only tests of limits reach."""
    quick = {"bot_seconds": "0.02", "requests_per_minute": "100000", "messages_per_second": "1000"}
    quick |= {"replays_per_minute": "100000", "sockets_per_person": "1000"}
    quick |= {"guests_per_hour": "100000", "chat_per_address": "100000", "seats_per_person": "100000"}
    named = {name: str(value) for name, value in chosen.items()}
    ports = {"port": str(free_port()), "metrics_port": str(free_port())}
    return load({}, **{"database_url": database, "log_level": "error", **ports, **quick, **named})


PORTS = range(12_000, 32_000)  # below the ports that the system gives to outgoing connections at any moment
_ports = itertools.count(random.SystemRandom().randrange(len(PORTS)))


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = PORTS[next(_ports) % len(PORTS)]
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Served:
    """A server that runs from the start of a `with` block to its end."""

    def __init__(self, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings.port}{settings.base_path}"
        self._now = now

    def __enter__(self) -> Served:
        self._in_a_thread(lambda: asyncio.run(_upgrade(self.settings.url))).join()
        clock = self._now if isinstance(self._now, SteadyClock) else SteadyClock(self._now, self._now)
        self.process = ServerProcess(self.settings, clock)
        self._server = uvicorn.Server(uvicorn.Config(application(self.process), **options(self.settings)))
        self._thread = self._in_a_thread(self._server.run)
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        return self

    @staticmethod
    def _in_a_thread(work: Callable[[], object]) -> threading.Thread:
        """Start a thread: in a browser test the main thread already has a running loop."""
        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        return thread

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def without_refills(self) -> Served:
        """Let the limits of this server give back nothing with time, so that a slow machine reaches them too."""
        process = self.process
        for limit in (process.request_limit, process.new_table_limit, process.recovery_limit, process.chat_limit):
            limit._clock = lambda: 0.0
        return self

    def metrics(self) -> dict[str, float]:
        """The metrics, by name and labels."""
        text = httpx.get(f"http://127.0.0.1:{self.settings.metrics_port}/metrics", timeout=PATIENCE).text
        lines = [line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#"]
        return {name: float(value) for name, value in lines}

    def visitor(self, name: str = "", **headers: str) -> Visitor:
        return Visitor(self.url, name, headers)

    def table(self, game: str, *people: Visitor, bots: int = 0, **chosen: Any) -> Seated:
        """Open a table, seat these people in this order and bots after them, and start the game."""
        host = people[0]
        chosen = {"game": game, "seats": len(people) + bots, **chosen}
        table = host.post("/api/tables", **chosen)["id"]
        for seat, person in enumerate(people, 1):
            person.sit(table, seat)
        for seat in range(len(people) + 1, len(people) + bots + 1):
            host.put(f"/api/tables/{table}/seats/{seat}/bot", kind="random")
        host.post(f"/api/tables/{table}/start")
        return Seated(table, people)


async def _upgrade(url: str) -> None:
    database = Database(url)
    await upgrade(database)
    await database.close()


def until(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until the condition holds."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "the condition never held"
        time.sleep(0.01)


class Visitor:
    """A person with a browser: a cookie jar, and a socket for each open tab."""

    def __init__(self, url: str, name: str = "", headers: dict[str, str] | None = None) -> None:
        self.url, self.name = url, name
        self.http = httpx.Client(
            base_url=url,
            headers=headers or {},
            timeout=PATIENCE,
            verify=False,  # noqa: S501 - plain HTTP on loopback; reading the certificates would take longer than the test
        )

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> Any:
        return read(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return read(self.http.post(path, json=body) if body else self.http.post(path))

    def put(self, path: str, **body: Any) -> Any:
        return read(self.http.put(path, json=body))

    def delete(self, path: str) -> Any:
        return read(self.http.delete(path))

    def over_tls(self) -> Visitor:
        """Give a name, and send the cookie as behind a proxy with TLS; a client would not send it over plain HTTP."""
        named = self.http.put("/api/me", json={"name": self.name or "Ana"})
        self.http.headers["cookie"] = named.headers["set-cookie"].partition(";")[0]
        return self

    def sit(self, table: str, seat: int) -> Any:
        return self.put(f"/api/tables/{table}/seats/{seat}", name=self.name, share=secrets.token_hex(16))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def at(self, table: str, *, since: int = 0, lang: str = "en", seat: int = 0, **headers: str) -> Tab:
        """Open the table's socket."""
        query = f"since={since}&lang={lang}&seat={seat}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        headers = {"Cookie": self.cookie, **headers}
        return Tab(connect(address, additional_headers=headers, open_timeout=PATIENCE, max_queue=None))


class Problem(AssertionError):
    """A refused request; tests that expect it look at `status` and `reason`."""

    def __init__(self, response: httpx.Response) -> None:
        super().__init__(f"{response.request.method} {response.request.url}: {response.status_code} {response.text}")
        self.status = response.status_code
        self.reason = response.json().get("reason", "")
        self.sentence = response.json().get("sentence", "")


@contextlib.contextmanager
def refused(reason: str, status: int | None = None) -> Iterator[pytest.ExceptionInfo[Problem]]:
    """Expect the server to refuse what this block does, for this reason."""
    with pytest.raises(Problem) as caught:
        yield caught
    assert caught.value.reason == reason, str(caught.value)
    assert status in (None, caught.value.status), str(caught.value)


def read(response: httpx.Response) -> Any:
    if response.is_error:
        raise Problem(response)
    return response.json() if "json" in response.headers.get("content-type", "") else response.text


class Seated:
    """A table in play and the people at it."""

    def __init__(self, id: str, people: tuple[Visitor, ...]) -> None:
        self.id, self.people = id, people

    @contextlib.contextmanager
    def tabs(self) -> Iterator[list[Tab]]:
        """Open everybody's socket, in the order of the seats."""
        with contextlib.ExitStack() as stack:
            yield [stack.enter_context(person.at(self.id)) for person in self.people]


class Tab:
    """One socket, open within a `with` block: the messages it received, and ways to send some."""

    socket: ClientConnection

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.received: list[dict[str, Any]] = []

    def __enter__(self) -> Tab:
        self.socket = self._connection.__enter__()
        return self

    def __exit__(self, *failure: Any) -> None:
        self._connection.__exit__(*failure)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next one of that kind."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            self.received.append(message)
            if kind in (None, message["type"]):
                return message

    def state(self, ply: int = 0) -> dict[str, Any]:
        """The next state at this ply or a later one."""
        while (state := self.next("state"))["ply"] < ply:
            pass
        return state

    @property
    def known(self) -> dict[str, Any] | None:
        """The last state received, if any."""
        return next((message for message in reversed(self.received) if message["type"] == "state"), None)

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.received) if message["type"] == kind)

    def answer(self, answer: str, ply: int) -> None:
        self.say(type="answer", answer=answer, ply=ply)

    def closed(self) -> int:
        """Wait until the server closes the socket; the code it gives."""
        try:
            while True:
                self.received.append(json.loads(self.socket.recv(PATIENCE)))
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


def first(choices: list[dict[str, str]]) -> dict[str, str]:
    return choices[0]


def play_on(tabs: list[Tab], answers: int = 10_000, choose: Callable[..., Any] = first) -> dict[str, Any]:
    """Let everybody answer with one of their choices until the game is over or this many answers are given.

    Where bots are asked as well, they answer first, so that a game on fixed luck is always the same.
    """
    states = level(tabs)
    here = {tab.last("table").get("your_seat", 0) for tab in tabs}
    while answers and not states[0].get("result"):
        seat = next((seat for seat, state in enumerate(states) if state["choices"]), None)
        if seat is not None and here.issuperset(states[0]["to_act"]):
            tabs[seat].answer(choose(states[seat]["choices"])["answer"], states[seat]["ply"])
            answers -= 1
        tabs[seat or 0].state(states[0]["ply"] + 1)
        states = level(tabs)
    return states[0]


def level(tabs: list[Tab]) -> list[dict[str, Any]]:
    """The last state of every tab, once all have reached the same ply."""
    states = [tab.known or tab.state() for tab in tabs]
    while len({state["ply"] for state in states}) > 1:
        furthest = max(state["ply"] for state in states)
        states = [
            state if state["ply"] == furthest else tab.state(furthest) for tab, state in zip(tabs, states, strict=True)
        ]
    return states
