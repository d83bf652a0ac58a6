package store

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"errors"
	"fmt"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/pace"
)

// A driver is what differs between the two databases. Statements have their values as $1, $2 ...
type driver interface {
	// query reads.
	query(ctx context.Context, statement string, values ...any) (rows, error)
	// write runs do in one transaction, which is committed if do returns nil.
	write(ctx context.Context, do func(tx) error) error
	// fault translates an error of the database into one of this package.
	fault(err error) error
	// milliseconds returns an expression for a time of the job queue in milliseconds since 1970.
	milliseconds(column string) string
}

// A tx is a transaction.
type tx interface {
	// exec changes rows, and returns how many.
	exec(ctx context.Context, statement string, values ...any) (int64, error)
	// read reads the one row of a query. ErrNone.
	read(ctx context.Context, into []any, query string, values ...any) error
	ask(ctx context.Context, j Job) error
	// tell lets other nodes know, once it is committed, that a match has a new entry.
	tell(ctx context.Context, id string) error
	// drive records that this node makes the bots of a match decide.
	drive(ctx context.Context, id string) error
}

// count returns the one number that a query yields.
func count(ctx context.Context, t tx, query string, values ...any) (n int64, err error) {
	return n, t.read(ctx, []any{&n}, query, values...)
}

// rows is the result of a query.
type rows interface {
	Next() bool
	Scan(into ...any) error
	Err() error
	Close()
}

// base is the part of a Store that the two databases share.
type base struct{ driver }

// patience is how long a read or write may take before the database counts as gone.
const patience = 5 * time.Second

func milli(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

func fromMilli(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms).UTC()
}

// all reads every row of a result.
func (b *base) all(ctx context.Context, read func(rows) error, statement string, values ...any) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	r, err := b.query(ctx, statement, values...)
	if err != nil {
		return b.fault(err)
	}
	defer r.Close()
	for r.Next() {
		if err := read(r); err != nil {
			return b.fault(err)
		}
	}
	if err := r.Err(); err != nil {
		return b.fault(err)
	}
	return nil
}

// one reads the one row of a result. ErrNone.
func (b *base) one(ctx context.Context, into []any, statement string, values ...any) error {
	found := false
	err := b.all(ctx, func(r rows) error {
		found = true
		return r.Scan(into...)
	}, statement, values...)
	if err == nil && !found {
		return ErrNone
	}
	return err
}

// first returns the first of what was found. ErrNone.
func first[T any](found []T, err error) (one T, _ error) {
	if err == nil && len(found) == 0 {
		err = ErrNone
	}
	if err != nil {
		return one, err
	}
	return found[0], nil
}

// change runs do in a transaction.
func (b *base) change(ctx context.Context, do func(tx) error) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	if err := b.write(ctx, do); err != nil {
		return b.fault(err)
	}
	return nil
}

func (b *base) Create(ctx context.Context, m Match) error {
	return b.change(ctx, func(t tx) error { return create(ctx, t, &m) })
}

func create(ctx context.Context, t tx, m *Match) error {
	_, err := t.exec(ctx, `INSERT INTO matches (id, header, secret, pace, study, public, created, absent, terms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
		m.ID, m.Header, m.Secret, m.Pace.Milliseconds(), m.Study, m.Public, milli(m.Created), string(m.Absent), m.Terms.String())
	for i := 0; i < len(m.Tokens) && err == nil; i++ {
		err = admit(ctx, t, m.ID, m.Tokens[i])
	}
	if err == nil {
		err = occasion(ctx, t, m)
	}
	for i := 0; i < len(m.Rated) && err == nil; i++ {
		err = enter(ctx, t, m, &m.Rated[i])
	}
	return err
}

func (b *base) Admit(ctx context.Context, id string, token Token) error {
	if _, err := b.Match(ctx, id); err != nil {
		return err
	}
	return b.change(ctx, func(t tx) error { return admit(ctx, t, id, token) })
}

// enters returns nil if newcomers may enter a match, and waits for anyone who is closing it: a closed match
// gets no new links, nobody takes a seat of it into an account, and nobody is told about it. ErrNone.
func enters(ctx context.Context, t tx, id string) error {
	n, err := t.exec(ctx, `UPDATE matches SET closed = closed WHERE id = $1 AND NOT closed`, id)
	if err == nil && n == 0 {
		err = ErrNone
	}
	return err
}

func admit(ctx context.Context, t tx, id string, token Token) error {
	if err := enters(ctx, t, id); err != nil {
		return err
	}
	_, err := t.exec(ctx, `INSERT INTO tokens (hash, match, seat, mate) VALUES ($1, $2, $3, $4)`,
		token.Hash[:], id, int64(token.Seat), int64(token.Mate))
	return err
}

func (b *base) Match(ctx context.Context, id string) (Match, error) {
	m := Match{ID: id}
	var wait, created int64
	var absent, terms string
	err := b.one(ctx, []any{&m.Header, &m.Secret, &wait, &m.Study, &m.Public, &m.Closed, &created, &absent, &terms},
		`SELECT header, secret, pace, study, public, closed, created, absent, terms FROM matches WHERE id = $1`, id)
	if err != nil {
		return m, err
	}
	if m.Terms, err = pace.Parse(terms); err != nil {
		return m, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	m.Pace, m.Created, m.Absent = time.Duration(wait)*time.Millisecond, fromMilli(created), match.Absence(absent)
	err = b.all(ctx, func(r rows) error {
		var hash []byte
		var seat, mate int64
		if err := r.Scan(&hash, &seat, &mate); err != nil {
			return err
		}
		t := Token{Seat: engine.Seat(seat), Mate: int(mate)}
		copy(t.Hash[:], hash)
		m.Tokens = append(m.Tokens, t)
		return nil
	}, `SELECT hash, seat, mate FROM tokens WHERE match = $1 ORDER BY seat, hash`, id)
	if err == nil {
		m.Rated, err = b.RatedSeats(ctx, id)
	}
	return m, err
}

func (b *base) Find(ctx context.Context, hash [sha256.Size]byte) (string, Token, error) {
	var id string
	var seat, mate int64
	var found []byte
	err := b.one(ctx, []any{&id, &seat, &mate, &found}, `SELECT match, seat, mate, hash FROM tokens WHERE hash = $1`, hash[:])
	if err != nil {
		return "", Token{Seat: engine.NoSeat}, err
	}
	if subtle.ConstantTimeCompare(found, hash[:]) != 1 {
		return "", Token{Seat: engine.NoSeat}, ErrNone
	}
	return id, Token{Hash: hash, Seat: engine.Seat(seat), Mate: int(mate)}, nil
}

// ids returns the ids that a statement finds.
func (b *base) ids(ctx context.Context, statement string) ([]string, error) {
	var ids []string
	err := b.all(ctx, func(r rows) error {
		var id string
		err := r.Scan(&id)
		ids = append(ids, id)
		return err
	}, statement)
	return ids, err
}

// waiting returns the matches in which a bot must decide.
func (b *base) waiting(ctx context.Context) ([]string, error) {
	return b.ids(ctx, `SELECT id FROM matches WHERE bot AND NOT over AND NOT closed ORDER BY id`)
}

func (b *base) Matches(ctx context.Context) ([]string, error) {
	return b.ids(ctx, `SELECT id FROM matches ORDER BY created, id`)
}

// waitsSince returns when the entry was stored after which a bot must decide in a match; zero if none must,
// as in a closed match.
func (b *base) waitsSince(ctx context.Context, id string) (time.Time, error) {
	var at int64
	err := b.one(ctx, []any{&at}, `SELECT entries.at FROM entries JOIN matches ON matches.id = entries.match
		WHERE matches.id = $1 AND matches.bot AND NOT matches.over AND NOT matches.closed ORDER BY entries.n DESC LIMIT 1`, id)
	if errors.Is(err, ErrNone) {
		return time.Time{}, nil
	}
	return fromMilli(at), err
}

func (b *base) Journal(id string) match.Journal { return &journal{b, id} }

// A journal is the journal of one match.
type journal struct {
	*base
	id string
}

func (j *journal) Append(e match.Entry) error { return j.AppendAll([]match.Entry{e}) }

// AppendAll stores entries in one transaction. How the match stands is stored from the last one.
func (j *journal) AppendAll(all []match.Entry) error {
	if len(all) == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	err := j.change(ctx, func(t tx) error {
		for i := range all {
			e := &all[i]
			_, err := t.exec(ctx, `INSERT INTO entries (match, n, at, was, body, position) VALUES ($1, $2, $3, $4, $5, $6)`,
				j.id, int64(e.N), milli(e.When), e.Check, e.Body, e.Position)
			if err != nil {
				return err
			}
		}
		if err := j.follow(ctx, t, &all[len(all)-1]); err != nil {
			return err
		}
		return t.tell(ctx, j.id)
	})
	if errors.Is(err, ErrExists) {
		return match.ErrTaken
	}
	return err
}

// follow stores how the match stands after an entry, with the jobs that follow from a change: while a bot
// keeps playing there is one job, not many.
func (j *journal) follow(ctx context.Context, t tx, e *match.Entry) error {
	n, err := t.exec(ctx, `UPDATE matches SET bot = $2 WHERE id = $1 AND bot <> $2`, j.id, e.Bot)
	if err == nil && n > 0 && e.Bot {
		err = t.ask(ctx, Job{BotTurn, j.id, e.When.Add(Safety)})
	}
	if err == nil && e.Bot {
		err = t.drive(ctx, j.id)
	}
	if err != nil {
		return err
	}
	if err := j.called(ctx, t, e); err != nil {
		return err
	}
	if err := j.turns(ctx, t, e.Turns); err != nil {
		return err
	}
	if err := j.tardy(ctx, t, e.Late); err != nil {
		return err
	}
	n, err = t.exec(ctx, `UPDATE matches SET over = $2, due = $3, result = $4 WHERE id = $1 AND (over <> $2 OR due <> $3)`,
		j.id, e.Over, milli(e.Due), e.Result)
	if err == nil && n > 0 && !e.Due.IsZero() {
		err = t.ask(ctx, Job{Reminder, j.id, e.Due})
	}
	if err == nil && n > 0 && e.Over {
		err = j.next(ctx, t)
	}
	if err == nil && e.Over && e.Result != match.Adjourned {
		err = rate(ctx, t, j.id, e)
	}
	return err
}

func (j *journal) Since(n int) ([]match.Entry, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	var out []match.Entry
	err := j.all(ctx, func(r rows) error {
		var e match.Entry
		var n, at int64
		if err := r.Scan(&n, &at, &e.Check, &e.Body, &e.Position); err != nil {
			return err
		}
		e.N, e.When = int(n), fromMilli(at)
		out = append(out, e)
		return nil
	}, `SELECT n, at, was, body, position FROM entries WHERE match = $1 AND n > $2 ORDER BY n`, j.id, int64(n))
	return out, err
}

func (b *base) SaveRun(ctx context.Context, r Run) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO runs (id, spec, result, done, created) VALUES ($1, $2, $3, $4, $5)
			ON CONFLICT (id) DO UPDATE SET spec = excluded.spec, result = excluded.result, done = excluded.done
			WHERE excluded.done OR NOT runs.done`,
			r.ID, r.Spec, r.Result, r.Done, milli(r.Created))
		if err == nil && r.Done {
			_, err = t.exec(ctx, `DELETE FROM runs WHERE done AND id NOT IN
				(SELECT id FROM runs WHERE done ORDER BY created DESC, id LIMIT $1)`, MostRuns)
		}
		return err
	})
}

func (b *base) Run(ctx context.Context, id string) (Run, error) {
	r := Run{ID: id}
	var created int64
	err := b.one(ctx, []any{&r.Spec, &r.Result, &r.Done, &created},
		`SELECT spec, result, done, created FROM runs WHERE id = $1`, id)
	r.Created = fromMilli(created)
	return r, err
}

func (b *base) Runs(ctx context.Context) ([]Run, error) {
	var out []Run
	err := b.all(ctx, func(row rows) error {
		var r Run
		var created int64
		err := row.Scan(&r.ID, &r.Spec, &r.Done, &created)
		r.Created = fromMilli(created)
		out = append(out, r)
		return err
	}, `SELECT id, spec, done, created FROM runs ORDER BY created DESC, id`)
	return out, err
}

func (b *base) Ask(ctx context.Context, j Job) error {
	return b.change(ctx, func(t tx) error { return t.ask(ctx, j) })
}

func (b *base) Ping(ctx context.Context) error {
	var n int64
	return b.one(ctx, []any{&n}, `SELECT 1`)
}
