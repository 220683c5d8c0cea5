"""Answers to interactions: to one person or to all, as a first answer or a later one."""

from __future__ import annotations

from typing import Any, Protocol, cast

import discord

from bot.delivery.wire import Wired, pinging, view_of, wired
from bot.look import Look
from bot.permissions import may_attach
from bot.presenter.message import Post, Rows
from bot.settings import Owner
from bot.tables import Refusal, Refused

Interaction = discord.Interaction[Any]


class Looks(Protocol):
    """What a client knows of its readers."""

    async def look(self, owner: Owner | None) -> Look:
        """How boards look to a person, or to everybody in a server."""

    async def polite(self, post: Post) -> Post:
        """A message that notifies people as they have chosen."""


async def tell(interaction: Interaction, post: Post | str) -> None:
    """Answer the person alone."""
    message = await _wired(interaction, _post(post), _reader(interaction))
    if interaction.response.is_done():
        await interaction.followup.send(**message, ephemeral=True, wait=True)
    else:
        await interaction.response.send_message(**message, ephemeral=True)


async def show(interaction: Interaction, post: Post | str) -> int:
    """Answer for everybody to see, as a new message that can ping; return its id.

    Raises:
        Refused: Discord has shown it to this person alone, as it does with apps from outside a server.
    """
    post = await cast("Looks", interaction.client).polite(_post(post))
    message = await _wired(interaction, post, _readers(interaction))
    if interaction.response.is_done():
        followed = await interaction.followup.send(**message, wait=True)
        return _seen_by_all(followed.id, hidden=followed.flags.ephemeral)
    sent = await interaction.response.send_message(**message)
    message_id = sent.message_id or (await interaction.original_response()).id
    return _seen_by_all(message_id, hidden=bool(sent.is_ephemeral()))


def _seen_by_all(message_id: int, *, hidden: bool) -> int:
    if hidden:
        raise Refused(Refusal.ONLY_PRIVATE)
    return message_id


async def revise(interaction: Interaction, post: Post | str) -> None:
    """Replace the words and buttons of the message that was clicked; a picture is replaced or taken away."""
    owner = (_reader if _is_private(interaction) else _readers)(interaction)
    message = await _wired(interaction, _post(post), owner)
    await interaction.response.edit_message(
        content=message["content"],
        view=message.get("view"),
        attachments=[message["file"]] if "file" in message else [],
        allowed_mentions=message["allowed_mentions"],
    )


async def turn(interaction: Interaction, post: Post) -> None:
    """Put another page into the private message that was clicked; one that everybody sees stays as it is."""
    await (revise if _is_private(interaction) else tell)(interaction, post)


async def strip(interaction: Interaction, left: Rows = ()) -> None:
    """Take the buttons from the message that was clicked but those that are left on it; the rest stays."""
    attachments = interaction.message.attachments if interaction.message else []
    view = view_of(left) if left else None
    await interaction.response.edit_message(view=view, attachments=attachments, allowed_mentions=pinging(()))


async def acknowledge(interaction: Interaction) -> None:
    """Answer a click without a word."""
    await interaction.response.defer()


def _is_private(interaction: Interaction) -> bool:
    """Whether the message that was clicked is seen by this person alone."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _reader(interaction: Interaction) -> Owner:
    return Owner.person(interaction.user.id)


def _readers(interaction: Interaction) -> Owner | None:
    return Owner.server(interaction.guild_id)


async def _wired(interaction: Interaction, post: Post, owner: Owner | None) -> Wired:
    """A message as its readers want it; what they have chosen is asked for only where it can be seen."""
    look = await cast("Looks", interaction.client).look(owner) if post.picture else Look()
    return await wired(post, look, may_attach=may_attach(interaction))


def _post(post: Post | str) -> Post:
    return Post(post) if isinstance(post, str) else post


async def defer(interaction: Interaction) -> None:
    """Say privately that an answer follows, before something that can be slow."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def finish(interaction: Interaction, content: str) -> None:
    """The answer that ``defer`` announced, or the new words of the private message that was clicked."""
    await interaction.edit_original_response(content=content, view=None)


async def dismiss(interaction: Interaction) -> None:
    """Take away the private message whose click was acknowledged."""
    await interaction.delete_original_response()
