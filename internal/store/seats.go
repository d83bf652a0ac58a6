package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A HeldSeat is a seat in a person's account.
type HeldSeat struct {
	Match, Person string
	Seat          engine.Seat
	Mate          int                // team-mate number; 0 is the seat's holder
	Taken         time.Time          // the first to take it holds it
	Link          *[sha256.Size]byte // the link that puts it into the account; nil when read
	Turn          int                // the entry since which the seat must decide, 0 if it need not
}

// A SeatNow is a seat in a person's account, with how its match stands.
type SeatNow struct {
	HeldSeat
	Header      string
	Study, Over bool
	Result      string    // as match.Entry has it
	Since       time.Time // since when it is the seat's turn; zero if it is not
	Due         time.Time // when the first clock will run out, zero without one
	Created     time.Time
	// Sat holds the entries by which people took names in the match, as match.Entry.Body.
	Sat []string
}

// seats is the part of a Store about seats in accounts.
type seats interface {
	// TakeSeat puts a seat into an account, where it stays; for a team-mate only if the person has no other
	// seat of the match. ErrNone: no such match, or the link opens nothing.
	TakeSeat(ctx context.Context, s HeldSeat) error
	// LeaveSeat removes a seat from an account. ErrNone.
	LeaveSeat(ctx context.Context, person, match string, seat engine.Seat) error
	// Seats returns those in an account with how their matches stand, the last one taken first.
	Seats(ctx context.Context, person string) ([]SeatNow, error)
	// Holders returns the accounts with a seat of a match, for each seat in the order in which they took it.
	Holders(ctx context.Context, match string) ([]HeldSeat, error)
	// AdmitDevice stores a link that only a device has, unless it is stored already. ErrNone: there is no
	// such match, the device has been signed out, or the account of its person does not have the seat.
	AdmitDevice(ctx context.Context, match string, t Token, device string) error
	// Naming returns the ids of the matches that may contain the name of a person: those with a seat in the
	// account, and those in which somebody of that name took a seat or asked for one.
	Naming(ctx context.Context, person, name string) ([]string, error)
	// Rewrite replaces the header of a match, and the words of some entries, by number. Other nodes are told.
	Rewrite(ctx context.Context, match, header string, bodies map[int]string) error
	// Holder returns the person who holds a seat of a match, "" if no account has it.
	Holder(ctx context.Context, match string, seat engine.Seat) (string, error)
	// HandOver makes a person the only holder of a seat, if its holder is still from ("": no account), as
	// when all agreed, or already that person: no other link opens it, and no notice reports on it. Other
	// nodes are told. ErrNone: somebody else holds it, or the person is gone or blocked.
	HandOver(ctx context.Context, s HeldSeat, from string) error
	// Renew replaces all links that open a seat by a new one, except those of its holder's devices and of
	// team-mates: no other account has it, and no link hands it over. Other nodes are told. ErrNone.
	Renew(ctx context.Context, match string, t Token, person string) error
}

func (b *base) TakeSeat(ctx context.Context, s HeldSeat) error {
	if _, err := b.Match(ctx, s.Match); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error { return takeSeat(ctx, t, &s) })
}

func (b *base) LeaveSeat(ctx context.Context, person, match string, seat engine.Seat) error {
	return b.change(ctx, func(t tx) error {
		var left int64
		for _, table := range []string{"seats", "mates"} {
			n, err := t.exec(ctx, `DELETE FROM `+table+` WHERE person = $1 AND match = $2 AND seat = $3`, person, match, int64(seat))
			if err != nil {
				return err
			}
			left += n
		}
		if left == 0 {
			return ErrNone
		}
		return nil
	})
}

func (b *base) Seats(ctx context.Context, person string) ([]SeatNow, error) {
	var out []SeatNow
	err := b.all(ctx, func(r rows) error {
		s := SeatNow{HeldSeat: HeldSeat{Person: person}}
		var seat, mate, taken, turn, since, due, created int64
		err := r.Scan(&s.Match, &seat, &mate, &taken, &turn, &since, &s.Header, &s.Study, &s.Over, &s.Result, &due, &created)
		s.Seat, s.Mate, s.Taken, s.Turn, s.Since = engine.Seat(seat), int(mate), fromMilli(taken), int(turn), fromMilli(since)
		s.Due, s.Created = fromMilli(due), fromMilli(created)
		out = append(out, s)
		return err
	}, `SELECT own.match, own.seat, own.mate, own.taken, own.turn, COALESCE(entries.at, 0), matches.header, matches.study,
		matches.over, matches.result, matches.due, matches.created
		FROM (SELECT match, seat, 0 AS mate, taken, turn FROM seats WHERE person = $1
			UNION ALL SELECT match, seat, mate, taken, turn FROM mates WHERE person = $1) AS own
		JOIN matches ON matches.id = own.match
		LEFT JOIN entries ON entries.match = own.match AND entries.n = own.turn
		ORDER BY own.taken DESC, own.match, own.seat`, person)
	if err != nil {
		return nil, err
	}
	sat := map[string][]string{}
	err = b.all(ctx, func(r rows) error {
		var id, body string
		err := r.Scan(&id, &body)
		sat[id] = append(sat[id], body)
		return err
	}, `SELECT match, body FROM entries WHERE substr(body, 1, 4) = 'sit '
		AND match IN (SELECT match FROM seats WHERE person = $1 UNION ALL SELECT match FROM mates WHERE person = $1)
		ORDER BY match, n`, person)
	for i := range out {
		out[i].Sat = sat[out[i].Match]
	}
	return out, err
}

func (b *base) Holders(ctx context.Context, match string) ([]HeldSeat, error) {
	var out []HeldSeat
	err := b.all(ctx, func(r rows) error {
		s := HeldSeat{Match: match}
		var seat, taken, turn int64
		err := r.Scan(&seat, &s.Person, &taken, &turn)
		s.Seat, s.Taken, s.Turn = engine.Seat(seat), fromMilli(taken), int(turn)
		out = append(out, s)
		return err
	}, `SELECT seat, person, taken, turn FROM seats WHERE match = $1 ORDER BY seat, taken, person`, match)
	return out, err
}

// turns stores whose turn it is after an entry, in the accounts that have a seat of the match.
func (j *journal) turns(ctx context.Context, t tx, turns []int) error {
	if len(turns) == 0 {
		return nil
	}
	which, values := "", []any{j.id}
	for seat, n := range turns {
		values = append(values, int64(n))
		which += fmt.Sprintf(" WHEN %d THEN CAST($%d AS BIGINT)", seat, len(values))
	}
	for _, table := range []string{"seats", "mates"} {
		if _, err := t.exec(ctx, `UPDATE `+table+` SET turn = CASE seat`+which+` ELSE 0 END WHERE match = $1`, values...); err != nil {
			return err
		}
	}
	return nil
}

func (b *base) AdmitDevice(ctx context.Context, match string, token Token, device string) error {
	if _, err := b.Match(ctx, match); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		switch there, err := t.exec(ctx, `UPDATE devices SET id = id WHERE id = $1`, device); { // signing the device out waits for this
		case err != nil:
			return err
		case there == 0:
			return ErrNone
		}
		if err := enters(ctx, t, match); err != nil {
			return err
		}
		has, err := count(ctx, t, `SELECT count(*) FROM devices WHERE id = $1 AND (
			$4 = 0 AND person IN (SELECT person FROM seats WHERE match = $2 AND seat = $3)
			OR person IN (SELECT person FROM mates WHERE match = $2 AND seat = $3 AND mate = $4))`,
			device, match, int64(token.Seat), int64(token.Mate))
		if err == nil && has == 0 {
			err = ErrNone
		}
		if err != nil {
			return err
		}
		_, err = t.exec(ctx, `INSERT INTO tokens (hash, match, seat, mate, device) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) DO NOTHING`,
			token.Hash[:], match, int64(token.Seat), int64(token.Mate), device)
		return err
	})
}

func (b *base) Renew(ctx context.Context, match string, token Token, person string) error {
	if _, err := b.Match(ctx, match); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error {
		if err := enters(ctx, t, match); err != nil {
			return err
		}
		holder := ""
		if err := t.read(ctx, []any{&holder}, holds, match, int64(token.Seat)); err != nil {
			return err
		}
		if holder != person {
			return ErrNone
		}
		seat := int64(token.Seat)
		_, err := t.exec(ctx, `DELETE FROM tokens WHERE match = $1 AND seat = $2 AND mate = 0
			AND device NOT IN (SELECT id FROM devices WHERE person = $3)`, match, seat, person)
		if err == nil {
			_, err = t.exec(ctx, `DELETE FROM seats WHERE match = $1 AND seat = $2 AND person <> $3`, match, seat, person)
		}
		if err == nil {
			_, err = t.exec(ctx, `DELETE FROM passes WHERE kind = $1 AND person = $2 AND name = $3`, string(Hand), person, HandOf(match, token.Seat))
		}
		if err == nil {
			err = admit(ctx, t, match, token)
		}
		return errors.Join(err, t.tell(ctx, LinksOf+match))
	})
}
