"""Nobody has more running games or open challenges at once than one person may."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import BotSeat, Challenge, Limits, Place, Store, TooManyChallenges, TooManyGames
from tests.storage.scene import ADA, BAYO, CHIDI, LAGOS, NOON, SOUTH_WINS, TOMORROW, seated

BOT = 1
DAVE = 1004


@pytest.fixture
async def narrow(path: Path) -> AsyncIterator[Store]:
    """A store in which one person may have two games and two challenges."""
    async with await Store.open(path, now=NOON, limits=Limits(games=2, challenges=2)) as store:
        yield store


def channel(number: int) -> Place:
    return Place(7, 100 + number)


async def asked(store: Store, place: Place, opponent: int | None = BAYO, now: int = NOON) -> Challenge:
    return await store.open_challenge(
        place, ADA, opponent, "oware", "random", now=now, expires_at=now + 86_400
    )


async def test_open_challenges_are_counted_over_all_channels_and_kinds(narrow: Store) -> None:
    await asked(narrow, channel(1))
    last = await asked(narrow, channel(2), None)

    with pytest.raises(TooManyChallenges) as refusal:
        await asked(narrow, channel(3), CHIDI)

    assert (refusal.value.user_id, refusal.value.most) == (ADA, 2)
    await narrow.close_challenge(last.id, "withdrawn", now=NOON)
    assert (await asked(narrow, channel(3), CHIDI)).state == "open"


async def test_challenges_whose_time_is_up_and_those_of_others_do_not_count(narrow: Store) -> None:
    for number in range(2):
        await asked(narrow, channel(number))
    await narrow.open_challenge(LAGOS, BAYO, ADA, "oware", "random", now=NOON, expires_at=TOMORROW)

    assert (await asked(narrow, channel(3), now=TOMORROW)).state == "open"


@pytest.mark.parametrize("seats", [(ADA, CHIDI), (CHIDI, ADA)])
async def test_whoever_plays_as_many_games_as_one_may_begins_no_other(
    narrow: Store, seats: tuple[int, int]
) -> None:
    waiting = await narrow.open_challenge(LAGOS, CHIDI, ADA, "oware", "random", now=NOON, expires_at=TOMORROW)
    first = await seated(narrow, ADA, BAYO, place=channel(1))
    await seated(narrow, DAVE, ADA, place=channel(2))

    with pytest.raises(TooManyGames) as refusal:
        await narrow.accept_challenge(waiting.id, *seats, now=NOON)
    with pytest.raises(TooManyGames):
        await asked(narrow, channel(3))
    with pytest.raises(TooManyGames):
        await narrow.begin_game(channel(3), ADA, BOT, "oware", BotSeat("north", "casual"), now=NOON)

    assert (refusal.value.user_id, refusal.value.most) == (ADA, 2)
    assert (await narrow.challenge(waiting.id)).state == "open"
    await narrow.end_game(first.id, SOUTH_WINS, now=NOON)
    assert (await narrow.accept_challenge(waiting.id, *seats, now=NOON)).ended_at is None


async def test_a_rematch_counts_like_any_other_game(narrow: Store) -> None:
    before = await seated(narrow, ADA, BAYO)
    await narrow.end_game(before.id, SOUTH_WINS, now=NOON)
    for number in range(2):
        await seated(narrow, BAYO, CHIDI, place=channel(number))

    with pytest.raises(TooManyGames) as refusal:
        await narrow.start_rematch(before.id, BAYO, ADA, now=NOON, place=LAGOS)

    assert refusal.value.user_id == BAYO


async def test_the_bot_itself_plays_any_number(narrow: Store) -> None:
    for person in (ADA, BAYO, CHIDI):
        await narrow.begin_game(LAGOS, BOT, person, "oware", BotSeat("south", "casual"), now=NOON)
    last = await narrow.begin_game(LAGOS, DAVE, BOT, "oware", BotSeat("north", "casual"), now=NOON)
    await narrow.end_game(last.id, SOUTH_WINS, now=NOON)

    rematch = await narrow.start_rematch(last.id, BOT, DAVE, now=NOON, place=LAGOS)

    assert rematch.bot == BotSeat("south", "casual")
