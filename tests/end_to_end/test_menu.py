from __future__ import annotations

import pytest

from bot.custom_id import AskFirst, AskGame, AskNow
from tests.end_to_end.stage import Stage


async def test_the_menu_asks_privately_for_the_game_and_who_begins_then_challenges(stage: Stage) -> None:
    result = await stage.ama.context_menu(stage.channel, "Challenge to mancala", stage.bayo)
    assert result.response is not None
    assert result.response.ephemeral
    asked = result.response
    await stage.ama.click(asked, label="Oware")
    await stage.ama.click(asked, label="I begin")
    await stage.ama.click(asked, label="Challenge")
    (challenge,) = stage.messages()
    assert challenge.content.startswith(f"<@{stage.bayo.id}>, Ama challenges you to Oware.")
    assert "Ama begins" in challenge.content
    await stage.bayo.click(challenge, label="Accept")
    assert (await stage.table()).ruleset.key == "oware"


@pytest.mark.parametrize("kind", [AskGame, AskFirst, AskNow])
@pytest.mark.parametrize(("ruleset", "first"), [("chess", "random"), ("oware", "nobody")])
async def test_a_forged_menu_button_changes_nothing(
    stage: Stage, kind: type[AskGame | AskFirst | AskNow], ruleset: str, first: str
) -> None:
    result = await stage.ama.context_menu(stage.channel, "Challenge to mancala", stage.bayo)
    assert result.response is not None
    answer = await stage.press(stage.ama, result.response.message, kind(stage.bayo.id, ruleset, first))
    assert answer.response is not None
    assert "not one that I know" in answer.response.content
    assert not stage.messages()
