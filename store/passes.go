package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A PassKind says what a Pass is for.
type PassKind string

const (
	SignIn PassKind = "sign-in" // to the account of Person, or to a new one with Mail
	Code   PassKind = "code"    // the same, from a list that the person has written down
	Mail   PassKind = "mail"    // Mail is an address of Person
	Invite PassKind = "invite"  // a new account may be made
	Owner  PassKind = "owner"   // whoever uses it owns the server
)

// A Pass is a secret that is used once.
type Pass struct {
	Hash               [sha256.Size]byte
	Kind               PassKind
	Person, Name, Mail string // "" if there is none yet
	Expires            time.Time
}

// passes is what a database knows of secrets that are used once.
type passes interface {
	// AddPass stores a pass, and forgets those that have expired. ErrExists.
	AddPass(ctx context.Context, p Pass, now time.Time) error
	// Pass returns a pass that is not used yet and has not expired. It stays. ErrNone.
	Pass(ctx context.Context, hash [sha256.Size]byte, now time.Time) (Pass, error)
	// UsePass returns a pass and forgets it: of two who use it one gets it. ErrNone.
	UsePass(ctx context.Context, hash [sha256.Size]byte, now time.Time) (Pass, error)
	// SetCodes puts a list of codes in the place of those that a person had.
	SetCodes(ctx context.Context, person string, hashes [][sha256.Size]byte) error
	// CountCodes is how many codes a person has left.
	CountCodes(ctx context.Context, person string) (int, error)
}

// seats is what a database knows of seats in accounts.
type seats interface {
	// TakeSeat takes a seat into an account, where it stays. ErrNone: no such match.
	TakeSeat(ctx context.Context, s HeldSeat) error
	// LeaveSeat takes a seat out of an account. ErrNone.
	LeaveSeat(ctx context.Context, person, match string, seat engine.Seat) error
	// Seats are those in an account, the one taken last first.
	Seats(ctx context.Context, person string) ([]HeldSeat, error)
	// Holders are those who have a seat of a match in their account, of each seat who took it first first.
	Holders(ctx context.Context, match string) ([]HeldSeat, error)
	// AdmitDevice stores a link that only a device has, unless it is stored already. ErrNone.
	AdmitDevice(ctx context.Context, match string, t Token, device string) error
	// Renew puts a new link in the place of all that open a seat, but for those that devices
	// of a person have; other nodes hear of it. ErrNone.
	Renew(ctx context.Context, match string, t Token, person string) error
}

const passColumns = `kind, person, name, mail, expires`

func addPass(ctx context.Context, t tx, p Pass) error {
	_, err := t.exec(ctx, `INSERT INTO passes (hash, `+passColumns+`) VALUES ($1, $2, $3, $4, $5, $6)`,
		p.Hash[:], string(p.Kind), p.Person, p.Name, p.Mail, milli(p.Expires))
	return err
}

func (b *base) AddPass(ctx context.Context, p Pass, now time.Time) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `DELETE FROM passes WHERE expires > 0 AND expires <= $1`, milli(now))
		if err != nil {
			return err
		}
		return addPass(ctx, t, p)
	})
}

func (b *base) Pass(ctx context.Context, hash [sha256.Size]byte, now time.Time) (Pass, error) {
	p := Pass{Hash: hash}
	var kind string
	var expires int64
	err := b.one(ctx, []any{&kind, &p.Person, &p.Name, &p.Mail, &expires},
		`SELECT `+passColumns+` FROM passes WHERE hash = $1 AND (expires = 0 OR expires > $2)`, hash[:], milli(now))
	p.Kind, p.Expires = PassKind(kind), fromMilli(expires)
	return p, err
}

func (b *base) UsePass(ctx context.Context, hash [sha256.Size]byte, now time.Time) (Pass, error) {
	p, err := b.Pass(ctx, hash, now)
	if err == nil {
		err = b.changeOne(ctx, `DELETE FROM passes WHERE hash = $1`, hash[:])
	}
	return p, err
}

func (b *base) SetCodes(ctx context.Context, person string, hashes [][sha256.Size]byte) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `DELETE FROM passes WHERE kind = $1 AND person = $2`, string(Code), person)
		for i := 0; i < len(hashes) && err == nil; i++ {
			err = addPass(ctx, t, Pass{Hash: hashes[i], Kind: Code, Person: person})
		}
		return err
	})
}

func (b *base) CountCodes(ctx context.Context, person string) (int, error) {
	var n int64
	err := b.one(ctx, []any{&n}, `SELECT count(*) FROM passes WHERE kind = $1 AND person = $2`, string(Code), person)
	return int(n), err
}

func (b *base) TakeSeat(ctx context.Context, s HeldSeat) error {
	if _, err := b.Match(ctx, s.Match); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO seats (match, seat, person, taken) VALUES ($1, $2, $3, $4)
			ON CONFLICT (match, seat, person) DO NOTHING`, s.Match, int64(s.Seat), s.Person, milli(s.Taken))
		return err
	})
}

func (b *base) LeaveSeat(ctx context.Context, person, match string, seat engine.Seat) error {
	return b.changeOne(ctx, `DELETE FROM seats WHERE person = $1 AND match = $2 AND seat = $3`, person, match, int64(seat))
}

// heldSeats are those that a condition finds.
func (b *base) heldSeats(ctx context.Context, where, value string) ([]HeldSeat, error) {
	var out []HeldSeat
	err := b.all(ctx, func(r rows) error {
		var s HeldSeat
		var seat, taken int64
		err := r.Scan(&s.Match, &seat, &s.Person, &taken)
		s.Seat, s.Taken = engine.Seat(seat), fromMilli(taken)
		out = append(out, s)
		return err
	}, `SELECT match, seat, person, taken FROM seats WHERE `+where, value)
	return out, err
}

func (b *base) Seats(ctx context.Context, person string) ([]HeldSeat, error) {
	return b.heldSeats(ctx, `person = $1 ORDER BY taken DESC, match, seat`, person)
}

func (b *base) Holders(ctx context.Context, match string) ([]HeldSeat, error) {
	return b.heldSeats(ctx, `match = $1 ORDER BY seat, taken, person`, match)
}

func (b *base) AdmitDevice(ctx context.Context, match string, token Token, device string) error {
	if _, err := b.Match(ctx, match); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO tokens (hash, match, seat, device) VALUES ($1, $2, $3, $4) ON CONFLICT (hash) DO NOTHING`,
			token.Hash[:], match, int64(token.Seat), device)
		return err
	})
}

func (b *base) Renew(ctx context.Context, match string, token Token, person string) error {
	if _, err := b.Match(ctx, match); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `DELETE FROM tokens WHERE match = $1 AND seat = $2
			AND device NOT IN (SELECT id FROM devices WHERE person = $3)`, match, int64(token.Seat), person)
		if err == nil {
			err = admit(ctx, t, match, token)
		}
		return errors.Join(err, t.tell(ctx, LinksOf+match))
	})
}
