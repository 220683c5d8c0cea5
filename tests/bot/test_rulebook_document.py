"""``docs/rules.md`` says and shows what the bot tells today; ``python -m bot.rulebook`` writes it."""

from __future__ import annotations

import re
from io import BytesIO

from PIL import Image

from bot.rulebook.__main__ import DOCS, FILE, GAMES, document, pictures
from bot.texts import SOURCE_LOCALE, Texts
from tests.renderer.likeness import assert_alike

TEXTS = Texts.load(SOURCE_LOCALE)


def test_the_document_is_what_the_bot_tells_today() -> None:
    assert FILE.read_text(encoding="utf-8") == document(TEXTS)


def test_its_pictures_are_what_the_bot_draws_today() -> None:
    for file, picture in pictures(TEXTS):
        assert_alike(Image.open(BytesIO(picture)), Image.open(BytesIO(file.read_bytes())))


def test_every_picture_in_it_is_one_of_them_and_has_a_text_for_those_who_do_not_see_it() -> None:
    shown = re.findall(r"!\[(.+)\]\((.+)\)", document(TEXTS))
    assert [DOCS / name for _, name in shown] == [file for file, _ in pictures(TEXTS)]
    assert all(len(alt) > 100 for alt, _ in shown)


def test_all_three_games_are_told() -> None:
    assert re.findall("^## (.+)$", document(TEXTS), re.MULTILINE) == ["Ayoayo", "Oware", "Oware Abapa"]
    assert [ruleset.family for ruleset in GAMES] == ["ayoayo", "oware", "abapa"]


def test_what_a_game_shares_with_the_one_before_is_told_once() -> None:
    *_, oware, abapa = document(TEXTS).split("\n## ")
    assert "### The aim" not in oware
    assert "Each player then takes the seeds left in their own row." in oware
    assert "### Sowing" not in abapa
    assert "All the seeds left on the board then go to the opponent of the stuck player." in abapa
