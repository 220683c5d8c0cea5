"""Offer messages: each offer stands in its game's channel once, and says what became of it."""

from __future__ import annotations

from dataclasses import replace

from bot.custom_id import AcceptOffer, encode
from bot.delivery.channels import Channels
from bot.delivery.outlet import Outlet
from bot.locks import Locks
from bot.presenter.message import Post
from bot.presenter.offer import present_offer
from bot.settings import PublicTexts
from bot.tables import Games, Offered
from storage import Offer, Store


class Proposals:
    """Posts offers and settles them. Every step can be repeated without doubling anything."""

    def __init__(self, store: Store, games: Games, channels: Channels, public: PublicTexts) -> None:
        self._store = store
        self._games = games
        self._channels = channels
        self._public = public
        self._locks = Locks()

    async def present(self, offer: Offer) -> Post:
        """The message as the offer now stands."""
        table = await self._games.table(offer.game_id)
        return present_offer(await self._public.of(table.record.place.guild_id), Offered(offer, table))

    async def post(self, offer: Offer, *, search: bool = False, outlet: Outlet | None = None) -> None:
        """Post an offer that is not known to be in its channel.

        Args:
            offer: the offer.
            search: look in the channel first for one that was posted without being written down.
            outlet: the way into the channel, where it is not by its id.

        Raises:
            FAILURES: it could not be posted.
        """
        async with self._locks.of(offer.id):
            offer = await self._store.offer(offer.id)
            if offer.state != "open" or offer.message_id is not None:
                return
            channel = await self._way_to(offer, outlet)
            if channel is None:
                return
            mark = encode(AcceptOffer(offer.id))
            message_id = await channel.find(mark, since=offer.made_at) if search else None
            if message_id is None:
                message_id = await channel.send(await self.present(offer), nonce=_nonce(offer))
            await self._store.offer_posted(offer.id, message_id)

    async def restore(self, game_id: int, *, outlet: Outlet | None = None) -> None:
        """Post the open offer of a game, if there is one, again if its message has been deleted.

        Where the bot can only answer, it cannot see whether the message is there: the offer is shown once
        more, and nobody is called to it a second time.

        Raises:
            FAILURES: Discord would not say, or it could not be posted.
        """
        standing = await self._store.standing_offer(game_id)
        if standing is None:
            return
        if standing.message_id is None:
            await self.post(standing, search=True, outlet=outlet)
            return
        async with self._locks.of(standing.id):
            offer = await self._store.offer(standing.id)
            channel = await self._way_to(offer, outlet)
            if offer != standing or channel is None:
                return
            if outlet is None and await self._is_there(offer):
                return
            post = await self.present(offer)
            shown = replace(post, pings=()) if outlet else post
            await self._store.offer_posted(offer.id, await channel.send(shown, nonce=_nonce(offer)))

    async def settle(self, offer: Offer) -> None:
        """Let a closed offer's message say what became of it, and take its buttons.

        Where the bot can only answer, the message says so when it is clicked.

        Raises:
            FAILURES: it could not be edited.
        """
        place = (await self._store.game(offer.game_id)).place
        if offer.message_id is not None and not self._channels.outside(place):
            channel = self._channels.of(place)
            await channel.revise(offer.message_id, await self.present(offer))
        await self._store.offer_settled(offer.id)

    async def settle_game(self, game_id: int) -> None:
        """Settle the offers that have lapsed because the game went on.

        Raises:
            FAILURES: one could not be edited; the upkeep tries again.
        """
        for offer in await self._store.unsettled_offers():
            if offer.game_id == game_id:
                await self.settle(offer)

    async def _way_to(self, offer: Offer, outlet: Outlet | None) -> Outlet | None:
        """The way into the channel of an offer's game; None where there is none but an answer."""
        place = (await self._store.game(offer.game_id)).place
        return outlet or (None if self._channels.outside(place) else self._channels.of(place))

    async def _is_there(self, offer: Offer) -> bool:
        place = (await self._store.game(offer.game_id)).place
        return offer.message_id is not None and await self._channels.of(place).holds(offer.message_id)


def _nonce(offer: Offer) -> str:
    return f"offer {offer.made_at} {offer.id} after {offer.message_id}"
