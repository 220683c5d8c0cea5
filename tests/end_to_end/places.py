"""Places that the simulated Discord does not know: servers without the bot, chats between people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
import simcord
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.end_to_end.outage import outage
from tests.end_to_end.stage import Stage

EPHEMERAL = 1 << 6
MOST_FOLLOW_UPS = 5
MISSING_ACCESS = BackendError(403, 50001, "Missing Access")
ATTACH_FILES = str(discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True).value)
"""What Discord says of the bot's permissions wherever there is no server."""

Payload = dict[str, Any]


@contextmanager
def answers_only(stage: Stage, change: Callable[[Payload], None]) -> Iterator[None]:
    """Nothing but answers reaches the channel, at most five after the first; more fails the test."""
    before = len(stage.env.http_requests)
    with payloads(change), outage(("*", "/channels/*"), ("*", "/guilds/*"), fault=MISSING_ACCESS):
        yield
    asked = stage.env.http_requests[before:]
    assert [(r.method, r.path) for r in asked if r.path.startswith(("/channels", "/guilds"))] == []
    follow_ups = Counter(r.path for r in asked if r.method == "POST" and r.path.startswith("/webhooks"))
    assert max(follow_ups.values(), default=0) <= MOST_FOLLOW_UPS


@contextmanager
def payloads(change: Callable[[Payload], None]) -> Iterator[None]:
    """Until the block is left, interactions arrive with this change."""
    made: Callable[..., Any] = simcord.interactions.base_payload

    def base_payload(*values: Any, **named: Any) -> tuple[Any, Payload]:
        record, payload = made(*values, **named)
        change(payload)
        return record, payload

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simcord.interactions, "base_payload", base_payload)
        yield


def between_people(payload: Payload) -> None:
    """Somebody uses the bot in a group chat, having installed it to their account."""
    del payload["guild_id"], payload["guild_locale"]
    payload["user"] = payload.pop("member")["user"]
    payload["data"].get("resolved", {}).pop("members", None)
    payload["channel"] = {"id": payload["channel_id"], "type": 3, "recipients": []}
    payload.update(_installed_by(payload["user"]), context=2, app_permissions=ATTACH_FILES)


def in_their_server(*, external_apps: bool = True) -> Callable[[Payload], None]:
    """Somebody uses the bot in a server that it is not in."""

    def change(payload: Payload) -> None:
        granted = discord.Permissions(int(payload["member"]["permissions"]))
        granted.update(use_external_apps=external_apps)
        payload["member"]["permissions"] = str(granted.value)
        payload.update(_installed_by(payload["member"]["user"]))

    return change


def in_direct_messages(payload: Payload) -> None:
    """Somebody writes to the bot itself."""
    payload.update(app_permissions=ATTACH_FILES, authorizing_integration_owners={"0": "0"})


@contextmanager
def shown_to_one_alone() -> Iterator[None]:
    """Discord lets only the person see what was meant for everybody."""
    carry_out: Callable[..., Any] = router.dispatch

    def dispatch(backend: Backend, method: str, path: str, **request: Any) -> Any:
        body = request.get("json") or {}
        answer = body.get("data", body)
        if method == "POST" and path.startswith(("/interactions", "/webhooks")) and "content" in answer:
            answer["flags"] = int(answer.get("flags") or 0) | EPHEMERAL
        return carry_out(backend, method, path, **request)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "dispatch", dispatch)
        yield


def leave_server(stage: Stage) -> None:
    """The bot is not in the server; nothing is told to it about the channel."""
    stage.bot._connection._guilds.pop(stage.guild.id)


def _installed_by(user: Payload) -> Payload:
    return {"authorizing_integration_owners": {"1": user["id"]}}
