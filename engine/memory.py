"""The memory of a proof search: one hash table of exact keys, two words an entry, two entries a bucket.

The first word holds the mover's row, store, claim and context, the second the opponent's row and what is
known: the whole position is compared, so that no two positions are ever taken for one another.
"""

from __future__ import annotations

import numpy as np

from engine.compiled import Numbers, compiled

ROW_BITS = 36
_ROW = (1 << ROW_BITS) - 1
_STORE_SHIFT, _CLAIM_SHIFT, _CONTEXT_SHIFT = 36, 42, 49
MOST_CONTEXTS = 1 << 13
_VERDICT_SHIFT, _DEPTH_SHIFT, _PIT_SHIFT = 36, 38, 46

UNKNOWN = 0
"""Nothing is remembered: what ``recall`` gives for a position that it does not hold."""

WORDS_PER_BUCKET = 4
BYTES_PER_BUCKET = 8 * WORDS_PER_BUCKET


def blank(bytes_allowed: int) -> Numbers:
    """An empty memory of at most so many bytes, but of one bucket at least."""
    return np.zeros(max(1, bytes_allowed // BYTES_PER_BUCKET) * WORDS_PER_BUCKET, dtype=np.int64)


@compiled("int64(int64, int64, int64, int64)")
def key_of(own: int, store: int, claim: int, context: int) -> int:
    """The first word of an entry. ``claim`` is a number from 0 to 127."""
    return own | (store << _STORE_SHIFT) | (claim << _CLAIM_SHIFT) | (context << _CONTEXT_SHIFT)


@compiled("int64(int64[::1], int64, int64)")
def bucket_of(memory: Numbers, key: int, opp: int) -> int:
    """Where in the memory the two entries stand that may hold this position."""
    mixed = key * 0x1E3779B97F4A7C15 + opp * 0x42B2AE3D27D4EB4F
    mixed ^= mixed >> 29
    mixed *= 0x3F58476D1CE4E5B9
    high = (mixed >> 32) & 0x7FFFFFFF
    return ((high * (len(memory) // WORDS_PER_BUCKET)) >> 31) * WORDS_PER_BUCKET


@compiled("int64(int64)")
def verdict_in(word: int) -> int:
    """The verdict in a second word: 0 open, 1 holds, 2 fails."""
    return (word >> _VERDICT_SHIFT) & 3


@compiled("int64(int64)")
def depth_in(word: int) -> int:
    """The depth in a second word."""
    return (word >> _DEPTH_SHIFT) & 0xFF


@compiled("int64(int64)")
def pit_in(word: int) -> int:
    """The best pit in a second word, or -1."""
    return ((word >> _PIT_SHIFT) & 7) - 1


@compiled("int64(int64[::1], int64, int64)")
def recall(memory: Numbers, key: int, opp: int) -> int:
    """The second word of the entry for this position, or ``UNKNOWN``."""
    bucket = bucket_of(memory, key, opp)
    for entry in (bucket, bucket + 2):
        if memory[entry] == key and memory[entry + 1] & _ROW == opp:
            return int(memory[entry + 1])
    return UNKNOWN


@compiled("void(int64[::1], int64, int64, int64, int64, int64)")
def remember(memory: Numbers, key: int, opp: int, verdict: int, depth: int, pit: int) -> None:
    """Keep a verdict (0 open, 1 holds, 2 fails), the depth it was searched to and the pit that was best.

    The first entry of a bucket keeps what took the deepest search, the second what came last.
    """
    bucket = bucket_of(memory, key, opp)
    word = opp | (verdict << _VERDICT_SHIFT) | (depth << _DEPTH_SHIFT) | ((pit + 1) << _PIT_SHIFT)
    entry = bucket + 2
    if memory[bucket] == key and memory[bucket + 1] & _ROW == opp:
        entry = bucket
    elif depth_in(memory[bucket + 1]) <= depth:
        memory[entry], memory[entry + 1] = memory[bucket], memory[bucket + 1]
        entry = bucket
    memory[entry], memory[entry + 1] = key, word
