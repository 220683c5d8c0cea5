"""The one pattern that all our buttons and menus match, so that a click days later still finds its way."""

from __future__ import annotations

import re
from typing import Any, Protocol, cast

import discord

from bot.custom_id import PREFIX, encode, opening
from bot.presenter.message import Control, Item, Menu, PersonMenu, Tone


class Presses(Protocol):
    """What a client does with a click."""

    async def press(
        self, interaction: discord.Interaction[Any], custom_id: str, *people: discord.abc.User
    ) -> None:
        """Answer it; never raises."""


class OponItem(
    discord.ui.DynamicItem[discord.ui.Item[discord.ui.View]],
    template=re.compile(PREFIX + r".*", re.DOTALL),
):
    """A button or menu of ours. What it says is read in ``custom_id.decode`` and not in the pattern.

    discord.py only logs what a dynamic item raises and leaves the person without an answer, so nothing here
    can fail: the click goes to the client as it came.
    """

    @classmethod
    def of(cls, item: Item, row: int) -> OponItem:
        """The Discord component for an item."""
        return cls(_component(item, row))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> OponItem:
        """The clicked component, whatever its custom id says."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click to the client, with the people that were picked."""
        people = self.item.values if isinstance(self.item, discord.ui.UserSelect) else ()
        await cast("Presses", interaction.client).press(interaction, self._said(), *people)

    def _said(self) -> str:
        """What was clicked: the choice in a menu, or the button."""
        if isinstance(self.item, discord.ui.Select) and self.item.values:
            return self.item.values[0]
        if isinstance(self.item, discord.ui.UserSelect) and self.item.values:
            return f"{self.custom_id}:{self.item.values[0].id}"
        return self.custom_id


def _component(item: Item, row: int) -> discord.ui.Item[discord.ui.View]:
    match item:
        case Control():
            return discord.ui.Button(
                style=discord.ButtonStyle[item.tone.value],
                label=item.label,
                emoji=item.emoji,
                disabled=item.disabled,
                custom_id=encode(item.action),
                row=row,
            )
        case Menu():
            return discord.ui.Select(
                custom_id=f"{PREFIX}menu:{row}",
                placeholder=item.hint,
                options=[_option(choice) for choice in item.choices],
                row=row,
            )
        case PersonMenu():
            return discord.ui.UserSelect(custom_id=opening(item.action), placeholder=item.hint, row=row)


def _option(choice: Control) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label, value=encode(choice.action), default=choice.tone is Tone.MAIN
    )
