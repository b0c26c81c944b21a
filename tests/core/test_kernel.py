"""The record, the binding of games to records, and the folder where compiled rules are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from archipel.core import kernel
from tests.driving import GAMES, PEARLS


def test_a_record_needs_seats():
    with pytest.raises(TypeError, match='a record needs the field "seats"'):
        kernel.record(events=2, turn="i1")


@pytest.mark.parametrize("name", ["shape", "item", "copy", "T", "data", "fill"])
def test_a_field_cannot_be_called_like_an_attribute_of_numpys(name):
    with pytest.raises(TypeError, match=f'"{name}" cannot be a field'):
        kernel.record(events=2, seats="i1", **{name: "i1"})


def test_a_record_ends_with_what_just_happened():
    state = kernel.record(events=2, seats="i1", bids=("i2", 4))
    assert state.names == ("seats", "bids", "events", "told", "revealed")
    assert kernel.position_size(state) == 1 + 2 * 4, "packed: no padding that would spoil equality"


def test_two_games_cannot_share_a_layout():
    assert PEARLS.rules
    with pytest.raises(TypeError, match="two games share one record layout"):
        kernel.bind(PEARLS.state, {})


def test_every_game_has_a_layout_of_its_own():
    assert len({game.state for game in GAMES}) == len(GAMES)


# --- the cache ----------------------------------------------------------------------------------------------------


def cache(root: Path, name: str, age: int) -> Path:
    """A folder of compiled rules as the kernel makes it, last used `age` seconds before a fixed time."""
    folder = kernel._usable(root / name)
    assert folder
    os.utime(folder, (10**9 - age, 10**9 - age))
    return folder


def test_the_caches_used_last_are_kept_and_older_ones_forgotten(tmp_path):
    folders = [cache(tmp_path, f"{number:016x}", age=9 - number) for number in range(kernel.KEPT_CACHES + 2)]
    assert [folder for folder in folders if folder.exists()] == folders[-kernel.KEPT_CACHES :]


def test_a_cache_that_is_used_again_is_not_forgotten(tmp_path):
    folders = [cache(tmp_path, f"{number:016x}", age=9 - number) for number in range(kernel.KEPT_CACHES)]
    kernel._usable(folders[0])
    kernel._usable(tmp_path / ("e" * 16))
    assert folders[0].exists()
    assert not folders[1].exists()


def test_folders_that_are_no_caches_of_ours_are_left_alone(tmp_path):
    """ARCHIPEL_CACHE_DIR may be a folder that holds other things."""
    others = [tmp_path / name for name in ("photos", "letters", "music", "taxes", "novel", "deadbeef")]
    for number, folder in enumerate(others):
        folder.mkdir()
        os.utime(folder, (10**9 - number, 10**9 - number))
    kernel._usable(tmp_path / ("e" * 16))
    assert all(folder.exists() for folder in others)


def test_a_folder_that_cannot_be_made_is_named_in_one_warning(tmp_path):
    (tmp_path / "file").touch()
    with pytest.warns(UserWarning, match=r"cannot be kept in .*below.*, so they are compiled anew") as warned:
        assert kernel._usable(tmp_path / "file" / "below") is None
    assert len(warned) == 1


def test_a_variable_sets_the_cache_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("ARCHIPEL_CACHE_DIR", str(tmp_path))
    assert kernel.cache_root() == tmp_path
    monkeypatch.delenv("ARCHIPEL_CACHE_DIR")
    assert kernel.cache_root().parts[-2:] == ("archipel", "kernels")


def test_the_name_of_the_cache_changes_with_any_kernel_source(monkeypatch, tmp_path):
    for folder in kernel.KERNEL_FOLDERS:
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(kernel, "PACKAGE", tmp_path)
    names = [kernel._wanted_folder("1.0")]
    for file in ("core/a.py", "games/b.py", "bots/c.py"):
        (tmp_path / file).write_text("x = 1")
        names.append(kernel._wanted_folder("1.0"))
    (tmp_path / "core/a.py").write_text("x = 2")
    names += [kernel._wanted_folder("1.0"), kernel._wanted_folder("1.1")]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("value", "plain"), [("1", True), ("0", False), ("", False)])
def test_a_variable_selects_plain_python(monkeypatch, value, plain):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", value)
    assert kernel.plain() is plain
