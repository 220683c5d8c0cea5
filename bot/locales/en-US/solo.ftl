# Playing against the bot itself. $family is "ayoayo", "oware" or "abapa".

solo-terms = Play against me. Which game, how well shall I play, and who begins?
# In direct messages with the bot, also where somebody wants to challenge a person.
solo-alone = Here I am the only opponent. Which game, how well shall I play, and who begins?
solo-coming = Here comes the board.
solo-level = **{ $level }:** { $play }
button-solo-first-me = I begin
button-solo-first-them = You begin
button-solo-first-random = Chance decides
button-solo-now = Play

level-beginner = Beginner
    .play = I see what I can take at once, if the way there is short, and forget that you move next.
level-casual = Casual
    .play = I look at your answer, too, but overlook much of what is far away.
level-skilled = Skilled
    .play = I look a few moves ahead and miss a threat now and then.
level-expert = Expert
    .play = I look well ahead and miss little. You need a plan.
level-perfect = { $family ->
    [ayoayo] Perfect
   *[other] Master
}
    .play = { $family ->
        [ayoayo] I never make a mistake. If I begin, I win; if you begin, one slip is enough.
       *[other] I think as hard as I can. Nearly nobody beats me.
    }
    .choice = Perfect (Oware: master)

option-level = level
    .description = How well I play (you choose from buttons if you leave it out)
option-solo-first = first
    .description = Who begins (chance decides if you leave it out)
choice-solo-first-me = I begin
choice-solo-first-them = The bot begins
choice-solo-first-random = Chance decides
command-play = play
    .description = Play against me, at any level from beginner to perfect
