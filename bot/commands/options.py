"""The options of the commands: what there is to choose, and what was chosen."""

from __future__ import annotations

from discord.app_commands import Choice

from bot.commands.wording import command_text
from bot.desk import Desk, texts_for
from bot.presenter.games import game_choice, past_choice
from bot.reply import Interaction
from bot.rulebook import ruleset_label, ruleset_name
from bot.tables import Clock, First, Refusal, Refused
from bot.texts import SOURCE_LOCALE, Texts
from rules import MATCH_FORMATS, RULESETS, Ruleset
from storage import MatchTerms

CHOICES_SHOWN = 25
"""Discord shows no more choices than these."""

FREE, BY_LOT = "free", "lot"

LOOKED_BACK = 100
"""How many games are looked through for what has been typed."""


def game_choices() -> list[Choice[str]]:
    """The three games, each by the key of its usual ruleset."""
    return [
        Choice(name=command_text(f"game-{ruleset.family}.label"), value=key)
        for key, ruleset in RULESETS.items()
        if key == ruleset.family
    ]


def rules_choices() -> list[Choice[str]]:
    """All rulesets."""
    return [Choice(name=command_text(f"ruleset-{key}"), value=key) for key in RULESETS]


def first_choices() -> list[Choice[str]]:
    """Who may begin."""
    return [
        Choice(name=command_text(f"choice-first-{first.name.lower()}"), value=first.value) for first in First
    ]


def clock_choices() -> list[Choice[str]]:
    """How much time there is for each move."""
    return [Choice(name=command_text(f"choice-clock-{clock.word}"), value=clock.value) for clock in Clock]


def match_choices() -> list[Choice[str]]:
    """What wins a match."""
    return [Choice(name=command_text(f"match-{key}.choice"), value=key) for key in MATCH_FORMATS]


def openings_choices() -> list[Choice[str]]:
    """Whether the first moves of a match are free or drawn by lot."""
    return [
        Choice(name=command_text(f"choice-openings-{openings}"), value=openings)
        for openings in (FREE, BY_LOT)
    ]


def match_terms(match: Choice[str] | None, openings: Choice[str] | None) -> MatchTerms | None:
    """What the two options name together; None for a single game.

    Raises:
        Refused: openings are to be drawn by lot, but no match is played.
    """
    by_lot = openings is not None and openings.value == BY_LOT
    if match is None:
        if by_lot:
            raise Refused(Refusal.LOT_WITHOUT_MATCH)
        return None
    return MatchTerms(match.value, by_lot)


def variant_choices(texts: Texts, game: str, typed: str) -> list[Choice[str]]:
    """The other rulesets of the game chosen so far, that fit what has been typed."""
    variants = (
        ruleset for key, ruleset in RULESETS.items() if key != ruleset.family and ruleset.family == game
    )
    choices = [Choice(name=_variant_label(texts, ruleset), value=ruleset.key) for ruleset in variants]
    return [choice for choice in choices if typed.lower() in choice.name.lower()][:CHOICES_SHOWN]


async def variants_for(desk: Desk, interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The same for a command whose game has been chosen, or not yet."""
    game = getattr(interaction.namespace, str(command_text("option-game")), None)
    usual = await desk.choices.usual_game(interaction.guild_id)
    return variant_choices(texts_for(interaction), game or usual, typed)


def chosen_ruleset(game: str | None, variant: str | None, usual: str) -> Ruleset:
    """The ruleset that the two options name together, or the usual one where they name none.

    Raises:
        Refused: the variant is none, or another game's.
    """
    if variant is None:
        return RULESETS[game or usual]
    ruleset = RULESETS.get(variant) or _by_label(variant)
    if ruleset is None or game not in (None, ruleset.family):
        raise Refused(Refusal.UNKNOWN_VARIANT)
    return ruleset


async def running_choices(desk: Desk, interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The person's running games in this server, their own turns first, and matches that wait."""
    texts, user_id = texts_for(interaction), interaction.user.id
    running = await desk.games.running(user_id, guild_id=interaction.guild_id)
    tables = [*running, *await desk.matches.waiting(user_id, guild_id=interaction.guild_id)]
    choices = [Choice(name=game_choice(texts, table, user_id), value=str(table.id)) for table in tables]
    return [choice for choice in choices if typed.lower() in choice.name.lower()][:CHOICES_SHOWN]


async def past_choices(desk: Desk, interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The person's games in this server, running or over, the newest first."""
    texts, user_id = texts_for(interaction), interaction.user.id
    tables = await desk.archive.latest(user_id, interaction.guild_id, LOOKED_BACK)
    choices = [Choice(name=past_choice(texts, table, user_id), value=str(table.id)) for table in tables]
    return [choice for choice in choices if typed.lower() in choice.name.lower()][:CHOICES_SHOWN]


def game_number(text: str | None) -> int | None:
    """The number of a game as it was chosen or typed, with or without a #.

    Raises:
        Refused: it is no number.
    """
    if text is None:
        return None
    digits = text.strip().removeprefix("#")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 19):
        raise Refused(Refusal.UNKNOWN_GAME)
    return int(digits)


def _variant_label(texts: Texts, ruleset: Ruleset) -> str:
    return f"{ruleset_name(texts, ruleset)}: {ruleset_label(texts, ruleset)}"[:100]


def _by_label(typed: str) -> Ruleset | None:
    """The variant whose name was typed instead of chosen."""
    texts = Texts.for_locale(SOURCE_LOCALE)
    names = {ruleset_name(texts, ruleset).lower(): ruleset for ruleset in RULESETS.values()}
    return names.get(typed.strip().lower())
