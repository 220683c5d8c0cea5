-- Both players of a friendly game may agree to hints; that is offered and accepted like the rest.
ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1));

CREATE TABLE new_offers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL CHECK (version >= 0), -- of the game, when it was made
    kind TEXT NOT NULL CHECK (kind IN ('draw', 'end', 'takeback', 'hints')),
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
