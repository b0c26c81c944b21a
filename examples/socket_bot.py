"""A bot that comes from outside: it sits down at a table of a running server, waits for the start, and plays.

python examples/socket_bot.py http://127.0.0.1:8000/api/tables/bMu10SG9BuHx Robin
"""

import json
import random
import secrets
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

jar = CookieJar()  # holds the cookie that says who we are
browser = build_opener(HTTPCookieProcessor(jar))


def choose(view: dict[str, Any], answers: list[str]) -> str:
    """Put your bot here: it gets what its seat sees, and the moves that it may make. Ours knows a little about Mahé."""
    if view["game"] == "mahe" and "roll" in answers:
        return "roll" if sum(view["dice"]) <= 3 else "stop"
    return random.choice(answers)


def sit_down(table: str, name: str) -> None:
    """Take the first free seat."""
    with browser.open(table) as response:
        seats = json.load(response)["seats"]
    free = next(seat["seat"] for seat in seats if not seat.get("name") and not seat.get("bot"))
    body = json.dumps({"name": name, "share": secrets.token_hex(16)}).encode()
    browser.open(Request(f"{table}/seats/{free}", body, {"Content-Type": "application/json"}, method="PUT")).close()


def play(table: str) -> list[int]:
    """Answer every question until the game is over; return the points of all seats."""
    cookie = "; ".join(f"{one.name}={one.value}" for one in jar)
    with connect(f"{table.replace('http', 'ws', 1)}/socket", additional_headers={"Cookie": cookie}) as socket:
        for message in map(json.loads, socket):
            if message["type"] == "state" and message.get("choices"):
                answer = choose(message["view"], [choice["answer"] for choice in message["choices"]])
                socket.send(json.dumps({"type": "answer", "ply": message["ply"], "answer": answer}))
            if message["type"] == "state" and "result" in message:
                return list(message["totals"])
    raise ConnectionError("the server closed the connection before the end")


if __name__ == "__main__":
    table, name = sys.argv[1].rstrip("/"), sys.argv[2]
    sit_down(table, name)
    print(*play(table))
