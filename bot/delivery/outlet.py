"""Where the messages of a game go."""

from __future__ import annotations

from typing import Protocol

from bot.presenter.message import Post, Rows


class Outlet(Protocol):
    """A way into a channel: by its id where the bot is in it, else only as answers to an interaction."""

    async def find(self, custom_id: str, *, since: int) -> int | None:
        """A message that was sent without being written down; None where there is none."""

    async def send(self, post: Post, *, nonce: str) -> int:
        """Send a message and return its id."""

    async def strip(self, message_id: int, left: Rows = ()) -> None:
        """Take the buttons from a message but those that are left on it; one that is out of reach is fine."""

    async def archive(self) -> None:
        """Put the channel away, if it was opened for the game."""
