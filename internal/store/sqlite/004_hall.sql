-- +goose Up
ALTER TABLE matches ADD COLUMN public BOOLEAN NOT NULL DEFAULT 0; -- anybody may watch it

CREATE INDEX matches_public ON matches (created) WHERE public AND NOT over;

CREATE TABLE invitations (
	id      TEXT PRIMARY KEY,
	hash    BLOB NOT NULL,            -- of the secret of who made it
	terms   TEXT NOT NULL,            -- what is offered, as JSON
	secret  TEXT NOT NULL,            -- of the house's dice
	maker   TEXT NOT NULL,            -- who made it, as limits count
	match   TEXT NOT NULL DEFAULT '', -- that began when it was taken
	created INTEGER NOT NULL,
	ends    INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX invitations_open ON invitations (ends) WHERE match = '';

-- +goose Down
DROP TABLE invitations;
DROP INDEX matches_public;
ALTER TABLE matches DROP COLUMN public;
