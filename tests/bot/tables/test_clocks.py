"""Time for each move: what is due when, what an outage gives back, and when somebody may be nudged."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from bot.tables import Clock, OfferKind, Refusal, Refused, Table
from rules import Side, Termination
from storage import MatchTerms, Store
from tests.bot.tables.conftest import AMA, BAYO, HERE, KOFI, THERE, House

DAY = 24 * 60 * 60
LENGTHS = [(clock, clock.seconds) for clock in Clock if clock.seconds is not None]


async def refusal(request: Awaitable[object]) -> Refusal:
    with pytest.raises(Refused) as caught:
        await request
    return caught.value.reason


async def look_on(house: House, seconds: float) -> list[Table]:
    """Let time pass while the clocks are looked after each minute; what is due in the end."""
    end = house.clock.now + seconds
    while house.clock.now < end:
        await house.store.note_alive(int(house.clock.now), tolerated=DAY * 100)
        house.clock.now = min(end, house.clock.now + max(60, seconds / 50))
    await house.store.note_alive(int(house.clock.now), tolerated=DAY * 100)
    return await house.clocks.look()


async def moved(house: House, clock: Clock) -> Table:
    """Two moves have been made, so that a loss on time counts."""
    return await house.play(await house.begin(clock=clock), 2, 8)


@pytest.mark.parametrize(("clock", "seconds"), LENGTHS)
async def test_the_deadline_is_set_anew_with_each_move_and_each_takeback(
    house: House, clock: Clock, seconds: int
) -> None:
    table = await house.begin(clock=clock)
    assert table.record.deadline == house.clock.now + seconds
    house.clock.now += 100
    table = await house.play(table, 2)
    assert table.record.deadline == house.clock.now + seconds
    house.clock.now += 100
    offer = (await house.offers.make(1, AMA, 1, OfferKind.TAKEBACK)).offer
    table = (await house.offers.accept(offer.id, BAYO)).table
    assert table.record.deadline == house.clock.now + seconds


@pytest.mark.parametrize(("clock", "seconds"), LENGTHS)
async def test_whoever_lets_the_time_run_out_loses_and_not_a_second_earlier(
    house: House, clock: Clock, seconds: int
) -> None:
    await moved(house, clock)
    due = await look_on(house, seconds - 1)
    assert not any(map(house.clocks.is_up, due))
    (table,) = await look_on(house, 1)
    assert house.clocks.is_up(table)

    outcome = (await house.clocks.run_out(table)).outcome

    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (Side.NORTH, Termination.TIMEOUT)
    assert outcome.scores == table.position.stores
    assert await house.clocks.look() == []


@pytest.mark.parametrize("pits", [(), (2,)])
async def test_before_the_second_move_the_game_is_closed_without_a_result(
    house: House, pits: tuple[int, ...]
) -> None:
    await house.play(await house.begin(clock=Clock.HOUR), *pits)
    (table,) = await look_on(house, 3600)
    closed = await house.clocks.run_out(table)
    assert (closed.over, closed.outcome) == (True, None)


@pytest.mark.parametrize(("results", "outcome"), [(0, None), (1, Side.NORTH)])
async def test_in_a_match_it_is_lost_at_once_when_one_game_has_a_result(
    house: House, results: int, outcome: Side | None
) -> None:
    game = await house.begin(clock=Clock.HOUR, match=MatchTerms("best-of-3", by_lot=True))
    for _ in range(results):
        await house.games.resign(game.id, BAYO)
        game = await house.matches.next_game(game.id, AMA, HERE)
    (due,) = await look_on(house, 3600)
    ended = (await house.clocks.run_out(due)).outcome
    assert (ended and ended.winner) == outcome


@pytest.mark.parametrize(("clock", "seconds"), LENGTHS)
async def test_there_is_one_reminder_when_a_fifth_is_left_and_none_in_five_minutes(
    house: House, clock: Clock, seconds: int
) -> None:
    await moved(house, clock)
    assert await look_on(house, seconds * 4 // 5 - 1) == []
    due = await look_on(house, 1)
    assert len(due) == (clock is not Clock.MINUTES)
    for table in due:
        assert not house.clocks.is_up(table)
        await house.clocks.reminded(table)
    assert await house.clocks.look() == []


async def test_a_reminder_that_comes_after_the_move_changes_nothing(house: House) -> None:
    await moved(house, Clock.HOUR)
    (table,) = await look_on(house, 2880)
    later = await house.play(table, 3)
    await house.clocks.reminded(table)
    assert await house.clocks.seconds_to_next() == 2880
    assert await refusal(house.clocks.run_out(table)) is Refusal.GAME_WENT_ON
    assert (await house.games.table(1)).record == later.record


async def test_time_during_which_the_bot_was_down_is_given_back_once(house: House, store: Store) -> None:
    before = (await moved(house, Clock.HOUR)).record.deadline
    assert before is not None
    await look_on(house, 60)
    house.clock.now += 3 * DAY
    restarted = House.on(store)
    restarted.clock.now = house.clock.now
    for _ in range(3):
        assert await restarted.clocks.look() == []
    assert (await restarted.games.table(1)).record.deadline == before + 3 * DAY


async def test_time_during_which_the_clocks_were_not_looked_at_is_given_back(house: House) -> None:
    before = (await moved(house, Clock.MINUTES)).record.deadline
    assert before is not None
    await house.clocks.look()
    house.clock.now += 120  # as late as it may be
    await house.clocks.look()
    assert (await house.games.table(1)).record.deadline == before
    house.clock.now += 600
    assert await house.clocks.look() == []
    assert (await house.games.table(1)).record.deadline == before + 600


async def test_a_clock_that_jumps_there_and_back_loses_no_game(house: House) -> None:
    await moved(house, Clock.MINUTES)
    await house.clocks.look()
    for jump in (-5000, 5000, 5000, -5000):
        house.clock.now += jump
        assert await house.clocks.look() == []


async def test_a_move_made_while_the_clock_was_wrong_loses_no_game_when_it_is_right_again(
    house: House,
) -> None:
    table = await moved(house, Clock.MINUTES)
    await house.clocks.look()
    house.clock.now -= 5000
    await house.clocks.look()
    await house.play(table, 3)
    house.clock.now += 5000
    assert await house.clocks.look() == []


async def test_a_mover_who_cannot_see_the_board_gets_the_whole_time_anew(house: House) -> None:
    await moved(house, Clock.HOUR)
    (table,) = await look_on(house, 3600)
    await house.clocks.restart(table)
    assert (await house.games.table(1)).record.deadline == house.clock.now + 3600


async def test_a_rematch_keeps_the_clock(house: House) -> None:
    await moved(house, Clock.DAY)
    await house.games.resign(1, AMA)
    await house.rematches.wish(1, AMA)
    started = (await house.rematches.wish(1, BAYO)).started
    assert started is not None
    assert (started.record.clock, started.record.deadline) == (DAY, house.clock.now + DAY)


async def test_a_game_with_a_clock_is_not_closed_by_hand_and_one_without_never_by_itself(
    house: House,
) -> None:
    await house.begin(HERE, clock=Clock.WEEK)
    await house.begin(THERE)
    house.clock.now += 8 * DAY
    assert await refusal(house.games.close_silent(1, BAYO)) is Refusal.CLOCK_RUNS
    assert not house.games.is_silent(await house.games.table(1))
    assert [table.id for table in await look_on(house, 8 * DAY)] == [1]


async def test_a_nudge_is_for_the_one_who_waits_after_a_day_and_once_a_day(house: House) -> None:
    await house.begin()
    house.clock.now += DAY - 1
    assert await refusal(house.clocks.nudge(1, BAYO)) is Refusal.NUDGE_EARLY
    house.clock.now += 1
    assert await refusal(house.clocks.nudge(1, AMA)) is Refusal.NUDGE_ONESELF
    assert await refusal(house.clocks.nudge(1, KOFI)) is Refusal.NOT_SEATED
    table = await house.clocks.nudge(1, BAYO)
    assert house.clocks.may_nudge(table, BAYO)
    await house.clocks.nudged(table)
    assert await refusal(house.clocks.nudge(1, BAYO)) is Refusal.NUDGE_EARLY
    house.clock.now += DAY
    await house.clocks.nudge(1, BAYO)
    await house.games.resign(1, AMA)
    assert await refusal(house.clocks.nudge(1, BAYO)) is Refusal.GAME_OVER


async def test_nobody_is_nudged_where_a_clock_runs(house: House) -> None:
    table = await house.begin(clock=Clock.WEEK)
    house.clock.now += 2 * DAY
    assert not house.clocks.may_nudge(table, BAYO)
    assert await refusal(house.clocks.nudge(1, BAYO)) is Refusal.NUDGE_CLOCK
