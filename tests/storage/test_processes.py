"""One process at a time; one that is killed leaves its committed work, and nothing else."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from storage import DatabaseInUse, NoSuchChallenge, NoSuchGame, Store
from tests.storage.scene import ADA, BAYO, LAGOS, NOON, SOUTH_WINS, TOMORROW

REPOSITORY = Path(__file__).parents[2]


@contextmanager
def child(work: str, path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that does some of the work of ``child.py`` on the file, killed at the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.storage.child", work, str(path)],
        cwd=REPOSITORY,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGKILL)


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


async def test_a_second_process_is_refused_until_the_first_is_killed(path: Path) -> None:
    with child("hold", path) as first:
        assert line(first) == "open"

        with pytest.raises(DatabaseInUse) as refusal:
            await Store.open(path, now=NOON)
        with child("hold", path) as second:
            assert line(second) == str(refusal.value)

    assert str(refusal.value) == f"The database {path} is in use: another process has it open."
    async with await Store.open(path, now=NOON) as store:
        assert await store.running_games() == []


@pytest.mark.usefixtures("store")
async def test_the_same_file_by_another_name_is_the_same_file(path: Path) -> None:
    alias = path.with_name("alias.db")
    alias.symlink_to(path)

    with pytest.raises(DatabaseInUse):
        await Store.open(alias, now=NOON)


async def test_a_store_that_was_closed_frees_its_file(path: Path) -> None:
    async with await Store.open(path, now=NOON):
        pass

    with child("hold", path) as process:
        assert line(process) == "open"


async def test_a_process_killed_inside_a_transaction_has_done_none_of_it(path: Path) -> None:
    with child("stall", path) as process:
        assert line(process) == "inside"

    async with await Store.open(path, now=NOON) as store:
        (game,) = await store.running_games()
        assert game.moves == (2,)
        with pytest.raises(NoSuchGame):
            await store.game(game.id + 1)


@pytest.mark.parametrize("moves_seen", [1, 4, 9, 23])
async def test_a_process_killed_while_it_plays_loses_no_move_it_has_told_of(
    path: Path, moves_seen: int
) -> None:
    with child("play", path) as process:
        told = [line(process) for _ in range(moves_seen)]
        await asyncio.sleep(0.002 * moves_seen)  # somewhere in the work that follows

    assert told == [str(number) for number in range(1, moves_seen + 1)]
    async with await Store.open(path, now=NOON) as store:
        await check_all_or_nothing(store, at_least=moves_seen)
        await check_it_goes_on(store)


async def check_all_or_nothing(store: Store, *, at_least: int) -> None:
    """The child plays games of three moves, each from its own challenge, the third of which ends it."""
    moves = 0
    for number in range(1, at_least + 100):
        try:
            challenge = await store.challenge(number)
        except NoSuchChallenge:
            break
        if challenge.game_id is None:
            assert challenge.state == "open"
            continue
        game = await store.game(challenge.game_id)
        assert challenge.state == "accepted"
        assert game.moves == (0, 6, 1)[: len(game.moves)]
        assert (game.ending == SOUTH_WINS) == (len(game.moves) == 3)
        moves += len(game.moves)
    assert moves >= at_least


async def check_it_goes_on(store: Store) -> None:
    for game in await store.running_games():
        await store.end_game(game.id, SOUTH_WINS, now=NOON)
    asked = await store.open_challenge(
        LAGOS, ADA, BAYO, "ayoayo", "random", now=TOMORROW, expires_at=TOMORROW + 60
    )
    game = await store.accept_challenge(asked.id, ADA, BAYO, now=TOMORROW)
    assert (await store.append_move(game.id, 0, 2, now=TOMORROW)).moves == (2,)
