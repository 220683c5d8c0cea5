### What moves are worth: hints, analysis and reviews.

# $pits is a list of pits, $count how many they are.
# $move is the number of the move whose choices these are, from 1.
analysis-title = Game #{ $number }, before move { $move }: { $name } to move ({ $side ->
    [south] bottom row, A–F
   *[north] top row, a–f
}).
# With $certain "yes", $seeds tells what the $winner ends with: one number for one pit, else a list like "C 27, A 26".
analysis-win = ✅ **{ $pits }** { $count ->
    [one] wins{ $certain ->
        [yes] { " " }with { $seeds } seeds.
       *[no] .
    }
   *[other] win{ $certain ->
        [yes] ; { $winner }’s seeds at the end: { $seeds }.
       *[no] .
    }
}
analysis-draw = 🟰 **{ $pits }** { $count ->
    [one] draws.
   *[other] draw.
}
analysis-loss = ❌ **{ $pits }** { $count ->
    [one] loses{ $certain ->
        [yes] ; { $winner } gets { $seeds } seeds.
       *[no] .
    }
   *[other] lose{ $certain ->
        [yes] ; { $winner }’s seeds at the end: { $seeds }.
       *[no] .
    }
}
# Of moves without a proof. $seeds is a list like "C ≈27 · A ≈24", the best first.
analysis-seeds = ❔ Not certain. Of the 48 seeds { $name } would end with about: { $seeds }
# $pit is the best, $others those that are as good; $count how many those are, or "all" where there are no more moves.
# $why is "win", "draw" or "loss" where it is certain that this is the best result; else "behind" where whatever is
# played leaves $name far behind.
analysis-advice = 💡 { $why ->
    [win] I would play **{ $pit }**: it wins for certain.
    [draw] I would play **{ $pit }**.
    [loss] Every move loses if { $other } makes no mistake. I would play **{ $pit }**.
    [behind] { $name } is far behind whatever is played. I would play **{ $pit }**.
   *[even] I would play **{ $pit }**{ $count ->
        [0] .
        [all] , but by my estimate all moves come to about the same.
        [one] ; { $others } comes to about the same.
       *[other] ; { $others } come to about the same.
    }
}
analysis-repetition = 🔁 { $pits } may lead back to an earlier position, which ends the game: nobody can be sure what comes of it.
# $proved is of how many of the moves it is proved what comes of them: "all", "some" or "none".
analysis-certainty = -# { $proved ->
    [all] All of this is certain if both play their best: I have looked through to the end of the game.
    [none] These are estimates: I have looked some moves ahead, and may see it differently when I look again.
   *[some] “?”, “★” and numbers with “≈”, “≤” or “≥” are estimates, which may change when I look again. All else is certain.
}
# Where the last move of a finished game was taken for want of another.
analysis-others = -# These are the last move’s choices. About others: press Review under the last board, or add `move` to the command.

button-hint = Hint
command-analyse = analyse
    .description = What each move is worth, in a game that is over or against me
option-move = move
    .description = The choices at which move, from 1 (the last one if you leave it out)

button-review = Review
review-progress = Reviewing the game: { $done } of { $plies } moves …
review-title = **Review of game #{ $number }:** { $game }, { $south } against { $north }
# $choices is how many of somebody's moves count, $right how many of them were right; $percent is said where they are
# "many". $count counts the others, and $mistakes is the list of their numbers.
review-accuracy = { $side ->
    [south] 🔶
   *[north] 🔵
} { $name }: { $choices ->
    [0] no choice that mattered.
    [one] one choice that mattered, and it was { $right ->
        [0] a mistake: move { $mistakes }.
       *[other] right.
    }
   *[other] { $many ->
        [yes] **{ $percent } %** right, { $right } of { $choices } choices that mattered.
       *[no] **{ $right } of { $choices }** choices that mattered were right.
    }{ $count ->
        [0] { "" }
        [one] { " " }Mistake: move { $mistakes }.
       *[other] { " " }Mistakes: moves { $mistakes }.
    }
}
# A move in the list of mistakes; with $turned "yes" it is a turning point, and its cost is told below.
review-mistake = { $turned ->
    [yes] 🔻{ $ply }
   *[no] { $ply } (−{ $cost })
}
review-counted = -# A choice matters where some moves lead to a better result than others{ $sure ->
    [yes] .
   *[no] { " " }or, by my estimate, to 3 seeds more; once somebody is far behind, none does. In brackets: what a mistake cost in seeds.
}
# $count is how many turning points there are beside those that are listed.
review-turning = { $count ->
    [0] **Turning points**
   *[other] **The gravest turning points**
}
# $how is "kept" where it is certain that the winner could always have won, "slowly" where estimates went one way.
review-steady = No single move turned the game{ $how ->
    [kept] : { $name } could always win, and did.
    [slowly] : move by move it went { $name }’s way.
   *[unsaid] .
}
# How somebody stands by an estimate, in a sentence about a turning point. $seeds is such as "≈22".
review-standing = { $result ->
    [win] ahead ({ $seeds } seeds)
    [draw] level ({ $seeds } seeds)
   *[loss] behind ({ $seeds } seeds)
}
# $side is who moved. $was and $now are "win", "draw" or "loss" for them; $sure says what of that is certain: "both",
# "before" or "after" the move, or "none". What is not is told by $before and $after (review-standing).
# $kept is a list of pits.
review-turn = 🔻 Move { $ply }: { $side ->
    [south] 🔶
   *[north] 🔵
} played { $pit } and { $sure ->
    [both] turned { $was ->
        [win] a win into { $now ->
            [draw] a draw
           *[loss] a loss
        }
       *[draw] a draw into a loss
    }
    [before] let a certain { $was ->
        [win] win
       *[draw] draw
    } go: then { $after }
    [after] lost for certain: before { $before }
   *[none] went from { $before } to { $after }
}. { $kept } would have kept the { $was ->
    [win] { $sure ->
        [both] win
        [before] win
       *[other] lead
    }
   *[draw] { $sure ->
        [both] draw
        [before] draw
       *[other] balance
    }
}.
review-more = … and { $count } more: open the game, and “{ button-review-mistake }” leads to each of them.
review-facts = -# All of this is certain: I have looked through to the end of the game.
review-estimates = -# Partly estimated: I have looked some moves ahead. Where I could see the end of the game, it is certain.
# What the chart shows, below the words and above it. $most seeds are its upper and lower edge, 24 a certain win; $turns dots stand on it.
review-chart = -# The chart: { $scale ->
    [seeds] above “=” 🔵 is ahead, below it 🔶; { $most ->
        [24] at ✓ the win is certain.
        [12] at +12 by 12 seeds or more.
       *[other] at +{ $most } by { $most } seeds.
    } Dashed is my estimate.
   *[verdict] the line shows who would win with best play: at the upper ✓ 🔵, at the lower ✓ 🔶, at “=” nobody.
}{ $turns ->
    [0] { "" }
   *[other] { " " }A dot is a turning point, with the number of its move.
}
# $why it did not matter which move was played.
review-any = { $why ->
    [only] It was the only move.
    [wins] Every move won here.
    [draws] Every move kept the draw here.
    [loses] Nothing helped any more: every move lost here.
    [ahead] { $name } was so far ahead that every move was good enough.
    [behind] { $name } was so far behind that no move was better than the others.
   *[equal] Here all moves were about equally good.
}
review-open = { $count ->
    [one] { $pits } surely keeps the win.
   *[other] { $pits } surely keep the win.
} Whether { $pit } does, I could not work out in the time I had.
# $result is the "win" or "draw" that it kept; $others is "open" if of some other pits it is not known what they do.
review-right = ✅ Right: { $count ->
    [one] { $others ->
        [known] only { $pits } kept the { $result ->
            [win] win.
           *[draw] draw.
        }
       *[open] { $pits } surely kept the { $result ->
            [win] win.
           *[draw] draw.
        }
    }
   *[other] { $pits } kept the { $result ->
        [win] win.
       *[draw] draw.
    }
}
# Where it is estimated. $pits are those which come to the same, give or take a seed, or with $lead "won" to a
# lead of 12 seeds or more.
review-best = ✅ Right, by my estimate: { $lead ->
    [won] { $count ->
        [one] only { $pits } gets so far ahead that the game is as good as won.
       *[other] { $pits } get so far ahead that the game is as good as won.
    }
   *[some] { $count ->
        [one] no other move was as good.
       *[other] { $pits } were the best, give or take a seed.
    }
}
# In place of the remark, to somebody who plays on from this position, or from near it, elsewhere.
review-withheld = -# What I think of this move I tell you when the game is over that you are playing from such a position.
# $cost is how many seeds $better would have brought more than $played; with $lost "yes" that one surely loses.
review-worse = ❌ Mistake: { $lost ->
    [yes] { $played } loses for certain. { $better } would not have lost for certain.
   *[no] by my estimate { $better } would have brought { $cost } seeds more.
}
button-review-move = Move { $ply }
button-review-mistake = Next mistake
button-review-worth = All choices at move { $ply }
alt-review = The course of game #{ $number } over { $plies } moves as a chart. Turning points: { $turns }.
