"""What is told about the games besides their rules has its sentence on the pages where it belongs."""

from __future__ import annotations

import pytest

from bot.rulebook import Page, rulebook
from bot.texts import Texts
from rules import RULESETS

ENGLISH = Texts.for_locale("en-US")

AYOAYO = ("ayoayo", "ayoayo-seed-stays", "ayoayo-owner-keeps")
ABAPA = ("abapa", "abapa-slam-wins")
OWARES = ("oware", "oware-slam-illegal", "oware-slam-takes", *ABAPA)
ALL = AYOAYO + OWARES

LORE: dict[str, tuple[tuple[str, ...], str, str]] = {
    # Series of games
    "best of 3 and best of 5 at international tournaments, won with more than half of the games": (
        ALL,
        "Good to know",
        "At international tournaments it is best of three or best of five: "
        "whoever wins more than half of the games.",
    ),
    "first to 6 wins or a lead of 3 in Antigua, 5 wins in Kumasi, 3 in a row in the old Yoruba custom": (
        ALL,
        "Good to know",
        "In Antigua it is first to six wins or to a lead of three, in Kumasi first to five, "
        "and an old Yoruba custom asks for three wins in a row.",
    ),
    "the first move alternates from game to game; a drawn game counts for neither": (
        ALL,
        "Good to know",
        "The first move changes sides from game to game. A drawn game counts for nobody.",
    ),
    # Facts worth telling
    "Ayoayo is a win for the first player, and C is the only opening move that keeps it": (
        AYOAYO,
        "Good to know",
        "the first player can always win, but only by opening with C. "
        "Every other first move loses against perfect play.",
    ),
    "that is proved by search and independently checked": (
        AYOAYO,
        "Good to know",
        "A computer search, whose result a separate program checked, has proved it",
    ),
    "Awari was solved by Romein and Bal in 2002: a draw, but no proof for these rules": (
        OWARES,
        "Good to know",
        "Under the name Awari, Oware was solved by Romein and Bal in 2002: with perfect play nobody wins. "
        "Their rules share the last seeds evenly when positions repeat, "
        "so it is no proof for the rules here.",
    ),
    "Oware, Ɔware in Akan, is Ghana's national game and the most widely played mancala": (
        OWARES,
        "Where it comes from",
        "Oware, in Akan *Ɔware*, is the national game of Ghana. No other mancala game is played so widely.",
    ),
    "it crossed the Atlantic with the slave trade and lives in seven places there": (
        OWARES,
        "Where it comes from",
        "With the slave trade it came across the Atlantic, and it lives on in Antigua, Barbados, Cuba, "
        "Saint Lucia, Guyana, Suriname and Brazil.",
    ),
    "the thirteenth-century Epic of Sundiata; Jobson on the Gambia, 1620; The Golden Trade, 1623": (
        OWARES,
        "Where it comes from",
        "It is old: the Epic of Sundiata, of the thirteenth century, mentions it, and Richard Jobson saw it "
        "on the Gambia in 1620. He told of it in *The Golden Trade* (1623).",
    ),
    "Abapa means “the good game” or “the good seed” in Twi": (
        ABAPA,
        "Where it comes from",
        "*Abapa* is Twi and means “the good game”, or “the good seed”.",
    ),
    "boards of osese wood, optional stores, nickernut seeds": (
        OWARES,
        "Good to know",
        "The board is carved from osese wood (*Holarrhena floribunda*); stores at its ends are not needed. "
        "The seeds are nickernuts (*Caesalpinia bonduc*).",
    ),
    "yearly championships in West Africa, Europe and the Caribbean; Apfelklau": (
        OWARES,
        "Good to know",
        "There are championships every year in West Africa, Europe and the Caribbean. "
        "A version for children in Germany is called *Apfelklau*.",
    ),
    "the legend of the gold pieces before the battle of Feyiase": (
        OWARES,
        "Where it comes from",
        "A legend tells of the days before the battle of Feyiase, around 1701. Yiadom Adarkwa of Juaben sat "
        "down to play against the queen of Denkyira's ruler, with pieces of gold for seeds. "
        "Ever since, playing with gold is said to bring bad luck.",
    ),
    "Ayo is the Yoruba name for mancala games; sources give more than one set of rules": (
        AYOAYO,
        "Where it comes from",
        "*Ayo* is the Yoruba name for mancala games, in Nigeria and among its neighbours. "
        "Those who wrote about them recorded more than one set of rules.",
    ),
    "the relay form, often called Ayoayo, keeps Oware's board and seeds; most follow Russ": (
        AYOAYO,
        "Where it comes from",
        "The form with relays is often called Ayoayo. It uses the board and the seeds of Oware, "
        "but sows and captures in its own way. Most descriptions of it go back to Laurence Russ's book "
        "*Mancala Games* of 1984.",
    ),
    "following a move to its end is the main skill; emptying the other row usually wins": (
        AYOAYO,
        "Good to know",
        "The main skill is to follow a move to its end in your head. "
        "A capture that empties the other row usually decides the game.",
    ),
    "the wooden board is the ọpọ́n": (AYOAYO, "Where it comes from", "The wooden board is the *ọpọ́n*."),
}

BOOKS: dict[str, tuple[Page, ...]] = {key: rulebook(ENGLISH, ruleset) for key, ruleset in RULESETS.items()}


@pytest.mark.parametrize(("keys", "title", "sentence"), LORE.values(), ids=LORE.keys())
def test_what_is_told_about_a_game_is_told_wherever_it_belongs(
    keys: tuple[str, ...], title: str, sentence: str
) -> None:
    for key in keys:
        assert sentence in next(page.text for page in BOOKS[key] if page.title == title)
