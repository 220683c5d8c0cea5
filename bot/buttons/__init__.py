"""Buttons: one pattern for all of them, and what each does when it is clicked."""
