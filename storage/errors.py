"""What can go wrong with the store itself and its file, each as one plain sentence."""

# ruff: noqa: N818 - what happened, not the word error, is what the reader looks for

from __future__ import annotations

from pathlib import Path


class StoreError(Exception):
    """Anything the store refuses or cannot do; ``str`` is a whole sentence."""


class StoreClosed(StoreError):
    """The store was used after ``close``."""

    def __init__(self) -> None:
        super().__init__("The store has been closed.")


class SqliteTooOld(StoreError):
    """The SQLite that came with this Python lacks what the schema is written in.

    Attributes:
        version: that SQLite.
        needed: the oldest that will do.
    """

    def __init__(self, version: str, needed: str) -> None:
        super().__init__(f"This Python comes with SQLite {version}; Opon needs {needed} or newer.")
        self.version = version
        self.needed = needed


class DatabaseError(StoreError):
    """The database file itself cannot be used.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path


class DatabaseUnwritable(DatabaseError):
    """The file cannot be created or written: permissions, a full disk, a folder in its place."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, f"The database {path} cannot be written: {why}.")


class DatabaseUnreadable(DatabaseError):
    """The file is damaged, or is no database of Opon."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, f"The database {path} cannot be read: {why}.")


class DatabaseInUse(DatabaseError):
    """Another process holds the file."""

    def __init__(self, path: Path, why: str = "another process has it open") -> None:
        super().__init__(path, f"The database {path} is in use: {why}.")


class DatabaseTooNew(DatabaseError):
    """The file was written by a newer version of Opon.

    Attributes:
        version: the schema version of the file.
        known: the newest schema version that this program knows.
    """

    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            path,
            f"The database {path} was written by a newer version of Opon"
            f" (its schema is {version}, this version knows {known}).",
        )
        self.version = version
        self.known = known
