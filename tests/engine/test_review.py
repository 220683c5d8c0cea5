"""A review says which moves changed the result, from what the engine said of every position."""

from __future__ import annotations

import pytest

from engine import MoveValue, Review, Verdict
from rules import RULESETS, TOTAL_SEEDS, Game, Outcome, Side, Termination, parse_moves, parse_pit

WIN, DRAW, LOSS = Verdict.WIN, Verdict.DRAW, Verdict.LOSS
SOUTH_WON = Outcome(Side.SOUTH, Termination.MAJORITY, (26, 13))


def proved(**verdicts: Verdict) -> list[MoveValue]:
    seeds = {WIN: 25, DRAW: 24, LOSS: 23}
    return [
        MoveValue(parse_pit(pit), verdict, seeds[verdict], exact=False) for pit, verdict in verdicts.items()
    ]


def estimated(**seeds: int) -> list[MoveValue]:
    return [MoveValue(parse_pit(pit), None, count, exact=False) for pit, count in seeds.items()]


def review(moves: str, *values: list[MoveValue], outcome: Outcome | None = SOUTH_WON) -> Review:
    return Review.of(Game.replay(RULESETS["oware"], parse_moves(moves)), values, outcome)


def test_a_move_that_gives_a_win_away_is_a_turning_point() -> None:
    found = review("Ab", proved(A=LOSS, B=WIN, C=WIN), proved(a=LOSS, b=WIN))
    (turn,) = found.turning_points
    assert (turn.ply, turn.best.verdict, turn.played.verdict) == (0, WIN, LOSS)
    assert turn.good == (1, 2)
    assert found.is_fact


def test_a_draw_given_away_is_a_turning_point_and_a_draw_kept_is_none() -> None:
    assert [
        one.ply for one in review("Ab", proved(A=DRAW, B=LOSS), proved(a=DRAW, b=LOSS)).turning_points
    ] == [1]


def test_where_every_move_loses_nothing_mattered() -> None:
    found = review("Ab", proved(A=LOSS, B=LOSS), proved(a=WIN, b=WIN))
    assert found.choices(Side.SOUTH) == found.choices(Side.NORTH) == ()
    assert found.turning_points == ()


def test_by_estimates_a_small_loss_of_seeds_is_as_good_and_changes_nothing() -> None:
    found = review("Ab", estimated(A=24, B=25, C=20), estimated(a=22, b=26))
    south, north = found.moves
    assert (south.good, south.was_good, south.mattered, south.changed_result) == ((0, 1), True, True, False)
    assert (north.good, north.was_good, north.changed_result) == ((7,), True, False)
    assert not found.is_fact


@pytest.mark.parametrize(
    ("played", "best", "changed"),
    [(22, 26, True), (23, 26, False), (20, 24, True), (21, 24, False), (26, 30, False)],
)
def test_by_estimates_a_result_changes_only_with_a_swing_across_the_half(
    played: int, best: int, changed: bool
) -> None:
    after = TOTAL_SEEDS - played
    found = review("Ab", estimated(A=played, B=best), estimated(a=after, b=after))
    assert bool(found.turning_points) is changed


@pytest.mark.parametrize(("open_seeds", "changed"), [(25, True), (24, True), (22, False)])
def test_who_surely_loses_by_a_move_lost_what_another_may_have_kept(open_seeds: int, changed: bool) -> None:
    found = review("Ab", [*proved(A=LOSS), *estimated(B=open_seeds)], proved(a=WIN, b=WIN))
    (turn,) = found.moves[:1]
    assert not turn.is_fact
    assert not turn.was_good
    assert turn.changed_result is changed


def test_far_behind_a_sure_loss_is_no_mistake() -> None:
    found = review("Ab", [*proved(A=LOSS), *estimated(B=17)], proved(a=WIN, b=WIN))
    assert not found.moves[0].mattered


def test_moves_drawn_by_lot_are_nobodys_mistake_and_nobodys_merit() -> None:
    game = Game.replay(RULESETS["oware"], parse_moves("AbB"))
    values = proved(A=LOSS, B=WIN), proved(a=LOSS, b=WIN), proved(B=LOSS, C=WIN)
    found = Review.of(game, values, SOUTH_WON, lot=2)
    assert [one.by_lot for one in found.moves] == [True, True, False]
    assert [one.ply for one in found.turning_points] == [2]
    assert [one.ply for one in found.choices(Side.SOUTH)] == [2]
    assert found.choices(Side.NORTH) == ()


def test_a_proved_win_is_a_good_move_however_many_seeds_an_open_one_may_bring() -> None:
    found = review("Ab", [*proved(A=WIN, B=LOSS), *estimated(C=32, D=20)], proved(a=WIN, b=WIN))
    south = found.moves[0]
    assert south.best.pit == parse_pit("A")
    assert (south.was_good, south.mattered, south.is_fact) == (True, True, True)


def test_a_move_is_proved_by_what_is_proved_of_the_position_that_it_led_to() -> None:
    found = review("Ab", estimated(A=26, B=30), proved(a=LOSS, b=LOSS))
    south = found.moves[0]
    assert (south.played.verdict, south.best.pit) == (WIN, parse_pit("A"))
    assert south.was_good
    assert found.leads() == (24, 24, 24)


@pytest.mark.parametrize(
    ("answers", "verdict", "seeds"),
    [
        ([*proved(a=WIN), *estimated(b=20)], LOSS, 23),
        (proved(a=LOSS, b=DRAW), DRAW, 24),
        ([*proved(b=LOSS), *estimated(a=3)], None, 26),
    ],
    ids=["one answer wins", "the best answer draws", "an answer is open"],
)
def test_only_what_is_certain_of_the_answers_proves_a_move(
    answers: list[MoveValue], verdict: Verdict | None, seeds: int
) -> None:
    played = review("Ab", estimated(A=26, B=30), answers).moves[0].played
    assert (played.verdict, played.seeds) == (verdict, seeds)


def test_a_proof_holds_back_over_many_moves() -> None:
    found = review("AbB", estimated(A=25, C=30), [*estimated(b=20)], proved(B=WIN, C=LOSS))
    assert [one.played.verdict for one in found.moves] == [WIN, LOSS, WIN]


def test_the_course_is_told_for_south_before_each_move_and_at_the_end() -> None:
    found = review("Ab", proved(A=LOSS, B=WIN), proved(a=LOSS, b=DRAW))
    assert found.results() == (1, 0, 1)
    assert review("Ab", estimated(A=20, B=28), estimated(a=20, b=22)).leads() == (8, 4, 24)


def test_a_game_closed_without_a_result_has_none_at_its_end() -> None:
    found = review("Ab", proved(A=WIN), proved(b=WIN), outcome=None)
    assert found.results()[-1] == 0
    assert found.leads()[-1] == 0


def test_by_estimates_a_comfortable_win_is_a_win_however_many_seeds_it_brings() -> None:
    (south, north) = review("Ab", estimated(A=30, B=40), estimated(a=17, b=3)).moves
    assert not south.mattered
    assert not north.mattered
    assert review("Ab", estimated(A=40), estimated(b=3)).leads() == (12, 12, 24)


def test_a_win_is_drawn_as_certain_only_if_no_answer_to_it_is_open() -> None:
    found = review("Ab", estimated(A=30), [*proved(b=LOSS), *estimated(a=20)])
    assert found.leads() == (12, 8, 24)
    assert [one.is_settled for one in found.moves] == [False, False]
    assert review("Ab", estimated(A=30), proved(a=LOSS, b=LOSS)).moves[1].is_settled


def test_values_must_be_there_for_every_move() -> None:
    with pytest.raises(ValueError, match="shorter"):
        review("Ab", proved(A=WIN))


def test_a_played_move_of_which_nothing_is_said_is_refused() -> None:
    with pytest.raises(ValueError, match="that was played"):
        review("Ab", estimated(A=24), estimated(a=24))


def test_by_estimates_only_what_the_position_after_a_move_confirms_is_held_against_it() -> None:
    blamed = review("Ab", estimated(A=20, B=27), estimated(a=20, b=28))
    cleared = review("Ab", estimated(A=20, B=27), estimated(a=20, b=22))
    assert [turn.ply for turn in blamed.turning_points] == [0]
    assert cleared.turning_points == ()
    assert cleared.moves[0].played.seeds == 26


def test_what_may_or_may_not_keep_a_proved_win_is_neither_praised_nor_blamed() -> None:
    found = review("Ab", [*estimated(A=27), *proved(B=WIN, C=LOSS)], estimated(a=22, b=20))
    south = found.moves[0]
    assert (south.is_open, south.may_have_changed_result, south.good) == (True, True, (1,))
    assert (south.mattered, south.changed_result) == (False, False)
    assert found.choices(Side.SOUTH) == ()


def test_a_lost_move_beside_one_that_may_be_better_is_doubtful_and_a_proved_one_is_not() -> None:
    found = review("Ab", [*proved(A=LOSS), *estimated(B=25)], proved(a=LOSS, b=WIN))
    assert found.doubtful == found.moves[:1]


def test_of_doubtful_moves_those_that_are_blamed_come_first_and_those_that_may_be_then() -> None:
    found = review(
        "AbBa", estimated(A=25), estimated(a=25, b=23), estimated(B=20, C=30), proved(a=WIN, b=LOSS)
    )
    assert [one.ply for one in found.doubtful] == [2, 1, 0]
    assert [one.changed_result for one in found.moves] == [False, False, True, False]
