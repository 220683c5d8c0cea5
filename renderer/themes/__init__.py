"""Every theme, each a file of this package that holds one value called ``THEME``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from renderer.themes.theme import SIDE_COLOURS, Colour, Theme, blend, in_light
from renderer.themes.wood import THEME as WOOD

__all__ = ["SIDE_COLOURS", "THEMES", "WOOD", "Colour", "Theme", "blend", "in_light", "theme_named"]


def _found() -> Iterator[Theme]:
    """The theme that is used unless another is asked for, then the others as they are found."""
    yield WOOD
    for module in iter_modules(__path__):
        theme = getattr(import_module(f"{__name__}.{module.name}"), "THEME", WOOD)
        if isinstance(theme, Theme) and theme is not WOOD:
            yield theme


THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in _found()})
"""Every theme by its name, the one that is used by default first."""


def theme_named(name: str) -> Theme:
    """The theme of that name.

    Raises:
        ValueError: there is none; the message names those that there are.
    """
    if name not in THEMES:
        raise ValueError(f"no theme is called {name!r}; there are: {', '.join(sorted(THEMES))}")
    return THEMES[name]
