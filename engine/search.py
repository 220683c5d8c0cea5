"""Searching for scores: principal variations, reductions, remembered positions and interval tables."""

from __future__ import annotations

from engine.compiled import Bounds, Numbers, compiled
from engine.estimate import estimate
from engine.line import (
    CHOICES,
    GAINED,
    LIMIT,
    MOST_PLIES,
    NEXT_OPP,
    NEXT_OWN,
    NODES,
    OPP,
    OWN,
    PIT,
    TABLED,
    came_back,
    list_moves,
)
from engine.memory import UNKNOWN, key_of
from engine.play import stuck_gain
from engine.ranking import number_of
from engine.recollection import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    bound_in,
    choice_in,
    note,
    recollect,
    score_in,
    searched_in,
)
from engine.rows import row_seeds
from engine.scores import MOST, WON, final_score
from rules import TOTAL_SEEDS
from rules.mechanics import TO_WIN

_REDUCED_FROM = 3
"""Moves that take nothing are searched less deeply from this depth on, and from the third move on."""

_WON_BY_TABLE = WON - 2000
"""What a table's win is worth while the game's past can still spoil it: less than a certain one."""


@compiled("int64(int64, int64, int64, int64)")
def table_score(store: int, low: int, high: int, ply: int) -> int:
    """The score that both bounds of a table allow, or ``MOST`` where they do not decide who wins."""
    if store + low >= TO_WIN:
        return final_score(store + low, ply)
    if store + high < TOTAL_SEEDS - TO_WIN + 1:
        return final_score(store + high, ply)
    return 0 if low == high else MOST


@compiled(
    "int64(int64[::1], int64[:, ::1], int64[:, :, ::1], int64[:, ::1], int64[::1], int8[::1], int8[::1],"
    " int64[:, ::1], int64, int64, int64, int64, int64, int64, int64, int64)"
)
def search(  # noqa: C901, PLR0911, PLR0912 - one recursion, as in `claims.judge`
    desk: Numbers,
    lines: Numbers,
    moves: Numbers,
    past: Numbers,
    memory: Numbers,
    low: Bounds,
    high: Bounds,
    worth: Numbers,
    own: int,
    opp: int,
    store: int,
    alpha: int,
    beta: int,
    depth: int,
    ply: int,
    since: int,
) -> int:
    """The score of a position for its mover, searched so many plies deep.

    Exact between ``alpha`` and ``beta``, a bound outside of them. Meaningless once the allowed positions are
    used up, which ``desk`` tells.
    """
    desk[NODES] += 1
    if desk[NODES] > desk[LIMIT]:
        return 0
    seeds = row_seeds(own) + row_seeds(opp)
    other = TOTAL_SEEDS - seeds - store
    if other >= TO_WIN:
        return final_score(TOTAL_SEEDS - other, ply)
    if came_back(desk, lines, past, own, opp, ply, since) >= 0:
        return final_score(store + row_seeds(own), ply)
    tabled = MOST
    if seeds <= desk[TABLED]:
        number = number_of(own, opp)
        tabled = table_score(store, low[number], high[number], ply)
        if since and tabled != MOST:
            return tabled
    if depth <= 0 or ply >= MOST_PLIES:
        if seeds > desk[TABLED]:
            return estimate(worth, own, opp, store, seeds)
        if tabled == MOST:
            return int(100 * (2 * store + low[number] + high[number] - TOTAL_SEEDS))
        return max(-_WON_BY_TABLE, min(_WON_BY_TABLE, tabled))
    key = key_of(own, store, 0, 0)
    known = recollect(memory, key, opp)
    first = -1
    if known != UNKNOWN:
        first = choice_in(known)
        if searched_in(known) >= depth:
            score, bound = score_in(known), bound_in(known)
            if (
                bound == EXACTLY
                or (bound == AT_LEAST and score >= beta)
                or (bound == AT_MOST and score <= alpha)
            ):
                return score
    count = list_moves(desk[CHOICES], moves[ply], own, opp, store, first)
    if count == 0:
        return final_score(store + stuck_gain(desk[CHOICES], own), ply)
    lines[ply, OWN], lines[ply, OPP] = own, opp
    best, choice, floor = -MOST, moves[ply, 0, PIT], alpha
    for place in range(count):
        gained = moves[ply, place, GAINED]
        after, less = since, 1
        if gained:
            after = ply + 1
        elif place >= 2 and depth >= _REDUCED_FROM:
            less = 2 + (depth >= 6 and place >= 3)
        ceiling = beta if place == 0 else floor + 1
        while True:
            score = -search(
                desk,
                lines,
                moves,
                past,
                memory,
                low,
                high,
                worth,
                moves[ply, place, NEXT_OWN],
                moves[ply, place, NEXT_OPP],
                other,
                -ceiling,
                -floor,
                depth - less,
                ply + 1,
                after,
            )
            if score <= floor or (less == 1 and (score < ceiling or ceiling == beta)):
                break
            if less > 1:
                less = 1
            else:
                ceiling = beta
        if desk[NODES] > desk[LIMIT]:
            return 0
        if score > best:
            best, choice = score, moves[ply, place, PIT]
        floor = max(floor, score)
        if floor >= beta:
            break
    bound = AT_LEAST if best >= beta else EXACTLY if best > alpha else AT_MOST
    note(memory, key, opp, best, bound, depth, choice)
    return best
