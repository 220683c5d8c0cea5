"""Lines of text in any script, fitted into their room."""

from renderer.typesetting.cleaning import clean
from renderer.typesetting.line import draw_line, line_width
from renderer.typesetting.parts import isolated

__all__ = ["clean", "draw_line", "isolated", "line_width"]
