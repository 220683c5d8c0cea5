"""What each page of the rulebook says, as the ids of its sentences, chosen by the ruleset's own choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from rules import Capture, GrandSlam, Ruleset

Sentences: TypeAlias = Callable[[Ruleset], tuple[str, ...]]
"""From a ruleset, the message ids of the paragraphs that tell one part of its rules."""


def _aim(_ruleset: Ruleset) -> tuple[str, ...]:
    return "rule-board", "rule-rows", "rule-stores", "rule-first", "rule-win"


def _sowing(ruleset: Ruleset) -> tuple[str, ...]:
    return "rule-sow", "rule-direction", f"rule-sowing-{ruleset.sowing.value}", "rule-not-kalah"


def _twelve(ruleset: Ruleset) -> tuple[str, ...]:
    return "rule-twelve", f"rule-twelve-{ruleset.sowing.value}"


def _capture(ruleset: Ruleset) -> tuple[str, ...]:
    capture = f"rule-capture-{ruleset.capture.value}"
    if ruleset.capture is Capture.OPPOSITE:
        return capture, f"rule-capturing-seed-{ruleset.capturing_seed.value}", "rule-one-pit-at-most"
    return capture, "rule-capture-only-last"


def _grand_slam(ruleset: Ruleset) -> tuple[str, ...]:
    return (
        f"rule-grand-slam-with-{ruleset.capture.value}",
        f"rule-grand-slam-{ruleset.grand_slam.value}",
    )


def _endless(ruleset: Ruleset) -> tuple[str, ...]:
    return (f"rule-endless-{ruleset.sowing.value}",)


def _feeding(_ruleset: Ruleset) -> tuple[str, ...]:
    return "rule-feeding", "rule-feeding-counts", "rule-feeding-fails"


def _end(ruleset: Ruleset) -> tuple[str, ...]:
    return (
        "rule-end-majority",
        "rule-end-stuck",
        f"rule-leftovers-{ruleset.leftovers.value}",
        "rule-end-repetition",
        "rule-end-count",
    )


def _marks(ruleset: Ruleset) -> tuple[str, ...]:
    spares = ruleset.grand_slam in (GrandSlam.TAKES_NOTHING, GrandSlam.ONLY_TO_WIN)
    marks = ("marks-move-sparing", "marks-text-sparing") if spares else ("marks-move", "marks-text")
    return "marks-turn", *marks


def _history(ruleset: Ruleset) -> tuple[str, ...]:
    return (f"history-{ruleset.family}",)


def _knowledge(ruleset: Ruleset) -> tuple[str, ...]:
    return f"knowledge-{ruleset.family}", "knowledge-series"


def _silence(ruleset: Ruleset) -> tuple[str, ...]:
    return "silence-repetition", f"silence-{ruleset.sowing.value}"


RULES: Mapping[str, Sentences] = MappingProxyType(
    {
        "aim": _aim,
        "sowing": _sowing,
        "twelve": _twelve,
        "capture": _capture,
        "grand-slam": _grand_slam,
        "endless": _endless,
        "feeding": _feeding,
        "end": _end,
        "marks": _marks,
    }
)
"""The parts of the rules, in the order in which they are learned."""

LORE: Mapping[str, Sentences] = MappingProxyType(
    {"silence": _silence, "history": _history, "knowledge": _knowledge}
)
"""What is told about the games besides their rules."""
