package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"
)

// A Person is an account: somebody who has kept a name on this server.
type Person struct {
	ID      string
	Name    string
	Looks   string // form of the name that is equal for names that look alike
	Mail    string // an address that the person has confirmed, or ""
	Owner   bool   // of this server
	Created time.Time
}

// A Passkey is a key with which a person signs in.
type Passkey struct {
	ID, Person, Name string
	Credential       string // as the server writes it: the public key and its state
	Created, Used    time.Time
}

// A Device is a browser in which a person is signed in.
type Device struct {
	ID, Person, Name string
	Session          [sha256.Size]byte // hash of its cookie
	Created, Seen    time.Time
}

// People is the part of a Store about accounts.
type People interface {
	// AddPerson stores a person. ErrExists: somebody has a name that looks the same, or that address.
	AddPerson(ctx context.Context, p Person) error
	// Person returns a person by id, PersonNamed by how the name looks, PersonAt by address. ErrNone.
	Person(ctx context.Context, id string) (Person, error)
	PersonNamed(ctx context.Context, looks string) (Person, error)
	PersonAt(ctx context.Context, mail string) (Person, error)
	// SavePerson stores what may change: name, mail, owner. Tournament mail goes to the new address. ErrNone,
	// ErrExists.
	SavePerson(ctx context.Context, p Person) error
	// RenamePerson gives a person another name, with the ratings that are kept for it. ErrNone, ErrExists.
	RenamePerson(ctx context.Context, p Person, now time.Time) error
	// DropPerson deletes a person, with keys, devices, passes, seats, the notices about them, ratings and
	// preferences. For a year each rating and the number of its matches is kept under a hash of the name, and
	// AddPerson and RenamePerson give them to the next person with that name. ErrNone.
	DropPerson(ctx context.Context, id string, now time.Time) error
	// Forget deletes what has been kept for a year.
	Forget(ctx context.Context, now time.Time) error
	// Relook recomputes how each name looks: of people, of clubs and of blocked names. It returns the names
	// that stay as they were because an older one looks the same.
	Relook(ctx context.Context, looks func(name string) string) (stay []string, err error)
	// CountPeople returns how many accounts there are, and how many of them own the server.
	CountPeople(ctx context.Context) (people, owners int, err error)

	// Block blocks a name: its holder is signed out at once, no link opens a seat that he holds or hands it
	// over, and nobody can take his invitations; other nodes are told. Unblock: ErrNone.
	Block(ctx context.Context, looks, name string) error
	Unblock(ctx context.Context, looks string) error
	// Blocked reports whether a name is blocked.
	Blocked(ctx context.Context, looks string) (bool, error)
	// BlockedNames returns the blocked names in order.
	BlockedNames(ctx context.Context) ([]string, error)

	// AddPasskey stores a passkey. ErrExists.
	AddPasskey(ctx context.Context, k Passkey) error
	// Passkeys returns those of a person, the oldest first.
	Passkeys(ctx context.Context, person string) ([]Passkey, error)
	// Passkey returns a passkey. ErrNone.
	Passkey(ctx context.Context, id string) (Passkey, error)
	// SavePasskey stores what may change: Credential and Used. ErrNone.
	SavePasskey(ctx context.Context, k Passkey) error
	// DropPasskey deletes a passkey of a person. ErrNone.
	DropPasskey(ctx context.Context, person, id string) error

	sessions
	passes
	seats
	clubs
	owners
	ratings
	times
	habits
}

const personColumns = `people.id, people.name, people.looks, people.mail, people.owner, people.created`

// scanPerson returns where to read a row of personColumns; done finishes it.
func scanPerson(p *Person) (into []any, done func()) {
	created := new(int64)
	return []any{&p.ID, &p.Name, &p.Looks, &p.Mail, &p.Owner, created}, func() { p.Created = fromMilli(*created) }
}

func (b *base) AddPerson(ctx context.Context, p Person) error {
	hash, err := b.nameHash(ctx, p.Looks)
	if err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO people (id, name, looks, mail, owner, created) VALUES ($1, $2, $3, $4, $5, $6)`,
			p.ID, p.Name, p.Looks, p.Mail, p.Owner, milli(p.Created))
		if err == nil {
			err = inherit(ctx, t, p.ID, hash, p.Created)
		}
		return err
	})
}

func (b *base) person(ctx context.Context, where, value string) (Person, error) {
	var p Person
	into, done := scanPerson(&p)
	err := b.one(ctx, into, `SELECT `+personColumns+` FROM people WHERE `+where, value)
	done()
	return p, err
}

func (b *base) Person(ctx context.Context, id string) (Person, error) {
	return b.person(ctx, `id = $1`, id)
}

func (b *base) PersonNamed(ctx context.Context, looks string) (Person, error) {
	return b.person(ctx, `looks = $1`, looks)
}

func (b *base) PersonAt(ctx context.Context, mail string) (Person, error) {
	if mail == "" {
		return Person{}, ErrNone
	}
	return b.person(ctx, `mail = $1`, mail)
}

func (b *base) SavePerson(ctx context.Context, p Person) error {
	was, err := b.Person(ctx, p.ID)
	if err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		found, err := t.exec(ctx, `UPDATE people SET name = $2, looks = $3, mail = $4, owner = $5 WHERE id = $1`,
			p.ID, p.Name, p.Looks, p.Mail, p.Owner)
		if err == nil && found == 0 {
			err = ErrNone
		}
		if err != nil || was.Mail == "" || p.Mail == "" || was.Mail == p.Mail {
			return err
		}
		_, err = t.exec(ctx, `UPDATE notices SET address = $3, failing = 0, reported = FALSE WHERE way = 'mail' AND address = $2 AND mate = 0
			AND match IN (SELECT match FROM occasions WHERE tournament <> '')
			AND EXISTS (SELECT 1 FROM seats WHERE seats.person = $1 AND seats.match = notices.match AND seats.seat = notices.seat)`,
			p.ID, was.Mail, p.Mail)
		return err
	})
}

func (b *base) DropPerson(ctx context.Context, id string, now time.Time) error {
	p, err := b.Person(ctx, id)
	if err != nil {
		return err
	}
	hash, err := b.nameHash(ctx, p.Looks)
	if err != nil {
		return err
	}
	rated, err := b.Ratings(ctx, id)
	if err != nil {
		return err
	}
	devices, err := b.Devices(ctx, id)
	for i := 0; i < len(devices) && err == nil; i++ {
		_, err = b.DropDevice(ctx, id, devices[i].ID)
	}
	if err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		if err := bequeath(ctx, t, id, hash, rated, now); err != nil {
			return err
		}
		for _, statement := range []string{
			`DELETE FROM notices WHERE EXISTS (SELECT 1 FROM seats
				WHERE seats.person = $1 AND seats.match = notices.match AND seats.seat = notices.seat) AND mate = 0`,
			`DELETE FROM notices WHERE EXISTS (SELECT 1 FROM mates
				WHERE mates.person = $1 AND mates.match = notices.match AND mates.seat = notices.seat AND mates.mate = notices.mate)`,
			`DELETE FROM seats WHERE person = $1`,
			`DELETE FROM mates WHERE person = $1`,
			`DELETE FROM members WHERE person = $1`, `DELETE FROM put_out WHERE person = $1`,
			`DELETE FROM passes WHERE person = $1`,
			`DELETE FROM invitations WHERE maker = '` + MakerIs + `' || $1`,
			`DELETE FROM passkeys WHERE person = $1`,
			`DELETE FROM holidays WHERE person = $1`,
			`DELETE FROM ratings WHERE player = $1`,
			`DELETE FROM rated WHERE player = $1`,
			`DELETE FROM settings WHERE name = '` + preferencesAre + `' || $1`,
		} {
			if _, err := t.exec(ctx, statement, id); err != nil {
				return err
			}
		}
		gone, err := t.exec(ctx, `DELETE FROM people WHERE id = $1`, id)
		if err == nil && gone == 0 {
			err = ErrNone
		}
		return errors.Join(err, tidyClubs(ctx, t))
	})
}

func (b *base) CountPeople(ctx context.Context) (people, owners int, err error) {
	var all, own int64
	err = b.one(ctx, []any{&all, &own}, `SELECT count(*), count(CASE WHEN owner THEN 1 END) FROM people`)
	return int(all), int(own), err
}

func (b *base) Block(ctx context.Context, looks, name string) error {
	p, err := b.PersonNamed(ctx, looks)
	if err != nil && !errors.Is(err, ErrNone) {
		return err
	}
	err = b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO blocked (looks, name) VALUES ($1, $2) ON CONFLICT (looks) DO NOTHING`, looks, name)
		return err
	})
	if err != nil || p.ID == "" {
		return err
	}
	devices, err := b.Devices(ctx, p.ID)
	for i := 0; i < len(devices) && err == nil; i++ {
		_, err = b.DropDevice(ctx, p.ID, devices[i].ID)
	}
	if err != nil {
		return err
	}
	return b.closeSeats(ctx, p.ID)
}

// closeSeats ends all links to the seats that a person holds or plays for, and those that hand them over, the
// notices about them, and the person's open invitations.
func (b *base) closeSeats(ctx context.Context, person string) error {
	// The first to take a seat holds it, as in Holders.
	const held = `(SELECT 1 FROM seats AS own WHERE own.person = $1 AND own.match = %[1]s.match AND own.seat = %[1]s.seat
		AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE other.match = own.match AND other.seat = own.seat
			AND (other.taken < own.taken OR other.taken = own.taken AND other.person < own.person)))
		OR EXISTS (SELECT 1 FROM mates AS own WHERE own.person = $1 AND own.match = %[1]s.match AND own.seat = %[1]s.seat AND own.mate = %[1]s.mate)`
	all, err := b.Seats(ctx, person)
	if err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		for _, table := range []string{"tokens", "notices"} {
			if _, err := t.exec(ctx, `DELETE FROM `+table+` WHERE EXISTS `+fmt.Sprintf(held, table), person); err != nil {
				return err
			}
		}
		_, err := t.exec(ctx, `DELETE FROM passes WHERE kind = $1 AND person = $2`, string(Hand), person)
		if err == nil {
			_, err = t.exec(ctx, `UPDATE invitations SET ends = created WHERE match = '' AND maker = $1`, MakerIs+person)
		}
		if err != nil {
			return err
		}
		for i := 0; i < len(all) && err == nil; i++ {
			err = t.tell(ctx, LinksOf+all[i].Match)
		}
		return err
	})
}

func (b *base) Unblock(ctx context.Context, looks string) error {
	return b.changeOne(ctx, `DELETE FROM blocked WHERE looks = $1`, looks)
}

func (b *base) Blocked(ctx context.Context, looks string) (bool, error) {
	var n int64
	err := b.one(ctx, []any{&n}, `SELECT count(*) FROM blocked WHERE looks = $1`, looks)
	return n > 0, err
}

func (b *base) BlockedNames(ctx context.Context) ([]string, error) {
	return b.ids(ctx, `SELECT name FROM blocked ORDER BY name`)
}

func (b *base) AddPasskey(ctx context.Context, k Passkey) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO passkeys (id, person, name, credential, created, used) VALUES ($1, $2, $3, $4, $5, $6)`,
			k.ID, k.Person, k.Name, k.Credential, milli(k.Created), milli(k.Used))
		return err
	})
}

// passkeys returns those that meet a condition, the oldest first.
func (b *base) passkeys(ctx context.Context, where, value string) ([]Passkey, error) {
	var out []Passkey
	err := b.all(ctx, func(r rows) error {
		var k Passkey
		var created, used int64
		err := r.Scan(&k.ID, &k.Person, &k.Name, &k.Credential, &created, &used)
		k.Created, k.Used = fromMilli(created), fromMilli(used)
		out = append(out, k)
		return err
	}, `SELECT id, person, name, credential, created, used FROM passkeys WHERE `+where+` ORDER BY created, id`, value)
	return out, err
}

func (b *base) Passkeys(ctx context.Context, person string) ([]Passkey, error) {
	return b.passkeys(ctx, `person = $1`, person)
}

func (b *base) Passkey(ctx context.Context, id string) (Passkey, error) {
	return first(b.passkeys(ctx, `id = $1`, id))
}

func (b *base) SavePasskey(ctx context.Context, k Passkey) error {
	return b.changeOne(ctx, `UPDATE passkeys SET credential = $2, used = $3 WHERE id = $1`, k.ID, k.Credential, milli(k.Used))
}

func (b *base) DropPasskey(ctx context.Context, person, id string) error {
	return b.changeOne(ctx, `DELETE FROM passkeys WHERE person = $1 AND id = $2`, person, id)
}
