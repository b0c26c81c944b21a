"""The first lines of the server: the address of the page, and how to stop."""

from __future__ import annotations

import contextlib
import socket
import sys

from rich.console import Console

from archipel.cli.qr_code import qr_code
from archipel.cli.show import console
from archipel.core.words import Words, words
from archipel.server.base.logs import is_for_people
from archipel.server.base.settings import Settings
from archipel.system_language import system_language

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - chosen by the administrator
SOMEWHERE = ("192.0.2.1", 9)  # an address for documentation: nobody has it, and nothing is sent there


def greet(chosen: Settings, *, lan: bool) -> None:
    """Print the address: in sentences for people, or in one line for programs."""
    screen, tongue = console(), words(system_language(), more="console")
    if not is_for_people(chosen, sys.stdout):
        screen.print(f"Archipel at {address(chosen)}", soft_wrap=True)
        return
    if lan and not chosen.public_url:
        _show_network(chosen, screen, tongue)
    screen.print(tongue.say("serve-here", address=address(chosen)), soft_wrap=True)
    screen.print(tongue.say("serve-stop"))


def _show_network(chosen: Settings, screen: Console, tongue: Words) -> None:
    """Print the address in the local network, and a code for phones to scan."""
    host = network_host()
    if host is None:
        screen.print(tongue.say("serve-no-network"))
        return
    place = address(chosen, host)
    code = qr_code(place, screen)
    if code is not None:
        screen.print(code)
        screen.print(tongue.say("serve-scan"))
    screen.print(tongue.say("serve-network", address=place), soft_wrap=True)


def address(chosen: Settings, host: str = "") -> str:
    """The address of the server in a browser, on this computer or under another host name."""
    host = host or local_host(chosen)
    host = f"[{host}]" if ":" in host else host
    return (chosen.public_url or f"http://{host}:{chosen.port}").removesuffix("/").removesuffix(
        chosen.base_path
    ) + f"{chosen.base_path}/"


def local_host(chosen: Settings) -> str:
    """The host under which this computer reaches the server."""
    return "127.0.0.1" if chosen.host in EVERYWHERE else chosen.host


def network_host() -> str | None:
    """The address of this computer in its network, or None without a network."""
    found = [*_towards_others(), *_by_name()]
    return next((host for host in found if not host.startswith("127.")), None)


def _towards_others() -> list[str]:
    """The address from which this computer would send to others. Connecting UDP sends nothing."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE)
        return [str(probe.getsockname()[0])]
    return []


def _by_name() -> list[str]:
    """The addresses that belong to the name of this computer."""
    with contextlib.suppress(OSError):
        return socket.gethostbyname_ex(socket.gethostname())[2]
    return []
