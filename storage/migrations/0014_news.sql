-- Players to be told, once, that the place of a running game is gone: its channel, or the bot from its server.
CREATE TABLE news (
    user_id INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES games (id),
    channel_id INTEGER NOT NULL, -- where the game was then
    kind TEXT NOT NULL CHECK (kind IN ('channel', 'server')),
    state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'unreachable', 'told')),
    PRIMARY KEY (user_id, game_id, channel_id)
) STRICT;
