"""The people, the places and the moments of the storage tests, and the shortest ways to a game."""

from __future__ import annotations

from storage import Ending, GameRecord, Place, Store

ADA, BAYO, CHIDI = 1001, 1002, 1003
LAGOS = Place(guild_id=7, channel_id=71)
IBADAN = Place(guild_id=7, channel_id=72)
NOWHERE = Place(guild_id=None, channel_id=90)
NOON = 1_750_000_000
TOMORROW = NOON + 86_400

SOUTH_WINS = Ending("majority", "south", 26, 14)
NORTH_WINS = Ending("resignation", "north", 3, 9)
DRAW = Ending("stuck", None, 24, 24)
ABANDONED = Ending("abandoned", None, 5, 6)


async def seated(
    store: Store, south: int = ADA, north: int = BAYO, *, place: Place = LAGOS, ruleset: str = "ayoayo"
) -> GameRecord:
    """A game that has just begun by way of a challenge."""
    asked = await store.open_challenge(
        place, south, north, ruleset, "challenger", now=NOON, expires_at=TOMORROW
    )
    return await store.accept_challenge(asked.id, south, north, now=NOON)


async def ended(
    store: Store, south: int = ADA, north: int = BAYO, *, place: Place = LAGOS, ending: Ending = SOUTH_WINS
) -> GameRecord:
    """A game that has ended before its first move."""
    game = await seated(store, south, north, place=place)
    return await store.end_game(game.id, ending, now=NOON + 60)
