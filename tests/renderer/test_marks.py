"""The last move is marked where it began, where it ended and where it took, each by a shape of its own."""

from __future__ import annotations

import pytest

from renderer import SIDE_COLOURS, render_board
from renderer.layout import Point, pit_centre
from renderer.marks import GHOST_RADIUS, INNER_RING_RADIUS, RING_RADIUS
from renderer.scatter import pit_seeds
from rules import Move, Side
from tests.renderer.pixels import opened, share_of_circle
from tests.renderer.scenes import DOUBLE, HOME, LAST, LONG, PLAIN, RELAY, ROUND, SLAM

EVERY = {"plain": PLAIN, "relay": RELAY, "double": DOUBLE, "long": LONG, "round": ROUND, "last": LAST}


def ring_shares(move: Move, radius: float = RING_RADIUS) -> list[float]:
    """How much of the ring about each pit has the mover's colour."""
    picture = opened(render_board(move.after, last_move=move))
    return [share_of_circle(picture, pit_centre(pit), radius, SIDE_COLOURS[move.mover]) for pit in range(12)]


@pytest.mark.parametrize("move", EVERY.values(), ids=EVERY)
def test_a_dashed_ring_lies_where_the_move_began_and_a_full_one_where_it_ended(move: Move) -> None:
    shares = ring_shares(move)
    assert 0.4 < shares.pop(move.pit) < 0.75
    assert shares.pop(move.last - (move.last > move.pit)) > 0.97
    assert max(shares) < 0.1


def test_a_move_that_ends_where_it_began_has_the_dashes_within_the_full_ring() -> None:
    assert HOME.pit == HOME.last == 0
    assert ring_shares(HOME)[0] > 0.97
    assert 0.4 < ring_shares(HOME, INNER_RING_RADIUS)[0] < 0.75


@pytest.mark.parametrize(
    ("move", "taken"),
    [(RELAY, {11: 5, 0: 1}), (DOUBLE, {0: 3, 1: 3}), (ROUND, {6: 3}), (HOME, {0: 1, 11: 1})],
    ids=["relay", "double", "round", "home"],
)
def test_as_many_hollow_seeds_as_were_taken_lie_in_the_pits_they_were_taken_from(
    move: Move, taken: dict[int, int]
) -> None:
    picture = opened(render_board(move.after, last_move=move))
    for pit in range(12):
        x, y = pit_centre(pit)
        spots = [Point(round(x + seed.x), round(y + seed.y)) for seed in pit_seeds(pit, 6)]
        shares = [
            share_of_circle(picture, spot, GHOST_RADIUS - 1, SIDE_COLOURS[move.mover]) for spot in spots
        ]
        assert sum(share > 0.6 for share in shares) == taken.get(pit, 0)


def test_without_a_last_move_nothing_is_marked() -> None:
    picture = opened(render_board(DOUBLE.after))
    for side in Side:
        for pit in range(12):
            assert share_of_circle(picture, pit_centre(pit), RING_RADIUS, SIDE_COLOURS[side]) == 0


def test_what_a_grand_slam_spared_has_dots_about_it_within_any_other_ring() -> None:
    assert (SLAM.last, SLAM.spared, SLAM.captured) == (7, (6, 7), ())
    dotted = ring_shares(SLAM, INNER_RING_RADIUS)
    assert all(0.15 < dotted[pit] < 0.45 for pit in SLAM.spared)
    assert max(share for pit, share in enumerate(dotted) if pit not in SLAM.spared) < 0.1
    assert ring_shares(SLAM)[SLAM.last] > 0.97
