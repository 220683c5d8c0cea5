"""Lines of text in any script, fitted into their room."""

from renderer.typesetting.line import draw_line, line_width
from renderer.typesetting.runs import clean

__all__ = ["clean", "draw_line", "line_width"]
