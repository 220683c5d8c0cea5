"""Tables and compiled kernels on disk: used when they are whole, made again when they are not."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.kernel_cache import KernelCache
from engine.shelf import Shelf
from engine.table import build
from rules import RULESETS

AYOAYO, OWARE, ABAPA = RULESETS["ayoayo"], RULESETS["oware"], RULESETS["abapa"]


def damaged(whole: bytes) -> list[bytes]:
    flipped = bytearray(whole)
    flipped[-1] ^= 1
    return [b"", whole[: len(whole) // 2], bytes(flipped), b"{}\n" + whole]


def test_a_table_is_built_once_and_then_read(tmp_path: Path) -> None:
    built = Shelf(tmp_path / "new").table(AYOAYO, 5)
    read = Shelf(tmp_path / "new").kept(AYOAYO, 5)
    assert read is not None
    assert np.array_equal(read.bounds, built.bounds)
    assert read.finals_seeds == built.finals_seeds == 3


@pytest.mark.parametrize("damage", range(4))
def test_a_damaged_table_is_built_again(damage: int, tmp_path: Path) -> None:
    Shelf(tmp_path).table(OWARE, 4)
    (file,) = tmp_path.iterdir()
    file.write_bytes(damaged(file.read_bytes())[damage])
    assert Shelf(tmp_path).kept(OWARE, 4) is None
    assert np.array_equal(Shelf(tmp_path).table(OWARE, 4).bounds, build(OWARE, 4).bounds)
    assert Shelf(tmp_path).kept(OWARE, 4) is not None


def test_a_table_of_other_rules_is_not_taken_for_this_one(tmp_path: Path) -> None:
    Shelf(tmp_path).table(OWARE, 4)
    (file,) = tmp_path.iterdir()
    file.rename(file.with_name("abapa-4.table"))
    assert Shelf(tmp_path).kept(ABAPA, 4) is None


def compiled(tmp_path: Path) -> KernelCache:
    """A sealed cache of two files."""
    for name in ("one/a.nbc", "one/b.nbi"):
        file = tmp_path / "kernels" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"machine code")
    cache = KernelCache(tmp_path / "kernels")
    cache.seal()
    return cache


def test_compiled_kernels_that_are_as_they_were_sealed_stay(tmp_path: Path) -> None:
    compiled(tmp_path).clear_unless_sound()
    assert (tmp_path / "kernels" / "one" / "a.nbc").exists()


@pytest.mark.parametrize("change", ["altered", "missing", "new", "seal missing", "seal broken"])
def test_compiled_kernels_that_changed_in_any_way_are_thrown_away(change: str, tmp_path: Path) -> None:
    cache, one = compiled(tmp_path), tmp_path / "kernels" / "one"
    match change:
        case "altered":
            (one / "a.nbc").write_bytes(b"machine c0de")
        case "missing":
            (one / "a.nbc").unlink()
        case "new":
            (one / "c.nbc").write_bytes(b"more")
        case "seal missing":
            (tmp_path / "kernels.sums").unlink()
        case "seal broken":
            (tmp_path / "kernels.sums").write_text("[")
    cache.clear_unless_sound()
    assert not (tmp_path / "kernels").exists()
