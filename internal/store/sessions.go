package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"time"
)

// sessions is the part of a Store about browsers.
type sessions interface {
	// Session returns the data of a session that has not expired, by the hash of its cookie. ErrNone.
	Session(ctx context.Context, hash [sha256.Size]byte, now time.Time) ([]byte, error)
	// SaveSession stores a session, and deletes those that have expired, with their devices.
	SaveSession(ctx context.Context, hash [sha256.Size]byte, data []byte, expires, now time.Time) error
	// DropSession deletes a session, if it exists.
	DropSession(ctx context.Context, hash [sha256.Size]byte) error
	// Visitor returns the person who is signed in with a session, and the device. ErrNone: a guest.
	Visitor(ctx context.Context, hash [sha256.Size]byte, now time.Time) (Person, Device, error)

	// AddDevice signs a person in.
	AddDevice(ctx context.Context, d Device) error
	// Devices returns those in which a person is signed in, the last one seen first.
	Devices(ctx context.Context, person string) ([]Device, error)
	// SeeDevice stores when a device was seen. ErrNone.
	SeeDevice(ctx context.Context, id string, seen time.Time) error
	// DropDevice signs a person out on a device, whose own links then open nothing, and returns the matches
	// that they opened. Other nodes are told. ErrNone.
	DropDevice(ctx context.Context, person, id string) ([]string, error)
}

func (b *base) Session(ctx context.Context, hash [sha256.Size]byte, now time.Time) ([]byte, error) {
	var data []byte
	err := b.one(ctx, []any{&data}, `SELECT data FROM sessions WHERE hash = $1 AND expires > $2`, hash[:], milli(now))
	return data, err
}

func (b *base) SaveSession(ctx context.Context, hash [sha256.Size]byte, data []byte, expires, now time.Time) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO sessions (hash, data, expires) VALUES ($1, $2, $3)
			ON CONFLICT (hash) DO UPDATE SET data = excluded.data, expires = excluded.expires`, hash[:], data, milli(expires))
		const old = `(SELECT hash FROM sessions WHERE expires <= $1)`
		for _, statement := range []string{
			`DELETE FROM tokens WHERE device IN (SELECT id FROM devices WHERE session IN ` + old + `)`,
			`DELETE FROM devices WHERE session IN ` + old,
			`DELETE FROM sessions WHERE expires <= $1`,
		} {
			if err == nil {
				_, err = t.exec(ctx, statement, milli(now))
			}
		}
		return err
	})
}

func (b *base) DropSession(ctx context.Context, hash [sha256.Size]byte) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `DELETE FROM sessions WHERE hash = $1`, hash[:])
		return err
	})
}

func (b *base) Visitor(ctx context.Context, hash [sha256.Size]byte, now time.Time) (Person, Device, error) {
	var p Person
	d := Device{Session: hash}
	var created, seen int64
	into, done := scanPerson(&p)
	err := b.one(ctx, append(into, &d.ID, &d.Name, &created, &seen), `SELECT `+personColumns+`,
		devices.id, devices.name, devices.created, devices.seen
		FROM sessions JOIN devices ON devices.session = sessions.hash JOIN people ON people.id = devices.person
		WHERE sessions.hash = $1 AND sessions.expires > $2 AND people.looks NOT IN (SELECT looks FROM blocked)`,
		hash[:], milli(now))
	if err != nil {
		return Person{}, Device{}, err
	}
	done()
	d.Person, d.Created, d.Seen = p.ID, fromMilli(created), fromMilli(seen)
	return p, d, nil
}

func (b *base) AddDevice(ctx context.Context, d Device) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO devices (id, person, session, name, created, seen) VALUES ($1, $2, $3, $4, $5, $6)`,
			d.ID, d.Person, d.Session[:], d.Name, milli(d.Created), milli(d.Seen))
		return err
	})
}

func (b *base) Devices(ctx context.Context, person string) ([]Device, error) {
	var out []Device
	err := b.all(ctx, func(r rows) error {
		d := Device{Person: person}
		var session []byte
		var created, seen int64
		err := r.Scan(&d.ID, &session, &d.Name, &created, &seen)
		copy(d.Session[:], session)
		d.Created, d.Seen = fromMilli(created), fromMilli(seen)
		out = append(out, d)
		return err
	}, `SELECT id, session, name, created, seen FROM devices WHERE person = $1 ORDER BY seen DESC, id`, person)
	return out, err
}

func (b *base) SeeDevice(ctx context.Context, id string, seen time.Time) error {
	return b.changeOne(ctx, `UPDATE devices SET seen = $2 WHERE id = $1`, id, milli(seen))
}

func (b *base) DropDevice(ctx context.Context, person, id string) ([]string, error) {
	var matches []string
	err := b.all(ctx, func(r rows) error {
		var match string
		err := r.Scan(&match)
		matches = append(matches, match)
		return err
	}, `SELECT DISTINCT match FROM tokens WHERE device = $1`, id)
	if err != nil {
		return nil, err
	}
	return matches, b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `DELETE FROM sessions WHERE hash IN (SELECT session FROM devices WHERE id = $1 AND person = $2)`, id, person)
		if err != nil {
			return err
		}
		switch gone, err := t.exec(ctx, `DELETE FROM devices WHERE id = $1 AND person = $2`, id, person); {
		case err != nil:
			return err
		case gone == 0:
			return ErrNone
		}
		_, err = t.exec(ctx, `DELETE FROM tokens WHERE device = $1`, id)
		for i := 0; i < len(matches) && err == nil; i++ {
			err = t.tell(ctx, LinksOf+matches[i])
		}
		return errors.Join(err, t.tell(ctx, DeviceIs+id))
	})
}
