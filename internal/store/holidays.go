package store

import (
	"context"
	"fmt"
	"strings"
	"time"
)

// A Holiday is a time in which a person does not play.
type Holiday struct {
	Person       string
	Began, Until time.Time
}

// A Punctual counts matches with a clock, since some time, that have ended or in which the person's time ran
// out with consequences: All of them, and Kept of those in which it did not run out.
type Punctual struct {
	Person    string
	Kept, All int
}

// times is the part of a Store about how people keep time.
type times interface {
	// SaveHoliday stores a holiday, or the new end of one that began at that time, with an Away job: the
	// person's matches are told.
	SaveHoliday(ctx context.Context, h Holiday) error
	// Holidays returns those of a person that end after a time, the last first.
	Holidays(ctx context.Context, person string, after time.Time) ([]Holiday, error)
	// Punctual returns how often persons were in time in matches that began after some time. It leaves out
	// persons who have played none.
	Punctual(ctx context.Context, after time.Time, persons ...string) ([]Punctual, error)
}

func (b *base) SaveHoliday(ctx context.Context, h Holiday) error {
	return b.change(ctx, func(t tx) error {
		_, err := t.exec(ctx, `INSERT INTO holidays (person, began, ends) VALUES ($1, $2, $3)
			ON CONFLICT (person, began) DO UPDATE SET ends = excluded.ends`, h.Person, milli(h.Began), milli(h.Until))
		if err == nil {
			err = t.ask(ctx, Job{Kind: Away, ID: h.Person})
		}
		return err
	})
}

func (b *base) Holidays(ctx context.Context, person string, after time.Time) ([]Holiday, error) {
	var out []Holiday
	err := b.all(ctx, func(r rows) error {
		var began, ends int64
		err := r.Scan(&began, &ends)
		out = append(out, Holiday{person, fromMilli(began), fromMilli(ends)})
		return err
	}, `SELECT began, ends FROM holidays WHERE person = $1 AND ends > $2 ORDER BY began DESC`, person, milli(after))
	return out, err
}

func (b *base) Punctual(ctx context.Context, after time.Time, persons ...string) ([]Punctual, error) {
	if len(persons) == 0 {
		return nil, nil
	}
	values := []any{milli(after)}
	var which []string
	for _, p := range persons {
		values = append(values, p)
		which = append(which, fmt.Sprintf("$%d", len(values)))
	}
	var out []Punctual
	err := b.all(ctx, func(r rows) error {
		var p Punctual
		var late, all int64
		err := r.Scan(&p.Person, &late, &all)
		p.Kept, p.All = int(all-late), int(all)
		out = append(out, p)
		return err
	}, // Each match is looked up by its id: for a join with 200 people, PostgreSQL would read all matches instead.
		`WITH counted AS MATERIALIZED (SELECT seats.person,
			(SELECT (matches.late >> CAST(seats.seat AS INTEGER)) & 1 FROM matches
				WHERE matches.id = seats.match AND matches.pace > 0 AND NOT matches.study AND matches.created > $1
				AND (matches.over OR (matches.late >> CAST(seats.seat AS INTEGER)) & 1 = 1)) AS late
			FROM seats WHERE seats.person IN (`+strings.Join(which, ", ")+`))
		SELECT person, CAST(sum(late) AS BIGINT), count(late) FROM counted GROUP BY person HAVING count(late) > 0`, values...)
	return out, err
}

// tardy stores, with an entry, whose time has run out with consequences.
func (j *journal) tardy(ctx context.Context, t tx, late int64) error {
	if late == 0 {
		return nil
	}
	_, err := t.exec(ctx, `UPDATE matches SET late = late | $2 WHERE id = $1`, j.id, late)
	return err
}
