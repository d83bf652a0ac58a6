-- +goose Up
CREATE TABLE clubs (
	id      TEXT PRIMARY KEY,
	name    TEXT NOT NULL,
	looks   TEXT NOT NULL UNIQUE, -- of the name, as people's
	about   TEXT NOT NULL,
	open    BOOLEAN NOT NULL,     -- anybody may join
	key     TEXT NOT NULL,        -- of the link by which others join
	created BIGINT NOT NULL
);

CREATE TABLE members (
	club      TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
	person    TEXT NOT NULL,
	organiser BOOLEAN NOT NULL,
	joined    BIGINT NOT NULL,
	PRIMARY KEY (club, person)
);

CREATE INDEX members_person ON members (person);

CREATE TABLE tournaments (
	id      TEXT PRIMARY KEY,
	club    TEXT NOT NULL,    -- '' of the whole server
	body    TEXT NOT NULL,    -- in the server's own text
	version BIGINT NOT NULL, -- of the body; counts up
	over    BOOLEAN NOT NULL,
	created BIGINT NOT NULL
);

CREATE INDEX tournaments_club ON tournaments (club, created);

-- What a match is played for.
CREATE TABLE occasions (
	match      TEXT PRIMARY KEY,
	club       TEXT NOT NULL, -- or ''
	tournament TEXT NOT NULL  -- or ''
);

CREATE INDEX occasions_club ON occasions (club);
CREATE INDEX occasions_tournament ON occasions (tournament);

-- +goose Down
DROP TABLE occasions;
DROP TABLE tournaments;
DROP TABLE members;
DROP TABLE clubs;
