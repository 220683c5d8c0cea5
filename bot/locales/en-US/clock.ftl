# Time for each move.

# $when is shown in the reader's own time, as in "in 3 days", and later "2 hours ago", since old boards keep this line.
turn-deadline = ⏳ Deadline for this move: { $when }.
challenge-clock = { $clock ->
    [minutes] Each move may take 5 minutes. That is too short for a reminder.
    [hour] Each move may take an hour.
    [day] Each move may take a day.
    [three-days] Each move may take 3 days.
    [week] Each move may take 7 days.
   *[none] There is no clock.
}
# Where the bot is no part of the chat.
challenge-no-reminder = I cannot remind anybody here; once the time is up, the next click ends the game.
# $mention pings the mover. $link leads to the board.
clock-reminder = { $mention }, it is your turn, and your time runs out { $when }: [board]({ $link })
clock-nudge = { $mention }, { $name } is waiting for your move{ $link ->
    [none] .
   *[other] : [board]({ $link })
}
button-nudge = Nudge { $name }
nudge-done = { $name } has been told that you are waiting.
outcome-out-of-time = The game was closed without a result: { $silent } ran out of time before the second move.
