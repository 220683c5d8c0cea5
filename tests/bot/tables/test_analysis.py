"""Who may ask what moves are worth: nobody about what stands before them in a game against somebody."""

from __future__ import annotations

import pytest

from bot.tables import Analysis, Refusal, Refused
from rules import parse_moves
from tests.bot.tables.conftest import AMA, BAYO, KOFI, House


async def test_the_other_seat_is_no_way_round(house: House) -> None:
    """After B a C b B of Oware the board stands as after A c B b, seen from the other side of it."""
    over = await house.play(await house.begin(south=BAYO, ruleset="oware", north=AMA), *parse_moves("BaCbB"))
    over = await house.games.resign(over.id, AMA)
    running = await house.begin(south=AMA, north=KOFI, ruleset="oware")
    running = await house.play(running, *parse_moves("AcBb"))
    assert over.position_at(5) == running.position_at(4).turned() != running.position_at(4)

    analysis = Analysis(house.store, house.matches, None)
    with pytest.raises(Refused) as caught:
        await analysis.require_not_in_play(over, AMA, (5,))
    assert caught.value.reason is Refusal.POSITION_IN_PLAY
    await analysis.require_not_in_play(over, BAYO, (5,))
