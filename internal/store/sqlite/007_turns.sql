-- +goose Up
ALTER TABLE seats ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;    -- the entry since which the seat must decide, 0 if it need not
ALTER TABLE matches ADD COLUMN result TEXT NOT NULL DEFAULT ''; -- of one that is over: the seat that won, drawn or adjourned

-- +goose Down
ALTER TABLE matches DROP COLUMN result;
ALTER TABLE seats DROP COLUMN turn;
