"""A relay told lap by lap, in place of a film."""

from __future__ import annotations

from bot.narration import tell_laps
from bot.texts import Texts
from tests.renderer.scenes import LONGEST, PLAIN, RELAY

ENGLISH = Texts.for_locale("en-US")


def test_each_lap_says_where_its_last_seed_fell_and_what_it_met() -> None:
    # 0 3 0 1 4 4 4 0 4 2 4 4, South plays B.
    assert tell_laps(ENGLISH, RELAY) == [
        "1. B: 3 seeds, the last to E, which now holds 5",
        "2. E: 5 seeds, the last to d, which now holds 3",
        "3. d: 3 seeds, the last to A, which was empty",
    ]


def test_of_a_very_long_relay_the_first_laps_and_the_last_are_told() -> None:
    lines = tell_laps(ENGLISH, LONGEST)
    assert len(LONGEST.laps) == 723
    assert [line.partition(".")[0] for line in lines] == [
        *map(str, range(1, 10)),
        "… 711 more laps …",
        *("721", "722", "723"),
    ]
    assert sum(map(len, lines)) < 900


def test_a_single_lap_is_told_by_the_move_itself() -> None:
    assert tell_laps(ENGLISH, PLAIN) == []
