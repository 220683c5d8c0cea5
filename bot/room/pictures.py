"""The check of the pictures that the practice room shows."""

from __future__ import annotations

from io import BytesIO

from PIL import Image
from simcord.preview._media import MediaInfo, MediaWorker


class OwnPictures(MediaWorker):
    """Lets the bot's own pictures through at once.

    SimCord's check is made for files from anywhere: it decodes each one in a process of its own, one after
    the other, forgets the result, and turns away whatever comes while eight are waiting. A channel full of
    boards is more than that. Only the bot posts pictures in the room, so that a look at the head is enough.
    """

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        """What the page needs to know of a picture; anything else is left to SimCord."""
        if not blob.startswith(_PICTURES):
            return await super().validate(key, blob, media_time=media_time)
        return _described(blob)


_PICTURES = (b"\x89PNG\r\n\x1a\n", b"GIF87a", b"GIF89a")


def _described(blob: bytes) -> MediaInfo:
    with Image.open(BytesIO(blob)) as picture:
        width, height = picture.size
        return MediaInfo(
            format=picture.format or "",
            width=width,
            height=height,
            frames=getattr(picture, "n_frames", 1),
            decoded_bytes=width * height * 4,
            normalized=blob,
            content_type=Image.MIME[picture.format or ""],
        )
