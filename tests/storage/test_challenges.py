"""A challenge is answered once, by its time, and at most one is open for a pair and channel."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from storage import (
    Challenge,
    ChallengeClosed,
    DeclinedLately,
    NoSuchChallenge,
    PairHasChallenge,
    PairHasGame,
    Place,
    Store,
)
from storage.challenges import DUE
from tests.storage.scene import ADA, BAYO, CHIDI, IBADAN, LAGOS, NOON, NOWHERE, TOMORROW, ended, seated


async def asked(
    store: Store,
    challenger: int = ADA,
    opponent: int = BAYO,
    *,
    place: Place = LAGOS,
    now: int = NOON,
    expires_at: int = TOMORROW,
) -> Challenge:
    return await store.open_challenge(
        place, challenger, opponent, "oware", "random", now=now, expires_at=expires_at
    )


async def test_a_challenge_reads_back_as_it_was_made(store: Store) -> None:
    made = await store.open_challenge(NOWHERE, ADA, BAYO, "abapa", "opponent", now=NOON, expires_at=TOMORROW)

    assert made == Challenge(
        id=1,
        place=Place(None, 90),
        challenger_id=1001,
        opponent_id=1002,
        ruleset="abapa",
        first="opponent",
        created_at=1_750_000_000,
        expires_at=1_750_086_400,
        state="open",
        message_id=None,
        game_id=None,
    )
    assert await store.challenge(1) == made


async def test_accepting_begins_the_game_with_the_seats_that_were_drawn(store: Store) -> None:
    challenge = await asked(store)

    game = await store.accept_challenge(challenge.id, BAYO, ADA, now=NOON + 5)

    assert (game.south_id, game.north_id, game.ruleset, game.place) == (BAYO, ADA, "oware", LAGOS)
    assert (game.created_at, game.moved_at, game.moves) == (NOON + 5, NOON + 5, ())
    closed = await store.challenge(challenge.id)
    assert (closed.state, closed.game_id) == ("accepted", game.id)


async def accept(store: Store, challenge_id: int, now: int) -> object:
    return await store.accept_challenge(challenge_id, ADA, BAYO, now=now)


async def decline(store: Store, challenge_id: int, now: int) -> object:
    return await store.close_challenge(challenge_id, "declined", now=now)


async def withdraw(store: Store, challenge_id: int, now: int) -> object:
    return await store.close_challenge(challenge_id, "withdrawn", now=now)


async def expire(store: Store, challenge_id: int, now: int) -> object:
    return await store.close_challenge(challenge_id, "expired", now=now)


ANSWERS = {"accepted": accept, "declined": decline, "withdrawn": withdraw, "expired": expire}


@pytest.mark.parametrize("second", ANSWERS)
@pytest.mark.parametrize("first", ANSWERS)
async def test_a_closed_challenge_takes_no_second_answer(store: Store, first: str, second: str) -> None:
    challenge = await asked(store)
    await ANSWERS[first](store, challenge.id, NOON)
    games = await store.running_games()

    with pytest.raises(ChallengeClosed) as refusal:
        await ANSWERS[second](store, challenge.id, NOON)

    assert refusal.value.state == first
    assert (await store.challenge(challenge.id)).state == first
    assert await store.running_games() == games


@pytest.mark.parametrize("answer", ["accepted", "declined", "withdrawn"])
async def test_from_the_second_of_its_expiry_a_challenge_can_only_expire(store: Store, answer: str) -> None:
    challenge = await asked(store, expires_at=TOMORROW)

    with pytest.raises(ChallengeClosed) as refusal:
        await ANSWERS[answer](store, challenge.id, TOMORROW)

    assert refusal.value.state == "expired"
    assert await store.running_games() == []
    assert (await store.close_challenge(challenge.id, "expired", now=TOMORROW)).state == "expired"


@pytest.mark.parametrize("answer", ["accepted", "declined", "withdrawn"])
async def test_one_second_before_its_expiry_a_challenge_can_be_answered(store: Store, answer: str) -> None:
    challenge = await asked(store, expires_at=TOMORROW)

    await ANSWERS[answer](store, challenge.id, TOMORROW - 1)

    assert (await store.challenge(challenge.id)).state == answer


@pytest.mark.parametrize(("challenger", "opponent"), [(ADA, BAYO), (BAYO, ADA)])
async def test_a_pair_has_one_open_challenge_in_a_channel_in_either_direction(
    store: Store, challenger: int, opponent: int
) -> None:
    first = await asked(store, ADA, BAYO)

    with pytest.raises(PairHasChallenge) as refusal:
        await asked(store, challenger, opponent)

    assert refusal.value.challenge_id == first.id


async def test_other_channels_and_other_people_are_not_in_the_way(store: Store) -> None:
    made = [
        await asked(store),
        await asked(store, place=IBADAN),
        await asked(store, ADA, CHIDI),
        await asked(store, CHIDI, BAYO),
    ]

    assert [challenge.state for challenge in made] == ["open"] * 4


async def test_a_new_challenge_closes_the_expired_one_between_the_same_two(store: Store) -> None:
    old = await asked(store, ADA, BAYO, expires_at=TOMORROW)

    new = await asked(store, BAYO, ADA, now=TOMORROW, expires_at=TOMORROW + 60)

    assert (await store.challenge(old.id)).state == "expired"
    assert await store.open_challenge_between(LAGOS.channel_id, ADA, BAYO, now=TOMORROW) == new


async def test_people_who_play_in_a_channel_cannot_challenge_each_other_there(store: Store) -> None:
    game = await seated(store, ADA, BAYO)

    with pytest.raises(PairHasGame) as refusal:
        await asked(store, BAYO, ADA)

    assert refusal.value.game_id == game.id


async def test_a_challenge_that_cannot_become_a_game_stays_open(store: Store) -> None:
    before = await ended(store)
    challenge = await asked(store)
    rematch = await store.start_rematch(before.id, BAYO, ADA, now=NOON, place=LAGOS)

    with pytest.raises(PairHasGame) as refusal:
        await store.accept_challenge(challenge.id, ADA, BAYO, now=NOON)

    assert refusal.value.game_id == rematch.id
    assert (await store.challenge(challenge.id)).state == "open"


async def test_the_open_challenge_of_two_people_is_found_in_either_order_until_it_expires(
    store: Store,
) -> None:
    challenge = await asked(store)
    channel = LAGOS.channel_id

    assert await store.open_challenge_between(channel, ADA, BAYO, now=NOON) == challenge
    assert await store.open_challenge_between(channel, BAYO, ADA, now=TOMORROW - 1) == challenge
    assert await store.open_challenge_between(channel, ADA, BAYO, now=TOMORROW) is None
    assert await store.open_challenge_between(IBADAN.channel_id, ADA, BAYO, now=NOON) is None


async def test_due_challenges_are_the_open_ones_past_their_time_longest_overdue_first(store: Store) -> None:
    late = await asked(store, expires_at=NOON + 20)
    later = await asked(store, place=IBADAN, expires_at=NOON + 10)
    await asked(store, ADA, CHIDI, expires_at=NOON + 21)
    declined = await asked(store, BAYO, CHIDI, expires_at=NOON + 5)
    await store.close_challenge(declined.id, "declined", now=NOON)

    assert [due.id for due in await store.due_challenges(NOON + 20)] == [later.id, late.id]


async def test_due_challenges_are_found_by_their_index(store: Store, path: Path) -> None:
    await asked(store)
    connection = sqlite3.connect(path)

    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {DUE}", (NOON,))]

    connection.close()
    assert plan == ["SEARCH challenges USING INDEX open_challenges_by_expiry (expires_at<?)"]


async def test_a_challenge_waits_to_be_posted_until_it_has_a_message_or_expires(store: Store) -> None:
    first = await asked(store)
    second = await asked(store, place=IBADAN)
    assert await store.unposted_challenges(NOON) == [first, second]

    await store.challenge_posted(first.id, 555)

    assert await store.unposted_challenges(NOON) == [second]
    assert await store.unposted_challenges(TOMORROW) == []
    assert (await store.challenge(first.id)).message_id == 555


async def test_the_message_of_a_closed_challenge_waits_until_it_says_so(store: Store) -> None:
    challenge = await asked(store)
    await store.challenge_posted(challenge.id, 555)
    assert await store.unsettled_challenges() == []

    closed = await store.close_challenge(challenge.id, "declined", now=NOON)
    assert await store.unsettled_challenges() == [closed]

    await store.challenge_settled(challenge.id)
    assert await store.unsettled_challenges() == []


async def test_a_challenge_closed_before_its_message_was_known_is_unsettled_once_it_is(store: Store) -> None:
    challenge = await asked(store)
    await store.accept_challenge(challenge.id, ADA, BAYO, now=NOON)
    assert await store.unsettled_challenges() == []

    await store.challenge_posted(challenge.id, 555)

    assert [unsettled.id for unsettled in await store.unsettled_challenges()] == [challenge.id]


CALLS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "challenge": lambda store: store.challenge(404),
    "accept": lambda store: store.accept_challenge(404, ADA, BAYO, now=NOON),
    "close": lambda store: store.close_challenge(404, "declined", now=NOON),
    "posted": lambda store: store.challenge_posted(404, 1),
    "settled": lambda store: store.challenge_settled(404),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
async def test_an_unknown_challenge_is_named(
    store: Store, call: Callable[[Store], Awaitable[object]]
) -> None:
    with pytest.raises(NoSuchChallenge, match=r"^There is no challenge 404\.$"):
        await call(store)


async def to_anyone(
    store: Store, challenger: int = ADA, *, place: Place = LAGOS, now: int = NOON
) -> Challenge:
    return await store.open_challenge(
        place, challenger, None, "oware", "random", now=now, expires_at=now + 86_400
    )


async def test_each_person_has_one_open_challenge_to_anyone_in_a_channel(store: Store) -> None:
    first = await to_anyone(store)
    others = [await to_anyone(store, BAYO), await to_anyone(store, place=IBADAN), await asked(store)]
    assert [challenge.opponent_id for challenge in others] == [None, None, BAYO]

    with pytest.raises(PairHasChallenge) as refusal:
        await to_anyone(store)

    assert refusal.value.challenge_id == first.id
    assert await store.open_challenge_between(LAGOS.channel_id, ADA, None, now=NOON) == first
    again = await to_anyone(store, now=TOMORROW)
    assert (await store.challenge(first.id)).state == "expired"
    assert again.state == "open"


async def test_a_challenge_to_anyone_keeps_that_it_was_one(store: Store) -> None:
    challenge = await to_anyone(store)

    game = await store.accept_challenge(challenge.id, CHIDI, ADA, now=NOON)

    accepted = await store.challenge(challenge.id)
    assert (accepted.opponent_id, accepted.game_id) == (None, game.id)


async def test_after_a_no_the_same_person_waits_and_nobody_else(store: Store) -> None:
    declined = await asked(store)
    await store.close_challenge(declined.id, "declined", now=NOON)

    async def ask(challenger: int, opponent: int | None, now: int) -> Challenge:
        return await store.open_challenge(
            LAGOS, challenger, opponent, "oware", "random", now=now, expires_at=TOMORROW, pause=600
        )

    with pytest.raises(DeclinedLately) as refusal:
        await ask(ADA, BAYO, NOON + 599)
    assert refusal.value.declined_at == NOON
    assert (await ask(CHIDI, BAYO, NOON)).state == "open"
    assert (await ask(ADA, None, NOON)).state == "open"
    assert (await ask(ADA, BAYO, NOON + 600)).state == "open"
