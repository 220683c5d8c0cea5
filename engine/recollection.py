"""The memory of a search for scores: like that of the proofs, with a score and the bound that it is.

The whole position is compared here too, so that a remembered move is always one of this position's. Several
threads may read and write at once: the first word is kept mixed with the second, so that two halves of
different entries are never taken for one.
"""

from __future__ import annotations

from engine.compiled import Numbers, compiled
from engine.memory import ROW_BITS, UNKNOWN, bucket_of
from engine.scores import MOST

_ROW = (1 << ROW_BITS) - 1
_SCORE_SHIFT, _BOUND_SHIFT, _DEPTH_SHIFT, _PIT_SHIFT = 36, 51, 53, 59
AT_LEAST, AT_MOST, EXACTLY = 1, 2, 3
MOST_DEPTH = 60


@compiled("int64(int64[::1], int64, int64)")
def recollect(memory: Numbers, key: int, opp: int) -> int:
    """The second word of the entry for this position, or ``UNKNOWN``."""
    bucket = bucket_of(memory, key, opp)
    for entry in (bucket, bucket + 2):
        word = memory[entry + 1]
        if memory[entry] ^ word == key and word & _ROW == opp:
            return int(word)
    return UNKNOWN


@compiled("int64(int64)")
def score_in(word: int) -> int:
    """The score in a second word."""
    return ((word >> _SCORE_SHIFT) & 0x7FFF) - MOST


@compiled("int64(int64)")
def bound_in(word: int) -> int:
    """What the score is: ``AT_LEAST``, ``AT_MOST`` or ``EXACTLY`` that."""
    return (word >> _BOUND_SHIFT) & 3


@compiled("int64(int64)")
def searched_in(word: int) -> int:
    """The depth in a second word."""
    return (word >> _DEPTH_SHIFT) & 0x3F


@compiled("int64(int64)")
def choice_in(word: int) -> int:
    """The best pit in a second word, or -1."""
    return ((word >> _PIT_SHIFT) & 7) - 1


@compiled("void(int64[::1], int64, int64, int64, int64, int64, int64)")
def note(memory: Numbers, key: int, opp: int, score: int, bound: int, depth: int, pit: int) -> None:
    """Keep a score. The first entry of a bucket keeps the deeper search, the second what came last."""
    bucket = bucket_of(memory, key, opp)
    word = opp | ((score + MOST) << _SCORE_SHIFT) | (bound << _BOUND_SHIFT)
    word |= (depth << _DEPTH_SHIFT) | ((pit + 1) << _PIT_SHIFT)
    entry = bucket + 2
    if memory[bucket] ^ memory[bucket + 1] == key and memory[bucket + 1] & _ROW == opp:
        entry = bucket
    elif searched_in(memory[bucket + 1]) <= depth:
        memory[entry], memory[entry + 1] = memory[bucket], memory[bucket + 1]
        entry = bucket
    memory[entry], memory[entry + 1] = key ^ word, word
