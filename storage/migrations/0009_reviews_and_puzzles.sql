-- What each move of a finished game was worth, as the bot wrote it down, so that it is thought about once.
CREATE TABLE reviews (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    worths TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

-- The first answer of each person to each puzzle, and the channels that get one every day.
CREATE TABLE puzzle_answers (
    user_id INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    pit INTEGER CHECK (pit BETWEEN 0 AND 11), -- NULL: asked for the solution
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    answered_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_puzzles (
    guild_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    day INTEGER NOT NULL -- the last day whose puzzle was posted, counted from 1970
) STRICT;
