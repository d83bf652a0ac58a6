-- +goose Up
ALTER TABLE matches ADD COLUMN terms TEXT NOT NULL DEFAULT ''; -- of time, as package pace writes them
ALTER TABLE matches ADD COLUMN late INTEGER NOT NULL DEFAULT 0; -- a bit for each seat whose time ran out, with consequences

CREATE TABLE holidays (
	person TEXT NOT NULL REFERENCES people (id),
	began  INTEGER NOT NULL,
	ends   INTEGER NOT NULL,
	PRIMARY KEY (person, began)
) WITHOUT ROWID;

-- +goose Down
DROP TABLE holidays;
ALTER TABLE matches DROP COLUMN late;
ALTER TABLE matches DROP COLUMN terms;
