"""The cache of compiled kernels, guarded by sums: machine code that was altered is never run.

Numba keeps what it compiled in the folder that ``NUMBA_CACHE_DIR`` names and trusts what it finds there. So
before the first kernel is imported everything in the folder is compared with a list of sums that was written
after the last one had been compiled; where anything differs, the whole folder is thrown away.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path


class KernelCache:
    """The folder with the compiled kernels, and the list of sums beside it.

    Args:
        folder: where numba keeps them; the list gets the same name with ``.sums``.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._list = folder.with_suffix(".sums")

    def clear_unless_sound(self) -> None:
        """Throw everything away unless it is exactly what was sealed."""
        try:
            sealed = json.loads(self._list.read_text(encoding="ascii"))
        except (OSError, ValueError):
            sealed = None
        if sealed != self._sums():
            self._list.unlink(missing_ok=True)
            shutil.rmtree(self._folder, ignore_errors=True)

    def seal(self) -> None:
        """Write the list, once every kernel is compiled."""
        self._folder.mkdir(parents=True, exist_ok=True)
        beside = self._list.with_suffix(".new")
        beside.write_text(json.dumps(self._sums()), encoding="ascii")
        beside.replace(self._list)

    def _sums(self) -> dict[str, str]:
        return {
            str(file.relative_to(self._folder)): hashlib.sha256(file.read_bytes()).hexdigest()
            for file in sorted(self._folder.rglob("*"))
            if file.is_file()
        }
