"""Games with a clock and without, as the two players see them."""

from __future__ import annotations

import pytest

from bot.custom_id import CloseSilent, Nudge, Play
from storage import Place
from tests.end_to_end.child import Moment
from tests.end_to_end.outage import POST, outage
from tests.end_to_end.stage import Stage, labels, pictures, playable, told
from tests.end_to_end.test_killed import Killed, killed, moments

__all__ = ["killed"]


def reminders(stage: Stage) -> list[str]:
    return [m.content for m in stage.messages() if "your time runs out" in m.content]


async def test_the_challenge_says_how_much_time_there_is_and_the_board_until_when(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo, first="challenger", clock="1h")
    assert "Each move may take an hour." in stage.last.content
    await stage.bayo.click(stage.last, label="Accept")
    board = await stage.play("C")
    deadline = (await stage.table()).record.deadline
    assert deadline is not None
    assert 3590 <= deadline - stage.clock() <= 3600
    assert f"⏳ Deadline for this move: <t:{deadline}:R>." in board.content


async def test_three_days_are_usual_and_without_a_clock_the_board_says_nothing(stage: Stage) -> None:
    await stage.begin()
    assert (await stage.table()).record.clock == 3 * 24 * 60 * 60
    await stage.bot.desk.games.resign(1, stage.ama.id)
    board = await stage.begin(clock="none")
    assert "Deadline for this move" not in board.content
    assert (await stage.table(2)).record.deadline is None


async def test_a_mover_is_reminded_once_and_then_loses_on_time(stage: Stage) -> None:
    await stage.begin(clock="1h")
    await stage.play("Ca")
    await stage.live_through(minutes=46)
    assert reminders(stage) == []
    await stage.live_through(minutes=2)
    (reminder,) = reminders(stage)
    deadline = (await stage.table()).record.deadline
    assert reminder.startswith(
        f"<@{stage.ama.id}>, it is your turn, and your time runs out <t:{deadline}:R>: [board](https://"
    )
    assert [user.id for user in stage.last.mentions] == [stage.ama.id]
    await stage.live_through(minutes=12)
    assert len(reminders(stage)) == 1
    assert (await stage.table()).over
    assert stage.last.content.startswith(
        f"<@{stage.bayo.id}> <@{stage.ama.id}>, your game of Ayoayo is over."
    )
    assert {user.id for user in stage.last.mentions} == {stage.bayo.id, stage.ama.id}
    assert "**Bayo wins!** Ama ran out of time." in stage.last.content
    assert pictures([stage.last]) == ["opon-1-final.png"]
    assert playable(stage.messages()) == []
    late = await stage.press(stage.ama, stage.board(), Play(1, 2, 3))
    assert "This game is over" in told(late)


async def test_a_move_in_time_needs_no_reminder(stage: Stage) -> None:
    await stage.begin(clock="1h")
    await stage.live_through(minutes=46)
    await stage.play("C")
    await stage.live_through(minutes=40)
    assert reminders(stage) == []
    assert not (await stage.table()).over


async def test_before_the_second_move_time_that_runs_out_closes_the_game_without_a_result(
    stage: Stage,
) -> None:
    await stage.begin(clock="5m")
    await stage.play("C")
    await stage.env.advance_time(6 * 60)
    assert (await stage.table()).outcome is None
    assert "closed without a result: Bayo ran out of time before the second move." in stage.last.content
    assert reminders(stage) == []


async def test_five_minutes_are_kept_to_the_second_or_so(stage: Stage) -> None:
    await stage.begin(clock="5m")
    await stage.play("Ca")
    deadline = (await stage.table()).record.deadline
    await stage.env.advance_time(295)
    assert not (await stage.table()).over
    await stage.env.advance_time(10)
    ended_at = (await stage.table()).record.ended_at
    assert ended_at is not None
    assert deadline is not None
    assert deadline <= ended_at <= deadline + 2


async def test_time_in_which_the_bot_was_down_is_given_back(stage: Stage) -> None:
    await stage.begin(clock="5m")
    await stage.play("Ca")
    stage.clock.pass_by(hours=5)
    await stage.restart()
    await stage.env.advance_time(200)
    assert not (await stage.table()).over
    await stage.play("A")
    await stage.env.advance_time(400)
    assert (await stage.table()).over


@pytest.mark.parametrize("edits", ["allowed", "too many"])
async def test_a_board_shows_the_new_deadline_after_time_was_given_back(stage: Stage, edits: str) -> None:
    await stage.begin(clock="1h")
    await stage.play("Ca")
    posted, sent = len(stage.messages()), len(list(stage.requests("POST", "/messages")))
    stage.clock.pass_by(hours=5)
    if edits == "too many":
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046)
    await stage.restart()
    deadline = (await stage.table()).record.deadline
    assert f"⏳ Deadline for this move: <t:{deadline}:R>." in stage.board().content
    assert pictures([stage.board()]) == ["opon-1-ply-2.png"]
    assert playable(stage.messages()) == [(1, 2)]
    assert len(stage.messages()) == posted + (edits == "too many")
    bodies = list(stage.requests("POST", "/messages"))[sent:]
    assert [body["allowed_mentions"].get("users", []) for body in bodies] == [[]] * (edits == "too many")
    edited = len(list(stage.requests("PATCH", f"/{stage.board().id}")))
    await stage.upkeep()
    assert len(list(stage.requests("PATCH", f"/{stage.board().id}"))) == edited


async def test_a_few_seconds_are_no_reason_to_edit_a_board(stage: Stage) -> None:
    board = await stage.begin(clock="1h")
    stage.clock.pass_by(minutes=2)
    await stage.restart()
    assert not list(stage.requests("PATCH", f"/{board.id}"))


async def test_whoever_is_given_the_whole_time_anew_is_reminded_in_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.begin(clock="1h")
    await stage.play("Ca")
    with monkeypatch.context() as patch:
        patch.setattr("bot.delivery.channels.Channels.reaches", lambda _self, _place: False)
        await stage.live_through(minutes=50)
    await stage.live_through(minutes=46)
    assert reminders(stage) == []
    await stage.live_through(minutes=2)
    assert len(reminders(stage)) == 1


async def test_nobody_loses_on_time_on_a_board_that_never_came(stage: Stage) -> None:
    await stage.begin(clock="5m")
    await stage.play("C")
    with outage(POST):
        await stage.click_pit("a")
        await stage.env.advance_time(15 * 60)
        assert not (await stage.table()).over
    await stage.upkeep()
    assert playable(stage.messages()) == [(1, 2)]


async def test_a_nudge_after_a_day_reminds_the_mover_once_a_day(stage: Stage) -> None:
    board = await stage.begin(clock="none")
    early = await stage.press(stage.bayo, board, Nudge(1))
    assert "after a day of silence, and once a day" in told(early)
    stage.clock.pass_by(days=1)
    more = (await stage.bayo.click(board, label="More")).response
    assert more is not None
    assert labels(more.message)[0] == ["Post the board again", "Go through the game", "Nudge Ama"]
    await stage.bayo.click(more, label="Nudge Ama")
    assert stage.last.content.startswith(
        f"<@{stage.ama.id}>, Bayo is waiting for your move: [board](https://"
    )
    assert [user.id for user in stage.last.mentions] == [stage.ama.id]
    again = await stage.press(stage.bayo, board, Nudge(1))
    assert "once a day" in told(again)
    own = await stage.press(stage.ama, board, Nudge(1))
    assert "your own turn" in told(own)
    stranger = await stage.press(stage.kofi, board, Nudge(1))
    assert "somebody else's game" in told(stranger)
    assert len([m for m in stage.messages() if "is waiting" in m.content]) == 1


async def test_a_game_with_a_clock_is_neither_nudged_nor_closed_by_hand(stage: Stage) -> None:
    board = await stage.begin(clock="7d")
    stage.clock.pass_by(days=6)
    nudge = await stage.press(stage.bayo, board, Nudge(1))
    assert "I remind the player myself" in told(nudge)
    close = await stage.press(stage.bayo, board, CloseSilent(1))
    assert "This game has a clock" in told(close)
    more = (await stage.bayo.click(board, label="More")).response
    assert more is not None
    assert labels(more.message)[0] == ["Post the board again", "Go through the game"]


async def test_while_the_bot_is_not_in_the_server_nobody_loses_on_time(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.begin(clock="5m")
    await stage.play("Ca")

    def nowhere(_self: object, _place: Place) -> bool:
        return False

    with monkeypatch.context() as patch:
        patch.setattr("bot.delivery.channels.Channels.reaches", nowhere)
        await stage.env.advance_time(20 * 60)
    assert not (await stage.table()).over


@moments(
    {
        "before the final board is posted": Moment.BEFORE_POST,
        "before the final board is written down": Moment.AFTER_POST,
    }
)
async def test_a_loss_on_time_is_announced_once(killed: Killed, moment: Moment) -> None:
    async with killed("lost_on_time", moment) as stage:
        assert (await stage.table()).over
        assert pictures(stage.messages())[-1] == "opon-1-final.png"
        assert pictures(stage.messages()).count("opon-1-final.png") == 1
        assert playable(stage.messages()) == []


@moments({"before it hears that the reminder is posted": Moment.AFTER_POST})
async def test_a_reminder_is_not_sent_again_after_a_restart(killed: Killed, moment: Moment) -> None:
    async with killed("reminder", moment) as stage:
        assert len(reminders(stage)) <= 1
        assert not (await stage.table()).over
