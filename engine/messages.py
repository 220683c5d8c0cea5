"""What the two processes say to each other: one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.levels import Level, thinking_seconds
from engine.values import MoveValue, Note, Verdict
from rules import RULESETS, Game, Position

Json: TypeAlias = Any
"""Whatever a message holds."""

READY = "ready"


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A question what every move of a game is worth, and how long the answer may take.

    With ``scores``, final scores are to be proved, too, as far as time is left.
    """

    game: Game
    seconds: float
    scores: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """A question which move a level would play, in the game that this seed stands for."""

    game: Game
    level: Level
    seed: int

    @property
    def seconds(self) -> float:
        """How long the answer may take."""
        return thinking_seconds(self.game.ruleset, self.level)


Question: TypeAlias = Evaluation | Choice


def question_out(question: Question) -> bytes:
    """A question with the game and all its moves."""
    game = question.game
    start = game.moves[0].before if game.moves else game.position
    fields = {"ruleset": game.ruleset.key, "start": str(start), "moves": [move.pit for move in game.moves]}
    match question:
        case Evaluation():
            return line(fields | {"seconds": question.seconds, "scores": question.scores})
        case Choice():
            return line(fields | {"level": question.level.value, "seed": question.seed})


def question_in(text: bytes) -> Question:
    """The question that ``question_out`` wrote."""
    fields = json.loads(text)
    game = Game.replay(RULESETS[fields["ruleset"]], fields["moves"], Position.parse(fields["start"]))
    if "level" in fields:
        return Choice(game, Level(fields["level"]), fields["seed"])
    return Evaluation(game, fields["seconds"], fields["scores"])


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
