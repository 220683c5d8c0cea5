"""A game with a clock in a real browser: a move is taken back, and a draw agreed."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.looking import PATIENCE, challenge, channel, look_as, newest_board, window


def test_a_move_is_taken_back_and_a_draw_agreed(browser: Browser, address: str) -> None:
    page = window(browser, address, viewer="Ama", width=400)
    challenge(page, "Bayo")
    expect(channel(page).get_by_text("Each move may take 3 days.")).to_be_visible()
    look_as(page, "Bayo")
    channel(page).get_by_role("button", name="Accept").click()
    turn = channel(page).get_by_text("your turn: bottom row, A–F")
    expect(turn).to_be_visible(timeout=PATIENCE)
    expect(channel(page).get_by_text("Deadline for this move").last).to_be_visible()
    mover, other = ("Ama", "Bayo") if "@Ama" in turn.inner_text() else ("Bayo", "Ama")
    look_as(page, mover)
    channel(page).get_by_role("button", name="C · 4").click()
    expect(channel(page).get_by_text("your turn: top row, a–f")).to_be_visible(timeout=PATIENCE)

    channel(page).get_by_role("button", name="More").last.click()
    channel(page).get_by_role("button", name="Ask to take back C").click()
    expect(channel(page).get_by_text(f"{mover} would like to take back C.")).to_be_visible(timeout=PATIENCE)
    look_as(page, other)
    channel(page).get_by_role("button", name="Accept").click()
    expect(channel(page).get_by_text(f"{mover} took back C.")).to_be_visible(timeout=PATIENCE)
    assert newest_board(page).startswith("Mancala board, South to move.")

    channel(page).get_by_role("button", name="More").last.click()
    channel(page).get_by_role("button", name="Offer a draw").click()
    expect(channel(page).get_by_text(f"{other} offers a draw.")).to_be_visible(timeout=PATIENCE)
    look_as(page, mover)
    channel(page).get_by_role("button", name="Accept").click()
    expect(channel(page).get_by_text("It's a draw.")).to_be_visible(timeout=PATIENCE)
