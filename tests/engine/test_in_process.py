"""Asking within one's own process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Verdict, choose, evaluate, in_process
from rules import RULESETS, Game, Position

WON_BY_A = Game(RULESETS["ayoayo"], Position.parse("1 0 0 0 0 1 0 0 0 0 2 0 22 22 S"))
OVER = Game(RULESETS["oware"], Position.parse("1 0 0 0 0 0 0 0 0 0 0 0 23 24 S"))


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Little memory and a folder of one's own, so that no large table is built for nothing."""
    monkeypatch.setattr(in_process, "_MEMORY_BYTES", 1 << 20)
    monkeypatch.setattr(in_process, "_TABLES", tmp_path)
    in_process._answerer.cache_clear()
    yield
    in_process._answerer.cache_clear()


def test_every_move_is_told_the_best_first() -> None:
    values = evaluate(WON_BY_A, 5.0)
    assert [(value.pit, value.verdict) for value in values] == [(0, Verdict.WIN), (5, Verdict.DRAW)]


def test_the_move_to_play_is_a_won_one() -> None:
    assert choose(WON_BY_A, 5.0) == 0


def test_games_of_all_rulesets_can_be_asked_about_in_turn(tmp_path: Path) -> None:
    for ruleset in RULESETS.values():
        game = Game(ruleset)
        assert sorted(value.pit for value in evaluate(game, 0.05)) == game.legal_moves()
        assert choose(game, 0.05) in game.legal_moves()
    assert any(tmp_path.iterdir()), "tables are kept for the next process"


def test_a_game_that_is_over_has_no_moves() -> None:
    assert evaluate(OVER, 1.0) == []
    with pytest.raises(ValueError, match="no move to choose"):
        choose(OVER, 1.0)
