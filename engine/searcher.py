"""The searcher: how good each move is as far as can be seen, and which is best."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from threading import Thread

from engine import line
from engine.compiled import Weights
from engine.desk import WITHOUT_LIMIT, Desk
from engine.estimate import estimate
from engine.memory import blank
from engine.priority import step_back
from engine.recollection import MOST_DEPTH
from engine.rows import row_seeds, view
from engine.scores import MOST, WON, final_score
from engine.search import search
from engine.table import Table
from engine.worth import worth_of
from rules import TOTAL_SEEDS, Game, Ruleset, Side, Sowing

_REDUCED_FROM = 3
"""Where fewer plies are left to search, every move is searched as deep as the others."""

_CUT_FROM = 5
"""Where fewer plies are left to search, no shallower search is asked first whether it is worth it."""

_HELPED_FROM = 5
"""Fewer plies are searched before another thread is under way."""

_FOR_THE_BEST = 2 / 3
"""How much of the time goes into finding the best move where all moves are to be told."""

CERTAIN = WON - 500
"""From this score on a move surely wins, and looking deeper could only make it win sooner."""


@dataclass(frozen=True, slots=True)
class Scored:
    """What a search found of a move: its score for the player of the move, and how deep it was searched."""

    pit: int
    score: int
    depth: int

    def no_better_than(self, other: Scored) -> Scored:
        """The same with a score that is at most the other's."""
        return replace(self, score=min(self.score, other.score))


class Candidate:
    """A legal move as the search needs it.

    Attributes:
        pit: the pit that is played.
        after: the position it leads to, as its mover sees it.
        captures: whether it takes seeds.
        final: its score if it ends the game, else None.
    """

    __slots__ = ("after", "captures", "final", "pit")

    def __init__(self, game: Game, pit: int) -> None:
        move, outcome = game.preview(pit), game.outcome_after(pit)
        self.pit = pit
        self.after = view(move.after)
        self.captures = move.gained > 0
        self.final = None
        if outcome:
            south, north = outcome.scores
            own, other = (south, north) if move.mover is Side.SOUTH else (north, south)
            self.final = final_score(TOTAL_SEEDS - other if other < own else own, 1)


class Searcher:
    """Searches under one ruleset, and remembers positions between questions.

    Args:
        ruleset: the rules.
        table: the ruleset's interval table.
        memory_bytes: how much may be remembered.
        worth: what an estimate counts; by default what was found for the ruleset.
        reduces: whether late moves that take nothing are searched less deeply.
        cuts: whether what a shallower search finds far outside of the bounds is believed. With relays it
            never is.
        helpers: how many threads search beside the one that answers, where no number of positions is given.
            They share what is remembered, so that answers hang on the clock.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        table: Table,
        memory_bytes: int = 1 << 24,
        worth: Weights | None = None,
        *,
        reduces: bool = True,
        cuts: bool = True,
        helpers: int = 0,
    ) -> None:
        self._table = table
        self._memory = blank(memory_bytes)
        self._ruleset = ruleset
        self._reduced_from = _REDUCED_FROM if reduces else MOST_DEPTH
        self._cut_from = _CUT_FROM if cuts and ruleset.sowing is not Sowing.RELAY else MOST_DEPTH
        self._helper_count = helpers
        self._desk = self._new_desk()
        self._worth = worth_of(ruleset) if worth is None else worth

    def _new_desk(self) -> Desk:
        desk = Desk(self._ruleset, self._table)
        desk.numbers[line.REDUCED_FROM] = self._reduced_from
        desk.numbers[line.CUT_FROM] = self._cut_from
        return desk

    @property
    def nodes(self) -> int:
        """How many positions the last question looked at."""
        return self._desk.nodes

    def best(
        self,
        game: Game,
        seconds: float,
        nodes: int = WITHOUT_LIMIT,
        depth: int = MOST_DEPTH,
        pits: Collection[int] = range(12),
    ) -> Scored:
        """The best move found within so many seconds, positions and plies, among these pits.

        Raises:
            ValueError: there is no such move.
        """
        self._desk.lay_out(game, nodes)
        moves = [Candidate(game, pit) for pit in game.legal_moves() if pit in pits]
        if not moves:
            raise ValueError("there is no move to choose")
        found = Scored(moves[0].pit, -MOST, 0)
        with self._desk.deadline(seconds), ExitStack() as beside:
            for plies in range(1, depth + 1):
                if plies == _HELPED_FROM:
                    beside.enter_context(self._helpers(game, moves, nodes))
                found = self._best_of(self._desk, moves, plies) or found
                if self._desk.is_used_up or len(moves) == 1 or found.score >= CERTAIN:
                    break
                moves.sort(key=lambda move: move.pit != found.pit)
        return found

    def ranked(self, game: Game, seconds: float, nodes: int = WITHOUT_LIMIT) -> list[Scored]:
        """The score of every move, the best first; none where there is no move.

        Most of the time goes into finding the best, as ``best`` does: searching each move for itself costs
        three times as much. The others are then searched less deeply, and known to be no better.
        """
        if not game.legal_moves():
            return []
        best = self.best(game, seconds * _FOR_THE_BEST, nodes)
        scores = self.scores(game, seconds * (1 - _FOR_THE_BEST), nodes)
        if best.depth:  # there was time for a first look
            scores = [best if found.pit == best.pit else found.no_better_than(best) for found in scores]
        return sorted(scores, key=lambda found: (-found.score, found.pit != best.pit))

    def scores(
        self, game: Game, seconds: float, nodes: int = WITHOUT_LIMIT, depth: int = MOST_DEPTH
    ) -> list[Scored]:
        """The score of every move, each searched as deep as all the others or one ply deeper."""
        self._desk.lay_out(game, nodes)
        moves = [Candidate(game, pit) for pit in game.legal_moves()]
        found = {move.pit: Scored(move.pit, self._guess(move), 0) for move in moves}
        with self._desk.deadline(seconds), ExitStack() as beside:
            for plies in range(1, depth + 1):
                if plies == _HELPED_FROM:
                    beside.enter_context(self._helpers(game, moves, nodes))
                for move in moves:
                    score = self._score(self._desk, move, -MOST, MOST, plies)
                    if self._desk.is_used_up:
                        return list(found.values())
                    found[move.pit] = Scored(move.pit, score, plies)
        return list(found.values())

    @contextmanager
    def _helpers(self, game: Game, moves: list[Candidate], nodes: int) -> Iterator[None]:
        """A context in which other threads search, too, for what the first may then remember.

        They are told to stop and not waited for: on a busy machine they may be long in coming to it.
        """
        count = self._helper_count if nodes == WITHOUT_LIMIT and len(moves) > 1 else 0
        desks = [self._new_desk() for _ in range(count)]
        for plies, desk in enumerate(desks, _HELPED_FROM + 1):
            desk.lay_out(game)
            Thread(target=self._help, args=(desk, list(moves), plies), daemon=True).start()
        try:
            yield
        finally:
            for desk in desks:
                desk.stop()

    def _help(self, desk: Desk, moves: list[Candidate], first: int) -> None:
        """Search deeper and deeper, so many plies at first."""
        step_back()
        for plies in range(first, MOST_DEPTH + 1):
            found = self._best_of(desk, moves, plies)
            if desk.is_used_up or found is None:
                return
            moves.sort(key=lambda move: move.pit != found.pit)

    def _best_of(self, desk: Desk, moves: list[Candidate], plies: int) -> Scored | None:
        """The best of these moves, the first of which is expected to be it; None when there was no time.

        When the time ends among the moves, the best so far counts: it is the expected one or a better one.
        """
        best: Scored | None = None
        for move in moves:
            floor = best.score if best else -MOST
            score = self._score(desk, move, floor, floor + 1 if best else MOST, plies)
            if desk.is_used_up:
                break
            if best and score > floor:
                best = Scored(move.pit, score, plies)
                score = self._score(desk, move, floor, MOST, plies)
                if desk.is_used_up:
                    break
            if score > floor:
                best = Scored(move.pit, score, plies)
        return best

    def _score(self, desk: Desk, move: Candidate, alpha: int, beta: int, plies: int) -> int:
        """A move's score between these bounds, itself the first of so many plies."""
        if move.final is not None:
            return move.final
        row = desk.begin + 1
        return -search(
            desk.numbers,
            desk.lines,
            self._memory,
            self._table.bounds,
            self._worth,
            move.after.own,
            move.after.opp,
            move.after.store,
            -beta,
            -alpha,
            plies - 1,
            row,
            row if move.captures else 0,
        )

    def _guess(self, move: Candidate) -> int:
        """A score without any search."""
        if move.final is not None:
            return move.final
        after = move.after
        seeds = row_seeds(after.own) + row_seeds(after.opp)
        return -estimate(self._worth, after.own, after.opp, 2 * after.store + seeds - TOTAL_SEEDS)
