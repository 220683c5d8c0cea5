"""What the buttons of a challenge, of the menu that makes one, and of who may make one say."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.custom_id.action import Action


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Accept a challenge."""

    challenge: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Decline a challenge."""

    challenge: int


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Take one's own challenge back."""

    challenge: int


@dataclass(frozen=True, slots=True)
class Asked(Action):
    """A challenge that is being put together.

    Attributes:
        opponent: who is to be asked.
        ruleset: which game.
        first: who is to begin.
        clock: the word for the time for each move.
    """

    opponent: int
    ruleset: str
    first: str
    clock: str


class AskGame(Asked):
    """Put a challenge together: with this game."""

    __slots__ = ()


class AskFirst(Asked):
    """Put a challenge together: with this one to begin."""

    __slots__ = ()


class AskClock(Asked):
    """Put a challenge together: with this much time for each move."""

    __slots__ = ()


class AskNow(Asked):
    """Make the challenge on these terms."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ShowRefusals(Action):
    """Show from whom one takes challenges."""


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """Take no more challenges from a person; 0 for everyone."""

    person: int


@dataclass(frozen=True, slots=True)
class Allow(Action):
    """Take challenges from a person again; 0 for everyone."""

    person: int


ACTIONS: Final = MappingProxyType(
    {
        "accept": Accept,
        "decline": Decline,
        "withdraw": Withdraw,
        "ask-game": AskGame,
        "ask-first": AskFirst,
        "ask-clock": AskClock,
        "ask-now": AskNow,
        "refusals": ShowRefusals,
        "refuse": Refuse,
        "allow": Allow,
    }
)
"""By its verb in a custom id."""
