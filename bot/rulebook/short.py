"""The game in one sentence and in five lines."""

from __future__ import annotations

from bot.texts import Texts
from rules import Ruleset


def summary(texts: Texts, ruleset: Ruleset) -> str:
    """One sentence that says what the game is, without its name."""
    return texts("summary", sowing=ruleset.sowing.value, capture=ruleset.capture.value)


def how_to_play(texts: Texts, ruleset: Ruleset) -> tuple[str, ...]:
    """The five lines with which somebody can begin to play; ``how_to_play_diagram`` is their picture."""
    return (
        texts("how-stores"),
        texts(f"how-sowing-{ruleset.sowing.value}"),
        texts(f"how-capture-{ruleset.capture.value}", seed=ruleset.capturing_seed.value),
        texts("how-feeding"),
        texts("how-end"),
    )
