package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/pressly/goose/v3"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riversqlite"
	"modernc.org/sqlite"
)

// lite is a database in one file: one connection writes, others read.
type lite struct {
	file         string
	writer, read *sql.DB
	queue        *river.Client[*sql.Tx]
	wishes       chan *wish
	closing      chan struct{}
	granting     sync.WaitGroup
	once         sync.Once // it is closed once
}

// A liteStore is a Store in one file.
type liteStore struct {
	base
	*lite
}

// dsn is the name of a file with the settings of a connection: a write-ahead log
// that is synced at every commit, and patience with other processes.
func dsn(file string, more ...string) string {
	settings := append([]string{
		"_pragma=busy_timeout(5000)", "_pragma=journal_mode(WAL)", "_pragma=synchronous(FULL)",
		"_pragma=foreign_keys(1)",
	}, more...)
	return "file:" + (&url.URL{Path: file}).EscapedPath() + "?" + strings.Join(settings, "&")
}

func openSQLite(ctx context.Context, file string) (Store, error) {
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return nil, err
	}
	l := &lite{file: file, wishes: make(chan *wish), closing: make(chan struct{})}
	var err error
	if l.writer, err = sql.Open("sqlite", dsn(file, "_txlock=immediate")); err != nil {
		return nil, err
	}
	l.writer.SetMaxOpenConns(1)
	if l.read, err = sql.Open("sqlite", dsn(file, "_pragma=query_only(1)")); err != nil {
		return nil, errors.Join(err, l.close())
	}
	l.read.SetMaxOpenConns(4)
	if err = l.begin(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", file, l.fault(err)), l.close())
	}
	l.granting.Go(l.grant)
	return &liteStore{base{l}, l}, nil
}

func (l *lite) begin(ctx context.Context) error {
	queue := riversqlite.New(l.writer)
	err := migrate(ctx, l.writer, goose.DialectSQLite3, "sqlite", queue)
	if err == nil {
		l.queue, err = river.NewClient(queue, &river.Config{})
	}
	return err
}

func (l *lite) close() error {
	l.once.Do(func() { close(l.closing) })
	l.granting.Wait()
	var err error
	if l.read != nil {
		err = l.read.Close()
	}
	return errors.Join(err, l.writer.Close())
}

func (s *liteStore) Close() error { return s.close() }

// numbered writes the values of a statement as SQLite numbers them.
func numbered(statement string) string { return strings.ReplaceAll(statement, "$", "?") }

// liteRows are rows of database/sql.
type liteRows struct{ *sql.Rows }

func (r liteRows) Close() { _ = r.Rows.Close() } // what went wrong is in Err

func (l *lite) query(ctx context.Context, statement string, values ...any) (rows, error) {
	r, err := l.read.QueryContext(ctx, numbered(statement), values...)
	if err != nil {
		return nil, err
	}
	return liteRows{r}, nil
}

// liteTx is a transaction of the one writer.
type liteTx struct {
	*sql.Tx
	queue *river.Client[*sql.Tx]
}

func (t liteTx) exec(ctx context.Context, statement string, values ...any) (int64, error) {
	r, err := t.ExecContext(ctx, numbered(statement), values...)
	if err != nil {
		return 0, err
	}
	return r.RowsAffected()
}

func (t liteTx) ask(ctx context.Context, j Job) error {
	args, opts := j.args()
	_, err := t.queue.InsertTx(ctx, t.Tx, args, opts)
	return err
}

func (liteTx) tell(context.Context, string) error { return nil } // there is one node

// Results of SQLite, which stand in the low byte of its codes.
const (
	sqliteConstraint = 19
	sqliteFull       = 13
)

func (l *lite) fault(err error) error {
	var fault *sqlite.Error
	switch {
	case err == nil || errors.Is(err, ErrNone):
		return err
	case !errors.As(err, &fault):
	case fault.Code()&0xFF == sqliteConstraint:
		return fmt.Errorf("%w (%w)", ErrExists, err)
	case fault.Code()&0xFF == sqliteFull:
		return fmt.Errorf("%w (%w)", ErrFull, err)
	}
	return fmt.Errorf("%w (%w)", ErrGone, err)
}

// Work runs jobs with the one writer. Those that a process had begun when it was
// killed are begun anew.
func (s *liteStore) Work(ctx context.Context, h Handlers) error {
	c, err := river.NewClient(riversqlite.New(s.writer), s.config("", h))
	if err != nil {
		return err
	}
	if _, err := s.writer.ExecContext(ctx, `UPDATE river_job SET state = 'available' WHERE state = 'running'`); err != nil {
		return s.fault(err)
	}
	return work(ctx, c)
}

// Watch returns at once: a file has one node.
func (s *liteStore) Watch(context.Context, func(string), func()) error { return nil }
