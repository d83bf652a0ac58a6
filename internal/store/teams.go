package store

import (
	"context"
	"errors"

	"github.com/weathergage/weathergage/engine"
)

// teams is the part of a Store about team-mates. Their commands are in the journal of the match.
type teams interface {
	// Lend replaces everything a team-mate has by a new link: his other links open nothing, no account has
	// the seat for him, and no notice reports on it. Other nodes are told. ErrNone: no such match.
	Lend(ctx context.Context, match string, t Token) error
	// Reclaim ends everything a team-mate has, as Lend does. ErrNone: no such match.
	Reclaim(ctx context.Context, match string, seat engine.Seat, mate int) error
}

func (b *base) Lend(ctx context.Context, match string, token Token) error {
	return b.reclaim(ctx, match, token.Seat, token.Mate, func(t tx) error { return admit(ctx, t, match, token) })
}

func (b *base) Reclaim(ctx context.Context, match string, seat engine.Seat, mate int) error {
	return b.reclaim(ctx, match, seat, mate, func(tx) error { return nil })
}

// reclaim ends everything a team-mate has, and runs more in the same transaction.
func (b *base) reclaim(ctx context.Context, match string, seat engine.Seat, mate int, more func(tx) error) error {
	if _, err := b.Match(ctx, match); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		for _, table := range []string{"tokens", "notices", "mates"} {
			_, err := t.exec(ctx, `DELETE FROM `+table+` WHERE match = $1 AND seat = $2 AND mate = $3`, match, int64(seat), int64(mate))
			if err != nil {
				return err
			}
		}
		return errors.Join(more(t), t.tell(ctx, LinksOf+match))
	})
}

// takeMate puts what a team-mate plays into an account, unless the person has another seat of the match
// there.
func takeMate(ctx context.Context, t tx, s *HeldSeat) error {
	has, err := count(ctx, t, `SELECT count(*) FROM seats WHERE match = $1 AND person = $2`, s.Match, s.Person)
	if err == nil && has == 0 {
		has, err = count(ctx, t, `SELECT count(*) FROM mates WHERE match = $1 AND person = $2 AND (seat <> $3 OR mate <> $4)`,
			s.Match, s.Person, int64(s.Seat), int64(s.Mate))
	}
	if err != nil || has > 0 {
		return err
	}
	_, err = t.exec(ctx, `INSERT INTO mates (match, seat, mate, person, taken, turn) VALUES ($1, $2, $3, $4, $5, $6)
		ON CONFLICT (match, seat, mate, person) DO UPDATE SET turn = excluded.turn WHERE mates.turn = 0`,
		s.Match, int64(s.Seat), int64(s.Mate), s.Person, milli(s.Taken), int64(s.Turn))
	return err
}
