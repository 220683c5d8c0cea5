"""People's display names, made safe to put into a message."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from discord.utils import escape_mentions

MAX_NAME = 32
"""The longest name shown, in characters: as long as Discord lets a display name be."""

MOST_CHANNELS = 20
"""How many channels are named in one line."""

_NAMELESS = "—"
_BLANK = "\u034f\u115f\u1160\u2800\u3164\uffa0"  # letters and marks that show nothing
_UNSEEN = re.compile("[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069]")
# Not discord.utils.escape_markdown: it leaves the inside of [a](b) as it is, where a code span could begin.
_MARKDOWN = re.compile(r"[\\`*_~|<>\[\]]|^[#+-]|^\d+(?=\.)")
_JOINER = "\u200d"
_SKIN_TONES = "".join(map(chr, range(0x1F3FB, 0x1F400)))
_FLAG_LETTERS = "".join(map(chr, range(0x1F1E6, 0x1F200)))


def plain_name(name: str) -> str:
    """A display name as it may stand in a line of Discord text.

    Markdown, mentions, links and custom emoji become plain characters; line breaks become spaces, and marks
    that would reorder the rest of the line go. What is longer than ``MAX_NAME`` characters ends in "…".
    """
    short = bare_name(name)
    escaped = _MARKDOWN.sub(lambda found: _escape(found[0]), escape_mentions(short))
    return _isolated(escaped.replace("://", ":\u200b//"))


def bare_name(name: str) -> str:
    """The same where nothing is formatted, as in the choices of a command: cut and cleaned, not escaped."""
    short = _cut(" ".join(_UNSEEN.sub("", name).split()))
    return short if any(map(_is_seen, short)) else _NAMELESS


def channel_names(channel_ids: Sequence[int]) -> str:
    """Channels as Discord shows them, each a way there; of very many only the first."""
    shown = [f"<#{channel_id}>" for channel_id in channel_ids[:MOST_CHANNELS]]
    return ", ".join([*shown, "…"] if len(shown) < len(channel_ids) else shown)


def _isolated(name: str) -> str:
    """A name with right-to-left letters in an isolate, so that it cannot reorder the numbers around it."""
    turned = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in name)
    return f"\u2068{name}\u2069" if turned else name


def _is_seen(character: str) -> bool:
    """Whether a character can be seen by itself. Accents and skin tones cannot: they only change another."""
    if unicodedata.category(character).startswith("M") or character in _SKIN_TONES:
        return False
    return character.isprintable() and not character.isspace() and character not in _BLANK


def _escape(markdown: str) -> str:
    # A number that would begin a list is disarmed at its full stop: a backslash before a digit would be seen.
    return f"{markdown}\u200b" if markdown.isdigit() else f"\\{markdown}"


def _cut(name: str) -> str:
    """At most ``MAX_NAME`` characters, never parting a letter from its accents or an emoji from its parts."""
    if len(name) <= MAX_NAME:
        return name
    end = MAX_NAME - 1
    while end > 0 and (_belongs_to_previous(name, end) or name[end - 1] == _JOINER):
        end -= 1
    return name[:end].rstrip() + "…"


def _belongs_to_previous(name: str, at: int) -> bool:
    """Whether the character there is an accent, a part of an emoji, or the second half of a flag."""
    character = name[at]
    return (
        unicodedata.category(character).startswith("M")
        or character == _JOINER
        or "\U0001f3fb" <= character <= "\U0001f3ff"
        or "\U000e0020" <= character <= "\U000e007f"
        or _ends_a_flag(name[: at + 1])
    )


def _ends_a_flag(name: str) -> bool:
    """Whether a name ends with the second of the two letters that make a flag."""
    letters = len(name) - len(name.rstrip(_FLAG_LETTERS))
    return letters > 0 and letters % 2 == 0
