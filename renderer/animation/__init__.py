"""Moves and games as pictures that move: GIF files that end on the still board."""

from renderer.animation.film import ANIMATION_SUFFIX, render_game_animation, render_move_animation

__all__ = ["ANIMATION_SUFFIX", "render_game_animation", "render_move_animation"]
