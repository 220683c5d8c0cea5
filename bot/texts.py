"""The bot's words: Fluent messages of one language, with English wherever a translation is missing."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

SOURCE_LOCALE = "en-US"


class TextError(LookupError):
    """A text was asked for that does not exist, or without a variable that it needs."""


class Texts:
    """Every message of one language, called with an id and the variables of that message.

    ``texts("score", name="Ada", seeds=7)`` formats a message, ``texts("move.label")`` its attribute.
    Whole numbers are formatted and chosen by as the language does it; an id that people copy is passed
    as text, so that its digits stay ungrouped.

    Attributes:
        locale: the language tag, as Discord writes it.
    """

    def __init__(self, locale: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.locale = locale
        self._bundles = bundles

    @classmethod
    def load(cls, locale: str, folder: Traversable | None = None) -> Self:
        """Read every ``.ftl`` file of a language and, behind it, those of English.

        Args:
            locale: the name of one of the folders in ``folder``.
            folder: where the languages lie; by default the bot's own.

        Raises:
            TextError: there is no such language, or a file is not Fluent or repeats an id.
        """
        folder = folder or _locales_folder()
        tags = dict.fromkeys((locale, SOURCE_LOCALE))
        return cls(locale, tuple(_bundle(folder / tag, tag) for tag in tags))

    @classmethod
    def for_locale(cls, tag: str) -> Texts:
        """The texts for a person's language: the same tag, else the same language, else English."""
        language = tag.partition("-")[0]
        there = locales()
        alike = [locale for locale in there if locale.partition("-")[0] == language]
        return _loaded(tag if tag in there else next(iter(alike), SOURCE_LOCALE))

    def __call__(self, message: str, /, **variables: str | int) -> str:
        """Format a message, or with ``id.attribute`` one of its attributes.

        Raises:
            TextError: no such message or attribute, or it needs a variable that was not passed.
        """
        for bundle in self._bundles:
            pattern = _pattern(bundle, message)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, variables)
                if errors:
                    raise TextError(f"{message}: {errors[0]}")
                return str(text)
        raise TextError(f"no text {message!r} in {self.locale}")


@cache
def locales() -> tuple[str, ...]:
    """The tags of the languages that there are texts for, in alphabetical order."""
    return tuple(sorted(entry.name for entry in _locales_folder().iterdir() if entry.is_dir()))


@cache
def _loaded(locale: str) -> Texts:
    return Texts.load(locale)


def _locales_folder() -> Traversable:
    return files("bot") / "locales"


def _pattern(bundle: FluentBundle, message: str) -> Pattern | None:
    """What is said for an id or ``id.attribute``, if this language says it."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def _bundle(folder: Traversable, tag: str) -> FluentBundle:
    if not folder.is_dir():
        raise TextError(f"no texts for {tag}")
    bundle = FluentBundle([tag], use_isolating=False)
    known: set[str] = set()
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            _check(resource, f"{tag}/{file.name}", known)
            bundle.add_resource(resource)
    return bundle


def _check(resource: ast.Resource, file: str, known: set[str]) -> None:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TextError(f"{file} is not Fluent: {_why(entry)} in {entry.content!r}")
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in known:
                raise TextError(f"{file} says {name} a second time")
            known.add(name)


def _why(junk: ast.Junk) -> str:
    return "; ".join(str(annotation.message) for annotation in junk.annotations or ())
