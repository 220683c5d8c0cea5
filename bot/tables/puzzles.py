"""Puzzles: positions in which exactly one move wins, to be solved by anyone."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.tables.refusal import PitRefused, Refusal, Refused
from engine import Puzzle, puzzles
from rules import RULESETS, Game
from storage import Place, Store

SECONDS_A_DAY = 24 * 60 * 60
ANSWERS_A_GRADE = 3
"""After so many answers somebody gets puzzles of one grade more, unless they ask for a grade."""
DAILY_HOUR = 8
"""The hour, in universal time, from which on the puzzle of the day is posted."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of an answer.

    Attributes:
        puzzle: the puzzle.
        pit: the pit that was tried.
        right: whether the pit is the one that wins.
        first: whether this person had not answered it before.
    """

    puzzle: Puzzle
    pit: int
    right: bool
    first: bool


class Puzzles:
    """The use cases of puzzles; they need no engine, since every solution is known.

    Args:
        store: remembers who has answered what.
        clock: seconds since 1970.
        rng: chooses among those that fit.
    """

    def __init__(self, store: Store, clock: Callable[[], float], rng: random.Random) -> None:
        self._store = store
        self._clock = clock
        self._rng = rng

    def named(self, name: str) -> Puzzle:
        """One puzzle.

        Raises:
            Refused: there is none of this name.
        """
        for puzzle in _all():
            if puzzle.id == name:
                return puzzle
        raise Refused(Refusal.UNKNOWN_PUZZLE)

    async def pick(self, user_id: int, family: str | None, grade: int | None) -> Puzzle:
        """A puzzle that somebody has not answered yet, if any such is left, of a game and a grade.

        Without a grade it is none too hard for the number that they have answered, if any such is left.

        Raises:
            Refused: there are no such puzzles.
        """
        fitting = [one for one in _all() if _fits(one, family, grade)]
        if not fitting:
            raise Refused(Refusal.NO_SUCH_PUZZLE)
        answered = await self._store.answered_puzzles(user_id)
        left = [one for one in fitting if one.id not in answered] or fitting
        hardest = grade or 1 + len(answered) // ANSWERS_A_GRADE
        return self._rng.choice([one for one in left if one.grade <= hardest] or left)

    def of_the_day(self) -> Puzzle:
        """Today's puzzle: the same everywhere, and another one every day until all have been shown."""
        found = list(_all())
        random.Random(0).shuffle(found)
        return found[self.day % len(found)]

    @property
    def day(self) -> int:
        """The day whose puzzle is the newest, counted from 1970."""
        return int(self._clock() - DAILY_HOUR * 60 * 60) // SECONDS_A_DAY

    @property
    def day_began(self) -> int:
        """When that day began, in seconds since 1970."""
        return self.day * SECONDS_A_DAY + DAILY_HOUR * 60 * 60

    async def post_daily(self, place: Place) -> None:
        """Let a channel get a puzzle every day, from today on."""
        await self._store.set_daily_puzzle(place, day=self.day - 1)

    async def stop_daily(self, guild_id: int) -> bool:
        """Post no more puzzles in a server; whether any were posted so far."""
        return await self._store.stop_daily_puzzle(guild_id)

    async def answer(self, name: str, user_id: int, pit: int) -> Answered:
        """Try a pit.

        Raises:
            Refused: there is no such puzzle.
            PitRefused: the rules forbid the move.
            ValueError: there is no such pit.
        """
        puzzle = self.named(name)
        game = Game(RULESETS[puzzle.ruleset], puzzle.position)
        if reason := game.why_illegal(pit):
            raise PitRefused(pit, reason, game.ruleset)
        right = pit == puzzle.solution
        first = await self._keep(puzzle, user_id, pit, solved=right)
        return Answered(puzzle, pit, right, first)

    async def give_up(self, name: str, user_id: int) -> Puzzle:
        """Ask for the solution.

        Raises:
            Refused: there is no such puzzle.
        """
        puzzle = self.named(name)
        await self._keep(puzzle, user_id, None, solved=False)
        return puzzle

    async def _keep(self, puzzle: Puzzle, user_id: int, pit: int | None, *, solved: bool) -> bool:
        now = int(self._clock())
        return await self._store.keep_answer(user_id, puzzle.id, pit, solved=solved, now=now)


def _all() -> Sequence[Puzzle]:
    return [puzzle for key in RULESETS for puzzle in puzzles(key)]


def _fits(puzzle: Puzzle, family: str | None, grade: int | None) -> bool:
    return family in (None, RULESETS[puzzle.ruleset].family) and grade in (None, puzzle.grade)
