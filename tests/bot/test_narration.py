"""Every kind of move, refusal and ending, on a literal board and in its literal sentence."""

from __future__ import annotations

import random

import pytest

from bot.narration import explain_refusal, narrate, row_notice, tell_abandoned, tell_outcome
from bot.texts import Texts
from rules import (
    PIT_LETTERS,
    RULESETS,
    Game,
    IllegalReason,
    Lap,
    Move,
    Outcome,
    Position,
    Side,
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
        "Ada played C: it kept landing in pits with seeds, 5 laps, 26 seeds; "
        "the last fell in empty E and took 6 from b and itself.",
    ),
    "relay, ended on the other side": (
        ("ayoayo", "0 5 0 2 0 1 3 1 0 0 4 2 15 15 S", "D"),
        "Ada played D: it kept landing in pits with seeds, 3 laps, 6 seeds; "
        "the last fell in empty d, on the other side, so nothing was taken.",
    ),
    "relay, the pit across was empty": (
        ("ayoayo", "2 1 1 0 0 3 1 0 0 4 2 3 16 15 S", "A"),
        "Ada played A: it kept landing in pits with seeds, 2 laps, 4 seeds; "
        "the last fell in empty E, but b opposite was empty too, so nothing was taken.",
    ),
    "relay with a lap of twelve": (
        ("ayoayo", "12 9 0 0 1 0 2 0 1 0 0 1 12 10 S", "A"),
        "Ada played A: it kept landing in pits with seeds, 2 laps, 23 seeds; "
        "the last fell in empty A and took 3 from f and itself.",
    ),
    "one lap, took the pit across and itself": (
        ("ayoayo", "1 3 2 0 0 2 1 5 0 4 2 3 13 12 S", "B"),
        "Ada played B: 3 seeds; the last fell in empty E and took 5 from b and itself.",
    ),
    "the same from North's seat": (
        ("ayoayo", "1 5 0 4 2 3 1 3 2 0 0 2 12 13 N", "b"),
        "Ada played b: 3 seeds; the last fell in empty e and took 5 from B and itself.",
    ),
    "one lap, took the whole row across": (
        ("ayoayo", "1 0 2 1 0 3 0 6 0 0 0 0 18 17 S", "C"),
        "Ada played C: 2 seeds; the last fell in empty E and took 6 from b and itself, "
        "clearing the other row.",
    ),
    "one seed, took the pit across and itself": (
        ("ayoayo", "1 0 2 0 0 3 1 5 0 4 2 3 14 13 S", "A"),
        "Ada played A: 1 seed; it fell in empty B and took 2 from e and itself.",
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
        "Ada played D: 4 seeds; the last brought b to 5, and only 2 or 3 can be taken.",
    ),
    "one seed, made a one": (
        ("oware", "0 5 1 0 0 1 0 1 0 0 4 2 17 17 S", "F"),
        "Ada played F: 1 seed; it brought a to 1, and only 2 or 3 can be taken.",
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
    assert "169 laps, 852 seeds;" in line
    assert len(line) <= 200


@pytest.mark.parametrize(
    ("reason", "pit", "key", "sentence"),
    [
        (IllegalReason.GAME_OVER, "A", "ayoayo", "This game is over."),
        (
            IllegalReason.NOT_YOUR_PIT,
            "C",
            "ayoayo",
            "C is in your opponent's row. Yours is the top row, a–f.",
        ),
        (
            IllegalReason.NOT_YOUR_PIT,
            "c",
            "oware",
            "c is in your opponent's row. Yours is the bottom row, A–F.",
        ),
        (IllegalReason.EMPTY_PIT, "d", "abapa", "d is empty, so there is nothing to sow."),
        (
            IllegalReason.MUST_FEED,
            "B",
            "oware",
            "Your opponent's row is empty, so your move must leave at least one seed there. "
            "B would leave none.",
        ),
        (
            IllegalReason.ENDLESS,
            "e",
            "ayoayo",
            "Sowing from e would go round and round and never stop, so it may not be played.",
        ),
        (
            IllegalReason.GRAND_SLAM,
            "F",
            "oware-slam-illegal",
            "F would take every seed in the other row. In Oware (no grand slam) that is not allowed.",
        ),
    ],
)
def test_a_refusal_names_the_pit_and_the_reason(
    reason: IllegalReason, pit: str, key: str, sentence: str
) -> None:
    assert explain_refusal(ENGLISH, reason, PIT_LETTERS.index(pit), RULESETS[key]) == sentence


@pytest.mark.parametrize(
    ("key", "board", "line"),
    [
        ("ayoayo", "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", None),
        ("ayoayo", "1 0 2 1 0 3 0 6 0 0 0 0 18 17 S", None),
        (
            "ayoayo",
            "0 2 0 1 1 0 0 0 0 0 0 0 22 22 S",
            "The other row is empty, so this move must put a seed there: only D can.",
        ),
        (
            "oware",
            "0 1 2 0 3 1 0 0 0 0 0 0 21 20 S",
            "The other row is empty, so this move must put a seed there: only E and F can.",
        ),
        (
            "ayoayo",
            "1 0 5 0 1 0 1 2 3 1 4 6 17 7 N",
            "e would never stop sowing and may not be played.",
        ),
        (
            "oware-slam-illegal",
            "1 0 0 0 2 1 2 0 0 0 0 0 21 21 S",
            "E and F would take the whole other row and may not be played.",
        ),
        ("oware", "1 0 0 0 2 1 2 0 0 0 0 0 21 21 S", None),
        ("ayoayo", "0 0 0 0 0 0 0 0 1 0 0 0 23 24 N", None),
    ],
)
def test_everybody_is_told_why_pits_with_seeds_may_not_be_played(
    key: str, board: str, line: str | None
) -> None:
    assert row_notice(ENGLISH, Game(RULESETS[key], Position.parse(board))) == line


def ended(key: str, board: str, outcome: Outcome | None = None) -> str:
    game = Game(RULESETS[key], Position.parse(board))
    reached = outcome or game.outcome()
    assert reached is not None
    return tell_outcome(ENGLISH, reached, "Ada", "Bola", game.position, game.ruleset)


@pytest.mark.parametrize(
    ("key", "board", "sentence"),
    [
        (
            "ayoayo",
            "1 0 0 2 0 3 0 0 0 0 0 0 26 16 N",
            "**Ada wins 26–16!** That is more than half of the 48 seeds. "
            "The 6 seeds still on the board belong to nobody.",
        ),
        (
            "oware",
            "1 0 0 0 0 0 0 0 0 0 0 0 20 27 S",
            "**Bola wins 27–20!** That is more than half of the 48 seeds. "
            "The seed still on the board belongs to nobody.",
        ),
        (
            "oware",
            "0 0 0 0 0 0 0 0 0 0 0 0 21 27 S",
            "**Bola wins 27–21!** That is more than half of the 48 seeds.",
        ),
        ("oware", "0 0 0 0 0 0 0 0 0 0 0 0 24 24 S", "**It's a draw, 24–24!** Every seed has been taken."),
        (
            "ayoayo",
            "0 0 0 0 0 0 0 2 0 0 0 1 22 23 S",
            "**Bola wins 26–22!** Ada has no seeds left to sow, so the game ends. "
            "The 3 seeds left on the board go to Bola.",
        ),
        (
            "abapa",
            "1 0 0 0 0 0 0 0 0 0 0 0 23 24 S",
            "**Bola wins 25–23!** Ada has no allowed move that feeds the empty row, so the game ends. "
            "The seed left on the board goes to Bola.",
        ),
        (
            "oware",
            "1 0 0 0 0 0 0 0 0 0 0 0 23 24 S",
            "**It's a draw, 24–24!** Ada has no allowed move that feeds the empty row, so the game ends. "
            "Each keeps the seeds left in their own row: Ada 1, Bola 0.",
        ),
        (
            "oware-slam-illegal",
            "1 0 0 0 0 0 0 0 0 0 2 0 22 23 N",
            "**Bola wins 25–23!** Every move Bola has would take the whole other row, which is not allowed, "
            "so the game ends. Each keeps the seeds left in their own row: Ada 1, Bola 2.",
        ),
    ],
)
def test_a_result_tells_the_score_the_reason_and_where_the_leftovers_went(
    key: str, board: str, sentence: str
) -> None:
    assert ended(key, board) == sentence


MIDDLE = "1 0 0 0 2 0 0 0 0 1 0 0 20 24 S"


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (
            Outcome.repetition(Position.parse(MIDDLE)),
            "**Bola wins 25–23!** The board came back to a position it had been in, with the same player to "
            "move, so the game ends. Each keeps the seeds in their own row: Ada 3, Bola 1.",
        ),
        (
            Outcome.resignation(Side.NORTH, Position.parse(MIDDLE)),
            "**Ada wins!** Bola resigned. In the stores: Ada 20, Bola 24.",
        ),
        (
            Outcome.timeout(Side.SOUTH, Position.parse(MIDDLE)),
            "**Bola wins!** Ada ran out of time. In the stores: Ada 20, Bola 24.",
        ),
        (
            Outcome.agreed_draw(Position.parse(MIDDLE)),
            "**It's a draw.** Both players agreed to it. In the stores: Ada 20, Bola 24.",
        ),
        (
            Outcome.agreed_end(Position.parse(MIDDLE)),
            "**Bola wins 25–23!** Both players agreed to end here. "
            "Each keeps the seeds in their own row: Ada 3, Bola 1.",
        ),
    ],
    ids=["repetition", "resignation", "timeout", "agreed draw", "agreed end"],
)
def test_an_ending_that_people_or_repetition_bring_about_tells_its_reason(
    outcome: Outcome, sentence: str
) -> None:
    assert ended("oware", MIDDLE, outcome) == sentence


def test_a_game_closed_without_a_result_names_who_was_silent() -> None:
    assert tell_abandoned(ENGLISH, "Bola", 7) == (
        "The game was closed without a result: Bola had not moved for 7 days."
    )
    assert tell_abandoned(ENGLISH, "Bola", 1) == (
        "The game was closed without a result: Bola had not moved for a day."
    )
