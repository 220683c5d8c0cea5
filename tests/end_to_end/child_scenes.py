"""What a process is doing when it is killed: each scene calls ``arm`` before its last act."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from simcord.results import ResponseMessage

from storage import Place
from tests.end_to_end.stage import Stage

Arm = Callable[[], None]

SHORT_GAME = "BeAbEbB"
"""A whole game of ``ayoayo-seed-stays``; South wins by majority."""


async def challenge(stage: Stage, arm: Arm) -> None:
    arm()
    await stage.challenge(stage.ama, stage.bayo, first="challenger")


async def challenge_from_the_menu(stage: Stage, arm: Arm) -> None:
    asked = await stage.ama.context_menu(stage.channel, "Challenge to mancala", stage.bayo)
    assert asked.response is not None
    arm()
    await stage.ama.click(asked.response, label="Challenge")


async def acceptance(stage: Stage, arm: Arm) -> None:
    await stage.challenge(stage.ama, stage.bayo, first="challenger")
    arm()
    await stage.bayo.click(stage.last, label="Accept")


async def decline(stage: Stage, arm: Arm) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    arm()
    await stage.bayo.click(stage.last, label="Decline")


async def crossing(stage: Stage, arm: Arm) -> None:
    await stage.challenge(stage.ama, stage.bayo, first="challenger")
    arm()
    await stage.challenge(stage.bayo, stage.ama)


async def move(stage: Stage, arm: Arm) -> None:
    await stage.begin()
    arm()
    await stage.play("C")


async def solo_start(stage: Stage, arm: Arm) -> None:
    arm()
    await stage.ama.slash(stage.channel, "mancala play", level="casual", first="opponent")


async def solo_move(stage: Stage, arm: Arm) -> None:
    await stage.ama.slash(stage.channel, "mancala play", level="casual", first="challenger")
    arm()
    await stage.ama.click(stage.last, label="C · 4")


async def last_move(stage: Stage, arm: Arm) -> None:
    await stage.begin(variant="ayoayo-seed-stays")
    await stage.play(SHORT_GAME[:-1])
    arm()
    await stage.play(SHORT_GAME[-1])


async def resignation(stage: Stage, arm: Arm) -> None:
    await stage.begin()
    await stage.play("C")
    asked = await stage.bayo.slash(stage.channel, "mancala resign")
    assert asked.response is not None
    arm()
    await stage.bayo.click(asked.response, label="Yes, I resign")


async def offer(stage: Stage, arm: Arm) -> None:
    await _moved(stage)
    more = (await stage.ama.click(stage.board(), label="More")).response
    assert more is not None
    arm()
    await stage.ama.click(more, label="Ask to take back C")


async def takeback(stage: Stage, arm: Arm) -> None:
    await _offered(stage, "Ask to take back C")
    arm()
    await stage.bayo.click(stage.last, label="Accept")


async def agreed_draw(stage: Stage, arm: Arm) -> None:
    await _offered(stage, "Offer a draw")
    arm()
    await stage.bayo.click(stage.last, label="Accept")


async def lapsing_offer(stage: Stage, arm: Arm) -> None:
    await _offered(stage, "Offer a draw")
    arm()
    await stage.play("a")


async def daily_puzzle(stage: Stage, arm: Arm) -> None:
    await stage.bot.desk.puzzles.post_daily(Place(stage.guild.id, stage.channel.id))
    arm()
    await stage.upkeep()


async def lost_on_time(stage: Stage, arm: Arm) -> None:
    await stage.begin(clock="5m")
    await stage.play("CaA")
    arm()
    await stage.env.advance_time(6 * 60)


async def reminder(stage: Stage, arm: Arm) -> None:
    await stage.begin(clock="1h")
    arm()
    await stage.live_through(minutes=48)


async def rematch_call(stage: Stage, arm: Arm) -> None:
    await _finished(stage)
    arm()
    await stage.ama.click(stage.last, label="Rematch")


async def rematch(stage: Stage, arm: Arm) -> None:
    await _finished(stage)
    await stage.ama.click(stage.last, label="Rematch")
    arm()
    await stage.bayo.click(stage.last, label="Rematch")


async def board_again(stage: Stage, arm: Arm) -> None:
    await stage.begin()
    arm()
    await stage.ama.slash(stage.channel, "mancala board")


async def next_game(stage: Stage, arm: Arm) -> None:
    await _between_games(stage)
    arm()
    await stage.ama.click(stage.last, label="Next game")


async def resigned_match(stage: Stage, arm: Arm) -> None:
    leaving = await _leaving(stage)
    arm()
    await stage.ama.click(leaving, label="Resign the match")


async def offer_to_end_a_match(stage: Stage, arm: Arm) -> None:
    leaving = await _leaving(stage)
    arm()
    await stage.ama.click(leaving, label="Offer to end the match")


async def broken_off_match(stage: Stage, arm: Arm) -> None:
    await stage.ama.click(await _leaving(stage), label="Offer to end the match")
    arm()
    await stage.bayo.click(stage.last, label="Accept")


async def _between_games(stage: Stage) -> None:
    """A match whose first game Bayo has resigned."""
    await stage.begin(match="best-of-3", openings="lot")
    asked = await stage.bayo.slash(stage.channel, "mancala resign")
    assert asked.response is not None
    await stage.bayo.click(asked.response, label="Resign this game")


async def _leaving(stage: Stage) -> ResponseMessage:
    """What Ama is asked when she wants to leave a match between two games."""
    await _between_games(stage)
    leaving = (await stage.ama.click(stage.last, label="Leave match")).response
    assert leaving is not None
    return leaving


async def _moved(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")


async def edited_turn(stage: Stage, arm: Arm) -> None:
    """The second move where the board is edited in place; somebody was called to it after the first."""
    await stage.bot.store.set_setting("server", stage.guild.id, "turns", "edited")
    await _moved(stage)
    arm()
    await stage.play("a")


async def _offered(stage: Stage, label: str) -> None:
    await _moved(stage)
    more = (await stage.ama.click(stage.board(), label="More")).response
    assert more is not None
    await stage.ama.click(more, label=label)


async def _finished(stage: Stage) -> None:
    await stage.begin()
    asked = await stage.bayo.slash(stage.channel, "mancala resign")
    assert asked.response is not None
    await stage.bayo.click(asked.response, label="Yes, I resign")


SCENES: dict[str, Callable[[Stage, Arm], Awaitable[None]]] = {
    scene.__name__: scene
    for scene in (
        challenge,
        challenge_from_the_menu,
        solo_start,
        solo_move,
        acceptance,
        decline,
        crossing,
        move,
        last_move,
        resignation,
        offer,
        takeback,
        agreed_draw,
        lapsing_offer,
        lost_on_time,
        reminder,
        daily_puzzle,
        rematch_call,
        rematch,
        board_again,
        edited_turn,
        next_game,
        resigned_match,
        offer_to_end_a_match,
        broken_off_match,
    )
}
