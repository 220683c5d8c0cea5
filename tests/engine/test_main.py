"""The command line proves and checks, and says what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LATE = "2 0 1 2 0 3 0 3 1 0 3 0 16 17 S"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments], capture_output=True, text=True, check=False
    )


def test_a_strategy_is_proved_written_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "late.txt"
    proved = run("prove", "ayoayo", "-o", str(file), "--position", LATE, "--seeds", "8", "--megabytes", "4")
    assert (proved.returncode, proved.stderr) == (0, "")
    checked = run("check", str(file))
    assert checked.returncode == 0
    assert checked.stdout == proved.stdout.replace("written", "verified")


def test_what_is_no_strategy_is_refused_with_its_reason(tmp_path: Path) -> None:
    refused = run("check", str(tmp_path / "missing.txt"))
    assert refused.returncode == 1
    assert "missing.txt" in refused.stderr


def test_checking_needs_neither_numba_nor_numpy() -> None:
    code = "import sys, engine.__main__; print(*{'numba', 'numpy'} & set(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == ""
