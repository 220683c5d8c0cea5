"""A channel with three people and the real bot in it, driven as people drive it."""

from __future__ import annotations

import random
import sys
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor
from simcord.backend import Backend, serializers
from simcord.builders import UserHandle
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult

from bot.app import build_bot
from bot.client import Opon
from bot.config import Config
from bot.custom_id import Action, Play, Replay, ReviewGame, View, decode, encode
from bot.tables import Table
from engine import Worker
from rules import PIT_LETTERS

PEOPLE = ("Ama", "Bayo", "Kofi")
CHANNEL_NAME = "games"
THINKER = (sys.executable, "-m", "tests.end_to_end.thinker")
SETTLE_SECONDS = 60
"""How long the bot may take for an answer: what is tested is that it comes, and machines are shared."""


@dataclass
class StageClock:
    """The simulated Discord's time, which tests can push ahead without living through it."""

    env: Env | None = None
    ahead: float = 0.0

    def __call__(self) -> float:
        """Seconds since 1970."""
        assert self.env is not None
        return self.env.now().timestamp() + self.ahead

    def pass_by(self, **amount: float) -> None:
        """Let time pass, in the words of ``timedelta``."""
        self.ahead += timedelta(**amount).total_seconds()


@dataclass
class Stage:
    """Everything that a test of the whole bot touches."""

    env: Env
    bot: Opon
    config: Config
    clock: StageClock
    guild: GuildHandle
    channel: ChannelHandle
    ama: MemberActor
    bayo: MemberActor
    kofi: MemberActor
    bots: list[Opon] = field(default_factory=list)

    @property
    def bot_member(self) -> MemberActor:
        """The bot as somebody who can be named in a command."""
        assert self.bot.user is not None
        user = self.env.backend.users[self.bot.user.id]
        return MemberActor(self.env, self.guild, UserHandle(self.env, user))

    async def restart(self) -> None:
        """End the bot and start a new one on the same database and the same Discord."""
        await self.bot.store.close()
        self.bot = new_bot(self.config, self.clock)
        self.bots.append(self.bot)
        await self.env.restart_bot(self.bot)
        await self.env.settle()

    async def upkeep(self) -> None:
        """Let the bot do what it does every few minutes."""
        await self.env.advance_time(5 * 60)

    async def live_through(self, **amount: float) -> None:
        """Let time pass, in the words of ``timedelta``, in which the bot is there and does nothing else."""
        self.clock.pass_by(**amount)
        await self.bot.store.set_fact("alive", str(int(self.clock())))
        await self.env.advance_time(60)

    def messages(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """Everything that stands in the channel."""
        return (channel or self.channel).history()

    @property
    def last(self) -> discord.Message:
        """The newest message in the channel."""
        message = self.channel.last_message
        assert message is not None
        return message

    async def table(self, game_id: int = 1) -> Table:
        """A game as it is stored."""
        return await self.bot.desk.games.table(game_id)

    async def challenge(self, one: MemberActor, other: MemberActor, **options: Any) -> InteractionResult:
        """``/mancala challenge``."""
        return await one.slash(self.channel, "mancala challenge", opponent=other, **options)

    async def begin(self, game: str = "ayoayo", **options: Any) -> discord.Message:
        """A game in which Ama sits South and Bayo North; returns its first board."""
        await self.challenge(self.ama, self.bayo, game=game, first="challenger", **options)
        await self.bayo.click(self.last, label="Accept")
        return self.last

    async def play(self, letters: str, game_id: int = 1) -> discord.Message:
        """Play moves at a human pace, each by whoever is to move; returns the board after them."""
        for letter in letters:
            self.clock.pass_by(seconds=1)
            await self.click_pit(letter, game_id)
        return self.board(game_id)

    async def click_pit(self, letter: str, game_id: int = 1) -> InteractionResult:
        """Whoever is to move clicks a pit on the newest message that offers it."""
        table = await self.table(game_id)
        actor = next(person for person in (self.ama, self.bayo, self.kofi) if person.id == table.mover.id)
        custom_id = encode(Play(game_id, table.version, PIT_LETTERS.index(letter)))
        offers = (m for m in reversed(self.messages()) if custom_id in custom_ids(m))
        return await actor.click(next(offers), custom_id=custom_id)

    def board(self, game_id: int = 1) -> discord.Message:
        """The newest message that shows a game's board."""
        return next(m for m in reversed(self.messages()) if _shows(m, game_id))

    async def press(
        self, actor: MemberActor, message: discord.Message | dict[str, Any], action: Action | str
    ) -> InteractionResult:
        """Click a button that the person's Discord still shows, though the message may have lost it."""
        return await actor._dispatch_interaction(
            InteractionType.MESSAGE_COMPONENT,
            self.channel,
            _component(action),
            extra={"message": self.as_seen(message, action)},
            source_message_id=int(message["id"]) if isinstance(message, dict) else message.id,
        )

    async def press_together(self, *clicks: tuple[MemberActor, discord.Message, Action]) -> None:
        """Clicks that arrive before any of them has been answered."""
        for actor, message, action in clicks:
            record, payload = simcord.interactions.base_payload(
                self.env.backend,
                type=InteractionType.MESSAGE_COMPONENT,
                channel_id=self.channel.id,
                guild_id=self.guild.id,
                user_id=actor.id,
                data=_component(action),
            )
            record.source_message_id = message.id
            self.env.backend.emit("INTERACTION_CREATE", {**payload, "message": self.as_seen(message, action)})
        await self.env.settle()

    def as_seen(self, message: discord.Message | dict[str, Any], action: Action | str) -> dict[str, Any]:
        """A message as somebody's Discord holds it, with this button on it."""
        if isinstance(message, dict):
            return message
        stored = self.env.backend.get_message(message.channel.id, message.id)
        payload = deepcopy(dict(serializers.message_payload(self.env.backend, stored)))
        button = {"type": 2, "style": 1, "label": "?", **_component(action)}
        payload["components"] = [{"type": 1, "components": [button]}]
        return payload

    def requests(self, method: str, ending: str) -> Iterator[Any]:
        """The bodies of the requests that the bot has sent, by method and the end of the path."""
        for request in self.env.http_requests:
            if request.method == method and request.path.endswith(ending):
                yield request.json


@asynccontextmanager
async def opened_stage(
    folder: Path, world: Backend | None = None, *, engine: bool = True
) -> AsyncIterator[Stage]:
    """The real bot among three people in one channel, until the block is left.

    Args:
        folder: where the database is, or will be.
        world: the Discord that an earlier bot has left behind; None for a new one.
        engine: whether the bot can play itself.
    """
    clock, config = StageClock(), replace(config_in(folder), engine=engine)
    bot = new_bot(config, clock)
    env = clock.env = Env(bot, settle_timeout=SETTLE_SECONDS)
    if world is None:
        _furnish(env)
    else:
        env.backend = world
    await env.start()
    stage = _stage_in(env, bot, config, clock)
    try:
        yield stage
    finally:
        await env.shutdown()
        for started in stage.bots:
            await started.close()


def _furnish(env: Env) -> None:
    guild = env.create_guild()
    for name in PEOPLE:
        guild.add_member(env.create_user(name))
    guild.create_text_channel(CHANNEL_NAME)


def _stage_in(env: Env, bot: Opon, config: Config, clock: StageClock) -> Stage:
    guild = GuildHandle(env, *env.backend.guilds.values())
    people = {user.name: user for user in env.backend.users.values()}
    ama, bayo, kofi = (MemberActor(env, guild, UserHandle(env, people[name])) for name in PEOPLE)
    channel = guild.channels[CHANNEL_NAME]
    return Stage(env, bot, config, clock, guild, channel, ama, bayo, kofi, bots=[bot])


def new_bot(config: Config, clock: StageClock) -> Opon:
    """The bot with chance that repeats itself, and an engine that plays the first pit it may."""
    worker = Worker(config.engine_folder, command=THINKER) if config.engine else None
    return build_bot(config, clock=clock, rng=random.Random(1), worker=worker)


def config_in(folder: Path) -> Config:
    """Settings of a test: a real database file of its own."""
    return Config(database_path=folder / "opon.sqlite3")


def buttons(message: discord.Message) -> list[list[discord.Button]]:
    """The buttons of a message, row by row."""
    return [
        [item for item in row.children if isinstance(item, discord.Button)]
        for row in message.components
        if isinstance(row, discord.ActionRow)
    ]


def custom_ids(message: discord.Message) -> list[str]:
    """What the buttons of a message carry."""
    return [button.custom_id or "" for row in buttons(message) for button in row]


def leads_on(message: discord.Message) -> bool:
    """Whether a message has any button but those with which one looks back on a game."""
    actions = map(decode, custom_ids(message))
    return not all(isinstance(action, (Replay, View, ReviewGame)) for action in actions)


def labels(message: discord.Message) -> list[list[str]]:
    """What the buttons of a message say."""
    return [[button.label or "" for button in row] for row in buttons(message)]


def pictures(messages: Iterable[discord.Message]) -> list[str]:
    """The files attached to some messages, in their order."""
    return [attachment.filename for message in messages for attachment in message.attachments]


def playable(messages: Iterable[discord.Message]) -> list[tuple[int, int]]:
    """Game and version of each message that has pit buttons, in their order."""
    actions = [[decode(custom_id) for custom_id in custom_ids(message)] for message in messages]
    boards = [{(pit.game, pit.version) for pit in pits if isinstance(pit, Play)} for pits in actions]
    return [board for shown in boards for board in shown]


def seen(result: InteractionResult) -> discord.Message:
    """The private message that somebody got: after the answer, or the answer itself."""
    message = result.followups[0] if result.followups else result.response
    assert message is not None
    assert message.ephemeral
    return message.message


def told(result: InteractionResult) -> str:
    """What somebody was told privately."""
    return seen(result).content


def _component(action: Action | str) -> dict[str, Any]:
    custom_id = action if isinstance(action, str) else encode(action)
    return {"custom_id": custom_id, "component_type": ComponentType.BUTTON.value}


def _shows(message: discord.Message, game_id: int) -> bool:
    return any(attachment.filename.startswith(f"opon-{game_id}-") for attachment in message.attachments)
