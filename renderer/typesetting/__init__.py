"""Lines of text in any script, fitted into their room."""

from renderer.typesetting.line import draw_line, line_width

__all__ = ["draw_line", "line_width"]
