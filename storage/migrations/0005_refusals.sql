-- From whom somebody takes no challenges.
CREATE TABLE refusals (
    user_id INTEGER NOT NULL,
    challenger_id INTEGER NOT NULL, -- 0: from nobody at all
    refused_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, challenger_id),
    CHECK (user_id <> challenger_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_to ON challenges (opponent_id, id);
