"""Asking what moves are worth, where that spoils nobody's play; here the first pit always wins."""

from __future__ import annotations

import discord
from simcord import MemberActor
from simcord.results import InteractionResult

from bot.custom_id import Analyse, ReviewGame, Step, View
from rules import PIT_LETTERS
from tests.end_to_end.outage import POST, outage
from tests.end_to_end.stage import Stage, labels, pictures, seen, told


async def solo(stage: Stage, letters: str = "") -> None:
    await stage.ama.slash(stage.channel, "mancala play", level="casual", first="challenger")
    for letter in letters:
        await stage.ama.click(stage.last, label=f"{letter} · 4")


async def finished(stage: Stage) -> None:
    """A game of four moves that Bayo gives up; C and c were not the first pit."""
    await stage.begin()
    await stage.play("CaAc")
    await stage.bayo.slash(stage.channel, "mancala resign")
    await stage.press(stage.bayo, stage.board(), "opon:resign-surely:1")


async def goes_on_with_kofi(stage: Stage, letters: str, **options: str) -> None:
    """A second game, which Ama plays against Kofi."""
    await stage.challenge(stage.ama, stage.kofi, game="ayoayo", first="challenger", **options)
    await stage.kofi.click(stage.last, label="Accept")
    await stage.play(letters, game_id=2)


async def test_a_hint_under_more_tells_privately_what_each_move_is_worth(stage: Stage) -> None:
    await solo(stage)
    more = await stage.ama.click(stage.last, label="More")
    assert more.response is not None
    assert labels(more.response.message)[0][0] == "Hint"

    result = await stage.ama.click(more.response.message, label="Hint")

    assert told(result).splitlines() == [
        "Game #1, before move 1: Ama to move (bottom row, A–F).",
        "✅ **A** wins with 25 seeds.",
        "❌ **B, C, D, E and F** lose; TestBot’s seeds at the end: B 28, C 28, D 28, E 28, F 28.",
        "-# All of this is certain if both play their best: I have looked through to the end of the game.",
    ]
    assert pictures([seen(result)]) == ["opon-1-worth-0.png"]


async def test_a_hint_is_not_given_for_a_board_that_is_not_the_newest_any_more(stage: Stage) -> None:
    await solo(stage)
    more = seen(await stage.ama.click(stage.last, label="More"))
    await stage.click_pit("C")
    late = told(await stage.ama.click(more, label="Hint"))
    assert late.startswith("The game has gone on since. Press More under the newest board.")


async def test_no_hint_is_offered_or_given_against_another_person(stage: Stage) -> None:
    board = await stage.begin()
    more = await stage.ama.click(board, label="More")
    assert more.response is not None
    assert "Hint" not in labels(more.response.message)[0]
    assert "so I do not help" in told(await stage.press(stage.ama, board, Analyse(1, 0)))
    assert "so I do not help" in told(await stage.ama.slash(stage.channel, "mancala analyse"))


async def test_two_people_can_agree_to_hints(stage: Stage) -> None:
    board = await stage.begin()
    more = seen(await stage.ama.click(board, label="More"))
    await stage.ama.click(more, label="Allow hints")
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, Ama would like hints to be")
    assert "until you both allow hints" in told(await stage.press(stage.ama, board, Analyse(1, 0)))

    await stage.bayo.click(stage.last, label="Accept")

    assert (await stage.table()).version == 0
    for actor in (stage.ama, stage.bayo):
        menu = seen(await actor.click(board, label="More"))
        assert "Allow hints" not in [label for row in labels(menu) for label in row]
        assert "wins with 25 seeds." in told(await actor.click(menu, label="Hint"))
    assert await stage.play("C")


async def test_a_running_game_of_others_is_not_analysed(stage: Stage) -> None:
    await solo(stage)
    assert "it is somebody else's" in told(await stage.bayo.slash(stage.channel, "mancala analyse", game="1"))


async def test_a_finished_game_is_analysed_at_any_of_its_moves(stage: Stage) -> None:
    """The moves are C, a, A and c."""
    await finished(stage)
    for move, opening in (
        (1, "Game #1, before move 1: Ama to move (bottom row, A–F).\n✅ **A** wins with 25 seeds."),
        (2, "Game #1, before move 2: Bayo to move (top row, a–f).\n✅ **a** wins with 25 seeds."),
        (4, "Game #1, before move 4: Bayo to move (top row, a–f).\n✅ **a** wins with 25 seeds."),
    ):
        result = await stage.kofi.slash(stage.channel, "mancala analyse", game="1", move=move)
        assert told(result).startswith(opening)
        assert "About others" not in told(result)
    for move in (5, 10**9):
        refused = await stage.kofi.slash(stage.channel, "mancala analyse", game="1", move=move)
        assert told(refused) == "Of this game I can tell the choices at moves 1 to 4."


async def test_without_a_move_a_finished_game_tells_the_last_ones_choices_and_how_to_see_others(
    stage: Stage,
) -> None:
    await finished(stage)
    result = told(await stage.kofi.slash(stage.channel, "mancala analyse", game="1"))
    assert result.startswith("Game #1, before move 4: Bayo to move")
    assert result.endswith(
        "\n-# These are the last move’s choices. About others: press Review under the last board, or add"
        " `move` to the command."
    )


async def test_from_the_choices_at_a_move_of_a_finished_game_one_can_go_through_it(stage: Stage) -> None:
    await finished(stage)
    asked = await stage.kofi.slash(stage.channel, "mancala analyse", game="1", move=2)
    assert told(await stage.kofi.click(seen(asked), label="Go through the game")).startswith(
        "**Move 1 of 4**"
    )


async def test_a_running_game_is_analysed_up_to_the_move_that_is_to_come(stage: Stage) -> None:
    await solo(stage, "C")
    newest = told(await stage.ama.slash(stage.channel, "mancala analyse"))
    assert newest.startswith("Game #1, before move 3: Ama to move")
    assert "About others" not in newest
    assert told(await stage.ama.slash(stage.channel, "mancala analyse", move=3)) == newest
    refused = await stage.ama.slash(stage.channel, "mancala analyse", move=4)
    assert told(refused) == "Of this game I can tell the choices at moves 1 to 3."


async def test_a_game_given_up_before_its_first_move_has_one_position_to_ask_about(stage: Stage) -> None:
    board = await stage.begin()
    await stage.press(stage.ama, board, "opon:resign-surely:1")
    whole = told(await stage.kofi.slash(stage.channel, "mancala analyse", game="1"))
    assert whole.startswith("Game #1, before move 1: Ama to move")
    assert "About others" not in whole
    refused = await stage.kofi.slash(stage.channel, "mancala analyse", game="1", move=2)
    assert told(refused) == "Of this game I can only tell the choices at move 1."


async def test_a_position_that_stands_in_ones_own_running_game_is_not_analysed_by_way_of_another(
    stage: Stage,
) -> None:
    await finished(stage)
    await goes_on_with_kofi(stage, "C")
    assert "This very position" in told(
        await stage.ama.slash(stage.channel, "mancala analyse", game="1", move=2)
    )
    assert "wins with 25 seeds." in told(
        await stage.bayo.slash(stage.channel, "mancala analyse", game="1", move=2)
    )


async def test_nor_is_a_position_one_move_further_from_which_the_worth_of_that_move_could_be_read(
    stage: Stage,
) -> None:
    await finished(stage)
    await goes_on_with_kofi(stage, "C")
    assert "or one move away" in told(
        await stage.ama.slash(stage.channel, "mancala analyse", game="1", move=3)
    )
    assert "wins with 25 seeds." in told(
        await stage.ama.slash(stage.channel, "mancala analyse", game="1", move=4)
    )


async def test_nor_under_a_ruleset_of_another_name(stage: Stage) -> None:
    await finished(stage)
    await goes_on_with_kofi(stage, "C", variant="ayoayo-owner-keeps")
    assert "This very position" in told(
        await stage.ama.slash(stage.channel, "mancala analyse", game="1", move=2)
    )


async def test_an_opening_drawn_by_lot_is_not_analysed_until_it_has_been_played_from_both_sides(
    stage: Stage,
) -> None:
    async def asked(actor: MemberActor) -> str:
        return told(await actor.slash(stage.channel, "mancala analyse", game="1", move=3))

    await stage.begin(match="best-of-5", openings="lot")
    drawn = await stage.table()
    assert drawn.ply == 2
    await stage.play(PIT_LETTERS[drawn.game.legal_moves()[0]])
    await stage.press(stage.ama, stage.board(), "opon:resign-surely:1")
    assert "begins with this very position" in await asked(stage.ama)
    assert "begins with this very position" in await asked(stage.bayo)
    assert "wins" in await asked(stage.kofi)
    await stage.ama.click(stage.last, label="Next game")
    assert "This very position" in await asked(stage.bayo)
    await stage.press(stage.bayo, stage.board(2), "opon:resign-surely:2")
    assert "wins" in await asked(stage.bayo)


async def test_a_finished_game_is_reviewed_for_everybody_once_and_then_for_whoever_asks(stage: Stage) -> None:
    await finished(stage)
    final = stage.last
    assert labels(final)[0][-1] == "Review"

    await stage.ama.click(final, label="Review")

    review = stage.last
    assert review.content.splitlines() == [
        "**Review of game #1:** Ayoayo, Ama against Bayo",
        "🔶 Ama: **1 of 2** choices that mattered were right. Mistake: move 🔻1.",
        "🔵 Bayo: **1 of 2** choices that mattered were right. Mistake: move 🔻4.",
        "-# A choice matters where some moves lead to a better result than others.",
        "**Turning points**",
        "🔻 Move 1: 🔶 played C and turned a win into a loss. A would have kept the win.",
        "🔻 Move 4: 🔵 played c and turned a win into a loss. a would have kept the win.",
        "-# All of this is certain: I have looked through to the end of the game.",
        "-# The chart: the line shows who would win with best play: at the upper ✓ 🔵, at the lower ✓ 🔶,"
        " at “=” nobody. A dot is a turning point, with the number of its move.",
    ]
    assert pictures([review]) == ["opon-1-review.png"]
    assert labels(review) == [["Move 1", "Move 4"], ["Go through the game"]]

    again = await stage.kofi.click(final, label="Review")
    assert told(again) == review.content
    assert stage.last.id == review.id


async def test_a_review_that_two_ask_for_at_once_is_posted_once(stage: Stage) -> None:
    await finished(stage)
    final, before = stage.last, len(stage.messages())
    await stage.press_together((stage.ama, final, ReviewGame(1)), (stage.kofi, final, ReviewGame(1)))
    assert len(stage.messages()) == before + 1


PROGRESS = "PATCH", "/webhooks/*"


async def test_a_review_whose_progress_could_not_be_shown_is_for_everybody_all_the_same(stage: Stage) -> None:
    await finished(stage)
    with outage(PROGRESS):
        await stage.ama.click(stage.last, label="Review")
    assert stage.last.content.startswith("**Review of game #1:**")


async def test_a_review_that_cannot_be_posted_is_told_to_the_one_who_asked(stage: Stage) -> None:
    await finished(stage)
    final = stage.last
    with outage(POST):
        result = await stage.ama.click(final, label="Review")
    assert told(result).startswith("**Review of game #1:**")
    assert stage.last.id == final.id


def dying(stage: Stage) -> None:
    """Let the engine die at each question."""
    dies = stage.config.engine_folder / "dies"
    dies.parent.mkdir(parents=True, exist_ok=True)
    dies.touch()


def answers(stage: Stage) -> list[str]:
    """How a press was answered privately: PATCH tells progress, DELETE takes it away, POST tells the rest."""
    requests = (request for request in stage.env.http_requests if request.path.startswith("/webhooks/"))
    return [request.method for request in requests]


async def test_of_a_review_in_which_the_engine_fails_no_progress_stays(stage: Stage) -> None:
    await finished(stage)
    dying(stage)
    stage.env.http_requests.clear()
    assert told(await stage.ama.click(stage.last, label="Review")).startswith("My engine did not answer.")
    assert answers(stage) == ["PATCH", "DELETE", "POST"]


async def test_nor_of_one_that_is_refused_when_it_is_made_or_shown_to_one_person_alone(stage: Stage) -> None:
    await finished(stage)
    final = stage.last
    await goes_on_with_kofi(stage, "CaA")
    for actor, words in ((stage.ama, "This very position"), (stage.bayo, "**Review of game #1:**")):
        await stage.bot.store.keep_review(1, "none yet", now=0)
        stage.env.http_requests.clear()
        assert words in told(await actor.click(final, label="Review"))
        assert answers(stage) == ["PATCH", "DELETE", "POST"]


async def test_where_no_progress_could_be_told_the_answer_stays(stage: Stage) -> None:
    await finished(stage)
    dying(stage)
    stage.env.http_requests.clear()
    with outage(PROGRESS):
        result = await stage.ama.click(stage.last, label="Review")
    assert told(result).startswith("My engine did not answer.")
    assert "DELETE" not in answers(stage)


async def test_one_goes_through_a_reviewed_game_with_what_the_review_says(stage: Stage) -> None:
    await finished(stage)
    await stage.ama.click(stage.last, label="Review")
    result = await stage.kofi.click(stage.last, label="Move 1")
    assert "🔻 Move 1: 🔶 played C and turned a win into a loss." in told(result)
    onwards = await stage.kofi.click(seen(result), label="Next")
    assert "✅ Right: only a kept the win." in told(onwards)
    turned = await stage.kofi.click(seen(onwards), label="Next mistake")
    assert "🔻 Move 4: 🔵 played c and turned a win into a loss." in told(turned)
    assert told(await stage.kofi.click(seen(turned), label="Start")).startswith("**The start**")
    worths = await stage.press(stage.kofi, stage.last, Analyse(1, 1))
    assert told(worths).startswith("Game #1, before move 2:")


async def ways_in(stage: Stage, final: discord.Message) -> list[InteractionResult]:
    """The last board of game 1 in every viewer there is."""
    return [
        await stage.kofi.slash(stage.channel, "mancala replay", game="1"),
        await stage.kofi.click(final, label="Go through the game"),
        await stage.press(stage.kofi, final, Step(1, 3, "next")),
    ]


async def test_whichever_way_one_goes_through_a_reviewed_game_its_review_is_told(stage: Stage) -> None:
    await finished(stage)
    final = stage.last
    for opened in await ways_in(stage, final):
        assert "🔻" not in told(opened)
    await stage.ama.click(final, label="Review")
    for opened in await ways_in(stage, final):
        assert "🔻 Move 4: 🔵 played c and turned a win into a loss." in told(opened)
        assert labels(seen(opened))[1] == ["Next mistake", "All choices at move 4"]


async def test_a_review_is_no_way_round_either(stage: Stage) -> None:
    await finished(stage)
    final = stage.last
    await stage.kofi.click(final, label="Review")
    await goes_on_with_kofi(stage, "CaA")
    assert "This very position" in told(await stage.ama.click(final, label="Review"))
    withheld = told(await stage.press(stage.ama, final, View(1, 4)))
    assert "**Move 4 of 4**" in withheld
    assert "What I think of this move I tell you when the game is over" in withheld
    assert "🔻" not in withheld
    readable = await stage.press(stage.ama, final, View(1, 3))
    assert "✅ Right" in told(readable)
    for shown in (seen(readable), seen(await stage.press(stage.ama, final, View(1, 0)))):
        assert "Next mistake" not in [label for row in labels(shown) for label in row]
    assert "This very position" in told(await stage.press(stage.ama, final, Step(1, 1, "mistake")))
    assert "Review of game #1" in told(await stage.bayo.click(final, label="Review"))


async def test_a_review_that_a_player_is_not_to_read_yet_is_for_whoever_asked_alone(stage: Stage) -> None:
    await finished(stage)
    final = stage.last
    await goes_on_with_kofi(stage, "CaA")
    before = stage.last.id
    assert told(await stage.bayo.click(final, label="Review")).startswith("**Review of game #1:**")
    assert stage.last.id == before


async def test_a_game_that_runs_or_was_never_reviewed_or_is_too_short_has_no_review(stage: Stage) -> None:
    board = await stage.begin()
    assert "still running" in told(await stage.press(stage.ama, board, ReviewGame(1)))
    await stage.press(stage.ama, board, "opon:resign-surely:1")
    assert "needs at least two moves" in told(await stage.press(stage.ama, board, ReviewGame(1)))
    assert labels(stage.last)[0] == ["Rematch"]


async def test_in_a_game_without_a_review_the_next_mistake_is_its_end(stage: Stage) -> None:
    await finished(stage)
    assert told(await stage.press(stage.ama, stage.last, Step(1, 0, "mistake"))).startswith("**Move 4 of 4**")


async def test_a_second_question_waits_for_the_first(stage: Stage) -> None:
    await solo(stage)
    with stage.bot.desk.analysis.asking(stage.ama.id):
        assert "One at a time" in told(await stage.press(stage.ama, stage.last, Analyse(1, 0)))
    assert "wins with 25" in told(await stage.press(stage.ama, stage.last, Analyse(1, 0)))


async def test_an_engine_that_fails_says_so_and_is_asked_again(stage: Stage) -> None:
    await solo(stage)
    dying(stage)
    assert told(await stage.press(stage.ama, stage.last, Analyse(1, 0))).startswith(
        "My engine did not answer."
    )
    (stage.config.engine_folder / "dies").unlink()
    assert "wins with 25" in told(await stage.press(stage.ama, stage.last, Analyse(1, 0)))
