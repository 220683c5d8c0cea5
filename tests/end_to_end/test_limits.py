"""One person has at most so many games and challenges, and is told so in a private answer."""

from __future__ import annotations

from bot.tables import First
from storage import Limits, Place
from tests.end_to_end.stage import Stage, buttons, labels, playable, told


async def fill(stage: Stage, *, games: int = 0, challenges: int = 0) -> None:
    """Give Ama so many games and challenges with somebody who is not here, in other channels."""
    desk, stranger = stage.bot.desk, 4
    for number in range(games + challenges):
        place = Place(stage.guild.id, 1000 + number)
        issued = await desk.challenges.issue(place, stage.ama.id, stranger, "ayoayo", First.ME)
        await stage.bot.store.challenge_posted(issued.challenge.id, 2000 + number)
        if number < games:
            await desk.challenges.accept(issued.challenge.id, stranger)


async def test_more_challenges_than_one_may_have_are_refused(stage: Stage) -> None:
    await fill(stage, challenges=Limits().challenges)
    for opponent in ({"opponent": stage.bayo}, {}):
        said = told(await stage.ama.slash(stage.channel, "mancala challenge", **opponent))
        assert said.startswith("You have 5 open challenges, and more are not possible at once.")
    assert not stage.messages()


async def test_whoever_plays_as_many_games_as_one_may_asks_for_none_and_accepts_none(stage: Stage) -> None:
    await stage.challenge(stage.bayo, stage.ama)
    await fill(stage, games=Limits().games)
    for result in (
        await stage.challenge(stage.ama, stage.kofi),
        await stage.ama.click(stage.last, label="Accept"),
    ):
        assert told(result).startswith("You have 20 running games, and more are not possible at once.")
    (waiting,) = stage.messages()
    assert labels(waiting)[0][0] == "Accept"


async def test_nobody_begins_with_somebody_who_plays_as_many_games_as_one_may(stage: Stage) -> None:
    await stage.ama.slash(stage.channel, "mancala challenge")
    await fill(stage, games=Limits().games)
    said = told(await stage.bayo.click(stage.last, label="Play"))
    assert said.startswith("Ama has 20 running games, and more are not possible at once.")
    assert buttons(stage.last)
    await stage.bot.desk.games.resign(1, stage.ama.id)
    await stage.bayo.click(stage.last, label="Play")
    assert playable(stage.messages()) == [(21, 0)]
