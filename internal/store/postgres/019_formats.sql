-- +goose Up
-- Which program first wrote each format, for an older one that is refused.
CREATE TABLE formats (
	format  BIGINT PRIMARY KEY,
	program TEXT NOT NULL
);

-- +goose Down
DROP TABLE formats;
