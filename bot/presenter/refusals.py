"""The private message in which somebody says from whom they take challenges."""

from __future__ import annotations

from bot.custom_id import Allow, Refuse, ShowRefusals, ShowSettings
from bot.names import bare_name, plain_name
from bot.presenter.message import Control, Item, PersonMenu, Post, Tone
from bot.tables import Person, Refusals
from bot.texts import Texts
from storage import EVERYONE

IN_A_ROW = 5


def present_refusals(texts: Texts, refusals: Refusals) -> Post:
    """From whom challenges are taken, with buttons to change it, and the way to the other settings."""
    lines = [texts("refusals-title"), texts("refusals-everyone", taken="no" if refusals.everyone else "yes")]
    if refusals.refused:
        names = ", ".join(plain_name(person.name) for person in refusals.refused)
        lines.append(texts("refusals-people", names=names))
    if refusals.more:
        lines.append(texts("refusals-more", count=refusals.more))
    everyone = (
        Control(Allow(EVERYONE), texts("button-allow-everyone"), _lit(not refusals.everyone)),
        Control(Refuse(EVERYONE), texts("button-refuse-everyone"), _lit(refusals.everyone)),
        Control(ShowSettings(), texts("button-own-settings")),
    )
    allowing = [
        Control(Allow(person.id), texts("button-allow", name=bare_name(person.name)))
        for person in refusals.refused
    ]
    refusing = [refuse_control(texts, person) for person in refusals.others]
    anybody = PersonMenu(texts("menu-refuse"), Refuse)
    rows: tuple[tuple[Item, ...], ...] = (everyone, *_rows(allowing), *_rows(refusing), (anybody,))
    return Post("\n".join(lines), rows=rows)


def present_declined(texts: Texts, challenger: Person) -> Post:
    """What one who has declined may want to do."""
    return Post(
        texts("declined-done", name=plain_name(challenger.name)),
        rows=((refuse_control(texts, challenger), Control(ShowRefusals(), texts("button-refusals"))),),
    )


def refuse_control(texts: Texts, person: Person) -> Control:
    """The button that refuses one person's challenges."""
    return Control(Refuse(person.id), texts("button-refuse", name=bare_name(person.name)), Tone.NO)


def _rows(controls: list[Control]) -> tuple[tuple[Control, ...], ...]:
    return tuple(tuple(controls[at : at + IN_A_ROW]) for at in range(0, len(controls), IN_A_ROW))


def _lit(chosen: bool) -> Tone:
    return Tone.MAIN if chosen else Tone.PLAIN
