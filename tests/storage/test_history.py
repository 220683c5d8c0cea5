"""What has been played: the latest game, games finished, and how two people stand."""

from __future__ import annotations

from storage import Place, Standing, Store
from tests.storage.scene import (
    ABANDONED,
    ADA,
    BAYO,
    CHIDI,
    DRAW,
    IBADAN,
    LAGOS,
    NOON,
    NORTH_WINS,
    SOUTH_WINS,
    ended,
    seated,
)


async def test_the_standing_counts_wins_by_person_and_not_by_side(store: Store) -> None:
    await ended(store, ADA, BAYO, ending=SOUTH_WINS)
    await ended(store, BAYO, ADA, ending=NORTH_WINS)
    await ended(store, BAYO, ADA, ending=SOUTH_WINS, place=IBADAN)
    await ended(store, ADA, BAYO, ending=DRAW)

    assert await store.standing(ADA, BAYO) == Standing(wins_a=2, draws=1, wins_b=1)
    assert await store.standing(BAYO, ADA) == Standing(wins_a=1, draws=1, wins_b=2)


async def test_the_standing_leaves_out_games_without_a_result_and_games_with_others(store: Store) -> None:
    await ended(store, ADA, BAYO, ending=ABANDONED)
    await ended(store, ADA, CHIDI, ending=SOUTH_WINS)
    await seated(store, ADA, BAYO)

    assert await store.standing(ADA, BAYO) == Standing(0, 0, 0)


async def test_finished_games_are_those_played_to_a_result_on_either_side(store: Store) -> None:
    await ended(store, ADA, BAYO, ending=SOUTH_WINS)
    await ended(store, BAYO, ADA, ending=DRAW)
    await ended(store, ADA, CHIDI, ending=ABANDONED)
    await seated(store, ADA, BAYO)

    assert await store.finished_games(ADA) == 2
    assert await store.finished_games(CHIDI) == 0


async def test_the_latest_game_is_the_one_begun_last_in_the_channel_running_or_not(store: Store) -> None:
    running = await seated(store, CHIDI, ADA)
    await store.append_move(running.id, 0, 4, now=NOON)
    latest = await ended(store, ADA, BAYO)
    elsewhere = await seated(store, ADA, BAYO, place=IBADAN)

    assert await store.latest_game(ADA, LAGOS.channel_id) == latest
    assert await store.latest_game(CHIDI, LAGOS.channel_id) == await store.game(running.id)
    assert await store.latest_game(BAYO, IBADAN.channel_id) == elsewhere
    assert await store.latest_game(CHIDI, IBADAN.channel_id) is None


async def test_the_latest_games_of_somebody_come_newest_first_and_no_more_than_asked_for(
    store: Store,
) -> None:
    first = await ended(store, ADA, BAYO)
    await ended(store, BAYO, CHIDI)
    second = await seated(store, CHIDI, ADA)
    elsewhere = await ended(store, ADA, BAYO, place=Place(8, 81))

    assert await store.latest_games(ADA, most=2) == [elsewhere, second]
    assert await store.latest_games(ADA, guild_id=7, most=9) == [second, first]
    assert await store.latest_games(ADA, guild_id=9, most=9) == []
