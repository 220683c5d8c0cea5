"""The page of the practice room, and the time that passes in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from simcord import Preview

from bot.room.pictures import OwnPictures
from bot.room.server import RoomServer
from bot.room.simulation import PatientEnv
from bot.room.world import World, seconds_behind

BEAT = 0.25  # seconds between two looks at the clock
NO_MESSAGE = "0"  # an id that none has
ASKING = frozenset({"run_command", "click", "select", "modal_submit"})
"""The kinds of actions that the bot answers."""

_log = logging.getLogger(__name__)


class RoomPage(Preview):
    """SimCord's page, made fit for several people who play for hours.

    As it comes, the page stands still until something is refreshed by hand, and refuses a click from any
    window that is not quite up to date. Here real time passes, every window is brought up to date within
    ``BEAT``, and a click always reaches the bot, which answers stale ones itself, as it does on Discord.
    Whoever waits for a late answer is told that the bot is thinking, and sees whatever it does meanwhile.
    """

    def __init__(self, env: PatientEnv, world: World, *, port: int) -> None:
        """Prepare the page; entering it opens the port on this machine's loopback address.

        Raises (on entering):
            SetupError: the port is taken.
        """
        super().__init__(
            env,
            world.channel,
            world.people,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = RoomServer(self, port)
        self._media_worker = OwnPictures()
        self._turn = asyncio.Lock()  # the simulation refuses two operations at once
        self._env = env
        self._waiting: set[int] = set()  # whose last action is over, but perhaps not its answer

    async def keep_time(self) -> None:
        """Let time pass and show what happens, until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            async with self._turn:
                await self._pass_time()
                await self._show_news()
                if not self._env.is_busy:
                    self._waiting.clear()

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> Any:  # noqa: ANN401 - as its parent
        """Open every window at the newest message, not at what was the newest when the room opened."""
        viewer = self.viewers[0] if viewer_id is None else self._viewer(viewer_id)
        return super()._open_page(viewer_id, target_id or self._initial_target(viewer, self.channel.id))

    def _publish(self, page: Any, *, reason: Any = "action") -> None:  # noqa: ANN401 - as its parent
        """Leave out the list of all messages, which the room hides: making it takes longer with each one."""
        page.navigation_query = NO_MESSAGE
        super()._publish(page, reason=reason)

    def _publish_message_pages(self, *, reason: str = "action") -> None:
        super()._publish_message_pages(reason=reason)
        self._forget_news()

    def _page_payload(self, page: Any) -> dict[str, Any]:  # noqa: ANN401 - as its parent
        """Add what ``page.js`` asks for: whether the bot still thinks for the one who looks."""
        return {**super()._page_payload(page), "thinking": page.viewer.id in self._waiting}

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            receipt = await super()._action(context_id, self._brought_up_to_date(context_id, body))
            await self._show_news()
            if self._env.is_busy and receipt["dispatched"] and body["kind"] in ASKING:
                self._waiting.add(self._pages[context_id or ""].viewer.id)
            return receipt

    def _brought_up_to_date(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        page = self._pages.get(context_id or "")
        if page is None or not isinstance(body, Mapping):
            return body
        return {**body, "published_revision": page.revision}

    async def _pass_time(self) -> None:
        try:
            await self.env.advance_time(seconds_behind(self.env))
        except TimeoutError:
            _log.debug("The clock of the room is late; it goes on at the next beat.")

    async def _show_news(self) -> None:
        """Publish to every window, if anything has crossed between the bot and the simulation.

        Only then: each publication makes the windows draw anew.
        """
        if not self.env.backend.transcript:
            return
        self._forget_news()
        await self.refresh()

    def _forget_news(self) -> None:
        """Empty the record of what has crossed, which would grow for as long as the room is open."""
        self.env.backend.transcript.clear()
        self.env.backend.http_requests.clear()
