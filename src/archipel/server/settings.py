"""What a host can set, by environment or by options of `archipel serve`. Each setting is named and explained here.

`port` is ARCHIPEL_PORT in the environment and `--port` on the command line.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import platformdirs

from archipel.core.errors import ArchipelError

PREFIX = "ARCHIPEL_"
SQLITE_FILE = "archipel.db"


class BadSettings(ArchipelError):
    """A setting that cannot be."""


def about(text: str, **limits: Any) -> msgspec.Meta:
    return msgspec.Meta(description=text, **limits)


Count = Annotated[int, msgspec.Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings, with defaults that are safe at home."""

    host: Annotated[str, about("the address to listen on; 0.0.0.0 for every network of this machine")] = "127.0.0.1"
    port: Annotated[int, about("the port to listen on", ge=1, le=65535)] = 8000
    public_url: Annotated[
        str, about("where browsers reach this server, such as https://games.example.org; needed behind a proxy")
    ] = ""
    base_path: Annotated[
        str,
        about("the path that the proxy hands on to this server unchanged, such as /archipel", pattern="^(/[\\w.-]+)*$"),
    ] = ""
    trusted_proxies: Annotated[
        str, about("addresses of proxies whose X-Forwarded-For is believed, with commas between them")
    ] = "127.0.0.1,::1"
    secret: Annotated[
        str,
        about("the key that signs cookies, 32 characters or more; without it one is drawn and kept in the database"),
    ] = ""
    database_url: Annotated[
        str,
        about("postgresql://user:password@host/name or sqlite:///file; without it a file in the user's data folder"),
    ] = ""
    workers: Annotated[int, about("processes that serve; more than one needs PostgreSQL", ge=1, le=64)] = 1
    bot_seconds: Annotated[float, about("how long a bot may think about an answer, in seconds", gt=0, le=60)] = 0.5
    tables_per_person: Annotated[int, about("tables that one person may have open or in play", ge=1)] = 50
    tables_per_hour: Annotated[int, about("tables that may be opened from one address in an hour", ge=1)] = 120
    tables_in_all: Annotated[int, about("tables that may be open or in play on this server", ge=1)] = 10_000
    requests_per_minute: Annotated[int, about("requests that one address may make in a minute", ge=10)] = 1_200
    sockets_per_address: Annotated[int, about("players' connections that one address may hold", ge=1)] = 200
    messages_per_second: Annotated[int, about("messages that one connection may send in a second", ge=1)] = 20
    chat_per_minute: Annotated[int, about("lines of chat that one person may write in a minute", ge=1)] = 20
    keep_finished_days: Annotated[int, about("days after which a finished game is deleted; 0 keeps it", ge=0)] = 0
    keep_unstarted_hours: Annotated[int, about("hours after which a table that never started is deleted", ge=1)] = 48
    keep_idle_days: Annotated[int, about("days after which a game that nobody goes on with is deleted", ge=1)] = 180
    metrics: Annotated[bool, about("whether /metrics answers")] = True
    log_level: Annotated[str, about("debug, info, warning or error", pattern="^(debug|info|warning|error)$")] = "info"
    log_format: Annotated[str, about("json, or text for people", pattern="^(json|text)$")] = "json"

    def __post_init__(self) -> None:
        if self.secret and len(self.secret) < 32:
            raise ValueError("the secret has 32 characters or more")
        if self.workers > 1 and not self.is_postgresql:
            raise ValueError("more than one worker needs PostgreSQL: set ARCHIPEL_DATABASE_URL")
        if urlsplit(self.url).scheme not in ("sqlite", "postgresql"):
            raise ValueError("a database_url begins with postgresql:// or sqlite:///")
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise ValueError("a public_url begins with https:// or http://")

    @property
    def url(self) -> str:
        """The database, wherever it is."""
        return (
            self.database_url.replace("postgres://", "postgresql://", 1) or f"sqlite:///{data_folder() / SQLITE_FILE}"
        )

    @property
    def is_postgresql(self) -> bool:
        return self.url.startswith("postgresql")


def data_folder() -> Path:
    return Path(platformdirs.user_data_path("archipel"))


def fields() -> list[msgspec.structs.FieldInfo]:
    return list(msgspec.structs.fields(Settings))


def variable(name: str) -> str:
    """The name of a setting in the environment."""
    return PREFIX + name.upper()


def load(environment: Mapping[str, str] | None = None, **chosen: str) -> Settings:
    """Settings from the environment, overruled by what was chosen on the command line."""
    environment = os.environ if environment is None else environment
    given = {
        field.name: environment[variable(field.name)] for field in fields() if environment.get(variable(field.name))
    }
    return _convert(given | chosen)


def _convert(given: Mapping[str, str]) -> Settings:
    try:
        return msgspec.convert(dict(given), Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(_explain(str(error))) from None


def _explain(problem: str) -> str:
    """«Expected `int` <= 65535 - at `$.port`», as people say it."""
    what, _, place = problem.partition(" - at `$.")
    return f"{variable(place.rstrip('`'))}: {what}" if place else f"the settings: {what}"


def export(settings: Settings) -> dict[str, str]:
    """The settings as an environment, for worker processes."""
    return {variable(name): str(value) for name, value in msgspec.structs.asdict(settings).items() if value != ""}


def explanation(field: msgspec.structs.FieldInfo) -> str:
    """What a setting means."""
    meta = next(meta for meta in field.type.__metadata__ if isinstance(meta, msgspec.Meta))
    return str(meta.description)


def sample() -> str:
    """An environment file with every setting explained, and its default as a comment."""
    lines = ["# Settings of the Archipel server. Remove the # before a setting to change it."]
    for field in fields():
        default = msgspec.json.encode(field.default).decode().strip('"')
        lines += ["", f"# {explanation(field)}", f"#{variable(field.name)}={default}"]
    return "\n".join(lines) + "\n"
