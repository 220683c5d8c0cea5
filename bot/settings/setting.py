"""A setting, and whose it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self


class UnknownChoice(ValueError):  # noqa: N818 - names what was asked for, like UnknownGame
    """There is no such setting, or it has no such value."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Who chooses, and for whose eyes: a person for themselves, or a server for everybody in it.

    Attributes:
        kind: ``person`` or ``server``.
        id: the person's or the server's.
    """

    kind: str
    id: int

    @classmethod
    def person(cls, user_id: int) -> Self:
        """Somebody for themselves."""
        return cls("person", user_id)

    @classmethod
    def server(cls, guild_id: int | None) -> Self | None:
        """A server; None where there is none."""
        return None if guild_id is None else cls("server", guild_id)


@dataclass(frozen=True, slots=True)
class Setting:
    """Something to choose.

    Attributes:
        key: under which it is kept; its name is the text ``setting-<key>``, that of a value
            ``setting-<key>-<value>``.
        values: what there is to choose from, the default first.
        owners: the kinds of owner who can choose it.
    """

    key: str
    values: tuple[str, ...]
    owners: tuple[str, ...] = ("person", "server")

    @property
    def default(self) -> str:
        """What holds until something is chosen."""
        return self.values[0]
