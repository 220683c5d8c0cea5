"""The result card: the last picture of a game."""

from renderer.card.card import render_result_card
from renderer.card.result import Result

__all__ = ["Result", "render_result_card"]
