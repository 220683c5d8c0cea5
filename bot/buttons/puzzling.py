"""The buttons of a puzzle: its pits, its solution, and another one."""

from __future__ import annotations

from bot.custom_id import AnotherPuzzle, MalformedId, Solution, Solve
from bot.desk import Desk, texts_for
from bot.presenter.puzzle import present_answer, present_puzzle, present_solution
from bot.reply import Interaction, defer, tell
from rules import PIT_LETTERS


async def solve(desk: Desk, interaction: Interaction, action: Solve) -> None:
    """Somebody's answer, told to them alone."""
    if action.pit >= len(PIT_LETTERS):
        raise MalformedId(str(action.pit))
    answered = await desk.puzzles.answer(action.puzzle, interaction.user.id, action.pit)
    await defer(interaction)  # the film of the solution takes a while to draw
    await tell(interaction, present_answer(texts_for(interaction), answered))


async def solution(desk: Desk, interaction: Interaction, action: Solution) -> None:
    """How it is solved, for the one who asks."""
    puzzle = await desk.puzzles.give_up(action.puzzle, interaction.user.id)
    await defer(interaction)
    await tell(interaction, present_solution(texts_for(interaction), puzzle))


async def another(desk: Desk, interaction: Interaction, action: AnotherPuzzle) -> None:
    """One more, for the one who asks."""
    puzzle = await desk.puzzles.pick(interaction.user.id, action.family, None)
    await tell(interaction, present_puzzle(texts_for(interaction), puzzle))
