"""What our buttons say when they are clicked: actions, and the custom ids that carry them.

Every custom id is ``opon:`` and a body: a verb and its values, with colons between. Ids of games and
challenges are never reused, so a button that is clicked days later still means what it meant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final, cast

PREFIX: Final = "opon:"
LARGEST_NUMBER: Final = 2**63 - 1
_WORD = re.compile(r"[a-z][a-z0-9-]{0,29}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")


class MalformedId(ValueError):  # noqa: N818 - names what was read, like MalformedNotation
    """A custom id that is none of ours."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a pit; ``version`` is that of the game on the board that was clicked."""

    game: int
    version: int
    pit: int


@dataclass(frozen=True, slots=True)
class PlayAnyway:
    """The same, having been told that it ends the game by repetition."""

    game: int
    version: int
    pit: int


@dataclass(frozen=True, slots=True)
class PlayAsked:
    """The same, by somebody who wants to be asked first, and has been."""

    game: int
    version: int
    pit: int


@dataclass(frozen=True, slots=True)
class More:
    """Show what else can be done with a game."""

    game: int


@dataclass(frozen=True, slots=True)
class Repost:
    """Post the current board again."""

    game: int


@dataclass(frozen=True, slots=True)
class Replay:
    """Show as a film the move that led to this version of a game."""

    game: int
    version: int


@dataclass(frozen=True, slots=True)
class View:
    """Look at the board after so many moves."""

    game: int
    ply: int


@dataclass(frozen=True, slots=True)
class Step:
    """Go on from the board after so many moves: to the ``first``, ``back``, ``next`` or to the ``last``."""

    game: int
    ply: int
    to: str


@dataclass(frozen=True, slots=True)
class Film:
    """Show a whole game as a film."""

    game: int


@dataclass(frozen=True, slots=True)
class Resign:
    """Ask whether one really gives up."""

    game: int


@dataclass(frozen=True, slots=True)
class ResignSurely:
    """Give up."""

    game: int


@dataclass(frozen=True, slots=True)
class CloseSilent:
    """Close a game whose mover has been silent for a week."""

    game: int


@dataclass(frozen=True, slots=True)
class CloseLeft:
    """Close a game whose other player has left the server."""

    game: int


@dataclass(frozen=True, slots=True)
class Nudge:
    """Remind the other player, who is to move."""

    game: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take one's last move back, against the bot, which does not mind."""

    game: int
    version: int


@dataclass(frozen=True, slots=True)
class MakeOffer:
    """Offer the other player something, as the game stands at this version."""

    game: int
    version: int
    kind: str


@dataclass(frozen=True, slots=True)
class AcceptOffer:
    """Agree to an offer."""

    offer: int


@dataclass(frozen=True, slots=True)
class DeclineOffer:
    """Say no to an offer."""

    offer: int


@dataclass(frozen=True, slots=True)
class WithdrawOffer:
    """Take one's own offer back."""

    offer: int


@dataclass(frozen=True, slots=True)
class Rematch:
    """Ask for the same game again, sides swapped."""

    game: int


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Answer the other's wish for a rematch; not ``Rematch``, so that the call is never taken for a board."""

    game: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept a challenge."""

    challenge: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline a challenge."""

    challenge: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take one's own challenge back."""

    challenge: int


@dataclass(frozen=True, slots=True)
class ShowRefusals:
    """Show from whom one takes challenges."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Take no more challenges from a person; 0 for everyone."""

    person: int


@dataclass(frozen=True, slots=True)
class Allow:
    """Take challenges from a person again; 0 for everyone."""

    person: int


@dataclass(frozen=True, slots=True)
class HowToPlay:
    """Show a ruleset in five lines."""

    ruleset: str


@dataclass(frozen=True, slots=True)
class ReadRules:
    """Turn to a page of a ruleset's rules."""

    ruleset: str
    page: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Change a setting of a ``person`` or a ``server``: whoever clicks, or where they do."""

    owner: str
    setting: str
    value: str


@dataclass(frozen=True, slots=True)
class AllowGames:
    """Allow games ``here`` and in what was chosen before, ``elsewhere`` only, or ``everywhere``."""

    where: str


@dataclass(frozen=True, slots=True)
class CheckServer:
    """Name the permissions that are missing in a server's channels."""


@dataclass(frozen=True, slots=True)
class AskGame:
    """Put a challenge together: with this game."""

    opponent: int
    ruleset: str
    first: str


@dataclass(frozen=True, slots=True)
class AskFirst:
    """Put a challenge together: with this one to begin."""

    opponent: int
    ruleset: str
    first: str


@dataclass(frozen=True, slots=True)
class AskNow:
    """Make the challenge on these terms."""

    opponent: int
    ruleset: str
    first: str


@dataclass(frozen=True, slots=True)
class Analyse:
    """Tell what each move is worth after so many moves."""

    game: int
    ply: int


@dataclass(frozen=True, slots=True)
class ReviewGame:
    """Review a finished game."""

    game: int


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """Go through a reviewed game, from the board after so many moves: as ``Step`` does."""

    game: int
    ply: int
    to: str


@dataclass(frozen=True, slots=True)
class Solve:
    """Try a pit in a puzzle."""

    puzzle: str
    pit: int


@dataclass(frozen=True, slots=True)
class Solution:
    """Show how a puzzle is solved."""

    puzzle: str


@dataclass(frozen=True, slots=True)
class AnotherPuzzle:
    """Show another puzzle of this game, to the one who asks."""

    family: str


@dataclass(frozen=True, slots=True)
class SoloGame:
    """Put a game against the bot together: this game."""

    ruleset: str
    level: str
    first: str


@dataclass(frozen=True, slots=True)
class SoloLevel:
    """Put a game against the bot together: at this level."""

    ruleset: str
    level: str
    first: str


@dataclass(frozen=True, slots=True)
class SoloFirst:
    """Put a game against the bot together: with this one to begin."""

    ruleset: str
    level: str
    first: str


@dataclass(frozen=True, slots=True)
class SoloNow:
    """Begin the game against the bot on these terms."""

    ruleset: str
    level: str
    first: str


Action = (
    Play | PlayAnyway | PlayAsked | More | Repost | Replay | View | Step | Film
    | Resign | ResignSurely | CloseSilent | CloseLeft | Rematch | PlayAgain
    | Nudge | TakeBack | MakeOffer | AcceptOffer | DeclineOffer | WithdrawOffer
    | Accept | Decline | Withdraw | ShowRefusals | Refuse | Allow
    | HowToPlay | ReadRules | Choose | AllowGames | CheckServer | AskGame | AskFirst | AskNow
    | Analyse | ReviewGame | ReviewStep | Solve | Solution | AnotherPuzzle
    | SoloGame | SoloLevel | SoloFirst | SoloNow
)  # fmt: skip

_VERBS: Final = MappingProxyType(
    {
        "play": Play,
        "play-anyway": PlayAnyway,
        "play-asked": PlayAsked,
        "more": More,
        "repost": Repost,
        "replay": Replay,
        "view": View,
        "step": Step,
        "film": Film,
        "resign": Resign,
        "resign-surely": ResignSurely,
        "close": CloseSilent,
        "close-left": CloseLeft,
        "nudge": Nudge,
        "takeback": TakeBack,
        "offer": MakeOffer,
        "offer-accept": AcceptOffer,
        "offer-decline": DeclineOffer,
        "offer-withdraw": WithdrawOffer,
        "rematch": Rematch,
        "play-again": PlayAgain,
        "accept": Accept,
        "decline": Decline,
        "withdraw": Withdraw,
        "refusals": ShowRefusals,
        "refuse": Refuse,
        "allow": Allow,
        "how": HowToPlay,
        "rules": ReadRules,
        "choose": Choose,
        "allow-games": AllowGames,
        "check-server": CheckServer,
        "ask-game": AskGame,
        "ask-first": AskFirst,
        "ask-now": AskNow,
        "analyse": Analyse,
        "review": ReviewGame,
        "review-step": ReviewStep,
        "solve": Solve,
        "solution": Solution,
        "another-puzzle": AnotherPuzzle,
        "solo-game": SoloGame,
        "solo-level": SoloLevel,
        "solo-first": SoloFirst,
        "solo-now": SoloNow,
    }
)
_VERB_OF: Final = MappingProxyType({kind: verb for verb, kind in _VERBS.items()})


def encode(action: Action) -> str:
    """The custom id that carries this action; at most 100 characters."""
    values = (getattr(action, field.name) for field in fields(action))
    return PREFIX + ":".join([_VERB_OF[type(action)], *map(str, values)])


def decode(custom_id: str) -> Action:
    """The action that a custom id carries.

    Raises:
        MalformedId: it is none that ``encode`` writes.
    """
    if not custom_id.startswith(PREFIX):
        raise MalformedId(custom_id)
    verb, *texts = custom_id.removeprefix(PREFIX).split(":")
    kind = _VERBS.get(verb)
    if kind is None or len(texts) != len(fields(kind)):
        raise MalformedId(custom_id)
    values = [_value(field.type, text) for field, text in zip(fields(kind), texts, strict=True)]
    return cast("Action", kind(*values))


def _value(kind: object, text: str) -> int | str:
    if kind == "str" and _WORD.fullmatch(text):
        return text
    if kind == "int" and _NUMBER.fullmatch(text) and int(text) <= LARGEST_NUMBER:
        return int(text)
    raise MalformedId(text)
