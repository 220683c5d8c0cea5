"""The server of the practice room's page."""

from __future__ import annotations

from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from aiohttp import web
from simcord.preview._server import PreviewServer

LAID_OVER: Final = MappingProxyType({"/preview.css": "page.css", "/app.js": "page.js"})
"""Our file for each of the page's own that it is added to."""

FIRST_STEP = (
    "No games yet. Type /mancala challenge, choose it from the list that opens, and press the arrow. "
    "Then press Play as somebody else. Or play the bot itself, alone: /mancala play."
)
REPLACED: Final = MappingProxyType(
    {
        "/": {
            "<title>SimCord Preview</title>": "<title>Opon practice room</title>",
            'aria-label="SimCord preview"': 'aria-label="Opon practice room"',
            'aria-hidden="true">S</span>': 'aria-hidden="true">O</span>',
            "<strong>SimCord</strong><small>Preview</small>": (
                "<strong>Opon practice room</strong><small>made with SimCord</small>"
            ),
            "No messages in this channel.": FIRST_STEP,
        },
        "/app.js": {
            '"/api/pages", "POST", {}': (
                '"/api/pages", "POST", { viewer_id: sessionStorage.getItem("viewer") ?? undefined }'
            )
        },
        "/actions.js": {
            "Action outcome uncertain. It will not be retried.": "Something went wrong",
            "Completing action…": "Working …",
            '"Callback completed"': '"Done"',
            '"Action completed"': '"Done"',
            '"Preview ready" : "Loading preview…"': '"Ready" : "Loading…"',
        },
        "/commands.js": {
            ': "No options match"': ': autocomplete.state === "loading" ? "Loading…" : "No options match"'
        },
    }
)
"""By path: what stands in the page's own files, and what the room puts in its place."""


class RoomServer(PreviewServer):
    """SimCord's server of the page, with our style, behaviour and words laid over its own."""

    async def _static(self, request: web.Request) -> Any:  # noqa: ANN401 - as the method it stands in for
        response = await super()._static(request)
        for theirs, ours in REPLACED.get(request.path, {}).items():
            response.text = response.text.replace(theirs, ours)
        if own := LAID_OVER.get(request.path):
            response.text += files("bot.room").joinpath(own).read_text(encoding="utf-8")
        return response
