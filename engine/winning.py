"""Which moves surely win and which surely do not, as puzzles need it.

Less is asked here than ``Prover.examine`` asks, so that it is decided far more often where much hangs on
repetition: a move that does not win may be a draw or a loss, or either as the players choose their way.

Only proofs count that hold on every way to a position, so tables serve before anything is captured, too.
They do not know that the position in which the move is made can come back; where exactly one move wins it
need not. Whoever came back to it on the way of a proved win would have to win from there with the same move
in fewer plies than from that move, and whoever keeps a player from winning never goes where that player wins.
"""

from __future__ import annotations

from dataclasses import replace

from engine import line
from engine.claims import TO_DRAW
from engine.prover import Case, Prover, case_of
from engine.values import Verdict, verdicts_at_once
from rules import Game
from rules.mechanics import TO_WIN


def wins(prover: Prover, game: Game, nodes: int) -> dict[int, bool | None]:
    """For each move whether it surely wins (True) or surely does not (False); None where neither is proved.

    Args:
        prover: proves under the game's ruleset.
        game: the game; what was before its present position is not looked at.
        nodes: how many positions may be looked at for all moves together.
    """
    found: dict[int, bool | None] = {
        pit: verdict is Verdict.WIN for pit, verdict in verdicts_at_once(game).items()
    }
    # As if each of them took something: then nothing before it counts.
    cases = [replace(case_of(game, pit), captures=True) for pit in game.legal_moves() if pit not in found]
    prover.start(game, nodes)
    for depth in range(line.MOST_PLIES):
        asked = [case for case in cases if _won(case) is None and not _is_hopeless(case)]
        if not asked or prover.nodes > nodes:
            break
        for case in asked:
            case.mover[TO_WIN] = prover.try_proof(case, True, TO_WIN, depth)
            if not case.mover[TO_WIN]:
                case.other[TO_DRAW] = prover.try_proof(case, False, TO_DRAW, depth)
    return found | {case.pit: _won(case) for case in cases}


def _won(case: Case) -> bool | None:
    return True if case.mover[TO_WIN] else False if case.other[TO_DRAW] else None


def _is_hopeless(case: Case) -> bool:
    """Whether it is certain that no proof will be found."""
    return case.mover[TO_WIN] is False and case.other[TO_DRAW] is False
