"""Tables and compiled kernels on disk: used when they are whole, made again when they are not."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Barrier

import numpy as np
import pytest

from engine.kernel_cache import KernelCache
from engine.shelf import Shelf
from engine.table import Table, build
from rules import RULESETS

NOW = "this edition"
AYOAYO, OWARE, ABAPA = RULESETS["ayoayo"], RULESETS["oware"], RULESETS["abapa"]


def damaged(whole: bytes) -> list[bytes]:
    flipped = bytearray(whole)
    flipped[-1] ^= 1
    return [b"", whole[: len(whole) // 2], bytes(flipped), b"{}\n" + whole]


def test_a_table_is_built_once_and_then_read(tmp_path: Path) -> None:
    built = Shelf(tmp_path / "new", NOW).table(AYOAYO, 5)
    read = Shelf(tmp_path / "new", NOW).kept(AYOAYO, 5)
    assert read is not None
    assert np.array_equal(read.bounds, built.bounds)
    assert read.finals_seeds == built.finals_seeds == 3


@pytest.mark.parametrize("damage", range(4))
def test_a_damaged_table_is_built_again(damage: int, tmp_path: Path) -> None:
    Shelf(tmp_path, NOW).table(OWARE, 4)
    (file,) = tmp_path.iterdir()
    file.write_bytes(damaged(file.read_bytes())[damage])
    assert Shelf(tmp_path, NOW).kept(OWARE, 4) is None
    assert np.array_equal(Shelf(tmp_path, NOW).table(OWARE, 4).bounds, build(OWARE, 4).bounds)
    assert Shelf(tmp_path, NOW).kept(OWARE, 4) is not None


def test_a_table_of_other_rules_is_not_taken_for_this_one(tmp_path: Path) -> None:
    Shelf(tmp_path, NOW).table(OWARE, 4)
    (file,) = tmp_path.iterdir()
    file.rename(file.with_name("abapa-4.table"))
    assert Shelf(tmp_path, NOW).kept(ABAPA, 4) is None


def test_a_table_of_another_edition_is_built_again(tmp_path: Path) -> None:
    Shelf(tmp_path, "the edition before").table(OWARE, 4)
    assert Shelf(tmp_path, NOW).kept(OWARE, 4) is None
    Shelf(tmp_path, NOW).table(OWARE, 4)
    assert Shelf(tmp_path, NOW).kept(OWARE, 4) is not None


@contextmanager
def full_disk() -> Iterator[None]:
    """No file takes more than a thousand bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("hindrance", ["a file in its place", "a full disk"])
def test_a_table_that_cannot_be_written_stays_in_memory_and_is_not_built_again(
    hindrance: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shelf = Shelf(tmp_path / "tables", NOW)
    if hindrance == "a file in its place":
        (tmp_path / "tables").touch()
    with full_disk() if hindrance == "a full disk" else nullcontext():
        small, large = shelf.table(AYOAYO, 5), shelf.table(AYOAYO, 6)
    assert np.array_equal(large.bounds, build(AYOAYO, 6).bounds)
    assert (shelf.table(AYOAYO, 5), shelf.kept(AYOAYO, 6)) == (small, large)
    assert not shelf.is_worth_building(AYOAYO, 6)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert [file for file in tmp_path.rglob("*") if file.is_file() and file.name != "tables"] == []


def test_tables_in_memory_are_of_one_ruleset(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables", NOW)
    (tmp_path / "tables").touch()
    shelf.table(AYOAYO, 4)
    shelf.table(OWARE, 4)
    assert shelf.kept(AYOAYO, 4) is None
    assert not shelf.is_worth_building(AYOAYO, 4)
    assert shelf.is_worth_building(ABAPA, 4)


def test_a_table_that_is_built_twice_at_once_is_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shelves, together = [Shelf(tmp_path, NOW) for _ in range(6)], Barrier(6)

    def build_together(shelf: Shelf, seeds: int) -> Table:
        together.wait()
        return shelf.table(OWARE, seeds)

    with ThreadPoolExecutor(6) as builders:
        for seeds in range(6):
            built = list(builders.map(build_together, shelves, [seeds] * 6))
            assert all(np.array_equal(table.bounds, build(OWARE, seeds).bounds) for table in built)
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"oware-{seeds}.table" for seeds in range(6)]
    assert all(shelf.is_worth_building(OWARE, seeds) for shelf in shelves for seeds in range(6))
    assert caplog.records == []


def test_what_a_killed_process_left_half_written_is_removed(tmp_path: Path) -> None:
    (tmp_path / "oware-4.table.5bd1e995.new").write_bytes(b"half")
    (tmp_path / "abapa-4.table.5bd1e995.new").write_bytes(b"being written")
    Shelf(tmp_path, NOW).table(OWARE, 4)
    assert {file.name for file in tmp_path.iterdir()} == {"oware-4.table", "abapa-4.table.5bd1e995.new"}


def compiled(tmp_path: Path) -> KernelCache:
    """A sealed cache of two files."""
    for name in ("one/a.nbc", "one/b.nbi"):
        file = tmp_path / "kernels" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"machine code")
    cache = KernelCache(tmp_path / "kernels", NOW)
    cache.seal()
    return cache


def test_compiled_kernels_that_are_as_they_were_sealed_stay(tmp_path: Path) -> None:
    compiled(tmp_path).clear_unless_sound()
    assert (tmp_path / "kernels" / "one" / "a.nbc").exists()


@pytest.mark.parametrize(
    "change", ["altered", "missing", "new", "edition", "seal missing", "seal broken", "seal endless"]
)
def test_compiled_kernels_that_changed_in_any_way_are_thrown_away(change: str, tmp_path: Path) -> None:
    cache, one = compiled(tmp_path), tmp_path / "kernels" / "one"
    match change:
        case "altered":
            (one / "a.nbc").write_bytes(b"machine c0de")
        case "missing":
            (one / "a.nbc").unlink()
        case "new":
            (one / "c.nbc").write_bytes(b"more")
        case "edition":
            cache = KernelCache(tmp_path / "kernels", "the next edition")
        case "seal missing":
            (tmp_path / "kernels.sums").unlink()
        case "seal broken":
            (tmp_path / "kernels.sums").write_text("[")
        case "seal endless":
            (tmp_path / "kernels.sums").write_text("[" * 100_000)
    cache.clear_unless_sound()
    assert not (tmp_path / "kernels").exists()


def test_kernels_that_are_sealed_twice_at_once_are_sealed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cache, together = compiled(tmp_path), Barrier(6)

    def seal_together(_: int) -> None:
        together.wait()
        cache.seal()

    with ThreadPoolExecutor(6) as sealers:
        for _ in range(10):
            list(sealers.map(seal_together, range(6)))
    assert caplog.records == []
    cache.clear_unless_sound()
    assert (tmp_path / "kernels" / "one" / "a.nbc").exists()
    assert not list(tmp_path.glob("*.new"))


@pytest.mark.parametrize("hindrance", ["kernels", "kernels.sums"])
def test_kernels_that_cannot_be_sealed_are_told_of_and_not_trusted(
    hindrance: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cache = KernelCache(tmp_path / "folder" / "kernels", NOW)
    if hindrance == "kernels":
        (tmp_path / "folder").touch()
    else:
        (tmp_path / "folder" / "kernels.sums").mkdir(parents=True)
        (tmp_path / "folder" / "kernels").mkdir()
    cache.seal()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    cache.clear_unless_sound()
    assert not (tmp_path / "folder" / "kernels").exists()


def test_of_unknown_kernels_behind_a_link_the_link_alone_is_thrown_away(tmp_path: Path) -> None:
    cache, elsewhere = compiled(tmp_path), tmp_path / "elsewhere"
    (tmp_path / "kernels").rename(elsewhere)
    (tmp_path / "kernels").symlink_to(elsewhere)
    cache.clear_unless_sound()
    assert (tmp_path / "kernels" / "one" / "a.nbc").exists(), "they are as they were sealed"
    (elsewhere / "one" / "a.nbc").write_bytes(b"machine c0de")
    cache.clear_unless_sound()
    assert not os.path.lexists(tmp_path / "kernels")
    assert (elsewhere / "one" / "a.nbc").exists()
    assert cache.numba_folder == str(tmp_path / "kernels")


def test_a_file_or_a_link_to_nowhere_in_place_of_the_folder_is_thrown_away(tmp_path: Path) -> None:
    cache = KernelCache(tmp_path / "kernels", NOW)
    for put in (Path.touch, lambda place: place.symlink_to("nowhere")):
        put(tmp_path / "kernels")
        cache.clear_unless_sound()
        assert not os.path.lexists(tmp_path / "kernels")


AS_NOBODY = """
import os, sys
from pathlib import Path
from engine.kernel_cache import KernelCache

if os.geteuid() == 0:  # nothing is forbidden to root
    os.seteuid(65534)
cache = KernelCache(Path(sys.argv[1]), "this edition")
cache.clear_unless_sound()
print(cache.numba_folder)
cache.seal()
"""


def test_kernels_of_another_edition_that_cannot_be_removed_are_neither_used_nor_sealed() -> None:
    with TemporaryDirectory() as name:
        folder, one = Path(name), Path(name) / "kernels" / "one"
        one.mkdir(parents=True)
        folder.chmod(0o777)  # pytest's own folder cannot be reached by every user
        (one / "a.nbc").write_bytes(b"machine code of an older edition")
        one.chmod(0o555)
        done = subprocess.run(
            [sys.executable, "-c", AS_NOBODY, str(folder / "kernels")],
            capture_output=True,
            text=True,
            check=True,
        )
        one.chmod(0o755)  # as an admin does who has found out
        assert (one / "a.nbc").exists()
        assert done.stdout.strip() == os.devnull
        assert "cannot be removed" in done.stderr
        cache = KernelCache(folder / "kernels", NOW)
        cache.clear_unless_sound()
        assert not one.exists()
        assert cache.numba_folder == str(folder / "kernels")
