-- +goose Up
ALTER TABLE matches ADD COLUMN node TEXT NOT NULL DEFAULT ''; -- which has its bots decide

-- +goose Down
ALTER TABLE matches DROP COLUMN node;
