"""Reviewing: the engine is asked about every position, and again where an estimate would blame somebody."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import cast

import pytest

from bot.tables import Analysis, Judged, Reviews, Table
from engine import MoveValue, Verdict, Worker
from rules import Game
from tests.bot.tables.conftest import AMA, BAYO, House, WallClock

Values = Mapping[str, int | Verdict]
LOSS = Verdict.LOSS


class Engine:
    """Says what was written for it of each position, by ply: first one thing, then the next."""

    def __init__(self, clock: WallClock | None = None, **said: list[Values]) -> None:
        self._clock = clock or WallClock()
        self._said = {int(name.removeprefix("ply_")): list(answers) for name, answers in said.items()}
        self.asked: list[tuple[int, float]] = []

    async def evaluate(self, game: Game, seconds: float, *, scores: bool) -> list[MoveValue]:
        assert not scores, "a review tells none, and has no time for them"
        self.asked.append((game.ply, seconds))
        self._clock.now += seconds
        answers = self._said.get(game.ply, [])
        values = answers.pop(0) if answers else dict.fromkeys("ABCDEF", 24)
        first = game.position.mover.pits.start
        return [_value(first + "ABCDEF".index(letter), worth) for letter, worth in values.items()]


def _value(pit: int, worth: int | Verdict) -> MoveValue:
    if isinstance(worth, Verdict):
        seeds = {Verdict.WIN: 25, Verdict.DRAW: 24, Verdict.LOSS: 23}[worth]
        return MoveValue(pit, worth, seeds, exact=False)
    return MoveValue(pit, None, worth, exact=False)


async def nobody(done: int, plies: int) -> None:
    """Nobody looks at the progress."""


async def finished(house: House, letters: str) -> Table:
    table = await house.begin(ruleset="oware")
    table = await house.play(table, *(("ABCDEFabcdef").index(letter) for letter in letters))
    return await house.games.resign(table.id, BAYO)


def reviews(house: House, engine: Engine) -> Reviews:
    worker = cast("Worker", engine)
    return Reviews(house.store, Analysis(house.store, house.matches, worker), worker, house.clock)


async def test_a_move_blamed_by_an_estimate_is_looked_at_again_and_that_counts(
    house: House,
) -> None:
    table = await finished(house, "Ab")
    engine = Engine(ply_0=[{"A": 20, "B": 27}, {"A": 26, "B": 26}])
    review = await reviews(house, engine).make(table, AMA, nobody)
    assert review.turning_points == ()
    assert [ply for ply, _ in engine.asked] == [1, 0, 0, 1]


async def test_a_move_that_is_still_blamed_stays_a_turning_point(house: House) -> None:
    table = await finished(house, "Ab")
    engine = Engine(ply_0=[{"A": 20, "B": 27}, {"A": 21, "B": 28}], ply_1=[{"A": 27, "B": 28}] * 2)
    review = await reviews(house, engine).make(table, AMA, nobody)
    assert [(turn.ply, turn.played.seeds) for turn in review.turning_points] == [(0, 21)]


class Hints:
    """Says in a hint that A is as good as B, and that every other pit loses."""

    async def evaluate(self, _game: Game, _seconds: float) -> list[MoveValue]:
        return [_value(pit, 26) if pit < 2 else _value(pit, LOSS) for pit in range(6)]


async def test_nobody_is_blamed_for_a_move_that_a_hint_called_as_good(house: House) -> None:
    table = await finished(house, "Ab")
    engine = Engine(ply_0=[{"A": 20, "B": 27, "C": 27}] * 2)
    analysis = Analysis(house.store, house.matches, cast("Worker", Hints()))
    await analysis.judge(table, AMA, 0)
    review = await Reviews(house.store, analysis, cast("Worker", engine), house.clock).make(
        table, AMA, nobody
    )
    assert review.moves[0].was_good
    assert review.mistakes == ()


async def test_what_is_proved_is_looked_at_once(house: House) -> None:
    table = await finished(house, "Ab")
    engine = Engine(ply_0=[{"A": Verdict.LOSS, "B": Verdict.WIN}], ply_1=[dict.fromkeys("AB", Verdict.WIN)])
    review = await reviews(house, engine).make(table, AMA, nobody)
    assert [turn.ply for turn in review.turning_points] == [0]
    assert [ply for ply, _ in engine.asked] == [1, 0]


@pytest.mark.parametrize(("letters", "looks"), [("Ab", 2 + 2), ("AbCdEfAbCdEf", 12 + 2)])
async def test_both_looks_together_never_take_more_than_16_seconds(
    house: House, letters: str, looks: int
) -> None:
    table = await finished(house, letters)
    blamed: list[Values] = [dict.fromkeys("ABCDEF", 27) | {letter.upper(): 20} for letter in letters]
    engine = Engine(house.clock, **{f"ply_{ply}": [values, values] for ply, values in enumerate(blamed)})
    await reviews(house, engine).make(table, AMA, nobody)
    assert len(engine.asked) == looks
    assert sum(seconds for _, seconds in engine.asked) <= 16.001


@pytest.mark.parametrize(
    "text", ["[[], []]", "[[[0, null, 24, false, null]], []]", "{}", "7", "null", "no JSON"]
)
async def test_what_another_version_kept_is_no_review(house: House, text: str) -> None:
    table = await finished(house, "Ab")
    await house.store.keep_review(table.id, text, now=0)
    assert await reviews(house, Engine()).kept(table) is None


async def test_what_is_proved_after_a_review_is_told_and_learnt_and_estimates_stay_as_they_were(
    house: House,
) -> None:
    table = await finished(house, "Ab")
    asked = reviews(house, Engine(ply_0=[{"A": 26, "B": 26, "C": 20}] * 2))
    await asked.make(table, AMA, nobody)

    found = (_value(0, 25), _value(1, LOSS), _value(2, 30))
    judged = await asked.agreed(Judged(table, table.game_at(0), found))

    assert [(value.verdict, value.seeds) for value in judged.values] == [(None, 26), (LOSS, 23), (None, 20)]
    review = await asked.kept(table)
    assert review is not None
    assert review.moves[0].values == judged.values


async def test_a_game_without_a_review_is_judged_as_it_was_found(house: House) -> None:
    table = await finished(house, "Ab")
    judged = Judged(table, table.game_at(0), (_value(0, 25),))
    assert await reviews(house, Engine()).agreed(judged) == judged


async def test_what_a_review_knows_from_later_moves_is_told_of_earlier_ones(house: House) -> None:
    """North's only move after A surely wins, so A surely loses, whatever it was thought to be worth."""
    table = await finished(house, "Ab")
    asked = reviews(house, Engine(ply_1=[{"B": Verdict.WIN}]))
    await asked.make(table, AMA, nobody)
    judged = await asked.agreed(Judged(table, table.game_at(0), (_value(0, 25), _value(1, 24))))
    assert [value.verdict for value in judged.values] == [LOSS, None]


async def test_two_findings_of_one_game_at_once_are_both_learnt(house: House) -> None:
    table = await finished(house, "Ab")
    asked = reviews(house, Engine())
    await asked.make(table, AMA, nobody)
    first = Judged(table, table.game_at(0), (_value(0, Verdict.WIN),))
    second = Judged(table, table.game_at(1), (_value(7, LOSS),))
    await asyncio.gather(asked.agreed(first), asked.agreed(second))
    review = await asked.kept(table)
    assert review is not None
    assert [moves.values[0].verdict for moves in review.moves] == [Verdict.WIN, LOSS]
