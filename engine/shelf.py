"""The shelf: interval tables kept on disk, each with a sum over what it holds."""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path

import numpy as np

from engine.choices import choices_of
from engine.compiled import Bounds
from engine.table import Table, build, finals_seeds_for
from engine.whole_file import write_whole
from rules import Ruleset

_log = logging.getLogger(__name__)


class Shelf:
    """Tables in a folder. One that is missing, cut short, altered or of another edition is built again.

    Where the folder takes no files, tables stay in memory, those of the last ruleset that one was built for.

    Args:
        folder: where they are kept; made when needed.
        edition: the engine's, which builds them.
    """

    def __init__(self, folder: Path, edition: str) -> None:
        self._folder = folder
        self._edition = edition
        self._unwritten: dict[tuple[str, int], Table] = {}
        self._unwritable: set[tuple[str, int]] = set()

    def table(self, ruleset: Ruleset, seeds: int) -> Table:
        """The ruleset's table up to so many seeds, from the shelf or newly built and kept."""
        kept = self.kept(ruleset, seeds)
        if kept is None:
            self._forget_all_but(ruleset)
            kept = build(ruleset, seeds)
            self._keep(ruleset, kept)
        return kept

    def kept(self, ruleset: Ruleset, seeds: int) -> Table | None:
        """The table if it lies whole on the shelf, else None."""
        unwritten = self._unwritten.get((ruleset.key, seeds))
        if unwritten is not None:
            return unwritten
        try:
            with self._file(ruleset, seeds).open("rb") as file:
                head, body = file.readline(), np.fromfile(file, dtype=np.int8)
        except OSError:
            return None
        if head != self._head(ruleset, seeds, body):
            return None
        return Table(seeds, body.reshape(-1, 2), finals_seeds_for(ruleset, seeds))

    def is_worth_building(self, ruleset: Ruleset, seeds: int) -> bool:
        """Whether a table may take long to build: not a second time if it could not be written."""
        return (ruleset.key, seeds) not in self._unwritable

    def _keep(self, ruleset: Ruleset, table: Table) -> None:
        file = self._file(ruleset, table.seeds)
        try:
            write_whole(file, self._head(ruleset, table.seeds, table.bounds), table.bounds.data)
        except OSError as error:
            if self.kept(ruleset, table.seeds) is None:  # else another process was first
                if not self._unwritable:
                    _log.warning("Tables cannot be kept, so each process builds its own: %s", error)
                self._unwritable.add((ruleset.key, table.seeds))
                self._unwritten[ruleset.key, table.seeds] = table

    def _forget_all_but(self, ruleset: Ruleset) -> None:
        """Memory is for the tables of one ruleset."""
        for key, seeds in list(self._unwritten):
            if key != ruleset.key:
                self._unwritten.pop((key, seeds), None)

    def _file(self, ruleset: Ruleset, seeds: int) -> Path:
        return self._folder / f"{ruleset.key}-{seeds}.table"

    def _head(self, ruleset: Ruleset, seeds: int, body: Bounds) -> bytes:
        """The first line of a file: everything that must agree for the rest to be of use."""
        head = {
            "edition": self._edition,
            "choices": choices_of(ruleset),
            "seeds": seeds,
            "sum": hashlib.sha256(body.data).hexdigest(),
        }
        return json.dumps(head).encode("ascii") + b"\n"
