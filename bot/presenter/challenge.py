"""The message that asks somebody to play, and what it says once it is answered."""

from __future__ import annotations

from bot.custom_id import Accept, AskClock, Asked, AskFirst, AskGame, AskNow, Decline, HowToPlay, Withdraw
from bot.names import plain_name
from bot.presenter.clock import clock_line
from bot.presenter.match import terms_line
from bot.presenter.message import Control, Item, Menu, Post, Tone, lit
from bot.rulebook import game_name, ruleset_name, summary
from bot.tables import Clock, First, Issued, Person, clock_named
from bot.texts import Texts
from rules import RULESETS
from storage import Challenge

ASKED_GAMES = tuple(key for key, ruleset in RULESETS.items() if key == ruleset.family)
"""The rulesets to choose from where variants are not offered: each game's own."""


def present_challenge(
    texts: Texts, challenge: Challenge, challenger: Person, opponent: Person | None
) -> Post:
    """The challenge as it stands: open with its buttons, or closed with what became of it.

    Args:
        texts: the language of the channel.
        challenge: the challenge.
        challenger: who asks.
        opponent: who is asked; of a challenge to anyone, who has accepted, and None as long as nobody has.
    """
    name = plain_name(challenger.name)
    lines = [_call(texts, challenge, name), summary(texts, RULESETS[challenge.ruleset])]
    if challenge.match:
        lines.append(terms_line(texts, challenge.match))
    if challenge.state != "open":
        answerer = plain_name(opponent.name) if opponent else ""
        return Post("\n".join([*lines, texts(f"challenge-{challenge.state}", name=name, opponent=answerer)]))
    asked = "anyone" if challenge.opponent_id is None else "you"
    first = texts("challenge-first", first=challenge.first, name=name, asked=asked)
    until = texts("challenge-until", until=f"<t:{challenge.expires_at}:R>")
    pings = () if challenge.opponent_id is None else (challenge.opponent_id,)
    pace = clock_line(texts, challenge.clock, reached=challenge.place.reached)
    lines += [f"{first} {pace}", until]
    return Post("\n".join(lines), rows=(_answers(texts, challenge),), pings=pings)


def _call(texts: Texts, challenge: Challenge, name: str) -> str:
    game = ruleset_name(texts, RULESETS[challenge.ruleset])
    if challenge.opponent_id is None:
        return texts("challenge-call-anyone", name=name, game=game)
    return texts("challenge-call", mention=f"<@{challenge.opponent_id}>", name=name, game=game)


def present_crossing(texts: Texts, issued: Issued, challenger: Person, opponent: Person) -> Post:
    """Says that two people have challenged each other, so that a game begins at once.

    Args:
        texts: the language of the channel.
        issued: the challenge that had stood, and its game.
        challenger: who asked first.
        opponent: who has now asked back.
    """
    game = game_name(texts, RULESETS[issued.challenge.ruleset])
    one, other = plain_name(opponent.name), plain_name(challenger.name)
    return Post(texts("challenge-crossed", one=one, other=other, game=game))


def present_ask(texts: Texts, asked: Asked, opponent_name: str, *, reached: bool) -> Post:
    """Privately: which game, who begins, and how much time there is; the choices so far are lit.

    Args:
        texts: the reader's language.
        asked: the choices so far.
        opponent_name: who is to be challenged.
        reached: the bot is a member where this is asked, and can remind people.
    """
    ruleset = RULESETS[asked.ruleset]
    pace = clock_line(texts, clock_named(asked.clock).seconds, reached=reached)
    content = "\n".join(
        (
            texts("ask-terms", name=plain_name(opponent_name)),
            texts("ask-chosen", game=game_name(texts, ruleset), summary=summary(texts, ruleset)),
            pace,
        )
    )
    return Post(content, rows=(_games(texts, asked), _firsts(texts, asked), *_ask_now(texts, asked)))


def _games(texts: Texts, asked: Asked) -> tuple[Control, ...]:
    return tuple(
        Control(
            AskGame(asked.opponent, key, asked.first, asked.clock),
            game_name(texts, RULESETS[key]),
            lit(key == asked.ruleset),
        )
        for key in ASKED_GAMES
    )


def _firsts(texts: Texts, asked: Asked) -> tuple[Control, ...]:
    return tuple(
        Control(
            AskFirst(asked.opponent, asked.ruleset, first.value, asked.clock),
            texts(f"button-first-{first.name.lower()}"),
            lit(first.value == asked.first),
        )
        for first in First
    )


def _ask_now(texts: Texts, asked: Asked) -> tuple[tuple[Item, ...], ...]:
    clocks = tuple(
        Control(
            AskClock(asked.opponent, asked.ruleset, asked.first, clock.word),
            texts(f"choice-clock-{clock.word}"),
            lit(clock.word == asked.clock),
        )
        for clock in Clock
    )
    now = AskNow(asked.opponent, asked.ruleset, asked.first, asked.clock)
    return (Menu(texts("menu-clock"), clocks),), (Control(now, texts("button-ask-now"), Tone.YES),)


def _answers(texts: Texts, challenge: Challenge) -> tuple[Control, ...]:
    withdraw = Control(Withdraw(challenge.id), texts("button-withdraw"))
    how = Control(HowToPlay(challenge.ruleset), texts("button-how-to-play"))
    if challenge.opponent_id is None:
        return Control(Accept(challenge.id), texts("button-sit-down"), Tone.YES), withdraw, how
    return (
        Control(Accept(challenge.id), texts("button-accept"), Tone.YES),
        Control(Decline(challenge.id), texts("button-decline"), Tone.NO),
        withdraw,
        how,
    )
