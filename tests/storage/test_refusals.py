"""Somebody takes no challenges from a person, or from nobody, until they take them again."""

from __future__ import annotations

import pytest

from storage import EVERYONE, Challenge, ChallengeRefused, PairHasChallenge, Store
from tests.storage.scene import ADA, BAYO, CHIDI, LAGOS, NOON, TOMORROW


async def ask(store: Store, challenger: int, opponent: int | None) -> Challenge:
    return await store.open_challenge(
        LAGOS, challenger, opponent, "oware", "random", now=NOON, expires_at=TOMORROW
    )


@pytest.mark.parametrize("refused", [ADA, EVERYONE])
async def test_who_is_refused_cannot_ask_until_they_are_allowed_again(store: Store, refused: int) -> None:
    for _ in range(2):
        await store.refuse(BAYO, refused, now=NOON)

    with pytest.raises(ChallengeRefused) as refusal:
        await ask(store, ADA, BAYO)

    assert refusal.value.user_id == BAYO
    await store.allow(BAYO, refused)
    assert (await ask(store, ADA, BAYO)).state == "open"


async def test_others_ask_and_the_one_who_refuses_asks_them(store: Store) -> None:
    await store.refuse(BAYO, ADA, now=NOON)

    assert (await ask(store, CHIDI, BAYO)).state == "open"
    challenge = await ask(store, BAYO, ADA)

    with pytest.raises(PairHasChallenge) as crossing:
        await ask(store, ADA, BAYO)
    assert crossing.value.challenge_id == challenge.id


async def test_whoever_is_refused_by_name_does_not_sit_down_at_a_challenge_to_anyone(store: Store) -> None:
    await store.refuse(BAYO, ADA, now=NOON)
    await store.refuse(BAYO, EVERYONE, now=NOON)
    challenge = await ask(store, BAYO, None)

    for seats in ((ADA, BAYO), (BAYO, ADA)):
        with pytest.raises(ChallengeRefused):
            await store.accept_challenge(challenge.id, *seats, now=NOON)

    assert (await store.accept_challenge(challenge.id, CHIDI, BAYO, now=NOON)).north_id == BAYO


async def test_allowing_everyone_leaves_those_refused_by_name(store: Store) -> None:
    await store.refuse(BAYO, ADA, now=NOON)
    await store.refuse(BAYO, EVERYONE, now=NOON + 1)
    assert await store.refused_by(BAYO) == [EVERYONE, ADA]

    await store.allow(BAYO, EVERYONE)

    assert await store.refused_by(BAYO) == [ADA]
    assert await store.refused_by(ADA) == []


async def test_the_last_challengers_are_those_who_asked_by_name_the_newest_first(store: Store) -> None:
    for challenger in (ADA, CHIDI, ADA):
        challenge = await ask(store, challenger, BAYO)
        await store.close_challenge(challenge.id, "declined", now=NOON)
    await ask(store, CHIDI, None)

    assert await store.last_challengers(BAYO, 5) == [ADA, CHIDI]
    assert await store.last_challengers(BAYO, 1) == [ADA]
