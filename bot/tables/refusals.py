"""From whom somebody takes no challenges, and whom they may want to refuse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.refusal import Refusal, Refused
from bot.tables.table import Person
from storage import EVERYONE, Store

MOST_NAMED = 10
"""How many people are offered to be refused or allowed again: two rows of buttons."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """How somebody takes challenges.

    Attributes:
        everyone: from nobody.
        refused: not from these, the newest first.
        more: how many others are refused, longer since.
        others: whoever else has challenged them lately, the newest first.
    """

    everyone: bool
    refused: tuple[Person, ...]
    others: tuple[Person, ...]
    more: int = 0


class Welcome:
    """The use cases of refusing challenges and taking them again."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def of(self, user_id: int) -> Refusals:
        """How this person takes challenges."""
        refused = await self._store.refused_by(user_id)
        lately = await self._store.last_challengers(user_id, 2 * MOST_NAMED)
        by_name = [person for person in refused if person != EVERYONE]
        named = by_name[:MOST_NAMED]
        others = [person for person in lately if person not in refused][: MOST_NAMED // 2]
        more = len(by_name) - len(named)
        return Refusals(EVERYONE in refused, await self._people(named), await self._people(others), more)

    async def refuse(self, user_id: int, challenger_id: int) -> None:
        """Take no more challenges from a person, or from ``EVERYONE``.

        Raises:
            Refused: it is oneself.
        """
        if user_id == challenger_id:
            raise Refused(Refusal.REFUSE_SELF)
        await self._store.refuse(user_id, challenger_id, now=int(self._clock()))

    async def allow(self, user_id: int, challenger_id: int) -> None:
        """Take them again."""
        await self._store.allow(user_id, challenger_id)

    async def _people(self, user_ids: list[int]) -> tuple[Person, ...]:
        names = await self._store.names(user_ids)
        return tuple(Person(user_id, names.get(user_id, str(user_id))) for user_id in user_ids)
