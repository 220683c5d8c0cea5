"""The private message that puts a game against the bot together."""

from __future__ import annotations

from bot.custom_id import SoloFirst, SoloGame, SoloLevel, SoloNow
from bot.names import bare_name
from bot.presenter.challenge import ASKED_GAMES
from bot.presenter.message import Control, Post, Tone, lit
from bot.rulebook import game_name, ruleset_name, summary
from bot.tables import First, Terms
from bot.texts import Texts
from engine import Level
from rules import RULESETS, Ruleset


def present_solo(texts: Texts, terms: Terms, names: tuple[str, str], *, alone: bool = False) -> Post:
    """Which game, at which level, and who begins; the choice so far is the lit button of each row.

    Args:
        texts: the reader's language.
        terms: the choice so far.
        names: what the person and the bot are called.
        alone: nobody else can be played where this is asked.
    """
    ruleset = RULESETS[terms.ruleset]
    level, first = terms.level, terms.first
    lines = [
        texts("solo-alone" if alone else "solo-terms"),
        texts("ask-chosen", game=ruleset_name(texts, ruleset), summary=summary(texts, ruleset)),
        texts(
            "solo-level",
            level=level_name(texts, level, ruleset),
            play=texts(f"level-{level.value}.play", family=ruleset.family),
        ),
    ]
    games = tuple(
        Control(
            SoloGame(key, level.value, first.value),
            game_name(texts, RULESETS[key]),
            lit(RULESETS[key].family == ruleset.family),
        )
        for key in ASKED_GAMES
    )
    levels = tuple(
        Control(
            SoloLevel(ruleset.key, other.value, first.value),
            level_name(texts, other, ruleset),
            lit(other is level),
        )
        for other in Level
    )
    mine, theirs = (texts("button-solo-first", name=bare_name(name)) for name in names)
    firsts = tuple(
        Control(SoloFirst(ruleset.key, level.value, other.value), label, lit(other is first))
        for other, label in (
            (First.ME, mine),
            (First.THEM, theirs),
            (First.RANDOM, texts("button-solo-first-random")),
        )
    )
    now = Control(SoloNow(ruleset.key, level.value, first.value), texts("button-solo-now"), Tone.YES)
    return Post("\n".join(lines), rows=(games, levels, firsts, (now,)))


def level_name(texts: Texts, level: Level, ruleset: Ruleset) -> str:
    """What a level is called; the strongest has a name that is true of its game."""
    return texts(f"level-{level.value}", family=ruleset.family)
