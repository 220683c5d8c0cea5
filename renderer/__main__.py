"""Any picture from the command line: ``python -m renderer "oware: CfEb" -o board.png``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from renderer.animation import ANIMATION_SUFFIX, render_game_animation, render_move_animation
from renderer.board import IMAGE_SUFFIX, render_board
from renderer.card import Result, render_result_card
from renderer.course import render_course
from renderer.described import described_course, described_game, described_worths
from renderer.lesson import render_lesson
from renderer.text import render_text
from renderer.themes import THEMES
from renderer.typesetting import isolated
from rules import Game, Move, Position

EXAMPLES = """
a game is a ruleset and a colon, a position, and the moves played from there:
  "ayoayo: 0 3 0 1 4 4 4 0 4 2 4 4 9 9 S B"   pits A-F and a-f, stores, the mover, then the moves
  "oware: CfEb"                               without a position, from the start

examples:
  python -m renderer "oware: CfEb" -o board.png --theme night
  python -m renderer "ayoayo: 0 3 0 1 4 4 4 0 4 2 4 4 9 9 S B" -o relay.gif --animate
  python -m renderer "ayoayo:" -o hint.png --worths "A=loses:20,C=wins:27,F=unknown"
  python -m renderer "ayoayo:" -o course.png --course "? ~1 1 0 -1" --names Ada Kwame
"""

OPTIONS = {
    "text": {"worths"},
    "animate": {"output", "theme"},
    "game_film": {"output", "theme"},
    "lesson": {"output", "theme"},
    "card": {"output", "theme", "names"},
    "course": {"output", "theme", "names"},
    "board": {"output", "theme", "worths"},
}
"""The kinds of pictures, and what can be said of each; a board is drawn unless another is asked for."""

FILMS = ("animate", "game_film")


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the picture that the arguments ask for; with a sentence and status 2 if they are wrong."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        _draw(described_game(asked.game), asked)
    except (ValueError, OSError) as error:
        parser.exit(2, f"{parser.prog}: {error}\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m renderer",
        description="Draw a position, a move or a game of mancala.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", help="what is to be drawn, in quotation marks; see below")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="the file to be written")
    parser.add_argument("--theme", choices=list(THEMES), help="how the board looks: wood, if nothing is said")
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--animate", action="store_true", help="a film of the last move")
    kinds.add_argument("--game-film", action="store_true", help="a film of all the moves")
    kinds.add_argument("--lesson", action="store_true", help="the last move explained in two boards")
    kinds.add_argument("--card", action="store_true", help="the final board with names, score and curve")
    kinds.add_argument("--text", action="store_true", help="print a text board; no file is needed")
    kinds.add_argument(
        "--course", metavar="VALUES", help="a chart of South's worth after every ply: 1 ~0 ? -1"
    )
    parser.add_argument("--worths", metavar="WORTHS", help="on a board or text board: C=wins:27,A=loses")
    parser.add_argument("--names", nargs=2, metavar=("SOUTH", "NORTH"), help="for a card or a course")
    return parser


def _draw(game: Game, asked: argparse.Namespace) -> None:
    """Print or write what is asked for."""
    kind = next((kind for kind in OPTIONS if getattr(asked, kind, None) not in {None, False}), "board")
    _refuse_unused(asked, kind)
    over, last = game.outcome() is not None, game.moves[-1] if game.moves else None
    theme, names = asked.theme or next(iter(THEMES)), tuple(asked.names or ("South", "North"))
    worths = described_worths(asked.worths or "")
    match kind:
        case "text":
            print(render_text(game.position, last_move=last, over=over, worths=worths))
            return
        case "animate":
            picture = render_move_animation(_needed(last), over=over, theme=theme)
        case "game_film":
            picture = render_game_animation(_start(game), game.moves, over=over, theme=theme)
        case "card":
            picture = render_result_card(_start(game), game.moves, _result(game, names), theme=theme)
        case "course":
            picture = render_course(described_course(asked.course, names), theme=theme)
        case "lesson":
            picture = render_lesson(_needed(last), theme=theme)
        case _:
            picture = render_board(game.position, last_move=last, over=over, theme=theme, worths=worths)
    _write(asked.output, ANIMATION_SUFFIX if kind in FILMS else IMAGE_SUFFIX, picture)


def _refuse_unused(asked: argparse.Namespace, kind: str) -> None:
    """Refuse what would be said in vain.

    Raises:
        ValueError: an option is given that this kind of picture knows nothing of.
    """
    for option in ("output", "theme", "worths", "names"):
        if getattr(asked, option) is not None and option not in OPTIONS[kind]:
            raise ValueError(f"--{option} does not go with {_flag(kind)}: leave one of them out")


def _flag(kind: str) -> str:
    return "a plain board" if kind == "board" else f"--{kind.replace('_', '-')}"


def _start(game: Game) -> Position:
    """Where the moves of a game begin."""
    return game.moves[0].before if game.moves else game.position


def _result(game: Game, names: Sequence[str]) -> Result:
    """What a card says about a game, finished or not."""
    outcome, (south, north) = game.outcome(), names
    scores = outcome.scores if outcome else game.position.stores
    winner = outcome.winner if outcome else None
    length = "after 1 move" if game.ply == 1 else f"after {game.ply} moves"
    ending = f"{outcome.termination.value}, {length}" if outcome else length
    headline = f"{isolated(names[winner.value])} wins" if winner else "A draw" if outcome else "Still open"
    return Result((south, north), scores, winner, headline, ending)


def _needed(last: Move | None) -> Move:
    """The last move.

    Raises:
        ValueError: there is none.
    """
    if last is None:
        raise ValueError("there is no move to show: add the moves played, such as Cc, after the position")
    return last


def _write(file: Path | None, suffix: str, picture: bytes) -> None:
    """Write a picture to a file of its kind.

    Raises:
        ValueError: the file is missing, or its name ends otherwise.
        OSError: the file cannot be written.
    """
    if file is None:
        raise ValueError(f"name the file with -o, such as -o board.{suffix}")
    if not file.name.lower().endswith(f".{suffix}"):
        raise ValueError(f"this picture is a {suffix.upper()} file: let {file.name} end with .{suffix}")
    file.write_bytes(picture)


if __name__ == "__main__":
    main()
