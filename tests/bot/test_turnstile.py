"""The turnstile: a burst, then a steady pace, for each person by themselves."""

from __future__ import annotations

import pytest

from bot.turnstile import BURST, MOST_PEOPLE, PER_SECOND, TooFast, Turnstile
from tests.bot.tables.conftest import WallClock

AMA, BAYO = 1, 2


@pytest.fixture
def clock() -> WallClock:
    return WallClock()


@pytest.fixture
def turnstile(clock: WallClock) -> Turnstile:
    return Turnstile(clock)


def admitted(turnstile: Turnstile, user_id: int, times: int) -> int:
    """How many of so many requests at once are let in."""
    through = 0
    for _ in range(times):
        try:
            turnstile.admit(user_id)
        except TooFast:
            continue
        through += 1
    return through


def test_a_burst_comes_in_and_the_rest_of_a_flood_waits(turnstile: Turnstile) -> None:
    assert admitted(turnstile, AMA, 1000) == BURST


def test_a_flood_is_slowed_to_the_steady_pace(turnstile: Turnstile, clock: WallClock) -> None:
    through = 0
    for _ in range(100):
        through += admitted(turnstile, AMA, 100)
        clock.now += 1
    assert through == BURST + 99 * PER_SECOND


def test_one_persons_flood_costs_others_nothing(turnstile: Turnstile) -> None:
    admitted(turnstile, AMA, 1000)
    assert admitted(turnstile, BAYO, BURST) == BURST


def test_two_pits_a_second_are_let_in_for_ever(turnstile: Turnstile, clock: WallClock) -> None:
    for _ in range(10_000):
        turnstile.admit(AMA)
        clock.now += 0.5


def test_what_is_turned_away_does_not_count(turnstile: Turnstile, clock: WallClock) -> None:
    admitted(turnstile, AMA, 1000)
    clock.now += 1 / PER_SECOND
    turnstile.admit(AMA)
    with pytest.raises(TooFast):
        turnstile.admit(AMA)


def test_letters_cost_less_than_requests(turnstile: Turnstile) -> None:
    for _ in range(BURST * 4):
        turnstile.admit(AMA, 0.25)
    with pytest.raises(TooFast):
        turnstile.admit(AMA, 0.25)


def test_a_clock_that_is_put_back_locks_nobody_out(turnstile: Turnstile, clock: WallClock) -> None:
    admitted(turnstile, AMA, 1000)
    clock.now -= 3600
    assert admitted(turnstile, AMA, 1) == 0
    clock.now += 1
    assert admitted(turnstile, AMA, 10) == PER_SECOND


def test_only_so_many_people_are_remembered(turnstile: Turnstile, clock: WallClock) -> None:
    for person in range(MOST_PEOPLE + 100):
        turnstile.admit(person)
    assert len(turnstile._left) == MOST_PEOPLE
    clock.now += 60
    for _ in range(3):
        turnstile.admit(AMA)
    assert len(turnstile._left) < MOST_PEOPLE
