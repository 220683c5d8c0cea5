"""What people see who lack one kind of cone, and how far apart two colours look."""

from __future__ import annotations

from collections.abc import Mapping
from math import dist
from types import MappingProxyType
from typing import TypeAlias

from renderer.themes import Colour

Matrix: TypeAlias = tuple[tuple[float, float, float], ...]

VISIONS: Mapping[str, Matrix] = MappingProxyType(
    {
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritanopia": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
    }
)
"""On linear red, green and blue: Machado, Oliveira and Fernandes 2009, severity 1.0."""


def as_seen(colour: Colour, vision: str) -> Colour:
    """A colour as somebody with that vision sees it."""
    levels = [linear(level) for level in colour]
    red, green, blue = (
        encoded(sum(share * level for share, level in zip(row, levels, strict=True)))
        for row in VISIONS[vision]
    )
    return red, green, blue


def linear(level: int) -> float:
    """The light of an sRGB level, 0–1."""
    share = level / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def encoded(light: float) -> int:
    """The sRGB level of that much light."""
    light = min(1.0, max(0.0, light))
    share = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * share)


def lab(colour: Colour) -> tuple[float, float, float]:
    """CIE L*a*b* under daylight (D65)."""
    red, green, blue = (linear(level) for level in colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Colour, other: Colour) -> float:
    """How far apart two colours look (CIE 1976): about 2 is just seen, beyond 20 nobody mistakes them."""
    return dist(lab(one), lab(other))
