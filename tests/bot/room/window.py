"""A browser window of the practice room: it speaks with the page's server as the page itself does."""

from __future__ import annotations

import asyncio
import uuid
from typing import Any, Self

import aiohttp


class Window:
    """One window, seen by one person.

    Attributes:
        snapshot: what the page showed when it was last looked at.
    """

    def __init__(self, session: aiohttp.ClientSession, base: str, snapshot: dict[str, Any]) -> None:
        self._session = session
        self._base = base
        self._sequence = 0
        self.snapshot = snapshot

    @classmethod
    async def opened(cls, session: aiohttp.ClientSession, address: str, *, viewer: str) -> Self:
        """Open the address that the room printed, and look through somebody's eyes."""
        base, _, key = address.partition("/#")
        session.headers["X-Simcord-Capability"] = key
        async with session.post(f"{base}/api/pages", json={}) as answer:
            answer.raise_for_status()
            window = cls(session, base, await answer.json())
        people = {person["name"]: person["id"] for person in window.snapshot["viewers"]}
        await window.act("viewer", viewer_id=people[viewer])
        await window.look()
        return window

    async def look(self) -> None:
        """Take in what the page shows now."""
        async with self._session.get(f"{self._base}/api/state", headers=self._context) as answer:
            answer.raise_for_status()
            self.snapshot = await answer.json()

    async def act(self, kind: str, **details: object) -> None:
        """Do something, knowing only what was last looked at; the server must have done it."""
        self._sequence += 1
        body = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": self._sequence,
            "request_id": uuid.uuid4().hex,
            "generation": self.snapshot["context"]["generation"],
            "bot_generation": self.snapshot["botGeneration"],
            "published_revision": self.snapshot["publishedRevision"],
            **details,
        }
        async with self._session.post(f"{self._base}/api/action", json=body, headers=self._context) as answer:
            answer.raise_for_status()
            receipt = await answer.json()
        assert receipt["settlement"] == "settled", receipt["diagnostics"]

    async def command(self, name: str, **options: str) -> None:
        """Give a slash command."""
        async with self._session.get(f"{self._base}/api/commands", headers=self._context) as answer:
            entries = (await answer.json())["entries"]
        entry = next(entry for entry in entries if entry["invocation"] == name)
        await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    async def press(self, label: str) -> None:
        """Press the newest button that begins so."""
        buttons = {
            button["label"]: (message["id"], button["control_key"])
            for message in self.messages
            for row in message["components"]
            for button in row["components"]
        }
        message_id, control_key = next(found for name, found in buttons.items() if name.startswith(label))
        await self.act("click", target_id=message_id, control_key=control_key)

    async def pictures(self) -> list[int]:
        """Ask for all pictures in sight at once, as a browser does; the status of each answer."""
        assets = self.snapshot["assets"].items()
        shown = [identity for identity, asset in assets if asset["available"]]
        return await asyncio.gather(*map(self._picture, shown))

    async def _picture(self, asset: str) -> int:
        async with self._session.get(f"{self._base}/api/assets/{asset}", headers=self._context) as answer:
            return answer.status

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The messages in sight, oldest first."""
        return [self.snapshot["messages"][number] for number in self.snapshot["timeline"]]

    @property
    def _context(self) -> dict[str, str]:
        return {"X-Simcord-Context": self.snapshot["context"]["id"]}
