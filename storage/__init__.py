"""What is kept: games, what happened in them, challenges, names and board messages, in one SQLite file.

The store knows text and integers; it knows nothing of Discord and of the rules. All times are whole unix
seconds, handed in by the caller.
"""

from storage.conflicts import (
    ChallengeClosed,
    ChallengeRefused,
    DeclinedLately,
    GameEnded,
    GameRunning,
    MatchClosed,
    NextGameStarted,
    NoSuchChallenge,
    NoSuchGame,
    NoSuchOffer,
    OfferClosed,
    OfferRepeated,
    OfferStands,
    PairHasChallenge,
    PairHasGame,
    RematchStarted,
    StaleVersion,
    TooManyChallenges,
    TooManyGames,
)
from storage.errors import (
    DatabaseError,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnreadable,
    DatabaseUnwritable,
    SqliteTooOld,
    StoreClosed,
    StoreError,
)
from storage.match_records import MatchGame, MatchRecord, MatchTerms
from storage.message_records import Board, Call, News
from storage.records import (
    BotSeat,
    Challenge,
    Ending,
    Event,
    GameRecord,
    Limits,
    Offer,
    Place,
    Standing,
)
from storage.refusals import EVERYONE
from storage.store import Store

__all__ = [
    "EVERYONE",
    "Board",
    "BotSeat",
    "Call",
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
    "MatchClosed",
    "MatchGame",
    "MatchRecord",
    "MatchTerms",
    "News",
    "NextGameStarted",
    "NoSuchChallenge",
    "NoSuchGame",
    "NoSuchOffer",
    "Offer",
    "OfferClosed",
    "OfferRepeated",
    "OfferStands",
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
