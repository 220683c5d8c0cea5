"""Challenges: asked, answered once, and brought to an end in the channel too."""

from __future__ import annotations

from collections.abc import Sequence

from storage.challenge_rows import (
    CLOSE,
    challenge_by_id,
    challenge_of,
    check_askable,
    open_between,
    open_challenge_by_id,
)
from storage.game_rows import insert_game
from storage.limits import check_may_ask, check_may_play
from storage.match_records import MatchTerms
from storage.match_rows import insert_match
from storage.records import Challenge, GameRecord, Place
from storage.refusals import check_not_refused
from storage.section import Section

DUE = "SELECT * FROM challenges WHERE state = 'open' AND expires_at <= ? ORDER BY expires_at, id"
_UNPOSTED = (
    "SELECT * FROM challenges WHERE state = 'open' AND expires_at > ? AND message_id IS NULL ORDER BY id"
)
_UNSETTLED = (
    "SELECT * FROM challenges WHERE state <> 'open' AND message_id IS NOT NULL AND settled = 0 ORDER BY id"
)


class Challenges(Section):
    """Every challenge ever made. An open one whose time is up counts as expired, marked so or not."""

    async def open_challenge(
        self,
        place: Place,
        challenger_id: int,
        opponent_id: int | None,
        ruleset: str,
        first: str,
        *,
        now: int,
        expires_at: int,
        pause: int = 0,
        clock: int | None = None,
        match: MatchTerms | None = None,
    ) -> Challenge:
        """Keep a new challenge; one in its way whose time is up is closed first.

        Args:
            place: where it is made.
            challenger_id: who asks.
            opponent_id: who is asked; None for anyone in the channel.
            ruleset: what is to be played.
            first: who is to move first.
            now: the time.
            expires_at: from when on it can no longer be answered.
            pause: for how many seconds the opponent is left alone after having said no to this challenger.
            clock: the seconds for each move; None for as many as one likes.
            match: what a match is played for; None for a single game.

        Raises:
            PairHasGame: the two are already playing in this channel.
            PairHasChallenge: one of them has already challenged the other in this channel, or this person
                has already challenged anyone in it.
            ChallengeRefused: the opponent takes no challenges from this person.
            DeclinedLately: the pause is not over.
            TooManyGames, TooManyChallenges: the challenger has as many as one person may.
        """
        async with self._database.writing() as db:
            await check_askable(db, place, challenger_id, opponent_id, now=now, declined_since=now - pause)
            await check_may_ask(db, challenger_id, self._limits, now=now)
            row = await db.only(
                "INSERT INTO challenges (guild_id, channel_id, reached, challenger_id, opponent_id, ruleset,"
                " first, clock, created_at, expires_at, match_format, by_lot)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *",
                place.guild_id,
                place.channel_id,
                place.reached,
                challenger_id,
                opponent_id,
                ruleset,
                first,
                clock,
                now,
                expires_at,
                match.format if match else None,
                bool(match and match.by_lot),
            )
        return challenge_of(row)

    async def challenge(self, challenge_id: int) -> Challenge:
        """One challenge, open or closed.

        Raises:
            NoSuchChallenge: no challenge has this id.
        """
        async with self._database.reading() as db:
            return await challenge_by_id(db, challenge_id)

    async def open_challenge_between(
        self, channel_id: int, a: int, b: int | None, *, now: int
    ) -> Challenge | None:
        """The challenge between two people in a channel that can still be answered, in either direction.

        Where b is None, it is the one that a has made to anyone.
        """
        async with self._database.reading() as db:
            found = await open_between(db, channel_id, a, b)
        return found if found and found.expires_at > now else None

    async def close_challenge(self, challenge_id: int, state: str, *, now: int) -> Challenge:
        """Close a challenge without a game.

        Args:
            challenge_id: the challenge.
            state: ``declined``, ``withdrawn`` or ``expired``; only the last is possible once its time is up.
            now: the time.

        Raises:
            NoSuchChallenge: no challenge has this id.
            ChallengeClosed: it is closed already, or its time is up.
        """
        async with self._database.writing() as db:
            await open_challenge_by_id(db, challenge_id, None if state == "expired" else now)
            return challenge_of(await db.only(CLOSE, state, now, None, challenge_id))

    async def accept_challenge(
        self, challenge_id: int, south_id: int, north_id: int, *, now: int, opening: Sequence[int] = ()
    ) -> GameRecord:
        """Close a challenge and begin its game, and the match if it is one, all or nothing.

        Raises:
            NoSuchChallenge: no challenge has this id.
            ChallengeClosed: it is closed already, or its time is up.
            PairHasGame: the two have begun another game in this channel meanwhile.
            TooManyGames: one of them has as many as one person may; the challenge stays open.
            ChallengeRefused: it is to anyone, but its challenger has refused this person by name.
        """
        async with self._database.writing() as db:
            asked = await open_challenge_by_id(db, challenge_id, now)
            if asked.opponent_id is None:
                accepter = north_id if south_id == asked.challenger_id else south_id
                await check_not_refused(db, asked.challenger_id, accepter)
            for user_id in (south_id, north_id):
                await check_may_play(db, user_id, self._limits)
            match_id = asked.match and await insert_match(db, asked.match, south_id, north_id, now=now)
            game = await insert_game(
                db,
                asked.place,
                south_id,
                north_id,
                asked.ruleset,
                now=now,
                clock=asked.clock,
                match=(match_id, 1) if match_id else None,
                opening=opening,
            )
            await db.all(CLOSE, "accepted", now, game.id, challenge_id)
        return game

    async def due_challenges(self, now: int) -> list[Challenge]:
        """Open challenges whose time is up, the longest overdue first."""
        return await self._challenges(DUE, now)

    async def challenge_posted(self, challenge_id: int, message_id: int) -> None:
        """Note the message that shows a challenge.

        Raises:
            NoSuchChallenge: no challenge has this id.
        """
        await self._change(challenge_id, "UPDATE challenges SET message_id = ? WHERE id = ?", message_id)

    async def unposted_challenges(self, now: int) -> list[Challenge]:
        """Challenges that can still be answered but have no message, oldest first."""
        return await self._challenges(_UNPOSTED, now)

    async def challenge_settled(self, challenge_id: int) -> None:
        """Note that the message of a closed challenge says how it was closed, or is gone.

        Raises:
            NoSuchChallenge: no challenge has this id.
        """
        await self._change(challenge_id, "UPDATE challenges SET settled = 1 WHERE id = ?")

    async def unsettled_challenges(self) -> list[Challenge]:
        """Closed challenges whose message still looks open, oldest first."""
        return await self._challenges(_UNSETTLED)

    async def _challenges(self, sql: str, *parameters: int) -> list[Challenge]:
        async with self._database.reading() as db:
            rows = await db.all(sql, *parameters)
        return [challenge_of(row) for row in rows]

    async def _change(self, challenge_id: int, sql: str, *parameters: int) -> None:
        async with self._database.writing() as db:
            await challenge_by_id(db, challenge_id)
            await db.all(sql, *parameters, challenge_id)
