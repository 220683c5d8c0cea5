"""Matches in every place where people chat, in threads, and where files are not allowed."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle
from simcord.backend.errors import BackendError
from simcord.builders import UserHandle

from bot.custom_id import NextGame
from tests.end_to_end.outage import POST, outage
from tests.end_to_end.stage import Stage, labels, pictures, playable, seen, told
from tests.end_to_end.test_matches import resign
from tests.end_to_end.test_places import ama_alone, outside
from tests.end_to_end.test_threads import archived, opened

__all__ = ["ama_alone", "outside"]


@pytest.mark.usefixtures("outside")
async def test_a_match_is_played_by_answers_alone(stage: Stage) -> None:
    await stage.begin(match="best-of-3", openings="lot", clock="1h")
    await resign(stage, stage.bayo)
    await stage.bayo.click(stage.last, label="Next game")
    assert playable(stage.messages())[-1] == (2, 2)
    assert "Match, best of 3 · game 2 · Ama 1 – 0 Bayo" in stage.last.content.splitlines()
    await resign(stage, stage.bayo)
    assert "**Ama wins the match, 2–0!**" in stage.last.content.splitlines()
    await stage.bayo.click(stage.last, label="Rematch")
    await stage.ama.click(stage.last, label="Rematch")
    assert playable(stage.messages())[-1] == (3, 2)


@pytest.mark.usefixtures("outside")
async def test_a_match_is_left_by_answers_alone(stage: Stage) -> None:
    await stage.begin(match="best-of-3")
    await resign(stage, stage.bayo)
    final = stage.last
    leaving = (await stage.bayo.click(final, label="Leave match")).response
    assert leaving is not None
    await stage.bayo.click(leaving.message, label="Offer to end the match")
    await stage.ama.click(stage.last, label="Accept")
    assert "**The match is broken off, with no winner.**" in stage.last.content
    assert pictures(stage.messages())[-1] == "opon-1-final.png"
    assert "This match is over." in told(await stage.press(stage.ama, final, NextGame(1)))


async def test_in_direct_messages_with_the_bot_there_is_nobody_to_play_a_match(
    ama_alone: UserHandle,
) -> None:
    result = await ama_alone.slash("mancala challenge", match="best-of-3")
    assert "I play single games only." in told(result)


async def test_the_games_of_a_match_share_the_thread_of_the_first(stage: Stage) -> None:
    await stage.bot.store.set_setting("server", stage.guild.id, "place", "thread")
    await stage.challenge(stage.ama, stage.bayo, first="challenger", match="best-of-3")
    await stage.bayo.click(stage.last, label="Accept")
    first = await stage.table(1)
    assert first.record.place.channel_id != stage.channel.id
    await stage.bot.desk.games.resign(1, stage.ama.id)
    await stage.bot.desk.boards.bring_up_to_date(1)
    second = await stage.bot.desk.matches.next_game(1, stage.ama.id, first.record.place)
    await stage.bot.desk.boards.bring_up_to_date(2)
    assert second.record.place == first.record.place
    board = await stage.bot.store.current_board(2)
    assert board is not None
    assert board.channel_id == first.record.place.channel_id


async def test_a_thread_in_which_a_match_goes_on_is_not_archived_by_a_belated_last_board(
    stage: Stage,
) -> None:
    await stage.bot.store.set_setting("server", stage.guild.id, "place", "thread")
    thread = await opened(stage, match="best-of-3")
    await stage.bot.desk.games.resign(1, stage.ama.id)
    second = await stage.bot.desk.matches.next_game(1, stage.ama.id, (await stage.table()).record.place)
    await stage.bot.desk.boards.bring_up_to_date(second.id)
    await stage.upkeep()
    assert pictures(stage.messages(thread))[-1] == "opon-1-final.png"
    assert not archived(stage, thread)


async def test_a_match_is_closed_where_boards_are_edited_in_place(stage: Stage) -> None:
    await stage.bot.store.set_setting("server", stage.guild.id, "turns", "edited")
    await stage.begin(match="best-of-3")
    await resign(stage, stage.bayo)
    board = next(m for m in stage.messages() if pictures([m]))
    leaving = (await stage.ama.click(board, label="Leave match")).response
    assert leaving is not None
    await stage.ama.click(leaving, label="Resign the match")
    (board,) = (m for m in stage.messages() if pictures([m]))
    assert "**Bayo wins the match!** Ama resigned it." in board.content
    assert labels(board) == [["Rematch"]]
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, your match is over: [board](")
    before = stage.messages()
    await stage.upkeep()
    assert stage.messages() == before


async def test_text_boards_tell_the_score_of_the_match(stage: Stage) -> None:
    await stage.bot.store.set_setting("server", stage.guild.id, "boards", "text")
    await stage.begin(match="best-of-3")
    await resign(stage, stage.bayo)
    assert not stage.last.attachments
    assert "Match, best of 3 · game 1 · Ama 1 – 0 Bayo" in stage.last.content.splitlines()
    await stage.ama.click(stage.last, label="Next game")
    assert "Match, best of 3 · game 2 · Ama 1 – 0 Bayo" in stage.last.content.splitlines()


@pytest.mark.parametrize("leads_to", ["Next game", "Rematch"])
async def test_a_last_board_that_came_unheard_is_not_posted_again_after_a_click_on_it(
    stage: Stage, leads_to: str
) -> None:
    await stage.begin(**({"match": "best-of-3"} if leads_to == "Next game" else {}))
    await stage.bot.desk.games.resign(1, stage.ama.id)
    with outage(POST, unheard=True):
        await stage.ama.slash(stage.channel, "mancala board", game="1")
    await stage.bayo.click(stage.board(), label=leads_to)
    if leads_to == "Rematch":
        await stage.ama.click(stage.board(), label=leads_to)
    await stage.upkeep()
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-final.png", "opon-2-ply-0.png"]


async def test_whoever_ends_a_game_in_a_closed_channel_hears_how_the_match_goes_on(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin(match="best-of-3")
    asked = (await stage.ama.slash(elsewhere, "mancala resign")).response
    assert asked is not None
    with outage(POST, fault=BackendError(403, 50013, "Missing Permissions")):
        result = await stage.ama.click(asked, label="Resign this game")
        assert told(result).endswith(
            "The game is over; `/mancala board` in another channel of this server carries the match on."
        )
        waiting = seen(await stage.bayo.slash(elsewhere, "mancala board"))
    await stage.bayo.click(waiting, label="Next game")
    assert playable(stage.messages(elsewhere)) == [(2, 0)]


async def test_a_match_goes_on_where_games_are_allowed_now(stage: Stage, elsewhere: ChannelHandle) -> None:
    await stage.begin(match="best-of-3")
    await resign(stage, stage.ama)
    await stage.bot.desk.game_channels.add(stage.guild.id, elsewhere.id)
    assert "Games are played elsewhere" in told(await stage.ama.click(stage.last, label="Next game"))
    waiting = seen(await stage.ama.slash(elsewhere, "mancala board"))
    assert waiting.content.startswith(
        "The next game of this match cannot begin where the last one was played. It can begin here."
    )
    await stage.ama.click(waiting, label="Next game")
    assert playable(stage.messages(elsewhere)) == [(2, 0)]
