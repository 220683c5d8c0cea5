"""Final tables hold what the rules say, equation by equation."""

from __future__ import annotations

from random import Random

import pytest

from engine.finals import HANGS, final_in, place_of
from engine.ranking import number_of
from engine.table import Table, build, bytes_for
from rules import RULESETS, Ruleset, Sowing
from rules.packed import pack
from tests.engine.boards import drawn_pits
from tests.engine.solver import Pits, options, stuck_shares

SEEDS = 9
RELAYS = [key for key, ruleset in RULESETS.items() if ruleset.sowing is Sowing.RELAY]


def final(table: Table, pits: Pits, need: int) -> int | None:
    """What the mover of these pits, who needs so many to 25, still gets; None if it hangs on repetition."""
    number = number_of(pack(pits[:6]), pack(pits[6:]))
    place = place_of(sum(pits), number, need)
    found = final_in(table.finals[place >> 1], place)
    return None if found == HANGS else found


def equation(table: Table, ruleset: Ruleset, pits: Pits, need: int) -> int | None:
    """The same from the boards that the moves lead to; None if one of them hangs on repetition."""
    seeds = sum(pits)
    moves = options(ruleset, pits, 25 - need)
    if not moves:
        return stuck_shares(ruleset, pits)[0]
    gains = []
    for gained, after in moves:
        others = seeds - gained if gained >= need else final(table, after, seeds + 2 - need)
        if others is None:
            return None
        gains.append(seeds - others)
    return max(gains)


@pytest.mark.parametrize("key", RELAYS)
def test_what_the_winner_ends_with_follows_from_the_moves(key: str) -> None:
    ruleset, rng, told = RULESETS[key], Random(key), 0
    table = build(ruleset, SEEDS)
    for _ in range(400):
        pits = drawn_pits(rng, rng.randint(0, table.finals_seeds))
        need = rng.randint(1, sum(pits) + 1)
        expected = equation(table, ruleset, pits, need)
        told += expected is not None
        assert expected is None or final(table, pits, need) == expected, (pits, need)
    assert told > 300


def test_whoever_needs_one_seed_and_takes_five_ends_with_five() -> None:
    """A ends in the empty B and takes d's four and itself; had it needed six, play would have gone on."""
    table = build(RULESETS["ayoayo"], SEEDS)
    pits = (1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 4, 1)
    assert final(table, pits, 1) == 5
    assert table.interval(pits)[0] > 5


def test_where_laps_are_single_there_is_no_final_table() -> None:
    assert build(RULESETS["oware"], 5).finals_seeds == -1
    assert bytes_for(RULESETS["oware"], 15) < bytes_for(RULESETS["ayoayo"], 15)
