"""Whatever can lie on a board, and whatever can be played on it, can be drawn."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from renderer import render_board, render_lesson, render_text
from rules import RULESETS, TOTAL_SEEDS, Game, Position, Side


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any way to spread 48 seeds over twelve pits and two stores."""
    cuts = sorted(draw(st.lists(st.integers(0, TOTAL_SEEDS), min_size=13, max_size=13)))
    parts = [there - here for here, there in zip([0, *cuts], [*cuts, TOTAL_SEEDS], strict=True)]
    return Position(tuple(parts[:12]), (parts[12], parts[13]), draw(st.sampled_from(Side)))


@settings(max_examples=60, deadline=None)
@given(positions(), st.booleans())
def test_any_position_can_be_drawn(position: Position, over: bool) -> None:
    picture = Image.open(BytesIO(render_board(position, over=over)))
    assert picture.size == (1000, 480)
    assert render_text(position, over=over).count("\n") == 6


@pytest.mark.parametrize("key", RULESETS)
def test_every_move_of_a_game_can_be_drawn(key: str) -> None:
    rng = Random(key)
    game = Game(RULESETS[key])
    while game.legal_moves() and game.ply < 40:
        move = game.play(rng.choice(game.legal_moves()))
        over = game.outcome() is not None
        assert render_board(game.position, last_move=move, over=over).startswith(b"\x89PNG")
        assert render_text(game.position, last_move=move, over=over).isascii()
        if game.ply % 8 == 0:
            assert render_lesson(move).startswith(b"\x89PNG")
