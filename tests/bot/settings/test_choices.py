"""What is chosen holds for its owner, and what no longer exists does no harm."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.look import Look
from bot.settings import SETTINGS, Choices, Owner, UnknownChoice
from storage import Store

AMA, SERVER = Owner("person", 1), Owner("server", 1)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(tmp_path / "opon.sqlite3", now=0) as store:
        yield store


async def test_nothing_chosen_is_wood_in_pictures(store: Store) -> None:
    choices = Choices(store)
    usual = {"theme": "wood", "boards": "pictures", "asking": "at-once", "mentions": "always"}
    assert await choices.of(AMA) == usual
    assert await choices.look(AMA) == await choices.look(None) == Look("wood", text=False)


async def test_a_person_and_a_server_choose_apart(store: Store) -> None:
    choices = Choices(store)
    await choices.choose(AMA, "theme", "night")
    await choices.choose(SERVER, "boards", "text")
    assert await choices.look(AMA) == Look("night", text=False)
    assert await choices.look(SERVER) == Look("wood", text=True)


@pytest.mark.parametrize(("key", "value"), [("theme", "marble"), ("colour", "wood"), ("boards", "wood")])
async def test_what_is_not_offered_cannot_be_chosen(store: Store, key: str, value: str) -> None:
    with pytest.raises(UnknownChoice):
        await Choices(store).choose(AMA, key, value)


async def test_a_theme_that_is_gone_gives_way_to_the_usual_one(store: Store) -> None:
    await store.set_setting("person", 1, "theme", "marble")
    assert (await Choices(store).of(AMA))["theme"] == "wood"


async def test_boards_are_shown_as_usual_when_the_store_cannot_be_read(store: Store) -> None:
    await store.close()
    assert await Choices(store).look(AMA) == Look()


def test_every_setting_has_a_default_and_a_key_that_a_button_can_carry() -> None:
    for key, setting in SETTINGS.items():
        assert key == setting.key
        assert setting.default in setting.values
        assert all(word.replace("-", "").isalpha() and word.islower() for word in (key, *setting.values))
