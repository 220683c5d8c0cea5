-- "Opon" in ASCII, so that a database of another program is told from an empty one of ours.
PRAGMA application_id = 1332768622;

CREATE TABLE migrations (
    number INTEGER PRIMARY KEY,
    applied_at INTEGER NOT NULL
) STRICT;

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE facts (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER, -- NULL: a place without a server
    channel_id INTEGER NOT NULL,
    south_id INTEGER NOT NULL,
    north_id INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    rematch_of INTEGER UNIQUE REFERENCES games (id),
    ended_at INTEGER,
    reason TEXT CHECK (
        reason IN ('majority', 'stuck', 'repetition', 'resignation', 'timeout', 'agreement', 'abandoned')
    ),
    winner TEXT CHECK (winner IN ('south', 'north')),
    south_score INTEGER CHECK (south_score >= 0),
    north_score INTEGER CHECK (north_score >= 0),
    CHECK (south_id <> north_id),
    CHECK (rematch_of < id),
    CHECK ((ended_at IS NULL) = (reason IS NULL)),
    CHECK ((ended_at IS NULL) = (south_score IS NULL)),
    CHECK ((ended_at IS NULL) = (north_score IS NULL)),
    CHECK (winner IS NULL OR (reason IS NOT NULL AND reason <> 'abandoned'))
) STRICT;

CREATE UNIQUE INDEX one_running_game
    ON games (channel_id, min(south_id, north_id), max(south_id, north_id))
    WHERE ended_at IS NULL;
CREATE INDEX ended_games_of_pair
    ON games (min(south_id, north_id), max(south_id, north_id))
    WHERE ended_at IS NOT NULL;
CREATE INDEX games_of_south ON games (south_id, ended_at);
CREATE INDEX games_of_north ON games (north_id, ended_at);

CREATE TRIGGER games_stay_ended BEFORE UPDATE ON games WHEN OLD.ended_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'an ended game cannot be changed');
END;

CREATE TABLE moves (
    game_id INTEGER NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL,
    pit INTEGER NOT NULL CHECK (pit BETWEEN 0 AND 11),
    played_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, ply)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER moves_follow_each_other BEFORE INSERT ON moves
WHEN NEW.ply <> (SELECT count(*) FROM moves WHERE game_id = NEW.game_id)
BEGIN
    SELECT RAISE(ABORT, 'a move must follow the last one');
END;

CREATE TRIGGER moves_stop_at_the_end BEFORE INSERT ON moves
WHEN (SELECT ended_at FROM games WHERE id = NEW.game_id) IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'an ended game takes no more moves');
END;

CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'a move cannot be changed');
END;

CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves
BEGIN
    SELECT RAISE(ABORT, 'a move cannot be removed');
END;

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER, -- NULL: a place without a server
    channel_id INTEGER NOT NULL,
    challenger_id INTEGER NOT NULL,
    opponent_id INTEGER, -- NULL is kept for challenges that anyone in the channel may accept
    ruleset TEXT NOT NULL,
    first TEXT NOT NULL CHECK (first IN ('challenger', 'opponent', 'random')),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    closed_at INTEGER,
    game_id INTEGER UNIQUE REFERENCES games (id),
    message_id INTEGER, -- NULL: not in the channel
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)), -- its message tells how it was closed
    CHECK (challenger_id <> opponent_id),
    CHECK ((state = 'open') = (closed_at IS NULL)),
    CHECK ((state = 'accepted') = (game_id IS NOT NULL)),
    CHECK (settled = 0 OR state <> 'open')
) STRICT;

CREATE UNIQUE INDEX one_open_challenge
    ON challenges (channel_id, min(challenger_id, opponent_id), max(challenger_id, opponent_id))
    WHERE state = 'open';
CREATE INDEX open_challenges_by_expiry ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX unsettled_challenges ON challenges (id)
    WHERE state <> 'open' AND message_id IS NOT NULL AND settled = 0;

CREATE TRIGGER challenges_stay_closed BEFORE UPDATE OF state ON challenges WHEN OLD.state <> 'open'
BEGIN
    SELECT RAISE(ABORT, 'a closed challenge cannot be opened or closed again');
END;

CREATE TABLE rematch_wishes (
    game_id INTEGER NOT NULL REFERENCES games (id),
    user_id INTEGER NOT NULL,
    wished_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE boards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    final INTEGER NOT NULL CHECK (final IN (0, 1)),
    channel_id INTEGER NOT NULL,
    message_id INTEGER UNIQUE, -- NULL: it could not be posted, or its message is gone
    posted_at INTEGER NOT NULL,
    live INTEGER NOT NULL CHECK (live IN (0, 1)), -- its message may still have buttons
    CHECK (live = 0 OR message_id IS NOT NULL)
) STRICT;

CREATE INDEX boards_of_game ON boards (game_id, final, ply);
CREATE INDEX live_boards ON boards (game_id) WHERE live = 1;
