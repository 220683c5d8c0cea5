"""Small facts that outlive a restart, such as the hash of the commands last synced."""

from __future__ import annotations

from storage.section import Section


class Facts(Section):
    """Texts by key."""

    async def fact(self, key: str) -> str | None:
        """The text kept under this key, or None."""
        async with self._database.reading() as db:
            row = await db.first("SELECT value FROM facts WHERE key = ?", key)
        return None if row is None else str(row["value"])

    async def set_fact(self, key: str, value: str) -> None:
        """Keep a text under this key, in place of the last one."""
        async with self._database.writing() as db:
            await db.all(
                "INSERT INTO facts (key, value) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                key,
                value,
            )
