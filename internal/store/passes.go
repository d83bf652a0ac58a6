package store

import (
	"context"
	"crypto/sha256"
	"time"
)

// A PassKind says what a Pass is for.
type PassKind string

const (
	SignIn PassKind = "sign-in" // to the account of Person, or to a new one with Mail
	Code   PassKind = "code"    // the same, from a list that the person has written down
	Mail   PassKind = "mail"    // Mail is an address of Person
	Invite PassKind = "invite"  // a new account may be made
	Hand   PassKind = "hand"    // a signed-in person may take over the seat that Name says
	Owner  PassKind = "owner"   // its user owns the server
)

// A Pass is a secret that can be used once.
type Pass struct {
	Hash               [sha256.Size]byte
	Kind               PassKind
	Person, Name, Mail string // "" if there is none yet
	Expires            time.Time
}

// passes is the part of a Store about secrets that can be used once.
type passes interface {
	// AddPass stores a pass, and deletes those that have expired. ErrExists.
	AddPass(ctx context.Context, p Pass, now time.Time) error
	// Pass returns an unused pass that has not expired, without using it. ErrNone.
	Pass(ctx context.Context, hash [sha256.Size]byte, now time.Time) (Pass, error)
	// UsePass returns a pass and deletes it: of two who use it one gets it. ErrNone.
	UsePass(ctx context.Context, hash [sha256.Size]byte, now time.Time) (Pass, error)
	// SetCodes replaces a person's list of codes.
	SetCodes(ctx context.Context, person string, hashes [][sha256.Size]byte) error
	// CountCodes returns how many codes a person has left.
	CountCodes(ctx context.Context, person string) (int, error)
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
