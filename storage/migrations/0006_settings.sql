-- What people and servers have chosen; what is not here is left at its default.
CREATE TABLE settings (
    owner TEXT NOT NULL CHECK (owner IN ('person', 'server')),
    owner_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (owner, owner_id, key)
) STRICT, WITHOUT ROWID;
