package store

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
)

// living is the first half of the numbers of the locks that nodes hold.
const living = 0x6e6f6465

// dead is true for a node, whose name replaces %s, that holds no such lock.
const dead = `NOT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = $1
	AND objid::bigint = hashtext(%s)::bigint & 4294967295
	AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`

// show tells others that this node is alive, until it is closed.
func (s *pgStore) show(ctx context.Context) error {
	conn, err := s.hold(ctx)
	if err != nil {
		return err
	}
	live, quit := context.WithCancel(context.WithoutCancel(ctx))
	s.quit = quit
	s.alive.Go(func() { s.live(live, conn) })
	return nil
}

// Silence is how long the database waits for a silent node before it releases the node's lock, and others may
// take over its matches. The lock of a process that dies is released at once.
const Silence = 3 * time.Second

// unlock makes the database close a connection after Silence: it probes the connection each second, and waits
// no longer for data to arrive.
var unlock = fmt.Sprintf(`SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = %d; SET tcp_user_timeout = %d`,
	Silence/time.Second-1, Silence/time.Millisecond)

// hold takes a lock in this node's name on a connection of its own. The database releases it when the node
// dies, and after Silence if its machine is cut off.
func (s *pgStore) hold(ctx context.Context) (*pgx.Conn, error) {
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	conn, err := pgx.ConnectConfig(ctx, s.pool.Config().ConnConfig)
	if err != nil {
		return nil, err
	}
	_, err = conn.Exec(ctx, unlock)
	if err == nil {
		_, err = conn.Exec(ctx, `SELECT pg_advisory_lock_shared($1, hashtext($2))`, living, s.node)
	}
	if err != nil {
		_ = conn.Close(context.WithoutCancel(ctx)) // it is useless
		return nil, err
	}
	return conn, nil
}

// live holds the lock until the context ends, on a new connection if one is lost.
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
		conn, _ = s.hold(ctx) // without one, try again
	}
}

// lookAround reassigns the jobs of dead nodes, until the context or the connection ends.
func (s *pgStore) lookAround(ctx context.Context, conn *pgx.Conn) {
	for {
		asked, stop := context.WithTimeout(ctx, patience)
		_, err := conn.Exec(asked, `UPDATE river_job SET state = 'available' WHERE state = 'running' AND `+
			of(`attempted_by[array_upper(attempted_by, 1)]`), living)
		stop()
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

// of returns dead for the node whose name an expression gives.
func of(node string) string { return strings.Replace(dead, "%s", node, 1) }

// Orphans returns the matches in which a bot must decide and which a dead node played last. If nodes ask at
// once, each match goes to one.
func (s *pgStore) Orphans(ctx context.Context) ([]string, error) {
	var ids []string
	err := s.change(ctx, func(t tx) error {
		var err error
		ids, err = t.(pgTx).orphans(ctx)
		return err
	})
	return ids, err
}

func (t pgTx) orphans(ctx context.Context) ([]string, error) {
	r, err := t.Query(ctx, `UPDATE matches SET node = $2 WHERE id IN (
		SELECT id FROM matches WHERE bot AND NOT over AND NOT closed AND node <> $2 AND `+of(`node`)+` ORDER BY id FOR UPDATE SKIP LOCKED
		) RETURNING id`, living, t.node)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(r, pgx.RowTo[string])
}

// Work runs jobs, including those that a node had begun when it was killed.
func (s *pgStore) Work(ctx context.Context, h Handlers) error {
	c, err := river.NewClient(riverpgxv5.New(s.pool), s.config(s.node, h))
	if err != nil {
		return err
	}
	return work(ctx, c)
}

// Sound only pings: PostgreSQL looks after its own pages.
func (s *pgStore) Sound(ctx context.Context) error { return s.Ping(ctx) }

// again is how long a node waits before it listens again.
const again = time.Second
