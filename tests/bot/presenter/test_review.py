"""The review of a game, in words."""

from __future__ import annotations

from bot.presenter.review import present_review
from engine import MoveValue, Review
from rules import Outcome, Side
from tests.bot.presenter.test_posts import TEXTS, table

PITS = [1, 10, 0, 8, 0, 10, 4, 9, 3, 7, 0, 10, 1, 9]
"""Seven moves of each, in which another could have been played."""


def reviewed(*, right: int, resigned: bool = False) -> str:
    """The words of a review in which each played so many of the seven moves well and the others badly."""
    values = []
    for ply, pit in enumerate(PITS):
        game = table("oware", PITS[:ply], over=False).game
        other = next(legal for legal in game.legal_moves() if legal != pit)
        played, instead = (30, 26) if ply < 2 * right else (26, 30)
        values.append(
            [MoveValue(pit, None, played, exact=False), MoveValue(other, None, instead, exact=False)]
        )
    over = table("oware", PITS, over=True)
    outcome = Outcome.resignation(Side.SOUTH, over.position) if resigned else None
    return present_review(TEXTS, over, Review.of(over.game, values, outcome)).captioned().content


def test_how_many_moves_were_right_is_rounded_to_the_nearest_percent() -> None:
    assert reviewed(right=2).count("**29 %** right: 2 of the 7 moves") == len(Side)
    assert reviewed(right=3).count("**43 %** right: 3 of the 7 moves") == len(Side)


def test_the_edge_of_a_chart_of_seeds_is_said_to_be_a_certain_win_where_it_is_one() -> None:
    decided, undecided = reviewed(right=7, resigned=True), reviewed(right=7)
    assert (
        "-# On the chart: above “=” 🔵 would end ahead, below it 🔶, halfway to the edge by 12 seeds."
        " At the edge the win is certain. Dashed is estimated." in decided
    )
    assert "below it 🔶, at the edges by 12 seeds. Dashed is estimated." in undecided
