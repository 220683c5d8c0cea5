"""A game: a ruleset, the moves played so far, and what may be played next."""

from __future__ import annotations

from collections.abc import Iterable

from rules.errors import IllegalMove, IllegalReason
from rules.move import Move
from rules.outcome import Outcome
from rules.position import Position
from rules.ruleset import Ruleset
from rules.turn import Turn


class Game:
    """A game in progress or over, from the start or from any position.

    Pits are indices 0–11 (A–F, a–f). A number outside of them is malformed and raises ``ValueError``;
    a pit that the rules forbid raises ``IllegalMove``. Either leaves the game as it was.

    Args:
        ruleset: the rules it is played by.
        position: where it starts; by default four seeds in every pit and South to move.
    """

    def __init__(self, ruleset: Ruleset, position: Position | None = None) -> None:
        self._moves: list[Move] = []
        self._seen: set[Position] = set()
        self._enter(Turn(ruleset, position or Position()))

    @classmethod
    def replay(cls, ruleset: Ruleset, pits: Iterable[int], position: Position | None = None) -> Game:
        """The game in which these pits were played one after the other.

        Raises:
            IllegalMove: one of them may not be played.
            ValueError: one of them is no pit.
        """
        game = cls(ruleset, position)
        for pit in pits:
            game.play(pit)
        return game

    def at(self, ply: int) -> Game:
        """A game of its own that stands where this one did after so many moves; nothing is played again.

        Raises:
            ValueError: so many moves have not been played.
        """
        if not 0 <= ply <= self.ply:
            raise ValueError(f"there is no ply {ply} in a game of {self.ply}")
        then = Game(self.ruleset)
        then._moves = self._moves[:ply]
        then._seen = {move.before for move in then._moves}
        then._enter(Turn(self.ruleset, self._moves[ply].before) if ply < self.ply else self._turn)
        return then

    @property
    def ruleset(self) -> Ruleset:
        """The rules it is played by."""
        return self._turn.ruleset

    @property
    def position(self) -> Position:
        """What lies on the board now, and who is to move."""
        return self._turn.position

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves played, in order."""
        return tuple(self._moves)

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._moves)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._outcome

    def legal_moves(self) -> list[int]:
        """The pits that may be played, ascending; none when the game is over."""
        return [] if self._outcome else list(self._turn.legal)

    def why_illegal(self, pit: int) -> IllegalReason | None:
        """Why this pit may not be played, or None if it may.

        Raises:
            ValueError: there is no such pit.
        """
        reason = self._turn.why_illegal(pit)
        return IllegalReason.GAME_OVER if self._outcome else reason

    def preview(self, pit: int) -> Move:
        """The move that playing this pit would be. The game is left as it is.

        Raises:
            IllegalMove: the pit may not be played.
            ValueError: there is no such pit.
        """
        reason = self.why_illegal(pit)
        if reason:
            raise IllegalMove(pit, reason)
        return self._turn.move(pit)

    def play(self, pit: int) -> Move:
        """Play this pit.

        Raises:
            IllegalMove: the pit may not be played.
            ValueError: there is no such pit.
        """
        move = self.preview(pit)
        self._moves.append(move)
        self._enter(Turn(self.ruleset, move.after))
        return move

    def outcome_after(self, pit: int) -> Outcome | None:
        """How the game would end with this move, by repetition too, or None if it would go on.

        Raises:
            IllegalMove: the pit may not be played.
            ValueError: there is no such pit.
        """
        return self._judge(Turn(self.ruleset, self.preview(pit).after))

    def _enter(self, turn: Turn) -> None:
        self._turn = turn
        self._outcome = self._judge(turn)
        self._seen.add(turn.position)

    def _judge(self, turn: Turn) -> Outcome | None:
        # Whole positions can be compared: when the pits come back, nothing was captured in between.
        return Outcome.repetition(turn.position) if turn.position in self._seen else turn.outcome()
