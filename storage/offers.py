"""Offers: made to the other player of a running game, answered once, and void once the game has gone on."""

from __future__ import annotations

import sqlite3

from storage.conflicts import NoSuchOffer, OfferClosed, OfferRepeated, OfferStands, StaleVersion
from storage.database import Statements
from storage.game_rows import add_event, game_by_id, running_game, write_ending
from storage.match_rows import check_last_of_match, write_closing
from storage.records import Ending, Event, Offer
from storage.section import Section

_OPEN = "SELECT * FROM offers WHERE game_id = ? AND state = 'open'"
_SAME = "SELECT id FROM offers WHERE game_id = ? AND version = ? AND kind = ? AND offerer_id = ?"
_UNPOSTED = """
    SELECT offers.* FROM offers JOIN games ON games.id = game_id
    WHERE state = 'open' AND message_id IS NULL AND NOT EXISTS (
        SELECT 1 FROM boards
        WHERE boards.game_id = games.id AND boards.channel_id = games.channel_id
        AND boards.message_id IS NULL
    )
    ORDER BY offers.id
"""
_UNSETTLED = (
    "SELECT * FROM offers WHERE state <> 'open' AND message_id IS NOT NULL AND settled = 0 ORDER BY id"
)
_CLOSE = "UPDATE offers SET state = ?, closed_at = ? WHERE id = ? RETURNING *"


class Offers(Section):
    """Every offer ever made. At most one is open in a game; the next event, or the end, makes it lapse."""

    async def open_offer(self, game_id: int, version: int, kind: str, offerer_id: int, *, now: int) -> Offer:
        """Keep a new offer.

        Args:
            game_id: the game.
            version: the version of the game that the offerer had before them.
            kind: what is offered.
            offerer_id: who makes it.
            now: the time.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over.
            StaleVersion: it has gone on since.
            OfferStands: an offer is open in this game.
            OfferRepeated: this person has made the same offer since the last event already.
            MatchClosed, NextGameStarted: it is to break off a match that is over, or has gone on.
        """
        async with self._database.writing() as db:
            await _check_offerable(db, game_id, version, kind)
            await _check_new(db, game_id, version, kind, offerer_id)
            row = await db.only(
                "INSERT INTO offers (game_id, version, kind, offerer_id, made_at)"
                " VALUES (?, ?, ?, ?, ?) RETURNING *",
                game_id,
                version,
                kind,
                offerer_id,
                now,
            )
        return _offer_of(row)

    async def offer(self, offer_id: int) -> Offer:
        """One offer, open or closed.

        Raises:
            NoSuchOffer: no offer has this id.
        """
        async with self._database.reading() as db:
            return await _offer_by_id(db, offer_id)

    async def standing_offer(self, game_id: int) -> Offer | None:
        """The offer that is open in a game, or None."""
        found = await self._offers(_OPEN, game_id)
        return found[0] if found else None

    async def close_offer(self, offer_id: int, state: str, *, now: int) -> Offer:
        """Close an offer that comes to nothing: ``declined`` or ``withdrawn``.

        Raises:
            NoSuchOffer: no offer has this id.
            OfferClosed: it is closed already.
        """
        async with self._database.writing() as db:
            await _check_open(db, offer_id)
            return _offer_of(await db.only(_CLOSE, state, now, offer_id))

    async def accept_offer(
        self,
        offer_id: int,
        *,
        now: int,
        ending: Ending | None = None,
        ply: int | None = None,
        hints: bool = False,
        breaking_off: bool = False,
    ) -> Offer:
        """Close an offer and do what it asks, both or neither.

        Args:
            offer_id: the offer.
            now: the time.
            ending: how the game ends, if it does.
            ply: how many moves are left after a takeback, if it is one.
            hints: whether both may ask for hints from now on.
            breaking_off: whether the match of the game is broken off.

        Raises:
            NoSuchOffer: no offer has this id.
            OfferClosed: it is closed already.
            MatchClosed, NextGameStarted: the match is over, or has gone on.
        """
        async with self._database.writing() as db:
            offer = await _check_open(db, offer_id)
            accepted = await db.only(_CLOSE, "accepted", now, offer_id)
            if breaking_off:
                game = await game_by_id(db, offer.game_id)
                await write_closing(db, game, now=now)
            if ending is not None:
                await write_ending(db, offer.game_id, ending, now=now)
            elif ply is not None:
                await add_event(db, offer.game_id, offer.version, Event(None, ply, now))
            elif hints:
                await db.all("UPDATE games SET hints = 1 WHERE id = ?", offer.game_id)
        return _offer_of(accepted)

    async def accepted_offer(self, game_id: int, version: int) -> Offer | None:
        """The offer that ended a game at this version or took a move back, if one did."""
        found = await self._offers(
            "SELECT * FROM offers WHERE game_id = ? AND version = ? AND state = 'accepted'"
            " AND kind <> 'hints'",
            game_id,
            version,
        )
        return found[0] if found else None

    async def offer_posted(self, offer_id: int, message_id: int) -> None:
        """Note the message that shows an offer.

        Raises:
            NoSuchOffer: no offer has this id.
        """
        await self._change_offer(offer_id, "UPDATE offers SET message_id = ? WHERE id = ?", message_id)

    async def unposted_offers(self) -> list[Offer]:
        """Open offers that have no message, oldest first; not while the channel of their game is gone."""
        return await self._offers(_UNPOSTED)

    async def offer_settled(self, offer_id: int) -> None:
        """Note that the message of a closed offer says how it was closed, or is gone.

        Raises:
            NoSuchOffer: no offer has this id.
        """
        await self._change_offer(offer_id, "UPDATE offers SET settled = 1 WHERE id = ?")

    async def unsettled_offers(self) -> list[Offer]:
        """Closed offers whose message still looks open, oldest first."""
        return await self._offers(_UNSETTLED)

    async def _offers(self, sql: str, *parameters: int) -> list[Offer]:
        async with self._database.reading() as db:
            rows = await db.all(sql, *parameters)
        return [_offer_of(row) for row in rows]

    async def _change_offer(self, offer_id: int, sql: str, *parameters: int) -> None:
        async with self._database.writing() as db:
            await _offer_by_id(db, offer_id)
            await db.all(sql, *parameters, offer_id)


async def _check_offerable(db: Statements, game_id: int, version: int, kind: str) -> None:
    """Make sure that something can be offered: in a running game, or between two games of a match."""
    if kind != "match":
        await running_game(db, game_id, version)
        return
    game = await game_by_id(db, game_id)
    await check_last_of_match(db, game)
    reached = game.version + (game.ended_at is not None)
    if version != reached:
        raise StaleVersion(version, reached)


async def _check_new(db: Statements, game_id: int, version: int, kind: str, offerer_id: int) -> None:
    standing = await db.first(_OPEN, game_id)
    if standing is not None:
        raise OfferStands(standing["id"])
    if await db.first(_SAME, game_id, version, kind, offerer_id) is not None:
        raise OfferRepeated(game_id)


async def _offer_by_id(db: Statements, offer_id: int) -> Offer:
    row = await db.first("SELECT * FROM offers WHERE id = ?", offer_id)
    if row is None:
        raise NoSuchOffer(offer_id)
    return _offer_of(row)


async def _check_open(db: Statements, offer_id: int) -> Offer:
    offer = await _offer_by_id(db, offer_id)
    if offer.state != "open":
        raise OfferClosed(offer_id, offer.state)
    return offer


def _offer_of(row: sqlite3.Row) -> Offer:
    return Offer(
        id=row["id"],
        game_id=row["game_id"],
        version=row["version"],
        kind=row["kind"],
        offerer_id=row["offerer_id"],
        made_at=row["made_at"],
        state=row["state"],
        message_id=row["message_id"],
    )
