"""The command line: it starts, it stops cleanly, and it says in one sentence why it cannot start."""

from __future__ import annotations

import signal
import socket
import sqlite3
import sys
import urllib.request
from pathlib import Path

import discord
import pytest

from bot.__main__ import main
from tests.bot.room.process import free_port, room_in_a_child

SETTINGS = ("DISCORD_TOKEN", "DATABASE_PATH", "ROOM_PORT", "LOG_LEVEL")


@pytest.fixture(autouse=True)
def _a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ROOM_PORT", str(free_port()))


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is printed to the error stream, which must be one line, by a start that fails."""
    assert main(arguments) == 1
    printed = capsys.readouterr()
    lines = printed.err.splitlines()
    assert len(lines) == 1
    return lines[0]


def test_without_a_token_one_sentence_names_the_readme_and_the_practice_room(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert refusal(capsys) == (
        "DISCORD_TOKEN is not set: README.md tells how to get a token, "
        "and `python -m bot --room` opens a practice room that needs none."
    )


def test_a_bad_setting_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "LOUD")

    assert refusal(capsys) == "LOG_LEVEL is 'LOUD'; it can be DEBUG, INFO, WARNING, ERROR."


def test_settings_are_read_from_the_dotenv_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=SHRILL\n")

    assert "SHRILL" in refusal(capsys)


def test_a_port_in_use_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setenv("ROOM_PORT", str(port))
        monkeypatch.setenv("LOG_LEVEL", "ERROR")

        assert refusal(capsys, "--room") == f"Port {port} is in use; set ROOM_PORT to another number."


def test_an_unwritable_database_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "file" / "opon.sqlite3"))
    monkeypatch.setenv("LOG_LEVEL", "ERROR")

    sentence = refusal(capsys, "--room")
    assert sentence.startswith("The database ")
    assert "cannot be written" in sentence


def test_a_database_of_a_newer_version_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "opon.sqlite3"))
    with room_in_a_child():
        pass
    with sqlite3.connect(tmp_path / "opon-room.sqlite3") as connection:
        connection.execute("INSERT INTO migrations VALUES (999, 0)")
    connection.close()
    monkeypatch.setenv("LOG_LEVEL", "ERROR")

    assert "was written by a newer version of Opon" in refusal(capsys, "--room")


def test_a_second_process_on_the_same_database_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with room_in_a_child():
        monkeypatch.setenv("ROOM_PORT", str(free_port()))
        monkeypatch.setenv("LOG_LEVEL", "ERROR")

        assert "is in use: another process has it open." in refusal(capsys, "--room")


def test_a_room_that_is_not_installed_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "simcord", None)

    assert refusal(capsys, "--room") == (
        "The practice room needs the extra `room`: run `pip install '.[room]'`."
    )


def test_make_run_opens_the_room_where_there_is_no_token() -> None:
    with room_in_a_child("--room=without-token") as (_, address):
        assert address.startswith("http://127.0.0.1:")


def test_make_run_connects_to_discord_where_there_is_a_token(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1")
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setenv("LOG_LEVEL", "ERROR")

    assert refusal(capsys, "--room=without-token").startswith("Discord cannot be reached (")


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_the_room_stops_cleanly_and_can_be_opened_again(stop: signal.Signals) -> None:
    addresses = []
    for _ in range(2):
        with room_in_a_child() as (child, address):
            addresses.append(address)
            with urllib.request.urlopen(address) as page:  # noqa: S310 - our own child's address
                assert page.status == 200
            child.send_signal(stop)
            said, complaints = child.communicate(timeout=20)

            assert child.returncode == 0
            assert said.splitlines()[-1] == "The room is closed."
            assert complaints == ""

    assert addresses[0] == addresses[1]


def test_a_log_that_goes_to_a_file_has_no_colour_codes() -> None:
    with room_in_a_child(LOG_LEVEL="DEBUG") as (child, _):
        child.terminate()
        _, log = child.communicate(timeout=20)

    assert "DEBUG" in log
    assert "\x1b" not in log


def test_a_room_that_does_not_open_says_why_in_the_failure_of_the_test() -> None:
    with (
        pytest.raises(pytest.fail.Exception, match="LOG_LEVEL is 'LOUD'"),
        room_in_a_child(LOG_LEVEL="LOUD"),
    ):
        pass
