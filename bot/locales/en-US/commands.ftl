# Slash commands and menus. A name has at most 32 characters, a description at most 100.

command-mancala = mancala
    .description = Play Ayoayo and Oware, two African board games of sowing seeds
command-challenge = challenge
    .description = Challenge somebody to a game in this channel, or look for somebody to play
command-board = board
    .description = Post the current board of your game again
command-games = games
    .description = List your running games and matches, those where it is your turn first
command-replay = replay
    .description = Go through a game move by move, or watch it as a film
command-resign = resign
    .description = Give up a game
command-rules = rules
    .description = Read the rules of a game, with pictures
command-settings = settings
    .description = Choose how boards look to you
command-server = server
    .description = Choose how boards look to everybody here (for those who manage the server)
command-help = help
    .description = What I can do
menu-challenge = Challenge to mancala

option-opponent = opponent
    .description = Whom you want to play (anyone in this channel if you leave it out)
option-game = game
    .description = Which game (the usual one of this server if you leave it out)
option-variant = variant
    .description = One of the game's other sets of rules
option-first = first
    .description = Who begins (chance decides if you leave it out)
option-clock = clock
    .description = Time for each move (3 days if you leave it out); where I am no member, I remind nobody
option-running = game
    .description = Which of your games (the newest in this channel if you leave it out)
option-past = game
    .description = One of your games, or any game of this server by its number (your last if you leave it out)
option-rules = game
    .description = Whose rules (those of the usual game if you leave it out)
option-check = check
    .description = Name the permissions that I lack, channel by channel
option-share = share
    .description = Let everybody in the channel see them

choice-clock-none = No clock
choice-clock-minutes = 5 minutes a move
choice-clock-hour = 1 hour a move
choice-clock-day = 1 day a move
choice-clock-three-days = 3 days a move
choice-clock-week = 7 days a move
choice-first-me = Me
choice-first-them = Them
choice-first-random = Chance decides

game-choice = #{ $number } { $game } against { $name }, { $own }–{ $other }{ $turn ->
    [yours] , your turn
   *[theirs] { "" }
}
match-choice = #{ $number } match of { $game } against { $name }, { $ownwins }–{ $otherwins }, waits for its next game

games-none = You have no running game. `/mancala challenge` starts one with somebody, `/mancala play` one with me.
games-title = **Your running games** ({ $count })
games-line = { $turn ->
    [yours] ▶ **Your turn** ·{ " " }
   *[theirs] { "" }
}#{ $number } { $game } against { $name } · you { $own }, they { $other }{ $match ->
    [none] { "" }
   *[other] { " " }(match { $ownwins }–{ $otherwins })
} · { $ply ->
    [0] begun
   *[other] last move
} <t:{ $when }:R>{ $deadline ->
    [none] { "" }
   *[other] { " " }· ⏳ deadline <t:{ $deadline }:R>
}{ $link ->
    [none] { " " }· no board now: `/mancala board` posts it
   *[other] { " " }· [board]({ $link })
}
# A match between two of its games.
games-waiting = Match of { $game } against { $name } · you { $ownwins }, they { $otherwins } · waits for its next game{ $link ->
    [none] { " " }· no board now: `/mancala board` with game #{ $number } shows it
   *[other] : [board]({ $link })
}
games-more = … and { $count } more.

help-text =
    Opon: **Ayoayo and Oware, played in chat**
    Two rows of six pits, four seeds in each. On your turn you take all the seeds of one of your pits and sow them, one to a pit, around the board. Win seeds; whoever holds 25 first has won.

    `/mancala challenge` – challenge somebody, or name nobody and play whoever presses Play first; a single game, or a match of several
    `/mancala play` – play against me, at any level
    `/mancala board` – post the current board again
    `/mancala games` – your running games
    `/mancala replay` – go through a game move by move
    `/mancala analyse` – what each move is worth
    `/mancala puzzle` – a position in which one pit wins
    `/mancala daily-puzzle` – one every day, for those who manage the server
    `/mancala resign` – give up a game
    `/mancala rules` – the rules in words and pictures
    `/mancala settings` – how boards look to you: colours, or text instead of pictures
    `/mancala server` – the same for everybody here, by those who manage the server
    Or open somebody's menu: Apps → Challenge to mancala.

    Under each board, six buttons are the six pits of whoever is to move; **How to play** explains the game in five lines.
