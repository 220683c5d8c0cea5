"""The course of a game: who stood better after every ply, as a chart."""

from renderer.course.chart import render_course
from renderer.course.course import Course, Scale

__all__ = ["Course", "Scale", "render_course"]
