### The board in words, for people who cannot see the picture. Together at most 1,024 characters; at the end, what
### its marks mean.

# $A to $F and $a to $f are the seeds in the pits, $south and $north those in the stores.
# $mover is "south", "north", or "nobody" when the game is over.
alt-board =
    { $mover ->
        [south] Mancala board, South to move. { alt-rows }
        [north] Mancala board, North to move. { alt-rows }
       *[nobody] Mancala board, the game is over. { alt-rows }
    }
alt-rows = South, bottom row from left to right: A { $A }, B { $B }, C { $C }, D { $D }, E { $E }, F { $F }, store { $south }. North, top row from right to left: a { $a }, b { $b }, c { $c }, d { $d }, e { $e }, f { $f }, store { $north }.

# $side is "south" or "north": who moved. $pit was played in $laps laps, the last seed fell in $last,
# $gained seeds were won.
alt-last-move =
    { $side ->
        [south] Last move: South played { $pit }; { alt-last-laps }; { alt-last-gain }.
       *[north] Last move: North played { $pit }; { alt-last-laps }; { alt-last-gain }.
    }
alt-last-laps =
    { $laps ->
        [one] one lap that ended in { $last }
       *[other] { $laps } laps that ended in { $last }
    }
alt-last-gain =
    { $gained ->
        [0] nothing taken
        [one] 1 seed taken
       *[other] { $gained } seeds taken
    }

# $before and $after are whole boards, $move the move between them.
alt-lesson = Before: { $before } { $move } After: { $after }

# Above the two text boards that show a move.
lesson-before = Before:
lesson-after = After:
# Below a picture of two boards whose move has several laps.
lesson-laps = -# Each dashed ring is where a lap began, and with each new lap the numbers change colour.

# $moves moves, $board the whole board on which it ends.
alt-film =
    { $moves ->
        [one] A film of the game, 1 move long. It ends on this board: { $board }
       *[other] A film of the game, { $moves } moves long. It ends on this board: { $board }
    }

# The key to a picture. $marks is "spared" where the last move was a grand slam that took nothing.
marks-pictured = -# On the picture: dashed ring, where the last move began; full ring, where its last seed fell; { $marks ->
    [spared] dotted ring, what it would have taken.
   *[shown] hollow seeds, what it took.
}
# The key to a text board; $marks can also be "none", before the first move. The signs are always these.
marks-written = -# On the board: `>` is the row to move, `Store A-F` what the player of A-F has won{ $marks ->
    [none] .
    [spared] , `^` where the last move began, `*` where its last seed fell, `!` what it would have taken.
   *[shown] , `^` where the last move began, `*` where its last seed fell, `x` what it took.
}
