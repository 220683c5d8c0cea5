"""A diagram really shows its rule: its move is played, and does what the page says."""

from __future__ import annotations

import pytest

from bot.presenter.lesson import present_how_to_play, present_rules
from bot.rulebook import rulebook
from bot.texts import Texts
from rules import RULESETS, Capture, Game, GrandSlam, Lap, Move, Ruleset, Side, Sowing

ENGLISH = Texts.for_locale("en-US")


def of_all(*rulesets: Ruleset) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("ruleset", rulesets, ids=[ruleset.key for ruleset in rulesets])


AYOAYO = RULESETS["ayoayo"]
EVERY = list(RULESETS.values())
RELAYS = [ruleset for ruleset in EVERY if ruleset.sowing is Sowing.RELAY]
SINGLE_LAPS = [ruleset for ruleset in EVERY if ruleset.sowing is Sowing.SINGLE_LAP]
OPPOSITES = [ruleset for ruleset in EVERY if ruleset.capture is Capture.OPPOSITE]
TWOS_AND_THREES = [ruleset for ruleset in EVERY if ruleset.capture is Capture.TWOS_AND_THREES]


def shown(ruleset: Ruleset, title: str) -> Move:
    """The move in the picture of this page, played from its board."""
    diagram = next(page.diagram for page in rulebook(ENGLISH, ruleset) if page.title == title)
    assert diagram is not None
    return Game(ruleset, diagram.position).play(diagram.pit)


@of_all(*EVERY)
def test_every_picture_is_the_move_it_names(ruleset: Ruleset) -> None:
    for page in rulebook(ENGLISH, ruleset):
        if page.diagram is not None:
            played = Game(ruleset, page.diagram.position).play(page.diagram.pit)
            assert page.diagram.move(ruleset) == played


@of_all(*RELAYS)
def test_sowing_shows_a_relay_that_goes_on_on_both_sides(ruleset: Ruleset) -> None:
    move = shown(ruleset, "Sowing")
    assert {Side.owning(lap.pit) for lap in move.laps[1:]} == {Side.SOUTH, Side.NORTH}
    assert move.before.pits[move.last] == 0
    assert not move.captured


@of_all(*SINGLE_LAPS)
def test_sowing_shows_one_lap_round_the_corner(ruleset: Ruleset) -> None:
    move = shown(ruleset, "Sowing")
    assert len(move.laps) == 1
    assert move.pit < 6 <= move.last
    assert not move.captured


@of_all(*EVERY)
def test_twelve_seeds_leave_the_pit_they_came_from_empty(ruleset: Ruleset) -> None:
    move = shown(ruleset, "Twelve seeds or more")
    assert move.laps[0].seeds == 12
    if ruleset.sowing is Sowing.RELAY:
        assert move.laps[1] == Lap(move.pit + 1, 2)
    else:
        assert move.last == move.pit + 1
        assert move.after.pits[move.pit] == 0


@of_all(*EVERY)
def test_of_twelve_seeds_only_their_own_lap_is_shown(ruleset: Ruleset) -> None:
    page = next(page for page in rulebook(ENGLISH, ruleset) if page.title == "Twelve seeds or more")
    assert page.diagram is not None
    shown_move = page.diagram.shown(ruleset)
    assert (shown_move.sown, shown_move.last) == (12, 2)
    assert "one lap that ended in C; nothing taken" in page.diagram.describe(ENGLISH, ruleset)


@of_all(*OPPOSITES)
def test_capturing_shows_a_last_seed_in_an_empty_pit_that_takes_the_pit_opposite(ruleset: Ruleset) -> None:
    move = shown(ruleset, "Capturing")
    assert move.before.pits[move.last] == 0
    assert Side.owning(move.last) is move.mover
    assert 11 - move.last in move.captured
    assert any(move.after.pits[6:])


@of_all(*TWOS_AND_THREES)
def test_capturing_shows_a_two_and_a_three_and_a_pit_that_fails(ruleset: Ruleset) -> None:
    move = shown(ruleset, "Capturing")
    taken = sorted(move.before.pits[pit] + 1 for pit in move.captured)
    assert taken == [2, 3]
    assert move.before.pits[min(move.captured) - 1] + 1 not in (2, 3)


@of_all(*[ruleset for ruleset in EVERY if ruleset.grand_slam is GrandSlam.CAPTURES])
def test_a_whole_row_that_is_captured_is_gone(ruleset: Ruleset) -> None:
    move = shown(ruleset, "Capturing a whole row")
    assert move.gained > 0
    assert not any(move.after.pits[6:])


@of_all(
    *[ruleset for ruleset in EVERY if ruleset.grand_slam in (GrandSlam.TAKES_NOTHING, GrandSlam.ONLY_TO_WIN)]
)
def test_a_whole_row_that_is_spared_lies_there_still(ruleset: Ruleset) -> None:
    move = shown(ruleset, "Capturing a whole row")
    assert move.gained == 0
    assert sum(move.after.pits[pit] for pit in move.spared) == move.after.row_seeds[1] > 0


def test_a_move_that_may_not_be_played_has_no_picture() -> None:
    pages = rulebook(ENGLISH, RULESETS["oware-slam-illegal"])
    assert next(page.diagram for page in pages if page.title == "Capturing a whole row") is None


@of_all(*EVERY)
def test_feeding_shows_the_only_move_that_reaches_the_empty_row(ruleset: Ruleset) -> None:
    move = shown(ruleset, "Feeding")
    game = Game(ruleset, move.before)
    assert move.before.row_seeds[1] == 0 < move.after.row_seeds[1]
    assert game.legal_moves() == [move.pit]
    assert sum(seeds > 0 for seeds in move.before.pits[:6]) > 1


def test_on_text_boards_the_board_before_a_move_and_the_one_after_it_are_told_apart() -> None:
    diagram = next(page.diagram for page in rulebook(ENGLISH, AYOAYO) if page.title == "Sowing")
    assert diagram is not None
    lines = diagram.write(ENGLISH, AYOAYO).splitlines()
    assert (lines[0], lines[7:10]) == ("Before:", ["                Store A-F: 15", "", "After:"])


@of_all(*EVERY)
def test_below_the_picture_of_a_relay_stands_what_tells_its_laps_apart(ruleset: Ruleset) -> None:
    told = "dashed ring is where a lap began"
    for number, page in enumerate(rulebook(ENGLISH, ruleset)):
        shown = page.diagram and page.title != "What the marks mean" and page.diagram.shown(ruleset)
        post = present_rules(ENGLISH, ruleset, number).captioned()
        assert (told in post.content) is bool(shown and len(shown.laps) > 1)
    relays = ruleset.sowing is Sowing.RELAY
    assert (told in present_how_to_play(ENGLISH, ruleset).captioned().content) is relays
