"""The database file and the lock beside it, which keeps other processes out."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from filelock import FileLock, Timeout

from storage.errors import DatabaseInUse, DatabaseUnwritable


class DatabaseFile:
    """A file that belongs to this process until it is released, or until the process dies.

    The lock is the system's own (flock), on ``<name>.lock`` in the same folder: a killed process leaves none.
    """

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path = path
        self._lock = lock

    @classmethod
    def take(cls, path: Path) -> Self:
        """Lock the file, which is created with its folder when missing.

        Raises:
            DatabaseInUse: another process, or another store of this one, has it.
            DatabaseUnwritable: it cannot be created or written.
        """
        try:
            path = path.resolve()
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path.with_name(f"{path.name}.lock"), thread_local=False)
            lock.acquire(blocking=False)
        except Timeout as error:
            raise DatabaseInUse(path) from error
        except (OSError, RuntimeError, NotImplementedError) as error:
            raise DatabaseUnwritable(path, _cause(error)) from error
        taken = cls(path, lock)
        taken._check_writable()
        return taken

    def release(self) -> None:
        """Let others have the file."""
        self._lock.release()

    def _check_writable(self) -> None:
        """Find out now, and by the system's own words; SQLite would open a read-only file without a sound."""
        try:
            self.path.open("ab").close()
        except OSError as error:
            self.release()
            raise DatabaseUnwritable(self.path, _cause(error)) from error


def _cause(error: Exception) -> str:
    """The system's own words in lower case: "permission denied"."""
    words = error.strerror if isinstance(error, OSError) else None
    return (words or str(error)).lower()
