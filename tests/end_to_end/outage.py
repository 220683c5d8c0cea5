"""Requests to the simulated Discord that fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from typing import Any

import aiohttp
import pytest
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

Request = tuple[str, str]

ANSWER: Request = "POST", "/interactions/*/callback"
FOLLOW_UP: Request = "POST", "/webhooks/*"
HISTORY: Request = "GET", "/channels/*/messages"
POST: Request = "POST", "/channels/*/messages"
EDIT: Request = "PATCH", "/channels/*/messages/*"
EVERYTHING: Request = "*", "*"

INTERNAL_ERROR = BackendError(500, 0, "Internal Server Error")
faults = pytest.mark.parametrize(
    "fault",
    [
        pytest.param(INTERNAL_ERROR, id="internal error"),
        pytest.param(BackendError(503, 0, "Service Unavailable"), id="unavailable"),
        pytest.param(BackendError(429, 0, "You are being rate limited."), id="rate limit"),
        pytest.param(OSError("Network is unreachable"), id="no network"),
        pytest.param(TimeoutError(), id="no reply in time"),
        pytest.param(aiohttp.ServerDisconnectedError(), id="connection closed"),
    ],
)


@contextmanager
def outage(*requests: Request, fault: Exception = INTERNAL_ERROR, unheard: bool = False) -> Iterator[None]:
    """Until the block is left these requests fail; ``unheard``: they are carried out, but no reply comes."""
    carry_out: Callable[..., Any] = router.dispatch

    def dispatch(backend: Backend, method: str, path: str, **request: Any) -> Any:
        fails = any(fnmatch(method, verb) and fnmatch(path, pattern) for verb, pattern in requests)
        reply = None if fails and not unheard else carry_out(backend, method, path, **request)
        if fails:
            raise fault
        return reply

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "dispatch", dispatch)
        yield
