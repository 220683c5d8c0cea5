from __future__ import annotations

from storage import Store
from tests.storage.scene import ADA


async def test_a_choice_replaces_the_last_one_and_belongs_to_its_owner_alone(store: Store) -> None:
    await store.set_setting("person", ADA, "theme", "night")
    await store.set_setting("person", ADA, "theme", "wood")
    await store.set_setting("person", ADA, "boards", "text")
    await store.set_setting("server", ADA, "theme", "antigua")

    assert await store.settings("person", ADA) == {"theme": "wood", "boards": "text"}
    assert await store.settings("server", ADA) == {"theme": "antigua"}
    assert await store.settings("person", 99) == {}
