"""Every way in which a game can end, on a literal board and in its literal sentence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.narration import tell_abandoned, tell_outcome
from bot.texts import Texts
from rules import RULESETS, Game, GrandSlam, Outcome, Position, Ruleset, Side

ENGLISH = Texts.for_locale("en-US")


def ended(key: str, board: str, outcome: Outcome | None = None) -> str:
    game = Game(RULESETS[key], Position.parse(board))
    reached = outcome or game.outcome()
    assert reached is not None
    return tell_outcome(ENGLISH, reached, "Ada", "Bola", game.position, game.ruleset)


@pytest.mark.parametrize(
    ("key", "board", "sentence"),
    [
        (
            "ayoayo",
            "1 0 0 2 0 3 0 0 0 0 0 0 26 16 N",
            "**Ada wins 26–16!** That is more than half of the 48 seeds. "
            "The 6 seeds still on the board belong to nobody.",
        ),
        (
            "oware",
            "1 0 0 0 0 0 0 0 0 0 0 0 20 27 S",
            "**Bola wins 27–20!** That is more than half of the 48 seeds. "
            "The seed still on the board belongs to nobody.",
        ),
        (
            "oware",
            "0 0 0 0 0 0 0 0 0 0 0 0 21 27 S",
            "**Bola wins 27–21!** That is more than half of the 48 seeds.",
        ),
        ("oware", "0 0 0 0 0 0 0 0 0 0 0 0 24 24 S", "**It's a draw, 24–24!** Every seed has been taken."),
        (
            "ayoayo",
            "0 0 0 0 0 0 0 2 0 0 0 1 22 23 S",
            "**Bola wins 26–22!** Ada has no seeds left to sow, so the game ends. "
            "The 3 seeds left on the board go to Bola.",
        ),
        (
            "abapa",
            "1 0 0 0 0 0 0 0 0 0 0 0 23 24 S",
            "**Bola wins 25–23!** Ada has no allowed move that feeds the empty row, so the game ends. "
            "The seed left on the board goes to Bola.",
        ),
        (
            "oware",
            "1 0 0 0 0 0 0 0 0 0 0 0 23 24 S",
            "**It's a draw, 24–24!** Ada has no allowed move that feeds the empty row, so the game ends. "
            "Each keeps the seeds left in their own row: Ada 1, Bola 0.",
        ),
        (
            "oware-slam-illegal",
            "1 0 0 0 0 0 0 0 0 0 2 0 22 23 N",
            "**Bola wins 25–23!** Every move Bola has would take the whole other row, which is not allowed, "
            "so the game ends. Each keeps the seeds left in their own row: Ada 1, Bola 2.",
        ),
    ],
)
def test_a_result_tells_the_score_the_reason_and_where_the_leftovers_went(
    key: str, board: str, sentence: str
) -> None:
    assert ended(key, board) == sentence


MIDDLE = "1 0 0 0 2 0 0 0 0 1 0 0 20 24 S"


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (
            Outcome.repetition(Position.parse(MIDDLE)),
            "**Bola wins 25–23!** The board came back to a position it had been in, with the same player to "
            "move, so the game ends. Each keeps the seeds in their own row: Ada 3, Bola 1.",
        ),
        (
            Outcome.resignation(Side.NORTH, Position.parse(MIDDLE)),
            "**Ada wins!** Bola resigned. In the stores: Ada 20, Bola 24.",
        ),
        (
            Outcome.timeout(Side.SOUTH, Position.parse(MIDDLE)),
            "**Bola wins!** Ada ran out of time. In the stores: Ada 20, Bola 24.",
        ),
        (
            Outcome.agreed_draw(Position.parse(MIDDLE)),
            "**It's a draw.** Both players agreed to it. In the stores: Ada 20, Bola 24.",
        ),
        (
            Outcome.agreed_end(Position.parse(MIDDLE)),
            "**Bola wins 25–23!** Both players agreed to end here. "
            "Each keeps the seeds in their own row: Ada 3, Bola 1.",
        ),
    ],
    ids=["repetition", "resignation", "timeout", "agreed draw", "agreed end"],
)
def test_an_ending_that_people_or_repetition_bring_about_tells_its_reason(
    outcome: Outcome, sentence: str
) -> None:
    assert ended("oware", MIDDLE, outcome) == sentence


def test_a_game_closed_without_a_result_names_who_was_silent() -> None:
    assert tell_abandoned(ENGLISH, "Bola", 7) == (
        "The game was closed without a result: Bola had not moved for 7 days."
    )
    assert tell_abandoned(ENGLISH, "Bola", 1) == (
        "The game was closed without a result: Bola had not moved for a day."
    )


BOTH_ROWS_HOLD_SEEDS = "0 1 0 3 2 0 2 1 6 1 0 3 15 14 S"


@pytest.mark.parametrize(
    ("ruleset", "cause"),
    [
        (RULESETS["ayoayo"], "Every move Ada has would go round for ever, so the game ends."),
        (
            replace(RULESETS["ayoayo"], grand_slam=GrandSlam.ILLEGAL),
            "Ada has no move that may be played, so the game ends.",
        ),
    ],
    ids=["only endless moves are forbidden", "more than one reason is possible"],
)
def test_who_is_stuck_with_seeds_in_both_rows_is_told_what_can_have_forbidden_the_moves(
    ruleset: Ruleset, cause: str
) -> None:
    position = Position.parse(BOTH_ROWS_HOLD_SEEDS)
    outcome = Outcome.stuck(position, ruleset.leftovers)
    assert tell_outcome(ENGLISH, outcome, "Ada", "Bola", position, ruleset) == (
        f"**Bola wins 33–15!** {cause} The 19 seeds left on the board go to Bola."
    )
