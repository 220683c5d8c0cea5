"""The line of positions that a search is following, and the moves it has still to try at each ply."""

from __future__ import annotations

from engine.compiled import Numbers, compiled
from engine.play import NOT_LEGAL, play
from engine.rows import row_seeds
from rules.packed import BITS, FIELD

MOST_PLIES = 250

NODES, LIMIT, CHOICES, CONTEXT, PAST, TABLED = range(6)
"""What stands where in ``desk``: positions looked at, how many may be (another thread stops the search by
setting it to nothing), the ruleset's choices, the number under which this search remembers what holds only
with its past, the length of the past, and the seeds that the table covers."""
DESK_SIZE = 6

OWN, OPP, REACH = range(3)
LINE_WIDTH = 3
"""For each ply of the line being searched: both rows, and the earliest ply that a repetition leaned on."""

ORDER, PIT, NEXT_OWN, NEXT_OPP, GAINED = range(5)
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
        order = 1000 if pit == first else gained * 8 + row_seeds(next_opp) // 4 + (0 if next_own else 100)
        place = count
        while place > 0 and moves[place - 1, ORDER] < order:
            for field in range(MOVE_WIDTH):
                moves[place, field] = moves[place - 1, field]
            place -= 1
        moves[place, ORDER] = order
        moves[place, PIT] = pit
        moves[place, NEXT_OWN] = next_own
        moves[place, NEXT_OPP] = next_opp
        moves[place, GAINED] = gained
        count += 1
    return count


@compiled("int64(int64[::1], int64[:, ::1], int64[:, ::1], int64, int64, int64, int64)")
def came_back(desk: Numbers, lines: Numbers, past: Numbers, own: int, opp: int, ply: int, since: int) -> int:
    """Where this position stood before: its ply in the line, 0 if in the game's past, -1 if nowhere.

    ``since`` is the first ply after the last capture in the line, 0 when there was none.
    """
    for earlier in range(ply - 2, max(since, 1) - 1, -2):
        if lines[earlier, OWN] == own and lines[earlier, OPP] == opp:
            return earlier
    if since == 0:
        for entry in range(desk[PAST]):
            if past[entry, 0] == own and past[entry, 1] == opp and past[entry, 2] == ply & 1:
                return 0
    return -1
