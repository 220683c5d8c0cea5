"""The boards that show the rules: for each choice, a move in which it can be seen."""

from __future__ import annotations

from dataclasses import replace

from bot.rulebook.diagram import Diagram
from rules import Capture, GrandSlam, Position, Ruleset, Sowing


def _diagram(text: str, pit: int) -> Diagram:
    return Diagram(Position.parse(text), pit)


_SOWING = {
    Sowing.SINGLE_LAP: _diagram("4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", 3),
    Sowing.RELAY: _diagram("0 5 1 2 0 1 3 1 0 0 4 2 15 14 S", 3),
}
_TWELVE_IN_B = _diagram("1 12 0 2 1 0 2 0 1 3 0 1 13 12 S", 1)
_TWELVE = {
    Sowing.SINGLE_LAP: _TWELVE_IN_B,
    Sowing.RELAY: replace(_TWELVE_IN_B, begun=True),
}
_CAPTURE = {
    Capture.OPPOSITE: _diagram("1 3 2 0 0 2 1 5 0 4 2 3 13 12 S", 1),
    Capture.TWOS_AND_THREES: _diagram("2 0 3 1 4 0 4 1 2 4 0 3 12 12 S", 4),
}
_GRAND_SLAM = {
    Capture.OPPOSITE: _diagram("1 0 2 1 0 3 0 6 0 0 0 0 18 17 S", 2),
    Capture.TWOS_AND_THREES: _diagram("3 1 0 2 3 0 1 2 0 0 0 0 18 18 S", 4),
}
_FEEDING = _diagram("1 0 2 0 0 3 0 0 0 0 0 0 22 20 S", 5)
_HOW_TO_PLAY = {
    Sowing.SINGLE_LAP: _CAPTURE,
    Sowing.RELAY: _CAPTURE | {Capture.OPPOSITE: _diagram("2 1 1 0 0 3 1 5 0 4 2 3 13 13 S", 0)},
}


def sowing_diagram(ruleset: Ruleset) -> Diagram:
    """A move that shows the direction, and how a relay goes on and ends."""
    return _SOWING[ruleset.sowing]


def twelve_diagram(ruleset: Ruleset) -> Diagram:
    """A lap of twelve seeds, which skips its own pit."""
    return _TWELVE[ruleset.sowing]


def capture_diagram(ruleset: Ruleset) -> Diagram:
    """An ordinary capture."""
    return _CAPTURE[ruleset.capture]


def grand_slam_diagram(ruleset: Ruleset) -> Diagram | None:
    """What becomes of a whole row; None where such a move may not be played, and so has no picture."""
    return None if ruleset.grand_slam is GrandSlam.ILLEGAL else _GRAND_SLAM[ruleset.capture]


def feeding_diagram(_ruleset: Ruleset) -> Diagram:
    """The one move that reaches an empty row."""
    return _FEEDING


def marks_diagram(ruleset: Ruleset) -> Diagram:
    """A board with the marks of an ordinary capture."""
    return replace(capture_diagram(ruleset), taught=False)


def how_to_play_diagram(ruleset: Ruleset) -> Diagram:
    """One move that shows the whole game in short."""
    return _HOW_TO_PLAY[ruleset.sowing][ruleset.capture]
