"""What is kept of the messages that the bot has posted: boards, news and calls."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Board:
    """One posted board message.

    Attributes:
        message_id: the message, or None when the board could not be posted or its message is gone.
        version: how much had happened in the game that it shows.
        final: whether it shows the end of the game.
        live: whether it may still have buttons.
    """

    message_id: int | None
    channel_id: int
    game_id: int
    version: int
    final: bool
    live: bool


@dataclass(frozen=True, slots=True)
class News:
    """Something that a player is to be told of a running game.

    Attributes:
        user_id: the player.
        channel_id: where the game was played.
        kind: what is gone: its ``channel``, or the bot from its ``server``.
    """

    user_id: int
    game_id: int
    channel_id: int
    kind: str


@dataclass(frozen=True, slots=True)
class Call:
    """One short message that calls somebody to a board that was edited in place.

    Attributes:
        message_id: the message.
        version: that of the board.
        final: whether the board shows the end of the game.
        board_id: the message of the board.
    """

    message_id: int
    game_id: int
    channel_id: int
    version: int
    final: bool
    board_id: int
