package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/pressly/goose/v3"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riversqlite"
	"modernc.org/sqlite"
)

// lite is a database in one file: one connection writes, others read.
type lite struct {
	formed
	file         string
	claim        *claim // nil while only looking
	writer, read *sql.DB
	queue        *river.Client[*sql.Tx]
	wishes       chan *wish
	closing      chan struct{}
	visits       bool // a server may play on the file
	granting     sync.WaitGroup
	once         sync.Once // closes it only once
}

// A liteStore is a Store in one file.
type liteStore struct {
	base
	*lite
	waited atomic.Bool // what others left has been taken over
}

// dsn returns the name of a file with the settings of a connection: a write-ahead log that is synced at every
// commit, and patience with other processes.
func dsn(file string, more ...string) string {
	settings := append([]string{
		"_pragma=busy_timeout(5000)", "_pragma=journal_mode(WAL)", "_pragma=synchronous(FULL)",
		"_pragma=foreign_keys(1)",
	}, more...)
	return fileURL(file) + "?" + strings.Join(settings, "&")
}

func fileURL(file string) string { return "file:" + (&url.URL{Path: file}).EscapedPath() }

// A manner is how a file is opened.
type manner int

const (
	playing   manner = iota // claimed, and updated; created if missing
	beginning               // the same, and an empty file is a new database
	looking                 // read only: others may play on it
	visiting                // read and changed: others may play on it
)

func openSQLite(ctx context.Context, file string, how manner) (Store, error) {
	l := &lite{file: file, wishes: make(chan *wish), closing: make(chan struct{}), visits: how == visiting}
	if how == playing || how == beginning {
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			return nil, err
		}
		var err error
		if l.claim, err = claimFile(file); err != nil {
			return nil, err
		}
	}
	if err := l.start(ctx, how); err != nil {
		return nil, errors.Join(l.fault(err), l.close())
	}
	l.granting.Go(l.grant)
	return &liteStore{base: base{l}, lite: l}, nil
}

// start opens the file and checks it before it is changed.
func (l *lite) start(ctx context.Context, how manner) error {
	err := inspect(l.file, how)
	if err == nil {
		err = l.examine(ctx, how)
	}
	if err != nil {
		return err
	}
	if how == playing || how == beginning {
		if err := private(l.file); err != nil {
			return err
		}
	}
	settings := []string{"_txlock=immediate"}
	if how == looking {
		settings = append(settings, "_pragma=query_only(1)")
	}
	if l.writer, err = sql.Open("sqlite", dsn(l.file, settings...)); err != nil {
		return err
	}
	l.writer.SetMaxOpenConns(1)
	if l.read, err = sql.Open("sqlite", dsn(l.file, "_pragma=query_only(1)")); err != nil {
		return err
	}
	l.read.SetMaxOpenConns(4)
	switch how {
	case looking:
		return upToDate(ctx, l.writer, goose.DialectSQLite3, "sqlite")
	case visiting:
		if err = upToDate(ctx, l.writer, goose.DialectSQLite3, "sqlite"); err == nil {
			l.queue, err = river.NewClient(riversqlite.New(l.writer), &river.Config{})
		}
		return err
	}
	return l.begin(ctx)
}

// private makes a file and its logs readable for their owner only, and creates an empty file if there is
// none: SQLite would make it readable for everyone. Its logs have the mode of the file.
func private(file string) error {
	f, err := os.OpenFile(file, os.O_RDWR|os.O_CREATE, 0o600)
	if err == nil {
		err = f.Close()
	}
	for _, name := range []string{file, file + "-wal", file + "-shm"} {
		info, missing := os.Stat(name)
		if err == nil && missing == nil && info.Mode().Perm()&0o077 != 0 {
			err = os.Chmod(name, 0o600)
		}
	}
	return err
}

// examine checks an existing file without changing it: that it has this program's tables and, as far as that
// is quick to find out, sound pages.
func (l *lite) examine(ctx context.Context, how manner) error {
	if _, err := os.Stat(l.file); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	db, err := sql.Open("sqlite", fileURL(l.file)+"?mode=ro&_pragma=busy_timeout(5000)")
	if err != nil {
		return err
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if err := ours(ctx, db, how == beginning); err != nil {
		return err
	}
	return quickCheck(ctx, db)
}

func (l *lite) begin(ctx context.Context) error {
	queue := riversqlite.New(l.writer)
	var err error
	if l.formed, err = migrate(ctx, l.writer, goose.DialectSQLite3, "sqlite", queue); err == nil {
		l.queue, err = river.NewClient(queue, &river.Config{})
	}
	return err
}

func (l *lite) close() error {
	l.once.Do(func() { close(l.closing) })
	l.granting.Wait()
	var err error
	for _, db := range []*sql.DB{l.read, l.writer} {
		if db != nil {
			err = errors.Join(err, db.Close())
		}
	}
	if l.claim != nil {
		err = errors.Join(err, l.claim.release())
	}
	return err
}

func (s *liteStore) Close() error { return s.close() }

// numbered returns a statement with its values numbered as in SQLite.
func numbered(statement string) string { return strings.ReplaceAll(statement, "$", "?") }

// liteRows are rows of database/sql.
type liteRows struct{ *sql.Rows }

func (r liteRows) Close() { _ = r.Rows.Close() } // Err has what went wrong

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
	*lite
}

func (t liteTx) exec(ctx context.Context, statement string, values ...any) (int64, error) {
	r, err := t.ExecContext(ctx, numbered(statement), values...)
	if err != nil {
		return 0, err
	}
	return r.RowsAffected()
}

func (t liteTx) read(ctx context.Context, into []any, query string, values ...any) error {
	err := t.QueryRowContext(ctx, numbered(query), values...).Scan(into...)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrNone
	}
	return err
}

func (t liteTx) ask(ctx context.Context, j Job) error {
	args, opts := j.args()
	_, err := t.queue.InsertTx(ctx, t.Tx, args, opts)
	return err
}

// tell notifies only the server that plays on a file which this program visits.
func (t liteTx) tell(ctx context.Context, id string) error {
	if !t.visits {
		return nil
	}
	return t.ask(ctx, Job{Kind: Heard, ID: id})
}

func (liteTx) drive(context.Context, string) error { return nil }

// Results of SQLite, in the low byte of its codes.
const (
	sqliteReadOnly   = 8
	sqliteCorrupt    = 11
	sqliteFull       = 13
	sqliteConstraint = 19
	sqliteNoDatabase = 26
)

// sqliteFaults maps results to the errors of this package.
var sqliteFaults = map[int]error{
	sqliteReadOnly: ErrReadOnly, sqliteCorrupt: ErrDamaged, sqliteFull: ErrFull,
	sqliteConstraint: ErrExists, sqliteNoDatabase: ErrForeign,
}

func (*lite) milliseconds(column string) string {
	return "CAST(unixepoch(" + column + ", 'subsec') * 1000 AS INTEGER)"
}

func (l *lite) fault(err error) error {
	var fault *sqlite.Error
	switch {
	case err == nil || named(err):
		return err
	case !errors.As(err, &fault):
	case sqliteFaults[fault.Code()&0xFF] != nil:
		return fmt.Errorf("%w (%w)", sqliteFaults[fault.Code()&0xFF], err)
	}
	return fmt.Errorf("%w (%w)", ErrGone, err)
}

// Work runs jobs with the one writer, including those that a process had begun when it was killed.
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

// Orphans returns, once, all matches in which a bot must decide: the process that played on the file before
// has died.
func (s *liteStore) Orphans(ctx context.Context) ([]string, error) {
	if !s.waited.CompareAndSwap(false, true) {
		return nil, nil
	}
	ids, err := s.waiting(ctx)
	s.waited.Store(err == nil)
	return ids, err
}

// Sound checks the whole file. ErrDamaged.
func (s *liteStore) Sound(ctx context.Context) error {
	if err := pragmaCheck(ctx, s.read, "integrity_check(1)"); err != nil {
		return s.fault(err)
	}
	var strays int
	err := s.read.QueryRowContext(ctx, `SELECT count(*) FROM pragma_foreign_key_check`).Scan(&strays)
	if err == nil && strays > 0 {
		err = fmt.Errorf("%w: %d rows belong to a missing match", ErrDamaged, strays)
	}
	return s.fault(err)
}

// Watch returns at once: a file has one node.
func (s *liteStore) Watch(context.Context, func(string) error, func() error) error { return nil }
