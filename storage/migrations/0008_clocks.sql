-- Time for each move, in seconds; NULL: as much as one likes.
ALTER TABLE challenges ADD COLUMN clock INTEGER CHECK (clock > 0);
ALTER TABLE games ADD COLUMN clock INTEGER CHECK (clock > 0);
ALTER TABLE games ADD COLUMN deadline INTEGER CHECK ((deadline IS NULL) = (clock IS NULL));
ALTER TABLE games ADD COLUMN wake_at INTEGER; -- when to look at its clock next: to remind the mover, or at the deadline
ALTER TABLE games ADD COLUMN nudged_at INTEGER; -- when the mover was last nudged by hand

CREATE INDEX running_games_by_clock ON games (wake_at) WHERE ended_at IS NULL AND wake_at IS NOT NULL;

-- A fifth of the time is left at the reminder; five minutes are too short for one.
CREATE TRIGGER clocks_start_anew AFTER INSERT ON events
WHEN (SELECT clock FROM games WHERE id = NEW.game_id) IS NOT NULL
BEGIN
    UPDATE games SET
        deadline = NEW.happened_at + clock,
        wake_at = NEW.happened_at + clock - iif(clock > 300, clock / 5, 0)
    WHERE id = NEW.game_id;
END;
