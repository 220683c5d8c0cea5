"""What the store hands out: frozen values of text and whole numbers.

Every id is an integer and every time is in whole unix seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from storage.match_records import MatchTerms


@dataclass(frozen=True, slots=True)
class Place:
    """A channel in which people play.

    Attributes:
        guild_id: its server, or None where there is none.
        reached: whether the bot was there itself when it was asked; else it could only answer.
    """

    guild_id: int | None
    channel_id: int
    reached: bool = field(default=True, compare=False)


@dataclass(frozen=True, slots=True)
class Limits:
    """How many running games, and how many open challenges of their own, one person may have."""

    games: int = 20
    challenges: int = 5


@dataclass(frozen=True, slots=True)
class Challenge:
    """One person asks another to play, or anyone in the channel.

    Attributes:
        opponent_id: who is asked; None for anyone. Who has accepted then sits at the game.
        first: who is to move first: ``challenger``, ``opponent`` or ``random``.
        expires_at: from this second on it can no longer be answered.
        state: ``open``, ``accepted``, ``declined``, ``withdrawn`` or ``expired``.
        message_id: its message in the channel, or None as long as it is not known to be there.
        game_id: the game it led to, once accepted.
        clock: the seconds for each move, or None for as many as one likes.
        match: what the match is played for, or None for a single game.
    """

    id: int
    place: Place
    challenger_id: int
    opponent_id: int | None
    ruleset: str
    first: str
    created_at: int
    expires_at: int
    state: str
    message_id: int | None
    game_id: int | None
    clock: int | None = None
    match: MatchTerms | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended.

    Attributes:
        reason: ``majority``, ``stuck``, ``repetition``, ``resignation``, ``timeout``, ``agreement``, or
            ``abandoned`` when it was closed without a result.
        winner: ``south``, ``north``, or None for a draw and for an abandoned game.
        south_score: seeds of South at the end.
        north_score: seeds of North at the end.
    """

    reason: str
    winner: str | None
    south_score: int
    north_score: int


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a game: a move, or a takeback.

    Attributes:
        pit: the pit that was played, 0–11, or None if moves were taken back.
        ply: how many moves the game has after it.
        happened_at: when.
    """

    pit: int | None
    ply: int
    happened_at: int


@dataclass(frozen=True, slots=True)
class BotSeat:
    """The seat of the bot itself in a game.

    Attributes:
        side: ``south`` or ``north``.
        level: how well it plays, by the name of the level.
    """

    side: str
    level: str


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as it is kept: who plays what, where, and all that happened.

    Attributes:
        place: where it is played.
        rematch_of: the game that it repeats, if any.
        events: all that happened, in order; only ever added to.
        ended_at: when it ended, or None while it is running.
        ending: how it ended, or None while it is running.
        bot: where the bot itself sits, or None between two people.
        hints: whether two people have agreed that both may ask for hints.
        clock: the seconds for each move, or None for as many as one likes.
        deadline: until when the mover has time, or None without a clock.
        nudged_at: when the mover was last reminded by the other, or None.
        match_id: the match that it is a game of, or None for a single game.
        number: its place among the games of its match, from 1 on.
        lot: how many of its first moves were drawn by lot; they are never taken back.
        match_closed: whether its match was resigned or broken off after its end.
        closed_by: who closed it alone, without a result.
    """

    id: int
    place: Place
    south_id: int
    north_id: int
    ruleset: str
    created_at: int
    rematch_of: int | None
    events: tuple[Event, ...]
    ended_at: int | None
    ending: Ending | None
    bot: BotSeat | None = None
    hints: bool = False
    clock: int | None = None
    deadline: int | None = None
    nudged_at: int | None = None
    match_id: int | None = None
    number: int | None = None
    lot: int = 0
    match_closed: bool = False
    closed_by: int | None = None

    @property
    def version(self) -> int:
        """How much has happened; no two states of a game have the same."""
        return len(self.events)

    @property
    def edition(self) -> int:
        """What its newest board shows: the version, and one more once its match was closed after its end."""
        return self.version + self.match_closed

    @property
    def moves(self) -> tuple[int, ...]:
        """The pits played from the start, 0–11, without those that were taken back."""
        return self.moves_at(self.version)

    @property
    def moved_at(self) -> int:
        """When the last thing happened: a move, a takeback, or at first the creation of the game."""
        return self.events[-1].happened_at if self.events else self.created_at

    def moves_at(self, version: int) -> tuple[int, ...]:
        """The moves as they were after the first ``version`` events."""
        moves: list[int] = []
        for event in self.events[:version]:
            if event.pit is None:
                del moves[event.ply :]
            else:
                moves.append(event.pit)
        return tuple(moves)


@dataclass(frozen=True, slots=True)
class Offer:
    """What one player of a game offers the other.

    Attributes:
        version: the version of the game at which it was made, one more after its end; it stands as long as
            nothing happens.
        kind: ``draw``, ``end`` (each keeps their own row), ``takeback`` (of the offerer's last move),
            ``hints``, or ``match`` (to break it off).
        offerer_id: who made it.
        state: ``open``, ``accepted``, ``declined``, ``withdrawn`` or ``lapsed``.
        message_id: its message in the channel, or None as long as it is not known to be there.
    """

    id: int
    game_id: int
    version: int
    kind: str
    offerer_id: int
    made_at: int
    state: str
    message_id: int | None


@dataclass(frozen=True, slots=True)
class Standing:
    """Finished games with a result between two people, a and b, in the order in which they were named."""

    wins_a: int
    draws: int
    wins_b: int
