-- Whether the bot itself was where a game or challenge began: in chats between people it is not, and only answers.
ALTER TABLE games ADD COLUMN reached INTEGER NOT NULL DEFAULT 1 CHECK (reached IN (0, 1));
ALTER TABLE challenges ADD COLUMN reached INTEGER NOT NULL DEFAULT 1 CHECK (reached IN (0, 1));
