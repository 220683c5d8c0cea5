"""What the records stand against: something is missing, taken, over, or too much; each as one sentence."""

# ruff: noqa: N818 - what happened, not the word error, is what the reader looks for

from __future__ import annotations

from storage.errors import StoreError


class NoSuchGame(StoreError):
    """No game has this id.

    Attributes:
        game_id: the id that was asked for.
    """

    def __init__(self, game_id: int) -> None:
        super().__init__(f"There is no game {game_id}.")
        self.game_id = game_id


class NoSuchChallenge(StoreError):
    """No challenge has this id.

    Attributes:
        challenge_id: the id that was asked for.
    """

    def __init__(self, challenge_id: int) -> None:
        super().__init__(f"There is no challenge {challenge_id}.")
        self.challenge_id = challenge_id


class ChallengeClosed(StoreError):
    """The challenge can no longer be answered.

    Attributes:
        challenge_id: the challenge.
        state: how it was closed; ``expired`` also when its time is up and nobody has marked it so yet.
    """

    def __init__(self, challenge_id: int, state: str) -> None:
        super().__init__(f"Challenge {challenge_id} is no longer open: it is {state}.")
        self.challenge_id = challenge_id
        self.state = state


class PairHasChallenge(StoreError):
    """The two people already have an open challenge in this channel, in either direction, or one to anyone.

    Attributes:
        challenge_id: that challenge.
    """

    def __init__(self, challenge_id: int) -> None:
        super().__init__(f"This is asked here already, in challenge {challenge_id}.")
        self.challenge_id = challenge_id


class DeclinedLately(StoreError):
    """The one who is asked has said no to the same person not long ago.

    Attributes:
        declined_at: when.
    """

    def __init__(self, declined_at: int) -> None:
        super().__init__(f"The last such challenge was declined at {declined_at}.")
        self.declined_at = declined_at


class ChallengeRefused(StoreError):
    """Somebody takes no challenges from this person, or from nobody.

    Attributes:
        user_id: who refuses.
    """

    def __init__(self, user_id: int) -> None:
        super().__init__(f"Person {user_id} does not take this challenge.")
        self.user_id = user_id


class TooManyGames(StoreError):
    """Somebody has as many running games as one person may.

    Attributes:
        user_id: who.
        most: how many that is.
    """

    def __init__(self, user_id: int, most: int) -> None:
        super().__init__(f"Person {user_id} has {most} running games, and may have no more.")
        self.user_id = user_id
        self.most = most


class TooManyChallenges(StoreError):
    """Somebody has as many open challenges as one person may.

    Attributes:
        user_id: who.
        most: how many that is.
    """

    def __init__(self, user_id: int, most: int) -> None:
        super().__init__(f"Person {user_id} has {most} open challenges, and may have no more.")
        self.user_id = user_id
        self.most = most


class PairHasGame(StoreError):
    """The two people already have a running game in this channel.

    Attributes:
        game_id: that game.
    """

    def __init__(self, game_id: int) -> None:
        super().__init__(f"These two people are already playing here, in game {game_id}.")
        self.game_id = game_id


class StaleVersion(StoreError):
    """The game has gone on, or has not come so far, since the caller looked.

    Attributes:
        expected: the version that the caller counted on.
        actual: the version that the game has.
    """

    def __init__(self, expected: int, actual: int) -> None:
        super().__init__(f"The game is at version {actual}, not {expected}.")
        self.expected = expected
        self.actual = actual


class GameEnded(StoreError):
    """The game is over and takes no more events and no second ending.

    Attributes:
        game_id: the game.
    """

    def __init__(self, game_id: int) -> None:
        super().__init__(f"Game {game_id} is over.")
        self.game_id = game_id


class GameRunning(StoreError):
    """The game is not over yet, so that there is nothing to play again.

    Attributes:
        game_id: the game.
    """

    def __init__(self, game_id: int) -> None:
        super().__init__(f"Game {game_id} is still running.")
        self.game_id = game_id


class RematchStarted(StoreError):
    """The game already has its rematch.

    Attributes:
        game_id: the rematch.
    """

    def __init__(self, game_id: int) -> None:
        super().__init__(f"The rematch has already started, as game {game_id}.")
        self.game_id = game_id


class NextGameStarted(StoreError):
    """The match has gone on from this game already.

    Attributes:
        game_id: the game after it.
    """

    def __init__(self, game_id: int) -> None:
        super().__init__(f"The next game has already started, as game {game_id}.")
        self.game_id = game_id


class MatchClosed(StoreError):
    """The match has been resigned or broken off, or the game belongs to none.

    Attributes:
        game_id: the game whose match was meant.
    """

    def __init__(self, game_id: int) -> None:
        super().__init__(f"The match of game {game_id} is closed.")
        self.game_id = game_id


class NoSuchOffer(StoreError):
    """No offer has this id.

    Attributes:
        offer_id: the id that was asked for.
    """

    def __init__(self, offer_id: int) -> None:
        super().__init__(f"There is no offer {offer_id}.")
        self.offer_id = offer_id


class OfferClosed(StoreError):
    """The offer can no longer be answered.

    Attributes:
        offer_id: the offer.
        state: how it was closed.
    """

    def __init__(self, offer_id: int, state: str) -> None:
        super().__init__(f"Offer {offer_id} is no longer open: it is {state}.")
        self.offer_id = offer_id
        self.state = state


class OfferStands(StoreError):
    """An offer is open in the game, and there is room for one.

    Attributes:
        offer_id: that offer.
    """

    def __init__(self, offer_id: int) -> None:
        super().__init__(f"Offer {offer_id} has to be answered first.")
        self.offer_id = offer_id


class OfferRepeated(StoreError):
    """The same offer has been made and closed since anything last happened in the game.

    Attributes:
        game_id: the game.
    """

    def __init__(self, game_id: int) -> None:
        super().__init__(f"This offer has just been made in game {game_id}.")
        self.game_id = game_id
