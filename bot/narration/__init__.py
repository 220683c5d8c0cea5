"""What happened on the board, told to people: a move, a refusal, what is forbidden just now, the end."""

from bot.narration.card import card_words
from bot.narration.ending import tell_abandoned, tell_outcome
from bot.narration.laps import tell_laps
from bot.narration.move import narrate
from bot.narration.pits import list_pits
from bot.narration.refusal import explain_refusal, row_notice

__all__ = [
    "card_words",
    "explain_refusal",
    "list_pits",
    "narrate",
    "row_notice",
    "tell_abandoned",
    "tell_laps",
    "tell_outcome",
]
