"""Rulesets side by side: with Oware point by point, and with the other rulesets that sources describe."""

from __future__ import annotations

from bot.game_names import game_name, ruleset_name
from bot.texts import Texts
from rules import RULESETS, Ruleset

_YARDSTICK = RULESETS["oware"]
"""The best-known game, with which the others are compared."""


def compared(texts: Texts, ruleset: Ruleset) -> tuple[str, ...]:
    """Paragraphs that set a ruleset beside Oware; none for Oware itself and its variants."""
    if ruleset.family == _YARDSTICK.family:
        return ()
    here, there = _points(texts, ruleset), _points(texts, _YARDSTICK)
    names = {"game": game_name(texts, ruleset), "other": game_name(texts, _YARDSTICK)}
    lines = [
        texts("compare-same", point=point, here=here[point])
        if here[point] == there[point]
        else texts("compare-point", point=point, here=here[point], there=there[point], **names)
        for point in here
    ]
    return (*lines, texts("compare-shared"))


def sources(texts: Texts, ruleset: Ruleset) -> tuple[str, ...]:
    """Paragraphs on where the sources differ, and on the rulesets that follow the other readings."""
    others = [
        other for other in RULESETS.values() if other.capture is ruleset.capture and other.key != ruleset.key
    ]
    return (
        texts(f"sources-{ruleset.capture.value}"),
        *(_difference(texts, ruleset, other) for other in others),
    )


def _difference(texts: Texts, ruleset: Ruleset, other: Ruleset) -> str:
    here, there = _points(texts, ruleset), _points(texts, other)
    lines = [
        texts("sources-point", point=point, there=there[point])
        for point in here
        if here[point] != there[point]
    ]
    return "\n".join((texts("sources-other", game=ruleset_name(texts, other)), *lines))


def _points(texts: Texts, ruleset: Ruleset) -> dict[str, str]:
    """Every point on which rulesets can differ, by its heading, and what this one says to it."""
    return {
        texts("point-sowing"): texts(f"brief-sowing-{ruleset.sowing.value}"),
        texts("point-endless"): texts(f"brief-endless-{ruleset.sowing.value}"),
        texts("point-capture"): texts(
            f"brief-capture-{ruleset.capture.value}", seed=ruleset.capturing_seed.value
        ),
        texts("point-grand-slam"): texts(f"brief-grand-slam-{ruleset.grand_slam.value}"),
        texts("point-leftovers"): texts(f"brief-leftovers-{ruleset.leftovers.value}"),
    }
