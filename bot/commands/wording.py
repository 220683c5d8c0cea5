"""Command texts: English from the Fluent files, other languages through a translator."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.texts import SOURCE_LOCALE, Texts, locales


def command_text(message: str) -> locale_str:
    """A command's name or description: English, and the id under which translations are found."""
    return locale_str(Texts.for_locale(SOURCE_LOCALE)(message), message=message)


class FluentTranslator(app_commands.Translator):
    """Gives Discord the translated names and descriptions of every command."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in this language; None where there is no translation."""
        message = string.extras.get("message")
        if message is None or locale.value not in locales() or locale.value == SOURCE_LOCALE:
            return None
        return Texts.for_locale(locale.value)(message)
