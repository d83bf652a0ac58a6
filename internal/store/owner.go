package store

import (
	"context"
	"time"
)

// Figures holds what an owner may want to know about his server.
type Figures struct {
	People, Owners, Blocked int
	Devices                 int // seen since some time
	Matches, Open, Begun    int // open: neither over nor closed; begun: since that time
}

// owners is the part of a Store for the owner of the server.
type owners interface {
	// Figures returns the totals, and counts since some time.
	Figures(ctx context.Context, since time.Time) (Figures, error)
	// CloseMatch ends all links to a match, and removes its seats from all accounts and the match from the
	// library: nobody can open it again in any way, and if it is in play it is not rated. It stays stored, as
	// a record for the owner. ErrNone.
	CloseMatch(ctx context.Context, id string) error
}

func (b *base) Figures(ctx context.Context, since time.Time) (Figures, error) {
	var n [7]int64
	err := b.one(ctx, []any{&n[0], &n[1], &n[2], &n[3], &n[4], &n[5], &n[6]}, `SELECT
		(SELECT count(*) FROM people), (SELECT count(*) FROM people WHERE owner), (SELECT count(*) FROM blocked),
		(SELECT count(*) FROM devices WHERE seen >= $1),
		(SELECT count(*) FROM matches WHERE NOT study), (SELECT count(*) FROM matches WHERE NOT study AND NOT over AND NOT closed),
		(SELECT count(*) FROM matches WHERE NOT study AND created >= $1)`, milli(since))
	return Figures{People: int(n[0]), Owners: int(n[1]), Blocked: int(n[2]), Devices: int(n[3]), Matches: int(n[4]), Open: int(n[5]),
		Begun: int(n[6])}, err
}

func (b *base) CloseMatch(ctx context.Context, id string) error {
	if _, err := b.Match(ctx, id); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		for _, statement := range []string{
			`UPDATE matches SET closed = TRUE WHERE id = $1`,
			`DELETE FROM tokens WHERE match = $1`, `DELETE FROM seats WHERE match = $1`, `DELETE FROM notices WHERE match = $1`,
			`DELETE FROM mates WHERE match = $1`, `DELETE FROM library WHERE match = $1`,
			`DELETE FROM rated WHERE match = $1 AND over = 0`,
		} {
			if _, err := t.exec(ctx, statement, id); err != nil {
				return err
			}
		}
		return t.tell(ctx, LinksOf+id)
	})
}
