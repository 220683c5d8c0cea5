"""The test vectors: positions, games and counts made by an independent implementation of the rules."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules import RULESETS, Position, Ruleset, Side, parse_pit

VECTORS = Path(__file__).parent.parent / "vectors"


@dataclass(frozen=True)
class Vector:
    """One line of a vector file, and where it stands."""

    ruleset: Ruleset
    name: str
    fields: dict[str, Any]

    @property
    def position(self) -> Position:
        """The position of a positions file."""
        south, north = self.fields["stores"]
        return Position(tuple(self.fields["pits"]), (south, north), Side[self.fields["mover"].upper()])


def pits(letters: str | list[str]) -> list[int]:
    """The pits that these letters name."""
    return [parse_pit(letter) for letter in letters]


def load(kind: str) -> list[Vector]:
    """All vectors of a kind, ``positions`` or ``games``, of all rulesets."""
    return [
        Vector(ruleset, f"{key}-{number}", json.loads(line))
        for key, ruleset in RULESETS.items()
        for number, line in enumerate((VECTORS / f"{key}.{kind}.jsonl").read_text().splitlines(), start=1)
    ]


def counts() -> dict[str, list[int]]:
    """For each ruleset the number of move sequences of length 1, 2, … from the start."""
    loaded: dict[str, list[int]] = json.loads((VECTORS / "perft.json").read_text())
    return loaded
