-- +goose Up
ALTER TABLE rated ADD COLUMN worth DOUBLE PRECISION NOT NULL DEFAULT 1; -- how much the result counted; 0: too little was played

-- For a year after an account was deleted: how who has its name again is rated.
CREATE TABLE kept_ratings (
	hash       BYTEA NOT NULL,    -- of the name, with a key
	game       TEXT NOT NULL,
	mean       DOUBLE PRECISION NOT NULL,
	deviation  DOUBLE PRECISION NOT NULL,
	volatility DOUBLE PRECISION NOT NULL,
	matches    BIGINT NOT NULL,
	until      BIGINT NOT NULL,
	PRIMARY KEY (hash, game)
);

-- For a year after an account took another name: the name that it had.
CREATE TABLE former_names (
	person TEXT NOT NULL,
	hash   BYTEA NOT NULL,
	until  BIGINT NOT NULL,
	PRIMARY KEY (person, hash)
);

-- +goose Down
DROP TABLE former_names;
DROP TABLE kept_ratings;
ALTER TABLE rated DROP COLUMN worth;
