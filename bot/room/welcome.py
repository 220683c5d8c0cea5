"""What the terminal says when the practice room opens."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

from bot.room.world import CHANNEL_NAME, PEOPLE


def welcome(address: str, database: Path) -> str:
    """The address of the room, what to try first, and the way to the real Discord."""
    first, second, third = PEOPLE
    return f"""\
Opon {version("opon")}: the practice room is open. Open this address in a browser on this machine,
with everything that stands behind the #:

    {address}

{first}, {second} and {third} are in the channel #{CHANNEL_NAME}. Try this first:
  1. Open the address in a second window, and choose {second} there at the top, beside "Viewing as".
     The first window is {first}'s. (One window is enough: change "Viewing as" to and fro.)
  2. As {first}, type /mancala challenge and choose it from the list that opens.
     Then press the arrow at the right.
  3. As {second}, press Play. Whoever is to move presses a pit.
Or play the bot itself, alone and in one window: type /mancala play.

Games are kept in {database} and go on when the room is opened again; old messages are not kept.
The right-click menu "Challenge to mancala" is only in Discord itself, not on this page.
To play in Discord, get a token: see "Play in Discord" in README.md.
Press Ctrl-C to close the room."""
