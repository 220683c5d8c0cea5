"""The words in the Fluent files and the words in the code are the same words, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.texts import SOURCE_LOCALE, locales

BOT = Path(__file__).parents[2] / "bot"
SPEAKERS = {"texts", "_texts", "command_text"}
"""What is called with a message id first, wherever the bot speaks."""


class _Mentions(Visitor):
    """Collects what a message needs: its variables, and the messages it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by Fluent
        self.messages.add(node.id.name)


def patterns(source: str) -> dict[str, _Mentions]:
    """Every message with a value and every attribute, by the name it is asked for, and what it mentions."""
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            named = {
                f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes
            }
            if entry.value:
                named[entry.id.name] = entry.value
            for name, pattern in named.items():
                found[name] = _Mentions()
                found[name].visit(pattern)
    return found


def spoken(locale: str) -> dict[str, _Mentions]:
    files = sorted((BOT / "locales" / locale).glob("*.ftl"))
    return patterns("\n".join(file.read_text(encoding="utf-8") for file in files))


def variables(messages: dict[str, _Mentions], name: str) -> set[str]:
    """The variables a message needs, those of the messages within it included."""
    mentions = messages[name]
    return mentions.variables.union(*(variables(messages, inner) for inner in mentions.messages))


def differences(source: dict[str, _Mentions], other: dict[str, _Mentions]) -> list[str]:
    """What a translation lacks, has too much, or asks different variables for."""
    lone = [f"{name}: only in one of them" for name in sorted(source.keys() ^ other.keys())]
    return lone + [
        f"{name}: asks for other variables"
        for name in sorted(source.keys() & other.keys())
        if variables(source, name) != variables(other, name)
    ]


def _strings(node: ast.expr) -> Iterator[str]:
    """Regular expressions for the strings that an expression can be."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=parts):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts
            )
        case ast.IfExp(body=body, orelse=other):
            yield from chain(_strings(body), _strings(other))


def _nodes() -> Iterator[tuple[Path, ast.AST]]:
    for file in sorted(BOT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file, node


def _asked_for() -> Iterator[tuple[str, str]]:
    """Where the bot speaks, and what it says there."""
    for file, node in _nodes():
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", None))
            if name in SPEAKERS:
                for text in _strings(node.args[0]):
                    yield f"{file.relative_to(BOT)}:{node.lineno}", text


ENGLISH = spoken(SOURCE_LOCALE)


def test_everything_the_bot_asks_for_is_there_in_english() -> None:
    missing = [
        (place, asked)
        for place, asked in _asked_for()
        if not any(re.fullmatch(asked, name) for name in ENGLISH)
    ]
    assert not missing


def test_everything_there_is_in_english_is_said_somewhere() -> None:
    """An id chosen by a value stands in the code with its beginning: f"rule-sowing-{choice}"."""
    strings = {text for _, node in _nodes() if isinstance(node, ast.expr) for text in _strings(node)}
    families = [text for text in strings if ".+" in text and not text.startswith(".+")]
    within = set().union(*(mentions.messages for mentions in ENGLISH.values()))
    unsaid = [
        name
        for name in ENGLISH.keys() - within
        if re.escape(name) not in strings and not any(re.fullmatch(family, name) for family in families)
    ]
    assert not unsaid


@pytest.mark.parametrize("locale", locales())
def test_every_language_has_the_same_messages_with_the_same_variables(locale: str) -> None:
    assert differences(ENGLISH, spoken(locale)) == []


def test_a_translation_that_lacks_a_message_or_a_variable_is_found() -> None:
    source = patterns("one = { $a } { two }\ntwo = { $b }\nthree = 3\n    .hint = { $c }")
    other = patterns("one = { two }\ntwo = { $b }\nfour = 4\n    .hint = { $c }")
    assert differences(source, other) == [
        "four: only in one of them",
        "four.hint: only in one of them",
        "three: only in one of them",
        "three.hint: only in one of them",
        "one: asks for other variables",
    ]
