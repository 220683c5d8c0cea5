"""How fast Ayoayo is solved: the start, and every legal move of positions from ply 6 on, final scores too.

Seconds are those of the processor, so that what else runs on the machine does not count.
"""

from __future__ import annotations

import resource
import time
from random import Random

import pytest

from engine.answering import bytes_beside_code
from engine.prover import Case, Prover
from engine.table import build, bytes_for
from engine.values import Verdict
from rules import RULESETS, Game

AYOAYO = RULESETS["ayoayo"]
POSITIONS = 150


@pytest.fixture(scope="module")
def prover() -> Prover:
    return Prover(AYOAYO, build(AYOAYO, 14), 1 << 25)


def timed(prover: Prover, game: Game, until_won: bool = False) -> tuple[float, list[Case]]:
    """How long it took to decide the moves of a position."""
    begun = time.process_time()
    cases = prover.examine(game, 60, until_won=until_won)
    return time.process_time() - begun, cases


def with_scores(prover: Prover, game: Game) -> list[bool]:
    """Of which moves of a position the final score is proved within a second, all verdicts first.

    The prover minds the clock, which goes faster where others use the machine: so it is asked repeatedly.
    """
    begun = time.process_time()
    cases = prover.examine(game, 60)
    while time.process_time() - begun < 1 and any(case.wanted_of_score() for case in cases):
        prover.narrow(cases, min(0.1, begun + 1 - time.process_time()))
    return [case.low == case.high for case in cases]


def drawn_games(rng: Random) -> list[Game]:
    """Games that random players brought to ply 6 to 16 and did not end."""
    games: list[Game] = []
    while len(games) < POSITIONS:
        game = Game(AYOAYO)
        for _ in range(rng.randint(6, 16)):
            if not game.outcome():
                game.play(rng.choice(game.legal_moves()))
        if not game.outcome():
            games.append(game)
    return games


def test_the_start_is_solved_within_half_a_second(prover: Prover, capsys: pytest.CaptureFixture[str]) -> None:
    seconds, cases = timed(prover, Game(AYOAYO), until_won=True)
    with capsys.disabled():
        print(f"\nstart: {seconds:.2f} s until C is proved to win, {prover.nodes:,} positions")
    assert [case.pit for case in cases if case.verdict is Verdict.WIN] == [2]
    assert seconds <= 0.5


def test_every_move_is_decided_within_seconds(prover: Prover, capsys: pytest.CaptureFixture[str]) -> None:
    found = [timed(prover, game) for game in drawn_games(Random(7))]
    seconds = sorted(time for time, _ in found)
    moves = [case.verdict for _, cases in found for case in cases]
    median, most, slowest = (seconds[int(POSITIONS * share)] for share in (0.5, 0.95, 0.999))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    with capsys.disabled():
        print(
            f"\nall moves of {POSITIONS} positions: median {median:.3f} s, 95 % {most:.2f} s, {slowest:.2f} s"
        )
        print(f"{len(moves)} moves, {moves.count(Verdict.DRAW)} draws, {moves.count(None)} open; {memory} MB")
    assert (median <= 0.1, most <= 1.5, slowest <= 5.0) == (True, True, True)


def test_most_final_scores_are_proved_within_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    """With the table and the memory for proofs that the bot has by itself."""
    table = build(AYOAYO, 15)
    prover = Prover(AYOAYO, table, (bytes_beside_code(256 << 20) - bytes_for(AYOAYO, 15)) // 4 * 3)
    found = [with_scores(prover, game) for game in drawn_games(Random(7))]
    moves, positions = [exact for each in found for exact in each], list(map(all, found))
    with capsys.disabled():
        print(f"\nfinal scores within a second: {sum(moves)} of {len(moves)} moves", end="")
        print(f", all of them in {sum(positions)} of {POSITIONS} positions")
    assert sum(moves) >= 0.9 * len(moves)
