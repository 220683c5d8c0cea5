"""What can be done with a match in each of its states, and that nothing else can."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables import OfferKind, Refusal, Refused, Table
from storage import MatchTerms
from tests.bot.tables.conftest import AMA, BAYO, HERE, KOFI, THERE, House

Make = Callable[[House], Awaitable[int]]
Act = Callable[[House, int], Awaitable[object]]

BEST_OF_3 = MatchTerms("best-of-3")


async def playing(house: House) -> int:
    """The first game runs; its id."""
    return (await house.begin(match=BEST_OF_3)).id


async def between(house: House) -> int:
    """Bayo has lost the first game, and nobody has started the second."""
    game_id = await playing(house)
    await house.games.resign(game_id, BAYO)
    return game_id


async def passed(house: House) -> int:
    """The second game runs; the id of the first."""
    game_id = await between(house)
    await house.matches.next_game(game_id, BAYO, HERE)
    return game_id


async def won(house: House) -> int:
    """Ama has won both games; the id of the second."""
    game_id = (await house.matches.next_game(await between(house), AMA, HERE)).id
    await house.games.resign(game_id, BAYO)
    return game_id


async def resigned_in_a_game(house: House) -> int:
    game_id = await playing(house)
    await house.matches.resign(game_id, AMA)
    return game_id


async def resigned_between_games(house: House) -> int:
    game_id = await between(house)
    await house.matches.resign(game_id, AMA)
    return game_id


async def broken_off_in_a_game(house: House) -> int:
    game_id = await playing(house)
    await break_off(house, game_id, 0)
    return game_id


async def broken_off_between_games(house: House) -> int:
    game_id = await between(house)
    await break_off(house, game_id, 1)
    return game_id


async def break_off(house: House, game_id: int, version: int) -> None:
    offered = await house.offers.make(game_id, AMA, version, OfferKind.MATCH)
    await house.offers.accept(offered.offer.id, BAYO)


async def offer_to_end(house: House, game_id: int) -> object:
    table = await house.games.table(game_id)
    return await house.offers.make(game_id, AMA, table.version + table.over, OfferKind.MATCH)


ACTS: dict[str, Act] = {
    "next game": lambda house, game: house.matches.next_game(game, AMA, HERE),
    "resign the match": lambda house, game: house.matches.resign(game, AMA),
    "offer to end it": offer_to_end,
    "ask how to leave": lambda house, game: house.matches.between_games(game, AMA),
    "rematch": lambda house, game: house.rematches.wish(game, AMA),
}
OVER: Mapping[str, Refusal | None] = {**dict.fromkeys(ACTS, Refusal.MATCH_OVER), "rematch": None}
GONE_ON: Mapping[str, Refusal | None] = {
    **dict.fromkeys(ACTS, Refusal.NEXT_GAME_STARTED),
    "rematch": Refusal.MATCH_GOES_ON,
}
STATES: dict[Make, Mapping[str, Refusal | None]] = {
    playing: {
        "next game": Refusal.GAME_RUNNING,
        "resign the match": None,
        "offer to end it": None,
        "ask how to leave": Refusal.GAME_RUNNING,
        "rematch": Refusal.GAME_RUNNING,
    },
    between: {**dict.fromkeys(ACTS), "rematch": Refusal.MATCH_GOES_ON},
    passed: GONE_ON,
    won: OVER,
    resigned_in_a_game: OVER,
    resigned_between_games: OVER,
    broken_off_in_a_game: OVER,
    broken_off_between_games: OVER,
}
CASES = [
    pytest.param(state, act, refusal, id=f"{state.__name__}: {act}")
    for state, acts in STATES.items()
    for act, refusal in acts.items()
]


async def refusal_of(request: Awaitable[object]) -> Refusal:
    with pytest.raises(Refused) as caught:
        await request
    return caught.value.reason


@pytest.mark.parametrize(("state", "act", "refusal"), CASES)
async def test_each_state_of_a_match_allows_what_is_listed_and_refuses_the_rest(
    house: House, state: Make, act: str, refusal: Refusal | None
) -> None:
    game_id = await state(house)
    before = await snapshot(house)
    if refusal is None:
        await ACTS[act](house, game_id)
    else:
        assert await refusal_of(ACTS[act](house, game_id)) is refusal
        assert await snapshot(house) == before


async def snapshot(house: House) -> object:
    games = await house.store.latest_games(AMA, most=9)
    return games, await house.store.matches([1]), await house.store.unposted_offers()


@pytest.mark.parametrize("state", [playing, between, won])
@pytest.mark.parametrize("act", [act for act in ACTS if act != "offer to end it"])
async def test_a_stranger_can_do_nothing_with_a_match(house: House, state: Make, act: str) -> None:
    game_id = await state(house)
    acts: dict[str, Act] = {
        "next game": lambda house, game: house.matches.next_game(game, KOFI, HERE),
        "resign the match": lambda house, game: house.matches.resign(game, KOFI),
        "ask how to leave": lambda house, game: house.matches.between_games(game, KOFI),
        "rematch": lambda house, game: house.rematches.wish(game, KOFI),
    }
    before = await snapshot(house)
    assert await refusal_of(acts[act](house, game_id)) is Refusal.NOT_SEATED
    assert await snapshot(house) == before


def how_it_stands(table: Table) -> tuple[tuple[int, int], bool, int | None]:
    assert table.match is not None
    return table.match.standing.wins, table.match.over, table.match.winner_id


@pytest.mark.parametrize(
    ("state", "wins", "over", "winner"),
    [
        (playing, (0, 0), False, None),
        (between, (1, 0), False, None),
        (passed, (1, 0), False, None),
        (won, (2, 0), True, AMA),
        (resigned_in_a_game, (0, 1), True, BAYO),
        (resigned_between_games, (1, 0), True, BAYO),
        (broken_off_in_a_game, (0, 0), True, None),
        (broken_off_between_games, (1, 0), True, None),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
async def test_who_has_won_follows_from_the_games_and_from_who_resigned(
    house: House, state: Make, wins: tuple[int, int], over: bool, winner: int | None
) -> None:
    assert how_it_stands(await house.games.table(await state(house))) == (wins, over, winner)


async def test_the_first_move_alternates_and_a_game_without_a_result_is_played_again(house: House) -> None:
    table = await house.begin(match=MatchTerms("kumasi"))
    begun = [table.south.id]
    for loser in (AMA, BAYO, None, AMA):
        if loser is None:
            await house.games.close_left(table.id, AMA)
        else:
            await house.games.resign(table.id, loser)
        table = await house.matches.next_game(table.id, AMA, HERE)
        begun.append(table.south.id)
    assert begun == [AMA, BAYO, AMA, AMA, BAYO]
    assert table.match is not None
    assert (table.match.round, table.record.number) == (4, 5)


async def test_each_lot_is_played_once_from_each_side(house: House) -> None:
    table = await house.begin(match=MatchTerms("best-of-5", by_lot=True))
    tables = [table]
    for loser in (AMA, BAYO, None, AMA, BAYO):
        if loser is None:
            await house.games.close_left(table.id, AMA)
        else:
            await house.games.resign(table.id, loser)
        if not (await house.games.table(table.id)).match.over:  # type: ignore[union-attr]  # a game of a match
            table = await house.matches.next_game(table.id, AMA, HERE)
            tables.append(table)
    lots = [table.record.moves for table in tables]
    first, second, third, again, fourth, fifth = lots
    assert all(len(lot) == 2 for lot in lots)
    assert (first, third) == (second, again)
    assert third == fourth
    assert len({first, third, fifth}) > 1
    assert [table.south.id for table in tables] == [AMA, BAYO, AMA, AMA, BAYO, AMA]


async def test_what_was_drawn_by_lot_is_not_taken_back(house: House) -> None:
    table = await house.begin(match=MatchTerms("best-of-3", by_lot=True))
    for user in (AMA, BAYO):
        asked = house.offers.make(table.id, user, table.version, OfferKind.TAKEBACK)
        assert await refusal_of(asked) is Refusal.NOTHING_TO_TAKE_BACK
    table = await house.play(table, table.game.legal_moves()[0])
    offered = await house.offers.make(table.id, AMA, table.version, OfferKind.TAKEBACK)
    table = (await house.offers.accept(offered.offer.id, BAYO)).table
    assert (table.ply, table.record.lot, table.mover.id) == (2, 2, AMA)
    asked = house.offers.make(table.id, BAYO, table.version, OfferKind.TAKEBACK)
    assert await refusal_of(asked) is Refusal.NOTHING_TO_TAKE_BACK


@pytest.mark.parametrize("ruleset", ["oware", "abapa", "oware-slam-takes"])
async def test_only_openings_of_ayoayo_are_drawn_by_lot(house: House, ruleset: str) -> None:
    asked = house.begin(HERE, ruleset=ruleset, match=MatchTerms("best-of-3", by_lot=True))
    assert await refusal_of(asked) is Refusal.LOT_WITHOUT_MATCH


async def test_a_rematch_of_a_match_is_another_on_the_same_terms(house: House) -> None:
    table = await house.begin(match=MatchTerms("best-of-3", by_lot=True))
    await house.matches.resign(table.id, AMA)
    await house.rematches.wish(table.id, AMA)
    started = (await house.rematches.wish(table.id, BAYO)).started
    assert started is not None
    assert started.match is not None
    assert started.match.record.terms == MatchTerms("best-of-3", by_lot=True)
    assert (started.match.record.id, started.match.round, started.ply) == (2, 1, 2)
    assert (started.south.id, how_it_stands(started)) == (BAYO, ((0, 0), False, None))


async def test_waiting_matches_are_those_between_two_games(house: House) -> None:
    for state in (won, resigned_between_games, broken_off_in_a_game):
        await state(house)
    assert await house.matches.waiting(AMA) == []
    game_id = await between(house)
    assert [table.id for table in await house.matches.waiting(BAYO)] == [game_id]
    assert await house.matches.waiting(KOFI) == []
    assert await house.matches.waiting(BAYO, guild_id=99) == []


async def test_a_match_that_is_won_is_looked_at_once(house: House) -> None:
    await won(house)
    assert len(await house.store.matches_between_games(AMA)) == 1
    assert await house.matches.waiting(AMA) == []
    assert await house.store.matches_between_games(AMA) == []


async def test_waiting_matches_are_found_while_another_program_writes_to_the_file(
    house: House, tmp_path: Path
) -> None:
    await won(house)
    game_id = await between(house)
    with closing(sqlite3.connect(tmp_path / "opon.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert [table.id for table in await house.matches.waiting(AMA)] == [game_id]
    assert len(await house.store.matches_between_games(AMA)) == 2


async def test_the_game_meant_is_the_one_named_else_the_newest_here_else_the_only_one(house: House) -> None:
    assert await refusal_of(house.matches.meant(AMA, HERE, None)) is Refusal.NO_GAME
    first = await house.begin(HERE)
    assert (await house.matches.meant(AMA, THERE, None)).id == first.id
    house.clock.now += 1
    second = await house.begin(HERE, AMA, KOFI)
    assert (await house.matches.meant(AMA, HERE, None)).id == second.id
    assert (await house.matches.meant(AMA, HERE, first.id)).id == first.id
    assert await refusal_of(house.matches.meant(AMA, THERE, None)) is Refusal.GAME_ELSEWHERE
    assert await refusal_of(house.matches.meant(BAYO, HERE, second.id)) is Refusal.NOT_SEATED


async def test_a_match_that_waits_is_meant_where_no_game_runs(house: House) -> None:
    waiting = await between(house)
    assert (await house.matches.meant(AMA, THERE, None)).id == waiting
    running = await house.begin(THERE, AMA, KOFI)
    assert (await house.matches.meant(AMA, THERE, None)).id == running.id
    assert (await house.matches.meant(AMA, HERE, None)).id == waiting
    assert (await house.matches.meant(AMA, THERE, waiting)).id == waiting
    await house.games.resign(running.id, AMA)
    house.clock.now += 1
    later = (await house.begin(HERE, AMA, KOFI, match=BEST_OF_3)).id
    await house.games.resign(later, AMA)
    assert (await house.matches.meant(AMA, HERE, None)).id == later
    assert await refusal_of(house.matches.meant(AMA, THERE, None)) is Refusal.GAME_ELSEWHERE
