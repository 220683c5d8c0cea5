"""Proving claims: can the mover surely end with so many seeds, if every repetition counts for one side?

A claim is *the mover ends with at least ``target`` seeds*, where whoever holds 25 ends the game and what the
winner leaves on the board counts for the loser. Repetitions inside the search count against
whoever wants to prove something: against the claim (``against`` is 1) when its proof is wanted, for it when
its refutation is. Whatever is proved in this way needs no repetition, so it holds on every path to the
position; what is not proved is only known on the path that was searched, and is remembered only when all
its repetitions close inside its own subtree.

Positions already played since the last capture are different: coming back to them ends the game for real,
with a known result. The line begins with them; as long as nothing has been captured, neither the tables nor
what other searches remembered is used, because those know nothing of such an end.
"""

from __future__ import annotations

from engine.compiled import Bounds, Numbers, compiled
from engine.finals import HANGS, final_in, place_of
from engine.intervals import HIGH, LOW
from engine.line import (
    BEGIN,
    CHOICES,
    CONTEXT,
    FINALS,
    FINALS_ROW,
    GAINED,
    LIMIT,
    MOST_PLIES,
    MOVE_WIDTH,
    MOVES,
    NEXT_OPP,
    NEXT_OWN,
    NODES,
    OPP,
    OWN,
    PIT,
    REACH,
    TABLED,
    came_back,
    list_moves,
)
from engine.memory import UNKNOWN, depth_in, key_of, pit_in, recall, remember, verdict_in
from engine.play import stuck_gain
from engine.ranking import number_of
from engine.rows import row_seeds
from rules import TOTAL_SEEDS
from rules.mechanics import TO_WIN

OPEN, FAILS, HOLDS = -1, 0, 1

TO_DRAW = TOTAL_SEEDS - TO_WIN + 1
"""Whoever ends with as many seeds does not lose."""

NEVER = 1 << 32
"""A reach that leans on no position."""


@compiled(
    "int64(int64[::1], int64[:, ::1], int64[::1], int8[:, ::1],"
    " int64, int64, int64, int64, int64, int64, int64, int64)"
)
def judge(  # noqa: C901, PLR0911, PLR0912, PLR0915 - one recursion: a call for each question would double its cost
    desk: Numbers,
    lines: Numbers,
    memory: Numbers,
    bounds: Bounds,
    own: int,
    opp: int,
    store: int,
    target: int,
    against: int,
    depth: int,
    row: int,
    since: int,
) -> int:
    """Whether the mover of this position ends with at least ``target`` seeds.

    Other targets than 24 and 25 are not for rulesets in which a capture hangs on the stores.

    Returns:
        ``HOLDS``, ``FAILS`` or, when the depth or the allowed positions do not suffice, ``OPEN``. The
        reach in this row tells the earliest row on which the answer leans.
    """
    lines[row, REACH] = NEVER
    desk[NODES] += 1
    if desk[NODES] > desk[LIMIT]:
        return OPEN
    seeds = row_seeds(own) + row_seeds(opp)
    other = TOTAL_SEEDS - seeds - store
    if store >= min(target, TO_WIN):
        return HOLDS if store >= target else FAILS
    if other > min(TOTAL_SEEDS - target, TO_WIN - 1):
        return HOLDS if TOTAL_SEEDS - other >= target else FAILS
    back = came_back(lines, own, opp, row, since)
    if back > desk[BEGIN]:
        lines[row, REACH] = back
        return FAILS if against else HOLDS
    if back >= 0:
        return HOLDS if store + row_seeds(own) >= target else FAILS
    pastless = since > desk[BEGIN]
    if pastless and seeds <= desk[TABLED]:
        number = number_of(own, opp)
        decides = TO_DRAW <= target <= TO_WIN
        if not decides and seeds <= desk[FINALS]:
            place = place_of(seeds, number, TO_WIN - store)
            final = final_in(bounds[desk[FINALS_ROW] + (place >> 2), (place >> 1) & 1], place)
            if final != HANGS:
                return HOLDS if store + final >= target else FAILS
        holds = store + bounds[number, LOW if against else HIGH] >= target
        if decides or holds == (target < TO_DRAW):  # that 25 end the game only leaves the winner fewer
            return HOLDS if holds else FAILS
    key = key_of(own, store, 2 * target + against, 0 if pastless else desk[CONTEXT])
    known = recall(memory, key, opp)
    if known != UNKNOWN and (verdict_in(known) or depth_in(known) >= depth):
        return verdict_in(known) - 1
    if depth <= 0 or row - desk[BEGIN] >= MOST_PLIES:
        return OPEN
    count = list_moves(desk[CHOICES], lines, row, own, opp, store, pit_in(known) if known else -1)
    if count == 0:
        return HOLDS if store + stuck_gain(desk[CHOICES], own) >= target else FAILS
    lines[row, OWN], lines[row, OPP] = own, opp
    result, reach, best = FAILS, NEVER, lines[row, MOVES + PIT]
    for place in range(MOVES, MOVES + count * MOVE_WIDTH, MOVE_WIDTH):
        after = since
        if lines[row, place + GAINED]:
            after = row + 1
        answer = judge(
            desk,
            lines,
            memory,
            bounds,
            lines[row, place + NEXT_OWN],
            lines[row, place + NEXT_OPP],
            other,
            TOTAL_SEEDS + 1 - target,
            1 - against,
            depth - 1,
            row + 1,
            after,
        )
        if answer == FAILS:
            result, reach, best = HOLDS, lines[row + 1, REACH], lines[row, place + PIT]
            break
        reach = min(reach, lines[row + 1, REACH])
        if answer == OPEN:
            result = OPEN
            if not against:
                best = lines[row, place + PIT]
                break
    if desk[NODES] > desk[LIMIT] and result == OPEN:
        return OPEN
    if result == against or reach >= row:
        reach = NEVER
    if reach == NEVER:
        remember(memory, key, opp, result + 1, depth, best)
    elif result == OPEN:
        remember(memory, key, opp, result + 1, 0, best)
    lines[row, REACH] = reach
    return result
