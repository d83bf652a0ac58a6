-- +goose Up
ALTER TABLE notices ADD COLUMN reported BOOLEAN NOT NULL DEFAULT 0; -- its owner was told by another that it fails

-- +goose Down
ALTER TABLE notices DROP COLUMN reported;
