"""Custom ids: actions as text, and back.

Every custom id is ``opon:`` and a body: a verb and its values, with colons between. Ids of games and
challenges are never reused, so a button that is clicked days later still means what it meant.
"""

from __future__ import annotations

import re
from dataclasses import fields
from types import MappingProxyType
from typing import Final

from bot.custom_id import analysis, challenges, choices, films, games, lessons, offers, solo
from bot.custom_id.action import Action

PREFIX: Final = "opon:"
LARGEST_NUMBER: Final = 2**63 - 1
_WORD = re.compile(r"[a-z][a-z0-9-]{0,19}")  # so that three words and a number fit into an id
_NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")

ACTIONS: Final = MappingProxyType[str, type[Action]](
    {
        **games.ACTIONS,
        **offers.ACTIONS,
        **films.ACTIONS,
        **challenges.ACTIONS,
        **lessons.ACTIONS,
        **choices.ACTIONS,
        **solo.ACTIONS,
        **analysis.ACTIONS,
    }
)
"""Every action, by its verb in a custom id."""

_VERB_OF: Final = MappingProxyType({kind: verb for verb, kind in ACTIONS.items()})


class MalformedId(ValueError):  # noqa: N818 - names what was read, like MalformedNotation
    """A custom id that is none of ours."""


def encode(action: Action) -> str:
    """The custom id that carries this action; at most 100 characters."""
    values = (getattr(action, field.name) for field in fields(action))
    return PREFIX + ":".join([_VERB_OF[type(action)], *map(str, values)])


def opening(kind: type[Action]) -> str:
    """How the custom ids of this kind of action begin, for a menu that adds the value."""
    return PREFIX + _VERB_OF[kind]


def decode(custom_id: str) -> Action:
    """The action that a custom id carries.

    Raises:
        MalformedId: it is none that ``encode`` writes.
    """
    if not custom_id.startswith(PREFIX):
        raise MalformedId(custom_id)
    verb, *texts = custom_id.removeprefix(PREFIX).split(":")
    kind = ACTIONS.get(verb)
    if kind is None or len(texts) != len(fields(kind)):
        raise MalformedId(custom_id)
    values = [_value(field.type, text) for field, text in zip(fields(kind), texts, strict=True)]
    return kind(*values)


def _value(kind: object, text: str) -> int | str:
    if kind == "str" and _WORD.fullmatch(text):
        return text
    if kind == "int" and _NUMBER.fullmatch(text) and int(text) <= LARGEST_NUMBER:
        return int(text)
    raise MalformedId(text)
