from __future__ import annotations

from tests.end_to_end.stage import Stage, labels


async def test_a_challenge_pings_the_opponent_says_what_the_game_is_and_offers_four_buttons(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo, game="oware")
    message = stage.last
    assert message.content.startswith(f"<@{stage.bayo.id}>, Ama challenges you to Oware.")
    assert labels(message) == [["Accept", "Decline", "Withdraw", "How to play"]]
