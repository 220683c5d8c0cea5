"""What holds for every message that we make: Discord's limits, whatever the game and the names."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.custom_id import Asked, encode
from bot.presenter.analysis import present_judged
from bot.presenter.board import present_turn
from bot.presenter.challenge import present_ask, present_challenge
from bot.presenter.check import present_check
from bot.presenter.final import present_final
from bot.presenter.games import present_games
from bot.presenter.lesson import present_how_to_play, present_rules
from bot.presenter.match import present_waiting
from bot.presenter.menu import (
    present_leaving,
    present_more,
    present_rematch_wish,
    present_repetition_question,
    present_resign_question,
)
from bot.presenter.message import Control, Menu, Post
from bot.presenter.offer import present_offer
from bot.presenter.refusals import present_declined, present_refusals
from bot.presenter.replay import present_replay
from bot.presenter.review import present_review, present_reviewed
from bot.presenter.settings import present_own_settings, present_server_settings
from bot.presenter.view import present_film, present_view
from bot.tables import Judged, Match, Offered, OfferKind, Person, Refusals, Table
from bot.tables.table import ending_of
from bot.texts import Texts
from engine import MoveValue, Review, Verdict
from rules import MATCH_FORMATS, RULESETS, Game, Outcome, Side, Termination
from storage import (
    Challenge,
    Event,
    GameRecord,
    MatchGame,
    MatchRecord,
    MatchTerms,
    Offer,
    Place,
    Standing,
)
from tests.renderer.scenes import LONGEST as LONGEST_RELAY

TEXTS = Texts.for_locale("en-US")
LONGEST = 2**63 - 1
NAMES = ("W" * 32, "@everyone *_~`|> **" + "#" * 13)
SEED = random.SystemRandom().randrange(10**6)


def table(ruleset: str, pits: list[int], *, over: bool) -> Table:
    game = Game.replay(RULESETS[ruleset], pits)
    outcome = game.outcome() or Outcome.resignation(Side.NORTH, game.position)
    record = GameRecord(
        id=LONGEST,
        place=Place(LONGEST, LONGEST),
        south_id=LONGEST,
        north_id=LONGEST - 1,
        ruleset=ruleset,
        created_at=0,
        rematch_of=None,
        events=tuple(Event(pit, ply, 2**33) for ply, pit in enumerate(pits, start=1)),
        ended_at=1 if over else None,
        ending=ending_of(outcome) if over else None,
    )
    return Table(record, game, Person(LONGEST, NAMES[0]), Person(LONGEST - 1, NAMES[1]))


def random_tables(ruleset: str) -> Iterator[Table]:
    """Every position of a random game."""
    chance = random.Random(f"{SEED}{ruleset}")
    game, pits = Game(RULESETS[ruleset]), list[int]()
    while game.outcome() is None:
        yield table(ruleset, pits, over=False)
        pits.append(chance.choice(game.legal_moves()))
        game.play(pits[-1])
    yield table(ruleset, pits, over=True)


def in_match(shown: Table, key: str, wins: str, *, resigned: bool = False) -> Table:
    """A game after others of its match, each won by the first player (1) or the second (2), or drawn (=)."""
    first, second = shown.south.id, shown.north.id
    won_by = {"1": first, "2": second, "=": None}
    before = [
        MatchGame(LONGEST, number, "stuck", won_by[letter]) for number, letter in enumerate(wins, start=1)
    ]
    ending = shown.record.ending
    own = MatchGame(shown.id, len(wins) + 1, ending.reason if ending else None, first if ending else None)
    closing = (0, second, shown.id) if resigned else (None, None, None)
    terms = MatchTerms(key, by_lot=True)
    match = MatchRecord(LONGEST, terms, first, second, 0, (*before, own), *closing)
    record = replace(shown.record, match_id=LONGEST, number=own.number, match_closed=resigned)
    return replace(shown, record=record, match=Match(match, own.number))


def posts_of_matches(ruleset: str) -> Iterator[Post]:
    running, over = table(ruleset, [2], over=False), table(ruleset, [2], over=True)
    for key in MATCH_FORMATS:
        for wins in ("", "=2", "12==="):
            shown = in_match(running, key, wins)
            yield present_turn(TEXTS, shown, newcomer=True)
            yield present_more(TEXTS, shown, shown.north.id, silent=True)
            yield present_resign_question(TEXTS, shown, shown.north.id)
            yield present_games(TEXTS, [shown] * 5, [in_match(over, key, wins)] * 50, {}, shown.south.id)
            for resigned in (False, True):
                final = in_match(over, key, wins, resigned=resigned)
                yield present_final(TEXTS, final, Standing(10**6, 10**6, 10**6), reviewing=True)
        for asked in (2, None):
            terms = MatchTerms(key, by_lot=True)
            challenge = Challenge(
                LONGEST,
                over.record.place,
                1,
                asked,
                ruleset,
                "random",
                0,
                2**33,
                "open",
                None,
                None,
                300,
                terms,
            )
            yield present_challenge(TEXTS, challenge, over.south, over.north)
        waiting = in_match(over, key, "")
        yield present_leaving(TEXTS, waiting, over.south.id, may_close=True)
        yield present_waiting(TEXTS, waiting)
        yield present_rematch_wish(TEXTS, waiting, over.south.id)


def _repeats(game: Game, pit: int) -> bool:
    outcome = game.outcome_after(pit)
    return outcome is not None and outcome.termination is Termination.REPETITION


def reviewed(shown: Table, *, blunders: bool = False) -> Review:
    """A review by chance; with ``blunders`` every move changes the result."""
    chance = random.Random(f"{SEED}review")

    def value(pit: int, played: int) -> MoveValue:
        if blunders:
            return MoveValue(pit, None, 18 if pit == played else 30, exact=False)
        return MoveValue(pit, chance.choice([None, *Verdict]), chance.randint(0, 48), exact=False)

    values = [
        [value(pit, move.pit) for pit in shown.game_at(ply).legal_moves()]
        for ply, move in enumerate(shown.game.moves)
    ]
    return Review.of(shown.game, values, shown.outcome)


def posts_of_reviews(shown: Table) -> Iterator[Post]:
    for review in (reviewed(shown), reviewed(shown, blunders=True)):
        yield present_review(TEXTS, shown, review)
        for one in review.moves[::7]:
            game = shown.game_at(one.ply)
            yield present_judged(TEXTS, Judged(shown, game, one.values), chosen=False)
            yield present_reviewed(TEXTS, shown, review, one.ply)
            yield present_reviewed(TEXTS, shown, review, one.ply, withheld=True)


def posts(ruleset: str) -> Iterator[Post]:
    for shown in random_tables(ruleset):
        if shown.over:
            yield from posts_of_reviews(shown)
            yield present_final(TEXTS, shown, Standing(10**6, 10**6, 10**6), reviewing=True)
            yield present_rematch_wish(TEXTS, shown, shown.south.id)
        else:
            yield present_turn(TEXTS, shown, newcomer=True)
        yield present_view(TEXTS, shown, shown.ply, remark="W" * 600)
    yield present_final(TEXTS, table(ruleset, [], over=True), Standing(0, 0, 1), reviewing=False)
    begun = table(ruleset, [], over=False)
    yield present_film(TEXTS, begun)
    yield present_replay(TEXTS, table(ruleset, [2], over=False), LONGEST_RELAY, 1)
    yield present_more(TEXTS, begun, begun.north.id, silent=True)
    yield present_resign_question(TEXTS, begun, begun.north.id)
    yield present_repetition_question(
        TEXTS, begun, 3, Outcome.resignation(Side.NORTH, begun.position), asked=False
    )
    yield present_games(
        TEXTS, [begun] * 50, [], {begun.id: "https://discord.com/channels/" + "9" * 60}, begun.south.id
    )
    chosen = {"theme": "night", "boards": "text", "mentions": "away"}
    yield present_own_settings(TEXTS, chosen, saved=True)
    chosen = {"theme": "night", "boards": "pictures", "place": "thread", "turns": "edited", "game": "abapa"}
    for channels in ((), tuple(LONGEST - number for number in range(500))):
        yield present_server_settings(TEXTS, chosen, channels, LONGEST, saved=True)
    for names in ((), ("view_channel", "send_messages_in_threads", "attach_files")):
        yield Post(present_check(TEXTS, {LONGEST - number: names for number in range(500)}))
    yield present_how_to_play(TEXTS, RULESETS[ruleset])
    for number in range(20):
        yield present_rules(TEXTS, RULESETS[ruleset], number)
    for state in ("open", "accepted", "declined", "withdrawn", "expired"):
        for asked in (2, None):
            challenge = Challenge(
                LONGEST, begun.record.place, 1, asked, ruleset, "random", 0, 2**33, state, LONGEST, LONGEST
            )
            yield present_challenge(TEXTS, challenge, begun.south, begun.north)
    people = tuple(Person(LONGEST - number, "W" * 32) for number in range(10))
    yield present_refusals(TEXTS, Refusals(True, people, people[:5], more=500))
    yield present_refusals(TEXTS, Refusals(False, (), ()))
    yield present_declined(TEXTS, people[0])
    moved = table(ruleset, [2], over=False)
    for kind in OfferKind:
        for state in ("open", "accepted", "declined", "withdrawn", "lapsed"):
            offer = Offer(LONGEST, LONGEST, 1, kind.value, moved.south.id, 0, state, LONGEST)
            yield present_offer(TEXTS, Offered(offer, moved))
    yield present_more(TEXTS, moved, moved.south.id, silent=True)
    yield present_ask(TEXTS, Asked(LONGEST, ruleset, "challenger", "three-days"), NAMES[1], reached=False)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_message_keeps_discords_limits(ruleset: str) -> None:
    for post in (*posts(ruleset), *posts_of_matches(ruleset)):
        for barred in (False, True):
            assert len(post.without_picture(barred=barred).content) <= 2000, f"seed {SEED}"
        assert len(post.captioned().content) <= 2000, f"seed {SEED}"
        assert len(post.rows) <= 5
        assert all(1 <= len(row) <= 5 for row in post.rows)
        items = [item for row in post.rows for item in row]
        assert all(len(row) == 1 for row in post.rows if not isinstance(row[0], Control))
        assert all(1 <= len(item.hint) <= 150 for item in items if not isinstance(item, Control))
        menus = [item for item in items if isinstance(item, Menu)]
        assert all(1 <= len(menu.choices) <= 25 for menu in menus)
        controls = [item for item in items if isinstance(item, Control)]
        controls += [choice for menu in menus for choice in menu.choices]
        ids = [encode(control.action) for control in controls]
        assert len(set(ids)) == len(ids), ids
        assert all(len(custom_id) <= 100 for custom_id in ids)
        assert all(1 <= len(control.label) <= 80 for control in controls)
        if post.picture:
            assert 1 <= len(post.picture.alt) <= 1024


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_message_of_a_turn_has_at_most_three_lines_and_those_that_are_called_for(ruleset: str) -> None:
    for shown in random_tables(ruleset):
        if not shown.over:
            lines = present_turn(TEXTS, shown, newcomer=False).content.splitlines()
            restricted = any(
                shown.game.why_illegal(pit) for pit in shown.position.mover.pits if shown.position.pits[pit]
            )
            repeating = any(_repeats(shown.game, pit) for pit in shown.game.legal_moves())
            assert len(lines) == 3 + restricted + repeating, f"seed {SEED}"
            assert all(len(line) <= 250 for line in lines)


@pytest.mark.parametrize("ruleset", ["ayoayo", "oware"])
def test_names_cannot_ping_or_format(ruleset: str) -> None:
    for post in (*posts(ruleset), *posts_of_matches(ruleset)):
        assert "@everyone" not in post.content
        assert " *_~" not in post.content
