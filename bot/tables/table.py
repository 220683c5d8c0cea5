"""A table: one game in a channel, replayed from its moves, with the people who sit at it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.match import ABANDONED, Match
from engine import Level
from rules import RULESETS, Game, Move, Outcome, Position, Ruleset, Side, Termination
from storage import Ending, GameRecord, Store


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays, under the last name they were seen with."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Table:
    """A snapshot of one game: what is stored, and the position its moves lead to.

    Attributes:
        record: the stored game.
        game: its moves replayed; to be read, not played on.
        south: who sits South and moved first.
        north: who sits North.
        match: the match that it is a game of, as it stands with it; None for a single game.
    """

    record: GameRecord
    game: Game
    south: Person
    north: Person
    match: Match | None = None

    @property
    def id(self) -> int:
        """The game's number."""
        return self.record.id

    @property
    def ruleset(self) -> Ruleset:
        """What is played."""
        return self.game.ruleset

    @property
    def position(self) -> Position:
        """What lies on the board now."""
        return self.game.position

    @property
    def last_move(self) -> Move | None:
        """The newest move, if there is one."""
        return self.game.moves[-1] if self.game.moves else None

    @property
    def start(self) -> Position:
        """What lay on the board before the first move."""
        return self.game.moves[0].before if self.game.moves else self.position

    def position_at(self, ply: int) -> Position:
        """What lay on the board after so many moves."""
        return self.game.moves[ply - 1].after if ply else self.start

    def game_at(self, ply: int) -> Game:
        """The game as it was after so many moves."""
        return self.game.at(ply)

    def nth_move(self, ply: int) -> Move | None:
        """The move that led to the board after so many moves; None for the first board."""
        return self.game.moves[ply - 1] if ply else None

    def version_of(self, ply: int) -> int:
        """The version that this move, which has not been taken back, led to."""
        events = enumerate(self.record.events, start=1)
        return max(
            (version for version, event in events if event.ply == ply and event.pit is not None), default=0
        )

    def over_at(self, ply: int) -> bool:
        """Whether the game had ended when the board after so many moves was reached."""
        return self.over and ply == self.ply

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self.game.ply

    @property
    def version(self) -> int:
        """How much has happened: what buttons and boards go by, since a takeback brings a ply back."""
        return self.record.version

    @property
    def edition(self) -> int:
        """What its newest board has to show: the version, and one more once its match was closed."""
        return self.record.edition

    @property
    def over(self) -> bool:
        """Whether the game has ended, with or without a result."""
        return self.record.ended_at is not None

    @property
    def waits_for_next(self) -> bool:
        """Whether its match goes on, and nobody has started the game after it."""
        return self.over and self.match is not None and not (self.match.over or self.match.passed)

    @property
    def next_opening(self) -> Position | None:
        """The position with which the next game of its match is known to begin; None where none is."""
        match = self.match
        if not (self.waits_for_next and match and match.record.terms.by_lot and match.repeats_lot):
            return None
        return self.position_at(self.record.lot)

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the game runs and when it was closed without one."""
        ending = self.record.ending
        if ending is None or ending.reason == ABANDONED:
            return None
        winner = Side[ending.winner.upper()] if ending.winner else None
        return Outcome(winner, Termination(ending.reason), (ending.south_score, ending.north_score))

    @property
    def people(self) -> tuple[Person, Person]:
        """South and North, in this order."""
        return self.south, self.north

    @property
    def bot_side(self) -> Side | None:
        """Where the bot itself sits; None between two people."""
        return Side[self.record.bot.side.upper()] if self.record.bot else None

    @property
    def level(self) -> Level | None:
        """How well the bot plays; None between two people."""
        return Level(self.record.bot.level) if self.record.bot else None

    @property
    def bot_to_move(self) -> bool:
        """Whether the game waits for the bot itself."""
        return not self.over and self.position.mover is self.bot_side

    @property
    def open_to_advice(self) -> bool:
        """Whether hints spoil nobody's play: the game is over, against the bot, or both agreed to them."""
        return self.over or self.bot_side is not None or self.record.hints

    @property
    def mover(self) -> Person:
        """Whose turn it is (or would be)."""
        return self.seated(self.position.mover)

    def seated(self, side: Side) -> Person:
        """Who sits on this side."""
        return self.people[side.value]

    def move_at(self, version: int) -> Move | None:
        """The newest move as it was at this version, if there was one."""
        if not 0 <= version <= self.version:
            return None
        moves = replayed(self.record, version).moves
        return moves[-1] if moves else None

    def opponent_of(self, user_id: int) -> Person:
        """The other one at the table."""
        return self.north if user_id == self.south.id else self.south

    def seats(self, user_id: int) -> bool:
        """Whether this person sits at the table."""
        return user_id in (self.south.id, self.north.id)

    def side_of(self, user_id: int) -> Side:
        """The side on which this person sits.

        Raises:
            ValueError: they do not sit at this table.
        """
        if not self.seats(user_id):
            raise ValueError(f"{user_id} does not sit at table {self.id}")
        return Side.SOUTH if user_id == self.south.id else Side.NORTH


def replayed(record: GameRecord, version: int | None = None) -> Game:
    """The game that the stored moves lead to, now or as it was at an earlier version."""
    moves = record.moves if version is None else record.moves_at(version)
    return Game.replay(RULESETS[record.ruleset], moves)


def ending_of(outcome: Outcome) -> Ending:
    """An outcome as it is stored."""
    south, north = outcome.scores
    winner = outcome.winner.name.lower() if outcome.winner else None
    return Ending(outcome.termination.value, winner, south, north)


async def set_tables(store: Store, records: list[GameRecord]) -> list[Table]:
    """Put names and positions to stored games."""
    names = await store.names({seat for record in records for seat in (record.south_id, record.north_id)})
    matches = await store.matches(record.match_id for record in records if record.match_id is not None)

    def person(user_id: int) -> Person:
        return Person(user_id, names.get(user_id, str(user_id)))

    def match_of(record: GameRecord) -> Match | None:
        if record.match_id is None or record.number is None:
            return None
        return Match(matches[record.match_id], record.number)

    return [
        Table(record, replayed(record), person(record.south_id), person(record.north_id), match_of(record))
        for record in records
    ]


async def set_table(store: Store, record: GameRecord) -> Table:
    """The same for one game."""
    return (await set_tables(store, [record]))[0]
