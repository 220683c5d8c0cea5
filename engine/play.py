"""Playing a pit: sowing, relay, capture, grand slam and feeding, for every ruleset from one source."""

from __future__ import annotations

from engine.choices import CAPTURES, ILLEGAL, ONLY_TO_WIN, OPPOSITE, RELAY, ROW_OWNER, SEED_STAYS, SLAM_SHIFT
from engine.compiled import compiled
from engine.rows import LAP_LAST, LAP_OPP, LAP_OWN, pit_seeds, row_seeds
from rules.mechanics import TO_WIN
from rules.packed import BITS, FIELD

NOT_LEGAL = -1
"""Instead of the seeds gained: the pit may not be played."""

_FIRST_SPAN = 32


@compiled("UniTuple(int64, 3)(int64, int64, int64)")
def relay(own: int, opp: int, pit: int) -> tuple[int, int, int]:
    """Sow lap after lap; both rows and the last pit, or ``NOT_LEGAL`` for it when the relay never ends.

    Endlessness is decided as ``rules.sowing.relay`` does, by Brent's cycle search and no limit on laps.
    """
    seeds = pit_seeds(own, opp, pit)
    span = _FIRST_SPAN
    while True:
        own_before, opp_before, pit_before = own, opp, pit
        for _ in range(span):
            own += LAP_OWN[pit, seeds]
            opp += LAP_OPP[pit, seeds]
            pit = LAP_LAST[pit, seeds]
            seeds = pit_seeds(own, opp, pit)
            if seeds == 1:
                return own, opp, pit
            if own == own_before and opp == opp_before and pit == pit_before:
                return own, opp, NOT_LEGAL
        span *= 2


@compiled("int64(int64, int64, int64)")
def facing(own: int, opp: int, last: int) -> int:
    """The part of the opponent's row that faces a last seed in an empty pit of the mover."""
    if last >= 6 or (own >> (BITS * last)) & FIELD != 1:
        return 0
    return opp & (FIELD << (BITS * (5 - last)))


@compiled("int64(int64, int64)")
def twos_and_threes(opp: int, last: int) -> int:
    """The part of the opponent's row from the last pit backwards as long as the pits hold 2 or 3."""
    taken = 0
    for pit in range(last - 6, -1, -1):
        seeds = (opp >> (BITS * pit)) & FIELD
        if seeds < 2 or seeds > 3:
            break
        taken |= seeds << (BITS * pit)
    return taken


@compiled("boolean(int64, int64)")
def slam_takes(choices: int, store: int) -> bool:
    """Whether a grand slam that would bring the mover to this many seeds takes them."""
    rule = choices >> SLAM_SHIFT
    return rule == CAPTURES or (rule == ONLY_TO_WIN and store >= TO_WIN)


@compiled("UniTuple(int64, 3)(int64, int64, int64, int64, int64)")
def play(choices: int, own: int, opp: int, store: int, pit: int) -> tuple[int, int, int]:
    """Play one of the mover's pits, which is not empty.

    Returns:
        The next mover's row, the other row, and the seeds gained, or ``NOT_LEGAL`` for them. The rows mean
        nothing when the pit may not be played.
    """
    fed = opp != 0
    if choices & RELAY:
        own, opp, last = relay(own, opp, pit)
        if last == NOT_LEGAL:
            return opp, own, NOT_LEGAL
    else:
        seeds = (own >> (BITS * pit)) & FIELD
        own += LAP_OWN[pit, seeds]
        opp += LAP_OPP[pit, seeds]
        last = LAP_LAST[pit, seeds]
    own_taken = 0
    if choices & OPPOSITE:
        taken = facing(own, opp, last)
        if taken and not choices & SEED_STAYS:
            own_taken = 1 << (BITS * last)
    else:
        taken = twos_and_threes(opp, last)
    gained = row_seeds(taken) + row_seeds(own_taken)
    if taken and taken == opp and not slam_takes(choices, store + gained):
        if choices >> SLAM_SHIFT == ILLEGAL:
            return opp, own, NOT_LEGAL
        taken, own_taken, gained = 0, 0, 0
    opp -= taken
    if not fed and opp == 0:
        return opp, own, NOT_LEGAL
    return opp, own - own_taken, gained


@compiled("int64(int64, int64)")
def stuck_gain(choices: int, own: int) -> int:
    """What a mover without a legal move still gets of the seeds on the board."""
    return row_seeds(own) if choices & ROW_OWNER else 0
