"""What keeps the bot from starting."""

from __future__ import annotations


class CannotStart(Exception):  # noqa: N818 - named for what it means to the person who reads it
    """The bot cannot start; the text is one plain sentence that says why and what to do."""
