"""A match in a real browser on a narrow window: a takeback, a draw, the room opened again, and an end."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenRoom
from tests.browser.looking import PATIENCE, channel, choose_command, choose_opponent, look_as, window


def press(page: Page, label: str) -> None:
    channel(page).get_by_role("button", name=label, exact=True).last.click()


def expect_last(page: Page, text: str) -> None:
    expect(channel(page).get_by_text(text).last).to_be_visible(timeout=PATIENCE)


def choose_option(page: Page, option: str, choice: str) -> None:
    """Add an option to the command at hand, and choose one of its values."""
    page.locator(".command-ghost").click()
    page.locator(".command-suggestion", has_text=option).click()
    page.get_by_label(option, exact=True).fill(choice)
    page.locator(".command-suggestion", has_text=choice).click()


def test_a_match_of_three_games_outlives_the_room(browser: Browser, open_room: OpenRoom) -> None:
    with open_room() as address:
        page = window(browser, address, viewer="Ama", width=400)
        choose_command(page, "mancala challenge")
        choose_opponent(page, "Bayo")
        for option, choice in (("first", "Me"), ("clock", "1 hour"), ("match", "Best of 3")):
            choose_option(page, option, choice)
        page.get_by_role("button", name="Send").click()
        expect_last(page, "the first to win 2 games wins it")
        look_as(page, "Bayo")
        press(page, "Accept")
        expect_last(page, "Match, best of 3 · game 1 · Ama 0 – 0 Bayo")
        look_as(page, "Ama")
        press(page, "C · 4")
        expect_last(page, "your turn: top row, a–f")
        press(page, "More")
        press(page, "Ask to take back C")
        expect_last(page, "Ama would like to take back C.")
        look_as(page, "Bayo")
        press(page, "Accept")
        expect_last(page, "Ama took back C.")
        press(page, "More")
        press(page, "Offer a draw")
        expect_last(page, "Bayo offers a draw.")
        look_as(page, "Ama")
        press(page, "Accept")
        expect_last(page, "Match, best of 3 · game 1 · Ama 0 – 0 Bayo · 1 drawn")

    with open_room() as address:
        page = window(browser, address, viewer="Bayo", width=400)
        for number in (2, 3):
            press(page, "Next game")
            expect_last(page, f"Match, best of 3 · game {number} · Ama {number - 2} – 0 Bayo · 1 drawn")
            expect_last(page, "Deadline for this move")
            press(page, "More")
            press(page, "Resign")
            press(page, "Resign this game")
            expect_last(page, "Bayo resigned.")
        expect_last(page, "Ama wins the match, 2–0!")
        expect(channel(page).get_by_role("button", name="Rematch")).to_be_visible(timeout=PATIENCE)
