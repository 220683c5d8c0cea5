"""The use cases: what people can do with challenges and games. No Discord type in here."""

from bot.tables.challenges import Challenges, First, Issued
from bot.tables.games import Games, Played
from bot.tables.refusal import PitRefused, Refusal, Refused
from bot.tables.rematches import Rematches, Wished
from bot.tables.table import Person, Table

__all__ = [
    "Challenges",
    "First",
    "Games",
    "Issued",
    "Person",
    "PitRefused",
    "Played",
    "Refusal",
    "Refused",
    "Rematches",
    "Table",
    "Wished",
]
