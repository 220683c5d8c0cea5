"""The rules in words, made from a ruleset's own choices."""

from bot.rulebook.names import game_label, game_name, ruleset_label, ruleset_name

__all__ = ["game_label", "game_name", "ruleset_label", "ruleset_name"]
