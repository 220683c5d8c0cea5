-- The other index takes challenges to anyone for different ones, since their opponent is NULL.
CREATE UNIQUE INDEX one_challenge_to_anyone ON challenges (channel_id, challenger_id)
    WHERE state = 'open' AND opponent_id IS NULL;
CREATE INDEX declined_challenges ON challenges (challenger_id, opponent_id, closed_at) WHERE state = 'declined';
CREATE INDEX open_challenges_of ON challenges (challenger_id) WHERE state = 'open';
