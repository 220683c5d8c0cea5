"""What people call themselves cannot do anything to a message."""

from __future__ import annotations

import pytest

from bot.names import bare_name, plain_name


@pytest.mark.parametrize("name", ["Ada", "Adébáyọ̀", "Jean-Luc", "a.b", "愛", "👩🏽‍🚀 Zoë"])
def test_an_ordinary_name_is_left_as_it_is(name: str) -> None:
    assert plain_name(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold** _it_ ~~x~~ ||spoil||", r"\*\*bold\*\* \_it\_ \~\~x\~\~ \|\|spoil\|\|"),
        ("`code`", r"\`code\`"),
        ("[`](https://x.y)", "\\[\\`\\](https:\u200b//x.y)"),
        ("\\[a](b)", r"\\\[a\](b)"),
        ("# Ada", r"\# Ada"),
        ("-# Ada", r"\-# Ada"),
        ("> Ada", r"\> Ada"),
        ("1. Ada", "1\u200b. Ada"),
    ],
)
def test_markdown_in_a_name_becomes_plain_characters(name: str, shown: str) -> None:
    assert plain_name(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("@everyone", "@\u200beveryone"),
        ("@here", "@\u200bhere"),
        ("<@123456789012345678>", "\\<@\u200b123456789012345678\\>"),
        ("<#123>", r"\<#123\>"),
        ("<t:0:R>", r"\<t:0:R\>"),
    ],
)
def test_a_mention_in_a_name_mentions_nobody(name: str, shown: str) -> None:
    assert plain_name(name) == shown


def test_a_name_stays_on_its_line_and_in_its_direction() -> None:
    assert plain_name("a\nb\r\n c\u202ed\x07") == "a b cd"


def test_a_long_name_is_cut_at_32_characters() -> None:
    assert plain_name("x" * 32) == "x" * 32
    assert plain_name("x" * 33) == "x" * 31 + "…"


def test_a_cut_does_not_part_a_letter_from_its_accents() -> None:
    assert plain_name("x" * 30 + "o\u0323\u0300yyy") == "x" * 30 + "…"


def test_a_cut_does_not_part_an_emoji_from_its_parts() -> None:
    astronaut = "\U0001f469\U0001f3fd\u200d\U0001f680"
    assert plain_name("x" * 28 + astronaut + "yyy") == "x" * 28 + "…"


@pytest.mark.parametrize(
    "emoji",
    ["\U0001f1f3\U0001f1ec", "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"],
    ids=["Nigeria", "Scotland"],
)
def test_a_cut_does_not_part_a_flag(emoji: str) -> None:
    assert plain_name("x" * 30 + emoji + "yyy") == "x" * 30 + "…"
    assert plain_name("\U0001f1ec\U0001f1ed" * 20) == "\U0001f1ec\U0001f1ed" * 15 + "…"


@pytest.mark.parametrize("name", ["", "  \n", "\u200b\u200d", "\u202e"])
def test_a_name_with_nothing_to_see_is_a_dash(name: str) -> None:
    assert plain_name(name) == "—"


def test_right_to_left_names_are_isolated_so_that_numbers_stay_beside_their_owner() -> None:
    assert plain_name("אבג") == "\u2068אבג\u2069"
    assert plain_name("سلمى") == "\u2068سلمى\u2069"
    assert plain_name("Ọlá") == "Ọlá"


@pytest.mark.parametrize("name", ["\U0001f3ff", "\u0301", "\ufe0f", "\u17b4\u17b5"], ids=ascii)
def test_a_name_of_accents_and_skin_tones_that_have_nothing_to_change_is_a_dash(name: str) -> None:
    assert plain_name(name) == "—"


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u034f"])
def test_a_name_of_blank_letters_is_a_dash(name: str) -> None:
    assert plain_name(name) == "—"


def test_a_name_to_choose_from_is_cleaned_and_not_escaped() -> None:
    assert bare_name("ama_b *z*") == "ama_b *z*"
    assert bare_name("a\u202eb" + "c" * 40) == "ab" + "c" * 29 + "…"
