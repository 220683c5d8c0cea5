"""Why a pit may not be played: to the one who clicked it, and to everybody under the board."""

from __future__ import annotations

from bot.game_names import ruleset_name
from bot.narration.pits import list_pits
from bot.texts import Texts
from rules import PIT_LETTERS, Game, IllegalReason, Ruleset, Side


def explain_refusal(texts: Texts, reason: IllegalReason, pit: int, ruleset: Ruleset) -> str:
    """Why a pit may not be played, for the person who wanted to play it."""
    return texts(
        f"refusal-{_dashed(reason)}",
        pit=PIT_LETTERS[pit],
        owner=Side.owning(pit).name.lower(),
        game=ruleset_name(texts, ruleset),
    )


def row_notice(texts: Texts, game: Game) -> str | None:
    """One line for everybody when feeding, an endless relay or a grand slam forbids a pit with seeds."""
    refused = _refused(game)
    told = {
        IllegalReason.MUST_FEED: game.legal_moves(),
        IllegalReason.ENDLESS: refused.get(IllegalReason.ENDLESS, []),
        IllegalReason.GRAND_SLAM: refused.get(IllegalReason.GRAND_SLAM, []),
    }
    notices = [
        texts(f"notice-{_dashed(reason)}", pits=list_pits(texts, pits), count=len(pits))
        for reason, pits in told.items()
        if reason in refused
    ]
    return " ".join(notices) or None


def _refused(game: Game) -> dict[IllegalReason, list[int]]:
    refused: dict[IllegalReason, list[int]] = {}
    for pit in game.position.mover.pits:
        reason = game.why_illegal(pit)
        if reason is not None:
            refused.setdefault(reason, []).append(pit)
    return refused


def _dashed(reason: IllegalReason) -> str:
    return reason.name.lower().replace("_", "-")
