package store

import (
	"context"
	"crypto/sha256"
	"fmt"
	"time"
)

// An Invitation is a match offered to the first person who takes it.
type Invitation struct {
	ID string
	// Hash is the hash of its maker's secret, which withdraws the invitation and becomes the link of a seat
	// once it is taken.
	Hash    [sha256.Size]byte
	Terms   string // what is offered, in the server's own format
	Secret  string // of the house's dice, in hexadecimal
	Maker   string // its maker, as limits count makers
	Match   string // the match that began when it was taken, or ""
	Created time.Time
	Ends    time.Time // nobody can take it from then on
}

// Open reports whether the invitation can be taken at a time.
func (i *Invitation) Open(at time.Time) bool { return i.Match == "" && at.Before(i.Ends) }

// MakerIs begins the Maker of an invitation by a person with an account; the person's id follows.
const MakerIs = "person "

// MostInvitations is how many open invitations one maker may have, and MostOpen how many there may be in all.
const (
	MostInvitations = 5
	MostOpen        = 500
)

// remembered is how long a finished invitation is kept.
const remembered = 30 * 24 * time.Hour

var (
	// ErrInvited: the maker has as many open invitations as allowed.
	ErrInvited = fmt.Errorf("you already have %d open invitations, the limit", MostInvitations)
	// ErrCrowded: there are as many open invitations as allowed.
	ErrCrowded = fmt.Errorf("there are already %d open invitations, the limit", MostOpen)
)

const invitationColumns = `id, hash, terms, secret, maker, match, created, ends`

func (b *base) Invite(ctx context.Context, i Invitation) error {
	return b.change(ctx, func(t tx) error {
		// One at a time, so that no two pass the limits together.
		_, err := t.exec(ctx, `INSERT INTO settings (name, value) VALUES ('hall', '') ON CONFLICT (name) DO UPDATE SET value = settings.value`)
		if err == nil {
			_, err = t.exec(ctx, `DELETE FROM invitations WHERE ends <= $1`, milli(i.Created.Add(-remembered)))
		}
		if err != nil {
			return err
		}
		open, err := count(ctx, t, `SELECT count(*) FROM invitations WHERE match = '' AND ends > $1`, milli(i.Created))
		if err == nil && open >= MostOpen {
			return ErrCrowded
		}
		if err != nil {
			return err
		}
		open, err = count(ctx, t, `SELECT count(*) FROM invitations WHERE match = '' AND ends > $1 AND maker = $2`, milli(i.Created), i.Maker)
		if err == nil && open >= MostInvitations {
			return ErrInvited
		}
		if err != nil {
			return err
		}
		_, err = t.exec(ctx, `INSERT INTO invitations (`+invitationColumns+`) VALUES ($1, $2, $3, $4, $5, '', $6, $7)`,
			i.ID, i.Hash[:], i.Terms, i.Secret, i.Maker, milli(i.Created), milli(i.Ends))
		return err
	})
}

// invitations returns those that meet a condition, the newest first.
func (b *base) invitations(ctx context.Context, where string, value any) ([]Invitation, error) {
	var out []Invitation
	err := b.all(ctx, func(r rows) error {
		var i Invitation
		var hash []byte
		var created, ends int64
		err := r.Scan(&i.ID, &hash, &i.Terms, &i.Secret, &i.Maker, &i.Match, &created, &ends)
		copy(i.Hash[:], hash)
		i.Created, i.Ends = fromMilli(created), fromMilli(ends)
		out = append(out, i)
		return err
	}, `SELECT `+invitationColumns+` FROM invitations WHERE `+where+` ORDER BY created DESC, id`, value)
	return out, err
}

func (b *base) Invitations(ctx context.Context, at time.Time) ([]Invitation, error) {
	return b.invitations(ctx, `match = '' AND ends > $1`, milli(at))
}

func (b *base) Invitation(ctx context.Context, id string) (Invitation, error) {
	return first(b.invitations(ctx, `id = $1`, id))
}

func (b *base) Take(ctx context.Context, id string, m Match, notices ...Notice) error {
	return b.change(ctx, func(t tx) error {
		taken, err := t.exec(ctx, `UPDATE invitations SET match = $2 WHERE id = $1 AND match = '' AND ends > $3`, id, m.ID, milli(m.Created))
		if err == nil && taken == 0 {
			err = ErrNone
		}
		if err != nil {
			return err
		}
		err = create(ctx, t, &m)
		for i := 0; i < len(notices) && err == nil; i++ {
			err = addNotice(ctx, t, &notices[i])
		}
		return err
	})
}

func (b *base) Withdraw(ctx context.Context, id string, at time.Time) error {
	return b.changeOne(ctx, `UPDATE invitations SET ends = $2 WHERE id = $1 AND match = '' AND ends > $2`, id, milli(at))
}

func (b *base) Public(ctx context.Context, most int) ([]Match, error) {
	var out []Match
	err := b.all(ctx, func(r rows) error {
		m := Match{Public: true}
		var created int64
		err := r.Scan(&m.ID, &m.Header, &m.Secret, &created)
		m.Created = fromMilli(created)
		out = append(out, m)
		return err
	}, `SELECT id, header, secret, created FROM matches WHERE public AND NOT over AND NOT closed ORDER BY created DESC LIMIT $1`, int64(most))
	return out, err
}
