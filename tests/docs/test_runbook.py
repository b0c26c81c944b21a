"""The runbook explains every alarm: each warning and error of the log, each counter of failures, each answer of /readyz."""

from __future__ import annotations

import re
from pathlib import Path

import archipel
from archipel.server.base.metrics import Metrics
from tests.docs.pages import ROOT

SOURCE = Path(archipel.__file__).parent
HOST = (ROOT / "docs" / "host.md").read_text("utf-8")
RUNBOOK = HOST.partition("## Runbook")[2].partition("\n## ")[0]
ALARM = re.compile(r'\blog\.(?:warning|error)\(\s*"([^"%]+)"')
NO_FAILURES = {"archipel_answers", "archipel_writes", "archipel_lesson_steps"}


def test_every_warning_and_every_error_is_explained():
    files = [*(SOURCE / "server").rglob("*.py"), SOURCE / "cli" / "serve.py"]
    alarms = {alarm for file in files for alarm in ALARM.findall(file.read_text("utf-8"))}
    assert "Commit failed" in alarms
    assert not sorted(alarm for alarm in alarms if f"`{alarm}`" not in RUNBOOK)


def test_every_counter_of_failures_is_explained():
    counters = {one.name for one in Metrics()._collectors.collect() if one.type == "counter"} - NO_FAILURES
    assert "archipel_failed_writes" in counters
    assert not sorted(name for name in counters if f"`{name.removeprefix('archipel_')}" not in RUNBOOK)


def test_every_answer_of_readyz_is_explained():
    sources = [SOURCE / "server" / "process" / "readiness.py", SOURCE / "server" / "routes" / "health.py"]
    text = "".join(file.read_text("utf-8") for file in sources)
    answers = set(re.findall(r'"(the database [^"]+)"', text)) | {"draining"}
    assert len(answers) == 3
    assert not sorted(answer for answer in answers if f"`{answer}`" not in RUNBOOK)
