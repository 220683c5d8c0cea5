"""The rulebook says what a ruleset's choices say, whichever they are, and fits where it is shown."""

from __future__ import annotations

from dataclasses import fields
from itertools import product

import pytest

from bot.rulebook import rulebook
from bot.rulebook.page import MAX_PAGE
from bot.texts import Texts
from rules import (
    RULESETS,
    Capture,
    CapturingSeed,
    GrandSlam,
    Leftovers,
    Ruleset,
    Sowing,
)

ENGLISH = Texts.for_locale("en-US")

EVERY_COMBINATION = [
    Ruleset("ayoayo", "ayoayo", *choices)
    for choices in product(Sowing, Capture, CapturingSeed, GrandSlam, Leftovers)
]

TITLES = {
    "ayoayo": [
        "The aim",
        "Sowing",
        "Twelve seeds or more",
        "Capturing",
        "Capturing a whole row",
        "Endless moves",
        "Feeding",
        "The end",
        "What the marks mean",
        "Compared with Oware",
        "Where sources differ",
        "Where sources are silent",
        "Where it comes from",
        "Good to know",
    ],
    "oware": [
        "The aim",
        "Sowing",
        "Twelve seeds or more",
        "Capturing",
        "Capturing a whole row",
        "Endless moves",
        "Feeding",
        "The end",
        "What the marks mean",
        "Where sources differ",
        "Where sources are silent",
        "Where it comes from",
        "Good to know",
    ],
}


def pages_of(ruleset: Ruleset) -> dict[str, str]:
    return {page.title: page.text for page in rulebook(ENGLISH, ruleset)}


@pytest.mark.parametrize("key", TITLES)
def test_the_pages_come_in_the_order_in_which_one_learns(key: str) -> None:
    assert [page.title for page in rulebook(ENGLISH, RULESETS[key])] == TITLES[key]


CHOICES: dict[tuple[str, object], tuple[str, str]] = {
    ("sowing", Sowing.SINGLE_LAP): ("Sowing", "Each move is one lap: it ends with the last seed."),
    ("sowing", Sowing.RELAY): ("Sowing", "The move ends when a last seed falls in an empty pit."),
    ("capture", Capture.OPPOSITE): (
        "Capturing",
        "When your move ends in an empty pit of your own row, look at the pit opposite. "
        "If it holds seeds, you win them.",
    ),
    ("capture", Capture.TWOS_AND_THREES): (
        "Capturing",
        "If your last seed brings a pit in the other row to exactly two or three, you win those seeds.",
    ),
    ("capturing_seed", CapturingSeed.TAKEN): (
        "Capturing",
        "You also win the seed that captured: the last one you sowed.",
    ),
    ("capturing_seed", CapturingSeed.STAYS): (
        "Capturing",
        "The seed that captured, the last one you sowed, stays on the board.",
    ),
    ("grand_slam", GrandSlam.CAPTURES): (
        "Capturing a whole row",
        "There is no special rule against it: it captures like any other move.",
    ),
    ("grand_slam", GrandSlam.TAKES_NOTHING): (
        "Capturing a whole row",
        "You may play such a move, but it takes nothing. All the seeds stay where they were sown.",
    ),
    ("grand_slam", GrandSlam.ILLEGAL): ("Capturing a whole row", "Such a move may not be played."),
    ("grand_slam", GrandSlam.ONLY_TO_WIN): (
        "Capturing a whole row",
        "It captures only if it brings you to 25 seeds or more, which ends the game.",
    ),
    ("leftovers", Leftovers.OPPONENT_OF_STUCK): (
        "The end",
        "All the seeds left on the board then go to the opponent of the stuck player.",
    ),
    ("leftovers", Leftovers.ROW_OWNER): (
        "The end",
        "Each player then takes the seeds left in their own row.",
    ),
}


def test_every_choice_has_its_sentence() -> None:
    choices = {
        "sowing": Sowing,
        "capture": Capture,
        "capturing_seed": CapturingSeed,
        "grand_slam": GrandSlam,
        "leftovers": Leftovers,
    }
    assert CHOICES.keys() == {(field, value) for field, values in choices.items() for value in values}
    assert choices.keys() == {field.name for field in fields(Ruleset)} - {"key", "family"}


@pytest.mark.parametrize(("choice", "said"), CHOICES.items(), ids=[str(choice) for _, choice in CHOICES])
def test_a_choice_is_said_by_the_rulesets_that_make_it_and_by_no_other(
    choice: tuple[str, object], said: tuple[str, str]
) -> None:
    field, value = choice
    page, sentence = said
    for ruleset in EVERY_COMBINATION:
        made = getattr(ruleset, field) is value
        meant = made and (field != "capturing_seed" or ruleset.capture is Capture.OPPOSITE)
        assert (sentence in pages_of(ruleset)[page]) is meant


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS.keys())
def test_a_page_can_be_read_on_a_phone(ruleset: Ruleset) -> None:
    assert all(0 < len(page.text) <= MAX_PAGE for page in rulebook(ENGLISH, ruleset))


def test_a_page_fits_into_a_message_and_into_an_embed_whatever_the_choices() -> None:
    for ruleset in EVERY_COMBINATION:
        for page in rulebook(ENGLISH, ruleset):
            assert 0 < len(page.title) <= 256
            assert len(page.title) + len(page.text) <= 2000


def test_the_comparison_with_oware_goes_point_by_point() -> None:
    assert pages_of(RULESETS["ayoayo"])["Compared with Oware"] == (
        "**Sowing**\n"
        "Ayoayo: lap after lap, until the last seed falls in an empty pit.\n"
        "Oware: one lap; the last seed ends the move.\n\n"
        "**Endless moves**\n"
        "Ayoayo: can happen, and may not be played.\n"
        "Oware: cannot happen.\n\n"
        "**Capture**\n"
        "Ayoayo: a last seed in one's own empty pit takes the seeds in the pit opposite, and is taken too.\n"
        "Oware: a last seed that makes two or three in the other row takes them, "
        "and twos and threes before it.\n\n"
        "**A whole row at once**\n"
        "Ayoayo: captured like anything else.\n"
        "Oware: the move stands but takes nothing.\n\n"
        "**When a player is stuck**\n"
        "Ayoayo: the opponent takes all the seeds left.\n"
        "Oware: each takes the seeds in their own row.\n\n"
        "**All the rest is the same**\n"
        "The board and its 48 seeds, the direction, the lap of twelve or more, feeding, 25 seeds to win, "
        "and the end when a position comes back."
    )


def test_a_comparison_says_where_both_are_alike() -> None:
    page = pages_of(RULESETS["ayoayo-owner-keeps"])["Compared with Oware"]
    assert "**When a player is stuck**\nThe same in both: each takes the seeds in their own row." in page


@pytest.mark.parametrize("key", ["oware", "oware-slam-illegal", "oware-slam-takes"])
def test_oware_is_not_compared_with_itself(key: str) -> None:
    assert "Compared with Oware" not in pages_of(RULESETS[key])


def test_other_rulesets_are_named_with_what_they_do_differently() -> None:
    page = pages_of(RULESETS["abapa"])["Where sources differ"]
    assert page.split("\n\n")[1:] == [
        "**Oware**\n- When a player is stuck: each takes the seeds in their own row",
        "**Oware (no grand slam)**\n"
        "- A whole row at once: such a move may not be played\n"
        "- When a player is stuck: each takes the seeds in their own row",
        "**Oware (grand slam captures)**\n"
        "- A whole row at once: captured like anything else\n"
        "- When a player is stuck: each takes the seeds in their own row",
        "**Oware Abapa (grand slam only to win)**\n"
        "- A whole row at once: captured only if that wins; if not, the move takes nothing",
    ]
