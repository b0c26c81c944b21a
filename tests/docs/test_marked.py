"""Tools renew the tables of a page between marks, and nothing else."""

from __future__ import annotations

import pytest

from tools.marked import renewed

PAGE = "before\n<!-- order -->\nold\n<!-- end -->\nbetween\n<!-- modes -->\nother\n<!-- end -->\nafter\n"


def test_tables_are_renewed_between_their_marks():
    assert renewed(PAGE, {"order": "new"}) == PAGE.replace("old", "new")
    assert renewed(PAGE, {"modes": r"\1", "order": "new"}) == PAGE.replace("old", "new").replace("other", r"\1")


def test_a_table_needs_its_place():
    with pytest.raises(SystemExit, match="homes"):
        renewed(PAGE, {"homes": "new"})
