"""The buttons that explain: how to play, and the pages of the rules."""

from __future__ import annotations

from bot.custom_id import HowToPlay, MalformedId, ReadMarks, ReadRules
from bot.desk import Desk, texts_for
from bot.presenter.lesson import present_how_to_play, present_marks, present_rules
from bot.reply import Interaction, tell, turn
from rules import RULESETS, Ruleset


async def how_to_play(_desk: Desk, interaction: Interaction, action: HowToPlay) -> None:
    """A picture and five lines."""
    await tell(interaction, present_how_to_play(texts_for(interaction), _ruleset(action.ruleset)))


async def read_marks(_desk: Desk, interaction: Interaction, action: ReadMarks) -> None:
    """What the rings and seeds drawn on a board mean."""
    await tell(interaction, present_marks(texts_for(interaction), _ruleset(action.ruleset)))


async def read_rules(_desk: Desk, interaction: Interaction, action: ReadRules) -> None:
    """Turn the page; a page that everybody sees stays, and the reader gets their own."""
    await turn(interaction, present_rules(texts_for(interaction), _ruleset(action.ruleset), action.page))


def _ruleset(key: str) -> Ruleset:
    if key not in RULESETS:
        raise MalformedId(key)
    return RULESETS[key]
