"""The review of a game: its course as a chart, how well each played, and what changed the result."""

from __future__ import annotations

from functools import partial

from bot.custom_id import Analyse, Step, View
from bot.names import bare_name, plain_name
from bot.narration import list_pits
from bot.presenter.board import names_of
from bot.presenter.estimates import about
from bot.presenter.message import Control, Picture, Post
from bot.presenter.view import present_view
from bot.rulebook import game_name
from bot.tables import Table
from bot.texts import Texts
from engine import COMFORT, MoveValue, Review, Reviewed, Verdict, expected, result_of
from renderer import IMAGE_SUFFIX, Course, render_course
from rules import PIT_LETTERS, TOTAL_SEEDS, Side

LISTED, IN_A_ROW = 8, 4
"""How many turning points are listed, each with its button, and how many of those stand in a row."""

MANY = 10
"""Of so many choices it is said how many per cent were right."""

MISTAKES_LISTED = 8
"""How many of somebody's mistakes are named."""

_RESULTS = {1: "win", 0: "draw", -1: "loss"}


def present_progress(texts: Texts, done: int, plies: int) -> str:
    """How far a review has come."""
    return texts("review-progress", done=done, plies=plies)


def present_review(texts: Texts, table: Table, review: Review) -> Post:
    """A whole game at a glance."""
    listed, left = _listed(review), len(review.turning_points) - LISTED
    lines = [
        texts("review-title", number=str(table.id), game=game_name(texts, table.ruleset), **names_of(table)),
        *(_accuracy(texts, table, review, side) for side in Side),
        texts("review-counted", sure="yes" if review.is_fact else "no"),
        texts("review-turning", count=max(left, 0)) if listed else _steady(texts, table, review),
        *(_turning(texts, reviewed) for reviewed in listed),
        texts("review-more", count=left) if left > 0 else None,
        texts("review-facts" if review.is_fact else "review-estimates"),
    ]
    return Post(
        "\n".join(line for line in lines if line),
        picture=_chart(texts, table, review),
        rows=_ways_in(texts, table, review),
    )


def present_reviewed(
    texts: Texts, table: Table, review: Review, ply: int, *, withheld: bool = False, guided: bool = True
) -> Post:
    """The viewer at the board after ``ply`` moves, with what the review says of the last of them.

    Args:
        texts: the reader's language.
        table: the game.
        review: its review.
        ply: from 0, the start, to ``table.ply``.
        withheld: this reader is not to know yet what it says of that move.
        guided: this reader may be led to the mistakes.
    """
    onwards: tuple[Control, ...] = ()
    if guided:
        mistakes = any(mistaken >= ply for mistaken in review.mistaken_plies)
        label = texts("button-review-mistake")
        onwards = (Control(Step(table.id, ply, "mistake"), label, disabled=not mistakes),)
    if not ply:
        return present_view(texts, table, ply, rows=(onwards,))
    if withheld:
        return present_view(texts, table, ply, remark=texts("review-withheld"), rows=(onwards,))
    worth = Control(Analyse(table.id, ply - 1), texts("button-review-worth", ply=ply))
    remark = _remark(texts, table, review.moves[ply - 1])
    return present_view(texts, table, ply, remark=remark, rows=((*onwards, worth),))


def _accuracy(texts: Texts, table: Table, review: Review, side: Side) -> str:
    choices = review.choices(side)
    right = sum(reviewed.was_good for reviewed in choices)
    mistakes = [_mistake(texts, reviewed) for reviewed in choices if not reviewed.was_good]
    return texts(
        "review-accuracy",
        side=side.name.lower(),
        name=plain_name(table.seated(side).name),
        right=right,
        many="yes" if len(choices) >= MANY else "no",
        choices=len(choices),
        percent=_percent(right, len(choices)),
        count=len(mistakes),
        mistakes=", ".join(mistakes[:MISTAKES_LISTED]) + (" …" if len(mistakes) > MISTAKES_LISTED else ""),
    )


def _mistake(texts: Texts, reviewed: Reviewed) -> str:
    """The number of a move, with its cost where that is not told elsewhere."""
    turned = "yes" if reviewed.changed_result else "no"
    return texts("review-mistake", ply=str(reviewed.ply + 1), cost=reviewed.cost, turned=turned)


def _percent(part: int, whole: int) -> int:
    """The nearest whole number, a half upwards; of nothing, all."""
    return (200 * part + whole) // (2 * whole) if whole else 100


def _listed(review: Review) -> list[Reviewed]:
    """The turning points that cost most, in the order of the game."""
    gravest = sorted(review.turning_points, key=lambda one: one.gravity, reverse=True)[:LISTED]
    return sorted(gravest, key=lambda one: one.ply)


def _turning(texts: Texts, reviewed: Reviewed) -> str:
    """Who gave what away by which move, and what would have kept it."""
    best = result_of(reviewed.best)
    kept = sorted(value.pit for value in reviewed.values if result_of(value) == best)
    return texts(
        "review-turn",
        ply=reviewed.ply + 1,
        side=reviewed.move.mover.name.lower(),
        pit=PIT_LETTERS[reviewed.move.pit],
        was=_RESULTS[best],
        now=_RESULTS[result_of(reviewed.played)],
        before=_standing(texts, reviewed.best),
        after=_standing(texts, reviewed.played),
        kept=list_pits(texts, kept),
        sure=_sure(reviewed),
    )


def _sure(reviewed: Reviewed) -> str:
    """What is proved of how it stood before and after a move."""
    if reviewed.is_fact:
        return "both"
    return "before" if reviewed.best.verdict else "after" if reviewed.played.verdict else "none"


def _standing(texts: Texts, value: MoveValue) -> str:
    """How the mover stands by a move, with about how many seeds in the end."""
    return texts("review-standing", result=_RESULTS[result_of(value)], seeds=about(value))


def _steady(texts: Texts, table: Table, review: Review) -> str:
    """That no single move changed the result, and how it came about then."""
    *results, won = review.results()
    how = "unsaid"
    if won and review.is_fact and set(results) == {won}:
        how = "kept"
    elif won and not review.is_fact and results[0] != won == results[-1]:
        how = "slowly"
    name = plain_name(table.seated(Side.SOUTH if won > 0 else Side.NORTH).name)
    return texts("review-steady", how=how, name=name)


def _remark(texts: Texts, table: Table, reviewed: Reviewed) -> str:
    if reviewed.changed_result:
        return _turning(texts, reviewed)
    if reviewed.by_lot:
        return texts("review-by-lot")
    good = list_pits(texts, reviewed.good)
    if reviewed.is_open:
        pit = PIT_LETTERS[reviewed.move.pit]
        return texts("review-open", pit=pit, pits=good, count=len(reviewed.good))
    if not reviewed.mattered:
        name = plain_name(table.seated(reviewed.move.mover).name)
        return texts("review-any", why=_of_no_account(reviewed), name=name)
    if reviewed.was_good:
        return _right(texts, reviewed)
    return texts(
        "review-worse",
        played=PIT_LETTERS[reviewed.move.pit],
        better=PIT_LETTERS[reviewed.best.pit],
        cost=reviewed.cost,
        lost="yes" if reviewed.played.verdict is Verdict.LOSS else "no",
    )


def _right(texts: Texts, reviewed: Reviewed) -> str:
    """That one of the best moves was played, what it did, and which others would have done as much."""
    pits, count = list_pits(texts, reviewed.good), len(reviewed.good)
    if not reviewed.is_fact:
        won = expected(reviewed.best) >= TOTAL_SEEDS // 2 + COMFORT
        return texts("review-best", pits=pits, count=count, lead="won" if won else "some")
    return texts(
        "review-right",
        pits=pits,
        count=count,
        result=_RESULTS[result_of(reviewed.best)],
        others="open" if reviewed.others_are_open else "known",
    )


def _of_no_account(reviewed: Reviewed) -> str:
    """Why it did not matter what was played."""
    verdicts = {value.verdict for value in reviewed.values}
    ahead = expected(reviewed.best) - TOTAL_SEEDS // 2
    if len(reviewed.values) == 1:
        return "only"
    if verdicts == {Verdict.LOSS}:
        return "loses"
    if verdicts == {Verdict.WIN}:
        return "wins"
    if verdicts == {Verdict.DRAW}:
        return "draws"
    return "ahead" if ahead >= COMFORT else "behind" if ahead <= -COMFORT else "equal"


def _ways_in(texts: Texts, table: Table, review: Review) -> tuple[tuple[Control, ...], ...]:
    """To each turning point in the viewer, and to the beginning."""
    points = [
        Control(View(table.id, one.ply + 1), texts("button-review-move", ply=one.ply + 1))
        for one in _listed(review)
    ]
    start = Control(View(table.id, 0), texts("button-view"))
    rows = [points[first : first + IN_A_ROW] for first in range(0, len(points), IN_A_ROW)]
    return (*(tuple(row) for row in rows), (start,))


def _chart(texts: Texts, table: Table, review: Review) -> Picture:
    results = review.is_fact
    values = review.results() if results else review.leads()
    course = Course(
        names=(bare_name(table.south.name), bare_name(table.north.name)),
        values=tuple(map(float, values)),
        exact=(*(reviewed.is_fact or reviewed.is_settled for reviewed in review.moves), True),
        turns=tuple(reviewed.ply for reviewed in review.turning_points),
        scale="verdict" if results else "seeds",
    )
    return Picture(
        name=f"opon-{table.id}-review.{IMAGE_SUFFIX}",
        alt=texts("alt-review", number=str(table.id), plies=table.ply, turns=len(course.turns)),
        draw=partial(render_course, course),
        caption=texts("review-chart", scale=course.scale, most=round(course.most), turns=len(course.turns)),
    )
