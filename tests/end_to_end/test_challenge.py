from __future__ import annotations

import pytest
from simcord import ChannelHandle

from bot.custom_id import Accept, Decline, HowToPlay, Withdraw
from bot.tables import CHALLENGE_SECONDS
from tests.end_to_end.stage import Stage, buttons, labels, playable, told


async def test_a_challenge_pings_the_opponent_says_what_the_game_is_and_offers_four_buttons(
    stage: Stage,
) -> None:
    await stage.challenge(stage.ama, stage.bayo, game="oware")
    message = stage.last
    assert message.content.startswith(f"<@{stage.bayo.id}>, Ama challenges you to Oware.")
    assert labels(message) == [["Accept", "Decline", "Withdraw", "How to play"]]
    (body,) = stage.requests("POST", "/callback")
    assert body["data"]["allowed_mentions"] == {"parse": [], "users": [stage.bayo.id]}


async def test_accepting_settles_the_challenge_and_posts_a_board_that_calls_whoever_begins(
    stage: Stage,
) -> None:
    await stage.challenge(stage.ama, stage.bayo, first="opponent")
    challenge = stage.last
    await stage.bayo.click(challenge, label="Accept")
    settled, board = stage.messages()
    assert settled.id == challenge.id
    assert not buttons(settled)
    assert "Bayo has accepted" in settled.content
    assert board.content.startswith(f"<@{stage.bayo.id}>, your turn: bottom row, A–F.")


@pytest.mark.parametrize(("first", "south"), [("challenger", "ama"), ("opponent", "bayo")])
async def test_whoever_is_first_sits_south(stage: Stage, first: str, south: str) -> None:
    await stage.challenge(stage.ama, stage.bayo, first=first)
    await stage.bayo.click(stage.last, label="Accept")
    assert (await stage.table()).south.id == getattr(stage, south).id


async def test_left_to_chance_both_begin_sometimes(stage: Stage) -> None:
    begun = set()
    for number in range(1, 13):
        await stage.challenge(stage.ama, stage.bayo)
        await stage.bayo.click(stage.last, label="Accept")
        begun.add((await stage.table(number)).south.name)
        await stage.bot.desk.games.resign(number, stage.ama.id)
    assert begun == {"Ama", "Bayo"}


async def test_a_variant_is_played_and_named(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo, game="oware", variant="oware-slam-takes")
    await stage.bayo.click(stage.last, label="Accept")
    assert (await stage.table()).ruleset.key == "oware-slam-takes"


async def test_the_variants_offered_are_those_of_the_game_chosen(stage: Stage) -> None:
    command = "mancala challenge"
    given = await stage.ama.autocomplete(
        stage.channel, command, "variant", "", opponent=stage.bayo, game="abapa"
    )
    assert [choice["value"] for choice in given] == ["abapa-slam-wins"]
    given = await stage.ama.autocomplete(stage.channel, command, "variant", "", opponent=stage.bayo)
    assert [choice["value"] for choice in given] == ["ayoayo-seed-stays", "ayoayo-owner-keeps"]


@pytest.mark.parametrize("variant", ["oware-slam-takes", "chess", "x" * 90, ""])
async def test_another_games_variant_and_nonsense_are_refused(stage: Stage, variant: str) -> None:
    result = await stage.challenge(stage.ama, stage.bayo, game="ayoayo", variant=variant)
    assert result.response is not None
    assert result.response.ephemeral
    assert "no such variant" in result.response.content
    assert not stage.messages()


async def test_only_the_opponent_accepts_or_declines_and_only_the_challenger_withdraws(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    challenge = stage.last
    answers = [
        (stage.ama, "Accept", "You made this challenge, so Bayo has to answer it."),
        (stage.ama, "Decline", "You made this challenge, so Bayo has to answer it."),
        (stage.kofi, "Accept", "somebody else"),
        (stage.kofi, "Decline", "somebody else"),
    ]
    for person, label, words in answers:
        result = await person.click(challenge, label=label)
        assert result.response is not None
        assert result.response.ephemeral
        assert words in result.response.content
    for person in (stage.bayo, stage.kofi):
        result = await person.click(challenge, label="Withdraw")
        assert result.response is not None
        assert "Only the one who made" in result.response.content
    assert labels(stage.last) == [["Accept", "Decline", "Withdraw", "How to play"]]


async def test_a_declined_challenge_says_so_and_another_can_follow_in_ten_minutes(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    await stage.bayo.click(stage.last, label="Decline")
    assert "Bayo has declined" in stage.last.content
    assert not buttons(stage.last)
    free_at = int(stage.clock()) + 10 * 60
    assert f"ask them again <t:{free_at}:R>" in told(await stage.challenge(stage.ama, stage.bayo))
    stage.clock.pass_by(minutes=10)
    await stage.challenge(stage.ama, stage.bayo)
    assert labels(stage.last)


async def test_whoever_has_declined_may_ask_at_once_and_be_asked_by_others(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    await stage.bayo.click(stage.last, label="Decline")
    await stage.challenge(stage.kofi, stage.bayo)
    await stage.challenge(stage.bayo, stage.ama)
    assert stage.last.content.startswith(f"<@{stage.ama.id}>, Bayo challenges you")
    await stage.ama.click(stage.last, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_the_pause_after_a_no_holds_in_other_channels_too(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    await stage.bayo.click(stage.last, label="Decline")
    refused = await stage.ama.slash(elsewhere, "mancala challenge", opponent=stage.bayo)
    assert "just declined" in told(refused)
    assert not stage.messages(elsewhere)


async def test_a_withdrawn_challenge_says_so(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    await stage.ama.click(stage.last, label="Withdraw")
    assert "Ama has taken the challenge back" in stage.last.content
    assert not buttons(stage.last)


@pytest.mark.parametrize("action", [Accept(1), Decline(1), Withdraw(1)])
async def test_a_challenge_that_is_gone_answers_privately(
    stage: Stage, action: Accept | Decline | Withdraw
) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    message = stage.last
    await stage.bayo.click(message, label="Decline")
    assert "no longer open" in told(await stage.press(stage.bayo, message, action))
    assert "Bayo has declined" in stage.last.content


async def test_a_challenge_expires_after_a_day_when_it_is_touched(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    stage.clock.pass_by(seconds=CHALLENGE_SECONDS)
    before = len(stage.env.http_requests)
    assert "no longer open" in told(await stage.bayo.click(stage.last, label="Accept"))
    assert "has lapsed" in stage.last.content
    assert not buttons(stage.last)
    answer, reason = [(request.method, request.path) for request in stage.env.http_requests[before:]]
    assert answer[1].endswith("/callback")
    assert reason[0] == "POST"
    assert await stage.bot.store.unsettled_challenges() == []


async def test_a_lapsed_challenge_whose_answer_is_lost_is_told_and_settled_by_the_upkeep(
    stage: Stage,
) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    stage.clock.pass_by(seconds=CHALLENGE_SECONDS)
    stage.env.inject_error("POST", "/interactions/*/callback")
    assert "no longer open" in told(await stage.bayo.click(stage.last, label="Accept"))
    assert buttons(stage.last)
    await stage.upkeep()
    assert "has lapsed" in stage.last.content
    assert not buttons(stage.last)


async def test_a_challenge_is_open_until_the_last_second(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    stage.clock.pass_by(seconds=CHALLENGE_SECONDS - 2)
    await stage.bayo.click(stage.last, label="Accept")
    assert (await stage.table()).id == 1


async def test_an_untouched_challenge_is_closed_by_the_upkeep(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    stage.clock.pass_by(hours=24)
    await stage.upkeep()
    assert "has lapsed" in stage.last.content
    assert not buttons(stage.last)


async def test_two_people_who_challenge_each_other_play(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo, first="challenger")
    await stage.challenge(stage.bayo, stage.ama)
    settled, crossing, board = stage.messages()
    assert "has accepted" in settled.content
    assert not buttons(settled)
    assert "challenged each other" in crossing.content
    assert board.content.startswith(f"<@{stage.ama.id}>, your turn")


async def test_one_open_challenge_and_one_game_for_each_pair_and_channel(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    again = await stage.challenge(stage.ama, stage.bayo)
    assert again.response is not None
    assert "still open" in again.response.content
    await stage.bayo.click(stage.last, label="Accept")
    for one, other in [(stage.ama, stage.bayo), (stage.bayo, stage.ama)]:
        refused = await stage.challenge(one, other)
        assert refused.response is not None
        assert refused.response.ephemeral
        assert "already playing in this channel" in refused.response.content
        assert (
            f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{stage.board().id}"
            in refused.response.content
        )


async def test_the_same_pair_can_play_in_another_channel_and_one_person_in_several_games(
    stage: Stage,
) -> None:
    await stage.begin()
    other = stage.guild.create_text_channel("more-games")
    await stage.ama.slash(other, "mancala challenge", opponent=stage.bayo)
    assert other.last_message is not None
    await stage.bayo.click(other.last_message, label="Accept")
    await stage.challenge(stage.ama, stage.kofi)
    await stage.kofi.click(stage.last, label="Accept")
    assert len(await stage.bot.desk.games.running(stage.ama.id)) == 3


async def test_nobody_challenges_themselves_or_a_bot(stage: Stage) -> None:
    robot = stage.guild.add_member(stage.env.create_user("Robo", bot=True))
    for opponent, words in [(stage.ama, "cannot challenge yourself"), (robot, "Robo is a bot")]:
        result = await stage.challenge(stage.ama, opponent)
        assert result.response is not None
        assert result.response.ephemeral
        assert words in result.response.content
    assert not stage.messages()


async def test_how_to_play_is_private_a_picture_and_five_lines_the_first_of_them_about_the_stores(
    stage: Stage,
) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    result = await stage.kofi.click(stage.last, label="How to play")
    assert result.response is not None
    assert result.response.ephemeral
    title, *lines, caption = result.response.content.splitlines()
    assert "Ayoayo" in title
    assert len(lines) == 5
    assert caption.startswith("-# Each dashed ring")
    assert "**Stores:**" in lines[0]
    (picture,) = result.response.attachments
    assert picture.description


async def test_an_unknown_ruleset_in_a_how_to_play_button_is_answered(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    result = await stage.press(stage.kofi, stage.last, HowToPlay("chess"))
    assert result.response is not None
    assert "not one that I know" in result.response.content


async def test_a_challenge_survives_a_restart(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo, first="challenger")
    await stage.restart()
    (challenge,) = stage.messages()
    await stage.bayo.click(challenge, label="Accept")
    assert stage.board().content.startswith(f"<@{stage.ama.id}>, your turn")
