"""What is said of time: on the board, in a challenge, and to a mover who is awaited."""

from __future__ import annotations

from bot.names import plain_name
from bot.presenter.message import Post
from bot.tables import Table, clock_of
from bot.texts import Texts


def deadline_line(texts: Texts, table: Table) -> str | None:
    """Until when the mover has time, in the reader's own time; None without a clock."""
    deadline = table.record.deadline
    return None if deadline is None else texts("turn-deadline", when=f"<t:{deadline}:R>")


def clock_line(texts: Texts, seconds: int | None, *, reached: bool = True) -> str:
    """How much time there is for each move, and where the bot can only answer, that it reminds nobody."""
    line = texts("challenge-clock", clock=clock_of(seconds).word)
    if reached or seconds is None:
        return line
    reminders = texts("challenge-no-reminder")
    return f"{line} {reminders}"


def present_reminder(texts: Texts, table: Table, link: str) -> Post:
    """Tells the mover that their time is running out."""
    text = texts(
        "clock-reminder", mention=f"<@{table.mover.id}>", when=f"<t:{table.record.deadline}:R>", link=link
    )
    return Post(text, pings=(table.mover.id,))


def present_nudge(texts: Texts, table: Table, link: str) -> Post:
    """Tells the mover that the other is waiting."""
    name = plain_name(table.opponent_of(table.mover.id).name)
    text = texts("clock-nudge", mention=f"<@{table.mover.id}>", name=name, link=link)
    return Post(text, pings=(table.mover.id,))
