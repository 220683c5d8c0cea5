"""How the tests write down boards, pits and moves."""

from __future__ import annotations

from rules import PIT_LETTERS, RULESETS, Game, Move, Position, Ruleset, format_moves, parse_pit

AYOAYO = RULESETS["ayoayo"]
SEED_STAYS = RULESETS["ayoayo-seed-stays"]
OWNER_KEEPS = RULESETS["ayoayo-owner-keeps"]
OWARE = RULESETS["oware"]
SLAM_ILLEGAL = RULESETS["oware-slam-illegal"]
SLAM_TAKES = RULESETS["oware-slam-takes"]
ABAPA = RULESETS["abapa"]
SLAM_WINS = RULESETS["abapa-slam-wins"]

RELAY_RULESETS = (AYOAYO, SEED_STAYS, OWNER_KEEPS)


def game(ruleset: Ruleset, board: str) -> Game:
    """A game that starts from a position in text notation."""
    return Game(ruleset, Position.parse(board))


def preview(ruleset: Ruleset, board: str, letter: str) -> Move:
    """The move that the pit with this letter would be."""
    return game(ruleset, board).preview(parse_pit(letter))


def legal(ruleset: Ruleset, board: str) -> str:
    """The letters of the pits that may be played."""
    return format_moves(game(ruleset, board).legal_moves())


def laps(move: Move) -> str:
    """The laps of a move, each as its pit and its seeds: ``C4 a5``."""
    return " ".join(f"{PIT_LETTERS[lap.pit]}{lap.seeds}" for lap in move.laps)
