"""The command `archipel admin`, run beside a server as an operator runs it."""

from __future__ import annotations

import contextlib
import io
import json
from typing import Any

from sqlalchemy import Select

from archipel.cli import main
from tests.server.database_access import execute
from tests.server.serving import Served, Visitor


class Operator:
    """Runs actions on the database of a server, and reads their JSON."""

    def __init__(self, url: str) -> None:
        self.url = url

    def __call__(self, *arguments: str) -> Any:
        """Run an action that must work; returns what it prints."""
        code, out, err = self.run(*arguments, "--json")
        assert code == 0, err
        return json.loads(out)

    def run(self, *arguments: str) -> tuple[int, str, str]:
        """The exit code, the output and the errors of an action."""
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(["admin", *arguments, "--database-url", self.url])
        return code, out.getvalue(), err.getvalue()

    def refusal(self, *arguments: str) -> str:
        """The sentence of an action that fails."""
        code, out, err = self.run(*arguments)
        assert (code, out) == (2, ""), (code, out, err)
        return err.removeprefix("archipel: ").strip()


NOT_ALLOWED, TRY_LATER = 4403, 1013  # close codes of a socket


def operator_of(served: Served) -> Operator:
    return Operator(served.settings.url)


def id_of(served: Served, visitor: Visitor) -> str:
    """The id in the cookie of a visitor."""
    identity = served.process.signer.open(visitor.http.cookies["archipel"])
    assert identity is not None
    return identity.person


def stored_rows(served: Served, query: Select[Any]) -> Any:
    """The rows of a query."""
    return execute(served.settings.url, query)
