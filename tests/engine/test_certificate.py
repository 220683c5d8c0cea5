"""A written strategy is verified by the rules alone, and nothing flawed gets through."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.certificate import Certificate, Flawed
from engine.prover import Prover
from engine.strategy import NotProved, Strategist
from engine.table import build
from rules import RULESETS, Game, Position, Side

AYOAYO, OWARE = RULESETS["ayoayo"], RULESETS["oware"]
LATE = Position.parse("2 0 1 2 0 3 0 3 1 0 3 0 16 17 S")


@pytest.fixture(scope="module")
def certificate() -> Certificate:
    return Strategist(AYOAYO, Prover(AYOAYO, build(AYOAYO, 8), 1 << 22)).strategy(LATE)


def test_a_proved_strategy_is_read_back_and_verified(certificate: Certificate, tmp_path: Path) -> None:
    certificate.write(tmp_path / "late.txt")
    read = Certificate.read(tmp_path / "late.txt")
    assert read == certificate
    assert read.check() == len(certificate.moves) > 1


def test_a_missing_answer_is_found(certificate: Certificate) -> None:
    for position in list(certificate.moves)[::40]:
        short = {kept: pit for kept, pit in certificate.moves.items() if kept != position}
        with pytest.raises(Flawed, match="no answer to"):
            replace(certificate, moves=short).check()


def test_a_move_that_is_not_legal_is_found(certificate: Certificate) -> None:
    with pytest.raises(Flawed, match="not legal in"):
        replace(certificate, moves=dict(certificate.moves) | {LATE: 1}).check()


def test_a_game_that_is_lost_is_found() -> None:
    """South's only seed feeds North, who is left with everything."""
    start = Position.parse("0 0 0 0 0 1 0 0 0 0 0 0 23 24 S")
    with pytest.raises(Flawed, match="the game is not won in"):
        Certificate(AYOAYO, Side.SOUTH, start, {start: 5}).check()


def test_a_line_that_comes_back_is_found() -> None:
    """Two lone seeds that follow each other around an Oware board until they stand as they did."""
    start = Position.parse("0 0 0 0 0 1 0 0 0 0 0 1 23 23 S")
    game, moves = Game(OWARE, start), {}
    while not game.outcome():
        moves[game.position] = game.legal_moves()[0]
        game.play(game.legal_moves()[0])
    with pytest.raises(Flawed, match="a line comes back to"):
        Certificate(OWARE, Side.SOUTH, start, moves).check()


@pytest.mark.parametrize(
    "text", ["", "{}", "no strategy", '{"format": "opon strategy 9", "ruleset": "oware", "winner": "S"}']
)
def test_a_file_that_holds_no_strategy_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "other").write_text(text)
    with pytest.raises(Flawed, match="no written strategy"):
        Certificate.read(tmp_path / "other")


def test_where_nobody_can_force_a_win_none_is_written() -> None:
    start = Position.parse("0 0 0 0 0 1 0 0 0 0 0 1 23 23 S")
    with pytest.raises(NotProved):
        Strategist(OWARE, Prover(OWARE, build(OWARE, 1), 1 << 20)).strategy(start)
