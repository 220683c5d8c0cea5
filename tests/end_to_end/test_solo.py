"""Games against the bot itself: one message answers a click with both moves told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.custom_id import Action, MakeOffer, Play, Rematch, Repost, ResignSurely, TakeBack
from bot.tables import OfferKind, Table
from rules import RULESETS, Game, Side, parse_moves
from tests.end_to_end.stage import Stage, custom_ids, labels, opened_stage, pictures, playable, told


async def begin(stage: Stage, **options: str) -> None:
    await stage.ama.slash(
        stage.channel, "mancala play", **{"level": "casual", "first": "challenger", **options}
    )


async def test_one_message_answers_a_click_with_both_moves_told(stage: Stage) -> None:
    await begin(stage)
    assert pictures(stage.messages()) == ["opon-1-ply-0.png"]

    await stage.ama.click(stage.last, label="C · 4")

    table = await stage.table()
    assert table.game.moves == Game.replay(RULESETS["ayoayo"], parse_moves("Ca")).moves
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-2.png"]
    call, ama, opon, score, *_ = stage.last.content.splitlines()
    assert call == f"<@{stage.ama.id}>, your turn: bottom row, A–F."
    assert ama.startswith("Ama played C")
    assert opon.startswith("TestBot played a")
    assert score.endswith("· first to 25 · Ayoayo · I play: Casual")
    assert playable(stage.messages()) == [(1, 2)]


async def test_a_board_against_the_bot_notifies_nobody(stage: Stage) -> None:
    await begin(stage)
    await stage.ama.click(stage.last, label="C · 4")
    for body in stage.requests("POST", "/messages"):
        assert body["allowed_mentions"].get("users", []) == []


async def test_where_the_bot_begins_its_first_move_is_on_the_first_board(stage: Stage) -> None:
    await begin(stage, first="opponent", game="oware")
    table = await stage.table()
    assert (table.bot_side, table.ply) == (Side.SOUTH, 1)
    assert pictures(stage.messages()) == ["opon-1-ply-1.png"]
    assert stage.last.content.startswith(f"<@{stage.ama.id}>, your turn: top row, a–f.\nTestBot played A")


async def test_without_a_level_buttons_ask_for_the_terms(stage: Stage) -> None:
    result = await stage.ama.slash(stage.channel, "mancala play")
    assert result.response is not None
    menu = result.response.message
    assert result.response.ephemeral
    assert labels(menu) == [
        ["Ayoayo", "Oware", "Oware Abapa"],
        ["Beginner", "Casual", "Skilled", "Expert", "Perfect"],
        ["Ama begins", "TestBot begins", "Chance decides"],
        ["Play"],
    ]
    for label in ("Oware", "Master", "Ama begins", "Play"):
        await stage.ama.click(menu, label=label)
    table = await stage.table()
    assert table.record.bot is not None
    assert (table.ruleset.key, table.record.bot.level, table.south.id) == ("oware", "perfect", stage.ama.id)


async def test_challenging_the_bot_is_asking_it_to_play(stage: Stage) -> None:
    result = await stage.challenge(stage.ama, stage.bot_member, game="oware")
    assert told(result).startswith(
        "Play against me. Which game, how well shall I play, and who begins?\nOware:"
    )


async def test_a_game_against_the_bot_goes_to_its_end_and_is_played_again_with_sides_swapped(
    stage: Stage,
) -> None:
    await begin(stage)
    while not (table := await stage.table()).over:
        pit = table.game.legal_moves()[0]
        await stage.press(stage.ama, stage.last, Play(1, table.ply, pit))
    assert stage.last.content.startswith(f"<@{stage.ama.id}>, your game of Ayoayo is over.")
    assert labels(stage.last)[0][0] == "Rematch"

    await stage.ama.click(stage.last, label="Rematch")

    rematch = await stage.table(2)
    assert (rematch.bot_side, rematch.ply, rematch.north.id) == (Side.SOUTH, 1, stage.ama.id)
    assert rematch.level is table.level


async def test_nobody_else_can_move_for_either(stage: Stage) -> None:
    await begin(stage)
    result = await stage.press(stage.bayo, stage.last, Play(1, 0, 2))
    assert "somebody else's game" in told(result)
    assert (await stage.table()).ply == 0


async def test_two_clicks_at_once_are_answered_by_one_move_of_the_bot(stage: Stage) -> None:
    await begin(stage)
    board = stage.last
    await stage.press_together((stage.ama, board, Play(1, 0, 2)), (stage.ama, board, Play(1, 0, 2)))
    assert (await stage.table()).ply == 2
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-2.png"]


async def test_a_second_game_against_the_bot_in_the_same_channel_is_refused(stage: Stage) -> None:
    await begin(stage)
    result = await stage.ama.slash(stage.channel, "mancala play", level="casual")
    assert "You and I are already playing in this channel." in told(result)


@pytest.fixture
def dawdling(stage: Stage) -> None:
    """Lets the engine take its time over each question."""
    stage.config.engine_folder.mkdir(parents=True)
    (stage.config.engine_folder / "dawdles").touch()


@pytest.mark.usefixtures("dawdling")
@pytest.mark.parametrize(
    "meanwhile", [ResignSurely(1), TakeBack(1, 1), TakeBack(1, 0), Repost(1), Play(1, 1, 2)]
)
async def test_whatever_is_pressed_while_the_bot_thinks_one_board_stands_at_the_end(
    stage: Stage, meanwhile: Action
) -> None:
    await begin(stage)
    board = stage.last
    await stage.press_together((stage.ama, board, Play(1, 0, 2)), (stage.ama, board, meanwhile))
    await stage.upkeep()
    table = await stage.table()
    assert table.over == isinstance(meanwhile, ResignSurely)
    assert not table.bot_to_move
    assert pictures([stage.last]) == [f"opon-1-{'final' if table.over else picture_stage(table)}.png"]
    assert playable(stage.messages()) == ([] if table.over else [(1, table.version)])


def picture_stage(table: Table) -> str:
    again = f"-again-{table.version}" if table.version != table.ply else ""
    return f"ply-{table.ply}{again}"


async def test_a_rematch_against_the_bot_that_is_pressed_twice_begins_once(stage: Stage) -> None:
    await begin(stage)
    await stage.press(stage.ama, stage.last, ResignSurely(1))
    final = stage.last
    await stage.press_together((stage.ama, final, Rematch(1)), (stage.ama, final, Rematch(1)))
    assert [record.id for record in await stage.bot.store.running_games()] == [2]
    assert pictures(stage.messages()).count("opon-2-ply-1.png") == 1


@pytest.fixture
def mend(stage: Stage) -> Callable[[], None]:
    """Lets the engine die at each question, until this is called."""
    stage.config.engine_folder.mkdir(parents=True)
    file = stage.config.engine_folder / "dies"
    file.touch()
    return file.unlink


@pytest.mark.usefixtures("stage")
class TestAnEngineThatFails:
    """The person's move stands, and the bot moves as soon as it can."""

    @pytest.fixture(autouse=True)
    def no_errors_in_the_log(self) -> None:
        """Here the log is meant to tell."""

    async def test_the_move_is_kept_and_answered_by_the_upkeep(
        self, stage: Stage, mend: Callable[[], None]
    ) -> None:
        await begin(stage)
        await stage.ama.click(stage.last, label="C · 4")
        assert (await stage.table()).ply == 1
        assert stage.last.content.startswith("It is my move, and I am still thinking.")
        assert not [id_ for id_ in custom_ids(stage.last) if id_.startswith("opon:play:")]

        mend()
        await stage.upkeep()

        assert (await stage.table()).ply == 2
        assert stage.last.content.startswith(f"<@{stage.ama.id}>, your turn")

    async def test_the_boards_of_others_do_not_wait_for_it(
        self, stage: Stage, mend: Callable[[], None]
    ) -> None:
        await begin(stage)
        await stage.ama.click(stage.last, label="C · 4")
        await stage.begin()
        await stage.bot.store.append_move(2, 0, 2, now=int(stage.clock()))  # killed before it was shown
        mend()

        await stage.upkeep()

        assert playable(stage.messages())[-2:] == [(2, 1), (1, 2)]

    async def test_of_many_games_that_wait_for_it_one_a_round_is_tried_in_turn(self, stage: Stage) -> None:
        deaths = stage.config.engine_folder / "dies"
        for actor, letters in ((stage.ama, "C"), (stage.bayo, "CD")):
            await actor.slash(stage.channel, "mancala play", level="casual", first="challenger")
            for letter in letters[:-1]:
                await actor.click(stage.last, label=f"{letter} · 4")
        await stage.bot.store.append_move(1, 0, 2, now=int(stage.clock()))
        await stage.bot.store.append_move(2, 2, 3, now=int(stage.clock()))
        rounds = []
        deaths.parent.mkdir(exist_ok=True)
        for _ in range(3):
            deaths.write_text("")
            await stage.upkeep()
            rounds.append(deaths.read_text().split())
        assert rounds == [["1", "1"], ["3", "3"], ["1", "1"]]  # each question is asked twice

    async def test_a_game_that_waits_for_an_engine_that_is_switched_off_says_so(
        self, stage: Stage, mend: Callable[[], None]
    ) -> None:
        await begin(stage)
        await stage.ama.click(stage.last, label="C · 4")
        mend()
        stage.config = replace(stage.config, engine=False)
        await stage.restart()
        await stage.ama.slash(stage.channel, "mancala board")
        assert stage.last.content.startswith("It is my move, but my engine is switched off")

    async def test_a_restart_in_the_middle_of_a_thought_loses_nothing(
        self, stage: Stage, mend: Callable[[], None]
    ) -> None:
        await begin(stage)
        await stage.ama.click(stage.last, label="C · 4")
        mend()
        await stage.restart()
        assert (await stage.table()).ply == 2
        assert playable(stage.messages()) == [(1, 2)]


async def test_without_an_engine_the_bot_says_that_it_cannot_play(tmp_path: Path) -> None:
    async with opened_stage(tmp_path, engine=False) as stage:
        for request in (
            stage.ama.slash(stage.channel, "mancala play"),
            stage.ama.slash(stage.channel, "mancala play", level="casual"),
            stage.challenge(stage.ama, stage.bot_member),
        ):
            assert told(await request).startswith(
                "I cannot play or analyse here: my engine is not switched on."
            )
        assert stage.messages() == []
        await stage.begin()
        assert await stage.play("Cd")


async def test_a_game_against_the_bot_is_not_played_again_where_the_engine_has_been_switched_off(
    tmp_path: Path,
) -> None:
    async with opened_stage(tmp_path) as before:
        await begin(before)
        await before.ama.click(before.last, label="C · 4")
        await before.press(before.ama, before.last, "opon:resign-surely:1")
        world = before.env.backend
    async with opened_stage(tmp_path, world, engine=False) as stage:
        refused = await stage.press(stage.ama, stage.last, "opon:rematch:1")
        assert "my engine is not switched on" in told(refused)
        assert await stage.bot.store.running_games() == []


@pytest.mark.parametrize(
    "action", ["solo-now:chess:casual:random", "solo-now:oware:god:random", "solo-level:a"]
)
async def test_a_button_with_unknown_terms_is_not_one_of_ours(stage: Stage, action: str) -> None:
    await begin(stage)
    assert "not one that I know" in told(await stage.press(stage.ama, stage.last, f"opon:{action}"))


async def test_a_move_against_the_bot_is_taken_back_with_one_tap_together_with_the_answer(
    stage: Stage,
) -> None:
    await begin(stage)
    nothing = await stage.press(stage.ama, stage.last, TakeBack(1, 0))
    assert "nothing to take back" in told(nothing)
    await stage.ama.click(stage.last, label="C · 4")
    more = (await stage.ama.click(stage.last, label="More")).response
    assert more is not None
    assert labels(more.message) == [
        ["Hint", "Post the board again", "Go through the game", "Take back C"],
        ["Resign", "What the marks mean"],
    ]

    await stage.ama.click(more, label="Take back C")

    table = await stage.table()
    assert (table.record.moves, table.mover.id) == ((), stage.ama.id)
    assert "Ama took back C." in stage.last.content
    assert playable(stage.messages()) == [(1, 3)]
    twice = await stage.press(stage.ama, stage.last, TakeBack(1, 2))
    assert "gone on since" in told(twice)
    await stage.ama.click(stage.last, label="D · 4")
    assert (await stage.table()).ply == 2


async def test_the_bot_is_offered_nothing(stage: Stage) -> None:
    await begin(stage)
    for kind in OfferKind:
        refused = await stage.press(stage.ama, stage.last, MakeOffer(1, 0, kind.value))
        assert "offers are only for games between two people" in told(refused)
