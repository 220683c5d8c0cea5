"""What the buttons of an offer, and of a move taken back say."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.custom_id.action import Action


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take one's last move back, against the bot, which does not mind."""

    game: int
    version: int


@dataclass(frozen=True, slots=True)
class MakeOffer(Action):
    """Offer the other player something, as the game stands at this version."""

    game: int
    version: int
    kind: str


@dataclass(frozen=True, slots=True)
class AcceptOffer(Action):
    """Agree to an offer."""

    offer: int


@dataclass(frozen=True, slots=True)
class DeclineOffer(Action):
    """Say no to an offer."""

    offer: int


@dataclass(frozen=True, slots=True)
class WithdrawOffer(Action):
    """Take one's own offer back."""

    offer: int


ACTIONS: Final = MappingProxyType(
    {
        "takeback": TakeBack,
        "offer": MakeOffer,
        "offer-accept": AcceptOffer,
        "offer-decline": DeclineOffer,
        "offer-withdraw": WithdrawOffer,
    }
)
"""By its verb in a custom id."""
