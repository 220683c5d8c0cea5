"""A process that runs the real bot and is killed in the middle of what it does."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Callable
from enum import Enum
from fnmatch import fnmatch
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import Backend
from simcord.http import router

from tests.end_to_end.child_scenes import SCENES
from tests.end_to_end.stage import opened_stage

WORLD = "discord.pickle"
PATIENCE = 60
"""Seconds after which a child that has not died counts as stuck."""


class Moment(Enum):
    """When the process dies: the request, and whether Discord has carried it out by then."""

    BEFORE_ANSWER = "POST", "/interactions/*/callback", False
    AFTER_ANSWER = "POST", "/interactions/*/callback", True
    BEFORE_FOLLOW_UP = "POST", "/webhooks/*", False
    AFTER_FOLLOW_UP = "POST", "/webhooks/*", True
    BEFORE_POST = "POST", "/channels/*/messages", False
    AFTER_POST = "POST", "/channels/*/messages", True
    BEFORE_EDIT = "PATCH", "/channels/*/messages/*", False
    AFTER_EDIT = "PATCH", "/channels/*/messages/*", True
    BEFORE_DELETE = "DELETE", "/channels/*/messages/*", False
    AFTER_DELETE = "DELETE", "/channels/*/messages/*", True
    AT_REST = "", "", False

    def comes_with(self, method: str, path: str) -> bool:
        """Whether this request brings it about."""
        return method == self.value[0] and fnmatch(path, self.value[1])

    @property
    def carried_out(self) -> bool:
        """Whether Discord does what the request asks before the process dies, without hearing of it."""
        return self.value[2]


def world_after_death(folder: Path, scene: str, moment: Moment) -> Backend:
    """Play a scene in another process until it is killed; what Discord then looks like.

    All children are forked from one server that has imported everything already, which takes a third of a
    second less for each.
    """
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    child = context.Process(target=_play, args=(folder, scene, moment))
    child.start()
    child.join(PATIENCE)
    assert child.exitcode == -signal.SIGKILL, f"{scene} came to its end ({child.exitcode}) without {moment}"
    child.close()
    world: Backend = pickle.loads((folder / WORLD).read_bytes())  # noqa: S301 - our own child wrote it
    return world


def _play(folder: Path, scene: str, moment: Moment) -> None:
    asyncio.run(_play_on_stage(folder, scene, moment))


async def _play_on_stage(folder: Path, scene: str, moment: Moment) -> None:
    async with opened_stage(folder) as stage:
        await SCENES[scene](stage, lambda: _arm(folder, moment))
        if moment is Moment.AT_REST:
            _die(stage.env.backend, folder)


def _arm(folder: Path, moment: Moment) -> None:
    """From now on the first request that fits is the last thing that happens."""
    carry_out: Callable[..., Any] = router.dispatch

    def dispatch(backend: Backend, method: str, path: str, **request: Any) -> Any:
        fatal = moment.comes_with(method, path)
        if fatal and not moment.carried_out:
            _die(backend, folder)
        answer = carry_out(backend, method, path, **request)
        if fatal:
            _die(backend, folder)
        return answer

    pytest.MonkeyPatch().setattr(router, "dispatch", dispatch)


def _die(backend: Backend, folder: Path) -> None:
    backend.subscribers.clear()  # the bot's ears, which die with it
    (folder / WORLD).write_bytes(pickle.dumps(backend))
    os.kill(os.getpid(), signal.SIGKILL)
