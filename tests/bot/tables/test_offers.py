"""Every way in which an offer can go from one state to another; every other one is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.tables import Offered, OfferKind, Refusal, Refused, Table
from rules import Side, Termination
from storage import MatchTerms
from tests.bot.tables.conftest import AMA, BAYO, KOFI, House

KINDS = pytest.mark.parametrize("kind", OfferKind)
Act = Callable[[House, int], Awaitable[object]]

ANSWERS: dict[str, Act] = {
    "accepted": lambda house, offer: house.offers.accept(offer, BAYO),
    "declined": lambda house, offer: house.offers.decline(offer, BAYO),
    "withdrawn": lambda house, offer: house.offers.withdraw(offer, AMA),
    "lapsed": lambda house, _offer: house.games.play(1, BAYO, 1, 8),
}
LAPSES: dict[str, Act] = {
    "the next move": lambda house, _offer: house.games.play(1, BAYO, 1, 8),
    "a resignation of the one asked": lambda house, _offer: house.games.resign(1, BAYO),
    "a resignation of the offerer": lambda house, _offer: house.games.resign(1, AMA),
}
REFUSED: dict[str, tuple[Act, Refusal]] = {
    "accepting one's own": (lambda house, offer: house.offers.accept(offer, AMA), Refusal.OWN_OFFER),
    "declining one's own": (lambda house, offer: house.offers.decline(offer, AMA), Refusal.OWN_OFFER),
    "withdrawing the other's": (
        lambda house, offer: house.offers.withdraw(offer, BAYO),
        Refusal.NOT_YOUR_OFFER,
    ),
    "a stranger's yes": (lambda house, offer: house.offers.accept(offer, KOFI), Refusal.NOT_SEATED),
    "a stranger's no": (lambda house, offer: house.offers.decline(offer, KOFI), Refusal.NOT_SEATED),
    "a stranger's withdrawal": (lambda house, offer: house.offers.withdraw(offer, KOFI), Refusal.NOT_SEATED),
    "an offer that was never made": (lambda house, _offer: house.offers.accept(99, BAYO), Refusal.OFFER_GONE),
}


async def refusal(request: Awaitable[object]) -> Refusal:
    with pytest.raises(Refused) as caught:
        await request
    return caught.value.reason


async def moved(house: House) -> Table:
    """Ama has opened a match with C, and Bayo is to move."""
    return await house.play(await house.begin(match=MatchTerms("best-of-3")), 2)


async def offered(house: House, kind: OfferKind) -> Offered:
    table = await moved(house)
    return await house.offers.make(table.id, AMA, table.version, kind)


@KINDS
@pytest.mark.parametrize("state", ANSWERS)
async def test_an_open_offer_is_closed_once_and_then_stays_closed(
    house: House, kind: OfferKind, state: str
) -> None:
    offer = (await offered(house, kind)).offer
    assert offer.state == "open"

    await ANSWERS[state](house, offer.id)

    for late in ("accepted", "declined", "withdrawn"):
        assert await refusal(ANSWERS[late](house, offer.id)) is Refusal.OFFER_GONE
    assert (await house.store.offer(offer.id)).state == state


@pytest.mark.parametrize("what", LAPSES)
async def test_an_offer_lapses_when_the_game_goes_on_or_ends(house: House, what: str) -> None:
    offer = (await offered(house, OfferKind.DRAW)).offer
    await LAPSES[what](house, offer.id)
    assert (await house.store.offer(offer.id)).state == "lapsed"


@pytest.mark.parametrize("what", REFUSED)
async def test_what_is_not_ones_to_do_with_an_offer_changes_nothing(house: House, what: str) -> None:
    made = await offered(house, OfferKind.END)
    act, reason = REFUSED[what]

    assert await refusal(act(house, made.offer.id)) is reason

    assert await house.store.offer(made.offer.id) == made.offer
    assert await house.store.game(1) == made.table.record


async def test_an_accepted_draw_ends_the_game_with_the_stores_as_they_are(house: House) -> None:
    made = await offered(house, OfferKind.DRAW)
    outcome = (await house.offers.accept(made.offer.id, BAYO)).table.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.termination, outcome.scores) == (
        None,
        Termination.AGREEMENT,
        made.table.position.stores,
    )


async def test_an_accepted_end_gives_each_their_own_row(house: House) -> None:
    made = await offered(house, OfferKind.END)
    position = made.table.position
    outcome = (await house.offers.accept(made.offer.id, BAYO)).table.outcome
    assert outcome is not None
    assert outcome.scores == tuple(
        store + row for store, row in zip(position.stores, position.row_seeds, strict=True)
    )
    assert outcome.winner in {Side.SOUTH, Side.NORTH}


async def test_an_accepted_takeback_gives_the_offerer_their_turn_again(house: House) -> None:
    made = await offered(house, OfferKind.TAKEBACK)
    table = (await house.offers.accept(made.offer.id, BAYO)).table
    assert (table.record.moves, table.ply, table.version, table.mover.id) == ((), 0, 2, AMA)
    table = await house.play(table, 3)
    assert (table.record.moves, table.version, table.mover.id) == ((3,), 3, BAYO)


async def test_buttons_of_boards_before_a_takeback_are_stale(house: House) -> None:
    made = await offered(house, OfferKind.TAKEBACK)
    await house.offers.accept(made.offer.id, BAYO)
    assert await refusal(house.games.play(1, AMA, 0, 2)) is Refusal.STALE_BUTTON
    assert await refusal(house.games.play(1, BAYO, 1, 8)) is Refusal.STALE_BUTTON


async def test_the_film_of_a_board_from_before_a_takeback_still_shows_its_move(house: House) -> None:
    made = await offered(house, OfferKind.TAKEBACK)
    table = (await house.offers.accept(made.offer.id, BAYO)).table
    table = await house.play(table, 3)
    pits = [move.pit if move else None for move in map(table.move_at, range(-1, 5))]
    assert pits == [None, None, 2, None, 3, None]


async def test_two_takebacks_in_turn_undo_two_moves(house: House) -> None:
    table = await house.play(await moved(house), 8)
    for asks, grants in ((BAYO, AMA), (AMA, BAYO)):
        made = await house.offers.make(1, asks, table.version, OfferKind.TAKEBACK)
        table = (await house.offers.accept(made.offer.id, grants)).table
    assert (table.record.moves, table.version, table.mover.id) == ((), 4, AMA)


@pytest.mark.parametrize(
    ("pits", "user", "reason"),
    [
        ((), AMA, Refusal.NOTHING_TO_TAKE_BACK),
        ((), BAYO, Refusal.NOTHING_TO_TAKE_BACK),
        ((2,), BAYO, Refusal.NOTHING_TO_TAKE_BACK),
        ((2, 8), AMA, Refusal.TAKEBACK_TOO_LATE),
        ((2,), KOFI, Refusal.NOT_SEATED),
    ],
)
async def test_a_takeback_out_of_turn_is_refused(
    house: House, pits: tuple[int, ...], user: int, reason: Refusal
) -> None:
    table = await house.play(await house.begin(), *pits)
    assert await refusal(house.offers.make(1, user, table.version, OfferKind.TAKEBACK)) is reason
    assert await house.store.unposted_offers() == []


@KINDS
async def test_an_offer_on_a_board_that_has_moved_on_or_a_game_that_is_over_is_refused(
    house: House, kind: OfferKind
) -> None:
    await moved(house)
    for version in (0, 2):
        assert await refusal(house.offers.make(1, AMA, version, kind)) is Refusal.GAME_WENT_ON
    await house.games.resign(1, AMA)
    over = (
        Refusal.GAME_WENT_ON if kind is OfferKind.MATCH else Refusal.GAME_OVER
    )  # a match can still be ended
    assert await refusal(house.offers.make(1, AMA, 1, kind)) is over


@KINDS
async def test_an_offer_made_twice_is_refused_while_it_stands_and_after_a_no_until_the_next_move(
    house: House, kind: OfferKind
) -> None:
    made = await offered(house, kind)
    assert await refusal(house.offers.make(1, AMA, 1, kind)) is Refusal.OWN_OFFER
    await house.offers.decline(made.offer.id, BAYO)
    assert await refusal(house.offers.make(1, AMA, 1, kind)) is Refusal.OFFER_REPEATED
    await house.play(await house.play(made.table, 8), 3)
    assert (await house.offers.make(1, AMA, 3, kind)).offer.state == "open"


async def test_another_offer_waits_until_the_first_is_answered(house: House) -> None:
    await offered(house, OfferKind.DRAW)
    assert await refusal(house.offers.make(1, AMA, 1, OfferKind.END)) is Refusal.OWN_OFFER
    assert await refusal(house.offers.make(1, BAYO, 1, OfferKind.END)) is Refusal.OFFER_STANDS


@pytest.mark.parametrize("kind", [OfferKind.DRAW, OfferKind.END])
async def test_offering_what_the_other_has_just_offered_is_a_yes(house: House, kind: OfferKind) -> None:
    made = await offered(house, kind)
    met = await house.offers.make(1, BAYO, 1, kind)
    assert (met.offer.id, met.offer.state, met.table.over) == (made.offer.id, "accepted", True)
