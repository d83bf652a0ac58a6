package store

import (
	"context"
	"database/sql"
	"errors"
)

// A wish is a pending write.
type wish struct {
	ctx  context.Context
	do   func(tx) error
	err  error
	done chan error
}

// most is how many writes go into one transaction.
const most = 64

// write hands a write to the one writer. Writes that come while it is busy go together into its next
// transaction: a commit takes as long for many as for one.
func (l *lite) write(ctx context.Context, do func(tx) error) error {
	w := &wish{ctx: ctx, do: do, done: make(chan error, 1)}
	select {
	case l.wishes <- w:
		return <-w.done
	case <-l.closing:
		return sql.ErrConnDone
	case <-ctx.Done():
		return ctx.Err()
	}
}

// grant carries out pending writes until the database is closed.
func (l *lite) grant() {
	for {
		var all []*wish
		select {
		case w := <-l.wishes:
			all = append(all, w)
		case <-l.closing:
			return
		}
		for more := true; more && len(all) < most; {
			select {
			case w := <-l.wishes:
				all = append(all, w)
			default:
				more = false
			}
		}
		if len(all) == 1 || !l.together(all) {
			for _, w := range all {
				w.err = l.alone(w)
			}
		}
		for _, w := range all {
			w.done <- w.err
		}
	}
}

// alone carries out one write in its own transaction.
func (l *lite) alone(w *wish) error {
	t, err := l.writer.BeginTx(w.ctx, nil)
	if err != nil {
		return err
	}
	if err := w.do(liteTx{t, l}); err != nil {
		return errors.Join(err, t.Rollback())
	}
	return t.Commit()
}

// together carries out writes in one transaction, and undoes those that fail. If it fails as a whole nothing
// is written, and it returns false.
func (l *lite) together(all []*wish) bool {
	t, err := l.writer.Begin()
	if err != nil {
		return false
	}
	defer t.Rollback() // nothing is left to undo once it is committed
	for _, w := range all {
		if _, err := t.Exec(`SAVEPOINT wish`); err != nil {
			return false
		}
		after := `RELEASE wish`
		if w.err = w.do(liteTx{t, l}); w.err != nil {
			after = `ROLLBACK TO wish; RELEASE wish`
		}
		if _, err := t.Exec(after); err != nil {
			return false // a full disk undoes the whole transaction
		}
	}
	return t.Commit() == nil
}
