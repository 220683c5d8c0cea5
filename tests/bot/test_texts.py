"""Texts are spoken whole or not at all, and in English where a translation is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.texts import TextError, Texts, locales

ENGLISH = """
greeting = Hello, { $name }!
seeds = { $count ->
    [one] one seed
   *[other] { $count } seeds
}
button = Play
    .hint = Sows the pit
game = Game { $number }
only-english = Still here
"""
CZECH = """
greeting = Ahoj, { $name }!
seeds = { $count ->
    [one] semínko
    [few] { $count } semínka
   *[other] { $count } semínek
}
button = Hrát
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for tag, text in (("en-US", ENGLISH), ("cs", CZECH)):
        (tmp_path / tag).mkdir()
        (tmp_path / tag / "words.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_message_is_formatted_with_its_variables_and_nothing_invisible(folder: Path) -> None:
    assert Texts.load("en-US", folder)("greeting", name="Ada") == "Hello, Ada!"


def test_an_attribute_is_reached_with_a_dot(folder: Path) -> None:
    assert Texts.load("en-US", folder)("button.hint") == "Sows the pit"


@pytest.mark.parametrize(
    ("count", "seeds"), [(1, "semínko"), (3, "3 semínka"), (5, "5 semínek"), (0, "0 semínek")]
)
def test_a_number_chooses_the_plural_of_the_language(folder: Path, count: int, seeds: str) -> None:
    assert Texts.load("cs", folder)("seeds", count=count) == seeds


def test_an_id_passed_as_text_keeps_its_digits_together(folder: Path) -> None:
    texts = Texts.load("en-US", folder)
    assert texts("game", number="1234567") == "Game 1234567"
    assert texts("game", number=1234567) == "Game 1,234,567"


@pytest.mark.parametrize(
    ("message", "text"), [("only-english", "Still here"), ("button.hint", "Sows the pit")]
)
def test_what_a_language_lacks_is_said_in_english(folder: Path, message: str, text: str) -> None:
    assert Texts.load("cs", folder)(message) == text


@pytest.mark.parametrize("message", ["farewell", "button.label", "greeting.hint"])
def test_a_text_that_does_not_exist_is_refused_by_name(folder: Path, message: str) -> None:
    with pytest.raises(TextError, match=message):
        Texts.load("en-US", folder)(message)


def test_a_text_without_its_variable_is_refused(folder: Path) -> None:
    with pytest.raises(TextError, match=r"greeting.*name"):
        Texts.load("en-US", folder)("greeting")


def test_a_language_that_does_not_exist_is_refused(folder: Path) -> None:
    with pytest.raises(TextError, match="tlh"):
        Texts.load("tlh", folder)


def test_an_id_said_twice_is_refused(folder: Path) -> None:
    (folder / "en-US" / "more.ftl").write_text("greeting = Hi", encoding="utf-8")
    with pytest.raises(TextError, match=r"words\.ftl says greeting a second time"):
        Texts.load("en-US", folder)


def test_a_file_that_is_not_fluent_is_refused(folder: Path) -> None:
    (folder / "en-US" / "more.ftl").write_text("lines =\n    **no**", encoding="utf-8")
    with pytest.raises(TextError, match=r"more\.ftl is not Fluent"):
        Texts.load("en-US", folder)


@pytest.mark.parametrize("tag", ["en-US", "en-GB", "tlh", ""])
def test_whoever_has_no_language_of_their_own_reads_english(tag: str) -> None:
    assert Texts.for_locale(tag).locale == "en-US"


def test_a_language_is_read_only_once() -> None:
    assert Texts.for_locale("en-US") is Texts.for_locale("en-GB")


def test_english_is_among_the_languages() -> None:
    assert "en-US" in locales()
