"""What a host can set, by environment or by options of `archipel serve`. Each setting is named and explained here.

`port` is ARCHIPEL_PORT in the environment and `--port` on the command line.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import platformdirs

from archipel.core.errors import ArchipelError

PREFIX = "ARCHIPEL_"
DATABASE = "ARCHIPEL_DATABASE_URL"
NOT_SETTINGS = {"ARCHIPEL_CACHE_DIR"}  # where compiled rules are kept, by every command
SQLITE_FILE = "archipel.db"
CENTURY = 36_500  # days


class BadSettings(ArchipelError):
    """A setting that cannot be."""


def about(text: str, **limits: Any) -> msgspec.Meta:
    return msgspec.Meta(description=text, **limits)


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
    keep_finished_days: Annotated[
        int, about("days after which a finished game is deleted; 0 keeps it", ge=0, le=CENTURY)
    ] = 0
    keep_unstarted_hours: Annotated[
        int, about("hours after which a table that never started is deleted", ge=1, le=CENTURY)
    ] = 48
    keep_idle_days: Annotated[
        int, about("days after which a game that nobody goes on with is deleted", ge=1, le=CENTURY)
    ] = 180
    metrics: Annotated[bool, about("whether /metrics answers")] = True
    log_level: Annotated[str, about("debug, info, warning or error", pattern="^(debug|info|warning|error)$")] = "info"
    log_format: Annotated[str, about("json, or text for people", pattern="^(json|text)$")] = "json"

    def __post_init__(self) -> None:
        if self.secret and len(self.secret) < 32:
            raise ValueError("ARCHIPEL_SECRET: it has 32 characters or more")
        if not self.url.startswith(("sqlite:///", "postgresql://")):
            raise ValueError("ARCHIPEL_DATABASE_URL: it begins with postgresql:// or sqlite:///")
        if self.workers > 1 and not self.is_postgresql:
            raise ValueError("ARCHIPEL_WORKERS: more than one needs PostgreSQL; set ARCHIPEL_DATABASE_URL")
        if self.public_url and not _is_public(self.public_url, self.base_path):
            raise ValueError("ARCHIPEL_PUBLIC_URL: it is https:// or http://, a host, and no path but the base path")
        if not _are_addresses(self.trusted_proxies):
            raise ValueError("ARCHIPEL_TRUSTED_PROXIES: it is addresses or networks with commas between them, or *")

    @property
    def url(self) -> str:
        """The database, wherever it is."""
        return (
            self.database_url.replace("postgres://", "postgresql://", 1) or f"sqlite:///{data_folder() / SQLITE_FILE}"
        )

    @property
    def is_postgresql(self) -> bool:
        return self.url.startswith("postgresql")


def _is_public(url: str, base_path: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    is_place = parts.scheme in ("http", "https") and bool(parts.hostname)
    return is_place and parts.path.rstrip("/") in ("", base_path) and not parts.query + parts.fragment


def _are_addresses(text: str) -> bool:
    try:
        return text in ("", "*") or all(ip_network(part.strip(), strict=False) for part in text.split(","))
    except ValueError:
        return False


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


def database(typed: str | None = None) -> str:
    """The address of the database: typed, or in the environment, or the file in the user's data folder."""
    return load({}, database_url=os.environ.get(DATABASE, "") if typed is None else typed).url


def _convert(given: Mapping[str, str]) -> Settings:
    try:
        return msgspec.convert(dict(given), Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(_explain(str(error))) from None


def _explain(problem: str) -> str:
    """«Expected `int` <= 65535 - at `$.port`», as people say it; the value may be a secret."""
    what, _, place = problem.partition(" - at `$.")
    name = place.rstrip("`")
    return f"{variable(name)}: {what}; it is {explanation(name)}" if name else what


def export(settings: Settings) -> dict[str, str]:
    """The settings as an environment, for worker processes."""
    return {variable(name): str(value) for name, value in msgspec.structs.asdict(settings).items()}


def unknown(environment: Mapping[str, str] | None = None) -> list[str]:
    """Variables that look like settings and are none."""
    ours = {variable(field.name) for field in fields()} | NOT_SETTINGS
    return sorted(name for name in environment or os.environ if name.startswith(PREFIX) and name not in ours)


def explanation(name: str) -> str:
    """What a setting means."""
    kind = next(field.type for field in fields() if field.name == name)
    return str(next(meta.description for meta in kind.__metadata__ if isinstance(meta, msgspec.Meta)))


def sample() -> str:
    """An environment file with every setting explained, and its default as a comment."""
    lines = ["# Settings of the Archipel server. Remove the # before a setting to change it."]
    for field in fields():
        default = msgspec.json.encode(field.default).decode().strip('"')
        lines += ["", f"# {explanation(field.name)}", f"#{variable(field.name)}={default}"]
    return "\n".join(lines) + "\n"
