### The games' names, their rules and their history.

## Names; a label is at most 100 characters

game-ayoayo = Ayoayo
    .label = Ayoayo (long runs)
game-oware = Oware
    .label = Oware (capture twos and threes)
game-abapa = Oware Abapa
    .label = Oware Abapa (twos and threes; a stuck player gives up the rest)

ruleset-ayoayo = Ayoayo
    .label = Ayoayo: the usual rules
ruleset-ayoayo-seed-stays = Ayoayo (capturing seed stays)
    .label = Ayoayo: the seed that captures stays on the board
ruleset-ayoayo-owner-keeps = Ayoayo (owner keeps)
    .label = Ayoayo: when somebody is stuck, each keeps the seeds in their own row
ruleset-oware = Oware
    .label = Oware: the usual rules
ruleset-oware-slam-illegal = Oware (grand slam not allowed)
    .label = Oware: a move that would capture the whole other row may not be played
ruleset-oware-slam-takes = Oware (grand slam captures)
    .label = Oware: a move that captures the whole other row captures it like any other
ruleset-abapa = Oware Abapa
    .label = Oware Abapa: the usual rules
ruleset-abapa-slam-wins = Oware Abapa (grand slam only to win)
    .label = Oware Abapa: capturing the whole other row counts only if it wins the game
