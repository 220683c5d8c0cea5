"""Which characters a typeface has: the ``cmap`` table of its file (OpenType 1.9, formats 4 and 12)."""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from struct import unpack_from
from sys import byteorder


@cache
def covered(file: Path) -> frozenset[int]:
    """The code points for which a TrueType file has a glyph."""
    data = file.read_bytes()
    cmap = _table(data, b"cmap")
    characters: set[int] = set()
    for at in range(unpack_from(">H", data, cmap + 2)[0]):
        (offset,) = unpack_from(">L", data, cmap + 4 + 8 * at + 4)
        (kind,) = unpack_from(">H", data, cmap + offset)
        if kind == 4:
            characters |= _segments(data, cmap + offset)
        elif kind == 12:
            characters |= _groups(data, cmap + offset)
    return frozenset(characters)


def _table(data: bytes, name: bytes) -> int:
    """Where a table of the file begins."""
    records = (unpack_from(">4sLLL", data, 12 + 16 * at) for at in range(unpack_from(">H", data, 4)[0]))
    return int(next(offset for tag, _, offset, _ in records if tag == name))


def _segments(data: bytes, at: int) -> set[int]:
    """Format 4: segments of the first 65,536 code points, the last of which is only an end mark."""
    (twice,) = unpack_from(">H", data, at + 6)
    ends = _numbers(data, at + 14, twice)
    starts = _numbers(data, at + 16 + twice, twice)
    pairs = zip(starts, ends, strict=True)
    return {point for start, end in pairs if end != 0xFFFF for point in range(start, end + 1)}


def _groups(data: bytes, at: int) -> set[int]:
    """Format 12: groups of any code points."""
    (count,) = unpack_from(">L", data, at + 12)
    groups = (unpack_from(">LL", data, at + 16 + 12 * group) for group in range(count))
    return {point for start, end in groups for point in range(start, end + 1)}


def _numbers(data: bytes, at: int, length: int) -> array[int]:
    """The big-endian numbers of two bytes in a part of a file."""
    numbers = array("H", data[at : at + length])
    if byteorder == "little":
        numbers.byteswap()
    return numbers
