"""The six pits of whoever is to move, as two rows of buttons in the order of the picture."""

from __future__ import annotations

from collections.abc import Callable

from bot.custom_id import Action
from bot.presenter.message import Control, Tone
from bot.texts import Texts
from rules import PIT_LETTERS, Game, IllegalReason, Side, Termination

BLOCKED_EMOJI = "🚫"
ENDS_GAME_EMOJI = "🔁"


def pit_rows(
    texts: Texts, game: Game, action: Callable[[int], Action]
) -> tuple[tuple[Control, ...], tuple[Control, ...]]:
    """Two rows of three.

    Args:
        texts: the language.
        game: the game, whose mover chooses.
        action: what the button of a pit 0–11 does.
    """
    pits = list(game.position.mover.pits)
    if game.position.mover is Side.NORTH:
        pits.reverse()
    controls = [_control(texts, game, pit, action(pit)) for pit in pits]
    return tuple(controls[:3]), tuple(controls[3:])


def ends_by_repetition(game: Game, pit: int) -> bool:
    """Whether this move brings a position back and so ends the game."""
    outcome = game.outcome_after(pit)
    return outcome is not None and outcome.termination is Termination.REPETITION


def _control(texts: Texts, game: Game, pit: int, action: Action) -> Control:
    """A pit that holds seeds can always be clicked: one that may not be played says why."""
    label = texts("pit-button", pit=PIT_LETTERS[pit], seeds=game.position.pits[pit])
    reason = game.why_illegal(pit)
    if reason is IllegalReason.EMPTY_PIT:
        return Control(action, label, disabled=True)
    if reason is not None:
        return Control(action, label, emoji=BLOCKED_EMOJI)
    return Control(action, label, Tone.MAIN, ENDS_GAME_EMOJI if ends_by_repetition(game, pit) else None)
