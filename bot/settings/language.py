"""The language of what everybody in a server reads."""

from __future__ import annotations

import logging

from bot.settings.setting import Setting
from bot.texts import SOURCE_LOCALE, Texts, locales
from storage import Store, StoreError

_log = logging.getLogger(__name__)

LANGUAGE = Setting("language", tuple(dict.fromkeys((SOURCE_LOCALE, *locales()))), owners=("server",))
"""Offered as soon as there is a second language."""


class PublicTexts:
    """The texts of each server, in the language that it has chosen."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild_id: int | None) -> Texts:
        """What everybody reads in a server; English where nothing is chosen, or the store cannot be read."""
        if guild_id is None:
            return Texts.for_locale(SOURCE_LOCALE)
        try:
            chosen = (await self._store.settings("server", guild_id)).get(LANGUAGE.key, SOURCE_LOCALE)
        except StoreError as error:
            _log.info("A message is in English, since settings cannot be read: %s", error)
            chosen = SOURCE_LOCALE
        return Texts.for_locale(chosen if chosen in locales() else SOURCE_LOCALE)
