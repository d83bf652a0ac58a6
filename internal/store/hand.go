package store

import (
	"context"
	"errors"
	"fmt"

	"github.com/weathergage/weathergage/engine"
)

// HandOf returns the Name of a pass that hands over a seat held by an account.
func HandOf(match string, seat engine.Seat) string { return fmt.Sprintf("%s %d", match, seat) }

func (b *base) Holder(ctx context.Context, match string, seat engine.Seat) (person string, err error) {
	err = b.one(ctx, []any{&person}, holds, match, int64(seat))
	if errors.Is(err, ErrNone) {
		return "", nil
	}
	return person, err
}

// holds finds the person who holds a seat: the first to take it into an account.
const holds = `SELECT person FROM seats WHERE match = $1 AND seat = $2 ORDER BY taken, person LIMIT 1`

func (b *base) HandOver(ctx context.Context, s HeldSeat, from string) error {
	return b.change(ctx, func(t tx) error {
		if err := enters(ctx, t, s.Match); err != nil {
			return err
		}
		holder := ""
		if err := t.read(ctx, []any{&holder}, holds, s.Match, int64(s.Seat)); err != nil && !errors.Is(err, ErrNone) {
			return err
		}
		there, err := count(ctx, t, `SELECT count(*) FROM people WHERE id = $1 AND looks NOT IN (SELECT looks FROM blocked)`, s.Person)
		if err != nil {
			return err
		}
		if holder != from && holder != s.Person || there == 0 {
			return ErrNone
		}
		for _, statement := range []string{
			`DELETE FROM tokens WHERE match = $1 AND seat = $2`, `DELETE FROM notices WHERE match = $1 AND seat = $2`,
			`DELETE FROM seats WHERE match = $1 AND seat = $2`, `DELETE FROM mates WHERE match = $1 AND seat = $2`,
		} {
			if _, err := t.exec(ctx, statement, s.Match, int64(s.Seat)); err != nil {
				return err
			}
		}
		return errors.Join(takeSeat(ctx, t, &s), t.tell(ctx, LinksOf+s.Match))
	})
}
