# Playing against the bot itself. $family is "ayoayo", "oware" or "abapa".

solo-terms = Play against me. Which game, how well shall I play, and who begins?
# In direct messages with the bot, also where somebody wants to challenge a person.
solo-alone = Here I am the only opponent. Which game, how well shall I play, and who begins?
solo-coming = Here comes the board.
solo-level = **{ $level }:** { $play }
# $name is a person's name, or the bot's. Nobody is "I" on a button: the one who reads it is not the one who asks.
button-solo-first = { $name } begins
button-solo-first-random = Chance decides
button-solo-now = Play

level-beginner = Beginner
    .play = I take what I see close by, and do not think of your next move.
level-casual = Casual
    .play = I think of your next move too, but overlook much of what is far away on the board.
level-skilled = Skilled
    .play = I think a few moves ahead, and sometimes miss a threat.
level-expert = Expert
    .play = I think far ahead and miss little. You need a plan.
level-perfect = { $family ->
    [ayoayo] Perfect
   *[other] Master
}
    .play = { $family ->
        [ayoayo] I never make a mistake. If I begin, I win. If you begin, one mistake of yours is enough.
       *[other] I think as hard as I can, and I am very hard to beat.
    }
    .choice = Perfect (Oware: master)

option-level = level
    .description = How well I play (you choose from buttons if you leave it out)
option-solo-first = first
    .description = Who begins (chance decides if you leave it out)
choice-solo-first-me = You begin
choice-solo-first-them = The bot begins
choice-solo-first-random = Chance decides
command-play = play
    .description = Play against me, at any level from beginner to perfect
