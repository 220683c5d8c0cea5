"""A message before it becomes Discord's: words, a picture, and rows of buttons."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol

from bot.custom_id import Action
from bot.look import Look


class Tone(Enum):
    """How a button looks: the main thing to do, an ordinary one, agreement, or danger."""

    MAIN = "primary"
    PLAIN = "secondary"
    YES = "success"
    NO = "danger"


def lit(chosen: bool) -> Tone:
    """How one of several choices looks."""
    return Tone.MAIN if chosen else Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Control:
    """One button."""

    action: Action
    label: str
    tone: Tone = Tone.PLAIN
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A list from which one thing is chosen; it takes a row of its own.

    Attributes:
        hint: what stands in it while nothing is chosen; at most 150 characters.
        choices: at most 25; the one in force has the main tone.
    """

    hint: str
    choices: tuple[Control, ...]


@dataclass(frozen=True, slots=True)
class PersonMenu:
    """A list of everybody in the server, from which one person is picked; it takes a row of its own.

    Attributes:
        hint: what stands in it while nobody is picked; at most 150 characters.
        action: what is done with that person; they are its only value.
    """

    hint: str
    action: type[Action]


Item = Control | Menu | PersonMenu
Rows = tuple[tuple[Item, ...], ...]
"""The buttons of a message, row by row; at most five in each."""


class Effort(Enum):
    """How long a picture takes to draw: a few milliseconds, some hundred, or seconds."""

    STILL = "still"
    FILM = "film"
    LONG_FILM = "long film"


LONG = 60
"""So many moves and more make a film long."""


def effort_of(moves: int) -> Effort:
    """What a film of so many moves takes."""
    return Effort.LONG_FILM if moves >= LONG else Effort.FILM


class Drawing(Protocol):
    """Draws a picture in the theme that its readers have chosen."""

    def __call__(self, *, theme: str) -> bytes:
        """The file's bytes."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is yet to be drawn.

    Attributes:
        name: the file's name, a new one for every position.
        alt: what it shows, for those who cannot see it; at most 1,024 characters.
        draw: makes the file's bytes; run outside the event loop.
        text: what stands in its place where files may not be sent or are not wanted; None where nothing need.
        caption: words that go with the picture, below those of the message.
        instead: words that go with the text, in place of the caption.
        unwanted: words after those, where the picture's readers want text.
        barred: words after those, where files may not be sent.
        look: how it is shown whatever its readers have chosen; None to show it as they have.
        effort: what it takes to draw; nothing waits for something that takes more.
    """

    name: str
    alt: str
    draw: Drawing
    text: str | None = None
    caption: str = ""
    instead: str = ""
    unwanted: str = ""
    barred: str = ""
    look: Look | None = None
    effort: Effort = Effort.STILL


@dataclass(frozen=True, slots=True)
class Post:
    """A whole message.

    Attributes:
        content: the words.
        picture: the picture below them.
        rows: the buttons and menus, row by row; at most five buttons or one menu in each.
        pings: the only people whom the message may notify.
        lively: those people seem to be looking on just now.
        silent: it makes no sound.
    """

    content: str
    picture: Picture | None = None
    rows: tuple[tuple[Item, ...], ...] = ()
    pings: tuple[int, ...] = ()
    lively: bool = False
    silent: bool = False

    def captioned(self) -> Post:
        """The same with the words that go with its picture."""
        return self._with(self.picture.caption) if self.picture else self

    def without_picture(self, *, barred: bool = False) -> Post:
        """The same with the text board below the words, and no file: it is unwanted, or ``barred``."""
        if self.picture is None:
            return self
        text = f"```\n{self.picture.text}\n```" if self.picture.text else ""
        why = self.picture.barred if barred else self.picture.unwanted
        return replace(self._with(self.picture.instead, why, text), picture=None)

    def _with(self, *more: str) -> Post:
        return replace(self, content="\n".join(filter(None, (self.content, *more))))
