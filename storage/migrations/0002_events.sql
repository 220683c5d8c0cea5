-- What happens in a game: moves, and takebacks. The moves of a game are what its events leave of them.
CREATE TABLE events (
    game_id INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL, -- from 0 on, without a gap
    kind TEXT NOT NULL CHECK (kind IN ('move', 'takeback')),
    pit INTEGER CHECK (pit BETWEEN 0 AND 11), -- the pit played; NULL in a takeback
    ply INTEGER NOT NULL CHECK (ply >= 0), -- how many moves the game has after it
    happened_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, number),
    CHECK ((kind = 'move') = (pit IS NOT NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO events (game_id, number, kind, pit, ply, happened_at)
    SELECT game_id, ply, 'move', pit, ply + 1, played_at FROM moves;

DROP TABLE moves;

CREATE TRIGGER events_follow_each_other BEFORE INSERT ON events
WHEN NEW.number <> (SELECT count(*) FROM events WHERE game_id = NEW.game_id)
BEGIN
    SELECT RAISE(ABORT, 'an event must follow the last one');
END;

CREATE TRIGGER moves_add_one_and_takebacks_take_some BEFORE INSERT ON events
WHEN NOT iif(
    NEW.kind = 'move',
    NEW.ply = 1 + coalesce((SELECT ply FROM events WHERE game_id = NEW.game_id AND number = NEW.number - 1), 0),
    NEW.ply < coalesce((SELECT ply FROM events WHERE game_id = NEW.game_id AND number = NEW.number - 1), 0)
)
BEGIN
    SELECT RAISE(ABORT, 'a move adds one to the moves, a takeback takes some away');
END;

CREATE TRIGGER events_stop_at_the_end BEFORE INSERT ON events
WHEN (SELECT ended_at FROM games WHERE id = NEW.game_id) IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'an ended game takes no more events');
END;

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN
    SELECT RAISE(ABORT, 'an event cannot be changed');
END;

CREATE TRIGGER events_are_never_removed BEFORE DELETE ON events
BEGIN
    SELECT RAISE(ABORT, 'an event cannot be removed');
END;

-- A takeback brings back a number of moves, never a number of events.
ALTER TABLE boards RENAME COLUMN ply TO version;
