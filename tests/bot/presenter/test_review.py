"""The review of a game, in words."""

from __future__ import annotations

import pytest

from bot.presenter.message import Control
from bot.presenter.review import present_review, present_reviewed
from engine import MoveValue, Review, Verdict
from rules import Outcome, Side, parse_moves, parse_pit
from tests.bot.presenter.test_posts import TEXTS, table

PITS = [1, 10, 0, 8, 0, 10, 4, 9, 3, 7, 0, 10, 1, 9]
"""Seven moves of each, in which another could have been played."""


def reviewed(pits: list[int] = PITS, *, right: int, resigned: bool = False) -> str:
    """The words of a review in which each played so many of their moves well and the others badly."""
    values = []
    for ply, pit in enumerate(pits):
        game = table("oware", pits[:ply], over=False).game
        other = next(legal for legal in game.legal_moves() if legal != pit)
        played, instead = (30, 26) if ply < 2 * right else (26, 30)
        values.append(
            [MoveValue(pit, None, played, exact=False), MoveValue(other, None, instead, exact=False)]
        )
    over = table("oware", pits, over=True)
    outcome = Outcome.resignation(Side.SOUTH, over.position) if resigned else None
    return present_review(TEXTS, over, Review.of(over.game, values, outcome)).captioned().content


def test_of_few_choices_no_percentage_is_told() -> None:
    assert reviewed(right=2).count("**2 of 7** choices that mattered were right.") == len(Side)


@pytest.mark.parametrize(("right", "percent"), [(3, 25), (5, 42), (7, 58), (12, 100)])
def test_of_many_choices_the_percentage_of_right_ones_is_rounded_to_the_nearest(
    right: int, percent: int
) -> None:
    told = reviewed([*PITS, 4, 8, 3, 9, 4, 10, 2, 9, 3, 8], right=right)
    assert told.count(f"**{percent} %** right, {right} of 12 choices") == len(Side)


def test_mistakes_are_named_so_that_they_can_be_found() -> None:
    told = reviewed(right=5)
    assert "**5 of 7** choices that mattered were right. Mistakes: moves 11 (−4), 13 (−4)." in told
    assert "**5 of 7** choices that mattered were right. Mistakes: moves 12 (−4), 14 (−4)." in told
    assert reviewed(right=7).count("**7 of 7** choices that mattered were right.\n") == len(Side)


def test_of_many_turning_points_those_that_cost_most_are_told_in_the_order_of_the_game() -> None:
    """Every one of the fourteen moves gave a lead away; the last eight cost more than those before."""
    over, values = table("oware", PITS, over=True), []
    for ply, pit in enumerate(PITS):
        other = next(legal for legal in over.game.at(ply).legal_moves() if legal != pit)
        best = 26 if ply < 6 else 28
        values.append([MoveValue(pit, None, 20, exact=False), MoveValue(other, None, best, exact=False)])
    told = present_review(TEXTS, over, Review.of(over.game, values, None))
    lines = told.captioned().content.splitlines()
    assert "**The gravest turning points**" in lines
    assert [line.split(":")[0] for line in lines if line.startswith("🔻 Move ")] == [
        f"🔻 Move {number}" for number in range(7, 15)
    ]
    assert "… and 6 more: open the game, and “Next mistake” leads to each of them." in lines
    assert [[control.label for control in row if isinstance(control, Control)] for row in told.rows] == [
        [f"Move {number}" for number in range(7, 11)],
        [f"Move {number}" for number in range(11, 15)],
        ["Go through the game"],
    ]
    assert "Mistakes: moves 🔻1, 🔻3, 🔻5, 🔻7, 🔻9, 🔻11, 🔻13." in "\n".join(lines)


def test_the_edge_of_a_chart_of_seeds_is_said_to_be_a_certain_win_where_it_is_one() -> None:
    decided, undecided = reviewed(right=7, resigned=True), reviewed(right=7)
    assert (
        "-# The chart: above “=” 🔵 is ahead, below it 🔶; at ✓ the win is certain. Dashed is my estimate."
        in decided
    )
    assert "below it 🔶; at +12 by 12 seeds or more. Dashed is my estimate." in undecided


WIN, DRAW, LOSS = Verdict.WIN, Verdict.DRAW, Verdict.LOSS
Worths = tuple[str, Verdict | None, int]


def worths(*values: Worths) -> list[MoveValue]:
    return [MoveValue(parse_pit(pit), verdict, seeds, exact=False) for pit, verdict, seeds in values]


@pytest.mark.parametrize(
    ("values", "remark"),
    [
        ([("B", None, 20)], "It was the only move."),
        ([("B", WIN, 25), ("C", WIN, 30)], "Every move won here."),
        ([("B", LOSS, 20), ("C", LOSS, 15)], "Nothing helped any more: every move lost here."),
        ([("B", None, 31), ("C", None, 35)], "{name} was so far ahead that every move was good enough."),
        (
            [("B", LOSS, 10), ("C", None, 15)],
            "{name} was so far behind that no move was better",
        ),
        ([("B", None, 24), ("C", None, 26)], "Here all moves were about equally good."),
        (
            [("B", LOSS, 23), ("C", None, 22)],
            "❌ Mistake: B loses for certain. C would not have lost for certain.",
        ),
        (
            [("B", LOSS, 23), ("C", None, 24)],
            "🔻 Move 1: 🔶 played B and lost for certain: before level (≈24 seeds). "
            "C would have kept the balance.",
        ),
        (
            [("B", None, 24), ("C", WIN, 25)],
            "🔻 Move 1: 🔶 played B and let a certain win go: then level (≈24 seeds). "
            "C would have kept the win.",
        ),
        ([("B", None, 25), ("C", WIN, 25)], "C surely keeps the win. Whether B does, I could not work out"),
        ([("B", DRAW, 24), ("C", DRAW, 24)], "Every move kept the draw here."),
        ([("B", None, 25), ("C", None, 20)], "✅ Right, by my estimate: no other move was as good."),
        (
            [("B", None, 25), ("C", None, 26), ("D", None, 20)],
            "✅ Right, by my estimate: B and C were the best, give or take a seed.",
        ),
        (
            [("B", None, 31), ("C", None, 36), ("D", None, 20)],
            "✅ Right, by my estimate: B and C get so far ahead that the game is as good as won.",
        ),
        (
            [("B", None, 31), ("C", None, 25)],
            "✅ Right, by my estimate: only B gets so far ahead that the game is as good as won.",
        ),
        ([("B", WIN, 25), ("C", LOSS, 20)], "✅ Right: only B kept the win."),
        ([("B", WIN, 25), ("C", None, 20)], "✅ Right: B surely kept the win."),
        ([("B", WIN, 25), ("C", WIN, 25), ("D", DRAW, 24)], "✅ Right: B and C kept the win."),
        ([("B", DRAW, 24), ("C", LOSS, 20)], "✅ Right: only B kept the draw."),
        (
            [("B", None, 22), ("C", None, 29)],
            "🔻 Move 1: 🔶 played B and went from ahead (≈29 seeds) to behind (≈22 seeds). "
            "C would have kept the lead.",
        ),
        ([("B", None, 26), ("C", None, 29)], "❌ Mistake: by my estimate C would have brought 3 seeds more."),
    ],
)
def test_of_every_move_it_is_said_how_good_it_was(values: list[Worths], remark: str) -> None:
    over = table("oware", list(parse_moves("B")), over=True)
    review = Review.of(over.game, [worths(*values)], None)
    assert remark.format(name=over.south.name) in present_reviewed(TEXTS, over, review, 1).content


PROVED = [[("B", WIN, 25)], [("a", LOSS, 23), ("b", LOSS, 20)], [("C", WIN, 25)]]
ESTIMATED = [[("B", None, 24)], [("a", None, 24), ("b", None, 22)], [("C", None, 26)]]
EVEN = [[("B", None, 24)], [("b", None, 24)], [("C", None, 24)]]


@pytest.mark.parametrize(
    ("values", "winner", "how"),
    [
        (PROVED, Side.SOUTH, ": {name} could always win, and did."),
        (ESTIMATED, Side.SOUTH, ": move by move it went {name}’s way."),
        (PROVED, Side.NORTH, "."),
        (EVEN, Side.SOUTH, "."),
    ],
)
def test_where_no_single_move_turned_the_game_it_is_said_how_it_came_about(
    values: list[list[Worths]], winner: Side, how: str
) -> None:
    over = table("oware", list(parse_moves("BbC")), over=True)
    outcome = Outcome.resignation(winner.opponent, over.position)
    review = Review.of(over.game, [worths(*found) for found in values], outcome)
    told = "No single move turned the game" + how.format(name=over.south.name)
    assert told in present_review(TEXTS, over, review).captioned().content.splitlines()
