"""The folder where compiled rules are kept: whatever is not whole, or not made for this machine, is not believed."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

import pytest

from archipel.core.kernel import cache


def kept(root: Path, name: str, age: int) -> Path:
    """A folder of compiled rules as the kernel makes it, last used `age` seconds before a fixed time."""
    folder = cache.usable(root / name)
    assert folder
    os.utime(folder, (10**9 - age, 10**9 - age))
    return folder


def test_the_caches_used_last_are_kept_and_older_ones_forgotten(tmp_path):
    folders = [kept(tmp_path, f"{number:016x}", age=9 - number) for number in range(cache.KEPT_CACHES + 2)]
    assert [folder for folder in folders if folder.exists()] == folders[-cache.KEPT_CACHES :]


def test_a_cache_that_is_used_again_is_not_forgotten(tmp_path):
    folders = [kept(tmp_path, f"{number:016x}", age=9 - number) for number in range(cache.KEPT_CACHES)]
    cache.usable(folders[0])
    cache.usable(tmp_path / ("e" * 16))
    assert folders[0].exists()
    assert not folders[1].exists()


def test_a_cache_that_another_version_removed_is_made_again(tmp_path):
    folder = kept(tmp_path, "0" * 16, age=0)
    folder.rmdir()
    cache.write(folder / "rule", b"machine code")
    assert cache.read(folder / "rule") == b"machine code"


def test_folders_that_are_no_caches_of_ours_are_left_alone(tmp_path):
    """ARCHIPEL_CACHE_DIR may be a folder that holds other things."""
    others = [tmp_path / name for name in ("photos", "letters", "music", "taxes", "novel", "deadbeef")]
    for number, folder in enumerate(others):
        folder.mkdir()
        os.utime(folder, (10**9 - number, 10**9 - number))
    cache.usable(tmp_path / ("e" * 16))
    assert all(folder.exists() for folder in others)


def test_a_folder_that_cannot_be_made_is_named_in_one_warning(tmp_path):
    (tmp_path / "file").touch()
    with pytest.warns(UserWarning, match=r"cannot be kept in .*below.*, so they are compiled anew") as warned:
        assert cache.usable(tmp_path / "file" / "below") is None
    assert len(warned) == 1


def test_a_variable_sets_the_cache_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("ARCHIPEL_CACHE_DIR", str(tmp_path))
    assert cache.root() == tmp_path
    monkeypatch.delenv("ARCHIPEL_CACHE_DIR")
    assert cache.root().parts[-2:] == ("archipel", "kernels")


def test_the_name_of_the_cache_changes_with_any_kernel_source(monkeypatch, tmp_path):
    for folder in cache.KERNEL_FOLDERS:
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    names = [cache.wanted()]
    for file in ("core/a.py", "games/b.py", "bots/c.py"):
        (tmp_path / file).write_text("x = 1")
        names.append(cache.wanted())
    (tmp_path / "core/a.py").write_text("x = 2")
    names.append(cache.wanted())
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("part", ["numba", "llvmlite", "numpy"])
def test_the_name_of_the_cache_changes_with_the_compiler(monkeypatch, part):
    before = cache.wanted()
    monkeypatch.setattr(cache, "version", lambda name: "0.0" if name == part else version(name))
    assert cache.wanted() != before


def test_the_name_of_the_cache_changes_with_the_processor(monkeypatch):
    names = [cache.wanted()]
    monkeypatch.setattr(cache, "abilities", lambda: ["i486"])
    names.append(cache.wanted())
    for name in ("generic", "x86-64-v3"):
        monkeypatch.setenv("ARCHIPEL_CPU", name)
        names.append(cache.wanted())
    monkeypatch.setenv("NUMBA_OPT", "1")
    names.append(cache.wanted())
    assert len(set(names)) == len(names)


# --- files --------------------------------------------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written(tmp_path):
    cache.write(tmp_path / "a", b"content")
    assert cache.read(tmp_path / "a") == b"content"
    assert [file.name for file in tmp_path.iterdir()] == ["a"], "nothing is left beside it"


@pytest.mark.parametrize(
    "harm",
    [
        lambda whole: b"",
        lambda whole: whole[:-1],
        lambda whole: whole[:10],
        lambda whole: whole[:-1] + b"?",
        lambda whole: whole + b"?",
    ],
)
def test_a_file_that_was_cut_off_or_altered_is_not_believed(tmp_path, harm):
    file = tmp_path / "a"
    cache.write(file, b"content")
    file.write_bytes(harm(file.read_bytes()))
    assert cache.read(file) is None
    cache.write(file, b"content")
    assert cache.read(file) == b"content"


def test_a_whole_file_of_another_process_stays(tmp_path):
    cache.write(tmp_path / "a", b"theirs")
    cache.write(tmp_path / "a", b"ours")
    assert cache.read(tmp_path / "a") == b"theirs"


def test_a_write_that_fails_leaves_nothing(tmp_path, monkeypatch):
    def no_space(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", no_space)
    with pytest.raises(OSError, match="No space"):
        cache.write(tmp_path / "a", b"content")
    assert not list(tmp_path.iterdir())


# --- games --------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty folder in the place of the real one."""
    place = tmp_path / "0123456789abcdef"
    place.mkdir()
    monkeypatch.setattr(cache, "folder", lambda: place)
    return place


def marked(folder: Path) -> list[Path]:
    """The files of a game that counts as compiled."""
    files = [folder / name for name in ("a", "b")]
    with cache.collecting() as used:
        for file in files:
            cache.write(file, file.name.encode())
            cache.note(file)
    cache.mark_ready("game", used)
    assert cache.is_ready("game")
    return files


def test_a_game_is_ready_when_all_its_files_are_there(folder):
    assert not cache.is_ready("game")
    marked(folder)
    assert not cache.is_ready("other")


def test_a_game_is_not_ready_without_one_of_its_files(folder):
    marked(folder)[1].unlink()
    assert not cache.is_ready("game")


def test_a_game_is_not_ready_with_a_harmed_file(folder):
    file = marked(folder)[0]
    file.write_bytes(file.read_bytes()[:-1])
    assert not cache.is_ready("game")


def test_a_game_is_not_ready_by_another_file_in_the_place_of_its_own(folder):
    first, second = marked(folder)
    first.write_bytes(second.read_bytes())
    assert not cache.is_ready("game")


@pytest.mark.parametrize("content", [b"", b"a"])
def test_an_empty_or_foreign_mark_promises_nothing(folder, content):
    """So the marks of earlier versions, which were empty files, are not believed."""
    (folder / "game.ready").write_bytes(content)
    assert not cache.is_ready("game")


def test_nothing_is_promised_for_a_file_that_could_not_be_written(folder):
    cache.mark_ready("game", {folder / "missing"})
    assert not cache.is_ready("game")


# --- whole processes ----------------------------------------------------------------------------------------------

PLAY = """
from tests.driving import PEARLS
from archipel.core.kernel import compiler
made = compiler.Rule._made
compiler.Rule._made = lambda self, types: print("compiles") or made(self, types)
ready = PEARLS.is_compiled
print(ready, PEARLS.start(2), PEARLS.start(2).to_act)
"""
ROOT = Path(__file__).parents[2]


def play(folder: Path, **environment: str) -> tuple[int, list[str]]:
    """Start a small game in a new process; the number of rules it compiled, and what it printed."""
    surroundings = os.environ | {"ARCHIPEL_CACHE_DIR": str(folder), "NUMBA_DISABLE_JIT": "0"} | environment
    run = subprocess.run([sys.executable, "-c", PLAY], cwd=ROOT, env=surroundings, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    *compiled, said = run.stdout.splitlines()
    return len(compiled), said.split(" ", 1)


@pytest.mark.compiled
@pytest.mark.more
def test_what_one_process_compiled_the_next_one_loads(tmp_path):
    (first, (_, said)), second = play(tmp_path), play(tmp_path)
    assert first > 5
    assert second == (0, ["True", said])


@pytest.mark.compiled
@pytest.mark.more
@pytest.mark.parametrize(
    "harm",
    [
        lambda file: file.write_bytes(file.read_bytes()[:-100]),
        lambda file: file.write_bytes(b""),
        lambda file: file.unlink(),
        lambda file: file.write_bytes(bytes(byte ^ 1 for byte in file.read_bytes())),
    ],
)
def test_harmed_rules_are_compiled_anew(tmp_path, harm):
    _, (_, said) = play(tmp_path)
    file = next(tmp_path.rglob("start-*.rule"))
    harm(file)
    assert play(tmp_path) == (1, ["False", said])
    assert play(tmp_path) == (0, ["True", said])


@pytest.mark.compiled
@pytest.mark.more
def test_a_cache_for_another_processor_is_not_used(tmp_path):
    (native, (_, said)), generic = play(tmp_path), play(tmp_path, ARCHIPEL_CPU="generic")
    assert generic == (native, ["False", said])
    assert play(tmp_path, ARCHIPEL_CPU="generic") == (0, ["True", said])


@pytest.mark.compiled
@pytest.mark.more
def test_two_processes_may_compile_the_same_game_at_once(tmp_path):
    with ThreadPoolExecutor() as both:
        first, second = both.map(play, [tmp_path, tmp_path])
    assert first[1][1] == second[1][1]
    assert play(tmp_path)[0] == 0


@pytest.mark.compiled
@pytest.mark.more
def test_a_folder_that_cannot_be_written_is_good_for_reading(tmp_path):
    _, (_, said) = play(tmp_path)
    for place in [tmp_path, *(path for path in tmp_path.rglob("*") if path.is_dir())]:
        place.chmod(0o555)
    assert play(tmp_path) == (0, ["True", said])
