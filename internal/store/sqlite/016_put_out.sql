-- +goose Up
-- Who was put out of a club, and comes back only when an organiser asks him.
CREATE TABLE put_out (
	club   TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
	person TEXT NOT NULL,
	PRIMARY KEY (club, person)
) WITHOUT ROWID;

CREATE INDEX put_out_person ON put_out (person);

-- +goose Down
DROP TABLE put_out;
