"""One channel by its id: sending, finding and stripping messages long after an interaction has ended."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime

import discord

from bot.delivery.failure import FAILURES, is_shut
from bot.delivery.wire import nonce_of, polite, view_of, wired
from bot.permissions import granted_in
from bot.presenter.message import Post, Rows
from bot.settings import Choices, Owner

SEARCH_DEPTH = 100
"""How many messages are looked through for one that was posted but not written down."""

CLOCKS_APART = 5 * 60
"""How many seconds this machine's clock may be ahead of Discord's, which dates the messages."""

_MISSING_PERMISSIONS = 50013
_TOO_MANY_EDITS = 30046


class Channel:
    """One channel or thread."""

    def __init__(
        self, client: discord.Client, choices: Choices, guild_id: int | None, channel_id: int
    ) -> None:
        self._client = client
        self._choices = choices
        self._readers = Owner.server(guild_id)
        self._cached = client.get_channel(channel_id)
        self._messages = client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def send(self, post: Post, *, nonce: str) -> int:
        """Send a message and return its id; with the text board where files are forbidden.

        Args:
            post: the message.
            nonce: what is shown, of any length; the same again within minutes is the same message.

        Raises:
            FAILURES: Discord refused it or was out of reach.
        """
        may_attach = self._may_attach()
        post = await polite(post, self._choices)
        try:
            return await self._send(post, nonce, may_attach=may_attach)
        except discord.Forbidden as error:
            if not (may_attach and post.picture and error.code == _MISSING_PERMISSIONS):
                raise
        return await self._send(post, nonce, may_attach=False)  # the cache may have been wrong about files

    async def find(self, custom_id: str, *, since: int) -> int | None:
        """The newest message of ours with a button that carries this custom id, or one that goes on after it.

        Args:
            custom_id: a whole one, or its first values.
            since: when the message can have been sent, at the earliest, in seconds by this machine's clock.

        Returns:
            Its id; None if there is none, or if reading the history is not allowed.

        Raises:
            FAILURES: Discord refused to look or was out of reach.
        """
        return await self._find(lambda message: _has_button(message, custom_id), since)

    async def holds(self, message_id: int) -> bool:
        """Whether a message is still there; where reading the history is not allowed, it is taken to be.

        Raises:
            FAILURES: Discord was out of reach.
        """
        try:
            await self._messages.fetch_message(message_id)
        except discord.NotFound:
            return False
        except discord.Forbidden:
            return True
        return True

    async def strip(self, message_id: int, left: Rows = ()) -> None:
        """Take the buttons from a message but those that are left on it; its picture and alt text stay.

        One that is out of reach is fine.

        Raises:
            FAILURES: Discord was out of reach.
        """
        with _unless_shut():
            await self._messages.get_partial_message(message_id).edit(view=view_of(left) if left else None)

    async def revise(self, message_id: int, post: Post) -> None:
        """Replace the words and buttons of a message. One that is out of reach is fine.

        Raises:
            FAILURES: Discord was out of reach.
        """
        message = await wired(post, await self._choices.look(self._readers))
        with _unless_shut():
            await self._messages.get_partial_message(message_id).edit(
                content=message["content"],
                view=message.get("view"),
                allowed_mentions=message["allowed_mentions"],
            )

    async def rewrite(self, message_id: int, post: Post) -> bool:
        """Put a whole other message in the place of one, which notifies nobody.

        Returns:
            Whether that was possible: not if the message is gone, or too old for so many edits.

        Raises:
            FAILURES: Discord was out of reach.
        """
        look = await self._choices.look(self._readers)
        message = await wired(replace(post, pings=()), look, may_attach=self._may_attach())
        try:
            await self._messages.get_partial_message(message_id).edit(
                content=message["content"],
                attachments=[message["file"]] if "file" in message else [],
                view=message.get("view"),
                allowed_mentions=message["allowed_mentions"],
            )
        except discord.HTTPException as error:
            if not is_shut(error) and error.code != _TOO_MANY_EDITS:
                raise
            return False
        return True

    async def find_words(self, content: str, *, since: int, known: Container[int]) -> int | None:
        """The newest message of ours with these very words; None too if reading the history is not allowed.

        Args:
            content: the words.
            since: when the message can have been sent, at the earliest, in seconds by this machine's clock.
            known: messages that are not meant.

        Raises:
            FAILURES: Discord refused to look or was out of reach.
        """
        return await self._find(lambda message: message.content == content and message.id not in known, since)

    async def _find(self, fits: Callable[[discord.Message], bool], since: int) -> int | None:
        after = datetime.fromtimestamp(since - CLOCKS_APART, UTC)
        try:
            async for message in self._messages.history(limit=SEARCH_DEPTH, after=after, oldest_first=False):
                if self._is_ours(message) and fits(message):
                    return message.id
        except discord.Forbidden:
            return None
        return None

    async def remove(self, message_id: int) -> None:
        """Delete a message of ours. One that is out of reach is fine.

        Raises:
            FAILURES: Discord was out of reach.
        """
        with _unless_shut():
            await self._messages.get_partial_message(message_id).delete()

    async def archive(self) -> None:
        """Archive the channel, if it is a thread that we have opened.

        Raises:
            FAILURES: Discord refused it or was out of reach.
        """
        thread, us = self._cached, self._client.user
        if isinstance(thread, discord.Thread) and us and thread.owner_id == us.id and not thread.archived:
            await thread.edit(archived=True)

    async def _send(self, post: Post, nonce: str, *, may_attach: bool) -> int:
        message = await wired(post, await self._choices.look(self._readers), may_attach=may_attach)
        return (await self._messages.send(**message, nonce=nonce_of(self._messages.id, nonce))).id

    def _may_attach(self) -> bool:
        """Whether files may be sent here, as far as the cache knows."""
        channel = self._cached
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        return granted_in(channel).attach_files

    def _is_ours(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id


@contextmanager
def _unless_shut() -> Iterator[None]:
    """What is gone or closed to us needs no edit any more."""
    try:
        yield
    except FAILURES as error:
        if not is_shut(error):
            raise


def _has_button(message: discord.Message, custom_id: str) -> bool:
    return any(
        isinstance(item, discord.Button) and f"{item.custom_id}:".startswith(f"{custom_id}:")
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for item in row.children
    )
