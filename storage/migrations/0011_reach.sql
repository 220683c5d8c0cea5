-- Whether the bot itself is where a game is played: in a chat between people it is not, and only answers there.
ALTER TABLE games ADD COLUMN reached INTEGER NOT NULL DEFAULT 1 CHECK (reached IN (0, 1));
ALTER TABLE challenges ADD COLUMN reached INTEGER NOT NULL DEFAULT 1 CHECK (reached IN (0, 1));
