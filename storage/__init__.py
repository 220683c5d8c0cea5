"""What is kept: games, what happened in them, challenges, names and board messages, in one SQLite file.

The store knows text and integers; it knows nothing of Discord and of the rules. All times are whole unix
seconds, handed in by the caller.
"""

from storage.errors import (
    ChallengeClosed,
    ChallengeRefused,
    DatabaseError,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnreadable,
    DatabaseUnwritable,
    DeclinedLately,
    GameEnded,
    GameRunning,
    NoSuchChallenge,
    NoSuchGame,
    PairHasChallenge,
    PairHasGame,
    RematchStarted,
    SqliteTooOld,
    StaleVersion,
    StoreClosed,
    StoreError,
    TooManyChallenges,
    TooManyGames,
)
from storage.records import Board, BotSeat, Challenge, Ending, Event, GameRecord, Limits, Place, Standing
from storage.refusals import EVERYONE
from storage.store import Store

__all__ = [
    "EVERYONE",
    "Board",
    "BotSeat",
    "Challenge",
    "ChallengeClosed",
    "ChallengeRefused",
    "DatabaseError",
    "DatabaseInUse",
    "DatabaseTooNew",
    "DatabaseUnreadable",
    "DatabaseUnwritable",
    "DeclinedLately",
    "Ending",
    "Event",
    "GameEnded",
    "GameRecord",
    "GameRunning",
    "Limits",
    "NoSuchChallenge",
    "NoSuchGame",
    "PairHasChallenge",
    "PairHasGame",
    "Place",
    "RematchStarted",
    "SqliteTooOld",
    "StaleVersion",
    "Standing",
    "Store",
    "StoreClosed",
    "StoreError",
    "TooManyChallenges",
    "TooManyGames",
]
