### Going through a game that has been played, or is being played.

# $ply is the number of the move that was just played, $plies how many there are.
view-title = { $ply ->
    [0] **The start** of { $plies ->
        [0] a game without a move
        [one] a game of 1 move
       *[other] a game of { $plies } moves
    }
   *[other] **Move { $ply } of { $plies }**
} · game #{ $number }
view-moves = -# Moves: { $moves }
button-view = Go through the game
button-first = Start
button-previous = Back
button-following = Next
button-last = End
button-film-move = Film of this move
button-film = Film of the game
film-caption = Game #{ $number }, { $game }: { $south } against { $north }, { $plies ->
    [0] before the first move.
    [one] 1 move.
   *[other] { $plies } moves.
}
# In place of a film, where somebody wants text, and where files may not be sent.
film-unwanted = -# A film is a picture, and you have chosen text in `/mancala settings`.
film-barred = -# A film is a picture, and I may not send files in this channel (permission “Attach Files”).

# One of somebody's games to choose from. $result tells how it stands for them.
past-choice = #{ $number } { $game } against { $name }, { $own }–{ $other }, { $result ->
    [won] you won
    [lost] you lost
    [drawn] a draw
    [closed] closed without a result
   *[running] still running
}
