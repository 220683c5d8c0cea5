"""Somebody who has had enough of being challenged."""

from __future__ import annotations

from discord import Message

from bot.custom_id import Refuse
from tests.end_to_end.stage import Stage, labels, pictures, playable, seen, told

UNWELCOME = "Bayo takes no challenges just now."


async def declined(stage: Stage) -> Message:
    """What Bayo is told privately on declining Ama's challenge."""
    await stage.challenge(stage.ama, stage.bayo)
    result = await stage.bayo.click(stage.last, label="Decline")
    (message,) = result.followups
    assert message.ephemeral
    return message.message


async def test_whoever_declines_is_offered_to_hear_no_more_from_that_person(stage: Stage) -> None:
    offer = await declined(stage)
    assert labels(offer) == [["No more from Ama", "Who may challenge me"]]
    refused = await stage.bayo.click(offer, label="No more from Ama")
    assert refused.response is not None
    stage.clock.pass_by(minutes=10)
    assert told(await stage.challenge(stage.ama, stage.bayo)) == UNWELCOME
    await stage.challenge(stage.kofi, stage.bayo)
    await stage.bayo.click(stage.last, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_nobody_or_everybody_may_challenge_and_those_refused_can_be_allowed_again(stage: Stage) -> None:
    page = await declined(stage)
    await stage.bayo.click(page, label="Who may challenge me")
    await stage.bayo.click(page, label="No more from Ama")
    await stage.bayo.click(page, label="Nobody")
    for person in (stage.ama, stage.kofi):
        assert told(await stage.challenge(person, stage.bayo)) == UNWELCOME
    await stage.bayo.click(page, label="Everybody")
    stage.clock.pass_by(minutes=10)
    assert told(await stage.challenge(stage.ama, stage.bayo)) == UNWELCOME
    await stage.bayo.click(page, label="Allow Ama again")
    await stage.challenge(stage.ama, stage.bayo)
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, Ama challenges you")


async def test_the_page_says_who_may_and_who_may_not(stage: Stage) -> None:
    page = await declined(stage)
    result = await stage.bayo.click(page, label="No more from Ama")
    assert result.response is not None
    shown = stage.env.backend.get_message(page.channel.id, page.id)
    assert shown.content.splitlines() == [
        "**Who may challenge you**",
        "Everybody may.",
        "These may not: Ama. They only read that you take no challenges just now.",
    ]


async def test_one_who_refuses_everybody_still_asks_and_finds_somebody_to_play(stage: Stage) -> None:
    page = await declined(stage)
    await stage.bayo.click(page, label="Who may challenge me")
    await stage.bayo.click(page, label="Nobody")
    await stage.challenge(stage.bayo, stage.ama, first="challenger")
    await stage.challenge(stage.ama, stage.bayo)
    await stage.bayo.slash(stage.channel, "mancala challenge")
    await stage.kofi.click(stage.last, label="Play")
    assert playable(stage.messages()) == [(1, 0), (2, 0)]


async def test_whoever_is_refused_does_not_sit_down_either(stage: Stage) -> None:
    await stage.bayo.click(await declined(stage), label="No more from Ama")
    await stage.bayo.slash(stage.channel, "mancala challenge")
    assert told(await stage.ama.click(stage.last, label="Play")) == UNWELCOME
    assert not playable(stage.messages())


async def who_may(stage: Stage) -> Message:
    """The page on which Bayo says who may challenge him, opened from his settings."""
    settings = seen(await stage.bayo.slash(stage.channel, "mancala settings"))
    return seen(await stage.bayo.click(settings, label="Who may challenge me"))


async def test_from_the_page_one_comes_back_to_the_settings_with_their_sample(stage: Stage) -> None:
    page = await who_may(stage)
    assert pictures([page]) == []
    settings = seen(await stage.bayo.click(page, label="My settings"))
    assert settings.id == page.id
    assert settings.content.startswith("**Your settings.**")
    assert pictures([settings]) == ["opon-sample-wood.png"]
    assert labels(settings)[-1] == ["Who may challenge me"]


async def test_somebody_who_never_challenged_one_is_refused_too_and_allowed_again(stage: Stage) -> None:
    page = await who_may(stage)
    await stage.bayo.select(page, [stage.kofi])
    assert told(await stage.challenge(stage.kofi, stage.bayo)) == UNWELCOME
    await stage.bayo.click(page, label="Allow Kofi again")
    await stage.challenge(stage.kofi, stage.bayo)
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, Kofi challenges you")


async def test_of_many_who_are_refused_one_is_named_again_and_can_be_allowed(stage: Stage) -> None:
    await stage.bot.desk.welcome.refuse(stage.bayo.id, stage.kofi.id)
    stage.clock.pass_by(seconds=1)
    for other in range(1, 12):
        await stage.bot.desk.welcome.refuse(stage.bayo.id, other)
    page = await who_may(stage)
    assert "Allow Kofi again" not in [label for row in labels(page) for label in row]
    assert "… and 2 more." in page.content
    stage.clock.pass_by(seconds=1)
    await stage.bayo.select(page, [stage.kofi])
    await stage.bayo.click(page, label="Allow Kofi again")
    assert stage.kofi.id not in await stage.bot.store.refused_by(stage.bayo.id)


async def test_a_person_menu_without_a_person_is_answered(stage: Stage) -> None:
    answer = await stage.press(stage.bayo, await who_may(stage), "opon:refuse")
    assert "not one that I know" in told(answer)


async def test_nobody_can_refuse_themselves(stage: Stage) -> None:
    result = await stage.bayo.select(await who_may(stage), [stage.bayo])
    assert "You cannot challenge yourself anyway." in told(result)
    await stage.press(stage.bayo, await declined(stage), Refuse(stage.bayo.id))
    assert await stage.bot.store.refused_by(stage.bayo.id) == []
