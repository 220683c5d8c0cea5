"""A server's language: what everybody reads; each person is answered in their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from bot import texts
from bot.settings import SETTINGS
from tests.end_to_end.stage import Stage, told

FRENCH = "challenge-call = { $mention }, { $name } te défie : { $game }.\n"


@pytest.fixture
def with_french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A second language that says one thing differently."""
    folder = tmp_path / "locales"
    copytree(Path(texts.__file__).parent / "locales", folder)
    (folder / "fr").mkdir()
    (folder / "fr" / "challenge.ftl").write_text(FRENCH, encoding="utf-8")
    monkeypatch.setattr(texts, "_locales_folder", lambda: folder)
    for remembered in (texts.locales, texts._loaded):
        remembered.cache_clear()
    yield
    for remembered in (texts.locales, texts._loaded):
        remembered.cache_clear()


@pytest.mark.usefixtures("with_french")
async def test_what_everybody_reads_is_in_the_language_of_the_server(stage: Stage) -> None:
    await stage.bot.store.set_setting("server", stage.guild.id, "language", "fr")
    await stage.challenge(stage.ama, stage.bayo)
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, Ama te défie : Ayoayo.")
    assert "is still open" in told(await stage.challenge(stage.ama, stage.bayo))
    await stage.bot.store.set_setting("server", stage.guild.id, "language", "en-US")
    await stage.challenge(stage.ama, stage.kofi)
    assert "Ama challenges you" in stage.last.content


async def test_a_language_that_is_not_there_is_english(stage: Stage) -> None:
    await stage.bot.store.set_setting("server", stage.guild.id, "language", "fr")
    await stage.challenge(stage.ama, stage.bayo)
    assert "Ama challenges you" in stage.last.content


def test_the_choice_is_offered_only_where_there_is_one() -> None:
    assert ("language" in SETTINGS) == (len(texts.locales()) > 1)
