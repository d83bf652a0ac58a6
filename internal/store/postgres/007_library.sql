-- +goose Up
CREATE TABLE library (
	match TEXT PRIMARY KEY REFERENCES matches (id), -- over, and made public by all its players
	game  TEXT NOT NULL,
	about TEXT NOT NULL,                            -- what is said of it, as package server writes it
	since BIGINT NOT NULL
);

CREATE INDEX library_since ON library (since);

-- +goose Down
DROP TABLE library;
