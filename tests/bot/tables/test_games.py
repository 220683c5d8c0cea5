from __future__ import annotations

from collections.abc import Awaitable

import pytest

from bot.tables import SILENCE_DAYS, PitRefused, Refusal, Refused
from rules import IllegalReason
from tests.bot.tables.conftest import AMA, BAYO, ELSEWHERE, HERE, KOFI, THERE, House

WEEK = SILENCE_DAYS * 24 * 60 * 60


async def refusal(request: Awaitable[object]) -> Refusal:
    with pytest.raises(Refused) as caught:
        await request
    return caught.value.reason


async def test_a_move_is_kept_and_the_position_follows_from_it(house: House) -> None:
    table = await house.play(await house.begin(), 2)
    assert table.record.moves == (2,)
    assert (await house.games.table(table.id)).position == table.position
    assert table.mover.id == BAYO


async def test_only_the_mover_plays_and_only_on_the_newest_board(house: House) -> None:
    table = await house.begin()
    assert await refusal(house.games.play(table.id, KOFI, 0, 2)) is Refusal.NOT_SEATED
    assert await refusal(house.games.play(table.id, BAYO, 0, 6)) is Refusal.NOT_YOUR_TURN
    assert await refusal(house.games.play(99, AMA, 0, 2)) is Refusal.UNKNOWN_GAME
    assert await refusal(house.games.play(table.id, AMA, 1, 2)) is Refusal.STALE_BUTTON
    await house.play(table, 2)
    assert await refusal(house.games.play(table.id, AMA, 0, 3)) is Refusal.STALE_BUTTON
    assert await refusal(house.games.play(table.id, BAYO, 0, 2)) is Refusal.STALE_BUTTON


async def test_the_same_move_by_the_same_person_again_is_no_news(house: House) -> None:
    table = await house.begin()
    await house.play(table, 2)
    again = await house.games.play(table.id, AMA, 0, 2)
    assert again.repeated
    assert again.table.ply == 1


async def test_the_same_move_again_comes_too_late_once_it_has_been_answered(house: House) -> None:
    table = await house.play(await house.begin(), 2)
    await house.play(table, 8)
    assert await refusal(house.games.play(table.id, AMA, 0, 2)) is Refusal.STALE_BUTTON


async def test_a_pit_that_the_rules_forbid_is_refused_with_their_reason(house: House) -> None:
    table = await house.begin()
    with pytest.raises(PitRefused) as caught:
        await house.games.play(table.id, AMA, 0, 7)
    assert caught.value.reason is IllegalReason.NOT_YOUR_PIT


async def test_a_game_can_be_closed_only_by_the_one_who_waits_and_only_after_a_week(house: House) -> None:
    table = await house.begin()
    house.clock.now += WEEK - 1
    assert await refusal(house.games.close_silent(table.id, BAYO)) is Refusal.TOO_EARLY_TO_CLOSE
    assert not house.games.is_silent(table)
    house.clock.now += 1
    assert house.games.is_silent(table)
    assert await refusal(house.games.close_silent(table.id, AMA)) is Refusal.YOUR_OWN_TURN
    assert await refusal(house.games.close_silent(table.id, KOFI)) is Refusal.NOT_SEATED
    closed = await house.games.close_silent(table.id, BAYO)
    assert closed.over
    assert closed.outcome is None
    assert await refusal(house.games.close_silent(table.id, BAYO)) is Refusal.GAME_OVER


async def test_a_week_of_silence_begins_anew_with_each_move(house: House) -> None:
    table = await house.begin()
    house.clock.now += WEEK - 1
    table = await house.play(table, 2)
    house.clock.now += 2
    assert await refusal(house.games.close_silent(table.id, AMA)) is Refusal.TOO_EARLY_TO_CLOSE


async def test_ones_own_turns_come_first_and_the_longest_waiting_before_the_others(house: House) -> None:
    first = await house.begin(HERE)
    house.clock.now += 1
    second = await house.begin(THERE)
    house.clock.now += 1
    third = await house.begin(ELSEWHERE)
    await house.play(first, 2)
    assert [table.id for table in await house.games.running(AMA)] == [second.id, third.id, first.id]
    assert [table.id for table in await house.games.running(BAYO, guild_id=10)] == [first.id, second.id]


async def test_a_game_carried_into_a_channel_where_the_two_already_play_is_refused(house: House) -> None:
    table = await house.begin(HERE)
    other = await house.begin(THERE)
    with pytest.raises(Refused) as caught:
        await house.games.move_to(table, THERE)
    assert caught.value.game_id == other.id


async def test_a_game_that_ended_before_it_could_be_carried_elsewhere_stays_where_it_is(house: House) -> None:
    table = await house.begin(HERE)
    await house.games.resign(table.id, BAYO)
    assert await refusal(house.games.move_to(table, THERE)) is Refusal.GAME_OVER
    assert (await house.games.table(table.id)).record.place == HERE


async def test_whoever_resigns_loses_with_the_seeds_as_they_stand(house: House) -> None:
    table = await house.play(await house.begin(), 2)
    ended = await house.games.resign(table.id, AMA)
    assert ended.outcome is not None
    assert ended.outcome.winner is not None
    assert ended.seated(ended.outcome.winner).id == BAYO
    assert ended.outcome.scores == table.position.stores
    assert await refusal(house.games.resign(table.id, BAYO)) is Refusal.GAME_OVER
    assert await refusal(house.games.play(table.id, BAYO, 1, 6)) is Refusal.GAME_OVER
