"""What the database itself refuses, whoever writes to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from storage import Store
from tests.storage.scene import ADA, BAYO, LAGOS, NOON, SOUTH_WINS, TOMORROW, ended, seated


@pytest.fixture
def by_hand(path: Path) -> Iterator[sqlite3.Connection]:
    """The same file, opened beside the store by somebody who goes around it."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    yield connection
    connection.close()


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE events SET pit = 3", "an event cannot be changed"),
        ("UPDATE events SET happened_at = 0", "an event cannot be changed"),
        ("DELETE FROM events", "an event cannot be removed"),
        ("INSERT OR REPLACE INTO events VALUES (1, 0, 'move', 5, 1, 0)", "an event must follow the last one"),
        ("INSERT INTO events VALUES (1, 2, 'move', 5, 1, 0)", "an event must follow the last one"),
        ("INSERT INTO events VALUES (1, 1, 'move', 5, 1, 0)", "a move adds one to the moves"),
        ("INSERT INTO events VALUES (1, 1, 'move', 5, 3, 0)", "a move adds one to the moves"),
        ("INSERT INTO events VALUES (1, 1, 'takeback', NULL, 1, 0)", "a takeback takes some away"),
        ("INSERT INTO events VALUES (1, 1, 'takeback', NULL, -1, 0)", "CHECK constraint failed"),
        ("INSERT INTO events VALUES (1, 1, 'takeback', 5, 0, 0)", "CHECK constraint failed"),
        ("INSERT INTO events VALUES (1, 1, 'move', NULL, 2, 0)", "CHECK constraint failed"),
        ("INSERT INTO events VALUES (1, 1, 'move', 12, 2, 0)", "CHECK constraint failed"),
        ("INSERT INTO events VALUES (1, 1, 'pass', NULL, 0, 0)", "CHECK constraint failed"),
        ("INSERT INTO events VALUES (99, 0, 'move', 5, 1, 0)", "FOREIGN KEY constraint failed"),
        ("DELETE FROM games WHERE id = 1", "FOREIGN KEY constraint failed"),
    ],
)
async def test_events_are_only_ever_added(
    store: Store, by_hand: sqlite3.Connection, statement: str, words: str
) -> None:
    game = await seated(store)
    game = await store.append_move(game.id, 0, 2, now=NOON)

    with pytest.raises(sqlite3.IntegrityError, match=words):
        by_hand.execute(statement)

    assert await store.game(game.id) == game


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("INSERT INTO events VALUES (1, 0, 'move', 5, 1, 0)", "an ended game takes no more events"),
        ("UPDATE games SET winner = 'north'", "an ended game cannot be changed"),
        ("UPDATE games SET ended_at = NULL, reason = NULL", "an ended game cannot be changed"),
    ],
)
async def test_an_ended_game_stays_as_it_ended(
    store: Store, by_hand: sqlite3.Connection, statement: str, words: str
) -> None:
    game = await ended(store)

    with pytest.raises(sqlite3.IntegrityError, match=words):
        by_hand.execute(statement)

    assert await store.game(game.id) == game


@pytest.mark.parametrize(
    "assignment",
    [
        "ended_at = 5",
        "ended_at = 5, reason = 'boredom', south_score = 1, north_score = 1",
        "ended_at = 5, reason = 'majority', winner = 'east', south_score = 1, north_score = 1",
        "ended_at = 5, reason = 'abandoned', winner = 'south', south_score = 1, north_score = 1",
        "ended_at = 5, reason = 'majority', winner = 'south', south_score = -1, north_score = 1",
        "ended_at = 5, reason = 'majority', winner = 'south', north_score = 1",
        "winner = 'south'",
        "north_id = south_id",
        "rematch_of = id",
    ],
)
async def test_half_an_end_or_an_unknown_word_is_refused(
    store: Store, by_hand: sqlite3.Connection, assignment: str
) -> None:
    game = await seated(store)

    with pytest.raises(sqlite3.IntegrityError, match="CHECK constraint failed"):
        by_hand.execute(f"UPDATE games SET {assignment}")  # noqa: S608 - the literals above

    assert await store.game(game.id) == game


@pytest.mark.parametrize(
    "assignment",
    [
        "state = 'forgotten', closed_at = 5",
        "state = 'declined'",
        "state = 'accepted', closed_at = 5",
        "first = 'nobody'",
        "opponent_id = challenger_id",
        "settled = 1",
    ],
)
async def test_a_challenge_in_an_impossible_state_is_refused(
    store: Store, by_hand: sqlite3.Connection, assignment: str
) -> None:
    challenge = await store.open_challenge(LAGOS, ADA, BAYO, "oware", "random", now=NOON, expires_at=TOMORROW)

    with pytest.raises(sqlite3.IntegrityError, match="CHECK constraint failed"):
        by_hand.execute(f"UPDATE challenges SET {assignment}")  # noqa: S608 - the literals above

    assert await store.challenge(challenge.id) == challenge


async def test_a_closed_challenge_is_never_opened_again(store: Store, by_hand: sqlite3.Connection) -> None:
    challenge = await store.open_challenge(LAGOS, ADA, BAYO, "oware", "random", now=NOON, expires_at=TOMORROW)
    await store.close_challenge(challenge.id, "declined", now=NOON)

    with pytest.raises(sqlite3.IntegrityError, match="cannot be opened or closed again"):
        by_hand.execute("UPDATE challenges SET state = 'open', closed_at = NULL")


@pytest.mark.parametrize(("south", "north"), [(ADA, BAYO), (BAYO, ADA)])
async def test_no_second_running_game_of_a_pair_in_a_channel(
    store: Store, by_hand: sqlite3.Connection, south: int, north: int
) -> None:
    await seated(store, ADA, BAYO)

    with pytest.raises(sqlite3.IntegrityError, match="one_running_game"):
        by_hand.execute(
            "INSERT INTO games (channel_id, south_id, north_id, ruleset, created_at)"
            " VALUES (?, ?, ?, 'oware', 0)",
            (LAGOS.channel_id, south, north),
        )


@pytest.mark.parametrize(("challenger", "opponent"), [(ADA, BAYO), (BAYO, ADA)])
async def test_no_second_open_challenge_of_a_pair_in_a_channel(
    store: Store, by_hand: sqlite3.Connection, challenger: int, opponent: int
) -> None:
    await store.open_challenge(LAGOS, ADA, BAYO, "oware", "random", now=NOON, expires_at=TOMORROW)

    with pytest.raises(sqlite3.IntegrityError, match="one_open_challenge"):
        by_hand.execute(
            "INSERT INTO challenges"
            " (channel_id, challenger_id, opponent_id, ruleset, first, created_at, expires_at)"
            " VALUES (?, ?, ?, 'oware', 'random', 0, 1)",
            (LAGOS.channel_id, challenger, opponent),
        )


async def test_the_id_of_a_game_is_never_given_again(store: Store, by_hand: sqlite3.Connection) -> None:
    first = await ended(store)
    by_hand.execute("PRAGMA foreign_keys = OFF")
    by_hand.execute("DELETE FROM games WHERE id = ?", (first.id,))

    second = await store.start_rematch((await ended(store)).id, BAYO, ADA, now=NOON, place=LAGOS)

    assert second.id == first.id + 2


async def test_text_in_place_of_a_number_is_refused(store: Store, by_hand: sqlite3.Connection) -> None:
    game = await seated(store)

    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in INTEGER column"):
        by_hand.execute("UPDATE games SET created_at = 'noon'")

    assert await store.game(game.id) == game


async def test_an_unknown_way_to_end_a_game_is_refused_and_undone(store: Store) -> None:
    game = await seated(store)

    with pytest.raises(sqlite3.IntegrityError, match="CHECK constraint failed"):
        await store.append_move(game.id, 0, 2, now=NOON, ending=replace(SOUTH_WINS, reason="boredom"))

    assert await store.game(game.id) == game
