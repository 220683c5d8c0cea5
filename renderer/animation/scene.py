"""What is to be seen at one moment of a move that is being played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from renderer.layout import SIZE, Point, pit_centre
from renderer.marks import Ring, rings_of
from renderer.trace import captured_counts
from rules import Move, Position, Side

LANE = 16
"""How far above and below the middle of the board a hand passes by the pits, along the carved arrows."""


class Hand(NamedTuple):
    """Seeds on their way: where their middle is, how many are seen, and what the token on them says."""

    at: Point
    seeds: int
    text: str

    @classmethod
    def over(cls, pit: int, seeds: int, sign: str = "") -> Hand:
        """A hand beside pit 0–11, between the rows."""
        lane = LANE if Side.owning(pit) is Side.SOUTH else -LANE
        return cls(Point(pit_centre(pit).x, SIZE[1] // 2 + lane), seeds, f"{sign}{seeds}")


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment: all that a frame shows.

    Attributes:
        pits: seeds in the twelve pits.
        stores: seeds in the stores of South and of North.
        lit: the side whose row is lit, None for neither.
        mover: the side in whose colour marks, hand and counter are.
        rings: the ring about each pit that has one.
        ghosts: how many hollow seeds lie in each pit that was taken from.
        hand: the seeds on their way, if any.
        counter: what stands in the middle of the board, such as ``3/12``; empty for nothing.
    """

    pits: tuple[int, ...]
    stores: tuple[int, int]
    lit: Side | None
    mover: Side
    rings: tuple[tuple[int, Ring], ...] = ()
    ghosts: tuple[tuple[int, int], ...] = ()
    hand: Hand | None = None
    counter: str = ""

    @classmethod
    def of(cls, position: Position, lit: Side | None) -> Scene:
        """A position at rest, without marks."""
        return cls(position.pits, position.stores, lit, position.mover)

    @classmethod
    def after(cls, move: Move, lit: Side | None) -> Scene:
        """The still picture after a move, with its marks."""
        ghosts = tuple(captured_counts(move).items())
        return replace(cls.of(move.after, lit), mover=move.mover, rings=rings_of(move), ghosts=ghosts)

    def hurried(self) -> Scene:
        """The same for a blink: a bare token for the seeds on their way, and no ring but the first."""
        hand = self.hand and self.hand._replace(seeds=0)
        return replace(self, hand=hand, rings=self.rings[:1])

    def passing(self) -> Scene:
        """The same where laps are passed over to reach it, as the counter tells."""
        return replace(self, counter=f"» {self.counter}")
