"""The message that offers something to the other player, and what it says once that is answered."""

from __future__ import annotations

from bot.custom_id import AcceptOffer, DeclineOffer, WithdrawOffer
from bot.names import plain_name
from bot.presenter.message import Control, Post, Tone
from bot.tables import Offered
from bot.texts import Texts
from rules import PIT_LETTERS, Outcome


def present_offer(texts: Texts, offered: Offered) -> Post:
    """The offer as it stands: open with its buttons, or closed with what became of it."""
    offer, table = offered.offer, offered.table
    asked = table.opponent_of(offer.offerer_id)
    name = plain_name(table.opponent_of(asked.id).name)
    between = "games" if offer.version > table.version else "moves"
    if offer.state != "open":
        closed = texts(f"offer-{offer.state}", name=name, opponent=plain_name(asked.name), between=between)
        return Post(f"{texts(f'offered-{offer.kind}', name=name)} {closed}")
    until = texts("offer-until", between=between)
    lines = (_call(texts, offered, f"<@{asked.id}>", name), until)
    return Post("\n".join(lines), rows=(_answers(texts, offer.id),), pings=(asked.id,))


def _call(texts: Texts, offered: Offered, mention: str, name: str) -> str:
    table = offered.table
    south, north = Outcome.agreed_end(table.position).scores
    pit = PIT_LETTERS[table.last_move.pit] if table.last_move else ""
    return texts(
        f"offer-{offered.offer.kind}",
        mention=mention,
        name=name,
        pit=pit,
        south=plain_name(table.south.name),
        north=plain_name(table.north.name),
        southseeds=south,
        northseeds=north,
    )


def _answers(texts: Texts, offer_id: int) -> tuple[Control, ...]:
    return (
        Control(AcceptOffer(offer_id), texts("button-accept"), Tone.YES),
        Control(DeclineOffer(offer_id), texts("button-decline"), Tone.NO),
        Control(WithdrawOffer(offer_id), texts("button-withdraw")),
    )
