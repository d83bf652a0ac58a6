-- +goose Up
ALTER TABLE matches ADD COLUMN absent TEXT NOT NULL DEFAULT ''; -- what may follow when a clock has run out

-- +goose Down
ALTER TABLE matches DROP COLUMN absent;
