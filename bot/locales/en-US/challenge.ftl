# Challenges, from asking to an answer.

challenge-call = { $mention }, { $name } challenges you to { $game }.
challenge-call-anyone = **{ $name } is looking for somebody to play { $game }.** Whoever presses Play first sits down.
challenge-first = { $first ->
    [challenger] { $name } begins and has the bottom row.
    [opponent] { $asked ->
        [anyone] Whoever sits down begins and has the bottom row.
       *[you] You begin and have the bottom row.
    }
   *[random] Chance decides who begins.
}
challenge-until = The challenge lapses { $until }.
challenge-accepted = **{ $opponent } has accepted.** The board is below.
challenge-crossed = { $one } and { $other } challenged each other. { $game } begins, as { $other } had asked first!
challenge-declined = **{ $opponent } has declined.**
challenge-withdrawn = **{ $name } has taken the challenge back.**
challenge-expired = **Nobody answered within a day, so the challenge has lapsed.**

button-accept = Accept
button-sit-down = Play
button-decline = Decline
button-withdraw = Withdraw

ask-terms = Challenge { $name } to a game. Which one, who begins, and how much time is there for a move?
ask-chosen = { $game }: { $summary }
button-first-me = I begin
button-first-them = They begin
button-first-random = Chance decides
menu-clock = Time for each move
button-ask-now = Challenge
ask-done = The challenge is in the channel.

# Refusing challenges. $name is a person's name.
declined-done = Declined. { $name } can ask you again in ten minutes, unless you take no more challenges from them. They are not told.
refusals-title = **Who may challenge you**
refusals-everyone = { $taken ->
    [yes] Everybody may.
   *[no] Nobody may. You can still challenge others, and look for somebody to play.
}
refusals-people = These may not: { $names }. They only read that you take no challenges just now.
refusals-more = … and { $count } more. To allow one of those again, choose them in the list below: then they are named here.
menu-refuse = No more challenges from …
button-refusals = Who may challenge me
button-own-settings = My settings
button-allow-everyone = Everybody
button-refuse-everyone = Nobody
button-refuse = No more from { $name }
button-allow = Allow { $name } again
