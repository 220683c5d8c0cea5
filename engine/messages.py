"""What the two processes say to each other: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, TypeAlias

from engine.values import MoveValue, Note, Verdict
from rules import RULESETS, Game, Position

Json: TypeAlias = Any
"""Whatever a message holds."""

READY = "ready"
EVALUATE, CHOOSE = "evaluate", "choose"
"""The kinds of questions."""


def question(kind: str, game: Game, seconds: float) -> bytes:
    """A question about a game: its kind, the game with all its moves, and the time for the answer."""
    start = game.moves[0].before if game.moves else game.position
    fields = {
        "kind": kind,
        "ruleset": game.ruleset.key,
        "start": str(start),
        "moves": [move.pit for move in game.moves],
        "seconds": seconds,
    }
    return line(fields)


def read_question(text: bytes) -> tuple[str, Game, float]:
    """The kind, the game and the seconds of a question."""
    fields = json.loads(text)
    game = Game.replay(RULESETS[fields["ruleset"]], fields["moves"], Position.parse(fields["start"]))
    return fields["kind"], game, fields["seconds"]


def line(content: object) -> bytes:
    """One message."""
    return json.dumps(content).encode("ascii") + b"\n"


def values_out(values: Iterable[MoveValue]) -> list[list[Any]]:
    """Move values as JSON holds them."""
    return [
        [
            value.pit,
            value.verdict and value.verdict.value,
            value.seeds,
            value.exact,
            value.note and value.note.value,
        ]
        for value in values
    ]


def values_in(rows: list[list[Any]]) -> list[MoveValue]:
    """Move values from what ``values_out`` made of them."""
    return [
        MoveValue(pit, verdict and Verdict(verdict), seeds, exact, note and Note(note))
        for pit, verdict, seeds, exact, note in rows
    ]
