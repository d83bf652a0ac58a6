-- +goose Up
ALTER TABLE matches ADD COLUMN closed BOOLEAN NOT NULL DEFAULT FALSE; -- by the owner: nobody opens it again

-- One that is in order has the link of those who watch.
UPDATE matches SET closed = TRUE WHERE id NOT IN (SELECT match FROM tokens WHERE seat = 15);

-- Entries that have people's names, which are searched when one is deleted.
CREATE INDEX entries_sit ON entries (match) WHERE substr(body, 1, 4) = 'sit ';
CREATE INDEX entries_hand ON entries (match) WHERE substr(body, 1, 9) = 'ask hand ';

-- +goose Down
DROP INDEX entries_hand;
DROP INDEX entries_sit;
ALTER TABLE matches DROP COLUMN closed;
