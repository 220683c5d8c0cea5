"""Answering questions inside the engine's process."""

from __future__ import annotations

from threading import Thread

from engine.analyst import Analyst
from engine.messages import Choice, Json, Question, values_out
from engine.opponent import Opponent
from engine.shelf import Shelf
from engine.table import bytes_for
from rules import Ruleset, Sowing

FIRST_SEEDS = 9
"""A table of so many seeds is there in a moment; questions do not wait for a larger one."""


def seeds_for(ruleset: Ruleset, memory_bytes: int) -> int:
    """How many seeds a ruleset's table covers where so much memory may be used: a quarter of it at most.

    Relays fill their tables so quickly that two seeds more are worth their time.
    """
    most = 14 if ruleset.sowing is Sowing.RELAY else 12
    return next(seeds for seeds in range(most, -2, -1) if bytes_for(seeds) <= memory_bytes // 4)


class Answerer:
    """Answers one question after the other, with the largest table that is ready.

    Tables that are not on the shelf yet are built beside the answers. Memory is kept for one ruleset at a
    time, the last that was asked about.
    """

    def __init__(self, shelf: Shelf, memory_bytes: int) -> None:
        self._shelf = shelf
        self._memory_bytes = memory_bytes
        self._ruleset: Ruleset | None = None
        self._analyst: Analyst | None = None
        self._seeds = -1
        self._builder: Thread | None = None

    def answer(self, question: Question) -> Json:
        """The answer to a question, as JSON holds it."""
        game = question.game
        analyst = self._analyst_for(game.ruleset)
        try:
            return self._answer(question, analyst)
        finally:
            self._build_beside(game.ruleset)

    @staticmethod
    def _answer(question: Question, analyst: Analyst) -> Json:
        game = question.game
        if isinstance(question, Choice):
            return Opponent(game.ruleset, analyst).choose(game, question.level, question.seed)
        return values_out(analyst.evaluate(game, question.seconds))

    def _analyst_for(self, ruleset: Ruleset) -> Analyst:
        wanted = seeds_for(ruleset, self._memory_bytes)
        if self._analyst is None or self._ruleset != ruleset or self._seeds < wanted:
            self._prepare(ruleset, wanted)
        assert self._analyst is not None, "it has just been prepared"  # noqa: S101 - narrows
        return self._analyst

    def _prepare(self, ruleset: Ruleset, wanted: int) -> None:
        """Take the largest table there is for a ruleset."""
        table = self._shelf.kept(ruleset, wanted)
        if table is None:
            if self._ruleset == ruleset:
                return
            table = self._shelf.table(ruleset, min(FIRST_SEEDS, wanted))
        self._analyst = None  # lets go of its memory before more is taken
        self._analyst = Analyst(ruleset, table, self._memory_bytes - bytes_for(wanted))
        self._ruleset, self._seeds = ruleset, table.seeds

    def _build_beside(self, ruleset: Ruleset) -> None:
        """Have the wanted table built after an answer: the first one has the machine to itself."""
        wanted = seeds_for(ruleset, self._memory_bytes)
        if self._seeds < wanted and (self._builder is None or not self._builder.is_alive()):
            self._builder = Thread(target=self._shelf.table, args=(ruleset, wanted), daemon=True)
            self._builder.start()
