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
class AskGame(Action):
    """Put a challenge together: with this game."""

    opponent: int
    ruleset: str
    first: str


@dataclass(frozen=True, slots=True)
class AskFirst(Action):
    """Put a challenge together: with this one to begin."""

    opponent: int
    ruleset: str
    first: str


@dataclass(frozen=True, slots=True)
class AskNow(Action):
    """Make the challenge on these terms."""

    opponent: int
    ruleset: str
    first: str


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
        "ask-now": AskNow,
        "refusals": ShowRefusals,
        "refuse": Refuse,
        "allow": Allow,
    }
)
"""By its verb in a custom id."""
