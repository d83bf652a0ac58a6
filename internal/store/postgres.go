package store

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"strings"
	"sync"
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
	formed
	node  string // this node's name, to tell our own news from others'
	pool  *pgxpool.Pool
	queue *river.Client[pgx.Tx]
	quit  context.CancelFunc // stops the goroutine that shows this node is alive, nil while only looking
	alive sync.WaitGroup
}

// A pgStore is a Store in PostgreSQL.
type pgStore struct {
	base
	*pg
}

func openPostgres(ctx context.Context, database string, how manner) (Store, error) {
	config, err := pgxpool.ParseConfig(database)
	if err != nil {
		return nil, errors.New("expected postgres://USER@HOST/DATABASE, found something else") // the URL may hold a password
	}
	config.ConnConfig.DialFunc, config.ConnConfig.ConnectTimeout = dial, unheard
	p := &pg{node: rand.Text()}
	if p.pool, err = pgxpool.NewWithConfig(ctx, config); err != nil {
		return nil, p.fault(err)
	}
	s := &pgStore{base{p}, p}
	if how == looking || how == visiting {
		db := stdlib.OpenDBFromPool(p.pool)
		err = errors.Join(upToDate(ctx, db, goose.DialectPostgres, "postgres"), db.Close())
		if err == nil {
			p.queue, err = river.NewClient(riverpgxv5.New(p.pool), &river.Config{})
		}
	} else if err = p.begin(ctx); err == nil {
		err = s.show(ctx)
	}
	if err != nil {
		p.pool.Close()
		return nil, p.fault(err)
	}
	return s, nil
}

// dial opens a connection that ends by itself if its other end is cut off: soon, because a listener sends
// nothing that would notice it.
func dial(ctx context.Context, network, address string) (net.Conn, error) {
	d := net.Dialer{KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: unheard / 2, Interval: time.Second, Count: 2}}
	return d.DialContext(ctx, network, address)
}

// unheard is how long a connection may be silent before it is probed, and how long it then has to answer.
const unheard = 4 * time.Second

// forming is the number of the lock held while tables are updated, so that nodes that start together do it in
// turn.
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
	p.formed, err = migrate(ctx, db, goose.DialectPostgres, "postgres", queue)
	if err = errors.Join(err, db.Close()); err == nil {
		p.queue, err = river.NewClient(queue, &river.Config{})
	}
	return err
}

func (s *pgStore) Close() error {
	if s.quit != nil {
		s.quit()
		s.alive.Wait()
	}
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

func (t pgTx) read(ctx context.Context, into []any, query string, values ...any) error {
	err := t.QueryRow(ctx, query, values...).Scan(into...)
	if errors.Is(err, pgx.ErrNoRows) {
		err = ErrNone
	}
	return err
}

func (t pgTx) ask(ctx context.Context, j Job) error {
	args, opts := j.args()
	_, err := t.queue.InsertTx(ctx, t.Tx, args, opts)
	return err
}

func (t pgTx) drive(ctx context.Context, id string) error {
	_, err := t.Exec(ctx, `UPDATE matches SET node = $2 WHERE id = $1 AND node <> $2`, id, t.node)
	return err
}

// channel is where nodes tell each other which match has a new entry: their own name and the id of the match,
// never more.
const channel = "weathergage"

func (t pgTx) tell(ctx context.Context, id string) error {
	_, err := t.Exec(ctx, `SELECT pg_notify($1, $2)`, channel, t.node+" "+id)
	return err
}

// Codes of PostgreSQL.
const (
	pgUnique   = "23505"
	pgFull     = "53100"
	pgReadOnly = "25006"
	pgData     = "XX001" // a damaged page
	pgIndex    = "XX002"
)

// pgFaults maps codes to the errors of this package.
var pgFaults = map[string]error{
	pgUnique: ErrExists, pgFull: ErrFull, pgReadOnly: ErrReadOnly, pgData: ErrDamaged, pgIndex: ErrDamaged,
}

func (*pg) milliseconds(column string) string {
	return "(extract(epoch FROM " + column + ") * 1000)::bigint"
}

func (p *pg) fault(err error) error {
	var fault *pgconn.PgError
	switch {
	case err == nil || named(err):
		return err
	case !errors.As(err, &fault):
	case pgFaults[fault.Code] != nil:
		return fmt.Errorf("%w (%w)", pgFaults[fault.Code], err)
	}
	return fmt.Errorf("%w (%w)", ErrGone, err)
}

// Watch listens to the other nodes on a connection of its own.
func (s *pgStore) Watch(ctx context.Context, heard func(id string) error, lost func() error) error {
	for {
		_ = s.listen(ctx, heard, lost) // whatever ended it, it starts again
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(again):
		}
	}
}

// listen hears news until the connection or the context ends. It calls begun when nothing more can be missed.
func (s *pgStore) listen(ctx context.Context, heard func(id string) error, begun func() error) error {
	conn, err := pgx.ConnectConfig(ctx, s.pool.Config().ConnConfig)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	if _, err := conn.Exec(ctx, "LISTEN "+channel); err != nil {
		return err
	}
	if err := begun(); err != nil {
		return err
	}
	for {
		n, err := nextNews(ctx, conn)
		if err != nil {
			return err
		}
		if n == nil {
			continue
		}
		if node, id, ok := strings.Cut(n.Payload, " "); ok && node != s.node {
			if err := heard(id); err != nil {
				return err
			}
		}
	}
}

// nextNews waits for the next notification. It returns nil if there was none for a while and the connection
// is alive.
func nextNews(ctx context.Context, conn *pgx.Conn) (*pgconn.Notification, error) {
	silent, stop := context.WithTimeout(ctx, unheard)
	n, err := conn.WaitForNotification(silent)
	stop()
	if err == nil || ctx.Err() != nil || !pgconn.Timeout(err) {
		return n, err
	}
	asked, stop := context.WithTimeout(ctx, unheard)
	defer stop()
	return nil, conn.Ping(asked)
}
