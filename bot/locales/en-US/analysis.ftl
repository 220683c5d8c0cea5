### What moves are worth: hints, analysis and reviews.

# $pits is a list of pits, $count how many they are.
# $move is the number of the move whose choices these are, from 1.
analysis-title = Game #{ $number }, at move { $move }: { $name } to move ({ $side ->
    [south] bottom row, A–F
   *[north] top row, a–f
}).
analysis-win = ✅ **{ $pits }** { $count ->
    [one] wins.
   *[other] win.
}
analysis-draw = 🟰 **{ $pits }** { $count ->
    [one] draws.
   *[other] draw.
}
analysis-loss = ❌ **{ $pits }** { $count ->
    [one] loses.
   *[other] lose.
}
# $seeds is a list like "C 27 · A ≈24".
analysis-seeds = Seeds that { $name } would end with (25 or more wins, 24 draws), the best move first: { $seeds }
# Where all moves are proved. $seeds is a list like "C 27 · A 26": a won move first, then those that lose to few.
analysis-winner = Seeds that whoever wins ends with, after each of these moves: { $seeds }
# Stands only where the numbers do not go down from the first to the last.
analysis-order = -# A certain win comes before a larger guess, and a certain loss after a smaller one.
analysis-repetition = 🔁 { $pits }: it depends on whether the same position comes back, so nobody can be sure of it.
analysis-open = ❔ { $pits }: I could not work this out in the time I had.
analysis-facts = -# All of this is certain if both play their best: I have looked through to the end of the game.
analysis-estimates = -# “≈” means “about”: I have looked some moves ahead. A number without ≈ is certain.
# Where the last move of a finished game was taken for want of another.
analysis-others = -# About other moves: press Review under the last board, or add `move` to the command.

button-hint = Hint
command-analyse = analyse
    .description = What each move is worth, in a game that is over or against me
option-move = move
    .description = The choices at which move, from 1 (the last one if you leave it out)

button-review = Review
review-progress = Reviewing the game: { $done } of { $plies } moves …
review-title = **Review of game #{ $number }:** { $game }, { $south } against { $north }
review-accuracy = { $side ->
    [south] 🔶
   *[north] 🔵
} { $name }: { $choices ->
    [0] had no move where it mattered: each time, all moves came to the same.
    [one] had one move where it mattered, and { $right ->
        [0] chose a worse one.
       *[other] chose right.
    }
   *[other] **{ $percent } %** right: { $right } of the { $choices } moves where it mattered.
}
review-turning = **Moves that changed the result**
# $how is "kept" where it is certain that the winner could always have won, "slowly" where estimates went one way.
review-steady = No single move changed the result{ $how ->
    [kept] : { $name } could always win, and did.
    [slowly] : move by move it went { $name }’s way.
   *[unsaid] .
}
# $was and $now are "win", "draw" or "loss" for whoever moved. $kept is a list of pits.
review-turn = Move { $ply }: { $name } played { $pit }, which { $sure ->
    [yes] turned
   *[no] by my estimate turned
} { $was ->
    [win] a win into { $now ->
        [draw] a draw
       *[loss] a loss
    }
   *[draw] a draw into a loss
}. { $kept } would have kept the { $was ->
    [win] win
   *[draw] draw
}.
review-more = … and { $count } more.
review-facts = -# All of this is certain: I have looked through to the end of the game.
review-estimates = -# Partly estimated: I have looked some moves ahead. Where I could see the end of the game, it is certain.
# What the chart shows, below the words and above it. $most seeds are its upper and lower edge, 24 a certain win; $turns dots stand on it.
review-chart = -# On the chart: { $scale ->
    [seeds] above “=” 🔵 is ahead, below it 🔶. { $most ->
        [24] At the edge it is certain who wins; halfway there is a lead of 12 seeds or more.
        [12] At the edge it is a lead of 12 seeds or more.
       *[other] At the edge it is a lead of { $most } seeds.
    } Dashed is estimated.
   *[verdict] at the top 🔵 would win, at the bottom 🔶, and on “=” it is a draw.
}{ $turns ->
    [0] { "" }
   *[other] { " " }Each dot is a move that changed the result, with its number below.
}
# $why it did not matter which move was played.
review-any = { $why ->
    [only] It was the only move.
    [wins] Every move won here.
    [loses] Nothing helped any more: every move lost here.
    [ahead] { $name } was so far ahead that every move was good enough.
    [behind] { $name } was so far behind that no move was better than the others.
   *[equal] Here all moves were about equally good.
}
review-open = { $count ->
    [one] { $pits } surely keeps the win.
   *[other] { $pits } surely keep the win.
} Whether { $pit } does, I could not work out in the time I had.
review-right = ✅ { $sure ->
    [yes] A good move
   *[no] By my estimate a good move
}: { $pits } { $count ->
    [one] was the only one.
   *[other] were the good ones.
}
review-worse = { $seeds ->
    [one] I estimate that { $pit } was better by 1 seed.
   *[other] I estimate that { $pit } was better by { $seeds } seeds.
}
button-review-move = Move { $ply }
button-review-start = Go through it
button-review-worth = All choices at move { $ply }
alt-review = The course of game #{ $number } over { $plies } moves as a chart. The moves that changed the result: { $turns }.
