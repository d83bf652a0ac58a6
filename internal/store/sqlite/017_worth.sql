-- +goose Up
ALTER TABLE rated ADD COLUMN worth REAL NOT NULL DEFAULT 1; -- how much the result counted; 0: too little was played

-- For a year after an account was deleted: how who has its name again is rated.
CREATE TABLE kept_ratings (
	hash       BLOB NOT NULL,    -- of the name, with a key
	game       TEXT NOT NULL,
	mean       REAL NOT NULL,
	deviation  REAL NOT NULL,
	volatility REAL NOT NULL,
	matches    INTEGER NOT NULL,
	until      INTEGER NOT NULL,
	PRIMARY KEY (hash, game)
) WITHOUT ROWID;

-- For a year after an account took another name: the name that it had.
CREATE TABLE former_names (
	person TEXT NOT NULL,
	hash   BLOB NOT NULL,
	until  INTEGER NOT NULL,
	PRIMARY KEY (person, hash)
) WITHOUT ROWID;

-- +goose Down
DROP TABLE former_names;
DROP TABLE kept_ratings;
ALTER TABLE rated DROP COLUMN worth;
