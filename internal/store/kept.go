package store

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"time"

	"github.com/weathergage/weathergage/internal/rating"
)

// keeps is how long the ratings of a deleted account are kept, under a hash of its name.
const keeps = 365 * 24 * time.Hour

// nameHash returns a hash of how a name looks, with a key that only this database has.
func (b *base) nameHash(ctx context.Context, looks string) ([]byte, error) {
	var first [32]byte
	rand.Read(first[:])
	key, err := b.Setting(ctx, "kept names", hex.EncodeToString(first[:]))
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write([]byte("weathergage name 1 " + looks))
	return mac.Sum(nil), err
}

// forget deletes what has been kept for a year.
func forget(ctx context.Context, t tx, now time.Time) error {
	_, err := t.exec(ctx, `DELETE FROM kept_ratings WHERE until <= $1`, milli(now))
	if err == nil {
		_, err = t.exec(ctx, `DELETE FROM former_names WHERE until <= $1`, milli(now))
	}
	return err
}

// Forget deletes what has been kept of deleted accounts for a year.
func (b *base) Forget(ctx context.Context, now time.Time) error {
	return b.change(ctx, func(t tx) error { return forget(ctx, t, now) })
}

// inherit gives a person with a new name the ratings that are kept for it, except in games in which the
// person is already rated.
func inherit(ctx context.Context, t tx, person string, hash []byte, now time.Time) error {
	err := forget(ctx, t, now)
	if err == nil {
		_, err = t.exec(ctx, `INSERT INTO ratings (game, player, mean, deviation, volatility, matches, at)
			SELECT game, $2, mean, deviation, volatility, matches, until - $3 FROM kept_ratings WHERE hash = $1
			ON CONFLICT (game, player) DO NOTHING`, hash, person, keeps.Milliseconds())
	}
	if err == nil {
		_, err = t.exec(ctx, `DELETE FROM kept_ratings WHERE hash = $1`, hash)
	}
	return err
}

// bequeath keeps the ratings of a person who is about to be deleted, under hashes of the person's present and
// recent names.
func bequeath(ctx context.Context, t tx, person string, hash []byte, all []Rated, now time.Time) error {
	if err := forget(ctx, t, now); err != nil {
		return err
	}
	until := milli(now.Add(keeps))
	if _, err := t.exec(ctx, `INSERT INTO former_names (person, hash, until) VALUES ($1, $2, $3)
		ON CONFLICT (person, hash) DO UPDATE SET until = excluded.until`, person, hash, until); err != nil {
		return err
	}
	for i := range all {
		r := all[i].Rating.At(now.Sub(all[i].At))
		if _, err := t.exec(ctx, `INSERT INTO kept_ratings (hash, game, mean, deviation, volatility, matches, until)
			SELECT hash, $2, $3, $4, $5, $6, $7 FROM former_names WHERE person = $1
			ON CONFLICT (hash, game) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
				volatility = excluded.volatility, matches = excluded.matches, until = excluded.until`,
			person, all[i].Game, r.Mean, r.Deviation, r.Volatility, int64(all[i].Matches), until); err != nil {
			return err
		}
	}
	_, err := t.exec(ctx, `DELETE FROM former_names WHERE person = $1`, person)
	return err
}

func (b *base) RenamePerson(ctx context.Context, p Person, now time.Time) error {
	was, err := b.Person(ctx, p.ID)
	if err != nil {
		return err
	}
	old, err := b.nameHash(ctx, was.Looks)
	if err != nil {
		return err
	}
	hash, err := b.nameHash(ctx, p.Looks)
	if err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `UPDATE people SET name = $2, looks = $3 WHERE id = $1`, p.ID, p.Name, p.Looks)
		if err != nil || was.Looks == p.Looks {
			return err
		}
		_, err = t.exec(ctx, `INSERT INTO former_names (person, hash, until) VALUES ($1, $2, $3)
			ON CONFLICT (person, hash) DO UPDATE SET until = excluded.until`, p.ID, old, milli(now.Add(keeps)))
		if err == nil {
			err = inherit(ctx, t, p.ID, hash, now)
		}
		return err
	})
}

// worth returns how much a result counts: against a bot fully, between two people less if they have met in
// the game within a year.
func worth(ctx context.Context, t tx, seats *[2]RatedSeat, when time.Time) (float64, error) {
	if seats[0].Bot || seats[1].Bot {
		return 1, nil
	}
	met, err := count(ctx, t, `SELECT count(*) FROM rated AS one JOIN rated AS two ON two.match = one.match AND two.seat <> one.seat
		WHERE one.player = $1 AND two.player = $2 AND one.game = $3 AND one.over > $4 AND one.worth > 0 AND one.match <> $5`,
		seats[0].Player, seats[1].Player, seats[0].Game, milli(when.Add(-rating.Memory)), seats[0].Match)
	return rating.Worth(int(met)), err
}
