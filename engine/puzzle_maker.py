"""Making puzzles: positions of games that are played for it, with exactly one move that is proved to win.

How these games are played is fixed here, so that the same seed makes the same puzzles whatever becomes of the
levels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf
from random import Random

from engine.prover import Prover
from engine.puzzle import Puzzle
from engine.searcher import Searcher
from engine.table import build
from engine.winning import wins
from engine.worth import stores_alone
from rules import Game, Position, Ruleset, Side, Sowing

_SEEDS, _MEMORY_BYTES = 12, 1 << 26
_PROVED_WITHIN = {Sowing.RELAY: 40_000, Sowing.SINGLE_LAP: 4_000}
"""Positions that a proof of all moves may look at: a puzzle is not to be beyond people."""
_SEARCHED_WITHIN = {Sowing.RELAY: 40_000, Sowing.SINGLE_LAP: 25_000}
"""Positions that may be looked at for each move of a line."""
_LONGEST_LINE = {Sowing.RELAY: 9, Sowing.SINGLE_LAP: 13}
_LEAD_THAT_DECIDES = 8
_DIFFERENT_PITS = 3
"""Two puzzles differ in at least so many pits."""
_MOST_WITH_ONE_PIT = 0.3
"""At most about this part of the puzzles is solved by the same pit."""
_MOST_ON_BOARD = {Sowing.RELAY: 48, Sowing.SINGLE_LAP: 18}
"""With more seeds on the board than this, proofs seldom decide every move."""
_ENDINGS = {Sowing.RELAY: 1, Sowing.SINGLE_LAP: 8}
"""In so many ways a game is played to its end from where puzzles may begin."""
_GRADES = (1, 3, 5, 8)
"""The plies that show the solution at the grades 1 to 4; at grade 5 it takes more."""
_MOST_GAMES = 2000
"""After so many there are as many puzzles as there will be."""


@dataclass(frozen=True, slots=True)
class Hand:
    """How well a game is played.

    Attributes:
        plies: how many plies ahead are counted.
        blur: up to so many hundredths of a seed are added to each move's count by lot.
    """

    plies: int
    blur: int


_LIGHT, _STEADY, _FIRM = Hand(plies=1, blur=300), Hand(plies=2, blur=150), Hand(plies=4, blur=50)


class PuzzleMaker:
    """Looks for puzzles under one ruleset, the same ones for the same seed.

    Args:
        ruleset: the rules.
        seed: what the games hang on.
    """

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self._ruleset = ruleset
        self._rng = Random(seed)
        self._nothing = build(ruleset, -1)
        self._prover = Prover(ruleset, build(ruleset, _SEEDS), _MEMORY_BYTES)
        self._counting = Searcher(ruleset, self._nothing, 1 << 22, stores_alone())

    def make(self, count: int) -> list[Puzzle]:
        """So many puzzles if there are, easiest first; the rarer they are, the less evenly spread."""
        found: list[Puzzle] = []
        graded, solved_by, games = Counter[int](), Counter[int](), 0
        while len(found) < count and games < _MOST_GAMES:
            games += 1
            share = count / 5 + games * count / 100
            for puzzle in self._in_a_game():
                is_rare = solved_by[puzzle.solution] < 1 + _MOST_WITH_ONE_PIT * count
                if graded[puzzle.grade] < share and is_rare and all(_differ(puzzle, one) for one in found):
                    found.append(puzzle)
                    graded[puzzle.grade] += 1
                    solved_by[puzzle.solution] += 1
        found = sorted(found[:count], key=lambda puzzle: puzzle.grade)
        return [
            replace(puzzle, id=f"{self._ruleset.key}-{number:03}") for number, puzzle in enumerate(found, 1)
        ]

    def _in_a_game(self) -> Iterator[Puzzle]:
        """The puzzles that come up in one game, in any order."""
        positions = self._positions()
        self._rng.shuffle(positions)
        for position in positions:
            puzzle = self._puzzle(position)
            if puzzle:
                yield puzzle

    def _positions(self) -> list[Position]:
        """Positions of a close game, each seen from its mover's seat, that may be puzzles."""
        hand, opening, game = (
            self._rng.choice((_STEADY, _FIRM)),
            self._rng.randint(2, 10),
            Game(self._ruleset),
        )
        while not game.outcome() and not self._may_be_a_puzzle(game.position):
            self._play(game, _LIGHT if game.ply < opening else hand)
        found: dict[Position, None] = {}
        for ending in range(_ENDINGS[self._ruleset.sowing]):
            played = Game(self._ruleset, game.position)
            while not played.outcome():
                if game.ply + played.ply >= 4:
                    found[_from_the_south(played.position)] = None
                hand_now = _LIGHT if game.ply + played.ply < opening else hand
                self._play(played, _STEADY if ending else hand_now)
        return list(found)

    def _may_be_a_puzzle(self, position: Position) -> bool:
        return sum(position.row_seeds) <= _MOST_ON_BOARD[self._ruleset.sowing]

    def _play(self, game: Game, hand: Hand) -> None:
        found = self._counting.scores(game, inf, depth=hand.plies)
        hopes = {move.pit: move.score + self._rng.uniform(0, hand.blur) for move in found}
        game.play(max(hopes, key=hopes.__getitem__))

    def _puzzle(self, position: Position) -> Puzzle | None:
        game = Game(self._ruleset, position)
        if len(game.legal_moves()) < 3:
            return None
        winning = self._winning(game)
        if winning is None or len(winning) != 1:
            return None
        (solution,) = winning
        line = self._line(game, solution)
        if line is None:
            return None
        return Puzzle("", self._ruleset.key, position, solution, line, self._grade(game, solution))

    def _winning(self, game: Game) -> list[int] | None:
        """The moves that win; None unless it is proved of every other that it does not."""
        found = self._wins(game)
        return None if None in found.values() else [pit for pit, won in found.items() if won]

    def _wins(self, game: Game) -> dict[int, bool | None]:
        return wins(self._prover, game, _PROVED_WITHIN[self._ruleset.sowing])

    def _line(self, game: Game, solution: int) -> tuple[int, ...] | None:
        """Best play from the solution to where the win is plain; None when that takes too long."""
        played, pits = Game(self._ruleset, game.position), [solution]
        while pits and played.ply < _LONGEST_LINE[self._ruleset.sowing]:
            played.play(self._quickest(played, pits))
            south, north = played.position.stores
            if played.outcome() or (played.moves[-1].gained and south - north >= _LEAD_THAT_DECIDES):
                return tuple(move.pit for move in played.moves)
            played.play(self._quickest(played, played.legal_moves()))
            if played.outcome():
                return tuple(move.pit for move in played.moves)
            pits = [pit for pit, won in self._wins(played).items() if won]
        return None

    def _quickest(self, game: Game, pits: list[int]) -> int:
        """Of these moves the one that wins soonest, or loses latest."""
        nodes = _SEARCHED_WITHIN[self._ruleset.sowing]
        return self._counting.best(game, inf, nodes, pits=pits).pit

    def _grade(self, game: Game, solution: int) -> int:
        """By the plies from which on counting prefers the solution to every other move."""
        fresh = Searcher(self._ruleset, self._nothing, 1 << 20, stores_alone())
        seen_from = 1
        for plies in range(1, _GRADES[-1] + 1):
            scores = {found.pit: found.score for found in fresh.scores(game, inf, depth=plies)}
            best = scores.pop(solution)
            if best <= max(scores.values()):
                seen_from = plies + 1
        return 1 + sum(seen_from > plies for plies in _GRADES)


def _from_the_south(position: Position) -> Position:
    return position if position.mover is Side.SOUTH else position.turned()


def _differ(one: Puzzle, other: Puzzle) -> bool:
    pairs = zip(one.position.pits, other.position.pits, strict=True)
    return sum(seeds != others for seeds, others in pairs) >= _DIFFERENT_PITS
