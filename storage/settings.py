"""What people and servers have chosen, as texts by key."""

from __future__ import annotations

from storage.section import Section


class Settings(Section):
    """The settings of each owner: a ``person``, or a ``server``, by its id."""

    async def settings(self, owner: str, owner_id: int) -> dict[str, str]:
        """All that has been chosen; what was never chosen is left out."""
        async with self._database.reading() as db:
            rows = await db.all(
                "SELECT key, value FROM settings WHERE owner = ? AND owner_id = ?", owner, owner_id
            )
        return {row["key"]: row["value"] for row in rows}

    async def set_setting(self, owner: str, owner_id: int, key: str, value: str) -> None:
        """Keep a choice, in place of the last one."""
        async with self._database.writing() as db:
            await db.all(
                "INSERT INTO settings (owner, owner_id, key, value) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (owner, owner_id, key) DO UPDATE SET value = excluded.value",
                owner,
                owner_id,
                key,
                value,
            )
