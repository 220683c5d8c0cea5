# Matches: several games between the same two people.

# What wins a match, in a few words behind "Match,"; as a choice of a command; and as a whole sentence.
match-best-of-3 = best of 3
    .choice = Best of 3
    .terms = A match, best of 3: the first to win 2 games wins it.
match-best-of-5 = best of 5
    .choice = Best of 5
    .terms = A match, best of 5: the first to win 3 games wins it.
match-antigua = first to 6, or 3 ahead
    .choice = As in Antigua: first to 6 wins, or 3 ahead
    .terms = A match as in Antigua: the first to win 6 games, or to be 3 games ahead, wins it.
match-yoruba = 3 wins in a row
    .choice = As the Yoruba used to: 3 wins in a row
    .terms = A match as the Yoruba used to play it: the first to win 3 games in a row wins it. It ends after 15 games.
match-kumasi = first to 5
    .choice = As in Kumasi: first to 5 wins
    .terms = A match as in Kumasi: the first to win 5 games wins it.
match-alternates = The first move alternates from game to game, and a drawn game counts for nobody.
match-by-lot = The first two moves are drawn by lot, and each lot is played once from each side.

option-match = match
    .description = Play for several games (a single game if you leave it out)
option-openings = openings
    .description = In a match of Ayoayo: whether the first two moves are free or drawn by lot
choice-openings-free = Free
choice-openings-lot = Drawn by lot: the same two moves, once from each side

# Of the opening moves. $pits are their letters, $move a whole sentence.
# The second game of two has the lot of the first. $south and $north are the seeds that the moves have taken.
turn-lot = { $again ->
    [yes] The same opening as in the last game, from the other side: { $pits }.
   *[no] The opening was drawn by lot: { $pits }.
}{ $taken ->
    [0] { "" }
   *[other] { " " }These moves took seeds: 🔶 { $south }, 🔵 { $north }.
}
move-by-lot = Drawn by lot. { $move }
review-by-lot = Nobody chose this move: it was drawn by lot.

# The running score. $first began the first game. $run is how many games in a row $runner has won; it is told
# only where that matters.
match-line = Match, { $format } · game { $round } · { $first } { $firstwins } – { $secondwins } { $second }{ $drawn ->
    [0] { "" }
   *[other] { " " }· { $drawn } drawn
}{ $run ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }· { $runner } has won { $run } in a row
}
# Under the last board of a game, while the match goes on. $name begins the next game. $clock is "none" where
# there is none.
match-next = { $counted ->
    [yes] Either of you can press **Next game**. { $name } moves first in it.{ $clock ->
        [none] { "" }
       *[runs] { " " }Time that runs out is lost there even at the first move.
    }
   *[no] This game does not count and is played again: either of you can press **Next game**. { $name } moves first in it.
}

match-waiting = The next game of this match cannot begin where the last one was played. It can begin here.

# How a match ended. $spent is "yes" where it had no winner for so long that it ends as it stands.
match-won = **{ $winner } wins the match, { $high }–{ $low }!**{ $spent ->
    [yes] { " " }It ends as it stands after { $games } games.
   *[no] { "" }
}
match-drawn = **The match is drawn, { $high }–{ $low }.** It ends as it stands after { $games } games.
match-resigned = **{ $winner } wins the match!** { $loser } resigned it. The games: { $first } { $firstwins } – { $secondwins } { $second }.
match-broken-off = **The match is broken off, with no winner.** The games: { $first } { $firstwins } – { $secondwins } { $second }.
outcome-match-broken-off = The game was closed without a result: its match was broken off.
match-call = { $mention }, your match of { $game } is over.

button-next-game = Next game
button-leave-match = Leave match
button-resign-match = Resign the match
button-resign-game = Resign this game
button-offer-match = Offer to end the match
leave-match-question = Leave the match against { $name }? If you resign it, { $name } wins it. If you offer to end it and { $name } agrees, nobody wins it.
leave-match-close = You may also break it off by yourself, since the other player has left or nobody has gone on for a week.
button-close-match = Break it off
close-match-done = The match is broken off.
resign-in-match-question = Resign only this game of { $game } against { $name }, or the whole match? { $name } wins what you resign. To play on, do nothing.
resign-match-done = You have resigned the match. The board is in the channel.
offer-match = { $mention }, { $name } offers to end the match here, with no winner.
offered-match = { $name } offered to end the match.
