"""Answering questions inside the engine's process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

from engine.analyst import Analyst
from engine.messages import Choice, Json, Question, values_out
from engine.opponent import Opponent
from engine.priority import step_back
from engine.shelf import Shelf
from engine.table import Table, bytes_for, interval_bytes_for
from rules import Ruleset

FIRST_SEEDS = 9
"""A table of so many seeds is there in a moment; questions do not wait for a larger one."""

MIDDLE_SEEDS = 12
"""One of so many is there in seconds, so it is built before the largest."""


MOST_SEEDS = 15
"""A table of more is seldom more exact, and takes minutes to build."""

CODE_BYTES = 150 << 20
"""What the process takes before it holds any table: numba, and kernels that were compiled before.

Half of it and more are pages of libraries, of which some systems keep some 20 MB more in memory.
"""


MOST_HELPERS = 3
"""More threads than these beside the one that answers add little."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def bytes_beside_code(process_bytes: int) -> int:
    """How much tables and searches may take where the whole process may take so much: a quarter at least."""
    return max(process_bytes - CODE_BYTES, process_bytes // 4)


def seeds_for(memory_bytes: int) -> int:
    """How many seeds a table covers where tables and searches may take so much: a third for its intervals."""
    fitting = (seeds for seeds in range(MOST_SEEDS, -2, -1) if interval_bytes_for(seeds) <= memory_bytes // 3)
    return next(fitting)


class Answerer:
    """Answers one question after the other, with the largest table that is ready.

    Tables that are not on the shelf yet are built beside the answers. Memory is kept for one ruleset at a
    time, the last that was asked about.

    Args:
        shelf: where tables are kept.
        process_bytes: how much the whole process may take.
    """

    def __init__(self, shelf: Shelf, process_bytes: int) -> None:
        self._shelf = shelf
        self._memory_bytes = bytes_beside_code(process_bytes)
        self._wanted = seeds_for(self._memory_bytes)
        self._ruleset: Ruleset | None = None
        self._analyst: Analyst | None = None
        self._seeds = -1
        self._builder: Thread | None = None
        self._bytes_being_built = 0

    def answer(self, question: Question) -> Json:
        """The answer to a question, as JSON holds it."""
        with self.asked(question.game.ruleset) as analyst:
            return self._answer(question, analyst)

    @contextmanager
    def asked(self, ruleset: Ruleset) -> Iterator[Analyst]:
        """A context in which a question about a ruleset is answered, with what answers it."""
        analyst = self._analyst_for(ruleset)
        try:
            yield analyst
        finally:
            self._build_beside(ruleset)

    @staticmethod
    def _answer(question: Question, analyst: Analyst) -> Json:
        game = question.game
        if isinstance(question, Choice):
            return Opponent(game.ruleset, analyst).choose(game, question.level, question.seed)
        return values_out(analyst.evaluate(game, question.seconds, scores=question.scores))

    def _analyst_for(self, ruleset: Ruleset) -> Analyst:
        if self._analyst is None or self._ruleset != ruleset or self._seeds < self._wanted:
            self._prepare(ruleset)
        assert self._analyst is not None, "it has just been prepared"  # noqa: S101 - narrows
        return self._analyst

    def _prepare(self, ruleset: Ruleset) -> None:
        """Take the largest table there is for a ruleset, and of the memory what that leaves.

        While a table is built, there is no memory for another large one.
        """
        if self._ruleset != ruleset:  # lets go of its memory before more is taken
            self._ruleset, self._analyst, self._seeds = ruleset, None, -1
        table = self._larger(ruleset)
        if table is None and self._analyst is None:
            table = self._shelf.table(ruleset, min(FIRST_SEEDS, self._wanted))
        if table is None:
            return
        self._analyst = None
        tables = max(bytes_for(ruleset, self._wanted), self._bytes_being_built if self.is_building else 0)
        memory_bytes = self._memory_bytes - tables
        self._analyst = Analyst(ruleset, table, memory_bytes, helpers=min(MOST_HELPERS, cores() - 1))
        self._seeds = table.seeds

    def _larger(self, ruleset: Ruleset) -> Table | None:
        """The largest table on the shelf, if it is larger than the one at hand and there is memory for it."""
        sizes = (MIDDLE_SEEDS,) if self.is_building else (self._wanted, MIDDLE_SEEDS)
        fitting = (seeds for seeds in sizes if self._seeds < seeds <= self._wanted)
        return next(filter(None, (self._shelf.kept(ruleset, seeds) for seeds in fitting)), None)

    def _build_beside(self, ruleset: Ruleset) -> None:
        """Have the wanted table built after an answer: the first one has the machine to itself."""
        if (
            self._seeds < self._wanted
            and not self.is_building
            and self._shelf.is_worth_building(ruleset, self._wanted)
        ):
            self._bytes_being_built = bytes_for(ruleset, self._wanted)
            self._builder = Thread(target=self._build, args=(ruleset,), daemon=True)
            self._builder.start()

    @property
    def is_building(self) -> bool:
        """Whether a table is being built."""
        return self._builder is not None and self._builder.is_alive()

    def _build(self, ruleset: Ruleset) -> None:
        step_back()
        for seeds in (MIDDLE_SEEDS, self._wanted):
            if self._seeds < seeds <= self._wanted:
                self._shelf.table(ruleset, seeds)
