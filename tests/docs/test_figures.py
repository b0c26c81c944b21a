"""The figures that the documentation sums up are those of the benchmarks."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT

SUMMARY = (ROOT / "docs" / "figures.md").read_text("utf-8")
MEASURED = (ROOT / "bench" / "README.md").read_text("utf-8")
NUMBER = re.compile(r"\d[\d.,]*")


def test_every_figure_of_the_summary_is_a_measured_one():
    cells = re.findall(r"^\| .* \| (.*\d.*) \|$", SUMMARY, re.M)
    shown = {number for cell in cells for number in NUMBER.findall(cell)}
    assert len(shown) > 10
    assert shown <= set(NUMBER.findall(MEASURED))
