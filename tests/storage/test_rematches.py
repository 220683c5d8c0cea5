"""A rematch needs both wishes, keeps the ruleset, and starts once."""

from __future__ import annotations

import pytest

from storage import GameRunning, PairHasGame, RematchStarted, Store
from tests.storage.scene import ADA, BAYO, IBADAN, LAGOS, NOON, SOUTH_WINS, ended, seated


async def test_wishes_add_up_and_the_same_one_twice_counts_once(store: Store) -> None:
    game = await ended(store)
    assert await store.rematch_wishes(game.id) == frozenset()

    assert await store.wish_rematch(game.id, ADA, now=NOON) == {ADA}
    assert await store.wish_rematch(game.id, ADA, now=NOON + 1) == {ADA}
    assert await store.wish_rematch(game.id, BAYO, now=NOON + 2) == {ADA, BAYO}
    assert await store.rematch_wishes(game.id) == {ADA, BAYO}


async def test_a_rematch_is_a_game_of_the_same_ruleset_that_knows_what_it_repeats(store: Store) -> None:
    game = await seated(store, ruleset="abapa-slam-wins")
    await store.end_game(game.id, SOUTH_WINS, now=NOON)

    rematch = await store.start_rematch(game.id, BAYO, ADA, now=NOON + 9, place=IBADAN)

    assert (rematch.south_id, rematch.north_id) == (BAYO, ADA)
    assert (rematch.ruleset, rematch.rematch_of) == ("abapa-slam-wins", game.id)
    assert (rematch.place, rematch.created_at, rematch.moves) == (IBADAN, NOON + 9, ())


async def test_a_game_has_one_rematch_ever(store: Store) -> None:
    game = await ended(store)
    rematch = await store.start_rematch(game.id, BAYO, ADA, now=NOON, place=LAGOS)
    await store.end_game(rematch.id, SOUTH_WINS, now=NOON)

    with pytest.raises(RematchStarted) as refusal:
        await store.start_rematch(game.id, BAYO, ADA, now=NOON, place=IBADAN)

    assert refusal.value.game_id == rematch.id
    assert await store.running_games() == []


async def test_a_late_wish_for_a_game_already_repeated_is_kept_and_starts_nothing(store: Store) -> None:
    game = await ended(store)
    rematch = await store.start_rematch(game.id, BAYO, ADA, now=NOON, place=LAGOS)

    assert await store.wish_rematch(game.id, ADA, now=NOON) == {ADA}
    assert await store.running_games() == [rematch]


async def test_a_running_game_has_no_rematch(store: Store) -> None:
    game = await seated(store)

    with pytest.raises(GameRunning):
        await store.wish_rematch(game.id, ADA, now=NOON)
    with pytest.raises(GameRunning):
        await store.start_rematch(game.id, BAYO, ADA, now=NOON, place=IBADAN)

    assert await store.rematch_wishes(game.id) == frozenset()
    assert await store.running_games() == [game]


async def test_a_rematch_waits_while_the_two_already_play_in_the_channel(store: Store) -> None:
    game = await ended(store)
    running = await seated(store, BAYO, ADA)

    with pytest.raises(PairHasGame) as refusal:
        await store.start_rematch(game.id, BAYO, ADA, now=NOON, place=LAGOS)
    await store.end_game(running.id, SOUTH_WINS, now=NOON)

    assert refusal.value.game_id == running.id
    assert (await store.start_rematch(game.id, BAYO, ADA, now=NOON, place=LAGOS)).rematch_of == game.id
