package pgtest

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// A Cluster is one server with its databases.
type Cluster struct {
	bin, dir  string
	as        *syscall.SysProcAttr
	cmd       *exec.Cmd
	ended     func()
	databases atomic.Int32
}

// Programs returns the folder of PostgreSQL's programs. If there are none it skips the test, or fails it if
// must is true.
func Programs(t testing.TB, must bool) string {
	t.Helper()
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if len(found) > 0 {
		return filepath.Dir(found[len(found)-1])
	}
	if must {
		t.Fatal("there is no PostgreSQL here: install the Debian package postgresql")
	}
	t.Skip("there is no PostgreSQL here: install the Debian package postgresql")
	return ""
}

// New makes and starts a server from the programs in a folder. PostgreSQL refuses to run as root, so root
// runs it as postgres.
func New(programs string) (*Cluster, error) {
	dir, err := os.MkdirTemp("/tmp", "wg-pg-")
	if err != nil {
		return nil, err
	}
	c := &Cluster{bin: programs, dir: dir, as: dying(syscall.SIGQUIT)}
	if err := asPostgres(c.as, dir); err != nil {
		return nil, err
	}
	initdb := exec.Command(filepath.Join(programs, "initdb"), "-A", "trust", "-N", "-U", "postgres", "--locale=C", "-E", "UTF8", "-D", c.data())
	initdb.SysProcAttr, initdb.Dir = c.as, dir
	if out, err := initdb.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return c, c.Start()
}

func (c *Cluster) data() string { return filepath.Join(c.dir, "data") }

// Start starts the server, and returns when it answers.
func (c *Cluster) Start() error {
	c.cmd = exec.Command(filepath.Join(c.bin, "postgres"), "-D", c.data(), "-k", c.dir,
		"-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=60")
	c.cmd.SysProcAttr, c.cmd.Dir = c.as, c.dir
	var err error
	if c.ended, err = Child(c.cmd); err != nil {
		return err
	}
	for range 500 {
		var conn *pgx.Conn
		if conn, err = pgx.Connect(context.Background(), c.url("postgres")); err == nil {
			return conn.Close(context.Background())
		}
		time.Sleep(20 * time.Millisecond)
	}
	return err
}

// Stop kills the server at once, as a failing machine would. Start starts it again.
func (c *Cluster) Stop() {
	_ = c.cmd.Process.Signal(syscall.SIGQUIT)
	_ = c.cmd.Wait() // killed: that is its error
	c.ended()
}

// Child starts a program that dies with this one where that can be had, on Linux. The kernel kills it when the
// thread that started it ends, so that thread is kept until ended is called.
func Child(cmd *exec.Cmd) (ended func(), err error) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = dying(syscall.SIGKILL)
	}
	started, over := make(chan error), make(chan struct{})
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		if err := cmd.Start(); err != nil {
			started <- err
			return
		}
		started <- nil
		<-over
	}()
	return sync.OnceFunc(func() { close(over) }), <-started
}

// Remove stops the server and removes everything it stored.
func (c *Cluster) Remove() {
	c.Stop()
	_ = os.RemoveAll(c.dir)
}

func (c *Cluster) url(database string) string {
	return fmt.Sprintf("postgres://postgres@/%s?host=%s", database, c.dir)
}

// Filled makes a database by SQL statements, such as a dump without lines for psql, and returns its URL.
func (c *Cluster) Filled(t *testing.T, dump string) string {
	t.Helper()
	url := c.Database(t)
	conn, err := pgx.Connect(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := conn.PgConn().Exec(t.Context(), dump).ReadAll(); err != nil {
		t.Fatal(err)
	}
	if err := conn.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	return url
}

// Database makes an empty database and returns its URL.
func (c *Cluster) Database(t testing.TB) string {
	t.Helper()
	name := fmt.Sprintf("test%d", c.databases.Add(1))
	run(t, c.url("postgres"), "CREATE DATABASE "+name)
	return c.url(name)
}

// Settle does at once what a server does some time after many writes: it cleans up, updates its statistics,
// and writes everything to the disk.
func Settle(t testing.TB, database string) {
	t.Helper()
	run(t, database, "VACUUM (ANALYZE)", "CHECKPOINT")
}

// run executes statements on a database, in order.
func run(t testing.TB, database string, statements ...string) {
	t.Helper()
	conn, err := pgx.Connect(context.Background(), database)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(context.Background())
	for _, do := range statements {
		if _, err = conn.Exec(context.Background(), do); err != nil {
			t.Fatal(err)
		}
	}
}
