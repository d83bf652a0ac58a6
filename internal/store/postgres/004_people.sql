-- +goose Up
CREATE TABLE people (
	id      TEXT PRIMARY KEY,
	name    TEXT NOT NULL,
	looks   TEXT NOT NULL UNIQUE,      -- of the name: equal for names that look alike
	mail    TEXT NOT NULL,             -- an address that the person has confirmed, '' without
	owner   BOOLEAN NOT NULL,
	created BIGINT NOT NULL
);

CREATE UNIQUE INDEX people_mail ON people (mail) WHERE mail <> '';

CREATE TABLE blocked (
	looks   TEXT PRIMARY KEY,          -- of names that nobody may have
	name    TEXT NOT NULL
);

CREATE TABLE passkeys (
	id         TEXT PRIMARY KEY,       -- of the credential, base64url
	person     TEXT NOT NULL REFERENCES people (id),
	name       TEXT NOT NULL,
	credential TEXT NOT NULL,          -- as package server writes it
	created    BIGINT NOT NULL,
	used       BIGINT NOT NULL
);

CREATE INDEX passkeys_person ON passkeys (person);

CREATE TABLE sessions (
	hash    BYTEA PRIMARY KEY,          -- of the cookie
	data    BYTEA NOT NULL,
	expires BIGINT NOT NULL
);

CREATE INDEX sessions_expires ON sessions (expires);

CREATE TABLE devices (
	id      TEXT PRIMARY KEY,
	person  TEXT NOT NULL REFERENCES people (id),
	session BYTEA NOT NULL UNIQUE,      -- hash of its cookie
	name    TEXT NOT NULL,
	created BIGINT NOT NULL,
	seen    BIGINT NOT NULL
);

CREATE INDEX devices_person ON devices (person);

CREATE TABLE passes (
	hash    BYTEA PRIMARY KEY,          -- of a secret that is used once
	kind    TEXT NOT NULL,
	person  TEXT NOT NULL,             -- '' if there is none yet
	name    TEXT NOT NULL,
	mail    TEXT NOT NULL,
	expires BIGINT NOT NULL           -- 0: never
);

CREATE INDEX passes_person ON passes (person);

CREATE TABLE seats (
	match  TEXT NOT NULL REFERENCES matches (id),
	seat   INTEGER NOT NULL,
	person TEXT NOT NULL REFERENCES people (id),
	taken  BIGINT NOT NULL,           -- into the account; who was first holds the seat
	PRIMARY KEY (match, seat, person)
);

CREATE INDEX seats_person ON seats (person);

ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT ''; -- which alone has the link, '' for a link that is given away

CREATE INDEX tokens_device ON tokens (device) WHERE device <> '';

-- +goose Down
DROP INDEX tokens_device;
ALTER TABLE tokens DROP COLUMN device;
DROP TABLE seats;
DROP TABLE passes;
DROP TABLE devices;
DROP TABLE sessions;
DROP TABLE passkeys;
DROP TABLE blocked;
DROP TABLE people;
