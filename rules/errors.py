"""What can be wrong with a move: it is against the rules, or it is no move at all."""

from __future__ import annotations

from enum import Enum


class IllegalReason(Enum):
    """Why a pit may not be played."""

    GAME_OVER = "the game is over"
    NOT_YOUR_PIT = "the pit is in the opponent's row"
    EMPTY_PIT = "the pit is empty"
    MUST_FEED = "the opponent's row is empty and the move would leave it so"
    ENDLESS = "the relay would never end"
    GRAND_SLAM = "the move would capture every seed in the opponent's row"


class IllegalMove(ValueError):  # noqa: N818 - a move, not an error, is what the reader looks for
    """A well-formed move that the rules forbid here.

    Attributes:
        pit: the pit that was to be played, 0–11.
        reason: why it may not be.
    """

    def __init__(self, pit: int, reason: IllegalReason) -> None:
        super().__init__(pit, reason)  # as they came, so that the error can cross to another process
        self.pit = pit
        self.reason = reason

    def __str__(self) -> str:
        return f"{'ABCDEFabcdef'[self.pit]}: {self.reason.value}"


class MalformedNotation(ValueError):  # noqa: N818 - as above
    """Text that is no pit, no move list or no position.

    Attributes:
        text: what was read.
        why: what is wrong with it.
    """

    def __init__(self, text: str, why: str) -> None:
        super().__init__(text, why)  # as above
        self.text = text
        self.why = why

    def __str__(self) -> str:
        return f"{self.text!r}: {self.why}"
