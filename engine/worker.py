"""The worker: the engine's process seen from the bot, which it never holds up."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from engine.errors import EngineFailed, EngineUnavailable
from engine.levels import Level
from engine.messages import (
    READY,
    REST,
    Choice,
    Evaluation,
    Json,
    Question,
    answer_in,
    line,
    question_out,
    values_in,
)
from engine.values import MoveValue
from rules import Game


def is_available() -> bool:
    """Whether the extra ``engine`` is installed."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


class Worker:
    """Asks the engine in a process of its own, one question at a time.

    The process starts with the first question and ends when nothing has been asked for a while and the table
    that it builds is ready, which on a slow machine takes longer than that while. One that dies, overruns or
    answers nonsense is replaced and asked once more. A question whose asker gives up ends the process too,
    because it would go on thinking. Once closed, a worker cannot be asked any more.

    Args:
        folder: where compiled kernels and tables are kept; made when needed.
        megabytes: how much memory the process may take; its code alone takes 150 to 170.
        idle_seconds: how long a process without questions lives, if it builds no table.
        building_seconds: how much longer it may live to build one.
        grace_seconds: how much longer than asked an answer may take.
        start_seconds: how long a process may take to start; the first compiles all kernels, on a slow machine
            for minutes, and what it has compiled by then is lost with it.
        command: what starts the process; the folder and the megabytes are added.
    """

    def __init__(
        self,
        folder: Path,
        megabytes: int = 256,
        *,
        idle_seconds: float = 300,
        building_seconds: float = 1800,
        grace_seconds: float = 10,
        start_seconds: float = 900,
        command: tuple[str, ...] = (sys.executable, "-m", "engine.process"),
    ) -> None:
        self._command = (*command, str(folder), str(megabytes))
        self._idle_seconds = idle_seconds
        self._building_seconds = building_seconds
        self._grace_seconds = grace_seconds
        self._start_seconds = start_seconds
        self._turn = asyncio.Lock()
        self._number = 0
        self._is_closed = False
        self._is_resting = False
        self._process: Process | None = None
        self._retiring: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The process's number while there is one."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def evaluate(self, game: Game, seconds: float, *, scores: bool = True) -> list[MoveValue]:
        """The worth of every legal move, the best first; none when the game is over.

        With ``scores``, the final scores of moves are proved, too, as far as time is left.

        Raises:
            EngineUnavailable: there is no engine here, or the worker is closed.
            EngineFailed: its process failed twice.
        """
        if game.outcome():
            return []
        return values_in(await self._ask(Evaluation(game, seconds, scores)))

    async def choose(self, game: Game, level: Level, seed: int) -> int:
        """The pit that a player of this level plays.

        The seed stands for the game: what the player likes in it and what escapes its eye. The same game,
        level and seed give the same pit; only the perfect level plays by the clock, 2 s at most.

        Raises:
            ValueError: the game is over.
            EngineUnavailable: there is no engine here, or the worker is closed.
            EngineFailed: its process failed twice.
        """
        if game.outcome():
            raise ValueError("the game is over")
        pit: int = await self._ask(Choice(game, level, seed))
        return pit

    async def close(self) -> None:
        """End the process at once, whatever it does; may be called again.

        Questions that it is answering, that wait for it and that come later raise ``EngineUnavailable``.
        """
        self._is_closed = True
        await self._end()
        async with self._turn:  # after those who were asking: one may have been starting it
            await self._end()

    async def _ask(self, question: Question) -> Json:
        if not is_available():
            raise EngineUnavailable("the extra `engine` is not installed")
        async with self._turn:
            try:
                return await self._answer(question)
            finally:
                self._retire_later()

    async def _answer(self, question: Question) -> Json:
        may_be_ending = self._is_resting and self.pid is not None  # which is no failure
        self._is_resting = False
        for _ in range(3 if may_be_ending else 2):
            self._require_open()
            try:
                process = self._process if self._process and self.pid else await self._start()
                return await self._put(process, question)
            except (OSError, TimeoutError, EOFError, ValueError):  # the last: what came is no answer
                await self._end()
            except BaseException:
                await self._end()
                raise
        self._require_open()
        raise EngineFailed("the engine's process died, overran or answered nonsense twice over one question")

    def _require_open(self) -> None:
        if self._is_closed:
            raise EngineUnavailable("the worker is closed")

    async def _start(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL if sys.__stderr__ is None else None,  # as a bot without one, some daemons are
            start_new_session=True,  # Ctrl-C is the bot's to obey, which then closes this
        )
        self._require_open()  # closed while the process came to be: nobody else has seen it
        if json.loads(await self._exchange(self._process, b"", self._start_seconds)) != READY:
            raise EOFError
        return self._process

    async def _put(self, process: Process, question: Question) -> Json:
        self._number += 1
        text = question_out(self._number, question)
        answer = await self._exchange(process, text, question.seconds + self._grace_seconds)
        return answer_in(answer, self._number, question)

    async def _exchange(self, process: Process, text: bytes, seconds: float) -> bytes:
        """Write a message and read one, within so many seconds."""
        assert process.stdin is not None, "both are pipes"  # noqa: S101 - narrows
        assert process.stdout is not None, "both are pipes"  # noqa: S101 - narrows
        async with asyncio.timeout(seconds):
            process.stdin.write(text)
            await process.stdin.drain()
            answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError
        return answer

    def _retire_later(self) -> None:
        if self._retiring:
            self._retiring.cancel()
        if not self._is_closed:
            self._retiring = asyncio.get_running_loop().call_later(self._idle_seconds, self._retire)

    def _retire(self) -> None:
        """Tell the process to end when it has nothing to do; see to it that it does."""
        if self._process and self._process.stdin and not self._turn.locked():
            self._process.stdin.write(line(REST))
            self._is_resting = True
            self._retiring = asyncio.get_running_loop().call_later(self._building_seconds, self._let_go)

    def _let_go(self) -> None:
        if self._process and not self._turn.locked():
            _kill(self._process)
            self._process = None

    async def _end(self) -> None:
        """Kill the process and wait until it is gone."""
        process, self._process = self._process, None
        if self._retiring:
            self._retiring.cancel()
        if process:
            _kill(process)
            await process.wait()


def _kill(process: Process) -> None:
    """Kill a process that has not ended yet.

    ``Process.kill`` looks itself whether it has, and so may take the news away from asyncio, which warns.
    """
    if process.returncode is None:
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.kill(process.pid, signal.SIGKILL)
