"""The game in short: its name, one sentence, five lines and a picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rulebook import (
    game_label,
    game_name,
    how_to_play,
    how_to_play_diagram,
    ruleset_label,
    ruleset_name,
    summary,
)
from bot.texts import Texts
from rules import RULESETS, Capture, Ruleset, Sowing

ENGLISH = Texts.for_locale("en-US")


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS.keys())
def test_how_to_play_is_five_lines_the_first_on_the_stores(ruleset: Ruleset) -> None:
    lines = how_to_play(ENGLISH, ruleset)
    assert len(lines) == 5
    assert lines[0] == (
        "**Stores:** the seeds you win go into your store, and nothing else does. "
        "You take turns, one move each."
    )
    assert all("\n" not in line for line in lines)


@pytest.mark.parametrize(
    ("key", "sowing", "capture"),
    [
        (
            "ayoayo",
            "If the last lands on other seeds, lift them all and go on with the next lap; in an empty pit, "
            "your move ends.",
            "**Capture:** if your last seed falls in an empty pit of your own, you win the seeds in the pit "
            "opposite, and that last seed too.",
        ),
        (
            "ayoayo-seed-stays",
            "If the last lands on other seeds, lift them all and go on with the next lap; in an empty pit, "
            "your move ends.",
            "**Capture:** if your last seed falls in an empty pit of your own, you win the seeds in the pit "
            "opposite.",
        ),
        (
            "oware",
            "The last seed ends your move.",
            "**Capture:** if your last seed brings a pit of the other row to exactly 2 or 3 seeds, you win "
            "them, and the twos and threes right before that pit.",
        ),
    ],
)
def test_how_to_play_teaches_the_rulesets_own_moves(key: str, sowing: str, capture: str) -> None:
    lines = how_to_play(ENGLISH, RULESETS[key])
    assert lines[1].endswith(sowing)
    assert lines[2] == capture


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS.keys())
def test_the_picture_of_how_to_play_shows_a_capture(ruleset: Ruleset) -> None:
    move = how_to_play_diagram(ruleset).move(ruleset)
    assert move.gained >= 5
    assert (len(move.laps) > 1) is (ruleset.sowing is Sowing.RELAY)


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        (
            "ayoayo",
            "Sow your seeds round the board, keep going as long as you land on more, and end in an empty pit "
            "of your own to take the seeds opposite: first to 25 of the 48 wins.",
        ),
        (
            "abapa",
            "Sow your seeds round the board, and make a two or a three in the other row to take it: "
            "first to 25 of the 48 wins. When somebody cannot move, the other gets all the seeds left.",
        ),
        (
            "oware",
            "Sow your seeds round the board, and make a two or a three in the other row to take it: "
            "first to 25 of the 48 wins. When somebody cannot move, each keeps the seeds in their own row.",
        ),
    ],
)
def test_in_one_sentence_or_two_it_is_said_what_the_game_is(key: str, sentence: str) -> None:
    assert summary(ENGLISH, RULESETS[key]) == sentence


def test_every_way_to_sow_and_capture_has_its_sentence() -> None:
    ayoayo = RULESETS["ayoayo"]
    sentences = {
        summary(ENGLISH, replace(ayoayo, sowing=sowing, capture=capture))
        for sowing in Sowing
        for capture in Capture
    }
    assert len(sentences) == 4


def test_games_and_rulesets_have_names_of_their_own() -> None:
    assert {game_name(ENGLISH, ruleset) for ruleset in RULESETS.values()} == {
        "Ayoayo",
        "Oware",
        "Oware Abapa",
    }
    assert game_label(ENGLISH, RULESETS["ayoayo"]) == "Ayoayo (long runs)"
    assert game_label(ENGLISH, RULESETS["oware"]) == "Oware (capture twos and threes)"
    assert len({ruleset_name(ENGLISH, ruleset) for ruleset in RULESETS.values()}) == len(RULESETS)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS.keys())
def test_labels_fit_into_a_choice(ruleset: Ruleset) -> None:
    assert len(game_label(ENGLISH, ruleset)) <= 100
    assert len(f"{ruleset_name(ENGLISH, ruleset)}: {ruleset_label(ENGLISH, ruleset)}") <= 100
