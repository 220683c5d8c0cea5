"""Moves are added one after the other to a running game, and a game ends once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from storage import Ending, Event, GameEnded, GameRecord, NoSuchGame, PairHasGame, Place, StaleVersion, Store
from tests.storage.scene import (
    ABANDONED,
    ADA,
    BAYO,
    CHIDI,
    IBADAN,
    LAGOS,
    NOON,
    NORTH_WINS,
    NOWHERE,
    SOUTH_WINS,
    ended,
    seated,
)


async def test_a_game_reads_back_with_its_moves_and_its_end(store: Store) -> None:
    game = await seated(store, place=NOWHERE, ruleset="oware-slam-takes")
    await store.append_move(game.id, 0, 2, now=NOON + 10)
    await store.append_move(game.id, 1, 11, now=NOON + 20)

    last = await store.append_move(game.id, 2, 0, now=NOON + 30, ending=SOUTH_WINS)

    assert last == GameRecord(
        id=1,
        place=Place(None, 90),
        south_id=1001,
        north_id=1002,
        ruleset="oware-slam-takes",
        created_at=1_750_000_000,
        rematch_of=None,
        events=(Event(2, 1, NOON + 10), Event(11, 2, NOON + 20), Event(0, 3, NOON + 30)),
        ended_at=1_750_000_030,
        ending=Ending("majority", "south", 26, 14),
    )
    assert await store.game(1) == last
    assert (last.moves, last.version, last.moved_at) == ((2, 11, 0), 3, 1_750_000_030)


async def test_before_the_first_move_a_game_was_last_moved_when_it_began(store: Store) -> None:
    game = await seated(store)

    assert (game.moves, game.moved_at, game.ended_at, game.ending) == ((), NOON, None, None)


async def test_many_moves_come_back_in_the_order_in_which_they_were_played(store: Store) -> None:
    game = await seated(store)
    pits = [(5 * ply) % 12 for ply in range(40)]

    for ply, pit in enumerate(pits):
        await store.append_move(game.id, ply, pit, now=NOON + ply)

    assert (await store.game(game.id)).moves == tuple(pits)


@pytest.mark.parametrize("version", [-1, 0, 2])
async def test_a_move_for_another_version_changes_nothing(store: Store, version: int) -> None:
    game = await seated(store)
    before = await store.append_move(game.id, 0, 2, now=NOON)

    with pytest.raises(StaleVersion) as refusal:
        await store.append_move(game.id, version, 7, now=NOON, ending=SOUTH_WINS)

    assert (refusal.value.expected, refusal.value.actual) == (version, 1)
    assert await store.game(game.id) == before


async def test_a_takeback_leaves_the_first_moves_and_is_itself_kept(store: Store) -> None:
    game = await seated(store)
    for version, pit in enumerate((2, 11, 0)):
        await store.append_move(game.id, version, pit, now=NOON)

    back = await store.take_back(game.id, 3, 1, now=NOON + 9)

    assert (back.moves, back.version, back.moved_at) == ((2,), 4, NOON + 9)
    assert await store.game(game.id) == back
    again = await store.append_move(game.id, 4, 10, now=NOON + 10)
    assert (again.moves, again.version) == ((2, 10), 5)
    assert [again.moves_at(version) for version in range(6)] == [
        (), (2,), (2, 11), (2, 11, 0), (2,), (2, 10)
    ]  # fmt: skip


async def test_after_a_takeback_a_move_for_the_board_before_it_changes_nothing(store: Store) -> None:
    game = await seated(store)
    await store.append_move(game.id, 0, 2, now=NOON)
    back = await store.take_back(game.id, 1, 0, now=NOON)

    for version in (0, 1):
        with pytest.raises(StaleVersion):
            await store.append_move(game.id, version, 3, now=NOON)
        with pytest.raises(StaleVersion):
            await store.take_back(game.id, version, 0, now=NOON)

    assert await store.game(game.id) == back


async def test_an_ended_game_takes_no_move_and_no_second_end(store: Store) -> None:
    game = await ended(store, ending=NORTH_WINS)

    with pytest.raises(GameEnded):
        await store.append_move(game.id, 0, 2, now=NOON)
    with pytest.raises(GameEnded):
        await store.take_back(game.id, 0, 0, now=NOON)
    with pytest.raises(GameEnded):
        await store.end_game(game.id, ABANDONED, now=NOON)

    assert (await store.game(game.id)).ending == NORTH_WINS


async def test_an_end_bound_to_a_version_fails_when_the_game_has_gone_on(store: Store) -> None:
    game = await seated(store)
    await store.append_move(game.id, 0, 2, now=NOON)

    with pytest.raises(StaleVersion):
        await store.end_game(game.id, ABANDONED, now=NOON, version=0)
    closed = await store.end_game(game.id, ABANDONED, now=NOON + 9, version=1)

    assert (closed.ending, closed.ended_at, closed.moved_at) == (ABANDONED, NOON + 9, NOON)


async def test_people_may_play_again_in_a_channel_once_their_game_is_over(store: Store) -> None:
    first = await ended(store)

    second = await seated(store)

    assert second.id > first.id


async def test_running_games_are_found_by_person_and_by_channel_with_their_moves(store: Store) -> None:
    here = await seated(store, ADA, BAYO)
    here = await store.append_move(here.id, 0, 3, now=NOON + 1)
    there = await seated(store, CHIDI, ADA, place=IBADAN)
    others = await seated(store, BAYO, CHIDI)
    others = await store.append_move(others.id, 0, 5, now=NOON + 2)
    others = await store.append_move(others.id, 1, 6, now=NOON + 3)
    await ended(store, ADA, CHIDI)

    assert await store.running_games() == [here, there, others]
    assert await store.running_games(user_id=ADA) == [here, there]
    assert await store.running_games(channel_id=LAGOS.channel_id) == [here, others]
    assert await store.running_games(user_id=CHIDI, channel_id=LAGOS.channel_id) == [others]
    assert await store.running_games(user_id=4040) == []


async def test_a_running_game_can_be_carried_on_elsewhere(store: Store) -> None:
    game = await seated(store)
    await store.append_move(game.id, 0, 2, now=NOON)

    moved = await store.move_game(game.id, IBADAN)

    assert (moved.place, moved.moves) == (IBADAN, (2,))
    assert await store.running_games(channel_id=LAGOS.channel_id) == []
    assert await store.move_game(game.id, IBADAN) == moved


async def test_a_game_cannot_be_carried_to_where_the_two_already_play(store: Store) -> None:
    game = await seated(store)
    other = await seated(store, BAYO, ADA, place=IBADAN)

    with pytest.raises(PairHasGame) as refusal:
        await store.move_game(game.id, IBADAN)

    assert refusal.value.game_id == other.id
    assert await store.game(game.id) == game


async def test_an_ended_game_stays_where_it_was_played(store: Store) -> None:
    game = await ended(store)

    with pytest.raises(GameEnded):
        await store.move_game(game.id, IBADAN)


CALLS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "game": lambda store: store.game(404),
    "append_move": lambda store: store.append_move(404, 0, 2, now=NOON),
    "take_back": lambda store: store.take_back(404, 1, 0, now=NOON),
    "end_game": lambda store: store.end_game(404, ABANDONED, now=NOON),
    "move_game": lambda store: store.move_game(404, IBADAN),
    "wish_rematch": lambda store: store.wish_rematch(404, ADA, now=NOON),
    "start_rematch": lambda store: store.start_rematch(404, ADA, BAYO, now=NOON, place=LAGOS),
    "board_posted": lambda store: store.board_posted(
        404, 0, final=False, channel_id=71, message_id=1, now=NOON
    ),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
async def test_an_unknown_game_is_named(store: Store, call: Callable[[Store], Awaitable[object]]) -> None:
    with pytest.raises(NoSuchGame, match=r"^There is no game 404\.$"):
        await call(store)
