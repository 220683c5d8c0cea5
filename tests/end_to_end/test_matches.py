"""Matches as the two players see them: from a challenge to the last board, and on."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle, MemberActor

from bot.custom_id import CloseMatch, NextGame, Rematch
from rules import PIT_LETTERS, RULESETS, Game
from tests.end_to_end.outage import ANSWER, POST, outage
from tests.end_to_end.stage import Stage, buttons, labels, pictures, playable, seen, told


async def resign(stage: Stage, actor: MemberActor, label: str = "Resign this game") -> None:
    """Give up, by the command and then one of its buttons."""
    asked = await actor.slash(stage.channel, "mancala resign")
    assert asked.response is not None
    await actor.click(asked.response, label=label)


async def test_a_match_is_played_from_the_challenge_to_its_result(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo, game="oware", first="challenger", match="best-of-3")
    assert (
        "A match, best of 3: the first to win 2 games wins it."
        " The first move alternates from game to game, and a drawn game counts for nobody."
        in stage.last.content.splitlines()
    )
    await stage.bayo.click(stage.last, label="Accept")
    assert "Match, best of 3 · game 1 · Ama 0 – 0 Bayo" in stage.last.content.splitlines()
    await stage.play("Aa")

    await resign(stage, stage.ama)
    final = stage.last
    assert final.content.splitlines()[1:] == [
        "**Bayo wins!** Ama resigned. In the stores: Ama 0, Bayo 0.",
        "Match, best of 3 · game 1 · Ama 0 – 1 Bayo",
        "Either of you can press **Next game**. Bayo moves first in it."
        " Time that runs out is lost there even at the first move.",
    ]
    assert labels(final) == [["Next game", "Leave match"], ["Replay", "Go through the game", "Review"]]

    await stage.ama.click(final, label="Next game")
    assert labels(next(m for m in stage.messages() if m.id == final.id)) == [
        ["Replay", "Go through the game", "Review"]
    ]
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, your turn: bottom row, A–F.\n")
    assert "Match, best of 3 · game 2 · Ama 0 – 1 Bayo" in stage.last.content.splitlines()
    await resign(stage, stage.bayo)
    await stage.bayo.click(stage.last, label="Next game")
    assert "Match, best of 3 · game 3 · Ama 1 – 1 Bayo" in stage.last.content.splitlines()
    third = await stage.table(3)
    assert (third.south.id, third.north.id) == (stage.ama.id, stage.bayo.id)
    await resign(stage, stage.bayo)

    assert "**Ama wins the match, 2–1!**" in stage.last.content.splitlines()
    assert "All your games so far: Ama 2, Bayo 1." in stage.last.content
    assert labels(stage.last) == [["Rematch"]]
    assert playable(stage.messages()) == []


async def test_the_description_of_each_board_tells_the_score_of_the_match(stage: Stage) -> None:
    board = await stage.begin(match="kumasi")
    assert (board.attachments[0].description or "").endswith(" Match, first to 5 · game 1 · Ama 0 – 0 Bayo.")
    await resign(stage, stage.bayo)
    assert (stage.last.attachments[0].description or "").endswith(
        " Match, first to 5 · game 1 · Ama 1 – 0 Bayo."
    )


async def test_a_rematch_after_a_match_is_another_match_once_both_have_asked(stage: Stage) -> None:
    await stage.begin(match="best-of-3", clock="1h")
    for _ in range(2):
        await resign(stage, stage.bayo)
        if labels(stage.last)[0][0] == "Next game":
            await stage.ama.click(stage.last, label="Next game")
    await stage.ama.click(stage.last, label="Rematch")
    assert playable(stage.messages()) == []
    await stage.bayo.click(stage.last, label="Rematch")
    table = await stage.table(3)
    assert (table.south.id, table.record.clock) == (stage.ama.id, 3600)
    assert "Match, best of 3 · game 1 · Ama 0 – 0 Bayo" in stage.last.content.splitlines()


async def test_a_game_closed_without_a_result_is_played_again_with_the_same_seats(stage: Stage) -> None:
    await stage.begin(match="best-of-3", clock="5m")
    await stage.env.advance_time(6 * 60)
    assert "ran out of time before the second move" in stage.last.content
    assert stage.last.content.splitlines()[-2:] == [
        "Match, best of 3 · game 1 · Ama 0 – 0 Bayo",
        "This game does not count and is played again: either of you can press **Next game**. Ama moves first"
        " in it.",
    ]
    await stage.bayo.click(stage.last, label="Next game")
    assert "Match, best of 3 · game 1 · Ama 0 – 0 Bayo" in stage.last.content.splitlines()
    assert (await stage.table(2)).south.id == stage.ama.id


async def test_once_a_game_has_a_result_time_is_lost_from_the_first_move_on(stage: Stage) -> None:
    await stage.begin(match="best-of-3", clock="5m")
    await resign(stage, stage.bayo)
    await stage.ama.click(stage.last, label="Next game")
    await stage.env.advance_time(6 * 60)
    assert "**Ama wins!** Bayo ran out of time." in stage.last.content
    assert "**Ama wins the match, 2–0!**" in stage.last.content


async def test_two_presses_at_once_start_one_next_game(stage: Stage) -> None:
    await stage.begin(match="best-of-5")
    await resign(stage, stage.bayo)
    final = stage.last
    await stage.press_together((stage.ama, final, NextGame(1)), (stage.bayo, final, NextGame(1)))
    assert len(await stage.bot.desk.games.running(stage.ama.id)) == 1
    assert playable(stage.messages()) == [(2, 0)]
    assert pictures(stage.messages())[-1] == "opon-2-ply-0.png"
    late = await stage.press(stage.bayo, final, NextGame(1))
    assert "The next game of the match has already begun." in told(late)
    assert "The match goes on" in told(await stage.press(stage.bayo, final, Rematch(1)))


async def test_a_challenge_to_a_match_names_its_terms_to_anyone_too(stage: Stage) -> None:
    await stage.ama.slash(stage.channel, "mancala challenge", game="ayoayo", match="yoruba", openings="lot")
    assert (
        "A match as the Yoruba used to play it: the first to win 3 games in a row wins it."
        " It ends after 15 games."
        " The first move alternates from game to game, and a drawn game counts for nobody."
        " The first two moves are drawn by lot, and each lot is played once from each side."
    ) in stage.last.content.splitlines()
    await stage.kofi.click(stage.last, label="Play")
    assert "Match, 3 wins in a row · game 1 · " in stage.last.content


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"openings": "lot"}, "Only in a match of Ayoayo"),
        ({"openings": "lot", "match": "kumasi", "game": "oware"}, "Only in a match of Ayoayo"),
    ],
)
async def test_openings_are_drawn_by_lot_only_in_matches_of_ayoayo(
    stage: Stage, options: dict[str, str], words: str
) -> None:
    result = await stage.challenge(stage.ama, stage.bayo, **options)
    assert words in told(result)
    assert stage.messages() == []


async def test_the_bot_itself_plays_single_games_only(stage: Stage) -> None:
    result = await stage.challenge(stage.ama, stage.bot_member, match="best-of-3")
    assert "I play single games only." in told(result)
    assert stage.messages() == []


def _taken(lot: tuple[int, ...]) -> str:
    """What is told of the seeds that an opening took."""
    game = Game(RULESETS["ayoayo"])
    for pit in lot:
        game.play(pit)
    south, north = game.position.stores
    return f" These moves took seeds: 🔶 {south}, 🔵 {north}." if south + north else ""


async def test_the_opening_drawn_by_lot_is_told_and_played_once_from_each_side(stage: Stage) -> None:
    board = await stage.begin(match="best-of-3", openings="lot")
    first = (await stage.table()).record.moves
    letters = [PIT_LETTERS[pit] for pit in first]
    assert board.content.splitlines()[1:3] == [
        "Ayoayo: Ama has the bottom row 🔶, Bayo the top row 🔵.",
        f"The opening was drawn by lot: {letters[0]} and {letters[1]}." + _taken(first),
    ]
    assert pictures([board]) == ["opon-1-ply-2.png"]
    await resign(stage, stage.ama)
    await stage.bayo.click(stage.last, label="Next game")
    second = await stage.table(2)
    assert (second.south.id, second.record.moves) == (stage.bayo.id, first)
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, your turn")
    again = "The same opening as in the last game, from the other side"
    assert f"{again}: {letters[0]} and {letters[1]}." in stage.last.content
    viewed = (await stage.kofi.slash(stage.channel, "mancala replay", game="2")).response
    assert viewed is not None
    assert f"\nDrawn by lot. Ama played {letters[1]}: " in viewed.content
    pit = PIT_LETTERS[second.game.legal_moves()[0]]
    await stage.play(pit, game_id=2)
    assert "drawn by lot" not in stage.last.content


async def test_a_game_begun_by_lot_calls_whoever_may_be_away(stage: Stage) -> None:
    await stage.bot.store.set_setting("person", stage.ama.id, "mentions", "away")
    await stage.begin(match="best-of-3", openings="lot")
    (call,) = (body for body in stage.requests("POST", "/messages") if str(stage.ama.id) in str(body))
    assert not int(call.get("flags") or 0)


async def test_a_lost_clock_loses_a_game_and_not_the_match(stage: Stage) -> None:
    await stage.begin(match="best-of-3", clock="5m")
    await stage.play("Ca")
    await stage.env.advance_time(6 * 60)
    assert "Match, best of 3 · game 1 · Ama 0 – 1 Bayo" in stage.last.content.splitlines()
    await stage.bayo.click(stage.last, label="Next game")
    assert (await stage.table(2)).record.clock == 300


async def test_time_that_runs_out_right_after_the_lot_closes_the_game_without_a_result(stage: Stage) -> None:
    await stage.begin(match="best-of-3", openings="lot", clock="5m")
    await stage.env.advance_time(6 * 60)
    assert "This game does not count and is played again" in stage.last.content


async def test_a_match_is_resigned_during_a_game(stage: Stage) -> None:
    board = await stage.begin(match="best-of-5")
    more = (await stage.ama.click(board, label="More")).response
    assert more is not None
    await stage.ama.click(more, label="Resign")
    assert labels(more.message) == [["Resign this game", "Resign the match"]]
    await stage.ama.click(more, label="Resign the match")
    assert stage.last.content.splitlines() == [
        f"<@{stage.bayo.id}>, your game of Ayoayo is over.",
        "**Bayo wins!** Ama resigned. In the stores: Ama 0, Bayo 0.",
        "**Bayo wins the match!** Ama resigned it. The games: Ama 0 – 1 Bayo.",
        "All your games so far: Ama 0, Bayo 1.",
    ]
    assert labels(stage.last) == [["Rematch"]]


async def test_a_match_is_resigned_between_two_games(stage: Stage) -> None:
    await stage.begin(match="best-of-5")
    await resign(stage, stage.bayo)
    final = stage.last
    leaving = (await stage.ama.click(final, label="Leave match")).response
    assert leaving is not None
    assert leaving.ephemeral
    assert labels(leaving.message) == [["Resign the match", "Offer to end the match"]]
    await stage.ama.click(leaving, label="Resign the match")
    assert stage.last.content.splitlines() == [
        f"<@{stage.bayo.id}>, your match of Ayoayo is over.",
        "**Bayo wins the match!** Ama resigned it. The games: Ama 1 – 0 Bayo.",
        "All your games so far: Ama 1, Bayo 0.",
    ]
    assert labels(stage.last) == [["Rematch"]]
    assert not buttons(next(m for m in stage.messages() if m.id == final.id))
    assert "This match is over." in told(await stage.press(stage.bayo, final, NextGame(1)))
    await stage.upkeep()
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-final.png", "opon-1-final.png"]


async def test_a_match_is_broken_off_during_a_game_if_both_agree(stage: Stage) -> None:
    board = await stage.begin(match="antigua")
    more = (await stage.ama.click(board, label="More")).response
    assert more is not None
    await stage.ama.click(more, label="Offer to end the match")
    assert stage.last.content == (
        f"<@{stage.bayo.id}>, Ama offers to end the match here, with no winner.\n"
        "-# This stands until the next move."
    )
    await stage.bayo.click(stage.last, label="Accept")
    assert stage.last.content.splitlines() == [
        f"<@{stage.ama.id}>, your game of Ayoayo is over.",
        "**The match is broken off, with no winner.** The games: Ama 0 – 0 Bayo.",
        "All your games so far: Ama 0, Bayo 0.",
    ]
    assert playable(stage.messages()) == []
    viewed = (await stage.ama.slash(stage.channel, "mancala replay")).response
    assert viewed is not None
    assert "closed without a result: its match was broken off." in viewed.content


async def test_a_match_is_broken_off_between_two_games_if_both_agree(stage: Stage) -> None:
    await stage.begin(match="antigua")
    await resign(stage, stage.bayo)
    leaving = (await stage.bayo.click(stage.last, label="Leave match")).response
    assert leaving is not None
    await stage.bayo.click(leaving, label="Offer to end the match")
    offer = stage.last
    assert offer.content == (
        f"<@{stage.ama.id}>, Bayo offers to end the match here, with no winner.\n"
        "-# This stands until the next game begins."
    )
    await stage.ama.click(offer, label="Accept")
    settled = next(m for m in stage.messages() if m.id == offer.id)
    assert settled.content == "Bayo offered to end the match. **Ama has agreed.**"
    assert stage.last.content.splitlines() == [
        f"<@{stage.bayo.id}>, your match of Ayoayo is over.",
        "**The match is broken off, with no winner.** The games: Ama 1 – 0 Bayo.",
        "All your games so far: Ama 1, Bayo 0.",
    ]
    assert labels(stage.last) == [["Rematch"]]


async def test_a_match_can_be_broken_off_alone_after_a_week_in_which_nobody_went_on(stage: Stage) -> None:
    await stage.begin(match="antigua")
    await resign(stage, stage.ama)
    final = stage.last
    early = await stage.press(stage.ama, final, CloseMatch(1))
    assert "when nobody has started its next game for a week" in told(early)
    stage.clock.pass_by(days=7)
    leaving = (await stage.ama.click(final, label="Leave match")).response
    assert leaving is not None
    assert "since the other player has left or nobody has gone on for a week." in leaving.content
    await stage.ama.click(leaving, label="Break it off")
    assert stage.last.content.splitlines()[:2] == [
        f"<@{stage.bayo.id}>, your match of Ayoayo is over.",
        "**The match is broken off, with no winner.** The games: Ama 0 – 1 Bayo.",
    ]


@pytest.mark.parametrize("loser", ["Ama", "Bayo"])
async def test_whoever_breaks_a_match_off_alone_calls_the_other(stage: Stage, loser: str) -> None:
    await stage.begin(match="antigua")
    await resign(stage, stage.ama if loser == "Ama" else stage.bayo)
    stage.clock.pass_by(days=7)
    leaving = (await stage.bayo.click(stage.last, label="Leave match")).response
    assert leaving is not None
    await stage.bayo.click(leaving, label="Break it off")
    assert stage.last.content.startswith(f"<@{stage.ama.id}>, your match of Ayoayo is over.")


async def test_a_match_can_be_broken_off_alone_when_the_other_has_left(stage: Stage) -> None:
    await stage.begin(match="antigua")
    await resign(stage, stage.ama)
    final = stage.last
    stage.guild.remove_member(stage.bayo)
    leaving = (await stage.ama.click(final, label="Leave match")).response
    assert leaving is not None
    assert labels(leaving.message) == [["Resign the match", "Offer to end the match", "Break it off"]]


async def test_no_next_game_begins_against_somebody_who_has_left(stage: Stage) -> None:
    await stage.begin(match="best-of-3")
    await resign(stage, stage.ama)
    stage.guild.remove_member(stage.bayo)
    refused = await stage.ama.click(stage.last, label="Next game")
    assert "Bayo is not in this server any more. “Leave match”" in told(refused)
    assert not await stage.bot.desk.games.running(stage.ama.id)
    assert labels(stage.last)[0] == ["Next game", "Leave match"]


async def test_a_match_whose_channel_is_gone_goes_on_in_another(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin(match="best-of-3")
    await resign(stage, stage.ama)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.env.settle()
    stage.channel = elsewhere
    shown = await stage.bayo.slash(elsewhere, "mancala board")
    assert told(shown).splitlines()[:2] == [
        "The next game of this match cannot begin where the last one was played. It can begin here.",
        "Match, best of 3 · game 1 · Ama 0 – 1 Bayo",
    ]
    await stage.bayo.click(seen(shown), label="Next game")
    assert (await stage.table(2)).record.place.channel_id == elsewhere.id
    assert pictures(stage.messages(elsewhere)) == ["opon-2-ply-0.png"]


async def test_an_offer_between_two_games_lapses_with_the_next_one(stage: Stage) -> None:
    await stage.begin(match="antigua")
    await resign(stage, stage.bayo)
    final = stage.last
    leaving = (await stage.bayo.click(final, label="Leave match")).response
    assert leaving is not None
    await stage.bayo.click(leaving, label="Offer to end the match")
    offer = stage.last
    await stage.ama.click(final, label="Next game")
    lapsed = next(m for m in stage.messages() if m.id == offer.id)
    assert lapsed.content == "Bayo offered to end the match. **The offer no longer stands.**"
    assert not buttons(lapsed)


async def test_a_match_between_two_games_is_listed_shown_again_and_left_by_command(stage: Stage) -> None:
    await stage.begin(match="kumasi", openings="lot")
    assert "(match 0–0) · begun" in told(await stage.bayo.slash(stage.channel, "mancala games"))
    await resign(stage, stage.ama)
    final = stage.last
    listed = told(await stage.bayo.slash(stage.channel, "mancala games"))
    assert listed.startswith(
        "Match of Ayoayo against Ama · you 1, they 0 · waits for its next game: [board]("
    )
    assert str(final.id) in listed
    await stage.bayo.slash(stage.channel, "mancala board")
    assert labels(stage.last)[0] == ["Next game", "Leave match"]
    leaving = (await stage.bayo.slash(stage.channel, "mancala resign")).response
    assert leaving is not None
    assert leaving.content.startswith("Leave the match against Ama?")
    await stage.bayo.click(leaving, label="Resign the match")
    assert "You have no running game" in told(await stage.bayo.slash(stage.channel, "mancala games"))


async def test_a_match_is_played_on_after_restarts_and_when_a_game_was_lost_sight_of(stage: Stage) -> None:
    await stage.begin(match="best-of-3")
    await resign(stage, stage.ama)
    await stage.restart()
    with outage(POST):
        await stage.ama.click(stage.last, label="Next game")
    assert playable(stage.messages()) == []
    await stage.upkeep()
    assert playable(stage.messages()) == [(2, 0)]
    assert not buttons(stage.messages()[-2])


async def test_a_final_board_whose_buttons_could_not_be_taken_loses_them_later(stage: Stage) -> None:
    await stage.begin(match="best-of-3")
    await resign(stage, stage.ama)
    final = stage.last
    with outage(ANSWER):
        await stage.ama.click(final, label="Next game")
    await stage.upkeep()
    assert not buttons(next(m for m in stage.messages() if m.id == final.id))
    assert playable(stage.messages()) == [(2, 0)]


async def test_the_next_game_waits_while_one_of_the_two_has_too_many(stage: Stage) -> None:
    await stage.begin(match="best-of-3")
    await resign(stage, stage.ama)
    final = stage.last
    await stage.begin()
    refused = await stage.ama.click(final, label="Next game")
    assert "You two are already playing in this channel." in told(refused)
    assert buttons(next(m for m in stage.messages() if m.id == final.id))


async def test_a_match_that_waits_is_chosen_by_name_beside_a_running_game(stage: Stage) -> None:
    await stage.begin(match="best-of-3")
    await resign(stage, stage.ama)
    await stage.challenge(stage.ama, stage.kofi, first="challenger")
    await stage.kofi.click(stage.last, label="Accept")
    offered = await stage.ama.autocomplete(stage.channel, "mancala board", "game", "")
    assert [(choice["value"], choice["name"]) for choice in offered] == [
        ("2", "#2 Ayoayo against Kofi, 0–0, your turn"),
        ("1", "#1 match of Ayoayo against Bayo, 0–1, waits for its next game"),
    ]
    await stage.ama.slash(stage.channel, "mancala board", game="1")
    assert labels(stage.last)[0] == ["Next game", "Leave match"]


async def test_of_two_matches_in_a_deleted_channel_either_goes_on(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    for number, other in enumerate((stage.bayo, stage.kofi), start=1):
        await stage.challenge(stage.ama, other, match="best-of-3", first="challenger")
        await other.click(stage.last, label="Accept")
        await stage.bot.desk.games.resign(number, other.id)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.env.settle()
    listed = told(await stage.ama.slash(elsewhere, "mancala games"))
    assert "no board now: `/mancala board` with game #2 shows it" in listed
    assert "You have several games" in told(await stage.ama.slash(elsewhere, "mancala board"))
    shown = seen(await stage.ama.slash(elsewhere, "mancala board", game="2"))
    assert labels(shown)[0] == ["Next game", "Leave match"]
