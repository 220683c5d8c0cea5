"""Puzzles: shown to everybody, answered by anyone, and each answer told to that person alone."""

from __future__ import annotations

import re

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.custom_id import Solution, Solve, decode
from bot.tables.puzzles import DAILY_HOUR, SECONDS_A_DAY
from engine import Puzzle, puzzles
from rules import PIT_LETTERS, RULESETS, Game
from tests.end_to_end.child import Moment
from tests.end_to_end.stage import Stage, custom_ids, labels, pictures, seen, told
from tests.end_to_end.test_killed import Killed, killed, moments
from tests.end_to_end.test_lost_permissions import forbid

__all__ = ["killed"]


async def shown(stage: Stage, **options: object) -> Puzzle:
    """Ama asks for a puzzle; the one that stands in the channel then."""
    await stage.ama.slash(stage.channel, "mancala puzzle", **options)
    return puzzle_on(stage)


def puzzle_on(stage: Stage) -> Puzzle:
    action = decode(custom_ids(stage.last)[0])
    assert isinstance(action, Solve)
    return stage.bot.desk.puzzles.named(action.puzzle)


def wrong_pit(puzzle: Puzzle) -> int:
    legal = Game(RULESETS[puzzle.ruleset], puzzle.position).legal_moves()
    return next(pit for pit in legal if pit != puzzle.solution)


async def test_a_puzzle_shows_its_position_with_the_movers_pits(stage: Stage) -> None:
    puzzle = await shown(stage, game="ayoayo", grade=1)
    assert (puzzle.ruleset, puzzle.grade) == ("ayoayo", 1)
    assert stage.last.content.startswith(f"🧩 **Puzzle** · Ayoayo, no. {puzzle.number} · ★☆☆☆☆\n")
    assert stage.last.content.endswith("\n-# ★ very easy – ★★★★★ very hard")
    assert pictures([stage.last]) == [f"opon-{puzzle.id}.png"]
    assert [len(row) for row in labels(stage.last)] == [3, 3, 3]


async def test_a_puzzle_says_in_signs_and_rows_who_is_to_move_and_who_moved(stage: Stage) -> None:
    """Nobody sits at a puzzle, so nobody is named."""
    await shown(stage)
    assert stage.last.content.splitlines()[1] == (
        "🔶, the bottom row (A–F), is to move against 🔵, the top row (a–f). "
        "Exactly one pit wins if both then play their best, at once or later. Which one? Press it: "
        "only you see the answer."
    )
    solution = told(await stage.press(stage.kofi, stage.last, Solution("ayoayo-001")))
    assert solution.splitlines()[1:] == [
        "1. 🔶 played B: it kept landing on seeds, 2 laps, 3 seeds sown; the last fell in empty E and took "
        "1 from b and itself, 2 in all.",
        "2.–4. 🔵 d, 🔶 F, 🔵 a: nothing was taken.",
        "5. 🔶 played D: 1 seed; it fell in empty E and took 1 from b and itself, 2 in all.",
        "**🔶 wins 26–20!** That is more than half of the 48 seeds. The 2 seeds still on the board belong to "
        "nobody.",
    ]
    undecided = told(await stage.press(stage.kofi, stage.last, Solution("oware-080")))
    assert undecided.endswith(
        "\nIn the stores then: 🔶 24 · 🔵 15. From there I have looked through to the end: 🔶 gets 25 or more"
        " whatever 🔵 plays."
    )


async def test_only_games_that_there_are_puzzles_of_can_be_chosen(stage: Stage) -> None:
    (body,) = stage.requests("PUT", "/commands")
    (mancala,) = (command for command in body if command["name"] == "mancala")
    (puzzle,) = (option for option in mancala["options"] if option["name"] == "puzzle")
    (game,) = (option for option in puzzle["options"] if option["name"] == "game")
    assert [choice["value"] for choice in game["choices"]] == ["ayoayo", "oware", "abapa"]


async def test_the_right_pit_is_praised_with_the_line_that_follows_for_that_person_alone(
    stage: Stage,
) -> None:
    puzzle = await shown(stage)
    messages = len(stage.messages())

    result = await stage.bayo.click(stage.last, custom_id=f"opon:solve:{puzzle.id}:{puzzle.solution}")

    assert told(result).startswith(f"✅ **Right, {PIT_LETTERS[puzzle.solution]} wins!** You saw it at once.")
    assert f"\n{len(puzzle.line)}. " in told(result) or told(result).count("\n…") == 1
    assert pictures([seen(result)]) == [f"opon-{puzzle.id}-solution.gif"]
    assert len(stage.messages()) == messages


async def test_a_wrong_pit_says_so_and_not_which_is_right(
    stage: Stage,
) -> None:
    puzzle = await shown(stage)
    pit = wrong_pit(puzzle)
    wrong = await stage.bayo.click(stage.last, custom_id=f"opon:solve:{puzzle.id}:{pit}")
    assert told(wrong) == f"❌ {PIT_LETTERS[pit]} does not win here. Try another pit, or see the solution."
    right = await stage.bayo.click(stage.last, custom_id=f"opon:solve:{puzzle.id}:{puzzle.solution}")
    assert "wins!** No other pit does." in told(right)
    assert await stage.bot.store.answered_puzzles(stage.bayo.id) == {puzzle.id: False}


async def test_the_solution_is_told_to_whoever_gives_up(stage: Stage) -> None:
    puzzle = await shown(stage)
    result = await stage.kofi.click(stage.last, label="Solution")
    assert told(result).startswith(f"**{PIT_LETTERS[puzzle.solution]} wins**, and no other pit does.")


async def test_another_one_is_for_the_one_who_asks_and_new_to_them(
    stage: Stage,
) -> None:
    await shown(stage, game="ayoayo")
    *answered, left = puzzles("ayoayo")
    for puzzle in answered:
        await stage.bot.store.keep_answer(stage.kofi.id, puzzle.id, 0, solved=False, now=0)

    another = seen(await stage.kofi.click(stage.last, label="Another one for me"))

    assert f" · Ayoayo, no. {left.number} · " in another.content.splitlines()[0]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Solve("ayoayo-9999", 0), "I do not know this puzzle any more."),
        (Solution("chess-001"), "I do not know this puzzle any more."),
        ("opon:solve:ayoayo-001:77", "not one that I know"),
        ("opon:solve:ayoayo-001:7", "in your opponent's row"),
    ],
)
async def test_a_puzzle_or_pit_that_there_is_not_is_refused(stage: Stage, action: Solve, words: str) -> None:
    await shown(stage)
    assert words in told(await stage.press(stage.bayo, stage.last, action))


@pytest.fixture
def manager(stage: Stage) -> MemberActor:
    """Somebody who may manage the server."""
    role = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return stage.guild.add_member(stage.env.create_user("Esi"), roles=[role])


async def test_a_channel_gets_the_puzzle_of_the_day_once_every_day(
    stage: Stage, manager: MemberActor, elsewhere: ChannelHandle
) -> None:
    await manager.slash(elsewhere, "mancala daily-puzzle", post=True)
    (first,) = stage.messages(elsewhere)
    assert first.content.startswith("🧩 **Puzzle of the day** · ")
    await stage.upkeep()
    assert len(stage.messages(elsewhere)) == 1

    stage.clock.pass_by(seconds=SECONDS_A_DAY)
    await stage.upkeep()
    await stage.restart()

    assert len(stage.messages(elsewhere)) == 2
    assert stage.messages(elsewhere)[1].content != first.content
    await manager.slash(elsewhere, "mancala daily-puzzle", post=False)
    stage.clock.pass_by(seconds=SECONDS_A_DAY)
    await stage.upkeep()
    assert len(stage.messages(elsewhere)) == 2


@moments({"before it is posted": Moment.BEFORE_POST, "before that is noted": Moment.AFTER_POST})
async def test_the_puzzle_of_the_day_is_posted_once_though_the_bot_is_killed(
    killed: Killed, moment: Moment
) -> None:
    async with killed("daily_puzzle", moment) as stage:
        (message,) = stage.messages()
        assert message.content.startswith("🧩 **Puzzle of the day** · ")


async def test_whoever_asks_for_a_daily_puzzle_reads_at_which_hour_it_comes_and_how_to_stop_it(
    stage: Stage, manager: MemberActor
) -> None:
    result = await manager.slash(stage.channel, "mancala daily-puzzle", post=True)
    hour = re.fullmatch(
        r"From now on I post a puzzle here every day, shortly after <t:(\d+):t>\. "
        r"To stop it, use `/mancala daily-puzzle` with `post: False`\.",
        told(result),
    )
    assert hour is not None
    assert int(hour[1]) % SECONDS_A_DAY == DAILY_HOUR * 60 * 60


async def test_whoever_manages_the_server_reads_where_the_puzzle_is_posted_and_why_not(
    stage: Stage, manager: MemberActor, elsewhere: ChannelHandle
) -> None:
    await manager.slash(elsewhere, "mancala daily-puzzle", post=True)
    line = f"🧩 Puzzle of the day: **in <#{elsewhere.id}>**"
    assert line in told(await manager.slash(stage.channel, "mancala server")).splitlines()
    forbid(stage, "send_messages", channel=elsewhere)
    lacking = f"{line} ⚠️ I cannot post it: I lack “Send Messages” there."
    assert lacking in told(await manager.slash(stage.channel, "mancala server")).splitlines()
    await stage.bot.desk.game_channels.add(stage.guild.id, stage.channel.id)
    check = told(await manager.slash(stage.channel, "mancala server", check=True))
    assert f"<#{elsewhere.id}>: “Send Messages”" in check


async def test_only_those_who_manage_the_server_ask_for_a_daily_puzzle(stage: Stage) -> None:
    result = await stage.bayo.slash(stage.channel, "mancala daily-puzzle", post=True)
    assert "may manage this server" in told(result)
    assert not await stage.bot.store.due_daily_puzzles(10**6)


async def test_a_channel_that_is_gone_gets_no_more_puzzles(
    stage: Stage, manager: MemberActor, elsewhere: ChannelHandle
) -> None:
    await manager.slash(elsewhere, "mancala daily-puzzle", post=True)
    stage.env.backend.delete_channel(elsewhere.id)
    stage.clock.pass_by(seconds=SECONDS_A_DAY)
    await stage.upkeep()
    assert not await stage.bot.store.due_daily_puzzles(10**6)
