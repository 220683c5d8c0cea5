"""A written winning strategy, and its check by the rules alone.

The file's first line is a JSON object with the format's name, the ruleset's key, the winner (S or N) and the
position it starts from. Every other line is a position with the winner to move, in text notation, and the
letter of the pit to play there. Whoever checks it needs to trust only ``rules``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from rules import RULESETS, IllegalMove, Position, Ruleset, Side, format_moves, parse_pit
from rules.turn import Turn

FORMAT = "opon strategy 1"
_SIDES = {"S": Side.SOUTH, "N": Side.NORTH}


class Flawed(ValueError):  # noqa: N818 - what the reader asks is whether the strategy is flawed
    """What was read is no strategy, or not one that wins."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A strategy that is said to win.

    Attributes:
        ruleset: the rules it is for.
        winner: who wins by it.
        start: the position it begins in.
        moves: for every position in which the winner may come to move, the pit to play.
    """

    ruleset: Ruleset
    winner: Side
    start: Position
    moves: Mapping[Position, int]

    def write(self, file: Path) -> None:
        """Write it down, the moves in a fixed order."""
        head = {"format": FORMAT, "ruleset": self.ruleset.key, "winner": self.winner.name[0]}
        lines = sorted(f"{position} {format_moves([pit])}" for position, pit in self.moves.items())
        text = [json.dumps(head | {"start": str(self.start)}), *lines]
        file.write_text("\n".join(text) + "\n", encoding="ascii")

    @classmethod
    def read(cls, file: Path) -> Certificate:
        """Read what ``write`` wrote.

        Raises:
            Flawed: the file is no such thing.
        """
        try:
            head, *lines = file.read_text(encoding="ascii").splitlines()
            return cls(*_parse_head(head), dict(map(_parse_line, lines)))
        except (ValueError, KeyError, TypeError) as error:
            raise Flawed(f"this is no written strategy: {error}") from error

    def check(self) -> int:
        """Follow the strategy against every reply.

        Returns:
            How many positions with the winner to move it answers.

        Raises:
            Flawed: a position is not answered, a move is not legal, a line can come back to where it was, or
                a game ends otherwise than it should.
        """
        graph: dict[Position, list[Position]] = {}
        begin = Turn(self.ruleset, self.start)
        waiting = [self.start] if self.start.mover is self.winner else self._replies(begin)
        while waiting:
            position = waiting.pop()
            if position not in graph:
                graph[position] = self._replies(self._answer(position))
                waiting += graph[position]
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            raise Flawed(f"a line comes back to {error.args[1][0]}") from error
        return len(graph)

    def _answer(self, position: Position) -> Turn:
        """The other player's turn after the strategy's move."""
        if position not in self.moves:
            raise Flawed(f"no answer to {position}")
        try:
            return Turn(self.ruleset, Turn(self.ruleset, position).move(self.moves[position]).after)
        except IllegalMove as error:
            raise Flawed(f"not legal in {position}: {error}") from error

    def _replies(self, turn: Turn) -> list[Position]:
        """The positions in which the winner is to move next; none where every game is won by then."""
        if self._is_won(turn):
            return []
        replies = [Turn(self.ruleset, turn.move(pit).after) for pit in turn.legal]
        return [reply.position for reply in replies if not self._is_won(reply)]

    def _is_won(self, turn: Turn) -> bool:
        ended = turn.outcome()
        if ended and ended.winner is not self.winner:
            raise Flawed(f"the game is not won in {turn.position}")
        return ended is not None


def _parse_head(line: str) -> tuple[Ruleset, Side, Position]:
    head = json.loads(line)
    if head["format"] != FORMAT:
        raise Flawed(f"an unknown format, {head['format']!r}")
    return RULESETS[head["ruleset"]], _SIDES[head["winner"]], Position.parse(head["start"])


def _parse_line(line: str) -> tuple[Position, int]:
    position, _, pit = line.rpartition(" ")
    return Position.parse(position), parse_pit(pit)
