"""The one pattern that all our buttons match, so that a click days later still finds its way."""

from __future__ import annotations

import re
from typing import Any, Protocol, cast

import discord

from bot.custom_id import PREFIX, encode
from bot.presenter.message import Control


class Presses(Protocol):
    """What a client does with a click."""

    async def press(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Answer it; never raises."""


class OponButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=re.compile(PREFIX + r".*", re.DOTALL),
):
    """A button of ours. What it says is read in ``custom_id.decode`` and not in the pattern.

    discord.py only logs what a dynamic item raises and leaves the person without an answer, so nothing here
    can fail: the click goes to the client as it came.
    """

    @classmethod
    def of(cls, control: Control, row: int) -> OponButton:
        """The button for a control."""
        return cls(
            discord.ui.Button(
                style=discord.ButtonStyle[control.tone.value],
                label=control.label,
                emoji=control.emoji,
                disabled=control.disabled,
                custom_id=encode(control.action),
                row=row,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> OponButton:
        """The clicked button, whatever its custom id says."""
        return cls(cast("discord.ui.Button[discord.ui.View]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click to the client."""
        await cast("Presses", interaction.client).press(interaction, self.custom_id)
