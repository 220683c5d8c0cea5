-- A game may be played against the bot itself: on which side it sits, and how well it plays.
ALTER TABLE games ADD COLUMN bot_side TEXT CHECK (bot_side IN ('south', 'north'));
ALTER TABLE games ADD COLUMN bot_level TEXT CHECK ((bot_level IS NULL) = (bot_side IS NULL));

CREATE INDEX running_games_with_the_bot ON games (id) WHERE ended_at IS NULL AND bot_side IS NOT NULL;
