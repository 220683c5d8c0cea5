"""Searching for scores: principal variations, reductions, remembered positions and interval tables."""

from __future__ import annotations

from engine.compiled import Bounds, Numbers, Weights, compiled
from engine.estimate import estimate
from engine.intervals import HIGH, LOW
from engine.line import (
    BEGIN,
    CHOICES,
    CUT_FROM,
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
    REDUCED_FROM,
    TABLED,
    came_back,
    list_moves,
)
from engine.memory import UNKNOWN, key_of
from engine.play import NOT_LEGAL, play, stuck_gain
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
from rules.packed import BITS, FIELD

_CUT_LESS = 3
"""So many plies the search that goes before is shallower."""

_CUT_MARGIN = 100
"""So far outside of the bounds the score of a shallower search has to be to stand for the whole one."""

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


@compiled("int64(int64, int8[:, ::1], int16[:, ::1], int64, int64, int64, int64, boolean)")
def glance(
    tabled: int, bounds: Bounds, weights: Weights, own: int, opp: int, store: int, ply: int, pastless: bool
) -> int:
    """The score of a position without looking ahead: what the table says, or else an estimate."""
    seeds = row_seeds(own) + row_seeds(opp)
    if seeds > tabled:
        return estimate(weights, own, opp, 2 * store + seeds - TOTAL_SEEDS)
    number = number_of(own, opp)
    low, high = bounds[number, LOW], bounds[number, HIGH]
    score = table_score(store, low, high, ply)
    if score == MOST:
        return int(100 * (2 * store + low + high - TOTAL_SEEDS))
    return score if pastless else max(-_WON_BY_TABLE, min(_WON_BY_TABLE, score))


@compiled("int64(int64[::1], int8[:, ::1], int16[:, ::1], int64, int64, int64, int64, int64, int64, boolean)")
def frontier(
    desk: Numbers,
    bounds: Bounds,
    weights: Weights,
    own: int,
    opp: int,
    store: int,
    other: int,
    beta: int,
    ply: int,
    pastless: bool,
) -> int:
    """The score of a position of which only the next moves are looked at, as most of a search are."""
    best = -MOST
    for pit in range(5, -1, -1):
        if (own >> (BITS * pit)) & FIELD == 0:
            continue
        next_own, next_opp, gained = play(desk[CHOICES], own, opp, store, pit)
        if gained == NOT_LEGAL:
            continue
        desk[NODES] += 1
        if store + gained >= TO_WIN:
            score = final_score(store + gained, ply + 1)
        else:
            fresh = pastless or gained > 0
            score = -glance(desk[TABLED], bounds, weights, next_own, next_opp, other, ply + 1, fresh)
        best = max(best, score)
        if best >= beta:
            break
    return best if best > -MOST else final_score(store + stuck_gain(desk[CHOICES], own), ply)


@compiled(
    "int64(int64[::1], int64[:, ::1], int64[::1], int8[:, ::1], int16[:, ::1],"
    " int64, int64, int64, int64, int64, int64, int64, int64)"
)
def search(  # noqa: C901, PLR0911, PLR0912, PLR0915 - one recursion, as in `claims.judge`
    desk: Numbers,
    lines: Numbers,
    memory: Numbers,
    bounds: Bounds,
    weights: Weights,
    own: int,
    opp: int,
    store: int,
    alpha: int,
    beta: int,
    depth: int,
    row: int,
    since: int,
) -> int:
    """The score of a position for its mover, searched so many plies deep.

    Exact between ``alpha`` and ``beta``, a bound outside of them. Meaningless once the allowed positions are
    used up, which ``desk`` tells. ``row`` is the position's place in the line, ``since`` the place after the
    last capture.

    Where only one bound is asked about, the score of a shallower search that is far outside of it is taken
    for the answer: ProbCut, by M. Buro.
    """
    desk[NODES] += 1
    if desk[NODES] > desk[LIMIT]:
        return 0
    seeds = row_seeds(own) + row_seeds(opp)
    other, ply, pastless = TOTAL_SEEDS - seeds - store, row - desk[BEGIN], since > desk[BEGIN]
    if other >= TO_WIN:
        return final_score(TOTAL_SEEDS - other, ply)
    if came_back(lines, own, opp, row, since) >= 0:
        return final_score(store + row_seeds(own), ply)
    if pastless and seeds <= desk[TABLED]:
        number = number_of(own, opp)
        tabled = table_score(store, bounds[number, LOW], bounds[number, HIGH], ply)
        if tabled != MOST:
            return tabled
    if depth <= 0 or ply >= MOST_PLIES:
        return glance(desk[TABLED], bounds, weights, own, opp, store, ply, pastless)
    if depth == 1:
        return frontier(desk, bounds, weights, own, opp, store, other, beta, ply, pastless)
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
    if depth >= desk[CUT_FROM] and beta - alpha == 1 and abs(beta) < _WON_BY_TABLE and seeds > desk[TABLED]:
        above = estimate(weights, own, opp, 2 * store + seeds - TOTAL_SEEDS) >= beta
        floor = beta + _CUT_MARGIN - 1 if above else alpha - _CUT_MARGIN
        score = search(
            desk,
            lines,
            memory,
            bounds,
            weights,
            own,
            opp,
            store,
            floor,
            floor + 1,
            depth - _CUT_LESS,
            row,
            since,
        )
        if desk[NODES] > desk[LIMIT]:
            return 0
        if (score > floor) == above:
            return score
    count = list_moves(desk[CHOICES], lines, row, own, opp, store, first)
    if count == 0:
        return final_score(store + stuck_gain(desk[CHOICES], own), ply)
    lines[row, OWN], lines[row, OPP] = own, opp
    best, choice, floor = -MOST, lines[row, MOVES + PIT], alpha
    for place in range(count):
        move = MOVES + place * MOVE_WIDTH
        after, less = since, 1
        if lines[row, move + GAINED]:
            after = row + 1
        elif place >= 2 and depth >= desk[REDUCED_FROM]:
            less = 2 + (depth >= 6 and place >= 3)
        ceiling = beta if place == 0 else floor + 1
        while True:
            score = -search(
                desk,
                lines,
                memory,
                bounds,
                weights,
                lines[row, move + NEXT_OWN],
                lines[row, move + NEXT_OPP],
                other,
                -ceiling,
                -floor,
                depth - less,
                row + 1,
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
            best, choice = score, lines[row, move + PIT]
        floor = max(floor, score)
        if floor >= beta:
            break
    bound = AT_LEAST if best >= beta else EXACTLY if best > alpha else AT_MOST
    note(memory, key, opp, best, bound, depth, choice)
    return best
