-- Who ended it alone, so that the other is called to the last board.
ALTER TABLE games ADD COLUMN closed_by INTEGER -- NULL: it was not closed, or not by one of the two
    CHECK (closed_by IN (south_id, north_id) AND (closed_by IS NULL OR ended_at IS NOT NULL));
ALTER TABLE matches ADD COLUMN broken_off_by INTEGER -- NULL: it was not broken off, or by both
    CHECK (broken_off_by IN (first_id, second_id) AND (broken_off_by IS NULL OR closed_at IS NOT NULL));
