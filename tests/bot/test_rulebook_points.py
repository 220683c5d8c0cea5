"""Every point of the rules has its sentence in the rulebook of each game for which it holds."""

from __future__ import annotations

import pytest

from bot.rulebook import Page, rulebook
from bot.texts import Texts
from rules import RULESETS

ENGLISH = Texts.for_locale("en-US")

AYOAYO = ("ayoayo", "ayoayo-seed-stays", "ayoayo-owner-keeps")
OWARE = ("oware", "oware-slam-illegal", "oware-slam-takes")
ABAPA = ("abapa", "abapa-slam-wins")
OWARES = OWARE + ABAPA
ALL = AYOAYO + OWARES

POINTS: dict[str, tuple[tuple[str, ...], str, str]] = {
    # The board
    "twelve pits, six a side, four seeds in each: 48 seeds": (
        ALL,
        "The aim",
        "The board has twelve pits, six on each side. Every pit begins with four seeds, 48 in all.",
    ),
    "South owns A–F, North a–f, each left to right from their own seat": (
        ALL,
        "The aim",
        "South has the bottom row, A to F. North has the top row, a to f. "
        "Each row is lettered from left to right as its player sees it",
    ),
    "each player's store is at their right": (
        ALL,
        "The aim",
        "The seeds you win go into your store, the big bowl at your right hand.",
    ),
    "sowing runs counter-clockwise: A B C D E F a b c d e f A …": (
        ALL,
        "Sowing",
        "Sowing runs counter-clockwise: A B C D E F, then a b c d e f, then A again.",
    ),
    "the pit opposite A is f, opposite B is e, and so on": (
        ALL,
        "The aim",
        "so A lies opposite f, B opposite e, and so on.",
    ),
    "South moves first; whoever starts is South": (
        ALL,
        "The aim",
        "South moves first: whoever starts is South.",
    ),
    "a move lifts all the seeds of one of the mover's own pits and sows them one by one": (
        ALL,
        "Sowing",
        "On your turn you lift all the seeds of one pit in your own row. "
        "You sow them one by one into the pits that follow.",
    ),
    "a lap of twelve or more seeds skips the pit it was lifted from, each time it comes round": (
        ALL,
        "Twelve seeds or more",
        "With twelve seeds or more a lap comes all the way round. "
        "It skips the pit it was lifted from, each time it gets there, so that pit stays empty.",
    ),
    # What every ruleset shares
    "the first player to hold 25 seeds wins at once": (
        ALL,
        "The aim",
        "**The first to hold 25 seeds wins at once.**",
    ),
    "24–24 is a draw": (ALL, "The aim", "24–24 is a draw."),
    "with a majority the seeds left on the board belong to nobody": (
        ALL,
        "The end",
        "The game ends at once when a player holds 25 seeds. Seeds still on the board then belong to nobody.",
    ),
    "when the opponent's row is empty, only moves that leave a seed there are legal": (
        ALL,
        "Feeding",
        "If the other row is empty on your turn, you must feed it: "
        "you may only play a move that leaves at least one seed there.",
    ),
    "that is counted after sowing and after capture": (
        ALL,
        "Feeding",
        "What counts is what lies there when the move is done, after sowing and after capturing.",
    ),
    "the accounts of Oware only say “sows there”, which differs only where a grand slam may capture": (
        OWARES,
        "Where sources are silent",
        "On feeding, the accounts of Oware only ask to sow into the empty row. "
        "Here a seed must still lie there after the capture, "
        "which makes a difference only where a grand slam may capture.",
    ),
    "a player to move with no legal move is stuck and the game ends": (
        ALL,
        "The end",
        "It also ends when the player to move is stuck: no move is allowed.",
    ),
    "who cannot feed is stuck": (
        ALL,
        "Feeding",
        "If no move can do it, you are stuck and the game ends.",
    ),
    "when a position comes back with the same player to move, each takes the seeds in their own row": (
        ALL,
        "The end",
        "And it ends when a position comes back with the same player to move. "
        "Each player takes the seeds in their own row.",
    ),
    "only the account of Abapa says so; without it a game need not end": (
        ALL,
        "Where sources are silent",
        "Only the account of Oware Abapa says what happens when a position comes back. "
        "The others are silent, but without such a rule a game need never end, "
        "so it holds in all games here.",
    ),
    "in Ayoayo it is rare but does happen": (
        AYOAYO,
        "Where sources are silent",
        "With relays a position rarely comes back, but it does happen.",
    ),
    "the seeds are counted at the end": (
        ALL,
        "The end",
        "When those seeds are taken, the stores are counted: more than 24 wins, and 24–24 is a draw.",
    ),
    "no seed is sown into a store and no turn is given twice": (
        ALL,
        "Sowing",
        "Nothing is ever sown into the stores, and there are no extra turns.",
    ),
    # Ayoayo
    "Ayoayo follows Laurence Russ, Mancala Games, 1984": (
        AYOAYO,
        "Where sources differ",
        "The usual rules of Ayoayo here follow Laurence Russ, *Mancala Games* (1984)",
    ),
    "a lap that ends in a pit with seeds, on either side, is lifted and sown on from the next pit": (
        AYOAYO,
        "Sowing",
        "If the last seed falls in a pit that already held seeds, on either side, "
        "you lift that whole pit and sow on from the next one.",
    ),
    "each lap skips only the pit that lap was lifted from": (
        AYOAYO,
        "Twelve seeds or more",
        "In a relay each lap skips only the pit that this lap itself was lifted from.",
    ),
    "the move ends when a last seed falls in an empty pit": (
        AYOAYO,
        "Sowing",
        "The move ends when a last seed falls in an empty pit.",
    ),
    "a last seed in an empty pit of one's own takes the pit opposite if it holds seeds": (
        AYOAYO,
        "Capturing",
        "When your move ends in an empty pit of your own row, look at the pit opposite. "
        "If it holds seeds, you win them.",
    ),
    "the capturing seed is taken too": (
        ("ayoayo", "ayoayo-owner-keeps"),
        "Capturing",
        "You also win the seed that captured: the last one you sowed.",
    ),
    "otherwise nothing is taken; one opposing pit at most is captured in a move": (
        AYOAYO,
        "Capturing",
        "Otherwise nothing is taken. A move captures one pit of the other row at most.",
    ),
    "no grand-slam rule: such a capture stands, and the opponent is then stuck": (
        AYOAYO,
        "Capturing a whole row",
        "There is no special rule against it: it captures like any other move. "
        "It leaves your opponent with nothing to play, and the game is over.",
    ),
    "a relay that returns to a situation it has been in would never end and is not legal": (
        AYOAYO,
        "Endless moves",
        "A relay can come back to where it has been: the same seeds in every pit, and the same pit to lift. "
        "It would then go round for ever, so that move may not be played.",
    ),
    "a legal relay can be very long: 241 laps and 852 seeds are known; no limit on laps": (
        AYOAYO,
        "Endless moves",
        "There is no limit on laps: one relay from ordinary play has 241 laps and sows 852 seeds, "
        "and it is allowed.",
    ),
    "Ayoayo, stuck: all seeds left go to the opponent of the stuck player": (
        ("ayoayo", "ayoayo-seed-stays"),
        "The end",
        "All the seeds left on the board then go to the opponent of the stuck player.",
    ),
    "ayoayo-seed-stays: the capturing seed stays on the board": (
        ("ayoayo-seed-stays",),
        "Capturing",
        "The seed that captured, the last one you sowed, stays on the board.",
    ),
    "ayoayo-owner-keeps: leftovers go to the player in whose row they lie": (
        ("ayoayo-owner-keeps",),
        "The end",
        "Each player then takes the seeds left in their own row.",
    ),
    "the differences between the sources of Ayoayo are named": (
        ("ayoayo",),
        "Where sources differ",
        "**Ayoayo (capturing seed stays)**\n"
        "- Capture: a last seed in one's own empty pit takes the seeds in the pit opposite, but stays\n\n"
        "**Ayoayo (owner keeps)**\n"
        "- When a player is stuck: each takes the seeds in their own row",
    ),
    # Oware
    "Oware, one lap: the move ends with the last seed": (
        OWARES,
        "Sowing",
        "Each move is one lap: it ends with the last seed.",
    ),
    "a single lap cannot be endless": (
        OWARES,
        "Endless moves",
        "There are none: a move is one lap, and it always ends with the last seed.",
    ),
    "a last seed that makes exactly 2 or 3 takes the pit, and those before it until a pit fails": (
        OWARES,
        "Capturing",
        "If your last seed brings a pit in the other row to exactly two or three, you win those seeds. "
        "Then look at the pit just before it: if that is also in the other row and holds two or three, "
        "you win it too. Go on backwards until a pit does not have two or three.",
    ),
    "a capture that would take every seed in the opponent's row is a grand slam": (
        OWARES,
        "Capturing a whole row",
        "A capture that would take every seed in the other row is called a grand slam.",
    ),
    "Oware, a grand slam takes nothing; the move stands": (
        ("oware", "abapa"),
        "Capturing a whole row",
        "You may play such a move, but it takes nothing.",
    ),
    "oware-slam-illegal: such a move may not be played": (
        ("oware-slam-illegal",),
        "Capturing a whole row",
        "Such a move may not be played.",
    ),
    "oware-slam-takes: it captures like any other": (
        ("oware-slam-takes",),
        "Capturing a whole row",
        "it captures like any other move.",
    ),
    "Oware, stuck: each player takes the seeds in their own row": (
        OWARE,
        "The end",
        "Each player then takes the seeds left in their own row.",
    ),
    # Oware Abapa
    "Abapa, stuck: all the seeds left go to the stuck player's opponent": (
        ABAPA,
        "The end",
        "All the seeds left on the board then go to the opponent of the stuck player.",
    ),
    "abapa-slam-wins: a grand slam captures only if it brings the mover to 25 or more": (
        ("abapa-slam-wins",),
        "Capturing a whole row",
        "It captures only if it brings you to 25 seeds or more, which ends the game.",
    ),
    "the accounts of Oware and Abapa differ on a stuck player": (
        ("oware",),
        "Where sources differ",
        "**Oware Abapa**\n- When a player is stuck: the opponent takes all the seeds left",
    ),
}

BOOKS: dict[str, tuple[Page, ...]] = {key: rulebook(ENGLISH, ruleset) for key, ruleset in RULESETS.items()}


@pytest.mark.parametrize(("keys", "title", "sentence"), POINTS.values(), ids=POINTS.keys())
def test_a_point_of_the_rules_is_said_wherever_it_holds(
    keys: tuple[str, ...], title: str, sentence: str
) -> None:
    for key in keys:
        assert sentence in next(page.text for page in BOOKS[key] if page.title == title)


def test_the_points_speak_of_every_ruleset() -> None:
    assert set(ALL) == RULESETS.keys()
