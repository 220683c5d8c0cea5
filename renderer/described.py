"""What is to be drawn described in a line, such as ``ayoayo: 4 4 4 4 4 4 4 4 4 4 4 4 0 0 S Cc``."""

from __future__ import annotations

from itertools import pairwise
from math import copysign, isfinite

from renderer.course import Course, Scale
from renderer.worth import Worth, WorthKind
from rules import RULESETS, TOTAL_SEEDS, Game, IllegalMove, Position, Ruleset, parse_moves, parse_pit

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
    at = POSITION_WORDS if words and words[0].lstrip("+-").isdigit() else 0
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


def described_worths(text: str) -> dict[int, Worth]:
    """What moves are worth, from a line such as ``C=wins:27,A=loses``.

    Raises:
        ValueError: the line does not say that; the message tells what is wrong in a sentence.
    """
    worths: dict[int, Worth] = {}
    for told in filter(None, text.split(",")):
        pit, _, worth = told.partition("=")
        kind, _, label = worth.partition(":")
        if kind not in {known.value for known in WorthKind}:
            raise ValueError(f"a worth is written as C=wins:27 or A=loses, not {told!r}")
        number = parse_pit(pit.strip())
        if number in worths:
            raise ValueError(f"{pit.strip()} has two worths: one for each pit, please")
        worths[number] = Worth(WorthKind(kind), label)
    return worths


def described_course(text: str, names: tuple[str, str]) -> Course:
    """The course of a game, from its values after every ply such as ``0 1 ~1 ? -1``.

    Args:
        text: values of South's, beginning with that of the start: ``?`` where it is not known, with ``~``
            before it an estimate. With a value beyond 1 they are leads in seeds, otherwise results.
        names: South's and North's.

    Raises:
        ValueError: the line does not say that; the message tells what is wrong in a sentence.
    """
    words = text.split()
    values = tuple(_value(word) for word in words)
    if not values:
        raise ValueError("a course begins with the value of the start, such as 0 1 ~1 ? -1")
    known = [value for value in values if value is not None]
    scale: Scale = "seeds" if any(abs(value) > 1 for value in known) else "verdict"
    return Course(names, values, tuple(not word.startswith("~") for word in words), _turns(values), scale)


def _value(word: str) -> float | None:
    """One value of a course, None where it is not known.

    Raises:
        ValueError: it is none.
    """
    if word == "?":
        return None
    try:
        value = float(word.removeprefix("~"))
    except ValueError as error:
        raise ValueError(f"the values of a course are written as 0 1 ~1 ? -1, not {word!r}") from error
    if not isfinite(value) or abs(value) > TOTAL_SEEDS:
        raise ValueError(f"a value of a course is at most {TOTAL_SEEDS} seeds, not {word!r}")
    return value


def _turns(values: tuple[float | None, ...]) -> tuple[int, ...]:
    """The moves after which another stood better than before."""
    signs = [value and copysign(1, value) for value in values]
    return tuple(
        at for at, (one, other) in enumerate(pairwise(signs)) if None not in (one, other) and one != other
    )
