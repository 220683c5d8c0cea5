### Puzzles: positions in which exactly one pit wins.

puzzle-title = 🧩 **{ $occasion ->
    [daily] Puzzle of the day
   *[any] Puzzle
}** · { $game }, no. { NUMBER($number, useGrouping: 0) } · { $stars }
puzzle-task =
    { $side ->
        [south] 🔶, the bottom row (A–F), is to move against 🔵, the top row (a–f).
       *[north] 🔵, the top row (a–f), is to move against 🔶, the bottom row (A–F).
    } Exactly one pit wins if both then play their best, at once or later. Which one? Press it: only you see the answer.
    -# ★ very easy – ★★★★★ very hard
# Where a player's name would stand; nobody sits at a puzzle.
puzzle-south = 🔶
puzzle-north = 🔵
puzzle-right = ✅ **Right, { $pit } wins!** { $first ->
    [yes] You saw it at once.
   *[no] No other pit does.
} I played on for both sides, as well as can be:
puzzle-wrong = ❌ { $pit } does not win here. Try another pit, or see the solution.
puzzle-solution = **{ $pit } wins**, and no other pit does. I played on for both sides, as well as can be:
puzzle-score = In the stores then: 🔶 { $south } · 🔵 { $north }. From there I have looked through to the end: 🔶 gets 25 or more whatever 🔵 plays.
# Some moves after one another that took nothing. $first and $last are their numbers, $moves is a list like "🔵 d, 🔶 F".
puzzle-quiet = { $first }.–{ $last }. { $moves }: nothing was taken.
button-solution = Solution
button-another-puzzle = Another one for me

command-puzzle = puzzle
    .description = A position in which one pit wins: find it
command-daily-puzzle = daily-puzzle
    .description = Post a puzzle in this channel every day, or stop (for those who manage the server)
option-daily = post
    .description = True: every day in this channel. False: no more.
# $when is the hour, in everybody's own time zone.
daily-puzzle-on = From now on I post a puzzle here every day, shortly after { $when }. To stop it, use `/mancala daily-puzzle` with `post: False`.
daily-puzzle-off = I post no more daily puzzles in this server.
daily-puzzle-none = There were no daily puzzles in this server.
option-any-game = game
    .description = Which game (any if you leave it out)
option-grade = grade
    .description = How hard (easy at first, then harder, if you leave it out)
choice-grade-1 = ★ very easy
choice-grade-2 = ★★ easy
choice-grade-3 = ★★★ medium
choice-grade-4 = ★★★★ hard
choice-grade-5 = ★★★★★ very hard
