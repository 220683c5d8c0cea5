### News for a player who cannot see it in the channel of the game. Lines of games follow.

news-channel = { $count ->
    [one] The channel of a game that you are playing has been deleted. The game is not lost, and no clock runs out: `/mancala board` in another channel of that server carries it on.
   *[other] The channel of { $count } games that you are playing has been deleted. The games are not lost, and no clock runs out: `/mancala board` in another channel of that server carries one on.
}
news-server = { $count ->
    [one] I have been removed from the server in which you are playing a game. The game waits, and no clock runs out: it goes on when I am invited there again.
   *[other] I have been removed from the server in which you are playing { $count } games. The games wait, and no clock runs out: they go on when I am invited there again.
}
news-game = Game #{ $number }: { $game } against { $name }
