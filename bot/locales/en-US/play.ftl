# The messages of a running and of a finished game.

# $mention pings the mover. A phone's notification shows only the start of this line.
turn-call = { $mention }, your turn: { $side ->
    [south] bottom row, A–F
   *[north] top row, a–f
}.
# Where boards are edited in place, a short message of its own calls whoever has to look. $link leads to the board.
call-turn = { $mention }, your turn: [board]({ $link })
# $what is "game" or, where that was over before, "match".
call-end = { $mention }, your { $what ->
    [match] match
   *[game] game
} is over: [board]({ $link })
turn-opening = { $game }: { $south } has the bottom row 🔶, { $north } the top row 🔵.
# Where the bot plays itself and its move has not come yet.
turn-thinking = { $engine ->
    [on] It is my move, and I am still thinking. If this takes long, my engine has stopped: I try again every few minutes.
   *[off] It is my move, but my engine is switched off, so I cannot play on. The game waits; you can also resign it under More.
}
# $name has taken back a move, in which $pit was played.
turn-taken-back = { $name } took back { $pit }.
score-line = 🔶 { $south } { $southseeds } · 🔵 { $north } { $northseeds } · first to 25 · { $game }
# Behind the score of a game against the bot.
score-level = { " " }· I play: { $level }
turn-newcomer = -# { $side ->
    [south] The first row of buttons is A B C, the second D E F.
   *[north] The first row of buttons is f e d, the second c b a.
}
turn-repetition = 🔁 { $pits } would bring back an earlier position and so end the game.

final-call = { $mention }, your game of { $game } is over.
standing-line = All your games so far: { $south } { $southwins }, { $north } { $northwins }{ $draws ->
    [0] .
    [one] , { $draws } draw.
   *[other] , { $draws } draws.
}

# $pit is a letter, $seeds a number.
pit-button = { $pit } · { $seeds }
button-how-to-play = How to play
button-more = More
button-replay = Replay
button-rematch = Rematch
button-repost = Post the board again
button-resign = Resign
button-resign-surely = Yes, I resign
button-close-silent = Close without a result
button-play-anyway = Play { $pit } and end the game
button-read-rules = All the rules
button-marks = What the marks mean

more-intro = Game #{ $number }: { $game }, { $south } against { $north }.
more-silent = { $name } has been silent for a week. You may close the game without a result.
more-left = { $name } has left this server. You may close the game without a result.
resign-question = Really resign game #{ $number }, { $game } against { $name }? { $name } wins it then. To play on, do nothing.
resign-done = You have resigned. The final board is in the channel.
close-done = The game is closed without a result.
repost-done = The board is posted again: { $link }
repost-elsewhere = The board is posted in its own channel: { $link }
repost-moved = The game goes on here: { $link }

# Offers. $mention pings the one who is asked, $name made the offer. A phone's notification shows the first line.
button-offer-draw = Offer a draw
button-offer-end = Offer to end here
button-offer-hints = Allow hints
button-takeback = Take back { $pit }
takeback-done = Taken back. The board is in the channel.
button-offer-takeback = Ask to take back { $pit }
offer-hints = { $mention }, { $name } would like hints to be allowed: then both of you can ask me what each move is worth.
offer-draw = { $mention }, { $name } offers a draw.
offer-end = { $mention }, { $name } offers to end the game here. Each keeps the seeds in their own row, so it ends { $southseeds }–{ $northseeds } (🔶 { $south } – 🔵 { $north }).
offer-takeback = { $mention }, { $name } would like to take back { $pit }.
# $between is "moves" in a game, and "games" between two games of a match.
offer-until = -# This stands until the next { $between ->
    [games] game begins
   *[moves] move
}.
offer-done = Your offer is in the channel. It stands until the next { $between ->
    [games] game begins
   *[moves] move
}.
offer-met = You both want it, so it is done.
offered-draw = { $name } offered a draw.
offered-end = { $name } offered to end the game here.
offered-hints = { $name } asked for hints to be allowed.
offered-takeback = { $name } asked to take back a move.
offer-accepted = **{ $opponent } has agreed.**
offer-declined = **{ $opponent } has declined.**
offer-withdrawn = **{ $name } has withdrawn that.**
offer-lapsed = { $between ->
    [games] **The offer no longer stands.**
   *[moves] **The game has gone on since.**
}

play-question = Play { $pit } ({ $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
})?
button-play-asked = Play { $pit }
play-done = Played { $pit }.

# $told is "no" for people who want to be asked before a move: such a question never shows the result.
repetition-question = { $pit } brings back a position that has been on the board before. That ends the game: everyone takes the seeds in their own row{ $told ->
    [yes] , and it ends { $southseeds }–{ $northseeds } (🔶 { $south } – 🔵 { $north }).
   *[no] .
}

# $match is "none", or what wins the match.
rematch-call = { $mention }, { $name } would like a rematch: { $game }, { $match ->
    [none] { "" }
   *[other] a match, { $match },{ " " }
}on the same terms as before. { $first } begins.

# $repeated is "no" where I can only answer.
board-late = What you did is kept, but Discord did not take the new board. { $repeated ->
    [no] `/mancala board` tries again.
   *[yes] I try again every few minutes; `/mancala board` tries at once.
}
board-shut = What you did is kept, but I cannot post the board: the channel of this game is gone, or closed to me. { $game ->
    [over] The game is over; `/mancala replay` shows it.
    [waiting] The game is over; `/mancala board` in another channel of this server carries the match on.
   *[running] `/mancala board` in another channel of this server carries the game on.
}
repetition-done = Played. The final board is in the channel.
