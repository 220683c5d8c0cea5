"""From a click to what it does: the wrapper around every button."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import MappingProxyType
from typing import Any, Final

import discord

from bot.buttons import (
    analysing,
    challenging,
    choosing,
    matching,
    nudging,
    offering,
    playing,
    puzzling,
    reading,
    refusing,
    serving,
    solo,
    watching,
)
from bot.buttons.lapsing import ended_by_time
from bot.buttons.news import tell_news
from bot.custom_id import (
    Accept,
    AcceptOffer,
    Allow,
    AllowGames,
    Analyse,
    AnotherPuzzle,
    AskClock,
    AskFirst,
    AskGame,
    AskNow,
    CheckServer,
    Choose,
    CloseLeft,
    CloseMatch,
    CloseSilent,
    Decline,
    DeclineOffer,
    Film,
    HowToPlay,
    LeaveMatch,
    MakeOffer,
    More,
    NextGame,
    Nudge,
    Play,
    PlayAgain,
    PlayAnyway,
    PlayAsked,
    ReadMarks,
    ReadRules,
    Refuse,
    Rematch,
    Replay,
    Repost,
    Resign,
    ResignMatch,
    ResignSurely,
    ReviewGame,
    ShowRefusals,
    ShowSettings,
    SoloFirst,
    SoloGame,
    SoloLevel,
    SoloNow,
    Solution,
    Solve,
    Step,
    TakeBack,
    View,
    Withdraw,
    WithdrawOffer,
    decode,
)
from bot.desk import Desk
from bot.errors import answer_error
from bot.reply import Interaction

Handler = Callable[[Desk, Interaction, Any], Awaitable[None]]

HANDLERS: Final = MappingProxyType[type, Handler](
    {
        Play: playing.play,
        PlayAnyway: playing.play_anyway,
        PlayAsked: playing.play_asked,
        More: playing.more,
        Repost: playing.repost,
        Replay: watching.replay,
        View: watching.view,
        Step: watching.step,
        Film: watching.film,
        Resign: playing.resign,
        ResignSurely: playing.resign_surely,
        CloseSilent: playing.close_silent,
        CloseLeft: playing.close_left,
        Nudge: nudging.nudge,
        TakeBack: offering.take_back,
        MakeOffer: offering.make,
        AcceptOffer: offering.accept,
        DeclineOffer: offering.decline,
        WithdrawOffer: offering.withdraw,
        Rematch: playing.rematch,
        PlayAgain: playing.rematch,
        NextGame: matching.next_game,
        LeaveMatch: matching.leave,
        ResignMatch: matching.resign,
        CloseMatch: matching.close,
        Accept: challenging.accept,
        Decline: challenging.decline,
        Withdraw: challenging.withdraw,
        AskGame: challenging.ask,
        AskFirst: challenging.ask,
        AskClock: challenging.ask,
        AskNow: challenging.ask_now,
        Analyse: analysing.analyse,
        ReviewGame: analysing.review,
        Solve: puzzling.solve,
        Solution: puzzling.solution,
        AnotherPuzzle: puzzling.another,
        SoloGame: solo.ask,
        SoloLevel: solo.ask,
        SoloFirst: solo.ask,
        SoloNow: solo.begin,
        ShowRefusals: refusing.show_refusals,
        Refuse: refusing.refuse,
        Allow: refusing.allow,
        AllowGames: serving.allow_games,
        CheckServer: serving.check_server,
        HowToPlay: reading.how_to_play,
        ReadMarks: reading.read_marks,
        ReadRules: reading.read_rules,
        Choose: choosing.choose,
        ShowSettings: choosing.show_own,
    }
)


async def press(desk: Desk, interaction: Interaction, custom_id: str, *people: discord.abc.User) -> None:
    """Do what a button says; what goes wrong is answered here, since discord.py would only log it.

    Args:
        desk: the parts.
        interaction: the click.
        custom_id: what it says.
        people: who was picked in a menu.
    """
    try:
        desk.turnstile.admit(interaction.user.id)
        action = decode(custom_id)
        await desk.greet(interaction.user, *people)
        if not await ended_by_time(desk, interaction, action):
            await HANDLERS[type(action)](desk, interaction, action)
        await tell_news(desk, interaction)
    except Exception as error:
        await answer_error(desk, interaction, error)
