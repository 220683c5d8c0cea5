"""The game in one sentence and in five lines."""

from __future__ import annotations

from bot.texts import Texts
from rules import Ruleset, Sowing


def summary(texts: Texts, ruleset: Ruleset) -> str:
    """What the game is, in one sentence without its name, and in another what Oware and Abapa differ in."""
    said = texts("summary", sowing=ruleset.sowing.value, capture=ruleset.capture.value)
    if ruleset.sowing is Sowing.RELAY:
        return said
    return f"{said} {texts('summary-leftovers', leftovers=ruleset.leftovers.value)}"


def how_to_play(texts: Texts, ruleset: Ruleset) -> tuple[str, ...]:
    """The five lines with which somebody can begin to play; ``how_to_play_diagram`` is their picture."""
    return (
        texts("how-stores"),
        texts(f"how-sowing-{ruleset.sowing.value}"),
        texts(f"how-capture-{ruleset.capture.value}", seed=ruleset.capturing_seed.value),
        texts("how-feeding"),
        texts("how-end"),
    )
