"""The use cases: what people can do with challenges and games. No Discord type in here."""

from bot.tables.analysis import Analysis, Judged
from bot.tables.archive import Archive
from bot.tables.challenges import CHALLENGE_SECONDS, DECLINED_SECONDS, Challenges, First, Issued
from bot.tables.clock import USUAL_CLOCK, Clock, clock_named, clock_of
from bot.tables.clocks import NUDGE_SECONDS, Clocks
from bot.tables.games import SILENCE_DAYS, Games, Played
from bot.tables.match import Match
from bot.tables.matches import Matches
from bot.tables.offers import Offered, OfferKind, Offers, ply_before_last_turn
from bot.tables.puzzles import Answered, Puzzles
from bot.tables.refusal import PitRefused, Refusal, Refused
from bot.tables.refusals import Refusals, Welcome
from bot.tables.rematches import Rematches, Wished
from bot.tables.reviews import Reviews
from bot.tables.solo import SoloGames, Terms
from bot.tables.table import Person, Table

__all__ = [
    "CHALLENGE_SECONDS",
    "DECLINED_SECONDS",
    "NUDGE_SECONDS",
    "SILENCE_DAYS",
    "USUAL_CLOCK",
    "Analysis",
    "Answered",
    "Archive",
    "Challenges",
    "Clock",
    "Clocks",
    "First",
    "Games",
    "Issued",
    "Judged",
    "Match",
    "Matches",
    "OfferKind",
    "Offered",
    "Offers",
    "Person",
    "PitRefused",
    "Played",
    "Puzzles",
    "Refusal",
    "Refusals",
    "Refused",
    "Rematches",
    "Reviews",
    "SoloGames",
    "Table",
    "Terms",
    "Welcome",
    "Wished",
    "clock_named",
    "clock_of",
    "ply_before_last_turn",
]
