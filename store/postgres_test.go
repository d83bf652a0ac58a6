package store_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// A cluster is a PostgreSQL server that the tests start for themselves, on a
// socket in a folder of its own.
type cluster struct {
	bin, dir string
	as       *syscall.SysProcAttr
	cmd      *exec.Cmd
}

var (
	shared     *cluster
	sharedOnce sync.Once
	sharedErr  error
	databases  atomic.Int32
)

func TestMain(m *testing.M) {
	if child() {
		return
	}
	code := m.Run()
	if shared != nil {
		shared.remove()
	}
	os.Exit(code)
}

// binaries is the folder of PostgreSQL's programs. Without them the test is
// skipped; where WEATHERGAGE_CI is set that is a failure.
func binaries(t testing.TB) string {
	t.Helper()
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if len(found) > 0 {
		return filepath.Dir(found[len(found)-1])
	}
	if os.Getenv("WEATHERGAGE_CI") != "" {
		t.Fatal("there is no PostgreSQL here: install the Debian package postgresql")
	}
	t.Skip("there is no PostgreSQL here: install the Debian package postgresql")
	return ""
}

// newCluster makes and starts a server. Nobody may run it as root, so root runs it
// as postgres.
func newCluster(bin string) (*cluster, error) {
	dir, err := os.MkdirTemp("/tmp", "wg-pg-")
	if err != nil {
		return nil, err
	}
	c := &cluster{bin: bin, dir: dir, as: &syscall.SysProcAttr{Pdeathsig: syscall.SIGQUIT}}
	if os.Getuid() == 0 {
		who, err := user.Lookup("postgres")
		if err != nil {
			return nil, err
		}
		uid, _ := strconv.Atoi(who.Uid)
		gid, _ := strconv.Atoi(who.Gid)
		if err := os.Chown(dir, uid, gid); err != nil {
			return nil, err
		}
		c.as.Credential = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	}
	initdb := exec.Command(filepath.Join(bin, "initdb"), "-A", "trust", "-N", "-U", "postgres", "--locale=C", "-E", "UTF8", "-D", c.data())
	initdb.SysProcAttr, initdb.Dir = c.as, dir
	if out, err := initdb.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return c, c.start()
}

func (c *cluster) data() string { return filepath.Join(c.dir, "data") }

func (c *cluster) start() error {
	c.cmd = exec.Command(filepath.Join(c.bin, "postgres"), "-D", c.data(), "-k", c.dir,
		"-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=60")
	c.cmd.SysProcAttr, c.cmd.Dir = c.as, c.dir
	if err := c.cmd.Start(); err != nil {
		return err
	}
	var err error
	for range 200 {
		var conn *pgx.Conn
		if conn, err = pgx.Connect(context.Background(), c.url("postgres")); err == nil {
			return conn.Close(context.Background())
		}
		time.Sleep(20 * time.Millisecond)
	}
	return err
}

// stop kills the server at once, as a failing machine would.
func (c *cluster) stop() {
	_ = c.cmd.Process.Signal(syscall.SIGQUIT)
	_ = c.cmd.Wait()
}

func (c *cluster) remove() {
	c.stop()
	_ = os.RemoveAll(c.dir)
}

func (c *cluster) url(database string) string {
	return fmt.Sprintf("postgres://postgres@/%s?host=%s", database, c.dir)
}

// database makes an empty database.
func (c *cluster) database(t testing.TB) string {
	t.Helper()
	conn, err := pgx.Connect(context.Background(), c.url("postgres"))
	must(t, err)
	defer conn.Close(context.Background())
	name := fmt.Sprintf("test%d", databases.Add(1))
	_, err = conn.Exec(context.Background(), "CREATE DATABASE "+name)
	must(t, err)
	return c.url(name)
}

// postgres is an empty database of the server that all tests share.
func postgres(t testing.TB) string {
	t.Helper()
	bin := binaries(t)
	sharedOnce.Do(func() { shared, sharedErr = newCluster(bin) })
	must(t, sharedErr)
	return shared.database(t)
}
