"""The server's settings: environment variables, or options of `archipel serve`.

The setting `port`, for example, is ARCHIPEL_PORT in the environment and `--port` on the command line.
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

from archipel.core import game_folders
from archipel.core.errors import ArchipelError
from archipel.core.game_folders import packages

PREFIX = "ARCHIPEL_"
DATABASE = "ARCHIPEL_DATABASE_URL"
FIRST_ORDER = "ARCHIPEL_FIRST_ORDER"  # for the workers: the operator's latest order when the server was started
# used by every command: compiled rules and their processor, further games
NOT_SETTINGS = {"ARCHIPEL_CACHE_DIR", "ARCHIPEL_CPU", game_folders.SETTING, FIRST_ORDER}
SQLITE_FILE = "archipel.db"
CENTURY = 36_500  # days


class BadSettings(ArchipelError):
    """An invalid setting."""


def about(text: str, **limits: Any) -> msgspec.Meta:
    return msgspec.Meta(description=text, **limits)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings, with defaults that are safe on a private computer."""

    host: Annotated[str, about("the address to listen on; 0.0.0.0 for all networks of this machine")] = "127.0.0.1"
    port: Annotated[int, about("the port to listen on", ge=1, le=65535)] = 8000
    public_url: Annotated[
        str, about("the address of this server in browsers, such as https://games.example.org; needed behind a proxy")
    ] = ""
    base_path: Annotated[
        str,
        about("the path under which a proxy forwards requests unchanged, such as /archipel", pattern="^(/[\\w.-]+)*$"),
    ] = ""
    trusted_proxies: Annotated[
        str, about("comma-separated addresses of proxies whose X-Forwarded-For header is trusted")
    ] = "127.0.0.1,::1"
    secret: Annotated[
        str,
        about(
            "the key that signs cookies, at least 32 characters; if unset, one is generated and stored in the database"
        ),
    ] = ""
    database_url: Annotated[
        str,
        about("postgresql://user:password@host/name or sqlite:///file; by default a file in the user's data folder"),
    ] = ""
    games: Annotated[str, about("comma-separated names of the games to offer; by default all")] = ""
    workers: Annotated[int, about("server processes; more than one needs PostgreSQL", ge=1, le=64)] = 1
    bot_seconds: Annotated[float, about("how long a bot may think about a move, in seconds", gt=0, le=60)] = 0.5
    bot_processes: Annotated[
        int, about("processes in which bots think, for each worker; 0 for one per core", ge=0, le=256)
    ] = 0
    tables_per_person: Annotated[int, about("most tables that one person may have open or in play", ge=1)] = 50
    tables_per_hour: Annotated[int, about("most tables that one address may open per hour", ge=1)] = 120
    tables_in_all: Annotated[int, about("most tables that may be open or in play on this server", ge=1)] = 10_000
    requests_per_minute: Annotated[int, about("most requests from one address per minute", ge=10)] = 1_200
    replays_per_minute: Annotated[int, about("most replays that one address may read per minute", ge=1)] = 60
    connections_in_all: Annotated[
        int, about("most connections at a time; 0 for as many as the system's limit of open files allows", ge=0)
    ] = 0
    connections_per_address: Annotated[
        int, about("most connections from one address at a time, proxies excepted", ge=1)
    ] = 400
    sockets_per_address: Annotated[int, about("most connections of players from one address at a time", ge=1)] = 200
    sockets_per_person: Annotated[int, about("most connections of one player at a time", ge=1)] = 50
    undos_per_question: Annotated[int, about("most moves that a player may undo before the game goes on", ge=0)] = 20
    messages_per_second: Annotated[int, about("most messages from one connection per second", ge=1)] = 20
    chat_per_minute: Annotated[int, about("most chat messages from one person per minute", ge=1)] = 20
    chat_per_address: Annotated[int, about("most chat messages from one address per minute", ge=1)] = 100
    guests_per_hour: Annotated[int, about("most new guests from one address per hour", ge=1)] = 300
    seats_per_person: Annotated[int, about("most seats that one person may hold in unfinished games", ge=1)] = 50
    cookie_days: Annotated[
        int, about("days until a device that nobody uses is signed out; every visit starts them again", ge=1, le=400)
    ] = 180
    link_days: Annotated[
        int, about("days until a link that signs in another device expires; it works once", ge=1, le=CENTURY)
    ] = 7
    trust_clock: Annotated[
        bool, about("believe the system's clock even if it contradicts the database; for one start: true or false")
    ] = False
    keep_finished_days: Annotated[
        int, about("days until a finished game is deleted; 0 keeps it forever", ge=0, le=CENTURY)
    ] = 0
    keep_unstarted_hours: Annotated[
        int, about("hours until a table that never started is deleted", ge=1, le=CENTURY)
    ] = 48
    keep_idle_days: Annotated[int, about("days until a game that nobody continues is deleted", ge=1, le=CENTURY)] = 180
    metrics_port: Annotated[
        int, about("the port on which Prometheus reads /metrics, such as 9464; 0 for none", ge=0, le=65535)
    ] = 0
    metrics_host: Annotated[str, about("the address to listen on for Prometheus")] = "127.0.0.1"
    log_level: Annotated[str, about("debug, info, warning or error", pattern="^(debug|info|warning|error)$")] = "info"
    log_format: Annotated[
        str,
        about("json for machines, text for people, auto for text in a terminal only", pattern="^(auto|json|text)$"),
    ] = "auto"

    def __post_init__(self) -> None:
        if self.secret and len(self.secret) < 32:
            raise ValueError("ARCHIPEL_SECRET must have at least 32 characters")
        if not self.url.startswith(("sqlite:///", "postgresql://")):
            raise ValueError("ARCHIPEL_DATABASE_URL must begin with postgresql:// or sqlite:///")
        if unknown := sorted(set(self.offered) - set(packages())):
            raise ValueError(
                f"ARCHIPEL_GAMES: there is no game called {unknown[0]}; choose from {', '.join(packages())}"
            )
        if self.workers > 1 and not self.is_postgresql:
            raise ValueError("ARCHIPEL_WORKERS: more than one worker needs PostgreSQL; set ARCHIPEL_DATABASE_URL")
        if self.public_url and not _is_public_url(self.public_url, self.base_path):
            raise ValueError(
                "ARCHIPEL_PUBLIC_URL must be https:// or http:// and a host, with no path except the base path"
            )
        if not _are_addresses(self.trusted_proxies):
            raise ValueError("ARCHIPEL_TRUSTED_PROXIES must be addresses or networks separated by commas, or *")

    @property
    def url(self) -> str:
        """The URL of the database, with the default filled in."""
        return (
            self.database_url.replace("postgres://", "postgresql://", 1) or f"sqlite:///{data_folder() / SQLITE_FILE}"
        )

    @property
    def offered(self) -> tuple[str, ...]:
        """The names of the games that the server offers."""
        chosen = {name.strip() for name in self.games.split(",")} - {""}
        return tuple(sorted(chosen or packages()))

    @property
    def is_postgresql(self) -> bool:
        return self.url.startswith("postgresql")


def _is_public_url(url: str, base_path: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    is_server = parts.scheme in ("http", "https") and bool(parts.hostname)
    return is_server and parts.path.rstrip("/") in ("", base_path) and not parts.query + parts.fragment


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
    """Load the settings from the environment; the chosen ones (command line) take precedence."""
    environment = os.environ if environment is None else environment
    given = {
        field.name: environment[variable(field.name)] for field in fields() if environment.get(variable(field.name))
    }
    return _convert(given | chosen)


def database(given: str | None = None) -> str:
    """The URL of the database: the given one, the one in the environment, or a file in the user's data folder."""
    return load({}, database_url=os.environ.get(DATABASE, "") if given is None else given).url


def _convert(given: Mapping[str, str]) -> Settings:
    try:
        return msgspec.convert(dict(given), Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(_explain(str(error))) from None


def _explain(problem: str) -> str:
    """Turn "Expected `int` <= 65535 - at `$.port`" into a sentence; without the value, which may be a secret."""
    what, _, path = problem.partition(" - at `$.")
    name = path.rstrip("`")
    return f"{variable(name)}: {what}; it is {explanation(name)}" if name else what


def export(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for worker processes."""
    return {variable(name): str(value) for name, value in msgspec.structs.asdict(settings).items()}


def unknown(environment: Mapping[str, str] | None = None) -> list[str]:
    """Environment variables that look like settings but are not."""
    ours = {variable(field.name) for field in fields()} | NOT_SETTINGS
    return sorted(name for name in environment or os.environ if name.startswith(PREFIX) and name not in ours)


def explanation(name: str) -> str:
    """The description of a setting."""
    kind = next(field.type for field in fields() if field.name == name)
    return str(next(meta.description for meta in kind.__metadata__ if isinstance(meta, msgspec.Meta)))


def default(name: str) -> str:
    """The default of a setting, as one writes it."""
    value = next(field.default for field in fields() if field.name == name)
    return msgspec.json.encode(value).decode().strip('"')


def sample() -> str:
    """An environment file with every setting explained, and its default as a comment."""
    lines = ["# Settings of the Archipel server. Remove the # before a setting to change it."]
    for field in fields():
        lines += ["", f"# {explanation(field.name)}", f"#{variable(field.name)}={default(field.name)}"]
    return "\n".join(lines) + "\n"
