"""Puzzles: positions in which exactly one move wins, proved, with the play that shows why."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rules import Position, format_moves, parse_moves, parse_pit


@dataclass(frozen=True, slots=True)
class Puzzle:
    """South is to move and has one move that wins; every other one draws or loses.

    Attributes:
        id: its lasting name, such as ``ayoayo-017``.
        ruleset: the key of the rules it is for.
        position: the position, as the beginning of a game: nothing before it can come back.
        solution: the pit that wins.
        line: the solution and best play after it, up to the end of the game or the capture that decides.
        grade: how far one has to see, from 1 to 5.
    """

    id: str
    ruleset: str
    position: Position
    solution: int
    line: tuple[int, ...]
    grade: int

    @property
    def number(self) -> int:
        """Its number among the puzzles under its ruleset."""
        return int(self.id.rpartition("-")[2])

    def __str__(self) -> str:
        """One line of a bank, as ``read`` reads it."""
        fields = {
            "id": self.id,
            "position": str(self.position),
            "solution": format_moves([self.solution]),
            "line": format_moves(self.line),
            "grade": self.grade,
        }
        return json.dumps(fields)


@cache
def puzzles(ruleset_key: str) -> tuple[Puzzle, ...]:
    """The puzzles there are under a ruleset, easiest first; none where no bank has been made."""
    bank = files("engine") / "bank" / f"{ruleset_key}.jsonl"
    if not bank.is_file():
        return ()
    return read(ruleset_key, bank.read_text(encoding="ascii").splitlines())


def read(ruleset_key: str, lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """The puzzles of a bank, one in each line."""
    found = []
    for fields in map(json.loads, lines):
        position, line = Position.parse(fields["position"]), parse_moves(fields["line"])
        solution = parse_pit(fields["solution"])
        found.append(Puzzle(fields["id"], ruleset_key, position, solution, line, fields["grade"]))
    return tuple(found)
