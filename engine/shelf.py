"""The shelf: interval tables kept on disk, each with a sum over what it holds."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np

from engine.choices import choices_of
from engine.compiled import Bounds
from engine.table import Table, build, finals_seeds_for
from rules import Ruleset

FORMAT = "opon table 3"


class Shelf:
    """Tables in a folder. One that is missing, cut short or altered is built again.

    Args:
        folder: where they are kept; made when needed.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def table(self, ruleset: Ruleset, seeds: int) -> Table:
        """The ruleset's table up to so many seeds, from disk or newly built and kept."""
        kept = self.kept(ruleset, seeds)
        if kept is None:
            kept = build(ruleset, seeds)
            self._keep(ruleset, kept)
        return kept

    def kept(self, ruleset: Ruleset, seeds: int) -> Table | None:
        """The table if it lies whole on the shelf, else None."""
        try:
            with self._file(ruleset, seeds).open("rb") as file:
                head, body = file.readline(), np.fromfile(file, dtype=np.int8)
        except OSError:
            return None
        if head != _head(ruleset, seeds, body):
            return None
        return Table(seeds, body.reshape(-1, 2), finals_seeds_for(ruleset, seeds))

    def _keep(self, ruleset: Ruleset, table: Table) -> None:
        """Write a table beside its place and move it there, so that no half of one is ever found."""
        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._file(ruleset, table.seeds)
        beside = file.with_suffix(".new")
        with beside.open("wb") as opened:
            opened.write(_head(ruleset, table.seeds, table.bounds))
            opened.write(table.bounds.data)
        beside.replace(file)

    def _file(self, ruleset: Ruleset, seeds: int) -> Path:
        return self._folder / f"{ruleset.key}-{seeds}.table"


def _head(ruleset: Ruleset, seeds: int, body: Bounds) -> bytes:
    """The first line of a file: everything that must agree for the rest to be of use."""
    digest = hashlib.sha256(body.data).hexdigest()
    head = {"format": FORMAT, "choices": choices_of(ruleset), "seeds": seeds, "sum": digest}
    return json.dumps(head).encode("ascii") + b"\n"
