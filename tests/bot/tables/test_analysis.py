"""Who may ask what moves are worth: nobody about what stands before them in a game against somebody."""

from __future__ import annotations

from typing import cast

import pytest

from bot.tables import Analysis, Refusal, Refused
from bot.tables.analysis import THINKING_SECONDS
from engine import MoveValue, Verdict, Worker
from rules import Game, parse_moves
from tests.bot.tables.conftest import AMA, BAYO, KOFI, House


async def test_the_other_seat_is_no_way_round(house: House) -> None:
    """After B a C b B of Oware the board stands as after A c B b, seen from the other side of it."""
    over = await house.play(await house.begin(south=BAYO, ruleset="oware", north=AMA), *parse_moves("BaCbB"))
    over = await house.games.resign(over.id, AMA)
    running = await house.begin(south=AMA, north=KOFI, ruleset="oware")
    running = await house.play(running, *parse_moves("AcBb"))
    assert over.position_at(5) == running.position_at(4).turned() != running.position_at(4)

    analysis = Analysis(house.store, house.matches, None)
    with pytest.raises(Refused) as caught:
        await analysis.require_not_in_play(over, AMA, (5,))
    assert caught.value.reason is Refusal.POSITION_IN_PLAY
    await analysis.require_not_in_play(over, BAYO, (5,))


class Forgetful:
    """An engine that says of South's first two pits what was written for it, one thing after the other."""

    def __init__(self, *said: tuple[Verdict | None, Verdict | None]) -> None:
        self._said = list(said)
        self.asked: list[tuple[int, float]] = []

    async def evaluate(self, game: Game, seconds: float) -> list[MoveValue]:
        self.asked.append((game.ply, seconds))
        seeds = {Verdict.WIN: 25, Verdict.DRAW: 24, Verdict.LOSS: 23, None: 20 + len(self._said)}
        verdicts = self._said.pop(0)
        return [MoveValue(pit, verdict, seeds[verdict], exact=False) for pit, verdict in enumerate(verdicts)]


async def test_what_was_proved_stays_proved_when_somebody_asks_again(house: House) -> None:
    over = await house.games.resign((await house.play(await house.begin(), *parse_moves("Cc"))).id, AMA)
    engine = Forgetful((Verdict.WIN, None), (None, None), (None, Verdict.LOSS))
    analysis = Analysis(house.store, house.matches, cast("Worker", engine))
    told = [(await analysis.judge(over, asker, 0)).values for asker in (AMA, AMA, KOFI)]
    assert [[(value.verdict, value.seeds) for value in values] for values in told] == [
        [(Verdict.WIN, 25), (None, 23)],
        [(Verdict.WIN, 25), (None, 23)],
        [(Verdict.WIN, 25), (Verdict.LOSS, 23)],
    ]
    assert engine.asked == [(0, THINKING_SECONDS)] * 3


async def test_what_was_told_of_one_position_is_not_told_of_another(house: House) -> None:
    over = await house.games.resign((await house.play(await house.begin(), *parse_moves("Cc"))).id, AMA)
    engine = Forgetful((Verdict.WIN, None), (None, None))
    analysis = Analysis(house.store, house.matches, cast("Worker", engine))
    await analysis.judge(over, AMA, 0)
    assert [value.verdict for value in (await analysis.judge(over, AMA, 1)).values] == [None, None]


async def test_what_was_told_long_ago_is_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.analysis.REMEMBERED", 1)
    over = await house.games.resign((await house.play(await house.begin(), *parse_moves("Cc"))).id, AMA)
    engine = Forgetful((Verdict.WIN, None), (None, None), (None, None))
    analysis = Analysis(house.store, house.matches, cast("Worker", engine))
    told = [(await analysis.judge(over, AMA, ply)).values for ply in (0, 1, 0)]
    assert [value.verdict for value in told[-1]] == [None, None]
