"""The edition of the engine: a name for exactly the code that made what lies on the disk."""

from __future__ import annotations

import hashlib
import sys
from importlib.metadata import version
from pathlib import Path

_HOUSE = Path(__file__).parents[1]


def edition(house: Path = _HOUSE) -> str:
    """The digest of all sources of ``engine`` and ``rules`` in a folder, and of what compiles and runs them.

    A kernel holds the machine code and the constants of others, from other files, and numba compares only
    the file in which it stands itself. So anything made under another edition may not be used.

    Raises:
        importlib.metadata.PackageNotFoundError: the extra ``engine`` is not installed.
    """
    digest = hashlib.sha256()
    for fact in (sys.version, version("numba"), version("llvmlite"), version("numpy")):
        digest.update(fact.encode())
    for file in sorted((*(house / "engine").rglob("*.py"), *(house / "rules").rglob("*.py"))):
        digest.update(file.relative_to(house).as_posix().encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()
