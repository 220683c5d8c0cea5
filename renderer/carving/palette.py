"""The colours that all the boards and everything pasted on them share."""

from __future__ import annotations

from PIL import Image

EDGE_LEVELS = 15
"""Colours kept for the half-covered pixels along the outline, and one for the clear ground."""

OPAQUE = 256 - EDGE_LEVELS - 1


def shared_palette(samples: list[Image.Image]) -> Image.Image:
    """A palette picture whose colours serve all the samples, all of one width."""
    height = sum(sample.height for sample in samples)
    sheet = Image.new("RGB", (max(sample.width for sample in samples), height))
    top = 0
    for sample in samples:
        sheet.paste(sample, (0, top))
        top += sample.height
    return sheet.quantize(OPAQUE, Image.Quantize.MEDIANCUT, kmeans=4)


def cut_out(
    board: Image.Image, palette: Image.Image, outline: Image.Image, edge: tuple[int, int, int]
) -> Image.Image:
    """A board in the shared colours, its outline smooth on any ground and everything outside it clear."""
    flat = board.quantize(palette=palette, dither=Image.Dither.NONE)
    colours = (palette.getpalette() or [])[: 3 * OPAQUE] + list(edge) * (EDGE_LEVELS + 1)
    flat.putpalette(colours)
    step = 256 / (EDGE_LEVELS + 1)
    part = outline.point([OPAQUE + int(level / step) for level in range(256)])
    flat.paste(part, (0, 0), outline.point([255] * 255 + [0], "1"))
    flat.info["transparency"] = bytes(
        [255] * OPAQUE + [round(at * step + (at > 0) * step / 2) for at in range(EDGE_LEVELS + 1)]
    )
    return flat
