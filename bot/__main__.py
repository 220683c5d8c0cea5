"""The command line: ``python -m bot`` on Discord, ``python -m bot --room`` without it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import discord

from bot.app import build_bot
from bot.cannot_start import CannotStart
from bot.config import BadSetting, Config, read_environment
from bot.service import serve
from storage import StoreError

ROOM_MODULES = ("simcord", "markdown_it", "linkify_it", "regex")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run until stopped; the exit code is 0 after Ctrl-C or SIGTERM, and 1 when the bot cannot start."""
    options = parser().parse_args(arguments)
    try:
        config = Config.from_env(read_environment(os.environ, Path(".env")))
        asyncio.run(_run(config, options.room))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0
    except (BadSetting, CannotStart, StoreError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def parser() -> argparse.ArgumentParser:
    """What the command line takes."""
    line = argparse.ArgumentParser(
        prog="python -m bot", description="Opon, a Discord bot on which people play Ayoayo and Oware."
    )
    line.add_argument(
        "--room",
        nargs="?",
        const="always",
        default="never",
        choices=("always", "without-token"),
        help="open the practice room in the browser instead of connecting to Discord",
    )
    return line


async def _run(config: Config, room: str) -> None:
    _stop_when_terminated()
    if room == "always" or (room == "without-token" and config.token is None):
        await _practise(config)
    elif config.token is None:
        raise CannotStart(
            "DISCORD_TOKEN is not set: README.md tells how to get a token, "
            "and `python -m bot --room` opens a practice room that needs none."
        )
    else:
        _log(config)
        await serve(build_bot(config), config.token)


def _stop_when_terminated() -> None:
    """Let SIGTERM, which service managers send, stop the bot as cleanly as Ctrl-C does."""
    main_task = asyncio.current_task()
    if main_task is not None:
        with contextlib.suppress(NotImplementedError):  # Windows knows no such handlers
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, main_task.cancel)


def _log(config: Config) -> None:
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing here speaks
    logging.basicConfig(
        level=config.logging_level,
        format="[{asctime}] [{levelname:<8}] {name}: {message}",
        datefmt="%Y-%m-%d %H:%M:%S",
        style="{",
    )
    # It would log every statement twice, each migration among them.
    logging.getLogger("aiosqlite").setLevel(max(config.logging_level, logging.INFO))


async def _practise(config: Config) -> None:
    if not all(find_spec(module) for module in ROOM_MODULES):
        raise CannotStart("The practice room needs the extra `room`: run `pip install '.[room]'`.")
    from bot.room.room import opened_room  # noqa: PLC0415 - needs the extra
    from bot.room.welcome import welcome  # noqa: PLC0415 - stands with the room

    _log(config)  # only now: on its way in, SimCord makes a client that discord.py would warn about
    discord_log = logging.getLogger("discord")
    discord_log.setLevel(max(config.logging_level, logging.WARNING))  # it tells of a login that is none
    own = replace(config, database_path=config.room_database_path)
    try:
        async with opened_room(build_bot(own, fresh_channel=True), port=config.room_port) as page:
            print(welcome(page.url, own.database_path), flush=True)
            await page.keep_time()
    except asyncio.CancelledError:
        print("The room is closed.", flush=True)
        raise


if __name__ == "__main__":
    sys.exit(main())
