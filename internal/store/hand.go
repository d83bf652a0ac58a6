package store

import (
	"context"
	"errors"
)

func (b *base) HandOver(ctx context.Context, s HeldSeat) error {
	return b.change(ctx, func(t tx) error {
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
