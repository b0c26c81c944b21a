"""The files for hosts: the Dockerfile, the compose file and the page, checked without building an image."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from archipel.cli.parser import build
from archipel.server.base import settings

yaml = pytest.importorskip("yaml")

ROOT = Path(__file__).parent.parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
PAGE = (ROOT / "docs" / "host.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
FILES = {"Dockerfile": DOCKERFILE, "compose.yaml": COMPOSE, "host.md": PAGE}
COMMANDS = next(action.choices for action in build()._actions if action.choices and action.dest != "help")
VARIABLES = {settings.variable(field.name) for field in settings.fields()} | settings.NOT_SETTINGS


def instructions(word: str) -> list[str]:
    """The arguments of this instruction in the Dockerfile; continued lines are joined."""
    lines = DOCKERFILE.replace("\\\n", " ").splitlines()
    return [line.partition(" ")[2].strip() for line in lines if line.startswith(f"{word} ")]


def environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for line in instructions("ENV") for pair in line.split())


# --- all of them --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
def test_every_variable_that_is_named_is_a_setting(file):
    named = set(re.findall(r"\bARCHIPEL_[A-Z_]*[A-Z]\b", FILES[file]))
    assert named - VARIABLES - {"ARCHIPEL_KEEP"} == set()
    assert named


def blocks(kind: str) -> list[str]:
    """The code blocks of this kind on the page."""
    return [text for of, text in re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.M | re.S) if of == kind]


def test_images_are_named_without_a_registry():
    images = [line.split()[0] for line in instructions("FROM")] + re.findall(r"image: (\S+)", COMPOSE)
    assert images
    assert all(re.fullmatch(r"[a-z]+(:[\w.-]+)?", image) for image in images)


# --- Docker -------------------------------------------------------------------------------------------------------


def test_the_image_runs_the_server_as_an_unprivileged_user():
    assert json.loads(instructions("ENTRYPOINT")[0]) + json.loads(instructions("CMD")[0]) == ["archipel", "serve"]
    assert instructions("USER") == ["archipel"]
    assert "serve" in COMMANDS


def test_the_settings_of_the_image_are_valid():
    chosen = settings.load(environment())
    assert (chosen.host, chosen.port) == ("0.0.0.0", int(instructions("EXPOSE")[0]))  # noqa: S104 - within the container
    assert chosen.url == "sqlite:////data/archipel.db"


def test_data_are_in_a_volume_and_compiled_rules_in_the_image():
    """An old volume would hide the rules that a new image brings."""
    folder = environment()["ARCHIPEL_CACHE_DIR"]
    assert json.loads(instructions("VOLUME")[0]) == ["/data"]
    assert f"mkdir /data {folder}" in DOCKERFILE
    assert f"chown archipel:archipel /data {folder}" in DOCKERFILE


def test_the_image_compiles_for_any_processor_as_the_user_who_runs_it():
    assert environment()["ARCHIPEL_CPU"] == "generic"
    assert instructions("RUN")[-1] == "archipel compile"
    assert DOCKERFILE.index("ENV PATH") < DOCKERFILE.index("USER archipel") < DOCKERFILE.index("RUN archipel compile")
    assert "compile" in COMMANDS
    assert not re.search(r"archipel (serve|bench|play)|pytest", "\n".join(instructions("RUN")))
    assert instructions("COPY")[1:] == ["--from=build /opt/archipel /opt/archipel"]


def test_the_health_check_of_the_image_works(sqlite_server, monkeypatch):
    (check,) = re.findall(r'python -c "(.*)"', DOCKERFILE)
    monkeypatch.setenv("ARCHIPEL_PORT", str(sqlite_server.settings.port))
    monkeypatch.setenv("ARCHIPEL_BASE_PATH", "")
    exec(compile(check, "Dockerfile", "exec"), {})  # noqa: S102 - our own line


def test_the_build_stage_gets_every_file_of_the_wheel():
    given = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(), re.M)
    assert {"pyproject.toml", "requirements.lock", "Makefile", "README.md", "LICENSE", "src", "web"} == set(given)
    assert all((ROOT / name).exists() for name in given)
    assert re.search(r"^wheel:", (ROOT / "Makefile").read_text(), re.M)


# --- compose ------------------------------------------------------------------------------------------------------


def test_the_compose_file_fits_together():
    made = yaml.safe_load(COMPOSE)
    server, database = made["services"]["server"], made["services"]["database"]
    used = [volume.split(":") for service in (server, database) for volume in service["volumes"]]
    assert {name for name, _ in used} == set(made["volumes"])
    assert {place for _, place in used} >= set(json.loads(instructions("VOLUME")[0]))
    assert server["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "healthcheck" in database
    assert (ROOT / server["build"] / "Dockerfile").exists()


def test_the_server_of_the_compose_file_finds_its_database():
    made = yaml.safe_load(COMPOSE)["services"]
    chosen = settings.load({name: plain(value) for name, value in made["server"]["environment"].items()})
    names = made["database"]["environment"]
    assert chosen.url == f"postgresql://{names['POSTGRES_USER']}:?@database/{names['POSTGRES_DB']}"
    assert chosen.workers == 2


def plain(value: str) -> str:
    """The value with `${NAME:-default}` filled in as Compose does; required variables become a question mark."""
    return re.sub(r"\$\{\w+:\?[^}]*\}", "?", re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value))


def test_the_server_is_published_on_this_machine_only():
    made = yaml.safe_load(COMPOSE)["services"]
    assert made["server"]["ports"] == [f"127.0.0.1:8000:{instructions('EXPOSE')[0]}"]
    assert "ports" not in made["database"]


# --- the page -----------------------------------------------------------------------------------------------------


def test_the_page_lists_the_defaults():
    documented = dict(re.findall(r"^\| `(ARCHIPEL_\w+)` \| `?(.*?)`? \|", PAGE, re.M))
    assert settings.load({name: value.replace("none", "") for name, value in documented.items()}) == settings.Settings()


def test_proxies_pass_on_the_headers_that_the_server_needs():
    (nginx, *_) = blocks("nginx")
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in nginx


def test_the_unit_sets_valid_settings():
    (unit,) = blocks("ini")
    chosen = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.*)$", unit, re.M))
    assert settings.load(chosen).url == "sqlite:////var/lib/archipel/archipel.db"


def test_every_heading_of_the_list_is_there():
    headings = {
        line[3:].lower().replace(" ", "-").replace("'", "") for line in PAGE.splitlines() if line.startswith("## ")
    }
    assert set(re.findall(r"\(#([\w-]+)\)", PAGE)) == headings


def test_the_readme_leads_to_the_page():
    assert "docs/host.md" in README
