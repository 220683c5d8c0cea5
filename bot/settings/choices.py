"""What has been chosen, read and written in one place."""

from __future__ import annotations

import logging

from bot.look import Look
from bot.settings.asking import ASKING, FIRST
from bot.settings.boards import BOARDS, TEXT
from bot.settings.game import GAME
from bot.settings.mentions import MENTIONS
from bot.settings.place import PLACE, THREAD
from bot.settings.registry import SETTINGS
from bot.settings.setting import Owner, UnknownChoice
from bot.settings.theme import THEME
from bot.settings.turns import EDITED, TURNS
from storage import Store, StoreError

_log = logging.getLogger(__name__)


class Choices:
    """The settings of people and servers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, owner: Owner) -> dict[str, str]:
        """Every setting of an owner with its value; the default where none that exists was chosen."""
        kept = await self._store.settings(owner.kind, owner.id)
        return {
            key: kept[key] if kept.get(key) in setting.values else setting.default
            for key, setting in SETTINGS.items()
            if owner.kind in setting.owners
        }

    async def choose(self, owner: Owner, key: str, value: str) -> None:
        """Change a setting.

        Raises:
            UnknownChoice: there is no such setting for this kind of owner, or no such value.
        """
        setting = SETTINGS.get(key)
        if setting is None or owner.kind not in setting.owners or value not in setting.values:
            raise UnknownChoice(f"{key}: {value}")
        await self._store.set_setting(owner.kind, owner.id, key, value)

    async def look(self, owner: Owner | None) -> Look:
        """How boards are shown; as usual where there is no owner, or where the store cannot be read."""
        if owner is None:
            return Look()
        try:
            chosen = await self.of(owner)
        except StoreError as error:
            _log.info("A board is shown as usual, since settings cannot be read: %s", error)
            return Look()
        return look_of(chosen)

    async def mentions(self, user_id: int) -> str:
        """When this person is notified; always, where the store cannot be read."""
        try:
            return (await self.of(Owner.person(user_id)))[MENTIONS.key]
        except StoreError as error:
            _log.info("Somebody is notified as usual, since settings cannot be read: %s", error)
            return MENTIONS.default

    async def asks_first(self, user_id: int) -> bool:
        """Whether this person wants to be asked before a pit is played; no where that cannot be read."""
        try:
            return (await self.of(Owner.person(user_id)))[ASKING.key] == FIRST
        except StoreError as error:
            _log.info("Nobody is asked before a move, since settings cannot be read: %s", error)
            return False

    async def usual_game(self, guild_id: int | None) -> str:
        """The key of the ruleset that is played in a server where nobody names one."""
        server = Owner.server(guild_id)
        return (await self.of(server))[GAME.key] if server else GAME.default

    async def wants_threads(self, guild_id: int) -> bool:
        """Whether each game in a server has a thread of its own."""
        return (await self.of(Owner("server", guild_id)))[PLACE.key] == THREAD

    async def edits_boards(self, guild_id: int | None) -> bool:
        """Whether a server wants one message for each game, edited in place, instead of one for each turn."""
        server = Owner.server(guild_id)
        return server is not None and (await self.of(server))[TURNS.key] == EDITED


def look_of(chosen: dict[str, str]) -> Look:
    """How boards are shown with these settings."""
    return Look(chosen[THEME.key], text=chosen[BOARDS.key] == TEXT)
