"""Challenges: asking somebody to play, and what can become of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

from bot.tables.clock import Clock
from bot.tables.limits import too_many_games
from bot.tables.lots import drawn_lot
from bot.tables.refusal import Refusal, Refused
from bot.tables.table import Table, set_table
from rules import RULESETS, first_move_decides
from storage import (
    Challenge,
    ChallengeClosed,
    ChallengeRefused,
    DeclinedLately,
    MatchTerms,
    NoSuchChallenge,
    PairHasChallenge,
    PairHasGame,
    Place,
    Store,
    TooManyChallenges,
    TooManyGames,
)

CHALLENGE_SECONDS = 24 * 60 * 60
DECLINED_SECONDS = 10 * 60
"""How long somebody who has said no is not asked again by the same person."""


class First(Enum):
    """Who begins, and so sits South; the value is what is stored."""

    ME = "challenger"
    THEM = "opponent"
    RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Issued:
    """What came of asking somebody: a challenge that waits, or a game, when the two asked each other.

    Attributes:
        challenge: the one that now stands, or the other's, which this one has answered.
        table: the game that began, if one did.
    """

    challenge: Challenge
    table: Table | None = None


class Challenges:
    """The use cases of a challenge, from asking to the first board."""

    def __init__(self, store: Store, clock: Callable[[], float], rng: random.Random) -> None:
        self._store = store
        self._clock = clock
        self._rng = rng

    async def issue(
        self,
        place: Place,
        challenger_id: int,
        opponent_id: int | None,
        ruleset: str,
        first: First,
        *,
        clock: Clock = Clock.NONE,
        match: MatchTerms | None = None,
    ) -> Issued:
        """Challenge somebody, or anyone here. Where they have already challenged back, theirs is accepted.

        Raises:
            Refused: one cannot challenge oneself, or have the openings of this game drawn by lot; the two
                already play here, a challenge already waits, they have just said no, or one has too many
                games or challenges already.
        """
        if challenger_id == opponent_id:
            raise Refused(Refusal.CHALLENGE_SELF)
        if match and match.by_lot and not first_move_decides(RULESETS[ruleset]):
            raise Refused(Refusal.LOT_WITHOUT_MATCH)
        now = int(self._clock())
        try:
            challenge = await self._store.open_challenge(
                place,
                challenger_id,
                opponent_id,
                ruleset,
                first.value,
                now=now,
                expires_at=now + CHALLENGE_SECONDS,
                pause=DECLINED_SECONDS,
                clock=clock.seconds,
                match=match,
            )
        except PairHasGame as conflict:
            raise Refused(Refusal.ALREADY_PLAYING, game_id=conflict.game_id) from conflict
        except PairHasChallenge as conflict:
            return await self._answer_crossing(conflict, challenger_id)
        except ChallengeRefused as refusal:
            raise await self._unwelcome(refusal.user_id) from refusal
        except DeclinedLately as declined:
            free_at = declined.declined_at + DECLINED_SECONDS
            raise Refused(Refusal.DECLINED_LATELY, when=str(free_at)) from declined
        except TooManyGames as limit:
            raise await too_many_games(self._store, limit, challenger_id) from limit
        except TooManyChallenges as limit:
            raise Refused(Refusal.TOO_MANY_CHALLENGES, count=limit.most) from limit
        return Issued(challenge)

    async def accept(self, challenge_id: int, user_id: int) -> Issued:
        """Sit down to play.

        Raises:
            Refused: the challenge is somebody else's or is gone, or the two already play here.
        """
        challenge = await self.standing(challenge_id)
        await self._check_asked(challenge, user_id)
        return await self._begin(challenge, user_id)

    async def decline(self, challenge_id: int, user_id: int) -> Challenge:
        """Say no.

        Raises:
            Refused: the challenge is somebody else's or is gone.
        """
        challenge = await self.standing(challenge_id)
        await self._check_asked(challenge, user_id)
        if challenge.opponent_id is None:
            raise Refused(Refusal.NOT_YOURS_TO_WITHDRAW)
        return await self._close(challenge, "declined")

    async def withdraw(self, challenge_id: int, user_id: int) -> Challenge:
        """Take one's own challenge back.

        Raises:
            Refused: the challenge is somebody else's or is gone.
        """
        challenge = await self.standing(challenge_id)
        if user_id != challenge.challenger_id:
            raise Refused(Refusal.NOT_YOURS_TO_WITHDRAW)
        return await self._close(challenge, "withdrawn")

    async def standing(self, challenge_id: int) -> Challenge:
        """A challenge that can still be answered; one past its time is closed when it is touched.

        Raises:
            Refused: it is gone.
        """
        try:
            challenge = await self._store.challenge(challenge_id)
        except NoSuchChallenge as error:
            raise Refused(Refusal.CHALLENGE_GONE) from error
        if challenge.state == "open" and challenge.expires_at <= self._clock():
            await self._close(challenge, "expired")
            raise Refused(Refusal.CHALLENGE_GONE)
        if challenge.state != "open":
            taken = challenge.state == "accepted" and challenge.opponent_id is None
            reason = Refusal.CHALLENGE_TAKEN if taken else Refusal.CHALLENGE_GONE
            raise Refused(reason, game_id=challenge.game_id)
        return challenge

    async def expire_due(self) -> list[Challenge]:
        """Close every challenge whose time has passed."""
        closed = []
        for challenge in await self._store.due_challenges(int(self._clock())):
            with suppress(Refused):  # somebody has just touched it
                closed.append(await self._close(challenge, "expired"))
        return closed

    async def _check_asked(self, challenge: Challenge, user_id: int) -> None:
        """Only the one whom it asks may answer, or anyone but the one who asked."""
        if user_id == challenge.challenger_id:
            raise await self._own(challenge.opponent_id)
        if challenge.opponent_id not in (None, user_id):
            raise Refused(Refusal.NOT_YOUR_CHALLENGE)

    async def _unwelcome(self, user_id: int) -> Refused:
        """Says the same whether they refuse everyone or this person alone."""
        names = await self._store.names({user_id})
        return Refused(Refusal.CHALLENGE_UNWELCOME, name=names.get(user_id, str(user_id)))

    async def _own(self, opponent_id: int | None) -> Refused:
        if opponent_id is None:
            return Refused(Refusal.OWN_CHALLENGE_TO_ANYONE)
        names = await self._store.names({opponent_id})
        return Refused(Refusal.OWN_CHALLENGE, name=names.get(opponent_id, str(opponent_id)))

    async def _answer_crossing(self, conflict: PairHasChallenge, user_id: int) -> Issued:
        challenge = await self.standing(conflict.challenge_id)
        if challenge.challenger_id == user_id:
            raise Refused(
                Refusal.ALREADY_CHALLENGED if challenge.opponent_id else Refusal.ALREADY_CHALLENGED_ANYONE
            )
        return await self._begin(challenge, user_id)

    async def _begin(self, challenge: Challenge, user_id: int) -> Issued:
        south, north = self._seats(challenge, user_id)
        try:
            record = await self._store.accept_challenge(
                challenge.id, south, north, now=int(self._clock()), opening=self._opening(challenge)
            )
        except ChallengeClosed as error:
            await self.standing(challenge.id)  # says who was quicker
            raise Refused(Refusal.CHALLENGE_GONE) from error
        except PairHasGame as conflict:
            raise Refused(Refusal.ALREADY_PLAYING, game_id=conflict.game_id) from conflict
        except TooManyGames as limit:
            raise await too_many_games(self._store, limit, user_id) from limit
        except ChallengeRefused as refusal:
            raise await self._unwelcome(refusal.user_id) from refusal
        return Issued(await self._store.challenge(challenge.id), await set_table(self._store, record))

    def _seats(self, challenge: Challenge, opponent_id: int) -> tuple[int, int]:
        first = First(challenge.first)
        if first is First.RANDOM:
            first = self._rng.choice((First.ME, First.THEM))
        pair = (challenge.challenger_id, opponent_id)
        return pair if first is First.ME else (pair[1], pair[0])

    def _opening(self, challenge: Challenge) -> tuple[int, ...]:
        by_lot = challenge.match is not None and challenge.match.by_lot
        return drawn_lot(challenge.ruleset, self._rng) if by_lot else ()

    async def _close(self, challenge: Challenge, state: str) -> Challenge:
        try:
            return await self._store.close_challenge(challenge.id, state, now=int(self._clock()))
        except ChallengeClosed as error:
            raise Refused(Refusal.CHALLENGE_GONE) from error
