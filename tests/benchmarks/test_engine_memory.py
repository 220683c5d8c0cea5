"""How much memory the engine's process takes, at its highest, and how long its tables take to build."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from engine import Level, Worker
from engine.answering import bytes_beside_code, seeds_for
from engine.edition import edition
from engine.shelf import Shelf
from rules import RULESETS, Game, Ruleset

KINDS = ["ayoayo", "oware", "abapa-slam-wins"]
"""Relays, single laps, and captures that hang on the stores."""


OWN_CODE = 75
"""Megabytes that the process holds for itself before it has any table."""

LEEWAY = 10


def status(pid: int, name: str) -> int:
    """One of the sizes in a process's status, in megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) >> 10


def wait_for_table(shelf: Shelf, ruleset: Ruleset, seeds: int) -> None:
    while shelf.kept(ruleset, seeds) is None:
        time.sleep(1)


async def asked(folder: Path, megabytes: int, key: str) -> tuple[int, int]:
    """The most that a process held which has answered, built its table and answered with it.

    Returns:
        All of it, in megabytes, and how much of it were pages of libraries: of those a system keeps more or
        fewer in memory as it likes, and can drop them at any time.
    """
    worker, game = Worker(folder, megabytes), Game(RULESETS[key])
    await worker.choose(game, Level.PERFECT, seed=1)
    wanted = seeds_for(bytes_beside_code(megabytes << 20))
    await asyncio.to_thread(wait_for_table, Shelf(folder / "tables", edition()), RULESETS[key], wanted)
    await worker.choose(game, Level.PERFECT, seed=1)
    assert worker.pid is not None
    memory = status(worker.pid, "VmHWM"), status(worker.pid, "RssFile")
    await worker.close()
    return memory


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with compiled kernels."""
    folder = tmp_path_factory.mktemp("engine")
    asyncio.run(compiled(folder))
    return folder


async def compiled(folder: Path) -> None:
    worker = Worker(folder, 16)
    await worker.choose(Game(RULESETS["oware"]), Level.EXPERT, seed=1)
    await worker.close()


@pytest.mark.parametrize("megabytes", [64, 128, 256])
@pytest.mark.parametrize("key", KINDS)
async def test_the_process_takes_no_more_than_it_may(
    folder: Path, key: str, megabytes: int, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = time.perf_counter()
    memory, of_libraries = await asked(folder, megabytes, key)
    seconds = time.perf_counter() - begun
    with capsys.disabled():
        print(f"\n{key} at {megabytes} MB: {memory} MB, {of_libraries} of libraries, {seconds:.0f} s")
    assert memory - of_libraries <= OWN_CODE + (bytes_beside_code(megabytes << 20) >> 20) + LEEWAY
