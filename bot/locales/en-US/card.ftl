### The result card: two short lines in a picture, and its description.

# $winner, $loser and $stuck are names. The scores stand beside both names.
card-won = { $winner } wins
card-drawn = A draw

card-by-majority = More than half of the seeds
card-by-stuck = { $stuck } could not move
card-by-all-taken = Every seed was taken
card-by-repetition = The same position came back
card-by-resignation = { $loser } resigned
card-by-timeout = { $loser } ran out of time
card-by-agreement = Both agreed to end here

# How long the game was, below the end of its curve.
card-length = { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}

# $board is the whole board, $headline and $ending the two lines above.
alt-card = { $board } Below it, the result card: { $headline }. { $ending }. South: { $south }, { $southseeds }. North: { $north }, { $northseeds }. A curve shows the seeds that both had captured after each move.
