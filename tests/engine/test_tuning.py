"""Tuning: games against itself, and weights that are fitted to them."""

from __future__ import annotations

import numpy as np
import pytest

from engine.estimate import FOR_LEAD, ROWS, estimate
from engine.fitting import CELLS, Network, chance, fit
from engine.searcher import CERTAIN
from engine.self_play import COLUMNS, SelfPlay
from engine.table import build
from engine.worth import stores_alone, worth_of
from rules import RULESETS, TOTAL_SEEDS
from rules.packed import pack

OWARE = RULESETS["oware"]


@pytest.fixture(scope="module")
def playing() -> SelfPlay:
    return SelfPlay(OWARE, build(OWARE, 5), stores_alone())


def test_a_game_hangs_on_its_seed_alone(playing: SelfPlay) -> None:
    games = [playing.samples(seed) for seed in ("1 1 1", "1 1 1", "1 1 2")]
    assert np.array_equal(games[0], games[1])
    assert not np.array_equal(games[0], games[2])


def test_samples_are_undecided_positions_above_the_table(playing: SelfPlay) -> None:
    samples = playing.samples("1 1 3")
    assert samples.shape[1] == COLUMNS
    assert len(samples) >= 5
    seeds, leads = samples[:, :12].sum(axis=1), samples[:, 12]
    assert seeds.min() > 5
    assert ((TOTAL_SEEDS - seeds - leads) % 2 == 0).all()
    assert (abs(samples[:, 13]) < CERTAIN).all()


def test_whole_weights_estimate_what_the_network_does() -> None:
    rng = np.random.default_rng(1)
    network, marks = Network(rng), rng.integers(0, 5, (50, 12))
    boards = np.zeros((50, ROWS - 3), dtype=np.float32)
    boards[np.arange(50)[:, None], marks + np.arange(12) * ((ROWS - 3) // 12)] = 1
    leads = rng.integers(-9, 9, 50).astype(np.float32)
    wanted, weights = network.scores(network.cells(boards, leads)), network.rounded()
    for pits, lead, score in zip(marks.tolist(), leads, wanted, strict=True):
        assert estimate(weights, pack(pits[:6]), pack(pits[6:]), int(lead)) == pytest.approx(
            100 * score, abs=CELLS * 3
        )


def test_a_fit_learns_who_wins() -> None:
    """Whoever has most on the board wins here, whatever lies in the stores. A guess would miss by 0.69."""
    rng = np.random.default_rng(2)
    pits = rng.integers(0, 6, (6000, 12))
    results = np.sign(pits[:, :6].sum(axis=1) - pits[:, 6:].sum(axis=1))
    samples = np.column_stack([pits, rng.integers(-5, 5, 6000), 900 * results])
    weights, missed = fit(samples, 6, rng)
    assert missed < 0.5
    assert estimate(weights, pack([4, 4, 4, 4, 4, 4]), pack([1, 1, 1, 1, 1, 1]), 0) > 200
    assert estimate(weights, pack([1, 1, 1, 1, 1, 1]), pack([4, 4, 4, 4, 4, 4]), 0) < -200


def test_even_chances_stand_for_no_lead() -> None:
    assert chance(np.zeros(1, dtype=np.float32))[0] == pytest.approx(0.5)


def test_only_captures_of_twos_and_threes_have_weights_of_their_own() -> None:
    assert worth_of(RULESETS["abapa"]).shape == (ROWS, CELLS + 1)
    for worth in (worth_of(RULESETS["ayoayo"]), stores_alone()):
        assert estimate(worth, pack([4] * 6), pack([0] * 6), -3) == -300
        assert worth[FOR_LEAD, -1] == 100
