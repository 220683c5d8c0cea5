"""A position or a game described in one line, such as ``ayoayo: 4 4 4 4 4 4 4 4 4 4 4 4 0 0 S Cc``."""

from __future__ import annotations

from rules import RULESETS, Game, IllegalMove, Position, Ruleset, parse_moves

POSITION_WORDS = 15
"""Twelve pits, two stores, and the mover."""


def described_game(text: str) -> Game:
    """The game that a line describes.

    Args:
        text: a ruleset's key and a colon; then a position as ``str(position)`` writes it, or nothing for the
            start; then the moves played from there as one word, if any.

    Raises:
        ValueError: the line does not say that; the message tells what is wrong in a sentence.
    """
    key, colon, rest = text.partition(":")
    if not colon or key.strip() not in RULESETS:
        raise ValueError(
            f"begin with a ruleset and a colon, such as 'ayoayo: CcAa'; there are: {', '.join(RULESETS)}"
        )
    words = rest.split()
    at = POSITION_WORDS if words and words[0].isdigit() else 0
    position = Position.parse(" ".join(words[:at])) if at else Position()
    if len(words) > at + 1:
        raise ValueError(f"after the position there may be one word of moves, not {len(words) - at}")
    return _played(RULESETS[key.strip()], position, "".join(words[at:]))


def _played(ruleset: Ruleset, position: Position, moves: str) -> Game:
    game = Game(ruleset, position)
    for ply, pit in enumerate(parse_moves(moves), 1):
        try:
            game.play(pit)
        except IllegalMove as error:
            raise ValueError(f"move {ply} cannot be played: {error}") from error
    return game
