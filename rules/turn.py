"""A turn: what the mover of a position may play and what it would do, without regard to earlier moves."""

from __future__ import annotations

from rules.errors import IllegalMove, IllegalReason
from rules.mechanics import TO_WIN, Effect, mechanics
from rules.move import Move
from rules.outcome import Outcome
from rules.packed import pack, pits_with_seeds, total, unpack
from rules.position import Position, Side
from rules.ruleset import Ruleset
from rules.sowing import trace


class Turn:
    """One position under one ruleset, and the moves that it offers.

    Attributes:
        ruleset: the rules that are followed.
        position: what lies on the board, and who is to move.
        legal: the pits that the mover may play, ascending; none when the turn is won or stuck.
    """

    __slots__ = ("_board", "_mechanics", "_store", "legal", "position", "ruleset")

    def __init__(self, ruleset: Ruleset, position: Position) -> None:
        self.ruleset = ruleset
        self.position = position
        self._mechanics = mechanics(ruleset)
        self._board = pack(position.pits)
        self._store = position.stores[position.mover.value]
        self.legal: tuple[int, ...] = ()
        if max(position.stores) < TO_WIN:
            self.legal = tuple(self._mechanics.legal_pits(self._board, position.mover.value, self._store))

    def outcome(self) -> Outcome | None:
        """The outcome if a player holds a majority or the mover is stuck; repetition is not looked at."""
        if self.legal:
            return None
        if max(self.position.stores) >= TO_WIN:
            return Outcome.majority(self.position)
        return Outcome.stuck(self.position, self.ruleset.leftovers)

    def why_illegal(self, pit: int) -> IllegalReason | None:
        """Why this pit may not be played, or None if it may.

        Raises:
            ValueError: there is no such pit.
        """
        effect = self._effect(pit)
        return effect if isinstance(effect, IllegalReason) else None

    def move(self, pit: int) -> Move:
        """The move that playing this pit is.

        Raises:
            IllegalMove: the pit may not be played.
            ValueError: there is no such pit.
        """
        effect = self._effect(pit)
        if isinstance(effect, IllegalReason):
            raise IllegalMove(pit, effect)
        after, taken, spared, sown = effect
        return Move(
            before=self.position,
            laps=tuple(trace(self._board, pit, sown)),
            last=sown[1],
            captured=pits_with_seeds(taken),
            spared=pits_with_seeds(spared),
            gained=total(taken),
            after=Position(unpack(after), self._stores_with(total(taken)), self.position.mover.opponent),
        )

    def _effect(self, pit: int) -> Effect | IllegalReason:
        if not 0 <= pit < 12:
            raise ValueError(f"there is no pit {pit}: pits are numbered 0 to 11")
        if self.outcome():
            return IllegalReason.GAME_OVER
        if pit not in self.position.mover.pits:
            return IllegalReason.NOT_YOUR_PIT
        if not self.position.pits[pit]:
            return IllegalReason.EMPTY_PIT
        return self._mechanics.effect(self._board, pit, self._store)

    def _stores_with(self, gained: int) -> tuple[int, int]:
        south, north = self.position.stores
        return (south + gained, north) if self.position.mover is Side.SOUTH else (south, north + gained)
