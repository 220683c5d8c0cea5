"""Which puzzle somebody gets: easy ones first, harder ones with every third answer."""

from __future__ import annotations

import random

import pytest

from bot.tables import Puzzles
from engine import puzzles
from rules import RULESETS
from storage import Store
from tests.bot.tables.conftest import AMA, BAYO, WallClock

ALL = [puzzle for key in RULESETS for puzzle in puzzles(key)]
TRIES = 200


@pytest.fixture
def asked(store: Store) -> Puzzles:
    return Puzzles(store, WallClock(), random.Random(1))


async def grades(asked: Puzzles, family: str | None = None, grade: int | None = None) -> set[int]:
    """The grades of many puzzles that Ama could get next."""
    return {(await asked.pick(AMA, family, grade)).grade for _ in range(TRIES)}


async def answer(store: Store, names: list[str]) -> None:
    for name in names:
        await store.keep_answer(AMA, name, 0, solved=False, now=0)


def named(grade: int, count: int | None = None) -> list[str]:
    return [puzzle.id for puzzle in ALL if puzzle.grade == grade][:count]


@pytest.mark.parametrize(
    ("answered", "hardest"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 4), (12, 5), (40, 5)]
)
async def test_every_third_answer_allows_one_grade_more(
    asked: Puzzles, store: Store, answered: int, hardest: int
) -> None:
    await answer(store, named(1, answered))
    assert await grades(asked) == set(range(1, hardest + 1))
    assert (await asked.pick(BAYO, None, None)).grade == 1


async def test_a_grade_that_is_asked_for_is_given_to_anybody(asked: Puzzles) -> None:
    assert await grades(asked, grade=5) == {5}


async def test_none_that_is_answered_comes_again_while_another_is_left(asked: Puzzles, store: Store) -> None:
    await answer(store, [puzzle.id for puzzle in puzzles("oware") if puzzle.grade <= 3])
    assert await grades(asked, "oware") == {4, 5}


async def test_who_has_answered_all_gets_them_again(asked: Puzzles, store: Store) -> None:
    await answer(store, [puzzle.id for puzzle in ALL])
    assert await grades(asked) == {1, 2, 3, 4, 5}
