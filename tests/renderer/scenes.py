"""Moves to draw, each with its literal board."""

from __future__ import annotations

from rules import RULESETS, Game, Move, Position, parse_pit


def played(ruleset: str, board: str, pit: str) -> Move:
    """The move that playing this pit on this board is."""
    return Game(RULESETS[ruleset], Position.parse(board)).play(parse_pit(pit))


# South plays C: four seeds to D, E, F and a.
PLAIN = played("oware", "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", "C")

# South plays B: three seeds to E, on with five to d, on with three to the empty A, which takes f and itself.
RELAY = played("ayoayo", "0 3 0 1 4 4 4 0 4 2 4 4 9 9 S", "B")

# North plays b: six seeds to B, which makes three there and in A, and takes both.
DOUBLE = played("oware", "2 2 0 20 5 1 5 6 1 1 2 3 0 0 N", "b")

# South plays B: 31 laps, 143 seeds sown, and 13 taken.
LONG = played("ayoayo", "3 12 0 4 1 0 3 2 4 0 5 4 0 10 S", "B")

# South plays E: thirteen seeds pass E by, and the last falls in a, which then holds three.
ROUND = played("oware", "1 0 2 0 13 1 1 1 2 1 0 1 12 13 S", "E")

# North plays f, takes ten, and has 27.
LAST = played("ayoayo", "3 0 0 6 1 5 2 0 2 1 3 4 4 17 N", "f")

# South plays A: three seeds to D, on with nine back to the empty A, which takes one from f and itself.
HOME = played("ayoayo", "3 1 8 8 0 1 3 8 0 8 8 0 0 0 S", "A")

# North plays e: 251 laps, 873 seeds sown.
ENDURING = played("ayoayo", "1 0 1 0 6 2 1 0 2 9 2 0 16 8 N", "e")

# North plays a: 723 laps, 2,176 seeds sown.
LONGEST = played("ayoayo", "1 0 4 1 0 7 2 0 1 0 1 2 18 11 N", "a")

# South plays F: two seeds to b, which makes two there and in a, all that North has, so it takes nothing.
SLAM = played("oware", "1 0 0 0 0 2 1 1 0 0 0 0 20 23 S", "F")
