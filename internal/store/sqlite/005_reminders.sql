-- +goose Up
ALTER TABLE notices ADD COLUMN zone TEXT NOT NULL DEFAULT '';          -- of times, as the IANA names it
ALTER TABLE notices ADD COLUMN quiet_from INTEGER NOT NULL DEFAULT 0;  -- the hour from which nothing is sent
ALTER TABLE notices ADD COLUMN quiet_until INTEGER NOT NULL DEFAULT 0; -- and until which; the same: never
ALTER TABLE notices ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;    -- until when reminders have been told

-- +goose Down
ALTER TABLE notices DROP COLUMN reminded;
ALTER TABLE notices DROP COLUMN quiet_until;
ALTER TABLE notices DROP COLUMN quiet_from;
ALTER TABLE notices DROP COLUMN zone;
