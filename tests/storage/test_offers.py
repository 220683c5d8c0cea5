"""One open offer to a game; it is answered once, with what it brings, or lapses."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from storage import NoSuchOffer, Offer, OfferClosed, OfferRepeated, OfferStands, StaleVersion, Store
from tests.storage.scene import ADA, BAYO, DRAW, NOON, seated


async def made(store: Store, kind: str = "takeback") -> Offer:
    """Ada has moved and offers something."""
    game = await seated(store)
    await store.append_move(game.id, 0, 2, now=NOON)
    return await store.open_offer(game.id, 1, kind, ADA, now=NOON + 1)


async def test_an_offer_reads_back_as_it_was_made(store: Store) -> None:
    offer = await made(store)
    assert offer == Offer(1, 1, 1, "takeback", ADA, NOON + 1, "open", None)
    assert await store.offer(1) == offer
    assert await store.unposted_offers() == [offer]


async def test_an_accepted_takeback_and_its_event_come_together(store: Store) -> None:
    offer = await made(store)
    accepted = await store.accept_offer(offer.id, now=NOON + 2, ply=0)
    game = await store.game(1)
    assert (accepted.state, game.moves, game.version, game.moved_at) == ("accepted", (), 2, NOON + 2)
    assert await store.accepted_offer(1, 1) == accepted
    assert await store.accepted_offer(1, 2) is None


async def test_a_takeback_that_cannot_be_leaves_the_offer_open(store: Store) -> None:
    offer = await made(store)
    with pytest.raises(sqlite3.IntegrityError):
        await store.accept_offer(offer.id, now=NOON, ply=1)
    assert await store.offer(offer.id) == offer
    assert (await store.game(1)).version == 1


async def test_an_accepted_draw_ends_the_game(store: Store) -> None:
    offer = await made(store, "draw")
    await store.accept_offer(offer.id, now=NOON + 2, ending=DRAW)
    assert (await store.game(1)).ending == DRAW
    assert (await store.offer(offer.id)).state == "accepted"


async def test_of_a_move_and_a_granted_takeback_one_happens(store: Store) -> None:
    offer = await made(store)
    results = await asyncio.gather(
        store.append_move(1, 1, 7, now=NOON),
        store.accept_offer(offer.id, now=NOON, ply=0),
        return_exceptions=True,
    )
    assert [type(result) for result in results if isinstance(result, Exception)] in (
        [OfferClosed],
        [StaleVersion],
    )
    assert (await store.game(1)).version == 2


async def test_a_second_offer_and_the_same_one_after_a_no_are_refused(store: Store) -> None:
    offer = await made(store, "draw")
    with pytest.raises(OfferStands) as standing:
        await store.open_offer(1, 1, "end", BAYO, now=NOON)
    assert standing.value.offer_id == offer.id
    await store.close_offer(offer.id, "declined", now=NOON)
    with pytest.raises(OfferRepeated):
        await store.open_offer(1, 1, "draw", ADA, now=NOON)
    assert (await store.open_offer(1, 1, "draw", BAYO, now=NOON)).id == 2


async def test_a_closed_offer_is_to_be_settled_once_its_message_is_there(store: Store) -> None:
    offer = await made(store)
    await store.offer_posted(offer.id, 500)
    assert await store.unposted_offers() == []
    await store.append_move(1, 1, 7, now=NOON + 5)
    assert [(one.id, one.state) for one in await store.unsettled_offers()] == [(1, "lapsed")]
    await store.offer_settled(offer.id)
    assert await store.unsettled_offers() == []


async def test_an_unknown_offer_is_named(store: Store) -> None:
    with pytest.raises(NoSuchOffer, match=r"^There is no offer 404\.$"):
        await store.offer(404)


@pytest.mark.parametrize(
    ("assignment", "words"),
    [
        ("state = 'accepted'", "CHECK constraint failed"),
        ("settled = 1", "CHECK constraint failed"),
        ("kind = 'bribe'", "CHECK constraint failed"),
        ("state = 'forgotten', closed_at = 5", "CHECK constraint failed"),
    ],
)
async def test_an_offer_in_an_impossible_state_is_refused(
    store: Store, path: Path, assignment: str, words: str
) -> None:
    offer = await made(store)
    by_hand = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.IntegrityError, match=words):
        by_hand.execute(f"UPDATE offers SET {assignment}")  # noqa: S608 - the literals above
    by_hand.close()
    assert await store.offer(offer.id) == offer
