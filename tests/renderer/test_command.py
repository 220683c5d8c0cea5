"""``python -m renderer`` makes any picture, and says in a sentence what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from renderer import (
    Course,
    Result,
    Worth,
    WorthKind,
    render_board,
    render_course,
    render_game_animation,
    render_lesson,
    render_move_animation,
    render_result_card,
    render_text,
)
from renderer.__main__ import main
from rules import Position, Side
from tests.renderer.scenes import LAST, PLAIN, RELAY

RELAY_LINE = "ayoayo: 0 3 0 1 4 4 4 0 4 2 4 4 9 9 S B"

OPEN = Result(("South", "North"), RELAY.after.stores, None, "Still open", "after 1 move")


def test_it_runs_as_a_module(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    subprocess.run([sys.executable, "-m", "renderer", "oware: C", "-o", file], check=True)
    assert file.read_bytes() == render_board(PLAIN.after, last_move=PLAIN)


def test_a_file_may_be_named_by_its_kind_alone(tmp_path: Path) -> None:
    main(["oware:", "-o", str(tmp_path / ".png")])
    assert (tmp_path / ".png").read_bytes() == render_board(Position())


def test_a_ruleset_alone_is_the_start(tmp_path: Path) -> None:
    main(["oware:", "-o", str(tmp_path / "start.png")])
    assert (tmp_path / "start.png").read_bytes() == render_board(Position())


def test_a_position_without_moves_is_drawn_in_any_theme(tmp_path: Path) -> None:
    main(["ayoayo: 0 3 0 1 4 4 4 0 4 2 4 4 9 9 S", "-o", str(tmp_path / "board.png"), "--theme", "night"])
    assert (tmp_path / "board.png").read_bytes() == render_board(RELAY.before, theme="night")


@pytest.mark.parametrize(
    ("kind", "file", "expected"),
    [
        ("--animate", "relay.gif", render_move_animation(RELAY)),
        ("--game-film", "game.gif", render_game_animation(RELAY.before, [RELAY], over=False)),
        ("--card", "card.png", render_result_card(RELAY.before, [RELAY], OPEN)),
        ("--lesson", "lesson.png", render_lesson(RELAY)),
    ],
)
def test_every_kind_of_picture_can_be_had(kind: str, file: str, expected: bytes, tmp_path: Path) -> None:
    main([RELAY_LINE, "-o", str(tmp_path / file), kind])
    assert (tmp_path / file).read_bytes() == expected


def test_a_card_names_who_played_and_says_how_it_ended(tmp_path: Path) -> None:
    line = "ayoayo: 3 0 0 6 1 5 2 0 2 1 3 4 4 17 N f"
    main([line, "-o", str(tmp_path / "card.png"), "--card", "--names", "Ada", "Kwame"])
    result = Result(("Ada", "Kwame"), (4, 27), Side.NORTH, "Kwame wins", "majority, after 1 move")
    assert (tmp_path / "card.png").read_bytes() == render_result_card(LAST.before, [LAST], result)


def test_a_text_board_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main([RELAY_LINE, "--text"])
    assert capsys.readouterr().out == render_text(RELAY.after, last_move=RELAY) + "\n"


def test_what_moves_are_worth_is_told_on_the_board_and_in_the_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worths = {2: Worth(WorthKind.WINS, "27"), 0: Worth(WorthKind.LOSES)}
    main(["ayoayo:", "-o", str(tmp_path / "hint.png"), "--worths", "C=wins:27,A=loses"])
    assert (tmp_path / "hint.png").read_bytes() == render_board(Position(), worths=worths)
    main(["ayoayo:", "--text", "--worths", "C=wins:27,A=loses"])
    assert capsys.readouterr().out == render_text(Position(), worths=worths) + "\n"


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (
            "? ~1 1 0 -1",
            Course(("Ada", "Kwame"), (None, 1, 1, 0, -1), (True, False, True, True, True), (2, 3)),
        ),
        ("0 3 ~-9", Course(("Ada", "Kwame"), (0, 3, -9), (True, True, False), (0, 1), "seeds")),
    ],
)
def test_a_course_is_charted_from_its_values(values: str, expected: Course, tmp_path: Path) -> None:
    main(["ayoayo:", "-o", str(tmp_path / "course.png"), "--course", values, "--names", "Ada", "Kwame"])
    assert (tmp_path / "course.png").read_bytes() == render_course(expected)


def test_a_finished_game_is_drawn_as_finished(tmp_path: Path) -> None:
    main(["ayoayo: 3 0 0 6 1 5 2 0 2 1 3 4 4 17 N f", "-o", str(tmp_path / "end.png")])
    assert (tmp_path / "end.png").read_bytes() == render_board(LAST.after, last_move=LAST, over=True)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["4 4 4"], "begin with a ruleset and a colon"),
        (["chess: C"], "begin with a ruleset and a colon, such as 'ayoayo: CcAa'; there are: ayoayo,"),
        (["oware: 4 4 4"], "twelve pits, two stores and S or N are needed"),
        (["oware: 9 4 4 4 4 4 4 4 4 4 4 4 0 0 S"], "the seeds total 53, not 48"),
        (["oware: Cx"], "a move list has only the letters A–F and a–f"),
        (["oware: C c"], "after the position there may be one word of moves, not 2"),
        (["oware: CA"], "move 2 cannot be played: A: the pit is in the opponent's row"),
        (["oware: C"], "name the file with -o, such as -o board.png"),
        (["oware: C", "-o", "board.jpg"], "this picture is a PNG file: let board.jpg end with .png"),
        (["oware: C", "-o", "board.png", "--animate"], "this picture is a GIF file"),
        (["oware:", "-o", "board.gif", "--animate"], "there is no move to show"),
        (["oware:", "-o", "no/such/folder/board.png"], "No such file or directory"),
        (["oware:", "--theme", "marble"], "invalid choice: 'marble'"),
        (["oware:", "--worths", "C"], "a worth is written as C=wins:27 or A=loses, not 'C'"),
        (["oware:", "--worths", "c=wins"], "pit 8 is not South's, who is to move"),
        (["oware:", "--course", "0 x"], "the values of a course are written as 0 1 ~1 ? -1, not 'x'"),
        (["oware:", "--course", ""], "a course begins with the value of the start"),
        (["oware:", "--course", "0 nan"], "a value of a course is at most 48 seeds, not 'nan'"),
        (["oware:", "--course", "0 ~inf"], "a value of a course is at most 48 seeds, not '~inf'"),
        (["oware:", "--course", "0 49"], "a value of a course is at most 48 seeds, not '49'"),
        (["oware:", "--worths", "C=wins,C=loses"], "C has two worths"),
        (["oware: C", "--animate", "--worths", "C=wins"], "--worths does not go with --animate"),
        (["oware: C", "--game-film", "--worths", ""], "--worths does not go with --game-film"),
        (["oware: C", "--text", "-o", "board.txt"], "--output does not go with --text"),
        (["oware: C", "--text", "--theme", "night"], "--theme does not go with --text"),
        (["oware: -1 0 0 0", "-o", "board.png"], "twelve pits, two stores and S or N are needed"),
        (["oware: C", "--names", "Ada", "Abena"], "--names does not go with a plain board"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert complaint in capsys.readouterr().err
