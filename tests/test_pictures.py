"""The pictures of the documentation show what the boxes say."""

from __future__ import annotations

import pytest

from tools.pictures import FOLDER, PRINTS, print_of


@pytest.mark.parametrize("file", PRINTS)
def test_a_picture_of_a_print_is_up_to_date(file):
    """Otherwise run: python tools/pictures.py"""
    assert (FOLDER / file).read_text("utf-8") == print_of(*PRINTS[file])
