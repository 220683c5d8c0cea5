"""Offers between the two players of a game: a draw, an end here, a move taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from bot.tables.games import Games
from bot.tables.match import ABANDONED
from bot.tables.matches import going_on, match_moved
from bot.tables.refusal import Refusal, Refused
from bot.tables.table import Table, ending_of
from rules import Outcome
from storage import (
    Ending,
    GameEnded,
    MatchClosed,
    NextGameStarted,
    NoSuchOffer,
    Offer,
    OfferClosed,
    OfferRepeated,
    OfferStands,
    StaleVersion,
    Store,
)


class OfferKind(Enum):
    """What can be offered; the value is what is stored and what a button carries."""

    DRAW = "draw"
    END = "end"
    TAKEBACK = "takeback"
    HINTS = "hints"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Offered:
    """An offer, and its game as it now stands."""

    offer: Offer
    table: Table


class Offers:
    """The use cases of an offer. Nothing but an answer or the game's next event changes one."""

    def __init__(self, store: Store, games: Games, clock: Callable[[], float]) -> None:
        self._store = store
        self._games = games
        self._clock = clock

    async def make(self, game_id: int, user_id: int, version: int, kind: OfferKind) -> Offered:
        """Offer something; where the other has offered the same already, that is accepted.

        Raises:
            Refused: not this person's game, or one against the bot; it is over or has gone on; there is
                nothing to take back; its match is over; or an offer is open or has just been made.
        """
        table = await self._offerable(game_id, user_id, version, kind)
        if kind is OfferKind.HINTS and table.open_to_advice:
            raise Refused(Refusal.HINTS_ALLOWED)
        if kind is OfferKind.TAKEBACK:
            _require_takeback(table, user_id)
        try:
            offer = await self._store.open_offer(
                game_id, version, kind.value, user_id, now=int(self._clock())
            )
        except (GameEnded, StaleVersion) as error:
            raise Refused(Refusal.GAME_WENT_ON, game_id=game_id) from error
        except (MatchClosed, NextGameStarted) as conflict:
            raise match_moved(conflict) from conflict
        except OfferRepeated as error:
            raise Refused(Refusal.OFFER_REPEATED) from error
        except OfferStands as conflict:
            return await self._meet(conflict.offer_id, user_id, kind)
        return Offered(offer, table)

    async def accept(self, offer_id: int, user_id: int) -> Offered:
        """Agree, and do what was offered.

        Raises:
            Refused: it is one's own offer, another game's, or gone.
        """
        offered = await self._answerable(offer_id, user_id)
        ending, kind = _ending(offered), OfferKind(offered.offer.kind)
        try:
            offer = await self._store.accept_offer(
                offer_id,
                now=int(self._clock()),
                ending=ending,
                ply=offered.table.ply - 1 if kind is OfferKind.TAKEBACK else None,
                hints=kind is OfferKind.HINTS,
                breaking_off=kind is OfferKind.MATCH,
            )
        except (MatchClosed, NextGameStarted) as conflict:
            raise match_moved(conflict) from conflict
        except OfferClosed as error:
            raise Refused(Refusal.OFFER_GONE, game_id=offered.table.id) from error
        return Offered(offer, await self._games.table(offer.game_id))

    async def decline(self, offer_id: int, user_id: int) -> Offered:
        """Say no.

        Raises:
            Refused: it is one's own offer, another game's, or gone.
        """
        return await self._close(await self._answerable(offer_id, user_id), "declined")

    async def withdraw(self, offer_id: int, user_id: int) -> Offered:
        """Take one's own offer back.

        Raises:
            Refused: it is somebody else's offer, or gone.
        """
        offered = await self._standing(offer_id, user_id)
        if offered.offer.offerer_id != user_id:
            raise Refused(Refusal.NOT_YOUR_OFFER)
        return await self._close(offered, "withdrawn")

    async def take_back(self, game_id: int, user_id: int, version: int) -> Table:
        """Go back to one's previous turn in a game against the bot, which does not mind.

        Raises:
            Refused: not this person's game, or one between two people; it is over or has gone on; or there is
                nothing to take back.
        """
        table = await self._games.running_table(game_id, user_id)
        if version != table.version or table.bot_side is None:
            raise Refused(Refusal.GAME_WENT_ON, game_id=game_id)
        ply = ply_before_last_turn(table, user_id)
        if ply is None:
            raise Refused(Refusal.NOTHING_TO_TAKE_BACK, game_id=game_id)
        try:
            await self._store.take_back(game_id, version, ply, now=int(self._clock()))
        except (GameEnded, StaleVersion) as error:
            raise Refused(Refusal.GAME_WENT_ON, game_id=game_id) from error
        return await self._games.table(game_id)

    async def _offerable(self, game_id: int, user_id: int, version: int, kind: OfferKind) -> Table:
        """A running game at this version; to end a match, also its last game when that is over."""
        ending_match = kind is OfferKind.MATCH
        find = self._games.seated_table if ending_match else self._games.running_table
        table = await find(game_id, user_id)
        if table.bot_side is not None:
            raise Refused(Refusal.NO_OFFERS_TO_BOT, game_id=game_id)
        if ending_match:
            going_on(table)
        if version != table.version + table.over:
            raise Refused(Refusal.GAME_WENT_ON, game_id=game_id)
        return table

    async def _meet(self, offer_id: int, user_id: int, kind: OfferKind) -> Offered:
        """Asked for while an offer stands: the same one, from the other, is as good as a yes."""
        offered = await self._standing(offer_id, user_id)
        if offered.offer.offerer_id == user_id:
            raise Refused(Refusal.OWN_OFFER, name=offered.table.opponent_of(user_id).name)
        if offered.offer.kind != kind.value:
            raise Refused(Refusal.OFFER_STANDS, name=offered.table.opponent_of(user_id).name)
        return await self.accept(offer_id, user_id)

    async def _standing(self, offer_id: int, user_id: int) -> Offered:
        """An open offer, for somebody who plays the game."""
        try:
            offer = await self._store.offer(offer_id)
        except NoSuchOffer as error:
            raise Refused(Refusal.OFFER_GONE) from error
        table = await self._games.seated_table(offer.game_id, user_id)
        if offer.state != "open":
            raise Refused(Refusal.OFFER_GONE, game_id=table.id)
        return Offered(offer, table)

    async def _answerable(self, offer_id: int, user_id: int) -> Offered:
        """An open offer, for the one to whom it is made."""
        offered = await self._standing(offer_id, user_id)
        if offered.offer.offerer_id == user_id:
            raise Refused(Refusal.OWN_OFFER, name=offered.table.opponent_of(user_id).name)
        return offered

    async def _close(self, offered: Offered, state: str) -> Offered:
        try:
            offer = await self._store.close_offer(offered.offer.id, state, now=int(self._clock()))
        except OfferClosed as error:
            raise Refused(Refusal.OFFER_GONE, game_id=offered.table.id) from error
        return Offered(offer, offered.table)


def ply_before_last_turn(table: Table, user_id: int) -> int | None:
    """How many moves there were when this person chose their last move; None if they have made none."""
    ply = table.ply - (2 if table.mover.id == user_id else 1)
    return None if ply < table.record.lot else ply


def _require_takeback(table: Table, user_id: int) -> None:
    """Make sure that this person's last move can be taken back: they have made one, and it is the newest.

    Raises:
        Refused: it cannot.
    """
    chosen = table.ply - table.record.lot
    if table.mover.id != user_id and chosen:
        return
    if chosen > 1:
        raise Refused(Refusal.TAKEBACK_TOO_LATE, game_id=table.id, name=table.opponent_of(user_id).name)
    raise Refused(Refusal.NOTHING_TO_TAKE_BACK, game_id=table.id)


def _ending(offered: Offered) -> Ending | None:
    """How the game ends if the offer is accepted; None where it goes on."""
    position = offered.table.position
    match OfferKind(offered.offer.kind):
        case OfferKind.DRAW:
            return ending_of(Outcome.agreed_draw(position))
        case OfferKind.END:
            return ending_of(Outcome.agreed_end(position))
        case OfferKind.MATCH if not offered.table.over:
            return Ending(ABANDONED, None, *position.stores)  # half a game proves nothing for either
        case OfferKind.TAKEBACK | OfferKind.HINTS | OfferKind.MATCH:
            return None
