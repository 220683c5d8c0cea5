"""The pages of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.narration import narrate
from bot.rulebook import lessons
from bot.rulebook.comparison import compared, sources
from bot.rulebook.diagram import Diagram
from bot.rulebook.topics import LORE, RULES, Sentences
from bot.texts import Texts
from rules import PIT_LETTERS, Ruleset

MAX_PAGE = 900
"""The longest text of a page, in characters, so that it can be read on a phone without much scrolling."""

_DIAGRAMS: Mapping[str, Callable[[Ruleset], Diagram | None]] = MappingProxyType(
    {
        "sowing": lessons.sowing_diagram,
        "twelve": lessons.twelve_diagram,
        "capture": lessons.capture_diagram,
        "grand-slam": lessons.grand_slam_diagram,
        "feeding": lessons.feeding_diagram,
        "marks": lessons.marks_diagram,
    }
)
_CAPTIONS: Mapping[str, str] = MappingProxyType({"feeding": "diagram-feeding", "twelve": "diagram-twelve"})
"""Where the point of a picture is not how its move runs."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the rulebook.

    Attributes:
        title: its heading, at most 256 characters.
        text: Discord markdown, at most ``MAX_PAGE`` characters; its last line tells what the picture shows.
        diagram: the move to be drawn beside it, if the rule is hard to say in words.
    """

    title: str
    text: str
    diagram: Diagram | None = None


def rulebook(texts: Texts, ruleset: Ruleset) -> tuple[Page, ...]:
    """All there is to read about a game: its rules, other ways to play it, and where it comes from."""
    pages = [
        *(_rule_page(texts, ruleset, topic, sentences) for topic, sentences in RULES.items()),
        _page(texts, "comparison", compared(texts, ruleset)),
        _page(texts, "sources", sources(texts, ruleset)),
        *(_page(texts, topic, _said(texts, sentences(ruleset))) for topic, sentences in LORE.items()),
    ]
    return tuple(page for page in pages if page.text)


def marks_page(texts: Texts, ruleset: Ruleset) -> Page:
    """The page that tells what the marks on a board mean."""
    return _rule_page(texts, ruleset, "marks", RULES["marks"])


def _rule_page(texts: Texts, ruleset: Ruleset, topic: str, sentences: Sentences) -> Page:
    paragraphs = _said(texts, sentences(ruleset))
    diagram = _DIAGRAMS[topic](ruleset) if topic in _DIAGRAMS else None
    if diagram is None:
        return _page(texts, topic, paragraphs)
    told = narrate(texts, diagram.move(ruleset), ruleset, texts("diagram-south"))
    pits = {"pit": PIT_LETTERS[diagram.pit], "last": PIT_LETTERS[diagram.shown(ruleset).last]}
    sowing = ruleset.sowing.value
    caption = texts(_CAPTIONS.get(topic, "diagram-move"), move=told, sowing=sowing, **pits)
    return _page(texts, topic, (*paragraphs, caption), diagram)


def _said(texts: Texts, sentences: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(texts(sentence) for sentence in sentences)


def _page(texts: Texts, topic: str, paragraphs: tuple[str, ...], diagram: Diagram | None = None) -> Page:
    return Page(texts(f"page-{topic}"), "\n\n".join(paragraphs), diagram)
