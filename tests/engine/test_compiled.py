"""Kernels where none can be kept on the disk: compiled all the same, and put nowhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]

KERNEL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), resource.RLIM_INFINITY))

from engine.compiled import compiled

@compiled("int64(int64)")
def doubled(number: int) -> int:
    return 2 * number

print(doubled(21))
"""


def kept(tmp_path: Path, folder: Path, largest_file: int = 1 << 20) -> list[str]:
    """What lies on the disk, by the folder, after a process has compiled and used a kernel."""
    (tmp_path / "kernel.py").write_text(KERNEL)
    told = subprocess.run(
        [sys.executable, "-B", str(tmp_path / "kernel.py"), str(largest_file)],
        env=os.environ | {"NUMBA_CACHE_DIR": str(folder), "HOME": str(tmp_path), "PYTHONPATH": str(HOUSE)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "42\n"
    return sorted(file.suffix for file in tmp_path.rglob("*.nb*"))


def test_a_kernel_is_kept_in_the_folder_that_was_named(tmp_path: Path) -> None:
    assert kept(tmp_path, tmp_path / "kernels") == [".nbc", ".nbi"]
    assert len(list((tmp_path / "kernels").rglob("*.nb?"))) == 2


def test_where_the_folder_takes_no_files_a_kernel_is_kept_nowhere(tmp_path: Path) -> None:
    (tmp_path / "kernels").touch()
    assert kept(tmp_path, tmp_path / "kernels") == []
    assert kept(tmp_path, Path(os.devnull)) == []


@pytest.mark.parametrize("largest_file", [10, 1000])
def test_where_the_disk_is_full_a_kernel_is_compiled_all_the_same(largest_file: int, tmp_path: Path) -> None:
    assert ".nbc" not in kept(tmp_path, tmp_path / "kernels", largest_file)
