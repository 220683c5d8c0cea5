-- The deadline that a board shows; NULL: none. It changes under the board when time is given back.
ALTER TABLE boards ADD COLUMN deadline INTEGER;
UPDATE boards SET deadline = (SELECT deadline FROM games WHERE games.id = game_id);
