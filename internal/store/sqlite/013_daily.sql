-- +goose Up
ALTER TABLE notices ADD COLUMN daily INTEGER NOT NULL DEFAULT 0; -- the hour, 1 to 24, at which all is told once a day; 0: at once

CREATE INDEX notices_address ON notices (way, address);

-- +goose Down
DROP INDEX notices_address;
ALTER TABLE notices DROP COLUMN daily;
