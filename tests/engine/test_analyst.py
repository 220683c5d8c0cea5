"""The worth of moves, and the moves that are chosen."""

from __future__ import annotations

from random import Random

import pytest

from engine.analyst import Analyst
from engine.comparison import standing
from engine.table import build
from engine.values import MoveValue, Note, Verdict
from rules import RULESETS, Game, Position, Side, parse_moves
from tests.engine.agreement import drawn_game

PATIENT = 30.0


def analyst(key: str, seeds: int = 6) -> Analyst:
    return Analyst(RULESETS[key], build(RULESETS[key], seeds), 1 << 22)


def test_every_legal_move_has_a_worth_that_does_not_contradict_its_verdict() -> None:
    rng = Random(2)
    for key, ruleset in RULESETS.items():
        asked = analyst(key, 3)
        for _ in range(4):
            game = drawn_game(rng, ruleset, 30, 4)
            values = asked.evaluate(game, 0.02)
            assert sorted(value.pit for value in values) == game.legal_moves()
            assert values == sorted(values, key=standing, reverse=True)
            for value in values:
                assert value.verdict in {
                    None,
                    Verdict.WIN if value.seeds > 24 else Verdict.LOSS if value.seeds < 24 else Verdict.DRAW,
                }


def test_a_move_that_ends_the_game_is_worth_what_the_game_ends_with() -> None:
    """A ends in the empty B and takes the two seeds of e and its own: 25."""
    game = Game(RULESETS["ayoayo"], Position.parse("1 0 0 0 0 1 0 0 0 0 2 0 22 22 S"))
    ending = analyst("ayoayo").evaluate(game, PATIENT)[0]
    assert ending == MoveValue(0, Verdict.WIN, 25, exact=True, note=Note.ENDS_THE_GAME)


def test_a_loss_that_the_search_sees_is_no_better_than_one_that_it_guesses() -> None:
    """North has 22 seeds and takes three with the next move: seen to the end, South keeps 22 of 48."""
    game = Game.replay(RULESETS["oware"], parse_moves("EdCfFcAeDdCfAcBb"))
    values = analyst("oware").evaluate(game, 1.0)
    assert [value.verdict for value in values] == [None] * 3
    assert max(value.seeds for value in values) <= 18


def test_final_scores_are_told_where_they_are_asked_for() -> None:
    game = Game.replay(RULESETS["ayoayo"], parse_moves("DcAdCaDbE"))
    asked = analyst("ayoayo", 10)
    assert not any(value.exact for value in asked.evaluate(game, PATIENT, scores=False))
    told = {value.pit: value.seeds for value in asked.evaluate(game, PATIENT) if value.exact}
    assert told == dict.fromkeys(range(6, 10), 26) | {10: 34}


def test_a_worth_that_turns_on_repetition_says_so() -> None:
    game = Game(RULESETS["oware"], Position.parse("0 1 0 0 0 1 0 0 0 1 0 0 23 22 S"))
    wins, turns = analyst("oware").evaluate(game, PATIENT)
    assert (wins.pit, wins.verdict) == (1, Verdict.WIN)
    assert (turns.pit, turns.verdict, turns.note) == (5, None, Note.DEPENDS_ON_REPETITION)


def test_a_game_that_is_over_has_no_moves_to_speak_of() -> None:
    over = Game(RULESETS["oware"], Position.parse("1 0 0 0 0 0 0 0 0 0 0 0 23 24 S"))
    assert over.outcome()
    assert analyst("oware").evaluate(over, PATIENT) == []
    with pytest.raises(ValueError, match="no move to choose"):
        analyst("oware").choose(over, PATIENT)


def test_the_first_player_wins_ayoayo_against_any_play() -> None:
    asked, rng = analyst("ayoayo", 11), Random(4)
    for _ in range(2):
        game = Game(RULESETS["ayoayo"])
        while not game.outcome():
            mine = game.position.mover is Side.SOUTH
            game.play(asked.choose(game, 10.0) if mine else rng.choice(game.legal_moves()))
        outcome = game.outcome()
        assert outcome is not None
        assert outcome.winner is Side.SOUTH


@pytest.mark.parametrize("key", RULESETS)
def test_whole_games_against_itself_have_only_legal_moves_and_end(key: str) -> None:
    asked, game = analyst(key, 4), Game(RULESETS[key])
    while not game.outcome():
        game.play(asked.choose(game, 0.001))
    assert game.ply > 1
