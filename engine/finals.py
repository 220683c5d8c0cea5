"""Final tables: what the mover of a board of few seeds ends the game with, where 25 seeds end it at once.

An interval table tells what can still be got if play goes on to the last seed. But whoever holds a majority
has won, and takes no more: so the number of seeds that the winner ends with hangs on what both still need. A
final table holds what the mover still gets, for every board and every number of seeds that its mover needs to
25; the other player then needs two more than what is left on the board. What the winner leaves on the board
counts for the loser.

The equation is that of ``engine.intervals``, but a move that gains what its mover needs ends the game with
that. Both bounds are worked out total by total, for one pair of needs after the other, and kept where they
meet: with relays they nearly always do.
"""

from __future__ import annotations

import numpy as np

from engine.compiled import Bounds, Numbers, compiled
from engine.play import NOT_LEGAL, play, stuck_gain
from engine.ranking import boards_up_to, following, number_of
from rules import TOTAL_SEEDS
from rules.mechanics import TO_WIN
from rules.packed import BITS, FIELD

MOST_SEEDS = 14
"""Two entries share a byte, so that more do not fit."""

HANGS = 15
"""Instead of what the mover gets: that hangs on repetition."""

_BOTH_NEED = 2 * TO_WIN - TOTAL_SEEDS
"""How many seeds more than lie on the board both players need together."""


def _firsts() -> tuple[Numbers, Numbers]:
    """By total of seeds: the number of the first board, and the place of its first entry."""
    boards, places = (np.zeros(MOST_SEEDS + 2, dtype=np.int64) for _ in range(2))
    for seeds in range(MOST_SEEDS + 1):
        boards[seeds] = boards_up_to(seeds - 1)
        places[seeds + 1] = places[seeds] + (boards_up_to(seeds) - boards[seeds]) * (seeds + 1)
    return boards, places


_FIRST_BOARD, _FIRST_PLACE = _firsts()


def finals_bytes_for(seeds: int) -> int:
    """How much memory a table of so many seeds takes: an even number of bytes."""
    return (int(_FIRST_PLACE[seeds + 1]) + 3) // 4 * 2


def building_bytes_for(seeds: int) -> int:
    """How much memory is needed beside a table of so many seeds while it is built."""
    return 2 * (boards_up_to(seeds) - boards_up_to(seeds - 1))


@compiled("int64(int64, int64, int64)")
def place_of(seeds: int, number: int, need: int) -> int:
    """Where the entry stands for a board of so many seeds, with this number, whose mover needs so many."""
    return int(_FIRST_PLACE[seeds] + (number - _FIRST_BOARD[seeds]) * (seeds + 1) + need - 1)


@compiled("int64(int64, int64)")
def final_in(byte: int, place: int) -> int:
    """What the mover of the entry at this place, in this byte, still gets, or ``HANGS``."""
    return (byte >> (4 * (place & 1))) & 15


@compiled("int64(int64)")
def _low_in(interval: int) -> int:
    """What the mover surely gets, if every repetition brings nothing."""
    return interval & 15


@compiled("int64(int64)")
def _high_in(interval: int) -> int:
    """What the mover gets at most, if every repetition brings everything."""
    return (interval >> 4) & 15


@compiled("UniTuple(int64, 2)(int64, int64, int64, int8[::1])")
def _smaller(left: int, number: int, need: int, finals: Bounds) -> tuple[int, int]:
    """Both bounds of what the next mover gets on a board of a smaller total, which is in the table."""
    place = place_of(left, number, need)
    final = final_in(finals[place >> 1], place)
    return (0, left) if final == HANGS else (final, final)


@compiled("int64(int64, int64, int64, int8[:, ::1], int8[::1])")
def improve_pair(choices: int, seeds: int, need: int, layers: Bounds, finals: Bounds) -> int:  # noqa: C901 - one loop
    """Apply the equation once to every board of so many seeds, in two layers; how many intervals changed.

    In the first layer the mover needs so many seeds, in the second the other player does: a move that takes
    nothing leads from one into the other, and into no third.
    """
    changed, at = 0, 0
    gains, boards = np.zeros(6, dtype=np.int64), np.zeros(6, dtype=np.int64)
    own, opp = 0, seeds << (BITS * 5)
    while True:
        open_layers = 0
        for layer in range(2):
            open_layers += _low_in(layers[layer, at]) != _high_in(layers[layer, at])
        count = 0
        for pit in range(6):
            if open_layers and (own >> (BITS * pit)) & FIELD:
                next_own, next_opp, gained = play(choices, own, opp, 0, pit)
                if gained != NOT_LEGAL:
                    gains[count], boards[count] = gained, number_of(next_own, next_opp)
                    count += 1
        for layer in range(2 if open_layers else 0):
            other_need = need if layer else seeds + _BOTH_NEED - need
            low = high = -1 if count else stuck_gain(choices, own)
            for move in range(count):
                left = seeds - gains[move]
                low_after = high_after = left
                if gains[move] == 0:
                    interval = layers[1 - layer, boards[move] - _FIRST_BOARD[seeds]]
                    low_after, high_after = _low_in(interval), _high_in(interval)
                elif gains[move] < seeds + _BOTH_NEED - other_need:
                    low_after, high_after = _smaller(left, boards[move], other_need, finals)
                low, high = max(low, seeds - high_after), max(high, seeds - low_after)
            interval = low | (high << 4)
            if interval != layers[layer, at] & 255:
                layers[layer, at] = interval
                changed += 1
        if own == seeds:
            return changed
        own, opp = following(own, opp)
        at += 1


@compiled("void(int64, int64, int8[:, ::1], int8[::1])")
def keep_pair(seeds: int, need: int, layers: Bounds, finals: Bounds) -> None:
    """Write what two layers hold into the table."""
    for layer in range(2):
        mover_need = seeds + _BOTH_NEED - need if layer else need
        for at in range(layers.shape[1]):
            low = _low_in(layers[layer, at])
            final = low if low == _high_in(layers[layer, at]) else HANGS
            place = place_of(seeds, _FIRST_BOARD[seeds] + at, mover_need)
            finals[place >> 1] |= final << (4 * (place & 1))


def fill_finals(choices: int, seeds: int, finals: Bounds) -> None:
    """Fill in the final table of a ruleset, in which no capture hangs on the stores, up to so many seeds."""
    for total in range(seeds + 1):
        boards = boards_up_to(total) - boards_up_to(total - 1)
        for need in range(1, (total + _BOTH_NEED) // 2 + 1):
            layers = np.full((2, boards), total << 4, dtype=np.uint8).view(np.int8)
            while improve_pair(choices, total, need, layers, finals):
                pass
            keep_pair(total, need, layers, finals)
