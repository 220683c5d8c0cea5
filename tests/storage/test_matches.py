"""Matches on the disk: one next game, one end, and nothing half done."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from storage import (
    Ending,
    GameEnded,
    GameRecord,
    GameRunning,
    Limits,
    MatchClosed,
    MatchTerms,
    NextGameStarted,
    PairHasGame,
    StaleVersion,
    Store,
    TooManyGames,
)
from storage.matches import UNDECIDED_OF
from tests.storage.scene import (
    ABANDONED,
    ADA,
    BAYO,
    CHIDI,
    DRAW,
    LAGOS,
    NOON,
    NORTH_WINS,
    SOUTH_WINS,
    TOMORROW,
    seated,
)

KUMASI = MatchTerms("kumasi", by_lot=True)


async def begun(store: Store, terms: MatchTerms = KUMASI, *, opening: tuple[int, ...] = ()) -> GameRecord:
    """The first game of a match, by way of a challenge."""
    asked = await store.open_challenge(
        LAGOS, ADA, BAYO, "ayoayo", "challenger", now=NOON, expires_at=TOMORROW, clock=3600, match=terms
    )
    return await store.accept_challenge(asked.id, ADA, BAYO, now=NOON, opening=opening)


async def ended(store: Store, ending: Ending = SOUTH_WINS) -> GameRecord:
    """The first game of a match, over."""
    return await store.end_game((await begun(store)).id, ending, now=NOON + 60)


@pytest.fixture
def by_hand(path: Path) -> Iterator[sqlite3.Connection]:
    """The same file, opened beside the store by somebody who goes around it."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    yield connection
    connection.close()


async def test_a_challenge_to_a_match_begins_it_with_its_first_game(store: Store) -> None:
    game = await begun(store)
    assert (await store.challenge(1)).match == KUMASI
    assert (game.match_id, game.number, game.lot) == (1, 1, 0)
    match = (await store.matches([1]))[1]
    assert (match.terms, match.first_id, match.second_id, match.closed_at) == (KUMASI, ADA, BAYO, None)


async def test_a_single_game_belongs_to_no_match(store: Store) -> None:
    game = await seated(store)
    assert (game.match_id, game.number) == (None, None)
    with pytest.raises(MatchClosed):
        await store.close_match(game.id, resigned_by=ADA, now=NOON, ending=NORTH_WINS)
    assert await store.game(game.id) == game


async def test_an_opening_drawn_by_lot_is_played_when_the_game_begins(store: Store) -> None:
    game = await begun(store, opening=(2, 10))
    assert (game.moves, game.version, game.lot) == ((2, 10), 2, 2)
    assert game.deadline == NOON + 3600


async def test_the_next_game_has_the_same_rules_place_and_clock(store: Store) -> None:
    game = await ended(store)
    following = await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, opening=(1, 7), now=NOON + 90)
    assert (following.match_id, following.number, following.moves) == (1, 2, (1, 7))
    assert (following.place, following.ruleset, following.clock) == (LAGOS, "ayoayo", 3600)
    games = (await store.matches([1]))[1].games
    assert [(one.id, one.number, one.reason, one.winner_id) for one in games] == [
        (1, 1, "majority", ADA),
        (2, 2, None, None),
    ]


async def test_a_next_game_is_started_once(store: Store) -> None:
    game = await ended(store)
    following = await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
    for _ in range(2):
        with pytest.raises(NextGameStarted) as refusal:
            await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
        assert refusal.value.game_id == following.id
        await store.end_game(following.id, DRAW, now=NOON) if following.ended_at is None else None
        following = await store.game(following.id)
    assert len((await store.matches([1]))[1].games) == 2


async def test_a_next_game_waits_for_the_end_of_the_last_and_for_room(path: Path, store: Store) -> None:
    game = await begun(store)
    with pytest.raises(GameRunning):
        await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
    await store.end_game(game.id, ABANDONED, now=NOON)
    other = await seated(store)
    with pytest.raises(PairHasGame):
        await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
    await store.end_game(other.id, DRAW, now=NOON)
    await seated(store, ADA, CHIDI)
    await store.close()
    async with await Store.open(path, now=NOON, limits=Limits(games=1)) as strict:
        with pytest.raises(TooManyGames) as refusal:
            await strict.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
        assert refusal.value.user_id == ADA
        assert len((await strict.matches([1]))[1].games) == 1


async def test_resigning_a_match_ends_its_running_game_in_the_same_step(store: Store) -> None:
    game = await begun(store)
    ended = await store.close_match(game.id, resigned_by=ADA, now=NOON + 5, ending=NORTH_WINS)
    match = (await store.matches([1]))[1]
    assert (ended.ending, ended.match_closed) == (NORTH_WINS, False)
    assert (match.closed_at, match.resigned_by, match.closed_after) == (NOON + 5, ADA, None)


async def test_resigning_a_match_between_games_leaves_the_last_game_as_it_was(store: Store) -> None:
    game = await ended(store)
    closed = await store.close_match(game.id, resigned_by=BAYO, now=NOON + 99)
    match = (await store.matches([1]))[1]
    assert closed == replace(game, match_closed=True)
    assert (closed.edition, game.edition) == (1, 0)
    assert (match.resigned_by, match.closed_after) == (BAYO, game.id)


async def test_a_match_is_closed_once_and_takes_no_more_games(store: Store) -> None:
    game = await ended(store)
    await store.close_match(game.id, resigned_by=BAYO, now=NOON)
    with pytest.raises(MatchClosed):
        await store.close_match(game.id, resigned_by=ADA, now=NOON)
    with pytest.raises(MatchClosed):
        await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
    with pytest.raises(MatchClosed):
        await store.open_offer(game.id, 1, "match", ADA, now=NOON)


async def test_a_match_is_not_resigned_by_an_earlier_game_or_by_one_that_has_just_ended(store: Store) -> None:
    game = await ended(store)
    with pytest.raises(GameEnded):
        await store.close_match(game.id, resigned_by=ADA, now=NOON, ending=NORTH_WINS)
    await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
    with pytest.raises(NextGameStarted):
        await store.close_match(game.id, resigned_by=ADA, now=NOON)
    assert (await store.matches([1]))[1].closed_at is None


async def test_who_closes_a_game_or_breaks_a_match_off_alone_is_kept(store: Store) -> None:
    game = await store.end_game((await begun(store)).id, ABANDONED, now=NOON, closed_by=ADA)
    assert (await store.game(game.id)).closed_by == ADA
    await store.close_match(game.id, broken_off_by=BAYO, now=NOON)
    match = (await store.matches([1]))[1]
    assert (match.resigned_by, match.broken_off_by) == (None, BAYO)


async def test_an_accepted_offer_closes_the_match_with_its_game_or_after_it(store: Store) -> None:
    game = await begun(store)
    offer = await store.open_offer(game.id, 0, "match", ADA, now=NOON)
    await store.accept_offer(offer.id, now=NOON + 1, ending=ABANDONED, breaking_off=True)
    match = (await store.matches([1]))[1]
    assert (match.closed_at, match.resigned_by, match.closed_after) == (NOON + 1, None, None)
    assert (await store.game(game.id)).ending == ABANDONED


async def test_between_games_an_offer_is_one_version_on_and_lapses_with_the_next_game(store: Store) -> None:
    game = await ended(store)
    with pytest.raises(StaleVersion):
        await store.open_offer(game.id, 0, "match", ADA, now=NOON)
    with pytest.raises(GameEnded):
        await store.open_offer(game.id, 1, "draw", ADA, now=NOON)
    offer = await store.open_offer(game.id, 1, "match", ADA, now=NOON)
    await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
    assert (await store.offer(offer.id)).state == "lapsed"


async def test_between_games_an_offer_lapses_when_the_match_is_resigned(store: Store) -> None:
    game = await ended(store)
    offer = await store.open_offer(game.id, 1, "match", ADA, now=NOON)
    await store.close_match(game.id, resigned_by=BAYO, now=NOON)
    assert (await store.offer(offer.id)).state == "lapsed"


async def test_a_final_board_is_due_again_when_the_match_is_closed_after_it(store: Store) -> None:
    game = await ended(store)

    async def post(version: int, message_id: int) -> None:
        await store.board_posted(game.id, version, final=True, channel_id=71, message_id=message_id, now=NOON)

    await post(0, 500)
    assert await store.unposted_games() == []
    closed = await store.close_match(game.id, resigned_by=BAYO, now=NOON)
    assert await store.unposted_games() == [closed]
    await post(1, 501)
    assert await store.unposted_games() == []
    assert await store.games_to_strip() == [game.id]
    await store.board_stripped(500)
    assert await store.games_to_strip() == []


async def test_a_final_board_is_to_be_stripped_once_the_match_has_gone_on(store: Store) -> None:
    game = await ended(store)
    await store.board_posted(game.id, 0, final=True, channel_id=71, message_id=500, now=NOON)
    assert await store.games_to_strip() == []
    await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
    assert await store.games_to_strip() == [game.id]


async def test_matches_in_which_no_game_runs_are_found_until_they_are_noted_as_decided(store: Store) -> None:
    game = await begun(store)
    assert await store.matches_between_games(ADA) == []
    game = await store.end_game(game.id, DRAW, now=NOON)
    assert [match.id for match in await store.matches_between_games(ADA)] == [1]
    assert await store.matches_between_games(CHIDI) == []
    game = await store.start_next_game(game.id, BAYO, ADA, place=LAGOS, now=NOON)
    assert await store.matches_between_games(BAYO) == []
    await store.end_game(game.id, DRAW, now=NOON)
    assert [match.id for match in await store.matches_between_games(BAYO)] == [1]
    await store.matches_decided([1])
    assert await store.matches_between_games(BAYO) == []


async def test_somebodys_undecided_matches_are_found_by_their_indexes(store: Store, path: Path) -> None:
    await ended(store)
    connection = sqlite3.connect(path)
    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {UNDECIDED_OF}", (ADA, ADA))]
    connection.close()
    assert [step for step in plan if "matches USING" in step] == [
        "SEARCH matches USING INDEX open_matches_of_first (first_id=?)",
        "SEARCH matches USING INDEX open_matches_of_second (second_id=?)",
    ]


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE matches SET resigned_by = 1003, closed_at = 1", "CHECK constraint failed"),
        ("UPDATE matches SET resigned_by = 1001", "CHECK constraint failed"),
        ("UPDATE matches SET closed_after = 1", "CHECK constraint failed"),
        ("UPDATE matches SET first_id = second_id", "CHECK constraint failed"),
        ("UPDATE matches SET by_lot = 2", "CHECK constraint failed"),
        ("UPDATE matches SET decided = 2", "CHECK constraint failed"),
        ("UPDATE matches SET broken_off_by = 1003, closed_at = 1", "CHECK constraint failed"),
        ("UPDATE matches SET broken_off_by = 1001", "CHECK constraint failed"),
        ("UPDATE games SET closed_by = 1001", "CHECK constraint failed"),
        ("UPDATE games SET number = NULL", "CHECK constraint failed"),
        ("UPDATE games SET match_id = 9", "FOREIGN KEY constraint failed"),
        ("UPDATE challenges SET match_format = NULL", "CHECK constraint failed"),
        ("INSERT INTO events VALUES (1, 2, 'takeback', NULL, 1, 0)", "drawn by lot cannot be taken back"),
        (
            "INSERT INTO games (channel_id, south_id, north_id, ruleset, created_at, match_id, number)"
            " VALUES (5, 1001, 1002, 'ayoayo', 0, 1, 1)",
            "UNIQUE constraint failed: games.match_id, games.number",
        ),
    ],
)
async def test_the_database_itself_refuses_an_impossible_match(
    store: Store, by_hand: sqlite3.Connection, statement: str, words: str
) -> None:
    game = await begun(store, opening=(2, 10))
    with pytest.raises(sqlite3.IntegrityError, match=words):
        by_hand.execute(statement)
    assert await store.game(game.id) == game


async def test_the_database_itself_keeps_a_closed_match_closed(
    store: Store, by_hand: sqlite3.Connection
) -> None:
    await store.close_match((await ended(store)).id, resigned_by=BAYO, now=NOON)
    with pytest.raises(sqlite3.IntegrityError, match="a closed match cannot be changed"):
        by_hand.execute("UPDATE matches SET closed_at = NULL, resigned_by = NULL, closed_after = NULL")
    with pytest.raises(sqlite3.IntegrityError, match="a closed match takes no more games"):
        by_hand.execute(
            "INSERT INTO games (channel_id, south_id, north_id, ruleset, created_at, match_id, number)"
            " VALUES (5, 1001, 1002, 'ayoayo', 0, 1, 2)"
        )
