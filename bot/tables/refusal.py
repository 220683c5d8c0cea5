"""What a person asked for and cannot have: one reason each, told to them alone."""

from __future__ import annotations

from enum import Enum

from rules import IllegalReason, Ruleset


class Refusal(Enum):
    """Why a request changes nothing; the value names the sentence in ``errors.ftl``."""

    CHALLENGE_SELF = "refused-challenge-self"
    REFUSE_SELF = "refused-refuse-self"
    CHALLENGE_BOT = "refused-challenge-bot"
    CHALLENGE_ABSENT = "refused-challenge-absent"
    CHALLENGE_UNWELCOME = "refused-challenge-unwelcome"
    ONLY_PRIVATE = "refused-only-private"
    OUT_OF_REACH = "refused-out-of-reach"
    NO_SERVER = "refused-no-server"
    NO_GAMES_HERE = "refused-no-games-here"
    TOO_MANY_GAMES = "refused-too-many-games"
    OTHER_HAS_TOO_MANY_GAMES = "refused-other-has-too-many-games"
    TOO_MANY_CHALLENGES = "refused-too-many-challenges"
    UNKNOWN_VARIANT = "refused-unknown-variant"
    ALREADY_PLAYING = "refused-already-playing"
    ALREADY_CHALLENGED = "refused-already-challenged"
    ALREADY_CHALLENGED_ANYONE = "refused-already-challenged-anyone"
    DECLINED_LATELY = "refused-declined-lately"
    OWN_CHALLENGE = "refused-own-challenge"
    OWN_CHALLENGE_TO_ANYONE = "refused-own-challenge-to-anyone"
    NOT_YOUR_CHALLENGE = "refused-not-your-challenge"
    NOT_YOURS_TO_WITHDRAW = "refused-not-yours-to-withdraw"
    CHALLENGE_GONE = "refused-challenge-gone"
    CHALLENGE_TAKEN = "refused-challenge-taken"
    NOT_SEATED = "refused-not-seated"
    NOT_YOUR_TURN = "refused-not-your-turn"
    STALE_BUTTON = "refused-stale-button"
    GAME_OVER = "refused-game-over"
    GAME_RUNNING = "refused-game-running"
    NO_GAME = "refused-no-game"
    UNKNOWN_GAME = "refused-unknown-game"
    NOT_MANAGER = "refused-not-manager"
    NOTHING_PLAYED = "refused-nothing-played"
    GAME_ELSEWHERE = "refused-game-elsewhere"
    TOO_EARLY_TO_CLOSE = "refused-too-early-to-close"
    SOLO_RUNNING = "refused-solo-running"
    ENGINE_OFF = "refused-engine-off"
    STILL_HERE = "refused-still-here"
    CLOCK_RUNS = "refused-clock-runs"
    ENGINE_FAILED = "refused-engine-failed"
    STILL_ASKING = "refused-still-asking"
    ANALYSIS_NOT_SEATED = "refused-analysis-not-seated"
    ANALYSIS_OF_OPPONENT = "refused-analysis-of-opponent"
    POSITION_IN_PLAY = "refused-position-in-play"
    POSITION_TO_COME = "refused-position-to-come"
    NO_SUCH_MOVE = "refused-no-such-move"
    NOTHING_TO_JUDGE = "refused-nothing-to-judge"
    UNKNOWN_PUZZLE = "refused-unknown-puzzle"
    NO_SUCH_PUZZLE = "refused-no-such-puzzle"
    REVIEW_TOO_SHORT = "refused-review-too-short"
    YOUR_OWN_TURN = "refused-your-own-turn"
    GAME_WENT_ON = "refused-game-went-on"
    NOTHING_TO_TAKE_BACK = "refused-nothing-to-take-back"
    TAKEBACK_TOO_LATE = "refused-takeback-too-late"
    NO_OFFERS_TO_BOT = "refused-no-offers-to-bot"
    HINTS_ALLOWED = "refused-hints-allowed"
    NUDGE_ONESELF = "refused-nudge-oneself"
    NUDGE_CLOCK = "refused-nudge-clock"
    NUDGE_EARLY = "refused-nudge-early"
    OFFER_STANDS = "refused-offer-stands"
    OFFER_REPEATED = "refused-offer-repeated"
    OFFER_GONE = "refused-offer-gone"
    OWN_OFFER = "refused-own-offer"
    NOT_YOUR_OFFER = "refused-not-your-offer"
    BOT_PLAYS_SINGLE_GAMES = "refused-bot-plays-single-games"
    LOT_WITHOUT_MATCH = "refused-lot-without-match"
    OPPONENT_LEFT = "refused-opponent-left"
    MATCH_OVER = "refused-match-over"
    MATCH_GOES_ON = "refused-match-goes-on"
    TOO_EARLY_TO_BREAK_OFF = "refused-too-early-to-break-off"
    NEXT_GAME_STARTED = "refused-next-game-started"
    REMATCH_WAITING = "refused-rematch-waiting"
    REMATCH_STARTED = "refused-rematch-started"


class Refused(Exception):  # noqa: N818 - an answer to the person rather than an error in the program
    """A request that the rules of the house forbid; nothing has changed.

    Attributes:
        reason: why.
        game_id: the game to point the person to, if there is one.
        details: further variables of the sentence.
    """

    def __init__(self, reason: Refusal, *, game_id: int | None = None, **details: str | int) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.game_id = game_id
        self.details = details


class PitRefused(Exception):  # noqa: N818 - as above
    """A pit that may not be played; nothing has changed.

    Attributes:
        pit: the pit.
        reason: why the rules forbid it here.
        ruleset: the rules that do.
    """

    def __init__(self, pit: int, reason: IllegalReason, ruleset: Ruleset) -> None:
        super().__init__(reason.value)
        self.pit = pit
        self.reason = reason
        self.ruleset = ruleset
