"""A move to be drawn, so that a rule can be seen."""

from __future__ import annotations

from dataclasses import dataclass

from bot.alt_text import alt_text, lesson_alt_text
from bot.texts import Texts
from renderer import first_lap, render_board, render_lesson, render_text
from rules import Game, Move, Position, Ruleset


@dataclass(frozen=True, slots=True)
class Diagram:
    """A board and the pit that is played on it.

    Attributes:
        position: the board before the move.
        pit: the mover's pit, 0–11.
        taught: it is drawn as a lesson, with the way of the seeds; otherwise as the board after the move.
        begun: only its first lap is shown, where all the rest would hide what that is to show.
    """

    position: Position
    pit: int
    taught: bool = True
    begun: bool = False

    def move(self, ruleset: Ruleset) -> Move:
        """The move as this ruleset plays it."""
        return Game(ruleset, self.position).preview(self.pit)

    def shown(self, ruleset: Ruleset) -> Move:
        """What of the move is shown."""
        move = self.move(ruleset)
        return first_lap(move) if self.begun else move

    def draw(self, ruleset: Ruleset, *, theme: str = "wood") -> bytes:
        """The picture, an image file."""
        move = self.shown(ruleset)
        return (
            render_lesson(move, theme=theme)
            if self.taught
            else render_board(move.after, last_move=move, theme=theme)
        )

    def write(self, texts: Texts, ruleset: Ruleset) -> str:
        """The same as text boards."""
        move = self.shown(ruleset)
        after = render_text(move.after, last_move=move)
        if not self.taught:
            return after
        before = render_text(move.before)
        return f"{texts('lesson-before')}\n{before}\n\n{texts('lesson-after')}\n{after}"

    def caption(self, texts: Texts, ruleset: Ruleset) -> str:
        """What the picture needs to be told; nothing where it shows no relay."""
        return texts("lesson-laps") if self.taught and len(self.shown(ruleset).laps) > 1 else ""

    def describe(self, texts: Texts, ruleset: Ruleset) -> str:
        """The picture in words."""
        move = self.shown(ruleset)
        return lesson_alt_text(texts, move) if self.taught else alt_text(texts, move.after, last_move=move)
