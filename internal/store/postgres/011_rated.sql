-- +goose Up
CREATE TABLE rated (
	match      TEXT NOT NULL REFERENCES matches (id),
	seat       BIGINT NOT NULL,
	game       TEXT NOT NULL,
	player     TEXT NOT NULL,              -- id of a person, or bot and its spec
	bot        BOOLEAN NOT NULL,           -- an anchor: its rating stands still
	edge       DOUBLE PRECISION NOT NULL,              -- by how many points the seat has it easier
	doubt      DOUBLE PRECISION NOT NULL,              -- the deviation of that
	score      DOUBLE PRECISION NOT NULL DEFAULT 0,
	was        DOUBLE PRECISION NOT NULL DEFAULT 0,    -- the rating before the match, as surely as it was known
	was_known  DOUBLE PRECISION NOT NULL DEFAULT 0,
	mean       DOUBLE PRECISION NOT NULL,              -- and after it; of a bot from the beginning
	deviation  DOUBLE PRECISION NOT NULL,
	over       BIGINT NOT NULL DEFAULT 0, -- when it was rated, 0 before
	PRIMARY KEY (match, seat)
);

CREATE INDEX rated_player ON rated (player, game, over);

CREATE TABLE ratings (
	game       TEXT NOT NULL,
	player     TEXT NOT NULL REFERENCES people (id),
	mean       DOUBLE PRECISION NOT NULL,
	deviation  DOUBLE PRECISION NOT NULL,
	volatility DOUBLE PRECISION NOT NULL,
	matches    BIGINT NOT NULL,           -- rated so far
	at         BIGINT NOT NULL,           -- when the last was
	PRIMARY KEY (game, player)
);

CREATE INDEX ratings_player ON ratings (player);

-- +goose Down
DROP TABLE ratings;
DROP TABLE rated;
