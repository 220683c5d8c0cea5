"""A person is notified always, only when they seem away, or never; the message names them all the same."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.end_to_end.stage import Stage

SILENT = discord.MessageFlags(suppress_notifications=True).value


async def choose(stage: Stage, label: str) -> None:
    """What Bayo chooses for himself."""
    settings = (await stage.bayo.slash(stage.channel, "mancala settings")).response
    assert settings is not None
    await stage.bayo.click(settings, label=label)


def calls(stage: Stage) -> list[tuple[list[int], bool]]:
    """Whom each message in the channel notifies, and whether without a sound."""
    bodies: list[dict[str, Any]] = list(stage.requests("POST", f"/channels/{stage.channel.id}/messages"))
    return [(body["allowed_mentions"].get("users", []), body.get("flags") == SILENT) for body in bodies]


async def test_by_default_every_turn_calls(stage: Stage) -> None:
    await stage.begin()
    await stage.play("CaB")
    ama, bayo = stage.ama.id, stage.bayo.id
    assert calls(stage) == [([ama], False), ([bayo], False), ([ama], False), ([bayo], False)]


async def test_who_is_never_called_is_named_and_not_notified(stage: Stage) -> None:
    await choose(stage, "Never")
    await stage.challenge(stage.ama, stage.bayo, first="challenger")
    challenge = next(body for body in stage.requests("POST", "/callback") if "Ama" in str(body))
    assert challenge["data"]["allowed_mentions"]["users"] == []
    await stage.bayo.click(stage.last, label="Accept")
    await stage.play("C")
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, your turn")
    assert calls(stage) == [([stage.ama.id], False), ([], False)]


@pytest.mark.parametrize(("seconds", "silent"), [(100, True), (130, False)])
async def test_who_seems_to_be_here_is_called_without_a_sound(
    stage: Stage, seconds: int, silent: bool
) -> None:
    await choose(stage, "When I seem away")
    await stage.begin()
    await stage.play("Ca")
    stage.clock.pass_by(seconds=seconds)
    await stage.play("B")
    ama, bayo = stage.ama.id, stage.bayo.id
    assert calls(stage) == [([ama], False), ([bayo], False), ([ama], False), ([bayo], silent)]
