-- +goose Up
ALTER TABLE matches ADD COLUMN closed BOOLEAN NOT NULL DEFAULT 0; -- by the owner: nobody opens it again

-- One that is in order has the link of those who watch.
UPDATE matches SET closed = 1 WHERE id NOT IN (SELECT match FROM tokens WHERE seat = 15);

-- +goose Down
ALTER TABLE matches DROP COLUMN closed;
