package store

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/riverqueue/river"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// A Notice says how somebody in a seat of a match wants to get its news while away.
type Notice struct {
	ID        string // a secret: its bearer can end the notice
	Match     string
	Seat      engine.Seat
	Mate      int    // the team-mate to notify; 0: the holder of the seat
	Way       string // as package notice has it
	Address   string
	Token     string    // of the link to the seat, which a message contains; "": a message leads to its page in an account
	About     uint8     // kinds of news, 1 << match.NewsKind
	Confirmed bool      // the owner of the address has agreed
	Told      int       // the last entry of the match that was reported; -1: not even of who joined
	Zone      string    // of its times, such as Europe/Madrid; "": UTC
	Daily     int       // the hour, 1 to 24, of a daily summary; 0: news is sent at once
	Quiet     [2]int    // the hours from and until which nothing is sent; equal: there are none
	Reminded  time.Time // until when reminders have been sent
	Failing   time.Time // since when nothing could be delivered, zero if it can
	Reported  bool      // another notice of the seat has reported the failure
	Created   time.Time
}

// Wants reports whether news of a kind is wanted.
func (n *Notice) Wants(kind match.NewsKind) bool { return n.About>>kind&1 != 0 }

// MostNotices is how many notices a seat may have, and each of its team-mates.
const MostNotices = 8

// ErrMany: the seat has as many notices as it may have.
var ErrMany = fmt.Errorf("this seat already has %d notices, the limit", MostNotices)

const noticeColumns = `id, match, seat, way, address, token, about, confirmed, told, zone, quiet_from, quiet_until, reminded, failing, reported, daily, created, mate`

func (b *base) AddNotice(ctx context.Context, n Notice) error {
	return b.change(ctx, func(t tx) error {
		// One at a time for each match, so that no two pass the limit together.
		found, err := t.exec(ctx, `UPDATE matches SET over = over WHERE id = $1`, n.Match)
		if err == nil && found == 0 {
			return ErrNone
		}
		if err != nil {
			return err
		}
		has, err := count(ctx, t, `SELECT count(*) FROM notices WHERE match = $1 AND seat = $2 AND mate = $3`, n.Match, int64(n.Seat), int64(n.Mate))
		if err == nil && has >= MostNotices {
			return ErrMany
		}
		if err != nil {
			return err
		}
		return addNotice(ctx, t, &n)
	})
}

func addNotice(ctx context.Context, t tx, n *Notice) error {
	if err := enters(ctx, t, n.Match); err != nil {
		return err
	}
	_, err := t.exec(ctx, `INSERT INTO notices (`+noticeColumns+`) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
		n.ID, n.Match, int64(n.Seat), n.Way, n.Address, n.Token, int64(n.About), n.Confirmed, int64(n.Told),
		n.Zone, int64(n.Quiet[0]), int64(n.Quiet[1]), milli(n.Reminded), milli(n.Failing), n.Reported, int64(n.Daily), milli(n.Created), int64(n.Mate))
	return err
}

// notices returns those that meet a condition, the oldest first.
func (b *base) notices(ctx context.Context, where string, values ...any) ([]Notice, error) {
	var out []Notice
	err := b.all(ctx, func(r rows) error {
		var n Notice
		var seat, about, told, from, until, reminded, failing, daily, created, mate int64
		err := r.Scan(&n.ID, &n.Match, &seat, &n.Way, &n.Address, &n.Token, &about, &n.Confirmed, &told,
			&n.Zone, &from, &until, &reminded, &failing, &n.Reported, &daily, &created, &mate)
		n.Mate, n.Seat, n.About, n.Told, n.Daily = int(mate), engine.Seat(seat), uint8(about), int(told), int(daily)
		n.Quiet, n.Reminded = [2]int{int(from), int(until)}, fromMilli(reminded)
		n.Failing, n.Created = fromMilli(failing), fromMilli(created)
		out = append(out, n)
		return err
	}, `SELECT `+noticeColumns+` FROM notices WHERE `+where+` ORDER BY created, id`, values...)
	return out, err
}

func (b *base) Notices(ctx context.Context, id string) ([]Notice, error) {
	return b.notices(ctx, `match = $1`, id)
}

func (b *base) Notice(ctx context.Context, id string) (Notice, error) {
	return first(b.notices(ctx, `id = $1`, id))
}

func (b *base) NoticesTo(ctx context.Context, way, address string) ([]Notice, error) {
	return b.notices(ctx, `way = $1 AND address = $2`, way, address)
}

func (b *base) SaveNotice(ctx context.Context, n Notice) error {
	return b.changeOne(ctx, `UPDATE notices SET confirmed = $2, told = $3, failing = $4, reminded = $5, reported = $6 WHERE id = $1`,
		n.ID, n.Confirmed, int64(n.Told), milli(n.Failing), milli(n.Reminded), n.Reported)
}

func (b *base) DropNotice(ctx context.Context, id string) error {
	return b.changeOne(ctx, `DELETE FROM notices WHERE id = $1`, id)
}

// changeOne changes a row that must exist. ErrNone.
func (b *base) changeOne(ctx context.Context, statement string, values ...any) error {
	return b.change(ctx, func(t tx) error {
		done, err := t.exec(ctx, statement, values...)
		if err == nil && done == 0 {
			err = ErrNone
		}
		return err
	})
}

func (b *base) Setting(ctx context.Context, name, first string) (string, error) {
	var value string
	const find = `SELECT value FROM settings WHERE name = $1`
	err := b.one(ctx, []any{&value}, find, name)
	if !errors.Is(err, ErrNone) {
		return value, err
	}
	err = b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`, name, first)
		return err
	})
	if err == nil {
		err = b.one(ctx, []any{&value}, find, name)
	}
	return value, err
}

func (b *base) SaveSetting(ctx context.Context, name, value string) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO settings (name, value) VALUES ($1, $2)
			ON CONFLICT (name) DO UPDATE SET value = excluded.value`, name, value)
		return err
	})
}

// called stores jobs for news of the entry that is being stored, and for reminders of the clocks that begin
// with it, if the match has notices.
func (j *journal) called(ctx context.Context, t tx, e *match.Entry) error {
	times := slices.Clone(e.Remind)
	if e.Calls {
		times = append(times, time.Time{})
	}
	if len(times) == 0 {
		return nil
	}
	n, err := count(ctx, t, `SELECT count(*) FROM notices WHERE match = $1`, j.id)
	if n == 0 {
		return err
	}
	for i := 0; i < len(times) && err == nil; i++ {
		err = t.ask(ctx, Job{News, j.id, times[i]})
	}
	return err
}

// Later returns a handler's error for a job that is to be repeated after a while although nothing has failed.
func Later(d time.Duration) error { return later{d} }

type later struct{ time.Duration }

func (l later) Error() string { return "again in " + l.String() }

// LaterBy returns after how long a job is to be repeated; false for an error that is not a Later.
func LaterBy(err error) (time.Duration, bool) {
	var l later
	is := errors.As(err, &l)
	return l.Duration, is
}

// snoozed translates a handler's error for the queue.
func snoozed(err error) error {
	if d, is := LaterBy(err); is {
		return river.JobSnooze(d)
	}
	return err
}
