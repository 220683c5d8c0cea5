### Puzzles: positions in which exactly one pit wins.

puzzle-title = 🧩 **{ $occasion ->
    [daily] Puzzle of the day
   *[any] Puzzle
}** · { $game } · { $stars } · { $name }
puzzle-task = { $side ->
    [south] South (bottom row, A–F)
   *[north] North (top row, a–f)
} moves and can win for certain, with one pit only. Which? Press it: only you see the answer.
puzzle-south = South
puzzle-north = North
puzzle-right = ✅ **Right, { $pit } wins!** { $first ->
    [yes] You saw it at once.
   *[no] Every other pit lets the win slip.
} With best play by both it goes on like this:
puzzle-wrong = ❌ { $pit } does not win here. Look again, or see the solution.
puzzle-solution = **{ $pit } wins**, and every other pit lets the win slip. With best play by both it goes on like this:
puzzle-score = In the stores then: 🔶 South { $south }, 🔵 North { $north }. The rest is plain.
button-solution = Solution
button-another-puzzle = Another one for me

command-puzzle = puzzle
    .description = A position in which one pit wins: find it
command-daily-puzzle = daily-puzzle
    .description = Post a puzzle in this channel every day, or stop (for those who manage the server)
option-daily = post
    .description = True: every day in this channel. False: no more.
daily-puzzle-on = From today on I post a puzzle here every day.
daily-puzzle-off = I post no more daily puzzles in this server.
daily-puzzle-none = There were no daily puzzles in this server.
option-any-game = game
    .description = Which game (any if you leave it out)
option-grade = grade
    .description = How far one must see (any if you leave it out)
choice-grade-1 = ★ a look is enough
choice-grade-2 = ★★ look twice
choice-grade-3 = ★★★ think ahead
choice-grade-4 = ★★★★ think far ahead
choice-grade-5 = ★★★★★ for masters
