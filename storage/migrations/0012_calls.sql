-- Short messages that call somebody to a board that was edited in place; only the newest of a game is to stand.
CREATE TABLE calls (
    message_id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    channel_id INTEGER NOT NULL,
    version INTEGER NOT NULL CHECK (version >= 0), -- of the board that it calls to
    final INTEGER NOT NULL CHECK (final IN (0, 1)),
    board_id INTEGER NOT NULL -- the message of that board
) STRICT;

CREATE INDEX calls_of_game ON calls (game_id);
