"""Moves are compared by what is proved of them first, and by seeds where nothing is."""

from __future__ import annotations

import pytest

from engine import MoveValue, Note, Verdict, best_of, better_known, expected, good_pits

WIN, DRAW, LOSS = Verdict.WIN, Verdict.DRAW, Verdict.LOSS


def value(pit: int, verdict: Verdict | None, seeds: int, *, exact: bool = False) -> MoveValue:
    return MoveValue(pit, verdict, seeds, exact=exact)


@pytest.mark.parametrize(
    ("values", "best"),
    [
        ([value(0, WIN, 25), value(1, None, 35)], 0),
        ([value(0, WIN, 25), value(1, WIN, 31)], 1),
        ([value(0, DRAW, 24), value(1, None, 26)], 1),
        ([value(0, DRAW, 24), value(1, None, 23)], 0),
        ([value(0, LOSS, 20), value(1, None, 20)], 1),
        ([value(0, LOSS, 15), value(1, LOSS, 22)], 1),
    ],
)
def test_what_is_proved_to_win_comes_first_and_what_is_proved_to_lose_last(
    values: list[MoveValue], best: int
) -> None:
    assert best_of(values).pit == best_of(values[::-1]).pit == best


@pytest.mark.parametrize(
    ("values", "good"),
    [
        ([value(0, WIN, 25), value(1, WIN, 40), value(2, None, 40)], (0, 1)),
        ([value(3, None, 25), value(1, None, 27), value(2, None, 24)], (1, 3)),
        ([value(0, LOSS, 23), value(1, None, 22), value(2, None, 20)], (1, 2)),
        ([value(0, LOSS, 23), value(1, None, 17)], (0, 1)),
        ([value(0, None, 31), value(1, None, 45)], (0, 1)),
        ([value(0, DRAW, 24), value(1, LOSS, 23)], (0,)),
        ([value(0, LOSS, 10), value(1, LOSS, 23)], (0, 1)),
    ],
)
def test_as_good_as_the_best_are_those_with_the_same_proof_or_with_two_seeds_less_by_estimate(
    values: list[MoveValue], good: tuple[int, ...]
) -> None:
    assert good_pits(values) == good


def test_beyond_a_comfortable_lead_seeds_do_not_count() -> None:
    assert [expected(value(0, None, seeds)) for seeds in (3, 18, 24, 30, 45)] == [18, 18, 24, 30, 30]


def test_a_proof_that_was_told_is_not_taken_back_and_one_that_is_new_is_told() -> None:
    kept = [value(0, WIN, 25), value(1, None, 22), value(2, LOSS, 23), value(3, None, 20)]
    found = [value(0, None, 26), value(1, DRAW, 24, exact=True), value(2, LOSS, 19, exact=True)]
    assert better_known(kept, found) == (kept[0], found[1], found[2])


def test_between_two_estimates_the_one_that_was_told_first_stays() -> None:
    told, again = value(0, None, 26), MoveValue(0, None, 23, exact=False, note=Note.OUT_OF_TIME)
    assert better_known([told], [again]) == (told,)
    assert better_known([], [again]) == (again,)
