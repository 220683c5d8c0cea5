"""Every place where people chat: servers without the bot, chats between people, the bot's direct messages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import discord
import pytest
from simcord.builders import UserHandle

from bot.custom_id import ResignSurely
from tests.end_to_end.outage import FOLLOW_UP, outage
from tests.end_to_end.places import (
    Payload,
    answers_only,
    between_people,
    in_direct_messages,
    in_their_server,
    leave_server,
    payloads,
    shown_to_one_alone,
)
from tests.end_to_end.stage import Stage, custom_ids, labels, pictures, playable, seen, told

AFTER_EXPIRY = {"hours": 25}


@pytest.fixture(params=["a server without the bot", "a chat between people"])
def outside(request: pytest.FixtureRequest, stage: Stage) -> Iterator[None]:
    """The bot can only answer."""
    change: Callable[[Payload], None] = between_people
    if request.param == "a server without the bot":
        leave_server(stage)
        change = in_their_server()
    with answers_only(stage, change):
        yield


def pinged(stage: Stage) -> list[list[int]]:
    """Whom each answer for everybody has notified."""
    answers = [body.get("data") or {} for body in stage.requests("POST", "/callback")]
    follow_ups = [r.json for r in stage.env.http_requests if r.path.startswith("/webhooks")]
    bodies = [body for body in [*answers, *follow_ups] if body and "allowed_mentions" in body]
    return [body["allowed_mentions"]["users"] for body in bodies if not int(body.get("flags") or 0) & 64]


@pytest.mark.usefixtures("outside")
async def test_a_game_is_played_by_answers_alone(stage: Stage) -> None:
    await stage.begin()
    assert playable(stage.messages()) == [(1, 0)]
    await stage.play("CaA")
    assert playable(stage.messages()) == [(1, 3)]
    assert pictures(stage.messages())[-1] == "opon-1-ply-3.png"
    assert stage.last.attachments[0].description
    board = await stage.bot.store.current_board(1)
    assert board is not None
    assert board.message_id == stage.last.id
    assert [stage.bayo.id] in pinged(stage)


@pytest.mark.usefixtures("outside")
async def test_a_game_ends_with_its_card_and_a_rematch(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    more = await stage.bayo.click(stage.last, label="More")
    assert more.response is not None
    asked = await stage.bayo.click(more.response.message, label="Resign")
    assert asked.response is not None
    await stage.bayo.click(asked.response.message, label="Yes, I resign")
    card = stage.last
    assert "Ama wins" in card.content
    assert playable(stage.messages()) == [(1, 1)]  # nothing takes the old board's buttons but a click on it
    old = next(m for m in stage.messages() if playable([m]))
    assert "is over" in told(await stage.press(stage.bayo, old, "opon:play:1:1:6"))
    assert playable(stage.messages()) == []
    await stage.ama.click(card, label="Rematch")
    wish = stage.last
    assert f"<@{stage.bayo.id}>" in wish.content
    assert "opon:rematch:1" not in [i for m in stage.messages() if m.id == card.id for i in custom_ids(m)]
    await stage.bayo.click(wish, label="Rematch")
    assert playable(stage.messages()) == [(2, 0)]


@pytest.mark.usefixtures("outside")
async def test_a_board_whose_answer_was_lost_is_shown_by_the_next_click(stage: Stage) -> None:
    board = await stage.begin()
    with outage(FOLLOW_UP):
        await stage.click_pit("C")
    assert playable(stage.messages()) == []
    again = await stage.press(stage.ama, board, f"opon:play:1:0:{'ABCDEF'.index('C')}")
    assert playable(stage.messages()) == [(1, 1)]
    assert again.acknowledged


@pytest.mark.usefixtures("outside")
async def test_the_board_command_shows_it_as_its_answer(stage: Stage) -> None:
    await stage.begin()
    with outage(FOLLOW_UP):
        await stage.click_pit("C")
    result = await stage.bayo.slash(stage.channel, "mancala board")
    assert result.response is not None
    assert not result.response.ephemeral
    assert playable(stage.messages()) == [(1, 1)]


@pytest.mark.usefixtures("outside")
async def test_upkeep_and_a_restart_leave_what_only_answers_reach(stage: Stage) -> None:
    board = await stage.begin()
    with outage(FOLLOW_UP):
        await stage.click_pit("C")
    await stage.challenge(stage.kofi, stage.ama)
    stage.clock.pass_by(**AFTER_EXPIRY)
    await stage.upkeep()
    asked = stage.last
    assert "Kofi challenges you" in asked.content
    assert "no longer open" in told(await stage.ama.click(asked, label="Accept"))
    assert "has lapsed" in stage.last.content
    assert labels(stage.last) == []
    assert playable(stage.messages()) == []
    assert "earlier turn" in told(await stage.press(stage.bayo, board, "opon:play:1:0:2"))
    assert playable(stage.messages()) == [(1, 1)]


@pytest.mark.usefixtures("outside")
async def test_a_challenge_asked_twice_is_shown_again_and_calls_nobody(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    result = await stage.challenge(stage.ama, stage.bayo)
    assert result.response is not None
    assert "still open" in result.response.content
    assert pinged(stage) == [[stage.bayo.id], []]
    await stage.bayo.click(stage.last, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


@pytest.mark.usefixtures("outside")
async def test_the_menu_on_a_person_challenges_them(stage: Stage) -> None:
    menu = await stage.ama.context_menu(stage.channel, "Challenge to mancala", stage.bayo)
    assert menu.response is not None
    await stage.ama.click(menu.response.message, label="Challenge")
    assert f"<@{stage.bayo.id}>, Ama challenges you" in stage.last.content
    await stage.bayo.click(stage.last, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


@pytest.mark.usefixtures("outside")
async def test_the_bot_itself_is_played_by_answers_alone(stage: Stage) -> None:
    await stage.ama.slash(stage.channel, "mancala play", level="casual", first="opponent")
    assert playable(stage.messages()) == [(1, 1)]
    assert stage.last.content.startswith(f"<@{stage.ama.id}>, your turn")
    await stage.click_pit("a")
    assert playable(stage.messages()) == [(1, 3)]


@pytest.mark.usefixtures("outside")
async def test_an_offer_is_made_and_taken_by_answers_alone(stage: Stage) -> None:
    await stage.begin()
    await stage.play("Ca")
    more = await stage.ama.click(stage.last, label="More")
    assert more.response is not None
    await stage.ama.click(more.response.message, label="Offer a draw")
    await stage.bayo.click(stage.last, label="Accept")
    assert (await stage.table()).over
    assert "draw" in stage.last.content


@pytest.mark.usefixtures("outside")
async def test_hints_reviews_and_nudges_are_answers_too(stage: Stage) -> None:
    await stage.begin(clock="none")
    await stage.play("CaAc")
    stage.clock.pass_by(hours=25)
    more = seen(await stage.bayo.click(stage.last, label="More"))
    await stage.bayo.click(more, label="Nudge Ama")
    assert stage.last.content.startswith(f"<@{stage.ama.id}>, Bayo is waiting for your move")
    await stage.bayo.slash(stage.channel, "mancala resign")
    await stage.press(stage.bayo, stage.board(), "opon:resign-surely:1")
    await stage.ama.click(stage.board(), label="Review")
    assert "Review" in stage.last.content
    await stage.ama.slash(stage.channel, "mancala play", level="casual", first="challenger")
    more = seen(await stage.ama.click(stage.last, label="More"))
    assert "✅ **A** wins with 25 seeds." in told(await stage.ama.click(more, label="Hint"))


@pytest.mark.usefixtures("outside")
async def test_a_review_whose_progress_could_not_be_shown_reaches_the_one_who_asked(stage: Stage) -> None:
    await stage.begin()
    await stage.play("Ca")
    await stage.press(stage.ama, stage.last, ResignSurely(1))
    with outage(("PATCH", "/webhooks/*")):
        result = await stage.bayo.click(stage.last, label="Review")
    assert told(result).startswith("**Review of game #1:**")


@pytest.mark.usefixtures("outside")
async def test_what_is_for_oneself_works_and_what_is_for_a_server_says_so(stage: Stage) -> None:
    await stage.begin()
    await stage.play("Ca")
    await stage.ama.click(stage.last, label="Replay")
    for command in ("replay", "rules", "settings", "games", "help"):
        result = await stage.ama.slash(stage.channel, f"mancala {command}")
        assert result.response is not None
        assert result.response.ephemeral
    puzzle = await stage.ama.slash(stage.channel, "mancala puzzle")
    assert puzzle.response is not None
    await stage.bayo.click(puzzle.response.message, label="Solution")
    for command, options in (("server", {}), ("server", {"check": True}), ("daily-puzzle", {"post": True})):
        words = told(await stage.ama.slash(stage.channel, f"mancala {command}", **options))
        assert words.startswith("Only a server that I am a member of has such settings.")


@pytest.mark.usefixtures("outside")
async def test_a_clock_reminds_nobody_and_the_next_click_after_it_ends_the_game(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo, first="challenger", clock="1h")
    assert "an hour. I cannot remind anybody here; once the time is up, the next click" in stage.last.content
    await stage.bayo.click(stage.last, label="Accept")
    await stage.play("Ca")
    before = len(stage.messages())
    await stage.live_through(minutes=65)
    assert len(stage.messages()) == before
    assert not (await stage.table()).over
    await stage.click_pit("A")
    assert "**Bayo wins!** Ama ran out of time." in stage.last.content
    assert playable(stage.messages()) == []


async def test_where_only_the_person_would_see_it_no_game_is_played(stage: Stage) -> None:
    leave_server(stage)
    with answers_only(stage, in_their_server()):
        board = await stage.begin()
    with answers_only(stage, in_their_server(external_apps=False)):
        for result in (
            await stage.challenge(stage.ama, stage.kofi),
            await stage.ama.slash(stage.channel, "mancala play", level="casual"),
            await stage.ama.slash(stage.channel, "mancala board"),
            await stage.press(stage.ama, board, "opon:play:1:0:2"),
        ):
            assert "Others would not see my messages in this channel" in told(result)
        assert "Ayoayo" in told(await stage.ama.slash(stage.channel, "mancala rules"))
    assert (await stage.table()).ply == 0


@pytest.mark.usefixtures("outside")
async def test_an_answer_that_turns_out_to_be_private_takes_the_challenge_back(stage: Stage) -> None:
    with shown_to_one_alone():
        result = await stage.challenge(stage.ama, stage.bayo)
    assert result.followups[-1].content.startswith("Others would not see my messages in this channel")
    await stage.begin()
    with shown_to_one_alone():
        result = await stage.click_pit("C")
    assert result.followups[-1].content.startswith("Others would not see my messages in this channel")
    await stage.bayo.slash(stage.channel, "mancala board")
    assert playable([stage.last]) == [(1, 1)]


async def test_a_server_that_has_installed_the_commands_alone_sees_the_answers(stage: Stage) -> None:
    leave_server(stage)

    def commands_only(payload: dict[str, object]) -> None:
        in_their_server(external_apps=False)(payload)
        payload["authorizing_integration_owners"] = {"0": payload["guild_id"]}

    with answers_only(stage, commands_only):
        await stage.begin()
    assert playable(stage.messages()) == [(1, 0)]


async def test_from_elsewhere_a_game_between_people_is_not_reached(stage: Stage) -> None:
    with answers_only(stage, between_people):
        await stage.begin()
    elsewhere = stage.guild.create_text_channel("elsewhere")
    words = told(await stage.ama.slash(elsewhere, "mancala board", game="1"))
    assert "I can only answer where this game is played" in words
    assert "no such game" in told(await stage.kofi.slash(elsewhere, "mancala replay", game="1"))


async def test_a_game_goes_on_by_answers_when_the_bot_has_been_put_out(stage: Stage) -> None:
    await stage.begin()
    leave_server(stage)
    with answers_only(stage, in_their_server()):
        await stage.click_pit("C")
    assert playable(stage.messages()) == [(1, 1)]


@pytest.fixture
def ama_alone(stage: Stage) -> Iterator[UserHandle]:
    """Ama in her direct messages with the bot."""
    with payloads(in_direct_messages):
        yield UserHandle(stage.env, stage.env.backend.users[stage.ama.id])


def dms(stage: Stage, person: UserHandle) -> list[discord.Message]:
    return stage.messages(person.dm_channel)


async def test_in_direct_messages_one_plays_the_bot(stage: Stage, ama_alone: UserHandle) -> None:
    await ama_alone.slash("mancala play", level="casual", first="challenger")
    await ama_alone.click(dms(stage, ama_alone)[-1], label="C · 4")
    assert playable(dms(stage, ama_alone)) == [(1, 2)]
    assert pictures(dms(stage, ama_alone)) == ["opon-1-ply-0.png", "opon-1-ply-2.png"]
    for command in ("replay", "rules", "settings", "games", "help"):
        result = await ama_alone.slash(f"mancala {command}")
        assert result.response.ephemeral
    result = await ama_alone.slash("mancala board")
    assert "posted again" in told(result)


async def test_in_direct_messages_a_challenge_offers_a_game_with_the_bot(
    stage: Stage, ama_alone: UserHandle
) -> None:
    result = await ama_alone.slash("mancala challenge")
    menu = result.response.message
    assert menu.content.startswith("Here I am the only opponent.")
    await ama_alone.click(menu, label="Play")
    assert len(playable(dms(stage, ama_alone))) == 1
    for command, options in (("server", {}), ("daily-puzzle", {"post": True})):
        assert "Only a server" in told(await ama_alone.slash(f"mancala {command}", **options))
    assert not (await ama_alone.slash("mancala puzzle")).response.ephemeral
