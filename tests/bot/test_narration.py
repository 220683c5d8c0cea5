"""Every kind of move, on a literal board and in its literal sentence."""

from __future__ import annotations

import random

import pytest

from bot.narration import narrate
from bot.texts import Texts
from rules import (
    PIT_LETTERS,
    RULESETS,
    Game,
    Lap,
    Move,
    Position,
)

ENGLISH = Texts.for_locale("en-US")
LONGEST_NAME = "Wilhelmina-Nkechinyere Adébáyọ̀ II"[:32]


def told(key: str, board: str, pit: str) -> str:
    ruleset = RULESETS[key]
    move = Game(ruleset, Position.parse(board)).play(PIT_LETTERS.index(pit))
    return narrate(ENGLISH, move, ruleset, "Ada")


MOVES = {
    "relay, took the pit across and itself": (
        ("ayoayo", "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", "C"),
        "Ada played C: it kept landing on seeds, 5 laps, 26 seeds sown; "
        "the last fell in empty E and took 6 from b and itself, 7 in all.",
    ),
    "relay, ended on the other side": (
        ("ayoayo", "0 5 0 2 0 1 3 1 0 0 4 2 15 15 S", "D"),
        "Ada played D: it kept landing on seeds, 3 laps, 6 seeds sown; "
        "the last fell in empty d, on the other side, so nothing was taken.",
    ),
    "relay, the pit across was empty": (
        ("ayoayo", "2 1 1 0 0 3 1 0 0 4 2 3 16 15 S", "A"),
        "Ada played A: it kept landing on seeds, 2 laps, 4 seeds sown; "
        "the last fell in empty E, but b opposite was empty too, so nothing was taken.",
    ),
    "relay with a lap of twelve": (
        ("ayoayo", "12 9 0 0 1 0 2 0 1 0 0 1 12 10 S", "A"),
        "Ada played A: it kept landing on seeds, 2 laps, 23 seeds sown; "
        "the last fell in empty A and took 3 from f and itself, 4 in all.",
    ),
    "one lap, took the pit across and itself": (
        ("ayoayo", "1 3 2 0 0 2 1 5 0 4 2 3 13 12 S", "B"),
        "Ada played B: 3 seeds; the last fell in empty E and took 5 from b and itself, 6 in all.",
    ),
    "the same from North's seat": (
        ("ayoayo", "1 5 0 4 2 3 1 3 2 0 0 2 12 13 N", "b"),
        "Ada played b: 3 seeds; the last fell in empty e and took 5 from B and itself, 6 in all.",
    ),
    "one lap, took the whole row across": (
        ("ayoayo", "1 0 2 1 0 3 0 6 0 0 0 0 18 17 S", "C"),
        "Ada played C: 2 seeds; the last fell in empty E and took 6 from b and itself, 7 in all, "
        "clearing the other row.",
    ),
    "one seed, took the pit across and itself": (
        ("ayoayo", "1 0 2 0 0 3 1 5 0 4 2 3 14 13 S", "A"),
        "Ada played A: 1 seed; it fell in empty B and took 2 from e and itself, 3 in all.",
    ),
    "one seed, the pit across was empty": (
        ("ayoayo", "1 0 0 0 0 3 1 0 4 4 0 3 16 16 S", "A"),
        "Ada played A: 1 seed; it fell in empty B, but e opposite was empty too, so nothing was taken.",
    ),
    "one lap, the capturing seed stays": (
        ("ayoayo-seed-stays", "1 3 2 0 0 2 1 5 0 4 2 3 13 12 S", "B"),
        "Ada played B: 3 seeds; the last fell in empty E, where it stays, and took 5 from b.",
    ),
    "the capturing seed stays, the whole row is taken": (
        ("ayoayo-seed-stays", "1 0 2 1 0 3 0 6 0 0 0 0 18 17 S", "C"),
        "Ada played C: 2 seeds; the last fell in empty E, where it stays, and took 6 from b, "
        "clearing the other row.",
    ),
    "ended in the mover's own row": (
        ("oware", "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", "A"),
        "Ada played A: 4 seeds; the last fell in E, in the same row, so nothing was taken.",
    ),
    "made neither a two nor a three": (
        ("oware", "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", "D"),
        "Ada played D: 4 seeds; the last brought b to 5, not 2 or 3, so nothing was taken.",
    ),
    "one seed, made a one": (
        ("oware", "0 5 1 0 0 1 0 1 0 0 4 2 17 17 S", "F"),
        "Ada played F: 1 seed; it brought a to 1, not 2 or 3, so nothing was taken.",
    ),
    "took one pit": (
        ("oware", "2 0 3 1 3 0 4 1 2 4 0 3 13 12 S", "E"),
        "Ada played E: 3 seeds; the last brought b to 2 and took b (2 seeds).",
    ),
    "took two pits, from the last one back": (
        ("oware", "2 0 3 1 4 0 4 1 2 4 0 3 12 12 S", "E"),
        "Ada played E: 4 seeds; the last brought c to 3 and took c and b (5 seeds).",
    ),
    "took three pits as North": (
        ("oware", "1 2 1 0 5 3 2 0 3 1 4 0 13 13 N", "e"),
        "Ada played e: 4 seeds; the last brought C to 2 and took C, B and A (7 seeds).",
    ),
    "a lap of twelve, ended in the mover's own row": (
        ("oware", "1 12 0 2 1 0 2 0 1 3 0 1 13 12 S", "B"),
        "Ada played B: 12 seeds went all the way round, passing over B; "
        "the last fell in C, in the same row, so nothing was taken.",
    ),
    "a lap of more than twelve, took a pit it had passed twice": (
        ("oware", "1 0 0 2 1 13 0 0 0 3 0 1 14 13 S", "F"),
        "Ada played F: 13 seeds went all the way round, passing over F; "
        "the last brought b to 2 and took b and a (4 seeds).",
    ),
    "a grand slam that takes nothing": (
        ("oware", "3 1 0 2 3 0 1 2 0 0 0 0 18 18 S", "E"),
        "Ada played E: 3 seeds; the last would have taken every seed in the other row, so it took nothing.",
    ),
    "a grand slam that captures": (
        ("oware-slam-takes", "3 1 0 2 3 0 1 2 0 0 0 0 18 18 S", "E"),
        "Ada played E: 3 seeds; the last brought b to 3 and took b and a (5 seeds), clearing the other row.",
    ),
    "a grand slam that would not win": (
        ("abapa-slam-wins", "3 1 0 2 3 0 1 2 0 0 0 0 18 18 S", "E"),
        "Ada played E: 3 seeds; the last would have taken every seed in the other row without winning, "
        "so it took nothing.",
    ),
    "a grand slam that wins": (
        ("abapa-slam-wins", "3 1 0 2 3 0 1 2 0 0 0 0 20 16 S", "E"),
        "Ada played E: 3 seeds; the last brought b to 3 and took b and a (5 seeds), clearing the other row.",
    ),
}


@pytest.mark.parametrize(("played", "sentence"), MOVES.values(), ids=MOVES.keys())
def test_a_move_is_told_with_why_it_went_on_and_why_it_stopped(
    played: tuple[str, str, str], sentence: str
) -> None:
    assert told(*played) == sentence


@pytest.mark.parametrize("key", RULESETS)
def test_every_move_of_whole_games_fits_on_a_line_of_200_characters(key: str) -> None:
    chance = random.Random(f"narration of {key}")
    for _ in range(10):
        game = Game(RULESETS[key])
        while game.outcome() is None:
            move = game.play(chance.choice(game.legal_moves()))
            line = narrate(ENGLISH, move, game.ruleset, LONGEST_NAME)
            assert "\n" not in line
            assert len(line) <= 200


@pytest.mark.parametrize("key", ["ayoayo", "ayoayo-seed-stays"])
def test_the_longest_relay_fits_on_a_line_of_200_characters(key: str) -> None:
    before = Position.parse("12 0 0 0 0 0 5 0 1 0 0 0 15 15 S")
    after = Position.parse("12 0 0 0 0 0 0 0 0 0 0 0 21 15 N")
    laps = (Lap(0, 12), *(Lap(1, 5) for _ in range(168)))
    move = Move(before, laps, last=5, captured=(5, 6), spared=(), gained=6, after=after)
    line = narrate(ENGLISH, move, RULESETS[key], LONGEST_NAME)
    assert "169 laps, 852 seeds sown;" in line
    assert len(line) <= 200
