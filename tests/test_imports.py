"""Imports point one way: rules below, engine and renderer above it, storage alone, bot on top."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent

MAY_IMPORT = {
    "rules": set(),
    "engine": {"rules", "numba", "numpy"},
    "renderer": {"rules", "PIL"},
    "storage": {"aiosqlite", "filelock"},
    "bot/tables": {"bot", "engine", "rules", "storage"},
    "bot/room": {"bot", "storage", "simcord", "aiohttp", "PIL"},
}
ONLY_IN_THE_ROOM = {"simcord"}


def imported(source: str) -> set[str]:
    """The top-level packages that a module imports, the standard library left out."""
    return {name.partition(".")[0] for name in _names(ast.parse(source))} - sys.stdlib_module_names


def _names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "relative imports are not used here"


def modules(package: str) -> list[Path]:
    return sorted((HOUSE / package).rglob("*.py"))


@pytest.mark.parametrize(
    ("package", "module"),
    [
        pytest.param(package, module, id=str(module.relative_to(HOUSE)))
        for package in MAY_IMPORT
        for module in modules(package)
    ],
)
def test_a_package_imports_only_what_stands_below_it(package: str, module: Path) -> None:
    own = package.partition("/")[0]

    assert imported(module.read_text(encoding="utf-8")) - {own} <= MAY_IMPORT[package]


OUTSIDE_THE_ROOM = [module for module in modules("bot") if (HOUSE / "bot" / "room") not in module.parents]


@pytest.mark.parametrize("module", OUTSIDE_THE_ROOM, ids=lambda module: str(module.relative_to(HOUSE)))
def test_the_bot_needs_the_simulated_discord_nowhere_but_in_the_practice_room(module: Path) -> None:
    assert not imported(module.read_text(encoding="utf-8")) & ONLY_IN_THE_ROOM


def test_an_import_is_seen_wherever_it_stands_and_however_it_is_written() -> None:
    source = "import discord.ui as ui, json\ndef late():\n    from simcord.preview import Preview\n"

    assert imported(source) == {"discord", "simcord"}
