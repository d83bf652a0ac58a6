package store

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
)

// pg is a database that several nodes share.
type pg struct {
	node  string // ours, to tell our own news from others'
	pool  *pgxpool.Pool
	queue *river.Client[pgx.Tx]
}

// A pgStore is a Store in PostgreSQL.
type pgStore struct {
	base
	*pg
}

func openPostgres(ctx context.Context, database string) (Store, error) {
	config, err := pgxpool.ParseConfig(database)
	if err != nil {
		return nil, errors.New("expected postgres://USER@HOST/DATABASE, found something else") // it may hold a password
	}
	p := &pg{node: rand.Text()}
	if p.pool, err = pgxpool.NewWithConfig(ctx, config); err != nil {
		return nil, p.fault(err)
	}
	if err := p.begin(ctx); err != nil {
		p.pool.Close()
		return nil, p.fault(err)
	}
	return &pgStore{base{p}, p}, nil
}

// forming is the number of the lock that is held while tables are brought up to
// date, so that nodes which start together do it one after another.
const forming = 0x77656174

func (p *pg) begin(ctx context.Context) error {
	lock, err := p.pool.Acquire(ctx)
	if err != nil {
		return err
	}
	defer lock.Release()
	if _, err := lock.Exec(ctx, `SELECT pg_advisory_lock($1)`, forming); err != nil {
		return err
	}
	defer func() { _, _ = lock.Exec(ctx, `SELECT pg_advisory_unlock($1)`, forming) }()
	queue := riverpgxv5.New(p.pool)
	db := stdlib.OpenDBFromPool(p.pool)
	err = errors.Join(migrate(ctx, db, goose.DialectPostgres, "postgres", queue), db.Close())
	if err == nil {
		p.queue, err = river.NewClient(queue, &river.Config{})
	}
	return err
}

func (s *pgStore) Close() error {
	s.pool.Close()
	return nil
}

func (p *pg) query(ctx context.Context, statement string, values ...any) (rows, error) {
	return p.pool.Query(ctx, statement, values...)
}

// pgTx is a transaction.
type pgTx struct {
	pgx.Tx
	*pg
}

func (p *pg) write(ctx context.Context, do func(tx) error) error {
	return pgx.BeginFunc(ctx, p.pool, func(t pgx.Tx) error { return do(pgTx{t, p}) })
}

func (t pgTx) exec(ctx context.Context, statement string, values ...any) (int64, error) {
	tag, err := t.Exec(ctx, statement, values...)
	return tag.RowsAffected(), err
}

func (t pgTx) ask(ctx context.Context, j Job) error {
	args, opts := j.args()
	_, err := t.queue.InsertTx(ctx, t.Tx, args, opts)
	return err
}

// channel is where nodes tell each other which match has an entry more: their
// own name and the id of the match, never more.
const channel = "weathergage"

func (t pgTx) tell(ctx context.Context, id string) error {
	_, err := t.Exec(ctx, `SELECT pg_notify($1, $2)`, channel, t.node+" "+id)
	return err
}

// Codes of PostgreSQL.
const (
	pgUnique = "23505"
	pgFull   = "53100"
)

func (p *pg) fault(err error) error {
	var fault *pgconn.PgError
	switch {
	case err == nil || errors.Is(err, ErrNone):
		return err
	case !errors.As(err, &fault):
	case fault.Code == pgUnique:
		return fmt.Errorf("%w (%w)", ErrExists, err)
	case fault.Code == pgFull:
		return fmt.Errorf("%w (%w)", ErrFull, err)
	}
	return fmt.Errorf("%w (%w)", ErrGone, err)
}

// Work runs jobs, also those that a node had begun when it was killed.
func (s *pgStore) Work(ctx context.Context, h Handlers) error {
	c, err := river.NewClient(riverpgxv5.New(s.pool), s.config(s.node, h))
	if err != nil {
		return err
	}
	conn, err := s.hold(ctx)
	if err != nil {
		return s.fault(err)
	}
	live, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	go s.live(live, conn)
	return work(ctx, c)
}

// living is the first half of the numbers of locks that nodes hold.
const living = 0x6e6f6465

// hold takes a lock in this node's name on a connection of its own, so that
// others see that it lives.
func (s *pgStore) hold(ctx context.Context) (*pgx.Conn, error) {
	conn, err := pgx.ConnectConfig(ctx, s.pool.Config().ConnConfig)
	if err != nil {
		return nil, err
	}
	_, err = conn.Exec(ctx, `SELECT pg_advisory_lock_shared($1, hashtext($2))`, living, s.node)
	return conn, err
}

// live hands on the jobs of nodes that do not live until the context ends.
func (s *pgStore) live(ctx context.Context, conn *pgx.Conn) {
	for {
		if conn != nil {
			s.lookAround(ctx, conn)
			_ = conn.Close(context.WithoutCancel(ctx)) // nothing is left to lose
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(again):
		}
		conn, _ = s.hold(ctx) // while there is none it is tried again
	}
}

// lookAround looks for dead nodes until the context or the connection ends.
func (s *pgStore) lookAround(ctx context.Context, conn *pgx.Conn) {
	for {
		_, err := conn.Exec(ctx, `UPDATE river_job SET state = 'available' WHERE state = 'running' AND NOT EXISTS (
			SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = $1
			AND objid::bigint = hashtext(attempted_by[array_upper(attempted_by, 1)])::bigint & 4294967295
			AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`, living)
		if err != nil {
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(alive):
		}
	}
}

// again is how long a node waits before it listens anew.
const again = time.Second

// Watch listens to the other nodes on a connection of its own.
func (s *pgStore) Watch(ctx context.Context, heard func(id string), lost func()) error {
	begun := func() {} // nothing was missed before the first time
	for {
		_ = s.listen(ctx, heard, begun) // why it ended does not matter: it is begun anew
		begun = lost
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(again):
		}
	}
}

// listen hears news until the connection or the context ends. It calls begun when
// nothing more can be missed.
func (s *pgStore) listen(ctx context.Context, heard func(id string), begun func()) error {
	conn, err := pgx.ConnectConfig(ctx, s.pool.Config().ConnConfig)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	if _, err := conn.Exec(ctx, "LISTEN "+channel); err != nil {
		return err
	}
	begun()
	for {
		n, err := conn.WaitForNotification(ctx)
		if err != nil {
			return err
		}
		if node, id, ok := strings.Cut(n.Payload, " "); ok && node != s.node {
			heard(id)
		}
	}
}

// Backup names the command that does it.
func (s *pgStore) Backup(_ context.Context, file string) error {
	return fmt.Errorf("PostgreSQL makes its own backups, also while it is in use: "+
		"pg_dump --format=custom --file=%s DATABASE", file)
}
