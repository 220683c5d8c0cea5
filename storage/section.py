"""What the parts of the store have in common."""

from __future__ import annotations

from storage.database import Database
from storage.records import Limits


class Section:
    """A part of the store that looks after one kind of record. All sections share one database."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self._database = database
        self._limits = limits
