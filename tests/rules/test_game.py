"""What a game promises to whoever plays it."""

from __future__ import annotations

from random import Random

import pytest

from rules import (
    RULESETS,
    Game,
    IllegalMove,
    IllegalReason,
    Outcome,
    Position,
    Side,
    Termination,
    format_moves,
    parse_moves,
    parse_pit,
)
from tests.rules.boards import AYOAYO, OWARE, SLAM_ILLEGAL, SLAM_TAKES, game

C, c = parse_pit("C"), parse_pit("c")


def test_a_game_starts_with_four_seeds_in_each_pit_and_south_to_move() -> None:
    new = Game(AYOAYO)
    assert str(new.position) == "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S"
    assert (new.ruleset, new.moves, new.ply, new.outcome()) == (AYOAYO, (), 0, None)
    assert format_moves(new.legal_moves()) == "ABCDEF"


def test_players_take_turns_and_every_move_is_kept() -> None:
    played = Game(OWARE)
    moves = (played.play(C), played.play(c))
    assert played.moves == moves
    assert [(move.pit, move.mover) for move in moves] == [(C, Side.SOUTH), (c, Side.NORTH)]
    assert (moves[0].before, moves[1].before) == (Position(), moves[0].after)
    assert (played.position, played.ply) == (moves[1].after, 2)


def test_a_preview_is_the_move_and_changes_nothing() -> None:
    looked_at = Game(AYOAYO)
    seen = looked_at.preview(C)
    assert (looked_at.position, looked_at.ply) == (Position(), 0)
    assert looked_at.play(C) == seen


def test_a_refused_move_says_which_and_why_and_changes_nothing() -> None:
    refusing = Game(OWARE)
    with pytest.raises(IllegalMove, match="c: the pit is in the opponent's row") as refused:
        refusing.play(c)
    assert (refused.value.pit, refused.value.reason) == (c, IllegalReason.NOT_YOUR_PIT)
    assert (refusing.position, refusing.ply) == (Position(), 0)


@pytest.mark.parametrize("pit", [-1, 12, 10**30])
def test_a_number_that_is_no_pit_is_malformed_and_not_illegal(pit: int) -> None:
    over = game(OWARE, "0 0 0 0 0 0 0 0 0 0 0 0 24 24 S")
    for asked in (Game(OWARE), over):
        for ask in (asked.why_illegal, asked.preview, asked.play, asked.outcome_after):
            with pytest.raises(
                ValueError, match=f"there is no pit {pit}: pits are numbered 0 to 11"
            ) as malformed:
                ask(pit)
            assert not isinstance(malformed.value, IllegalMove)


@pytest.mark.parametrize(
    ("played", "letter", "reason"),
    [
        (game(OWARE, "1 0 0 0 0 0 1 0 0 0 0 0 25 21 S"), "A", IllegalReason.GAME_OVER),
        (game(OWARE, "1 0 0 0 0 0 1 0 0 0 0 0 25 21 S"), "a", IllegalReason.GAME_OVER),
        (game(OWARE, "1 0 0 0 0 0 1 0 0 0 0 0 25 21 S"), "B", IllegalReason.GAME_OVER),
        (game(OWARE, "1 0 0 0 0 0 1 0 0 0 0 0 23 23 S"), "b", IllegalReason.NOT_YOUR_PIT),
        (game(OWARE, "1 0 0 0 0 0 1 0 0 0 0 0 23 23 S"), "B", IllegalReason.EMPTY_PIT),
        (game(OWARE, "1 0 0 0 0 1 0 0 0 0 0 0 23 23 S"), "A", IllegalReason.MUST_FEED),
        (game(AYOAYO, "0 2 1 0 1 0 1 0 1 0 1 2 20 19 N"), "f", IllegalReason.ENDLESS),
        (game(SLAM_ILLEGAL, "1 0 0 0 0 2 1 2 0 0 0 0 20 22 S"), "F", IllegalReason.GRAND_SLAM),
        (game(SLAM_ILLEGAL, "1 0 0 0 0 2 1 2 0 0 0 0 20 22 S"), "A", None),
    ],
)
def test_the_reason_is_named_why_a_pit_may_not_be_played(
    played: Game, letter: str, reason: IllegalReason | None
) -> None:
    assert played.why_illegal(parse_pit(letter)) is reason


def test_the_list_of_legal_moves_is_the_caller_s_own() -> None:
    asked = Game(OWARE)
    asked.legal_moves().clear()
    assert format_moves(asked.legal_moves()) == "ABCDEF"


def test_replaying_the_pits_gives_the_same_game() -> None:
    start = Position.parse("6 6 2 7 0 6 1 0 6 6 0 1 7 0 N")
    played = Game(AYOAYO, start)
    for pit in parse_moves("cCf"):
        played.play(pit)
    again = Game.replay(AYOAYO, [move.pit for move in played.moves], start)
    assert (again.moves, again.position) == (played.moves, played.position)


def test_replaying_stops_at_a_pit_that_may_not_be_played() -> None:
    with pytest.raises(IllegalMove) as refused:
        Game.replay(OWARE, parse_moves("CC"))
    assert refused.value.reason is IllegalReason.NOT_YOUR_PIT


@pytest.mark.parametrize("key", RULESETS)
def test_a_game_as_it_was_after_so_many_moves_is_the_game_of_those_moves(key: str) -> None:
    played, rng = Game(RULESETS[key]), Random(key)
    while not played.outcome():
        played.play(rng.choice(played.legal_moves()))
    for ply in range(played.ply + 1):
        then = played.at(ply)
        replayed = Game.replay(played.ruleset, [move.pit for move in played.moves[:ply]])
        assert (then.position, then.moves, then.legal_moves()) == (
            replayed.position,
            replayed.moves,
            replayed.legal_moves(),
        )
        assert then.outcome() == replayed.outcome()


def test_what_was_before_counts_for_repetition_in_a_game_as_it_was() -> None:
    """One seed each goes round and round: after twelve moves the board is the first one again."""
    start = Position.parse("0 0 0 1 0 0 0 0 0 1 0 0 23 23 S")
    played = Game(OWARE, start)
    while not played.outcome():
        played.play(played.legal_moves()[0])
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.termination is Termination.REPETITION
    assert played.at(played.ply).outcome() == outcome
    before = played.at(played.ply - 1)
    assert before.outcome() is None
    assert before.outcome_after(played.moves[-1].pit) == outcome


def test_a_game_as_it_was_is_one_of_its_own() -> None:
    played = Game.replay(OWARE, [C, c])
    played.at(1).play(parse_pit("a"))
    assert [move.pit for move in played.moves] == [C, c]


@pytest.mark.parametrize("ply", [-1, 3])
def test_a_game_was_never_at_a_ply_that_has_not_been_played(ply: int) -> None:
    with pytest.raises(ValueError, match=f"no ply {ply} in a game of 2"):
        Game.replay(OWARE, [C, c]).at(ply)


def test_the_outcome_of_a_move_is_told_before_it_is_played() -> None:
    asked = game(SLAM_TAKES, "1 0 0 0 0 2 1 2 0 0 0 0 20 22 S")
    assert asked.outcome_after(parse_pit("F")) == Outcome(Side.SOUTH, Termination.MAJORITY, (25, 22))
    assert asked.outcome_after(parse_pit("A")) is None
    assert asked.outcome() is None
    stuck = game(SLAM_TAKES, "1 0 0 0 0 2 1 2 0 0 0 0 19 23 S")
    assert stuck.outcome_after(parse_pit("F")) == Outcome(Side.SOUTH, Termination.STUCK, (25, 23))


def test_a_move_that_may_not_be_played_has_no_outcome() -> None:
    with pytest.raises(IllegalMove):
        Game(OWARE).outcome_after(c)
