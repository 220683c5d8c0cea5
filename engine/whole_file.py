"""Files that are found whole or not at all."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from secrets import token_hex


def write_whole(file: Path, *parts: bytes | memoryview) -> None:
    """Write a file beside its place, under a name of its own, and move it there; its folder is made.

    Raises:
        OSError: it cannot be written, or another process has written it meanwhile. Nothing is left beside.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.{token_hex(4)}.new")
    try:
        with beside.open("wb") as opened:
            for part in parts:
                opened.write(part)
        beside.replace(file)
    except OSError:
        _remove(beside)
        raise
    for unfinished in file.parent.glob(f"{file.name}.*.new"):  # by a process that was killed, or is too late
        _remove(unfinished)


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink(missing_ok=True)
