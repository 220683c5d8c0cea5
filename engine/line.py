"""The line of positions that a search is following, and the moves it has still to try at each of them.

A line has one row for each position. It begins with the game's own past, as far as its positions can still
come back; the present position stands in the row ``BEGIN``, and the search goes on from there.
"""

from __future__ import annotations

from engine.compiled import Numbers, compiled
from engine.play import NOT_LEGAL, play
from engine.rows import row_seeds
from rules.packed import BITS, FIELD

MOST_PLIES = 250

NODES, LIMIT, CHOICES, CONTEXT, BEGIN, TABLED, REDUCED_FROM, CUT_FROM, FINALS, FINALS_ROW = range(10)
"""What stands where in ``desk``: positions looked at, how many may be (another thread stops the search by
setting it to nothing), the ruleset's choices, the number under which this search remembers what holds only
with its past, the row of the present position, the seeds that the table covers, the depths from which
on late moves are searched less deeply and shallower searches may cut a search off, the seeds that the final
table covers, and the first row of the table in which that stands."""
DESK_SIZE = 10

OWN, OPP, REACH, MOVES = range(4)
"""In each row: both rows of the board, the earliest row of the line that a repetition leaned on, and from
there on six moves."""

ORDER, PIT, NEXT_OWN, NEXT_OPP, GAINED = range(5)
MOVE_WIDTH = 5
LINE_WIDTH = MOVES + 6 * MOVE_WIDTH


@compiled("int64(int64, int64[:, ::1], int64, int64, int64, int64, int64)")
def list_moves(choices: int, lines: Numbers, row: int, own: int, opp: int, store: int, first: int) -> int:
    """Write the legal moves of a position into this row, the most promising first; how many there are."""
    count = 0
    for pit in range(6):
        if (own >> (BITS * pit)) & FIELD == 0:
            continue
        next_own, next_opp, gained = play(choices, own, opp, store, pit)
        if gained == NOT_LEGAL:
            continue
        order = 1000 if pit == first else gained * 8 + row_seeds(next_opp) // 4 + (0 if next_own else 100)
        place = MOVES + count * MOVE_WIDTH
        while place > MOVES and lines[row, place - MOVE_WIDTH + ORDER] < order:
            for field in range(place, place + MOVE_WIDTH):
                lines[row, field] = lines[row, field - MOVE_WIDTH]
            place -= MOVE_WIDTH
        lines[row, place + ORDER] = order
        lines[row, place + PIT] = pit
        lines[row, place + NEXT_OWN] = next_own
        lines[row, place + NEXT_OPP] = next_opp
        lines[row, place + GAINED] = gained
        count += 1
    return count


@compiled("int64(int64[:, ::1], int64, int64, int64, int64)")
def came_back(lines: Numbers, own: int, opp: int, row: int, since: int) -> int:
    """The row in which the position of this row stood before with the same player to move, or -1.

    ``since`` is the row after the last capture, before which nothing can come back.
    """
    for earlier in range(row - 2, since - 1, -2):
        if lines[earlier, OWN] == own and lines[earlier, OPP] == opp:
            return earlier
    return -1
