"""What somebody is told beside what they asked for, since they could not be written to."""

from __future__ import annotations

from bot.desk import Desk, texts_for
from bot.reply import Interaction, tell
from bot.showing import answer_may_fail


async def tell_news(desk: Desk, interaction: Interaction) -> None:
    """Tell somebody privately that the place of a running game is gone; what fails waits."""
    with answer_may_fail():
        kept = await desk.messenger.kept_for(interaction.user.id, texts_for(interaction))
        if kept:
            post, news = kept
            await tell(interaction, post)
            await desk.messenger.told(news)
