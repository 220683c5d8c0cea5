"""What the buttons of a game: its pits, and what else can be done with it say."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.custom_id.action import Action


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a pit; ``version`` is that of the game on the board that was clicked."""

    game: int
    version: int
    pit: int


@dataclass(frozen=True, slots=True)
class PlayAnyway(Action):
    """The same, having been told that it ends the game by repetition."""

    game: int
    version: int
    pit: int


@dataclass(frozen=True, slots=True)
class PlayAsked(Action):
    """The same, by somebody who wants to be asked first, and has been."""

    game: int
    version: int
    pit: int


@dataclass(frozen=True, slots=True)
class More(Action):
    """Show what else can be done with a game."""

    game: int


@dataclass(frozen=True, slots=True)
class Repost(Action):
    """Post the current board again."""

    game: int


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """Ask whether one really gives up."""

    game: int


@dataclass(frozen=True, slots=True)
class ResignSurely(Action):
    """Give up."""

    game: int


@dataclass(frozen=True, slots=True)
class CloseSilent(Action):
    """Close a game whose mover has been silent for a week."""

    game: int


@dataclass(frozen=True, slots=True)
class CloseLeft(Action):
    """Close a game whose other player has left the server."""

    game: int


@dataclass(frozen=True, slots=True)
class Nudge(Action):
    """Remind the other player, who is to move."""

    game: int


@dataclass(frozen=True, slots=True)
class Rematch(Action):
    """Ask for the same game again, sides swapped."""

    game: int


@dataclass(frozen=True, slots=True)
class PlayAgain(Action):
    """Answer the other's wish for a rematch; not ``Rematch``, so that the call is never taken for a board."""

    game: int


@dataclass(frozen=True, slots=True)
class NextGame(Action):
    """Begin the next game of the match that this was the last game of so far."""

    game: int


@dataclass(frozen=True, slots=True)
class LeaveMatch(Action):
    """Ask how to leave a match between two games."""

    game: int


@dataclass(frozen=True, slots=True)
class ResignMatch(Action):
    """Give the whole match up."""

    game: int


@dataclass(frozen=True, slots=True)
class CloseMatch(Action):
    """Break a match off alone, since the other has left it."""

    game: int


ACTIONS: Final = MappingProxyType(
    {
        "play": Play,
        "play-anyway": PlayAnyway,
        "play-asked": PlayAsked,
        "more": More,
        "repost": Repost,
        "resign": Resign,
        "resign-surely": ResignSurely,
        "close": CloseSilent,
        "close-left": CloseLeft,
        "nudge": Nudge,
        "rematch": Rematch,
        "play-again": PlayAgain,
        "next-game": NextGame,
        "leave-match": LeaveMatch,
        "resign-match": ResignMatch,
        "close-match": CloseMatch,
    }
)
"""By its verb in a custom id."""
