"""The engine's process: there when it is asked, replaced when it fails, gone when it is idle."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine import EngineFailed, EngineUnavailable, Level, Verdict, Worker
from engine.answering import Answerer
from engine.edition import edition
from engine.kernel_cache import KernelCache
from rules import RULESETS, Game, Position, parse_moves

OPENING = Game.replay(RULESETS["ayoayo"], parse_moves("Cd"))
WON_BY_A = Game(RULESETS["ayoayo"], Position.parse("1 0 0 0 0 1 0 0 0 0 2 0 22 22 S"))


@pytest.fixture(scope="module")
def folder() -> Path:
    """A folder with all kernels, compiled and sealed."""
    assert callable(Answerer), "importing it has compiled them"
    kernels = Path(os.environ["NUMBA_CACHE_DIR"])
    KernelCache(kernels, edition()).seal()
    return kernels.parent


@pytest.fixture
async def worker(folder: Path) -> AsyncIterator[Worker]:
    worker = Worker(folder, 32)
    yield worker
    await worker.close()


async def test_a_process_starts_with_the_first_question_and_answers(worker: Worker) -> None:
    assert worker.pid is None
    values = await worker.evaluate(WON_BY_A, 5.0)
    assert next((value.pit, value.verdict) for value in values) == (0, Verdict.WIN)
    assert await worker.choose(WON_BY_A, Level.PERFECT, 1) == 0
    assert worker.pid is not None


async def test_games_cross_to_the_process_with_their_moves(worker: Worker) -> None:
    assert sorted(value.pit for value in await worker.evaluate(OPENING, 0.2)) == OPENING.legal_moves()


async def test_a_game_that_is_over_is_not_asked_about(worker: Worker) -> None:
    over = Game(RULESETS["oware"], Position.parse("1 0 0 0 0 0 0 0 0 0 0 0 23 24 S"))
    assert await worker.evaluate(over, 1.0) == []
    with pytest.raises(ValueError, match="the game is over"):
        await worker.choose(over, Level.CASUAL, 1)
    assert worker.pid is None


async def test_a_process_killed_in_the_middle_of_a_thought_is_replaced_and_asked_again(
    worker: Worker,
) -> None:
    await worker.choose(WON_BY_A, Level.PERFECT, 1)
    first = worker.pid
    assert first is not None
    thinking = asyncio.create_task(worker.choose(Game(RULESETS["oware"]), Level.PERFECT, 1))
    await asyncio.sleep(0.1)
    os.kill(first, signal.SIGKILL)
    assert await thinking in range(6)
    assert worker.pid not in (None, first)


async def test_two_questions_at_once_are_answered_one_after_the_other(worker: Worker) -> None:
    pits = await asyncio.gather(
        worker.choose(WON_BY_A, Level.PERFECT, 1), worker.choose(OPENING, Level.SKILLED, 1)
    )
    assert pits[0] == 0
    assert pits[1] in OPENING.legal_moves()


async def test_a_question_that_is_given_up_leaves_no_process_thinking(worker: Worker) -> None:
    await worker.choose(WON_BY_A, Level.PERFECT, 1)
    first = worker.pid
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(worker.evaluate(Game(RULESETS["oware"]), 60.0), 0.1)
    assert worker.pid is None
    assert await worker.choose(WON_BY_A, Level.PERFECT, 1) == 0
    assert worker.pid != first


async def ended(worker: Worker) -> None:
    """Wait until the process has ended."""
    async with asyncio.timeout(60):
        while worker.pid is not None:  # noqa: ASYNC110 - the system's process, which sets no event
            await asyncio.sleep(0.01)


async def test_an_idle_process_ends(folder: Path) -> None:
    worker = Worker(folder, 32, idle_seconds=0.05)
    await worker.choose(WON_BY_A, Level.PERFECT, 1)
    await ended(worker)
    assert await worker.choose(WON_BY_A, Level.PERFECT, 1) == 0
    await worker.close()


async def test_an_idle_process_finishes_the_table_that_it_builds_and_answers_meanwhile(folder: Path) -> None:
    tables = folder / "tables"
    for table in tables.glob("abapa-1*.table"):
        table.unlink()
    worker, game = Worker(folder, 32, idle_seconds=0.05), Game(RULESETS["abapa"])
    await worker.evaluate(game, 0.01)
    builder = worker.pid
    await asyncio.sleep(0.3)
    assert not list(tables.glob("abapa-1*.table"))
    assert len(await worker.evaluate(game, 0.01)) == 6
    assert worker.pid == builder
    await ended(worker)
    assert len(list(tables.glob("abapa-1*.table"))) == 1
    await worker.close()


async def test_an_idle_process_that_does_not_end_is_ended(folder: Path) -> None:
    program = FALSE.replace("{answer}", "[number, 0] if number else time.sleep(60)")
    program = program.replace("import json", "import time, json").replace(
        'json.loads(text)["number"]', 'text != \'"rest"\\n\' and json.loads(text)["number"]'
    )
    command = (sys.executable, "-c", program)
    worker = Worker(folder, idle_seconds=0.05, building_seconds=0.1, command=command)
    assert await worker.choose(WON_BY_A, Level.CASUAL, 1) == 0
    await ended(worker)
    assert await worker.choose(WON_BY_A, Level.CASUAL, 1) == 0
    await worker.close()


@pytest.mark.parametrize(
    "program",
    ["raise SystemExit(3)", "import time; time.sleep(60)", "print('nonsense')"],
    ids=["dies", "never answers", "babbles"],
)
async def test_a_process_that_fails_twice_fails_the_question(folder: Path, program: str) -> None:
    worker = Worker(folder, start_seconds=0.3, command=(sys.executable, "-c", program))
    with pytest.raises(EngineFailed):
        await worker.choose(WON_BY_A, Level.PERFECT, 1)
    assert worker.pid is None


async def test_a_process_that_overruns_is_ended(folder: Path) -> None:
    program = "import time; print('\"ready\"', flush=True); time.sleep(60)"
    worker = Worker(folder, grace_seconds=0.1, command=(sys.executable, "-c", program))
    with pytest.raises(EngineFailed):
        await worker.choose(WON_BY_A, Level.BEGINNER, 1)
    assert worker.pid is None


FALSE = """
import json, sys
print('"ready"', flush=True)
for text in sys.stdin:
    number = json.loads(text)["number"]
    print(json.dumps({answer}), flush=True)
"""
"""A program that answers every question in the same false way."""


@pytest.mark.parametrize(
    "answer",
    ["0", "[number - 1, 0]", "[number, 1]", "[number, None]", "[number, [[0, None, 25, True, None]]]"],
)
async def test_a_false_answer_is_never_handed_on(folder: Path, answer: str) -> None:
    program = FALSE.replace("{answer}", answer)
    worker = Worker(folder, command=(sys.executable, "-c", program))
    for question in (worker.choose(WON_BY_A, Level.CASUAL, 1), worker.evaluate(WON_BY_A, 0.1)):
        with pytest.raises(EngineFailed):
            await question
        assert worker.pid is None


async def test_an_answer_too_many_is_not_taken_for_the_next_one(folder: Path) -> None:
    program = FALSE.replace("print(json", "print(json.dumps([number, 5])); print(json").replace(
        "{answer}", "[number, 0]"
    )
    worker = Worker(folder, command=(sys.executable, "-c", program))
    assert await worker.choose(WON_BY_A, Level.CASUAL, 1) == 5
    first = worker.pid
    assert await worker.choose(WON_BY_A, Level.CASUAL, 1) == 5
    assert worker.pid not in (None, first)
    await worker.close()


async def test_what_is_printed_in_the_process_is_no_answer(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DEBUG_CACHE", "1")  # numba tells of every kernel on the standard output
    assert await worker.choose(WON_BY_A, Level.PERFECT, 1) == 0
    first = worker.pid
    assert await worker.choose(WON_BY_A, Level.PERFECT, 1) == 0
    assert worker.pid == first


async def test_closing_ends_a_thought_at_once_and_every_question_with_it(worker: Worker) -> None:
    await worker.choose(WON_BY_A, Level.PERFECT, 1)
    thinking = asyncio.create_task(worker.evaluate(Game(RULESETS["oware"]), 60.0))
    waiting = asyncio.create_task(worker.choose(WON_BY_A, Level.PERFECT, 1))
    await asyncio.sleep(0.1)
    async with asyncio.timeout(2):
        await worker.close()
        for question in (thinking, waiting, worker.evaluate(WON_BY_A, 1.0)):
            with pytest.raises(EngineUnavailable):
                await question
        await worker.close()
    assert worker.pid is None


@pytest.mark.parametrize("seconds", [0, 0.001, 0.3])
async def test_closing_ends_a_process_that_is_still_starting(folder: Path, seconds: float) -> None:
    program = "import time; time.sleep(60)"
    worker = Worker(folder, command=(sys.executable, "-c", program))
    asking = asyncio.create_task(worker.choose(WON_BY_A, Level.PERFECT, 1))
    await asyncio.sleep(seconds)
    async with asyncio.timeout(2):
        await worker.close()
    with pytest.raises(EngineUnavailable):
        await asking
    assert worker.pid is None


async def test_a_process_that_has_ended_by_itself_is_put_away_quietly(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(20):
        worker = Worker(folder, command=(sys.executable, "-S", "-c", "raise SystemExit(3)"))
        with pytest.raises(EngineFailed):
            await worker.choose(WON_BY_A, Level.CASUAL, 1)
    assert [record.getMessage() for record in caplog.records] == []


BOT = """
import asyncio, signal, sys
from pathlib import Path
from engine import Worker
from rules import RULESETS, Game

async def main():
    worker = Worker(Path(sys.argv[1]), 32)
    game = Game(RULESETS["oware"])
    await worker.evaluate(game, 0.01)
    thinking = asyncio.create_task(worker.evaluate(game, float(sys.argv[2])))
    await asyncio.sleep(0.2)
    print(worker.pid, flush=True)
    print(len(await thinking), worker.pid, flush=True)
    await worker.close()

signal.signal(signal.SIGINT, lambda *_: None)
asyncio.run(main())
"""
"""A bot that says which process thinks for it, and then that it has answered; Ctrl-C does not end it."""


def started_bot(folder: Path, seconds: float) -> subprocess.Popen[str]:
    """It has a session of its own, as in a terminal of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", BOT, str(folder), str(seconds)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,  # which its processes hold open as long as one of them is there
        text=True,
        start_new_session=True,
    )


def test_the_process_ends_with_a_bot_that_is_killed_even_in_the_middle_of_a_thought(folder: Path) -> None:
    with started_bot(folder, seconds=60) as bot:
        assert bot.stdout is not None
        assert bot.stdout.readline().strip().isdigit()
        bot.kill()
        bot.communicate(timeout=5)


def test_ctrl_c_in_the_bots_terminal_does_not_reach_the_process(folder: Path) -> None:
    with started_bot(folder, seconds=1.0) as bot:
        assert bot.stdout is not None
        thinker = int(bot.stdout.readline())
        os.killpg(bot.pid, signal.SIGINT)
        assert bot.stdout.readline() == f"6 {thinker}\n"


@pytest.mark.parametrize("closed", ["2>&-", "<&- 2>&-"])
def test_a_bot_without_standard_streams_is_answered(folder: Path, closed: str) -> None:
    bot = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "-c", BOT, str(folder), "0.3"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=60,
    )
    thinker, answer = bot.stdout.splitlines()
    assert answer == f"6 {thinker}"


def test_a_process_throws_kernels_of_another_edition_away(tmp_path: Path) -> None:
    (tmp_path / "kernels").mkdir()
    kernel = tmp_path / "kernels" / "made-before.nbc"
    kernel.write_bytes(b"machine code")
    KernelCache(tmp_path / "kernels", "the edition before").seal()
    process = subprocess.Popen(
        [sys.executable, "-m", "engine.process", str(tmp_path), "32"], stdin=subprocess.PIPE
    )
    with process:
        deadline = time.monotonic() + 20
        while kernel.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        process.kill()
    assert not kernel.exists()


def test_importing_the_engine_needs_neither_numba_nor_numpy() -> None:
    code = "import sys, engine; print(*{'numba', 'numpy'} & set(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == ""
