"""The course of a game: who stood better after every ply, as a chart."""

from renderer.course.chart import render_course
from renderer.course.course import MOST, Course, Scale

__all__ = ["MOST", "Course", "Scale", "render_course"]
