"""Challenge messages: each challenge stands in its channel once, and says what became of it."""

from __future__ import annotations

from bot.custom_id import Accept, encode
from bot.delivery.channels import Channels
from bot.locks import Locks
from bot.presenter.challenge import present_challenge
from bot.presenter.message import Post
from bot.settings import PublicTexts
from bot.tables import Person
from storage import Challenge, Place, Store


class Invitations:
    """Posts challenges and settles them. Every step can be repeated without doubling anything."""

    def __init__(self, store: Store, channels: Channels, public: PublicTexts) -> None:
        self._store = store
        self._channels = channels
        self._public = public
        self.locks = Locks()
        """Held by whoever posts a challenge, so that a command and the upkeep do not both do it."""

    async def present(self, challenge: Challenge) -> Post:
        """The message as the challenge now stands."""
        opponent_id = challenge.opponent_id or await self._accepter(challenge)
        names = await self._store.names({challenge.challenger_id, opponent_id or 0})

        def person(user_id: int) -> Person:
            return Person(user_id, names.get(user_id, str(user_id)))

        challenger, opponent = person(challenge.challenger_id), opponent_id and person(opponent_id)
        texts = await self._public.of(challenge.place.guild_id)
        return present_challenge(texts, challenge, challenger, opponent or None)

    async def post(self, challenge: Challenge) -> None:
        """Post a challenge that is not known to be in its channel; where only answers go, it waits for one.

        Raises:
            FAILURES: it could not be posted.
        """
        if self._channels.outside(challenge.place):
            return
        async with self.locks.of(challenge.id):
            challenge = await self._store.challenge(challenge.id)
            if challenge.state != "open" or challenge.message_id is not None:
                return
            channel = self._channels.of(challenge.place)
            message_id = await channel.find(encode(Accept(challenge.id)), since=challenge.created_at)
            await self._note(challenge, message_id or await self._send(challenge))

    async def restore(self, place: Place, one: int, other: int | None) -> None:
        """Post the open challenge between two people, or to anyone, again if its message has been deleted.

        Raises:
            FAILURES: Discord would not say, or it could not be posted.
        """
        now = self._channels.now()
        challenge = await self._store.open_challenge_between(place.channel_id, one, other, now=now)
        if challenge is None:
            return
        async with self.locks.of(challenge.id):
            challenge = await self._store.challenge(challenge.id)
            message_id = challenge.message_id
            if message_id is not None and not await self._channels.of(place).holds(message_id):
                await self._note(challenge, await self._send(challenge))

    async def settle(self, challenge: Challenge) -> None:
        """Let a closed challenge's message say what became of it, and take its buttons.

        Where the bot can only answer, the message says so when it is clicked.

        Raises:
            FAILURES: it could not be edited.
        """
        if challenge.message_id is not None and not self._channels.outside(challenge.place):
            channel = self._channels.of(challenge.place)
            await channel.revise(challenge.message_id, await self.present(challenge))
        await self._store.challenge_settled(challenge.id)

    async def _accepter(self, challenge: Challenge) -> int | None:
        """Who has accepted a challenge to anyone, once somebody has."""
        if challenge.game_id is None:
            return None
        game = await self._store.game(challenge.game_id)
        return game.north_id if game.south_id == challenge.challenger_id else game.south_id

    async def _send(self, challenge: Challenge) -> int:
        nonce = f"challenge {challenge.created_at} {challenge.id} after {challenge.message_id}"
        return await self._channels.of(challenge.place).send(await self.present(challenge), nonce=nonce)

    async def _note(self, challenge: Challenge, message_id: int) -> None:
        await self._store.challenge_posted(challenge.id, message_id)
