"""The cache of compiled kernels, guarded by sums: machine code that is altered or out of date is never run.

Numba keeps what it compiled in the folder that ``NUMBA_CACHE_DIR`` names and trusts what it finds there. So
before the first kernel is imported everything in the folder is compared with a list of sums that was written
after the last one had been compiled; where anything differs, the whole folder is thrown away. The list also
names the edition of the engine, because numba itself would go on using kernels into which older code of
another file is compiled. Where something cannot be thrown away, numba is to keep nothing at all.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import shutil
from contextlib import suppress
from pathlib import Path

from engine.whole_file import write_whole

_log = logging.getLogger(__name__)


class KernelCache:
    """The folder with the compiled kernels, and the list of sums beside it.

    Args:
        folder: where numba keeps them; the list gets the same name with ``.sums``.
        edition: the engine's, under which they are compiled.
    """

    def __init__(self, folder: Path, edition: str) -> None:
        self._folder = folder
        self._edition = edition
        self._list = folder.with_suffix(".sums")
        self._is_spoilt = False

    @property
    def numba_folder(self) -> str:
        """What ``NUMBA_CACHE_DIR`` is to be: the folder, or if it is not clear, what takes no files."""
        return os.devnull if self._is_spoilt else str(self._folder)

    def clear_unless_sound(self) -> None:
        """Throw everything away unless it is exactly what was sealed, by this edition.

        Of a link to another folder, the link alone.
        """
        if self._is_sound():
            return
        with suppress(OSError):
            self._list.unlink(missing_ok=True)
        with suppress(OSError):
            self._folder.unlink()  # a link or a file
        shutil.rmtree(self._folder, ignore_errors=True)
        self._is_spoilt = not self._is_empty()

    def seal(self) -> None:
        """Write the list, once every kernel is compiled. Where that fails, the next process compiles anew."""
        if self._is_spoilt:
            _log.warning("What lies in %s cannot be removed, so each start compiles anew", self._folder)
            return
        try:
            write_whole(self._list, json.dumps(self._seal()).encode("ascii"))
        except OSError as error:
            if self._is_sound():
                return  # another process was first
            _log.warning("Compiled kernels cannot be kept, so each start compiles them again: %s", error)

    def _is_sound(self) -> bool:
        try:
            return bool(json.loads(self._list.read_text(encoding="ascii")) == self._seal())
        except (OSError, ValueError, RecursionError):  # the last: a list of brackets alone
            return False

    def _is_empty(self) -> bool:
        """Whether no file is left; folders may be, where they are not ours to remove."""
        try:
            return not any(names for _, _, names in os.walk(self._folder, onerror=_raise))
        except FileNotFoundError:
            return True
        except OSError:
            return False

    def _seal(self) -> dict[str, object]:
        sums = {
            str(file.relative_to(self._folder)): hashlib.sha256(file.read_bytes()).hexdigest()
            for file in sorted(self._folder.rglob("*"))
            if file.is_file()
        }
        return {"edition": self._edition, "sums": sums}


def _raise(error: OSError) -> None:
    raise error
