"""How fast move sequences are counted, beside OpenSpiel's Oware walked from Python in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from rules import RULESETS, Position, perft

DEPTH = 7
ROUNDS = 7


def leaves_per_second(*counts: Callable[[], int]) -> list[float]:
    """The best round of each; the rounds take turns, so that what disturbs one disturbs all."""

    def speed(count: Callable[[], int]) -> float:
        start = time.perf_counter()
        leaves = count()
        return leaves / (time.perf_counter() - start)

    rounds = [[speed(count) for count in counts] for _ in range(ROUNDS)]
    return [max(speeds) for speeds in zip(*rounds, strict=True)]


def played(state: Any, depth: int) -> int:
    """OpenSpiel's sequences, every move of them played."""
    if depth == 0:
        return 1
    return sum(played(state.child(action), depth - 1) for action in state.legal_actions())


def counted(state: Any, depth: int) -> int:
    """OpenSpiel's sequences, their last moves only counted, as ``perft`` counts its own."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(counted(state.child(action), depth - 1) for action in actions)


def test_oware_is_counted_at_least_twice_as_fast_as_openspiel_walks_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the comparison needs open_spiel, of the extra `bench`")
    oware, start = RULESETS["oware"], pyspiel.load_game("oware").new_initial_state()
    assert perft(oware, Position(), DEPTH) == played(start, DEPTH) == counted(start, DEPTH)

    ours, walked, shortened = leaves_per_second(
        lambda: perft(oware, Position(), DEPTH),
        lambda: played(start, DEPTH),
        lambda: counted(start, DEPTH),
    )

    with capsys.disabled():
        print(f"\nperft(oware, start, {DEPTH}): {ours:,.0f} leaves/s")
        print(f"OpenSpiel, every move played: {walked:,.0f} leaves/s (ratio {ours / walked:.2f})")
        print(f"OpenSpiel, last move counted: {shortened:,.0f} leaves/s (ratio {ours / shortened:.2f})")
    assert ours >= 2 * walked


def test_ayoayo_is_counted_right_and_at_a_speed_worth_knowing(capsys: pytest.CaptureFixture[str]) -> None:
    ayoayo, depth, leaves = RULESETS["ayoayo"], 9, 1_156_048
    assert perft(ayoayo, Position(), depth) == leaves
    (speed,) = leaves_per_second(lambda: perft(ayoayo, Position(), depth - 2))
    with capsys.disabled():
        print(f"\nperft(ayoayo, start, {depth - 2}): {speed:,.0f} leaves/s")
