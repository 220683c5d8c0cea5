"""The simulated Discord of the practice room, which goes on while the bot works."""

from __future__ import annotations

import asyncio

from simcord import Env

from bot.client import Opon

PATIENCE = 2.0
"""Seconds that the one who acts waits for the bot; what it does later is shown when it comes."""

KNOWN_BUSY = 0.5
"""The same, while the bot has been at other work for longer than ``PATIENCE``."""

GLANCE = 0.1
"""Seconds for which the clock waits for the bot."""


class PatientEnv(Env):
    """SimCord's simulation, to which a bot that takes long has not failed.

    As it comes, everything stands still until the bot has nothing more to do, and if that takes longer than
    some seconds, the action under way counts as failed. Here only what is quick is waited for: the action is
    over then, time passes, and whatever the bot still does goes on beside it, as on Discord.

    Attributes:
        is_busy: whether the bot was still at work when it was last waited for.
    """

    def __init__(self, bot: Opon) -> None:
        super().__init__(bot)
        self.is_busy = False
        self._busy_since = 0.0

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109 - as the method it stands in for
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        if timeout is not None:  # the bot starts, which must succeed
            await super()._settle_internal(timeout=timeout, idle=idle)
            return
        try:
            await super()._settle_internal(timeout=self._patience(dispatch), idle=idle, dispatch=dispatch)
        except TimeoutError:
            if not self.is_busy:
                self._busy_since = asyncio.get_running_loop().time()
            self.is_busy = True
        else:
            self.is_busy = False

    def _patience(self, dispatch: str | None) -> float:
        """How long to wait after an event that somebody caused, or for none."""
        if dispatch is None:
            return GLANCE
        known_busy = self.is_busy and asyncio.get_running_loop().time() - self._busy_since > PATIENCE
        return KNOWN_BUSY if known_busy else PATIENCE
