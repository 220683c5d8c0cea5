"""What the games and their variants are called."""

from __future__ import annotations

from bot.texts import Texts
from rules import Ruleset


def game_name(texts: Texts, ruleset: Ruleset) -> str:
    """The name of the game that a ruleset belongs to: "Oware"."""
    return texts(f"game-{ruleset.family}")


def game_label(texts: Texts, ruleset: Ruleset) -> str:
    """The game's name with what it is about in a few words, to choose from; at most 100 characters."""
    return texts(f"game-{ruleset.family}.label")


def ruleset_name(texts: Texts, ruleset: Ruleset) -> str:
    """The name of the ruleset itself: "Oware (grand slam captures)"; the usual one is called as the game."""
    return texts(f"ruleset-{ruleset.key}")


def ruleset_label(texts: Texts, ruleset: Ruleset) -> str:
    """What is special about the ruleset, in a few words that can follow its name and a colon."""
    return texts(f"ruleset-{ruleset.key}.label")
