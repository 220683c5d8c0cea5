"""People's last known display names."""

from __future__ import annotations

import json
from collections.abc import Iterable

from storage.section import Section


class People(Section):
    """The names under which people were last seen."""

    async def remember_name(self, user_id: int, name: str) -> None:
        """Keep a person's display name, in place of the last one."""
        async with self._database.writing() as db:
            await db.all(
                "INSERT INTO people (user_id, name) VALUES (?, ?)"
                " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name WHERE name <> excluded.name",
                user_id,
                name,
            )

    async def names(self, user_ids: Iterable[int]) -> dict[int, str]:
        """The last known names of these people; whoever was never seen is left out."""
        wanted = json.dumps(list(user_ids))
        async with self._database.reading() as db:
            rows = await db.all(
                "SELECT user_id, name FROM people WHERE user_id IN (SELECT value FROM json_each(?))", wanted
            )
        return {row["user_id"]: row["name"] for row in rows}
