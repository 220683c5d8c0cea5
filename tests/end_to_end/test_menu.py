from __future__ import annotations

import pytest
from discord import Message

from bot.custom_id import AskClock, Asked, AskFirst, AskGame, AskNow, encode
from tests.end_to_end.outage import FOLLOW_UP, POST, outage
from tests.end_to_end.stage import Stage, playable, told


async def test_the_menu_asks_privately_for_the_terms_then_challenges(stage: Stage) -> None:
    result = await stage.ama.context_menu(stage.channel, "Challenge to mancala", stage.bayo)
    assert result.response is not None
    assert result.response.ephemeral
    asked = result.response
    assert asked.content.endswith("\nEach move may take 3 days.")
    await stage.ama.click(asked, label="Oware")
    await stage.ama.click(asked, label="I begin")
    hour = AskClock(stage.bayo.id, "oware", "challenger", "hour")
    await stage.ama.select(asked, [encode(hour)])
    assert stage.env.backend.get_message(asked.message.channel.id, asked.id).content.endswith("an hour.")
    await stage.ama.click(asked, label="Challenge")
    (challenge,) = stage.messages()
    assert challenge.content.startswith(f"<@{stage.bayo.id}>, Ama challenges you to Oware.")
    assert "Ama begins" in challenge.content
    assert "Each move may take an hour." in challenge.content
    await stage.bayo.click(challenge, label="Accept")
    assert (await stage.table()).ruleset.key == "oware"


async def asking(stage: Stage) -> Message:
    """The private message in which Ama puts together a challenge to Bayo."""
    result = await stage.ama.context_menu(stage.channel, "Challenge to mancala", stage.bayo)
    assert result.response is not None
    return result.response.message


async def test_the_menu_says_that_the_challenge_is_in_the_channel_once_it_is(stage: Stage) -> None:
    asked = await asking(stage)
    with outage(FOLLOW_UP, POST):
        await stage.ama.click(asked, label="Challenge")
    assert not stage.messages()
    assert not list(stage.requests("PATCH", "@original"))
    await stage.upkeep()
    await stage.ama.click(stage.last, label="Withdraw")
    await stage.ama.click(asked, label="Challenge")
    (revised,) = stage.requests("PATCH", "@original")
    assert revised["content"] == "The challenge is in the channel."
    requests = [request.path for request in stage.env.http_requests]
    assert requests[-1].endswith("@original")


async def test_the_menu_goes_away_when_the_two_asked_each_other(stage: Stage) -> None:
    asked = await asking(stage)
    await stage.challenge(stage.bayo, stage.ama)
    await stage.ama.click(asked, label="Challenge")
    assert playable(stage.messages()) == [(1, 0)]
    assert not list(stage.requests("PATCH", "@original"))
    assert len(list(stage.requests("DELETE", "@original"))) == 1


@pytest.mark.parametrize(
    ("who", "words"),
    [
        ("nobody", "is not in this server"),
        ("left", "Bayo is not in this server"),
        ("oneself", "cannot challenge yourself"),
        ("the bot", "is a bot"),
    ],
)
async def test_the_menu_challenges_only_people_who_are_here(stage: Stage, who: str, words: str) -> None:
    asked = await asking(stage)
    assert stage.bot.user is not None
    ids = {"nobody": 0, "left": stage.bayo.id, "oneself": stage.ama.id, "the bot": stage.bot.user.id}
    if who == "left":
        stage.guild.remove_member(stage.bayo)
    result = await stage.press(stage.ama, asked, AskNow(ids[who], "oware", "random", "day"))
    assert words in told(result)
    assert not stage.messages()
    assert await stage.bot.store.unposted_challenges(int(stage.clock())) == []


@pytest.mark.parametrize("kind", [AskGame, AskFirst, AskClock, AskNow])
@pytest.mark.parametrize(
    ("ruleset", "first", "clock"),
    [("chess", "random", "day"), ("oware", "nobody", "day"), ("oware", "random", "century")],
)
async def test_a_forged_menu_button_changes_nothing(
    stage: Stage, kind: type[Asked], ruleset: str, first: str, clock: str
) -> None:
    result = await stage.ama.context_menu(stage.channel, "Challenge to mancala", stage.bayo)
    assert result.response is not None
    answer = await stage.press(stage.ama, result.response.message, kind(stage.bayo.id, ruleset, first, clock))
    assert answer.response is not None
    assert "not one that I know" in answer.response.content
    assert not stage.messages()
