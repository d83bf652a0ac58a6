-- +goose Up
-- Which program first wrote each format, for an older one that is refused.
CREATE TABLE formats (
	format  INTEGER PRIMARY KEY,
	program TEXT NOT NULL
) WITHOUT ROWID;

-- +goose Down
DROP TABLE formats;
