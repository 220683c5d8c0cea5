"""What the two processes say to each other: a line of JSON, an answer under its question's number."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.levels import Level, thinking_seconds
from engine.values import MoveValue, Note, Verdict
from rules import RULESETS, TOTAL_SEEDS, Game, Position

Json: TypeAlias = Any
"""Whatever a message holds."""

READY = "ready"

REST = "rest"
"""Instead of a question: end as soon as no table is being built, unless another question comes before."""


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


def question_out(number: int, question: Question) -> bytes:
    """A question with its number, the game and all its moves."""
    game = question.game
    start = game.moves[0].before if game.moves else game.position
    fields = {
        "number": number,
        "ruleset": game.ruleset.key,
        "start": str(start),
        "moves": [move.pit for move in game.moves],
    }
    match question:
        case Evaluation():
            return line(fields | {"seconds": question.seconds, "scores": question.scores})
        case Choice():
            return line(fields | {"level": question.level.value, "seed": question.seed})


def question_in(text: bytes) -> tuple[int, Question]:
    """The number and the question that ``question_out`` wrote."""
    fields = json.loads(text)
    game = Game.replay(RULESETS[fields["ruleset"]], fields["moves"], Position.parse(fields["start"]))
    if "level" in fields:
        return fields["number"], Choice(game, Level(fields["level"]), fields["seed"])
    return fields["number"], Evaluation(game, fields["seconds"], fields["scores"])


def answer_out(number: int, answer: Json) -> bytes:
    """An answer with the number of its question."""
    return line([number, answer])


def answer_in(text: bytes, number: int, question: Question) -> Json:
    """The answer in a line that should hold the one to this question.

    Raises:
        ValueError: it holds none, or one to another question, or one that cannot be right.
    """
    match json.loads(text):
        case [int(answered), answer] if answered == number and _can_be_right(question, answer):
            return answer
    raise ValueError(f"this is no answer to question {number}: {text[:80]!r}")


def _can_be_right(question: Question, answer: Json) -> bool:
    """Whether the answer is a legal pit, or the worth of exactly the legal pits."""
    legal = question.game.legal_moves()
    if isinstance(question, Choice):
        return type(answer) is int and answer in legal
    try:
        values = values_in(answer)
    except (TypeError, ValueError):
        return False
    return sorted(value.pit for value in values) == legal and all(
        type(value.seeds) is int and 0 <= value.seeds <= TOTAL_SEEDS and type(value.exact) is bool
        for value in values
    )


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
