"""Which game is meant by somebody who wants to go through one."""

from __future__ import annotations

import pytest

from bot.tables import Archive, Refusal, Refused
from tests.bot.tables.conftest import AMA, BAYO, ELSEWHERE, HERE, KOFI, THERE, House


async def test_a_game_that_is_named_is_found_by_everybody_in_its_server(house: House) -> None:
    table, archive = await house.begin(HERE), Archive(house.store)
    assert (await archive.meant(KOFI, THERE, table.id)).id == table.id


async def test_a_game_of_another_server_is_found_only_by_the_two_who_sit_at_it(house: House) -> None:
    table, archive = await house.begin(HERE), Archive(house.store)
    assert (await archive.meant(BAYO, ELSEWHERE, table.id)).id == table.id
    for stranger, game_id in ((KOFI, table.id), (AMA, 99)):
        with pytest.raises(Refused) as caught:
            await archive.meant(stranger, ELSEWHERE, game_id)
        assert caught.value.reason is Refusal.UNKNOWN_GAME


async def test_without_a_name_it_is_the_last_game_here_even_if_it_is_over(house: House) -> None:
    archive = Archive(house.store)
    here = await house.begin(HERE)
    await house.games.resign(here.id, AMA)
    there = await house.begin(THERE)
    assert (await archive.meant(AMA, HERE, None)).id == here.id
    assert (await archive.meant(AMA, THERE, None)).id == there.id


async def test_without_a_game_here_it_is_the_last_in_the_server_and_never_one_of_another(
    house: House,
) -> None:
    archive = Archive(house.store)
    there = await house.begin(THERE)
    await house.begin(ELSEWHERE)
    assert (await archive.meant(AMA, HERE, None)).id == there.id
    with pytest.raises(Refused) as caught:
        await archive.meant(KOFI, HERE, None)
    assert caught.value.reason is Refusal.NOTHING_PLAYED
