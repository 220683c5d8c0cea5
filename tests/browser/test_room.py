"""The practice room in a real browser: two people, two windows, one move."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

HOUSE = Path(__file__).parent.parent.parent
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))),
    "/usr/bin/chromium",
)
FLAGS = (
    "--no-sandbox",  # Chromium refuses its sandbox to root, which is who runs this in a container
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 15_000  # milliseconds


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where the room is, run as a new user runs it, on a database of its own."""
    room = subprocess.Popen(
        [sys.executable, "-m", "bot", "--room"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=HOUSE,
        env={**os.environ, "DATABASE_PATH": str(tmp_path / "opon.sqlite3"), "ROOM_PORT": "8799"},
    )
    assert room.stdout is not None
    try:
        yield next(line.strip() for line in room.stdout if "http://127.0.0.1:" in line)
    finally:
        room.terminate()
        room.communicate(timeout=20)


@pytest.fixture
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


def window(browser: Browser, address: str, *, viewer: str, width: int) -> Page:
    """The page, seen by one of the people."""
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.locator("#preview-app[aria-busy=false]").wait_for()
    page.get_by_label("Viewing as").select_option(viewer)
    expect(page.locator("#action-status")).to_have_text("Preview ready")
    return page


def challenge(page: Page, opponent: str) -> None:
    """Give the command as the room's welcome says."""
    composer = page.locator("#channel-composer-input")
    composer.fill("/mancala challenge")
    composer.press("Enter")
    page.get_by_label("opponent, required").fill(opponent)
    page.locator(".command-suggestion", has_text=opponent).click()
    page.get_by_role("button", name="Send").click()


def channel(page: Page) -> Locator:
    """The messages, without the tools around them."""
    return page.get_by_role("log")


def newest_board(page: Page) -> str:
    """The alt text of the last picture in sight."""
    return channel(page).locator("img.attachment-image").last.get_attribute("alt") or ""


def test_two_people_challenge_accept_and_play_a_move_each_in_a_window(browser: Browser, address: str) -> None:
    windows = {
        "Ama": window(browser, address, viewer="Ama", width=1280),
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


def test_the_buttons_stand_below_the_picture_as_they_do_in_discord(browser: Browser, address: str) -> None:
    ama = window(browser, address, viewer="Ama", width=1280)
    challenge(ama, "Bayo")
    ama.get_by_label("Viewing as").select_option("Bayo")
    channel(ama).get_by_role("button", name="Accept").click()

    picture = channel(ama).locator("img.attachment-image[width]").bounding_box()
    button = channel(ama).get_by_role("button", name="A · 4").bounding_box()

    assert picture is not None
    assert button is not None
    assert button["y"] >= picture["y"] + picture["height"]
