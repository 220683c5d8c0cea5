"""What a person does and sees in a window of the practice room."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page

PATIENCE = 15_000  # milliseconds


def window(browser: Browser, address: str, *, viewer: str, width: int = 1280) -> Page:
    """The page, seen by one of the people."""
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    settle(page)
    look_as(page, viewer)
    return page


def look_as(page: Page, viewer: str) -> None:
    """Change to somebody else's eyes."""
    with page.expect_response("**/api/action"):
        page.get_by_label("Viewing as").select_option(viewer)
    settle(page)


def settle(page: Page) -> None:
    """Wait until everything in sight has been drawn."""
    page.locator("#preview-app[aria-busy=false]").wait_for()


def composer(page: Page) -> Locator:
    """Where one types."""
    return page.locator("#channel-composer-input")


def choose_command(page: Page, command: str) -> None:
    """Choose a command from the list that opens."""
    composer(page).fill(f"/{command}")
    composer(page).press("Enter")


def choose_opponent(page: Page, name: str) -> None:
    """Choose somebody in the form of a command."""
    page.locator(".command-suggestion", has_text="opponent").click()
    page.get_by_label("opponent", exact=True).fill(name)
    page.locator(".command-suggestion", has_text=name).click()


def challenge(page: Page, opponent: str) -> None:
    """Give the command as the room's welcome says."""
    choose_command(page, "mancala challenge")
    choose_opponent(page, opponent)
    page.get_by_role("button", name="Send").click()


def channel(page: Page) -> Locator:
    """The messages, without the tools around them."""
    return page.get_by_role("log")


def newest_board(page: Page) -> str:
    """The alt text of the last picture in sight."""
    return channel(page).locator("img.attachment-image").last.get_attribute("alt") or ""
