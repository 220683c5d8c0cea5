"""The settings, read once from the environment."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from dotenv import dotenv_values

from storage import Limits

DEFAULT_DATABASE_PATH = Path("data/opon.sqlite3")
DEFAULT_ROOM_PORT = 8765
MOST_ENGINE_MEMORY_MB = 256
"""What the engine takes at most unless it is told to take more."""
_NUMBER = re.compile(r"[0-9]{1,100}")
"""Python reads no numbers of thousands of digits."""
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSetting(ValueError):  # noqa: N818 - named for what the person has to mend
    """A setting that cannot be used; its text is one plain sentence for the person who set it."""


@dataclass(frozen=True, slots=True)
class Config:
    """What the bot needs to know before it starts.

    Attributes:
        token: the bot's Discord token, or None where none is set. Never shown in a ``repr``.
        database_path: the SQLite file that keeps every game.
        room_port: the port of the practice room's page on this machine.
        engine: whether the bot plays and analyses itself, where the extra ``engine`` is installed.
        engine_memory_mb: how many megabytes the engine's process may take; its code alone takes 150 to 170.
        most_games: how many running games one person may have.
        most_challenges: how many open challenges one person may have.
        log_level: one of ``LOG_LEVELS``.
    """

    token: str | None = field(default=None, repr=False)
    database_path: Path = DEFAULT_DATABASE_PATH
    room_port: int = DEFAULT_ROOM_PORT
    engine: bool = True
    engine_memory_mb: int = MOST_ENGINE_MEMORY_MB
    most_games: int = Limits().games
    most_challenges: int = Limits().challenges
    log_level: str = "INFO"

    @classmethod
    def from_env(cls, environment: Mapping[str, str]) -> Config:
        """Read the settings; one that is missing or empty has its default.

        Raises:
            BadSetting: a value that cannot be meant.
        """
        level = (environment.get("LOG_LEVEL") or "INFO").strip().upper()
        if level not in LOG_LEVELS:
            raise BadSetting(f"LOG_LEVEL is {level!r}; it can be {', '.join(LOG_LEVELS)}.")
        return cls(
            token=_token(environment.get("DISCORD_TOKEN") or ""),
            database_path=_file(environment.get("DATABASE_PATH") or str(DEFAULT_DATABASE_PATH)),
            room_port=_number(environment, "ROOM_PORT", DEFAULT_ROOM_PORT, least=1, most=65535),
            engine=_switch("ENGINE", environment.get("ENGINE") or "on"),
            engine_memory_mb=_number(
                environment,
                "ENGINE_MEMORY_MB",
                _spare_megabytes(),
                least=16,
                most=machine_megabytes(),
                kind="a number of megabytes",
                why_most=", all that this machine has",
            ),
            most_games=_number(environment, "MOST_GAMES", Limits().games, least=1, most=1000),
            most_challenges=_number(environment, "MOST_CHALLENGES", Limits().challenges, least=1, most=1000),
            log_level=level,
        )

    @property
    def room_database_path(self) -> Path:
        """The practice room's own file, beside the other, so that the two never mix."""
        return self.database_path.with_stem(f"{self.database_path.stem}-room")

    @property
    def engine_folder(self) -> Path:
        """Where the engine keeps compiled code and tables; it can be deleted, and is made anew."""
        return self.database_path.parent / "engine"

    @property
    def limits(self) -> Limits:
        """How much one person may have at once."""
        return Limits(self.most_games, self.most_challenges)

    @property
    def logging_level(self) -> int:
        """The level as the ``logging`` module counts it."""
        return logging.getLevelNamesMapping()[self.log_level]


def read_environment(environment: Mapping[str, str], dotenv: Path) -> dict[str, str]:
    """The environment over the ``.env`` file: what is exported wins over what is written down.

    Raises:
        BadSetting: the file is there but cannot be read.
    """
    try:
        written = dotenv_values(dotenv)
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"The file {dotenv} cannot be read: {error}.") from error
    return {**{name: value for name, value in written.items() if value is not None}, **environment}


def _token(text: str) -> str | None:
    token = text.strip()
    if len(token.split()) > 1:
        raise BadSetting("DISCORD_TOKEN holds a space or a line break; it is the token alone.")
    return token or None


def _file(text: str) -> Path:
    try:
        path = Path(text).expanduser()
    except RuntimeError as error:  # the home folder of somebody unknown here
        raise BadSetting(f"DATABASE_PATH is {text!r}; there is no such home folder.") from error
    if not path.name:
        raise BadSetting(f"DATABASE_PATH is {text!r}; it is the path of a file, not of a folder.")
    return path


def _number(
    environment: Mapping[str, str],
    name: str,
    default: int,
    *,
    least: int,
    most: int,
    kind: str = "a number",
    why_most: str = "",
) -> int:
    text = environment.get(name) or str(default)
    if _NUMBER.fullmatch(text.strip()) and least <= int(text) <= most:
        return int(text)
    raise BadSetting(f"{name} is {text!r}; it is {kind} from {least} to {most}{why_most}.")


def _switch(name: str, text: str) -> bool:
    if text.strip().lower() not in ("on", "off"):
        raise BadSetting(f"{name} is {text!r}; it can be on or off.")
    return text.strip().lower() == "on"


def _spare_megabytes() -> int:
    """A quarter of this machine's memory, as far as the engine has use for it."""
    return max(16, min(MOST_ENGINE_MEMORY_MB, machine_megabytes() // 4))


def machine_megabytes() -> int:
    """How many megabytes of memory this machine has; 65536 where it does not tell."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") >> 20
    except (AttributeError, OSError, ValueError):  # Windows
        return 65536
