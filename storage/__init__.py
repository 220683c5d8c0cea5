"""What is kept: games, moves, challenges, names and board messages, in one SQLite file.

The store knows text and integers; it knows nothing of Discord and of the rules. All times are whole unix
seconds, handed in by the caller.
"""

from storage.errors import (
    ChallengeClosed,
    DatabaseError,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnreadable,
    DatabaseUnwritable,
    GameEnded,
    GameRunning,
    NoSuchChallenge,
    NoSuchGame,
    PairHasChallenge,
    PairHasGame,
    RematchStarted,
    SqliteTooOld,
    StalePly,
    StoreClosed,
    StoreError,
)
from storage.records import Board, Challenge, Ending, GameRecord, Place, Standing
from storage.store import Store

__all__ = [
    "Board",
    "Challenge",
    "ChallengeClosed",
    "DatabaseError",
    "DatabaseInUse",
    "DatabaseTooNew",
    "DatabaseUnreadable",
    "DatabaseUnwritable",
    "Ending",
    "GameEnded",
    "GameRecord",
    "GameRunning",
    "NoSuchChallenge",
    "NoSuchGame",
    "PairHasChallenge",
    "PairHasGame",
    "Place",
    "RematchStarted",
    "SqliteTooOld",
    "StalePly",
    "Standing",
    "Store",
    "StoreClosed",
    "StoreError",
]
