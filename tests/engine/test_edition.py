"""The engine's edition: another as soon as anything has changed that goes into kernels and tables."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.edition import edition

HOUSE = Path(__file__).parents[2]
SOURCES = sorted(
    file.relative_to(HOUSE) for package in ("engine", "rules") for file in (HOUSE / package).rglob("*.py")
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of all sources."""
    for source in SOURCES:
        (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOUSE / source, tmp_path / source)
    return tmp_path


def test_the_same_sources_are_the_same_edition_wherever_they_lie(copy: Path) -> None:
    assert edition(copy) == edition()


def test_a_change_of_any_source_is_another_edition(copy: Path) -> None:
    seen = {edition(copy)}
    for source in SOURCES:
        with (copy / source).open("a") as file:
            file.write("#")
        seen.add(edition(copy))
    assert len(seen) == len(SOURCES) + 1


def test_a_source_more_or_under_another_name_is_another_edition(copy: Path) -> None:
    (copy / "rules" / "one.py").write_text("")
    one = edition(copy)
    (copy / "rules" / "one.py").rename(copy / "rules" / "two.py")
    assert len({edition(), one, edition(copy)}) == 3


def test_telling_the_edition_needs_neither_numba_nor_numpy_to_be_imported() -> None:
    code = "import sys, engine.edition as e; e.edition(); print({'numba', 'numpy'} & {*sys.modules})"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "set()"
