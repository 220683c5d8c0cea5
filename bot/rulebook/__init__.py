"""The rules in words and pictures, made from a ruleset's own choices."""

from bot.game_names import game_label, game_name, ruleset_label, ruleset_name
from bot.rulebook.diagram import Diagram
from bot.rulebook.lessons import how_to_play_diagram
from bot.rulebook.page import Page, marks_page, rulebook
from bot.rulebook.short import how_to_play, summary

__all__ = [
    "Diagram",
    "Page",
    "game_label",
    "game_name",
    "how_to_play",
    "how_to_play_diagram",
    "marks_page",
    "rulebook",
    "ruleset_label",
    "ruleset_name",
    "summary",
]
