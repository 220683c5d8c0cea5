"""What the settings mean, and what is said about one that cannot be meant."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.config import BadSetting, Config, machine_megabytes, read_environment
from storage import Limits


def test_every_setting_has_a_sound_default() -> None:
    config = Config.from_env({})

    assert config.token is None
    assert config.database_path == Path("data/opon.sqlite3")
    assert config.room_port == 8765
    assert config.logging_level == logging.INFO
    assert config.limits == Limits(games=20, challenges=5)


def test_an_empty_setting_counts_as_none() -> None:
    names = (
        "DISCORD_TOKEN DATABASE_PATH ROOM_PORT ENGINE ENGINE_MEMORY_MB MOST_GAMES MOST_CHALLENGES LOG_LEVEL"
    )
    empty = dict.fromkeys(names.split(), "")

    assert Config.from_env(empty) == Config.from_env({})


def test_every_setting_can_be_set() -> None:
    config = Config.from_env(
        {
            "DISCORD_TOKEN": " abc.def ",
            "DATABASE_PATH": "/x/y.db",
            "ROOM_PORT": "80",
            "ENGINE": "OFF",
            "ENGINE_MEMORY_MB": "64",
            "MOST_GAMES": "3",
            "MOST_CHALLENGES": "2",
            "LOG_LEVEL": "debug",
        }
    )

    assert config == Config(
        "abc.def",
        Path("/x/y.db"),
        room_port=80,
        engine=False,
        engine_memory_mb=64,
        most_games=3,
        most_challenges=2,
        log_level="DEBUG",
    )
    assert config.limits == Limits(games=3, challenges=2)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("ENGINE", "maybe", "ENGINE is 'maybe'; it can be on or off."),
        ("MOST_GAMES", "0", "MOST_GAMES is '0'; it is a number from 1 to 1000."),
        ("MOST_CHALLENGES", "five", "MOST_CHALLENGES is 'five'; it is a number from 1 to 1000."),
        ("ROOM_PORT", "0", "ROOM_PORT is '0'; it is a number from 1 to 65535."),
        ("ROOM_PORT", "65536", "ROOM_PORT is '65536'; it is a number from 1 to 65535."),
        ("ROOM_PORT", "9" * 5000, f"ROOM_PORT is '{'9' * 5000}'; it is a number from 1 to 65535."),
        ("ROOM_PORT", "http", "ROOM_PORT is 'http'; it is a number from 1 to 65535."),
        ("LOG_LEVEL", "LOUD", "LOG_LEVEL is 'LOUD'; it can be DEBUG, INFO, WARNING, ERROR."),
        ("DATABASE_PATH", ".", "DATABASE_PATH is '.'; it is the path of a file, not of a folder."),
        ("DATABASE_PATH", "/", "DATABASE_PATH is '/'; it is the path of a file, not of a folder."),
        ("DATABASE_PATH", "~nobody99/x", "DATABASE_PATH is '~nobody99/x'; there is no such home folder."),
        ("DISCORD_TOKEN", "Bot abc", "DISCORD_TOKEN holds a space or a line break; it is the token alone."),
        ("DISCORD_TOKEN", "abc\ndef", "DISCORD_TOKEN holds a space or a line break; it is the token alone."),
    ],
)
def test_a_setting_that_cannot_be_meant_is_answered_in_one_sentence(
    name: str, value: str, sentence: str
) -> None:
    with pytest.raises(BadSetting) as caught:
        Config.from_env({name: value})

    assert str(caught.value) == sentence


@pytest.mark.parametrize("value", ["8", "½", str(machine_megabytes() + 1)])
def test_the_engine_may_take_no_more_memory_than_this_machine_has(value: str) -> None:
    most = machine_megabytes()
    assert Config.from_env({"ENGINE_MEMORY_MB": str(most)}).engine_memory_mb == most
    with pytest.raises(BadSetting) as caught:
        Config.from_env({"ENGINE_MEMORY_MB": value})

    assert str(caught.value) == (
        f"ENGINE_MEMORY_MB is '{value}'; it is a number of megabytes from 16 to {most},"
        " all that this machine has."
    )


def test_the_token_never_shows_when_the_settings_are_printed() -> None:
    assert "secret" not in repr(Config.from_env({"DISCORD_TOKEN": "secret"}))


def test_the_practice_room_keeps_a_file_of_its_own_beside_the_other() -> None:
    assert Config().room_database_path == Path("data/opon-room.sqlite3")
    assert Config(database_path=Path("/srv/room.db")).room_database_path == Path("/srv/room-room.db")


def test_a_home_folder_can_be_written_as_a_tilde(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ama")

    assert Config.from_env({"DATABASE_PATH": "~/opon.db"}).database_path == Path("/home/ama/opon.db")


def test_what_is_exported_wins_over_the_dotenv_file(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("ROOM_PORT=1\nLOG_LEVEL=ERROR\n")

    environment = read_environment({"ROOM_PORT": "2"}, dotenv)

    assert environment == {"ROOM_PORT": "2", "LOG_LEVEL": "ERROR"}


def test_a_missing_dotenv_file_is_no_trouble(tmp_path: Path) -> None:
    assert read_environment({"A": "b"}, tmp_path / ".env") == {"A": "b"}


def test_a_dotenv_file_that_is_no_text_is_answered_in_one_sentence(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadSetting, match=r"cannot be read: .*\.$"):
        read_environment({}, dotenv)
