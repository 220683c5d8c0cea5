"""Matches, as tables of results: 0 and 1 are the two players, "=" is a drawn game."""

from __future__ import annotations

import pytest

from rules import MATCH_FORMATS, RULESETS, MatchFormat, first_move_decides

RUNNING, LEVEL = "goes on", "drawn"


def results(text: str) -> list[int | None]:
    return [None if letter == "=" else int(letter) for letter in text]


@pytest.mark.parametrize(
    ("key", "games", "wins", "state"),
    [
        ("best-of-3", "", (0, 0), RUNNING),
        ("best-of-3", "0", (1, 0), RUNNING),
        ("best-of-3", "01", (1, 1), RUNNING),
        ("best-of-3", "00", (2, 0), "won by 0"),
        ("best-of-3", "011", (1, 2), "won by 1"),
        ("best-of-3", "0=1=0", (2, 1), "won by 0"),
        ("best-of-3", "=====", (0, 0), RUNNING),
        ("best-of-3", "======", (0, 0), LEVEL),
        ("best-of-3", "0=====", (1, 0), RUNNING),
        ("best-of-3", "=0=====", (1, 0), "won by 0"),
        ("best-of-3", "01======", (1, 1), LEVEL),
        ("best-of-3", "===1===", (0, 1), "won by 1"),
        ("best-of-5", "00", (2, 0), RUNNING),
        ("best-of-5", "0101", (2, 2), RUNNING),
        ("best-of-5", "000", (3, 0), "won by 0"),
        ("best-of-5", "01011", (2, 3), "won by 1"),
        ("best-of-5", "========", (0, 0), RUNNING),
        ("best-of-5", "=========", (0, 0), LEVEL),
        ("best-of-5", "11=========", (0, 2), "won by 1"),
        ("antigua", "00", (2, 0), RUNNING),
        ("antigua", "000", (3, 0), "won by 0"),
        ("antigua", "10111", (1, 4), "won by 1"),
        ("antigua", "0101010101", (5, 5), RUNNING),
        ("antigua", "01010101010", (6, 5), "won by 0"),
        ("antigua", "01010101001", (6, 5), None),
        ("antigua", "=00=0", (3, 0), "won by 0"),
        ("antigua", "0=========", (1, 0), "won by 0"),
        ("yoruba", "000", (3, 0), "won by 0"),
        ("yoruba", "00100", (4, 1), RUNNING),
        ("yoruba", "0010111", (3, 4), "won by 1"),
        ("yoruba", "00=0", (3, 0), RUNNING),
        ("yoruba", "00=000", (5, 0), "won by 0"),
        ("yoruba", "01010101010101", (7, 7), RUNNING),
        ("yoruba", "010101010101010", (8, 7), "won by 0"),
        ("yoruba", "0101010101010=1", (7, 7), LEVEL),
        ("yoruba", "001100110011000", (9, 6), "won by 0"),
        ("yoruba", "=========", (0, 0), LEVEL),
        ("yoruba", "1========", (0, 1), RUNNING),
        ("kumasi", "0000", (4, 0), RUNNING),
        ("kumasi", "00000", (5, 0), "won by 0"),
        ("kumasi", "010101011", (4, 5), "won by 1"),
        ("kumasi", "==============", (0, 0), RUNNING),
        ("kumasi", "===============", (0, 0), LEVEL),
    ],
)
def test_a_match_stands_as_its_games_say(
    key: str, games: str, wins: tuple[int, int], state: str | None
) -> None:
    if state is None:
        with pytest.raises(ValueError, match="over before its last game"):
            MATCH_FORMATS[key].standing(results(games))
        return
    standing = MATCH_FORMATS[key].standing(results(games))
    ended = LEVEL if standing.winner is None else f"won by {standing.winner}"
    assert (standing.wins, ended if standing.over else RUNNING) == (wins, state)
    assert standing.games == len(games)


@pytest.mark.parametrize(
    ("key", "games", "spent"),
    [
        ("best-of-3", "00", False),
        ("best-of-3", "=0=====", True),
        ("best-of-3", "======", True),
        ("best-of-3", "=====", False),
        ("yoruba", "010101010101010", True),
        ("yoruba", "010101010101000", False),
        ("kumasi", "00000", False),
    ],
)
def test_a_match_that_ends_as_it_stands_is_told_from_one_that_is_won(
    key: str, games: str, spent: bool
) -> None:
    assert MATCH_FORMATS[key].standing(results(games)).spent is spent


@pytest.mark.parametrize(
    ("games", "runner", "run"), [("", None, 0), ("0", 0, 1), ("00", 0, 2), ("001", 1, 1), ("00=", None, 0)]
)
def test_a_run_is_broken_by_a_loss_and_by_a_drawn_game(games: str, runner: int | None, run: int) -> None:
    standing = MATCH_FORMATS["yoruba"].standing(results(games))
    assert (standing.runner, standing.run) == (runner, run)


@pytest.mark.parametrize(
    ("key", "shortest"), [("best-of-3", 2), ("best-of-5", 3), ("antigua", 3), ("yoruba", 3), ("kumasi", 5)]
)
def test_a_match_lasts_at_least_as_long_as_its_winner_needs(key: str, shortest: int) -> None:
    kind = MATCH_FORMATS[key]
    assert kind.shortest == shortest
    assert not kind.standing([1] * (shortest - 1)).over
    assert kind.standing([1] * shortest).winner == 1


@pytest.mark.parametrize("kind", MATCH_FORMATS.values(), ids=MATCH_FORMATS)
def test_every_match_ends_whatever_happens(kind: MatchFormat) -> None:
    for pattern in ("0", "1", "=", "01", "0=1=", "0011", "001="):
        games = results(pattern * 40)
        lengths = (length for length in range(1, len(games)) if kind.standing(games[:length]).over)
        assert next(lengths) <= 30


def test_openings_are_worth_drawing_by_lot_where_the_first_player_wins() -> None:
    assert {key for key, ruleset in RULESETS.items() if first_move_decides(ruleset)} == {
        "ayoayo",
        "ayoayo-seed-stays",
        "ayoayo-owner-keeps",
    }
