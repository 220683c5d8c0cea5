"""Challenges that anyone in the channel may accept."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.results import InteractionResult

from bot.custom_id import Accept, Decline, Withdraw
from bot.tables import CHALLENGE_SECONDS
from tests.end_to_end.outage import ANSWER, EVERYTHING, outage
from tests.end_to_end.stage import Stage, buttons, labels, playable, told


async def look_for(stage: Stage, person: MemberActor, **options: Any) -> InteractionResult:
    """``/mancala challenge`` without an opponent."""
    return await person.slash(stage.channel, "mancala challenge", **options)


async def posted(stage: Stage, person: MemberActor, **options: Any) -> discord.Message:
    """An open challenge that stands in the channel."""
    await look_for(stage, person, **options)
    return stage.last


async def test_it_says_who_asks_what_is_played_who_begins_and_until_when_and_pings_nobody(
    stage: Stage,
) -> None:
    message = await posted(stage, stage.ama, game="oware")
    call, _summary, terms, lapses = message.content.splitlines()
    assert call == "**Ama is looking for somebody to play Oware.** Whoever presses Play first sits down."
    until = int(stage.clock()) + CHALLENGE_SECONDS
    assert terms == "Chance decides who begins. Each move may take 3 days."
    assert lapses == f"The challenge lapses <t:{until}:R>."
    assert labels(message) == [["Play", "Withdraw", "How to play"]]
    (body,) = stage.requests("POST", "/callback")
    assert body["data"]["allowed_mentions"] == {"parse": [], "users": []}


@pytest.mark.parametrize(
    ("first", "words", "south"),
    [
        ("challenger", "Ama begins and has the bottom row.", "Ama"),
        ("opponent", "Whoever sits down begins and has the bottom row.", "Kofi"),
    ],
)
async def test_anyone_may_accept_and_the_game_is_the_one_that_was_offered(
    stage: Stage, first: str, words: str, south: str
) -> None:
    message = await posted(stage, stage.ama, game="oware", variant="oware-slam-takes", first=first)
    assert words in message.content
    await stage.kofi.click(message, label="Play")
    settled, board = stage.messages()
    assert "**Kofi has accepted.**" in settled.content
    assert not buttons(settled)
    assert playable([board]) == [(1, 0)]
    table = await stage.table()
    assert {person.name for person in table.people} == {"Ama", "Kofi"}
    assert (table.south.name, table.ruleset.key) == (south, "oware-slam-takes")


async def test_the_one_who_asked_cannot_sit_down_and_only_they_withdraw(stage: Stage) -> None:
    message = await posted(stage, stage.ama)
    assert "somebody else has to sit down" in told(await stage.ama.click(message, label="Play"))
    assert "Only the one who made" in told(await stage.bayo.click(message, label="Withdraw"))
    assert labels(stage.last) == [["Play", "Withdraw", "How to play"]]
    await stage.ama.click(message, label="Withdraw")
    assert "Ama has taken the challenge back" in stage.last.content
    assert not buttons(stage.last)
    assert "no longer open" in told(await stage.press(stage.bayo, message, Accept(1)))


async def test_of_two_who_accept_at_once_one_plays_and_the_other_is_told(stage: Stage) -> None:
    message = await posted(stage, stage.ama)
    await stage.press_together((stage.bayo, message, Accept(1)), (stage.kofi, message, Accept(1)))
    assert playable(stage.messages()) == [(1, 0)]
    seated = {person.name for person in (await stage.table()).people}
    assert seated in ({"Ama", "Bayo"}, {"Ama", "Kofi"})
    (said,) = [r.json or {} for r in stage.env.http_requests if r.method == "POST" and "/webhooks/" in r.path]
    assert said["flags"] == discord.MessageFlags(ephemeral=True).value
    assert said["content"].startswith("This challenge is taken")


async def test_whoever_comes_too_late_is_told_and_shown_the_board(stage: Stage) -> None:
    message = await posted(stage, stage.ama)
    await stage.bayo.click(message, label="Play")
    said = told(await stage.press(stage.kofi, message, Accept(1)))
    assert said.startswith("This challenge is taken: somebody has already sat down.")
    assert stage.board().jump_url in said


async def test_two_who_play_each_other_here_cannot_begin_a_second_game(stage: Stage) -> None:
    await stage.begin()
    message = await posted(stage, stage.ama)
    assert "already playing in this channel" in told(await stage.bayo.click(message, label="Play"))
    await stage.kofi.click(message, label="Play")
    assert playable(stage.messages()) == [(1, 0), (2, 0)]


async def test_each_person_has_one_open_challenge_in_a_channel(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await look_for(stage, stage.ama)
    await look_for(stage, stage.bayo)
    again = told(await look_for(stage, stage.ama, game="oware"))
    assert again.startswith("You are already looking for somebody in this channel.")
    assert len(stage.messages()) == 2
    await stage.ama.slash(elsewhere, "mancala challenge")
    await stage.challenge(stage.ama, stage.kofi)
    assert len(stage.messages(elsewhere)) == 1
    assert len(stage.messages()) == 3


async def test_a_new_one_can_follow_as_soon_as_somebody_has_sat_down(stage: Stage) -> None:
    await stage.bayo.click(await posted(stage, stage.ama), label="Play")
    message = await posted(stage, stage.ama)
    await stage.kofi.click(message, label="Play")
    assert playable(stage.messages()) == [(1, 0), (2, 0)]


async def test_it_lapses_after_a_day_without_a_word_to_anybody(stage: Stage) -> None:
    await posted(stage, stage.ama)
    stage.clock.pass_by(seconds=CHALLENGE_SECONDS)
    await stage.upkeep()
    (message,) = stage.messages()
    assert "Nobody answered within a day" in message.content
    assert not buttons(message)


async def test_it_survives_a_restart(stage: Stage) -> None:
    message = await posted(stage, stage.ama)
    await stage.restart()
    await stage.bayo.click(message, label="Play")
    assert playable(stage.messages()) == [(1, 0)]


async def test_one_that_could_not_be_posted_is_posted_later_and_one_that_was_deleted_when_asked_for(
    stage: Stage,
) -> None:
    with outage(EVERYTHING):
        await look_for(stage, stage.ama)
    assert not stage.messages()
    await stage.upkeep()
    (message,) = stage.messages()
    stage.env.backend.delete_message(message.channel.id, message.id)
    await look_for(stage, stage.ama)
    await stage.bayo.click(stage.last, label="Play")
    assert playable(stage.messages()) == [(1, 0)]


async def test_one_whose_acceptance_was_not_shown_says_later_who_has_accepted(stage: Stage) -> None:
    message = await posted(stage, stage.ama)
    with outage(ANSWER):
        await stage.bayo.click(message, label="Play")
    await stage.upkeep()
    assert "Bayo has accepted" in stage.messages()[0].content
    assert not buttons(stage.messages()[0])


async def test_a_forged_decline_leaves_it_open(stage: Stage) -> None:
    message = await posted(stage, stage.ama)
    assert "Only the one who made" in told(await stage.press(stage.bayo, message, Decline(1)))
    await stage.ama.click(message, label="Withdraw")
    assert "no longer open" in told(await stage.press(stage.ama, message, Withdraw(1)))
