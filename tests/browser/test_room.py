"""The practice room in a real browser: two people, two windows, one move."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.looking import (
    PATIENCE,
    challenge,
    channel,
    choose_command,
    look_as,
    newest_board,
    window,
)


def test_two_people_challenge_accept_and_play_a_move_each_in_a_window(browser: Browser, address: str) -> None:
    windows = {
        "Ama": window(browser, address, viewer="Ama"),
        "Bayo": window(browser, address, viewer="Bayo", width=400),
    }

    challenge(windows["Ama"], "Bayo")
    channel(windows["Bayo"]).get_by_role("button", name="Accept").click()
    turn = channel(windows["Ama"]).get_by_text("your turn: bottom row, A–F")
    expect(turn).to_be_visible(timeout=PATIENCE)
    begins = "Ama" if "@Ama" in turn.inner_text() else "Bayo"
    mover, other = windows.pop(begins), *windows.values()

    channel(mover).get_by_role("button", name="C · 4").click()

    expect(channel(other).get_by_text("your turn: top row, a–f")).to_be_visible(timeout=PATIENCE)
    expect(channel(other).get_by_text(f"{begins} played C")).to_be_visible()
    expect(channel(other).get_by_role("button", name="C · 4")).to_have_count(0)
    expect(channel(other).get_by_role("button", name="More")).to_be_in_viewport()
    assert newest_board(other).startswith("Mancala board, North to move.")


def test_whoever_presses_play_first_sits_down_with_the_one_who_looks_for_somebody(
    browser: Browser, address: str
) -> None:
    ama = window(browser, address, viewer="Ama", width=400)
    choose_command(ama, "mancala challenge")
    ama.get_by_role("button", name="Send").click()
    expect(channel(ama).get_by_text("Ama is looking for somebody to play Ayoayo.")).to_be_in_viewport()

    look_as(ama, "Kofi")
    channel(ama).get_by_role("button", name="Play", exact=True).click()

    expect(channel(ama).get_by_text("Kofi has accepted.")).to_be_visible()
    expect(channel(ama).get_by_role("button", name="A · 4")).to_be_in_viewport()


def test_the_buttons_stand_below_the_picture_as_they_do_in_discord(browser: Browser, address: str) -> None:
    ama = window(browser, address, viewer="Ama")
    challenge(ama, "Bayo")
    ama.get_by_label("Viewing as").select_option("Bayo")
    channel(ama).get_by_role("button", name="Accept").click()

    picture = channel(ama).locator("img.attachment-image[width]").bounding_box()
    button = channel(ama).get_by_role("button", name="A · 4").bounding_box()

    assert picture is not None
    assert button is not None
    assert button["y"] >= picture["y"] + picture["height"]
