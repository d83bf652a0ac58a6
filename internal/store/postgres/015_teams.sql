-- +goose Up
ALTER TABLE tokens ADD COLUMN mate BIGINT NOT NULL DEFAULT 0; -- the team-mate whose link it is, 0: the holder of the seat
ALTER TABLE notices ADD COLUMN mate BIGINT NOT NULL DEFAULT 0; -- likewise

CREATE TABLE mates (
	match  TEXT NOT NULL REFERENCES matches (id),
	seat   INTEGER NOT NULL,
	mate   BIGINT NOT NULL,            -- the team-mate, as the journal of the match numbers them, from 1
	person TEXT NOT NULL REFERENCES people (id),
	taken  BIGINT NOT NULL,            -- into the account
	turn   INTEGER NOT NULL DEFAULT 0, -- as in seats
	PRIMARY KEY (match, seat, mate, person)
);

CREATE INDEX mates_person ON mates (person);

-- +goose Down
DROP TABLE mates;
ALTER TABLE notices DROP COLUMN mate;
ALTER TABLE tokens DROP COLUMN mate;
