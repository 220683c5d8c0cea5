from __future__ import annotations

from typing import Any

import pytest

from bot.rulebook import rulebook
from bot.texts import Texts
from rules import RULESETS
from tests.end_to_end.stage import Stage, buttons, labels


def leaves(command: dict[str, Any]) -> list[dict[str, Any]]:
    options = command.get("options") or []
    subcommands = [option for option in options if option["type"] in (1, 2)]
    return [leaf for option in subcommands for leaf in leaves(option)] or [command]


async def test_every_command_is_declared_for_every_place_and_install(stage: Stage) -> None:
    (body,) = stage.requests("PUT", "/commands")
    assert {command["name"] for command in body} == {"mancala", "Challenge to mancala"}
    for command in body:
        assert command["contexts"] == [0, 1, 2]
        assert command["integration_types"] == [0, 1]


async def test_command_texts_keep_discords_limits(stage: Stage) -> None:
    (body,) = stage.requests("PUT", "/commands")
    for command in body:
        assert len(command["name"]) <= 32
        for leaf in [command, *leaves(command)]:
            for option in [leaf, *leaf.get("options", [])]:
                assert len(option["name"]) <= 32
                assert len(option.get("description", "")) <= 100
                assert all(len(choice["name"]) <= 100 for choice in option.get("choices", []))


async def test_commands_are_sent_again_only_when_they_have_changed(stage: Stage) -> None:
    await stage.restart()
    assert len(list(stage.requests("PUT", "/commands"))) == 1
    await stage.bot.store.set_fact("synced-commands", "something else")
    await stage.restart()
    assert len(list(stage.requests("PUT", "/commands"))) == 2


async def test_games_lists_privately_those_where_it_is_ones_turn_first(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await stage.challenge(stage.kofi, stage.ama, game="oware", first="opponent")
    await stage.ama.click(stage.last, label="Accept")
    result = await stage.ama.slash(stage.channel, "mancala games")
    assert result.response is not None
    assert result.response.ephemeral
    title, first, second = result.response.content.splitlines()
    assert "(2)" in title
    assert "Your turn" in first
    assert "#2 Oware against Kofi" in first
    assert stage.board(2).jump_url in first
    assert "#1 Ayoayo against Bayo · you " in second
    assert stage.board(1).jump_url in second


async def test_games_says_so_when_there_is_none(stage: Stage) -> None:
    result = await stage.ama.slash(stage.channel, "mancala games")
    assert result.response is not None
    assert "no running game" in result.response.content


async def test_a_long_list_of_games_fits_into_a_message(stage: Stage) -> None:
    for _ in range(15):
        channel = stage.guild.create_text_channel("another")
        await stage.ama.slash(channel, "mancala challenge", opponent=stage.bayo)
        assert channel.last_message is not None
        await stage.bayo.click(channel.last_message, label="Accept")
    result = await stage.ama.slash(stage.channel, "mancala games")
    assert result.response is not None
    assert len(result.response.content) <= 2000
    listed = result.response.content.count("against Bayo")
    assert listed >= 8
    assert f"and {15 - listed} more" in result.response.content


async def test_board_posts_the_current_board_again(stage: Stage) -> None:
    old = await stage.begin()
    result = await stage.bayo.slash(stage.channel, "mancala board")
    assert stage.last.id != old.id
    assert buttons(stage.last)
    assert not buttons(next(m for m in stage.messages() if m.id == old.id))
    assert result.response is not None
    assert result.response.ephemeral
    assert stage.last.jump_url in result.response.content


async def test_a_board_posted_again_pings_nobody(stage: Stage) -> None:
    await stage.begin()
    await stage.bayo.slash(stage.channel, "mancala board")
    more = await stage.bayo.click(stage.last, label="More")
    assert more.response is not None
    await stage.bayo.click(more.response, label="Post the board again")
    first, *again = stage.requests("POST", f"/channels/{stage.channel.id}/messages")
    assert first["allowed_mentions"]["users"] == [stage.ama.id]
    assert [body["allowed_mentions"] for body in again] == [{"parse": [], "users": []}] * 2


async def test_board_offers_the_persons_games_and_takes_their_number(stage: Stage) -> None:
    await stage.begin()
    await stage.challenge(stage.kofi, stage.ama, game="oware", first="challenger")
    await stage.ama.click(stage.last, label="Accept")
    offered = await stage.ama.autocomplete(stage.channel, "mancala board", "game", "")
    assert [choice["value"] for choice in offered] == ["1", "2"]
    assert offered[0]["name"] == "#1 Ayoayo against Bayo, 0–0, your turn"
    assert await stage.bayo.autocomplete(stage.channel, "mancala resign", "game", "kofi") == []
    await stage.ama.slash(stage.channel, "mancala board", game="#1")
    assert stage.last.attachments[0].filename.startswith("opon-1-")


@pytest.mark.parametrize("command", ["mancala board", "mancala resign"])
@pytest.mark.parametrize(
    ("game", "words"),
    [("99", "no such game"), ("chess", "no such game"), ("9" * 30, "no such game"), ("-1", "no such game")],
)
async def test_a_game_that_is_none_is_refused(stage: Stage, command: str, game: str, words: str) -> None:
    await stage.begin()
    result = await stage.ama.slash(stage.channel, command, game=game)
    assert result.response is not None
    assert result.response.ephemeral
    assert words in result.response.content


@pytest.mark.parametrize("command", ["mancala board", "mancala resign"])
async def test_somebody_elses_game_and_no_game_are_refused(stage: Stage, command: str) -> None:
    await stage.begin()
    for options, words in [({"game": "1"}, "somebody else's game"), ({}, "no running game")]:
        result = await stage.kofi.slash(stage.channel, command, **options)
        assert result.response is not None
        assert result.response.ephemeral
        assert words in result.response.content


async def test_from_another_channel_the_board_is_posted_in_its_own(stage: Stage) -> None:
    await stage.begin()
    other = stage.guild.create_text_channel("elsewhere")
    result = await stage.ama.slash(other, "mancala board")
    assert not other.history()
    assert result.response is not None
    assert stage.last.jump_url in result.response.content


async def test_resign_asks_first(stage: Stage) -> None:
    await stage.begin()
    result = await stage.ama.slash(stage.channel, "mancala resign")
    assert result.response is not None
    assert result.response.ephemeral
    assert "Bayo wins" in result.response.content
    assert not (await stage.table()).over
    await stage.ama.click(result.response, label="Yes, I resign")
    outcome = (await stage.table()).outcome
    assert outcome is not None
    assert outcome.winner is not None
    assert outcome.winner.name == "NORTH"


@pytest.mark.parametrize("key", RULESETS)
async def test_rules_are_private_and_every_page_can_be_read(stage: Stage, key: str) -> None:
    pages = rulebook(Texts.for_locale("en-US"), RULESETS[key])
    result = await stage.ama.slash(stage.channel, "mancala rules", game=key)
    page = result.response
    assert page is not None
    assert page.ephemeral
    for number, expected in enumerate(pages, start=1):
        assert f"({number} of {len(pages)})" in page.content
        assert expected.text in page.content
        assert bool(page.attachments) == bool(expected.diagram)
        if number < len(pages):
            await stage.ama.click(page, label="Next")


async def test_shared_rules_stay_as_they_are_and_readers_turn_pages_for_themselves(stage: Stage) -> None:
    await stage.ama.slash(stage.channel, "mancala rules", share=True)
    shared = stage.last
    result = await stage.kofi.click(shared, label="Next")
    assert result.response is not None
    assert result.response.ephemeral
    assert "(2 of" in result.response.content
    assert stage.last.content == shared.content


async def test_a_forged_page_past_the_end_shows_the_last(stage: Stage) -> None:
    await stage.ama.slash(stage.channel, "mancala rules", share=True)
    result = await stage.press(stage.kofi, stage.last, "opon:rules:ayoayo:999")
    assert result.response is not None
    pages = len(rulebook(Texts.for_locale("en-US"), RULESETS["ayoayo"]))
    assert f"({pages} of {pages})" in result.response.content
    assert labels(result.response.message) == [["Back", "Next"]]


async def test_help_names_every_command(stage: Stage) -> None:
    result = await stage.ama.slash(stage.channel, "mancala help")
    assert result.response is not None
    assert result.response.ephemeral
    (body,) = stage.requests("PUT", "/commands")
    mancala = next(command for command in body if command["name"] == "mancala")
    for option in mancala["options"]:
        if option["name"] != "help":
            assert f"`/mancala {option['name']}`" in result.response.content
