-- What schema 17 may hold: the same story as 0016, and a game closed and a match broken off by one alone.
BEGIN;
INSERT INTO people (user_id, name) VALUES (1001, 'Ada'), (1002, 'Báyọ̀');
INSERT INTO facts (key, value) VALUES ('commands', '3f2a');
INSERT INTO games (id, guild_id, channel_id, south_id, north_id, ruleset, created_at)
VALUES (1, 7, 71, 1001, 1002, 'oware', 1000);
INSERT INTO events (game_id, number, kind, pit, ply, happened_at) VALUES (1, 0, 'move', 2, 1, 1010);
INSERT INTO events (game_id, number, kind, pit, ply, happened_at) VALUES (1, 1, 'move', 8, 2, 1020);
INSERT INTO events (game_id, number, kind, pit, ply, happened_at) VALUES (1, 2, 'move', 0, 3, 1030);
UPDATE games SET ended_at = 1030, reason = 'majority', winner = 'south', south_score = 25, north_score = 11;
INSERT INTO games (id, guild_id, channel_id, south_id, north_id, ruleset, created_at, rematch_of)
VALUES (2, 7, 71, 1002, 1001, 'oware', 1100, 1);
INSERT INTO events (game_id, number, kind, pit, ply, happened_at) VALUES (2, 0, 'move', 4, 1, 1104);
INSERT INTO offers (id, game_id, version, kind, offerer_id, made_at, state, closed_at, message_id, settled)
VALUES
    (1, 2, 1, 'draw', 1001, 1105, 'declined', 1105, 504, 1),
    (2, 2, 1, 'takeback', 1002, 1105, 'accepted', 1106, 505, 1);
INSERT INTO events (game_id, number, kind, pit, ply, happened_at) VALUES (2, 1, 'takeback', NULL, 0, 1106);
INSERT INTO events (game_id, number, kind, pit, ply, happened_at) VALUES (2, 2, 'move', 5, 1, 1110);
INSERT INTO challenges (
    id, guild_id, channel_id, challenger_id, opponent_id, ruleset, first, created_at, expires_at,
    state, closed_at, game_id, message_id, settled
) VALUES
    (1, 7, 71, 1001, 1002, 'oware', 'challenger', 990, 87390, 'accepted', 1000, 1, 500, 1),
    (2, NULL, 90, 1003, 1001, 'ayoayo', 'random', 1200, 87600, 'open', NULL, NULL, 510, 0),
    (3, 7, 71, 1001, NULL, 'abapa', 'random', 1300, 87700, 'open', NULL, NULL, 511, 0),
    (4, 7, 71, 1003, NULL, 'abapa', 'random', 1300, 87700, 'withdrawn', 1310, NULL, 512, 1);
INSERT INTO rematch_wishes (game_id, user_id, wished_at) VALUES (1, 1001, 1090), (1, 1002, 1100);
INSERT INTO boards (game_id, version, final, channel_id, message_id, posted_at, live) VALUES
    (1, 3, 1, 71, 501, 1031, 1),
    (2, 0, 0, 71, 502, 1101, 0),
    (2, 3, 0, 71, 503, 1111, 1);
INSERT INTO games (id, guild_id, channel_id, south_id, north_id, ruleset, created_at, bot_side, bot_level)
VALUES (3, 7, 72, 1003, 9000, 'ayoayo', 1300, 'north', 'casual');
INSERT INTO refusals (user_id, challenger_id, refused_at) VALUES (1001, 1003, 1400), (1002, 0, 1401);
INSERT INTO settings (owner, owner_id, key, value) VALUES
    ('person', 1001, 'theme', 'night'), ('server', 7, 'boards', 'text');
UPDATE games SET clock = 86400, deadline = 87510, wake_at = 70230 WHERE id = 2;
INSERT INTO reviews (game_id, worths, made_at) VALUES (1, '[]', 1500);
INSERT INTO puzzle_answers (user_id, puzzle, pit, solved, answered_at) VALUES (1001, 'ayoayo-001', 2, 1, 1510);
INSERT INTO daily_puzzles (guild_id, channel_id, day) VALUES (7, 72, 20000);
INSERT INTO offers (game_id, version, kind, offerer_id, made_at, state, closed_at, message_id, settled)
VALUES (2, 3, 'hints', 1001, 1120, 'accepted', 1121, 506, 1);
UPDATE games SET hints = 1 WHERE id = 2;
INSERT INTO games (id, guild_id, channel_id, reached, south_id, north_id, ruleset, created_at)
VALUES (4, NULL, 91, 0, 1003, 1004, 'ayoayo', 1500);
INSERT INTO calls (message_id, game_id, channel_id, version, final, board_id) VALUES (520, 2, 71, 3, 0, 503);
UPDATE boards SET deadline = 87510 WHERE message_id = 503;
INSERT INTO news (user_id, game_id, channel_id, kind, state) VALUES
    (1001, 2, 71, 'channel', 'told'), (1002, 2, 71, 'channel', 'unreachable');
INSERT INTO matches (id, format, by_lot, first_id, second_id, created_at) VALUES (1, 'best-of-3', 1, 1003, 1004, 1600);
INSERT INTO games (id, guild_id, channel_id, south_id, north_id, ruleset, created_at, match_id, number, lot)
VALUES (5, 7, 73, 1003, 1004, 'ayoayo', 1600, 1, 1, 2);
INSERT INTO events (game_id, number, kind, pit, ply, happened_at) VALUES (5, 0, 'move', 2, 1, 1600);
INSERT INTO events (game_id, number, kind, pit, ply, happened_at) VALUES (5, 1, 'move', 10, 2, 1600);
UPDATE games SET ended_at = 1610, reason = 'resignation', winner = 'north', south_score = 0, north_score = 0 WHERE id = 5;
UPDATE matches SET closed_at = 1620, resigned_by = 1003, closed_after = 5;
INSERT INTO challenges (
    id, guild_id, channel_id, challenger_id, opponent_id, ruleset, first, created_at, expires_at, match_format, by_lot
) VALUES (5, 7, 73, 1003, 1001, 'ayoayo', 'random', 1700, 88100, 'kumasi', 1);
INSERT INTO matches (id, format, by_lot, first_id, second_id, created_at, decided)
VALUES (2, 'best-of-3', 0, 1003, 1004, 1800, 1);
INSERT INTO games (id, guild_id, channel_id, south_id, north_id, ruleset, created_at, match_id, number)
VALUES (6, 7, 73, 1003, 1004, 'oware', 1800, 2, 1), (7, 7, 74, 1004, 1003, 'oware', 1800, 2, 2);
UPDATE games SET ended_at = 1810, reason = 'resignation', winner = 'north', south_score = 0, north_score = 0 WHERE id = 6;
UPDATE games SET ended_at = 1820, reason = 'resignation', winner = 'south', south_score = 0, north_score = 0 WHERE id = 7;
INSERT INTO matches (id, format, by_lot, first_id, second_id, created_at) VALUES (3, 'kumasi', 0, 1003, 1004, 1900);
INSERT INTO games (id, guild_id, channel_id, south_id, north_id, ruleset, created_at, match_id, number)
VALUES (8, 7, 74, 1003, 1004, 'oware', 1900, 3, 1);
UPDATE games SET ended_at = 1910, reason = 'abandoned', south_score = 0, north_score = 0, closed_by = 1004 WHERE id = 8;
UPDATE matches SET closed_at = 1920, broken_off_by = 1003, closed_after = 8 WHERE id = 3;
COMMIT;
