"""Play a whole game against bots on a running server, with random answers, and check the dice at the end.

python examples/client.py http://127.0.0.1:8000 mahe fr
"""

import json
import random
import secrets
import sys
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect

from archipel.core.record import verify

jar = CookieJar()  # holds the cookie of the first response, which is our identity
browser = build_opener(HTTPCookieProcessor(jar))


def ask(method: str, address: str, **body: object) -> str:
    data = json.dumps(body).encode() if body else None
    with browser.open(Request(address, data, {"Content-Type": "application/json"}, method=method)) as response:
        return str(response.read().decode())


def sit_down(tables: str, game: str) -> tuple[str, str]:
    """Open a table, sit down among bots, and start; return its address and what its record has to begin with."""
    table = json.loads(ask("POST", tables, game=game))
    place = f"{tables}/{table['id']}"
    for seat in table["seats"][1:]:
        ask("PUT", f"{place}/seats/{seat['seat']}/bot", kind="mate")
    ask("PUT", f"{place}/seats/1", name="Robin", share=secrets.token_hex(16))  # only now: we have seen the commitment
    start = json.loads(ask("POST", f"{place}/start"))["start"]
    return place, f"{start}\ncommitment: {table['commitment']}\n"


def play(place: str, lang: str) -> None:
    """Print what happens and answer every question until there is a result."""
    address = f"{place.replace('http', 'ws', 1)}/socket?lang={lang}&texts=true"
    cookie = "; ".join(f"{one.name}={one.value}" for one in jar)
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        for message in map(json.loads, socket):
            if message["type"] == "state":
                print(*(event["text"] for entry in message["events"] for event in entry.get("events", [])), sep="\n")
                if message["choices"]:
                    answer = random.choice(message["choices"])["answer"]
                    socket.send(json.dumps({"type": "answer", "ply": message["ply"], "answer": answer}))
                if "result" in message:
                    return


if __name__ == "__main__":
    server, game, lang = (*sys.argv[1:], "en")[:3]
    place, promised = sit_down(f"{server.rstrip('/')}/api/tables", game)
    play(place, lang)
    record = ask("GET", f"{place}/record")
    print(verify(record) if record.startswith(promised) else "This is not the game that we started!")
