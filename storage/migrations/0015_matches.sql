-- A match is a series of games between two people. Whether it is won follows from its games; what is kept is
-- how it ended otherwise: resigned by one of the two, or broken off by both.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    format TEXT NOT NULL,
    by_lot INTEGER NOT NULL CHECK (by_lot IN (0, 1)), -- the first moves of its games are drawn by lot
    first_id INTEGER NOT NULL, -- who begins the first game
    second_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    closed_at INTEGER,
    resigned_by INTEGER, -- NULL in a closed match: broken off
    closed_after INTEGER UNIQUE REFERENCES games (id), -- the game that was over already; NULL: it ended a game
    CHECK (first_id <> second_id),
    CHECK (resigned_by IN (first_id, second_id)),
    CHECK (closed_at IS NOT NULL OR (resigned_by IS NULL AND closed_after IS NULL))
) STRICT;

CREATE TRIGGER matches_stay_closed BEFORE UPDATE ON matches WHEN OLD.closed_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a closed match cannot be changed');
END;

ALTER TABLE games ADD COLUMN match_id INTEGER REFERENCES matches (id);
ALTER TABLE games ADD COLUMN number INTEGER CHECK ((number IS NULL) = (match_id IS NULL)); -- in its match, from 1 on
ALTER TABLE games ADD COLUMN lot INTEGER NOT NULL DEFAULT 0 CHECK (lot >= 0); -- how many first moves were drawn by lot

CREATE UNIQUE INDEX games_of_match ON games (match_id, number) WHERE match_id IS NOT NULL;

CREATE TRIGGER closed_matches_take_no_games BEFORE INSERT ON games
WHEN (SELECT closed_at FROM matches WHERE id = NEW.match_id) IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a closed match takes no more games');
END;

CREATE TRIGGER lots_are_not_taken_back BEFORE INSERT ON events
WHEN NEW.kind = 'takeback' AND NEW.ply BETWEEN 0 AND (SELECT lot - 1 FROM games WHERE id = NEW.game_id)
BEGIN
    SELECT RAISE(ABORT, 'what was drawn by lot cannot be taken back');
END;

ALTER TABLE challenges ADD COLUMN match_format TEXT; -- NULL: a single game
ALTER TABLE challenges ADD COLUMN by_lot INTEGER NOT NULL DEFAULT 0
    CHECK (by_lot IN (0, 1) AND (by_lot = 0 OR match_format IS NOT NULL));

-- To break off a match can be offered during a game and between two. After a game, offers are one version on.
CREATE TABLE new_offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL CHECK (version >= 0), -- of the game, when it was made
    kind TEXT NOT NULL CHECK (kind IN ('draw', 'end', 'takeback', 'hints', 'match')),
    offerer_id INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'lapsed')),
    closed_at INTEGER,
    message_id INTEGER, -- NULL: not in the channel
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)), -- its message tells how it was closed
    UNIQUE (game_id, version, kind, offerer_id),
    CHECK ((state = 'open') = (closed_at IS NULL)),
    CHECK (settled = 0 OR state <> 'open')
) STRICT;
INSERT INTO new_offers SELECT * FROM offers;
DROP TRIGGER offers_lapse_with_the_next_event;
DROP TRIGGER offers_lapse_with_the_end;
DROP TABLE offers;
ALTER TABLE new_offers RENAME TO offers;

CREATE UNIQUE INDEX one_open_offer ON offers (game_id) WHERE state = 'open';
CREATE INDEX unsettled_offers ON offers (id)
    WHERE state <> 'open' AND message_id IS NOT NULL AND settled = 0;

CREATE TRIGGER offers_stay_closed BEFORE UPDATE OF state ON offers WHEN OLD.state <> 'open'
BEGIN
    SELECT RAISE(ABORT, 'a closed offer cannot be opened or closed again');
END;

CREATE TRIGGER offers_lapse_with_the_next_event AFTER INSERT ON events
BEGIN
    UPDATE offers SET state = 'lapsed', closed_at = NEW.happened_at
    WHERE game_id = NEW.game_id AND state = 'open';
END;

CREATE TRIGGER offers_lapse_with_the_end AFTER UPDATE OF ended_at ON games WHEN NEW.ended_at IS NOT NULL
BEGIN
    UPDATE offers SET state = 'lapsed', closed_at = NEW.ended_at WHERE game_id = NEW.id AND state = 'open';
END;

CREATE TRIGGER offers_lapse_with_the_next_game AFTER INSERT ON games WHEN NEW.match_id IS NOT NULL
BEGIN
    UPDATE offers SET state = 'lapsed', closed_at = NEW.created_at
    WHERE state = 'open' AND game_id IN (SELECT id FROM games WHERE match_id = NEW.match_id);
END;

CREATE TRIGGER offers_lapse_with_the_match AFTER UPDATE OF closed_at ON matches
BEGIN
    UPDATE offers SET state = 'lapsed', closed_at = NEW.closed_at
    WHERE state = 'open' AND game_id = NEW.closed_after;
END;
