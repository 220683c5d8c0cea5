"""What a legal move is and what it does: Ayoayo and Oware, eight rulesets, no I/O.

The rules follow Laurence Russ, *Mancala Games* (1984), for Ayoayo and the current accounts of Oware and
Oware Abapa; where sources differ, each reading is a ruleset of its own.
"""

from rules.errors import IllegalMove, IllegalReason, MalformedNotation
from rules.game import Game
from rules.match import MATCH_FORMATS, MatchFormat, MatchStanding, first_move_decides
from rules.move import Lap, Move
from rules.notation import format_moves, parse_moves, parse_pit
from rules.outcome import Outcome, Termination
from rules.perft import perft
from rules.position import PIT_LETTERS, TOTAL_SEEDS, Position, Side, opposite
from rules.ruleset import RULESETS, Capture, CapturingSeed, GrandSlam, Leftovers, Ruleset, Sowing

__all__ = [
    "MATCH_FORMATS",
    "PIT_LETTERS",
    "RULESETS",
    "TOTAL_SEEDS",
    "Capture",
    "CapturingSeed",
    "Game",
    "GrandSlam",
    "IllegalMove",
    "IllegalReason",
    "Lap",
    "Leftovers",
    "MalformedNotation",
    "MatchFormat",
    "MatchStanding",
    "Move",
    "Outcome",
    "Position",
    "Ruleset",
    "Side",
    "Sowing",
    "Termination",
    "first_move_decides",
    "format_moves",
    "opposite",
    "parse_moves",
    "parse_pit",
    "perft",
]
