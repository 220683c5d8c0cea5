"""The channel shows each game's present state once, and only the newest board has buttons."""

from __future__ import annotations

from storage import Board, GameRecord, Store
from tests.storage.scene import ADA, BAYO, CHIDI, IBADAN, LAGOS, NOON, SOUTH_WINS, TOMORROW, ended, seated


async def posted(
    store: Store, game: GameRecord, ply: int, message_id: int | None, *, final: bool = False
) -> None:
    await store.board_posted(
        game.id, ply, final=final, channel_id=game.place.channel_id, message_id=message_id, now=NOON
    )


async def unposted(store: Store) -> list[int]:
    return [game.id for game in await store.unposted_games()]


async def test_a_posted_board_is_the_current_one_and_live(store: Store) -> None:
    game = await seated(store)
    assert await store.current_board(game.id) is None

    await posted(store, game, 0, 500)

    board = Board(message_id=500, channel_id=71, game_id=game.id, version=0, final=False, live=True)
    assert await store.current_board(game.id) == board
    assert await store.live_boards(game.id) == [board]


async def test_the_current_board_is_the_one_with_most_moves_then_the_one_posted_last(store: Store) -> None:
    game = await seated(store)
    await posted(store, game, 2, 502)
    await posted(store, game, 1, 501)
    current = await store.current_board(game.id)
    assert current is not None
    assert current.message_id == 502

    await posted(store, game, 2, 503)

    assert [board.message_id for board in await store.live_boards(game.id)] == [503, 502, 501]


async def test_the_final_board_comes_after_the_last_turn_with_the_same_moves(store: Store) -> None:
    game = await seated(store)
    await store.end_game(game.id, SOUTH_WINS, now=NOON)
    await posted(store, game, 0, 501, final=True)
    await posted(store, game, 0, 500)

    current = await store.current_board(game.id)

    assert current is not None
    assert (current.message_id, current.final) == (501, True)


async def test_a_game_is_unposted_from_its_start_and_after_each_move_until_its_board_is_there(
    store: Store,
) -> None:
    game = await seated(store)
    assert await store.unposted_games() == [game]
    await posted(store, game, 0, 500)
    assert await unposted(store) == []

    moved = await store.append_move(game.id, 0, 2, now=NOON)

    assert await store.unposted_games() == [moved]
    await posted(store, game, 1, 501)
    assert await unposted(store) == []


async def test_an_ended_game_is_unposted_until_its_final_board_is_there(store: Store) -> None:
    game = await seated(store)
    await posted(store, game, 0, 500)
    await store.append_move(game.id, 0, 2, now=NOON, ending=SOUTH_WINS)
    await posted(store, game, 1, 501)
    assert await unposted(store) == [game.id]

    await posted(store, game, 1, 502, final=True)

    assert await unposted(store) == []


async def test_a_game_carried_elsewhere_is_unposted_there(store: Store) -> None:
    game = await seated(store)
    await posted(store, game, 0, 500)

    moved = await store.move_game(game.id, IBADAN)

    assert await store.unposted_games() == [moved]
    assert await store.current_board(game.id) is None
    await posted(store, moved, 0, 600)
    assert await unposted(store) == []
    assert await store.games_to_strip() == [game.id]


async def test_a_board_that_can_never_be_posted_is_not_asked_for_again(store: Store) -> None:
    game = await seated(store)
    await posted(store, game, 0, 500)
    await store.append_move(game.id, 0, 2, now=NOON, ending=SOUTH_WINS)

    await posted(store, game, 1, None, final=True)

    assert await unposted(store) == []
    assert await store.games_to_strip() == []
    assert await store.live_boards(game.id) == []


async def test_old_boards_are_to_be_stripped_until_they_are(store: Store) -> None:
    game = await seated(store)
    await posted(store, game, 0, 500)
    assert await store.games_to_strip() == []
    await store.append_move(game.id, 0, 2, now=NOON)
    await posted(store, game, 1, 501)
    assert await store.games_to_strip() == [game.id]

    await store.board_stripped(500)

    assert await store.games_to_strip() == []
    assert [board.message_id for board in await store.live_boards(game.id)] == [501]


async def test_a_game_that_is_over_keeps_buttons_on_its_final_board_alone(store: Store) -> None:
    game = await seated(store)
    await posted(store, game, 0, 500)
    await store.end_game(game.id, SOUTH_WINS, now=NOON)
    assert await store.games_to_strip() == [game.id]

    await posted(store, game, 0, 501, final=True)
    assert await store.games_to_strip() == [game.id]
    await store.board_stripped(500)

    assert await store.games_to_strip() == []


async def test_a_message_that_is_posted_anew_is_taken_over(store: Store) -> None:
    game = await seated(store)
    await posted(store, game, 0, 500)
    await store.board_stripped(500)

    await posted(store, game, 1, 500)

    assert await store.live_boards(game.id) == [Board(500, 71, game.id, 1, final=False, live=True)]


async def test_stripping_an_unknown_message_is_passed_over(store: Store) -> None:
    game = await seated(store)
    await posted(store, game, 0, 500)

    await store.board_stripped(499)

    assert len(await store.live_boards(game.id)) == 1


async def test_in_an_emptied_channel_what_runs_is_posted_again_and_what_ended_is_not(store: Store) -> None:
    running = await seated(store, ADA, BAYO)
    await posted(store, running, 0, 500)
    over = await ended(store, ADA, CHIDI)
    await posted(store, over, 0, 501, final=True)
    unseen = await ended(store, BAYO, CHIDI)
    open_one = await store.open_challenge(LAGOS, ADA, CHIDI, "oware", "random", now=NOON, expires_at=TOMORROW)
    await store.challenge_posted(open_one.id, 502)
    closed = await store.open_challenge(IBADAN, ADA, CHIDI, "oware", "random", now=NOON, expires_at=TOMORROW)
    await store.challenge_posted(closed.id, 503)
    await store.close_challenge(closed.id, "declined", now=NOON)

    await store.forget_messages()

    assert await unposted(store) == [running.id, unseen.id]
    assert [challenge.id for challenge in await store.unposted_challenges(NOON)] == [open_one.id]
    assert await store.unsettled_challenges() == []
    assert await store.games_to_strip() == []
    assert await store.current_board(over.id) is None


async def test_in_an_emptied_channel_the_last_board_of_a_game_may_still_be_needed(store: Store) -> None:
    over, other = await ended(store, ADA, CHIDI), await ended(store, BAYO, CHIDI)
    await posted(store, over, 0, 500, final=True)
    await posted(store, other, 0, 501, final=True)

    await store.forget_messages(still_needed=[over.id])

    assert await unposted(store) == [over.id]


async def test_an_emptied_channel_may_give_the_same_message_ids_again(store: Store) -> None:
    over = await ended(store)
    await posted(store, over, 0, 500, final=True)
    await store.forget_messages()
    game = await seated(store)

    await posted(store, game, 0, 500)

    assert await store.live_boards(over.id) == []
    assert len(await store.live_boards(game.id)) == 1
    assert await unposted(store) == []
