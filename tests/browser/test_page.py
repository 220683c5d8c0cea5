"""The page of the practice room behaves as Discord does, and says what to do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import OpenRoom
from tests.browser.looking import (
    PATIENCE,
    challenge,
    channel,
    choose_command,
    choose_opponent,
    composer,
    look_as,
    window,
)


def test_an_open_window_goes_on_by_itself_when_the_room_is_opened_again(
    browser: Browser, open_room: OpenRoom
) -> None:
    with open_room() as address:
        bayo = window(browser, address, viewer="Bayo")
        challenge(bayo, "Kofi")
        expect(channel(bayo).get_by_role("button", name="Withdraw")).to_be_visible()
        old = channel(bayo).locator(".channel-message").get_attribute("data-message-id")

    with open_room():
        expect(channel(bayo).locator(f"[data-message-id='{old}']")).to_have_count(0, timeout=PATIENCE)
        expect(channel(bayo).get_by_text("Bayo challenges you")).to_be_visible(timeout=PATIENCE)
        expect(bayo.get_by_label("Viewing as").locator("option:checked")).to_have_text("Bayo")


def test_a_command_that_is_typed_and_sent_is_chosen_and_not_said_aloud(
    browser: Browser, address: str
) -> None:
    ama = window(browser, address, viewer="Ama")

    composer(ama).fill("/mancala challenge")
    ama.get_by_role("button", name="Send").click()

    expect(ama.locator(".command-suggestion", has_text="opponent")).to_be_visible()
    expect(channel(ama).locator(".channel-message")).to_have_count(0)


def test_enter_sends_a_challenge_once_somebody_is_chosen(browser: Browser, address: str) -> None:
    ama = window(browser, address, viewer="Ama")
    choose_command(ama, "mancala challenge")
    choose_opponent(ama, "Bayo")

    ama.keyboard.press("Enter")

    expect(channel(ama).get_by_role("button", name="Withdraw")).to_be_visible()


def test_variants_are_offered_before_anything_is_typed(browser: Browser, address: str) -> None:
    ama = window(browser, address, viewer="Ama")
    choose_command(ama, "mancala challenge")
    choose_opponent(ama, "Bayo")
    ama.locator(".command-ghost").click()

    ama.locator(".command-suggestion", has_text="variant").click()

    expect(ama.locator(".command-suggestion")).to_have_count(2)
    expect(ama.locator(".command-suggestion").first).to_contain_text("Ayoayo")


def test_a_list_of_choices_that_is_empty_is_asked_for_once(browser: Browser, address: str) -> None:
    ama = window(browser, address, viewer="Ama")
    asked = []
    ama.on(
        "request",
        lambda request: asked.append(request) if "autocomplete" in (request.post_data or "") else None,
    )
    choose_command(ama, "mancala board")
    ama.locator(".command-ghost").click()

    ama.locator(".command-suggestion", has_text="game").click()

    expect(ama.get_by_text("No options match")).to_be_visible()
    ama.wait_for_timeout(1500)
    assert len(asked) == 1


def test_a_refused_command_is_answered_and_leaves_the_input_empty(browser: Browser, address: str) -> None:
    ama = window(browser, address, viewer="Ama")

    challenge(ama, "Ama")

    expect(channel(ama).get_by_text("You cannot challenge yourself")).to_be_visible()
    expect(ama.locator("#action-status")).to_have_text("Done")
    expect(composer(ama)).to_have_value("")


@pytest.mark.parametrize("width", [400, 1280])
def test_an_empty_channel_tells_the_first_step_at_every_width(
    browser: Browser, address: str, width: int
) -> None:
    ama = window(browser, address, viewer="Ama", width=width)

    expect(channel(ama).get_by_text("Type /mancala challenge, choose it from the list")).to_be_in_viewport()


def test_the_page_is_named_after_the_room_and_credits_what_it_is_made_with(
    browser: Browser, address: str
) -> None:
    ama = window(browser, address, viewer="Ama")

    expect(ama).to_have_title("Opon practice room")
    expect(ama.get_by_role("banner").get_by_text("Opon practice room")).to_be_visible()
    expect(ama.get_by_role("banner").get_by_text("made with SimCord")).to_be_visible()


def test_every_picture_of_a_full_channel_is_there_after_reloading_and_for_everybody(
    browser: Browser, address: str
) -> None:
    ama = window(browser, address, viewer="Ama")
    challenge(ama, "Bayo")
    look_as(ama, "Bayo")
    channel(ama).get_by_role("button", name="Accept").click()
    for boards in range(1, 14):
        expect(channel(ama).locator("img.attachment-image[width]")).to_have_count(boards)
        choose_command(ama, "mancala board")
        ama.get_by_role("button", name="Send").click()

    ama.reload()
    look_as(ama, "Kofi")

    expect(channel(ama).locator("img.attachment-image[width]")).to_have_count(14)
    expect(ama.locator(".media-unavailable")).to_have_count(0)


def test_while_the_engine_starts_the_bot_is_seen_to_think_and_its_late_answer_is_seen(
    browser: Browser, address: str
) -> None:
    ama = window(browser, address, viewer="Ama")
    choose_command(ama, "mancala play")
    ama.get_by_role("button", name="Send").click()
    channel(ama).get_by_role("button", name="Opon begins").click()
    channel(ama).get_by_role("button", name="Play", exact=True).click()
    thinking = ama.get_by_text("Opon is thinking …")
    expect(thinking).to_be_visible()
    expect(channel(ama).get_by_text("your turn: top row")).to_be_visible(timeout=12 * PATIENCE)
    expect(thinking).to_be_hidden()
    expect(ama.locator("#action-status")).to_have_text("Done")
    expect(channel(ama).get_by_role("button", name="How to play").last).to_be_in_viewport()


def test_a_link_to_a_message_leads_to_it_and_not_to_the_real_discord(browser: Browser, address: str) -> None:
    ama = window(browser, address, viewer="Ama")
    challenge(ama, "Bayo")
    look_as(ama, "Bayo")
    channel(ama).get_by_role("button", name="Accept").click()
    channel(ama).get_by_role("button", name="More").click()
    channel(ama).get_by_role("button", name="Post the board again").click()

    link = channel(ama).get_by_role("link", name="# mancala › message")
    expect(link).to_be_visible(timeout=PATIENCE)
    link.click()

    expect(ama.locator(".channel-message.pointed-at")).to_contain_text("your turn")
    assert ama.url.startswith("http://127.0.0.1")


def test_on_a_narrow_window_a_command_with_a_long_description_can_still_be_sent(
    browser: Browser, address: str
) -> None:
    ama = window(browser, address, viewer="Ama", width=400)
    choose_command(ama, "mancala analyse")
    expect(ama.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)
