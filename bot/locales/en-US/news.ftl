### News for a player who cannot see it in the channel of the game. Lines of games, or of matches between two games, follow.

news-channel-game = { $count ->
    [one] The channel of a game that you are playing has been deleted. The game is not lost, and no clock runs out: `/mancala board` in another channel of that server carries it on.
   *[other] The channel of { $count } games that you are playing has been deleted. The games are not lost, and no clock runs out: `/mancala board` in another channel of that server carries one on.
}
news-server-game = { $count ->
    [one] I have been removed from the server in which you are playing a game. The game waits, and no clock runs out: it goes on when I am invited there again.
   *[other] I have been removed from the server in which you are playing { $count } games. The games wait, and no clock runs out: they go on when I am invited there again.
}
news-channel-match = { $count ->
    [one] The channel of a match that you are playing has been deleted. The match is not lost: `/mancala board` in another channel of that server leads to its next game.
   *[other] The channel of { $count } matches that you are playing has been deleted. The matches are not lost: `/mancala board` in another channel of that server leads to the next game of one.
}
news-server-match = { $count ->
    [one] I have been removed from the server in which you are playing a match. The match waits: it goes on when I am invited there again.
   *[other] I have been removed from the server in which you are playing { $count } matches. The matches wait: they go on when I am invited there again.
}
news-match = Match of { $game } against { $name }, after game #{ $number }
news-game = Game #{ $number }: { $game } against { $name }
