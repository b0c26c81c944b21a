"""The published description of the API: complete and true, and no request that follows it breaks the server."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import APIOperation, Case, GenerationMode, checks
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi import checks as openapi_checks

from tests.marking import more
from tests.server.serving import PATIENCE, Served, Visitor, settings_for

FEW, MANY = 6, int(os.environ.get("FUZZ_REQUESTS", "25"))  # requests for each operation
CONFORMANCE = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_headers_conformance,
    openapi_checks.response_schema_conformance,
]
CHECKS = [*CONFORMANCE, openapi_checks.negative_data_rejection, openapi_checks.unsupported_method]
VOCABULARY = "https://json-schema.org/draft/2020-12/schema"  # a name, fetched by nobody


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests, with a high limit of tables."""
    database = f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'archipel.db'}"
    many = {"tables_per_hour": 10**6, "tables_per_person": 10**6, "tables_in_all": 10**6}
    with Served(settings_for(database, **many)) as server:
        yield server


@pytest.fixture(scope="module")
def document(sqlite_server: Served) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{sqlite_server.url}/api/openapi.json", timeout=PATIENCE).json()
    return found


@pytest.fixture
def api(sqlite_server: Served) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{sqlite_server.url}/api/openapi.json")


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("examples", [FEW, more(MANY)])
def test_whatever_is_sent_is_answered_as_the_description_says(
    api: BaseSchema, mode: GenerationMode, examples: int
) -> None:
    with requests.Session() as session:
        for found in api.get_all_operations():
            try_out(found.ok(), mode, session, examples)


def try_out(operation: APIOperation, mode: GenerationMode, session: requests.Session, examples: int) -> None:
    """Send requests that follow the description, or that break it."""

    @settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def is_answered_as_described(case: Case) -> None:
        case.call_and_validate(checks=CHECKS, session=session, timeout=PATIENCE)

    if mode is not GenerationMode.NEGATIVE or can_be_wrong(operation):
        is_answered_as_described()


def can_be_wrong(operation: APIOperation) -> bool:
    """Tell whether any request breaks the description: any text may stand in a path, unless it says more of it."""
    schemas = [found.definition["schema"] for found in operation.iter_parameters() if found.location == "path"]
    is_free = all(schema.keys() <= {"type", "title"} and schema["type"] == "string" for schema in schemas)
    return bool(operation.body) or len(schemas) < len(list(operation.iter_parameters())) or not is_free


AT_A_TABLE = [
    ("GET", "/api/tables/{id}"),
    ("GET", "/api/tables/{id}/record"),
    ("GET", "/api/tables/{id}/replay"),
    ("POST", "/api/tables/{id}/start"),
    ("POST", "/api/tables/{id}/rematch"),
    ("DELETE", "/api/tables/{id}/seats/{seat}"),
    ("POST", "/api/tables/{id}/leave"),
]


def test_a_table_that_is_there_is_answered_as_described(sqlite_server: Served, api: BaseSchema) -> None:
    """Requests that random ids never reach: a table, its seats, and a finished game."""
    with sqlite_server.visitor("Ana") as ana:
        for table in (ana.post("/api/tables", game="mahe", seats=2)["id"], played(ana)):
            for method, path in AT_A_TABLE:
                parts = {"id": table, "seat": 1} if "{seat}" in path else {"id": table}
                case = api[path][method].Case(path_parameters=parts, cookies=dict(ana.http.cookies))
                case.call_and_validate(checks=CONFORMANCE, timeout=PATIENCE)


def played(ana: Visitor) -> str:
    """A finished game."""
    table: str = ana.post("/api/tables", game="mahe", seats=2)["id"]
    for seat in (1, 2):
        ana.put(f"/api/tables/{table}/seats/{seat}/bot", kind="random")
    ana.post(f"/api/tables/{table}/start")
    with ana.at(table) as tab:
        while not tab.state().get("result"):
            pass
    return table


# --- the document -------------------------------------------------------------------------------------------------


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def test_every_operation_has_a_summary_and_a_tag_that_is_explained(document: dict[str, Any]) -> None:
    tags = {tag["name"] for tag in document["tags"] if tag["description"]}
    for path, method, operation in operations(document):
        assert operation["summary"], (method, path)
        assert set(operation["tags"]) <= tags, (method, path)


def test_every_name_of_an_operation_is_its_own(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for *_, operation in operations(document)]
    assert len(names) == len(set(names))


def test_every_refusal_is_a_problem(document: dict[str, Any]) -> None:
    for path, method, operation in operations(document):
        refusals = {code: found for code, found in operation["responses"].items() if code >= "400"}
        assert "429" in refusals, (method, path)
        for code, found in refusals.items():
            assert found == {"$ref": f"#/components/responses/{code}"}, (method, path)
    for found in document["components"]["responses"].values():
        assert found["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_every_change_documents_the_refusal_of_foreign_pages(document: dict[str, Any]) -> None:
    for path, method, operation in operations(document):
        if method != "get":
            assert {"403", "415"} <= set(operation["responses"]), (method, path)


def test_a_person_is_identified_by_a_cookie(document: dict[str, Any]) -> None:
    assert document["components"]["securitySchemes"]["guest"] == {"type": "apiKey", "in": "cookie", "name": "archipel"}
    assert document["security"] == [{}, {"guest": []}]


def test_every_reference_of_the_document_leads_somewhere(document: dict[str, Any]) -> None:
    for reference in re.findall(r'"\$ref": ?"#/([^"]+)"', json.dumps(document)):
        found: Any = document
        for part in reference.split("/"):
            found = found[part]


@pytest.mark.parametrize("path", ["/", "/api", "/api/openapi.json", "/api/protocol.json", "/api/welcome", "/nowhere"])
def test_nothing_refers_to_another_host(sqlite_server: Served, path: str) -> None:
    text = httpx.get(sqlite_server.url + path, headers={"Accept": "text/html"}, timeout=PATIENCE).text
    assert not re.search(r"(https?:)?//[\w-]+\.\w", text.replace(VOCABULARY, ""))


def test_behind_a_path_the_document_names_the_path(sqlite_database: str) -> None:
    with (
        Served(settings_for(sqlite_database, base_path="/archipel")) as sqlite_server,
        sqlite_server.visitor() as visitor,
    ):
        paths = visitor.get("/api/openapi.json")["paths"]
        assert set(paths) >= {"/archipel/api/me", "/archipel/healthz"}
        assert paths["/archipel/api/tables/{id}"]["get"]["tags"] == ["tables"]
