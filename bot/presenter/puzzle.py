"""Puzzles: the position with its pits as buttons, and what somebody's answer comes to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from bot.alt_text import alt_text, film_alt_text
from bot.custom_id import AnotherPuzzle, HowToPlay, Solution, Solve
from bot.narration import narrate, tell_outcome
from bot.presenter.message import Control, Picture, Post, effort_of
from bot.presenter.pits import pit_rows
from bot.rulebook import ruleset_name
from bot.tables import Answered
from bot.texts import Texts
from engine import Puzzle
from renderer import ANIMATION_SUFFIX, IMAGE_SUFFIX, render_board, render_game_animation, render_text
from rules import PIT_LETTERS, RULESETS, Game, Move

HIGHEST_GRADE = 5
ROOM = 1900
"""Characters for a solution; Discord takes 2,000."""


def present_puzzle(texts: Texts, puzzle: Puzzle, *, daily: bool = False) -> Post:
    """A puzzle that anybody can answer; with ``daily`` it is the one of the day."""
    ruleset = RULESETS[puzzle.ruleset]
    title = texts(
        "puzzle-title",
        occasion="daily" if daily else "any",
        number=puzzle.number,
        game=ruleset_name(texts, ruleset),
        stars="★" * puzzle.grade + "☆" * (HIGHEST_GRADE - puzzle.grade),
    )
    task = texts("puzzle-task", side=puzzle.position.mover.name.lower())
    below = (
        Control(Solution(puzzle.id), texts("button-solution")),
        Control(AnotherPuzzle(ruleset.family), texts("button-another-puzzle")),
        Control(HowToPlay(ruleset.key), texts("button-how-to-play")),
    )
    pits = pit_rows(texts, Game(ruleset, puzzle.position), partial(Solve, puzzle.id))
    return Post(f"{title}\n{task}", _picture(texts, puzzle), rows=(*pits, below))


def present_answer(texts: Texts, answered: Answered) -> Post:
    """Privately: right, with how it goes on; or wrong, without a word about which pit it is."""
    letter = PIT_LETTERS[answered.pit]
    if answered.right:
        first = "yes" if answered.first else "no"
        return _explained(texts, answered.puzzle, texts("puzzle-right", pit=letter, first=first))
    show = Control(Solution(answered.puzzle.id), texts("button-solution"))
    return Post(texts("puzzle-wrong", pit=letter), rows=((show,),))


def present_solution(texts: Texts, puzzle: Puzzle) -> Post:
    """Privately, to somebody who gives up."""
    return _explained(texts, puzzle, texts("puzzle-solution", pit=PIT_LETTERS[puzzle.solution]))


def _explained(texts: Texts, puzzle: Puzzle, opening: str) -> Post:
    """The winning move and how it goes on with best play, in words and as a film."""
    game = Game.replay(RULESETS[puzzle.ruleset], puzzle.line, puzzle.position)
    lines = [opening]
    for line in _played(texts, game):
        if len("\n".join([*lines, line])) > ROOM:
            lines.append("…")
            break
        lines.append(line)
    lines.append(_result(texts, game))
    return Post("\n".join(lines), picture=_film(texts, puzzle, game))


def _played(texts: Texts, game: Game) -> Iterator[str]:
    """A line for each move; one for several that took nothing, but for the first move, which is the point."""
    numbered = list(enumerate(game.moves, start=1))
    for told, group in groupby(numbered, key=lambda one: one[0] == 1 or one[1].gained > 0):
        run = list(group)
        if not told and len(run) > 1:
            moves = ", ".join(f"{_name(texts, move)} {PIT_LETTERS[move.pit]}" for _, move in run)
            yield texts("puzzle-quiet", first=str(run[0][0]), last=str(run[-1][0]), moves=moves)
            continue
        for number, move in run:
            yield f"{number}. {narrate(texts, move, game.ruleset, _name(texts, move))}"


def _name(texts: Texts, move: Move) -> str:
    return texts(f"puzzle-{move.mover.name.lower()}")


def _result(texts: Texts, game: Game) -> str:
    """How the game has ended, or what lies in the stores where the rest is plain."""
    outcome = game.outcome()
    south, north = texts("puzzle-south"), texts("puzzle-north")
    if outcome:
        return tell_outcome(texts, outcome, south, north, game.position, game.ruleset)
    return texts("puzzle-score", south=game.position.stores[0], north=game.position.stores[1])


def _picture(texts: Texts, puzzle: Puzzle) -> Picture:
    return Picture(
        name=f"opon-{puzzle.id}.{IMAGE_SUFFIX}",
        alt=alt_text(texts, puzzle.position),
        draw=partial(render_board, puzzle.position),
        text=render_text(puzzle.position),
    )


def _film(texts: Texts, puzzle: Puzzle, game: Game) -> Picture:
    over = game.outcome() is not None
    return Picture(
        name=f"opon-{puzzle.id}-solution.{ANIMATION_SUFFIX}",
        alt=film_alt_text(texts, game.position, moves=game.ply, over=over),
        draw=partial(render_game_animation, puzzle.position, game.moves, over=over),
        effort=effort_of(game.ply),
    )
