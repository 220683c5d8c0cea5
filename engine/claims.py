"""Proving claims: can the mover surely end with so many seeds, if every repetition counts for one side?

A claim is *the mover ends with at least ``target`` seeds*. Repetitions inside the search count against
whoever wants to prove something: against the claim (``against`` is 1) when its proof is wanted, for it when
its refutation is. Whatever is proved in this way needs no repetition, so it holds on every path to the
position; what is not proved is only known on the path that was searched, and is remembered only when all
its repetitions close inside its own subtree.

Positions already played since the last capture are different: coming back to them ends the game for real,
with a known result. They stand in ``past``; as long as nothing has been captured, neither the tables nor
what other searches remembered is used, because those know nothing of such an end.
"""

from __future__ import annotations

from engine.compiled import Bounds, Numbers, compiled
from engine.memory import UNKNOWN, depth_in, key_of, pit_in, recall, remember, verdict_in
from engine.play import NOT_LEGAL, play, stuck_gain
from engine.ranking import number_of
from engine.rows import row_seeds
from rules import TOTAL_SEEDS
from rules.packed import BITS, FIELD

OPEN, FAILS, HOLDS = -1, 0, 1

MOST_PLIES = 250
_NEVER = MOST_PLIES + 1

NODES, LIMIT, CHOICES, CONTEXT, PAST, TABLED = range(6)
"""What stands where in ``desk``: positions looked at, how many may be (another thread stops the search by
setting it to nothing), the ruleset's choices, the number under which this search remembers what holds only
with its past, the length of the past, and the seeds that the table covers."""
DESK_SIZE = 6

_OWN, _OPP, _REACH = range(3)
LINE_WIDTH = 3
"""For each ply of the line being searched: both rows, and the earliest ply that a repetition leaned on."""

_ORDER, _PIT, _NEXT_OWN, _NEXT_OPP, _GAINED = range(5)
MOVE_WIDTH = 5


@compiled("int64(int64, int64[:, ::1], int64, int64, int64, int64)")
def list_moves(choices: int, moves: Numbers, own: int, opp: int, store: int, first: int) -> int:
    """Write the legal moves of a position into these rows, the most promising first; how many there are."""
    count = 0
    for pit in range(6):
        if (own >> (BITS * pit)) & FIELD == 0:
            continue
        next_own, next_opp, gained = play(choices, own, opp, store, pit)
        if gained == NOT_LEGAL:
            continue
        order = 1000 if pit == first else gained * 8 + (0 if next_own else 100)
        place = count
        while place > 0 and moves[place - 1, _ORDER] < order:
            moves[place] = moves[place - 1]
            place -= 1
        moves[place, _ORDER] = order
        moves[place, _PIT] = pit
        moves[place, _NEXT_OWN] = next_own
        moves[place, _NEXT_OPP] = next_opp
        moves[place, _GAINED] = gained
        count += 1
    return count


@compiled("int64(int64[::1], int64[:, ::1], int64[:, ::1], int64, int64, int64, int64)")
def came_back(desk: Numbers, lines: Numbers, past: Numbers, own: int, opp: int, ply: int, since: int) -> int:
    """Where this position stood before: its ply in the line, 0 if in the game's past, -1 if nowhere.

    ``since`` is the first ply after the last capture in the line, 0 when there was none.
    """
    for earlier in range(ply - 2, max(since, 1) - 1, -2):
        if lines[earlier, _OWN] == own and lines[earlier, _OPP] == opp:
            return earlier
    if since == 0:
        for entry in range(desk[PAST]):
            if past[entry, 0] == own and past[entry, 1] == opp and past[entry, 2] == ply & 1:
                return 0
    return -1


@compiled(
    "int64(int64[::1], int64[:, ::1], int64[:, :, ::1], int64[:, ::1], int64[::1], int8[::1], int8[::1],"
    " int64, int64, int64, int64, int64, int64, int64, int64)"
)
def judge(  # noqa: C901, PLR0911, PLR0912 - one recursion: a call for each question would double its cost
    desk: Numbers,
    lines: Numbers,
    moves: Numbers,
    past: Numbers,
    memory: Numbers,
    low: Bounds,
    high: Bounds,
    own: int,
    opp: int,
    store: int,
    target: int,
    against: int,
    depth: int,
    ply: int,
    since: int,
) -> int:
    """Whether the mover of this position ends with at least ``target`` (24 or 25) seeds.

    Returns:
        ``HOLDS``, ``FAILS`` or, when the depth or the allowed positions do not suffice, ``OPEN``. The
        line's reach at this ply tells the earliest ply on which the answer leans.
    """
    lines[ply, _REACH] = _NEVER
    desk[NODES] += 1
    if desk[NODES] > desk[LIMIT]:
        return OPEN
    seeds = row_seeds(own) + row_seeds(opp)
    other = TOTAL_SEEDS - seeds - store
    if store >= target:
        return HOLDS
    if other > TOTAL_SEEDS - target:
        return FAILS
    back = came_back(desk, lines, past, own, opp, ply, since)
    if back == 0:
        return HOLDS if store + row_seeds(own) >= target else FAILS
    if back > 0:
        lines[ply, _REACH] = back
        return FAILS if against else HOLDS
    if since and seeds <= desk[TABLED]:
        number = number_of(own, opp)
        return HOLDS if store + (low[number] if against else high[number]) >= target else FAILS
    key = key_of(own, store, 2 * (target - 24) + against, 0 if since else desk[CONTEXT])
    known = recall(memory, key, opp)
    if known != UNKNOWN and (verdict_in(known) or depth_in(known) >= depth):
        return verdict_in(known) - 1
    if depth <= 0 or ply >= MOST_PLIES:
        return OPEN
    count = list_moves(desk[CHOICES], moves[ply], own, opp, store, pit_in(known) if known else -1)
    if count == 0:
        return HOLDS if store + stuck_gain(desk[CHOICES], own) >= target else FAILS
    lines[ply, _OWN], lines[ply, _OPP] = own, opp
    result, reach, best = FAILS, _NEVER, moves[ply, 0, _PIT]
    for place in range(count):
        after = since
        if moves[ply, place, _GAINED]:
            after = ply + 1
        answer = judge(
            desk,
            lines,
            moves,
            past,
            memory,
            low,
            high,
            moves[ply, place, _NEXT_OWN],
            moves[ply, place, _NEXT_OPP],
            other,
            TOTAL_SEEDS + 1 - target,
            1 - against,
            depth - 1,
            ply + 1,
            after,
        )
        if answer == FAILS:
            result, reach, best = HOLDS, lines[ply + 1, _REACH], moves[ply, place, _PIT]
            break
        reach = min(reach, lines[ply + 1, _REACH])
        if answer == OPEN:
            result = OPEN
            if not against:
                best = moves[ply, place, _PIT]
                break
    if desk[NODES] > desk[LIMIT] and result == OPEN:
        return OPEN
    if result == against or reach >= ply:
        reach = _NEVER
    if result == OPEN or reach == _NEVER:
        remember(memory, key, opp, result + 1, max(depth, 0), best)
    lines[ply, _REACH] = reach
    return result
