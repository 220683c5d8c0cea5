-- That a match is won follows from its games by rules that the database does not know. Once somebody has looked, it
-- is noted here, so that old matches are not looked through again and again for those that wait for a next game.
ALTER TABLE matches ADD COLUMN decided INTEGER NOT NULL DEFAULT 0 CHECK (decided IN (0, 1));

CREATE INDEX open_matches_of_first ON matches (first_id) WHERE closed_at IS NULL AND decided = 0;
CREATE INDEX open_matches_of_second ON matches (second_id) WHERE closed_at IS NULL AND decided = 0;
