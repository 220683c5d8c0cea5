"""A flood of requests from one person is slowed, with a word, and costs the others nothing."""

from __future__ import annotations

import discord
from simcord.results import InteractionResult

from bot.custom_id import More
from bot.turnstile import BURST
from tests.end_to_end.stage import Stage, playable, told

WORDS = "That was too fast for me"


def too_fast(result: InteractionResult) -> bool:
    return bool(result.response) and WORDS in told(result)


async def flood(stage: Stage, board: discord.Message) -> None:
    while not too_fast(await stage.press(stage.ama, board, More(1))):
        pass


async def test_a_flood_of_presses_is_told_and_nothing_of_it_is_done(stage: Stage) -> None:
    board = await stage.begin()
    await flood(stage, board)
    result = await stage.click_pit("C")
    assert too_fast(result)
    assert (await stage.table()).ply == 0
    stage.clock.pass_by(seconds=1)
    await stage.click_pit("C")
    assert (await stage.table()).ply == 1


async def test_a_flood_of_commands_is_told_and_its_lists_of_choices_stay_empty(stage: Stage) -> None:
    await stage.begin()
    results = [await stage.ama.slash(stage.channel, "mancala games") for _ in range(BURST + 5)]
    assert sum(map(too_fast, results)) >= 5
    assert not any(map(too_fast, results[: BURST - 2]))
    given = await stage.ama.autocomplete(stage.channel, "mancala board", "game", "")
    assert not given


async def test_the_others_play_on_and_nothing_is_looked_up_for_the_one_who_floods(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play("C")
    await flood(stage, board)
    before = len(stage.env.http_requests)
    await stage.press(stage.ama, board, More(1))
    assert len(stage.env.http_requests) == before + 1
    await stage.play("a")
    assert playable(stage.messages()) == [(1, 2)]
    await stage.challenge(stage.kofi, stage.bayo)
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, Kofi challenges you")
