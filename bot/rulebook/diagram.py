"""A move to be drawn, so that a rule can be seen."""

from __future__ import annotations

from dataclasses import dataclass

from rules import Game, Move, Position, Ruleset


@dataclass(frozen=True, slots=True)
class Diagram:
    """A board and the pit that is played on it.

    Attributes:
        position: the board before the move.
        pit: the mover's pit, 0–11.
    """

    position: Position
    pit: int

    def move(self, ruleset: Ruleset) -> Move:
        """The move as this ruleset plays it, for ``renderer.render_lesson`` and ``lesson_alt_text``."""
        return Game(ruleset, self.position).preview(self.pit)
