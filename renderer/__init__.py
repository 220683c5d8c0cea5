"""Positions and moves as pictures and as text: values in, bytes or text out, nothing kept but drawings."""

from renderer.animation import ANIMATION_SUFFIX, render_game_animation, render_move_animation
from renderer.board import IMAGE_SUFFIX, render_board
from renderer.card import Result, render_result_card
from renderer.course import Course, render_course
from renderer.lesson import render_lesson
from renderer.text import render_text
from renderer.themes import SIDE_COLOURS, THEMES
from renderer.trace import first_lap
from renderer.typesetting import isolated
from renderer.worth import Worth, WorthKind

__all__ = [
    "ANIMATION_SUFFIX",
    "IMAGE_SUFFIX",
    "SIDE_COLOURS",
    "THEMES",
    "Course",
    "Result",
    "Worth",
    "WorthKind",
    "first_lap",
    "isolated",
    "render_board",
    "render_course",
    "render_game_animation",
    "render_lesson",
    "render_move_animation",
    "render_result_card",
    "render_text",
]
