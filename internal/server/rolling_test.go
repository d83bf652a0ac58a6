package server

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store/pgtest"
)

// TestRollingUpgrade runs two servers of an older program on one PostgreSQL database, replaces them one after the other
// under play, and kills each on the way. Old and new are side by side for a while. Everything acknowledged is there.
func TestRollingUpgrade(t *testing.T) {
	if os.Getenv("WEATHERGAGE_LONG") == "" {
		t.Skip("it builds an older program: set WEATHERGAGE_LONG=1")
	}
	t.Parallel() // it is processes of its own, and waits
	programs := pgtest.Programs(t, os.Getenv("WEATHERGAGE_CI") != "")
	old := olderProgram(t)
	c, err := pgtest.New(programs)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Remove()
	database := c.Database(t)
	b := &battered{T: t}
	for range 2 {
		b.opens(&node{program: old, database: database})
	}
	var all sync.WaitGroup
	for i := range 6 {
		all.Go(func() { b.plays(i) })
	}
	var acked [3]int64 // choices acknowledged: old, side by side, new
	for i := range acked {
		for before, wait := b.choices.Load(), 0; b.choices.Load() < before+20 && wait < 600; wait++ {
			time.Sleep(50 * time.Millisecond)
		}
		acked[i] = b.choices.Load()
		if i < len(b.nodes) {
			b.nodes[i].kill()
			b.nodes[i].program = ""
			b.nodes[i].start(t)
		}
	}
	b.stop.Store(true)
	all.Wait()
	b.checks(database)
	t.Logf("choices acknowledged by old servers: %d, then by an old and a new one: %d, then by new ones: %d", acked[0], acked[1]-acked[0], acked[2]-acked[1])
	if acked[0] == 0 || acked[1] == acked[0] || acked[2] == acked[1] {
		t.Error("not everything was tried")
	}
}

// olderProgram builds this test's program as it was at the last tag or, before the first, just before the tables of
// PostgreSQL had their newest format.
func olderProgram(t *testing.T) string {
	t.Helper()
	run := func(dir, name string, args ...string) (string, error) {
		cmd := exec.Command(name, args...)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		return strings.TrimSpace(string(out)), err
	}
	root := filepath.Join("..", "..")
	at, err := run(root, "git", "describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^")
	if err != nil {
		newest, globErr := filepath.Glob(filepath.Join(root, "internal", "store", "postgres", "*.sql"))
		if globErr != nil || len(newest) == 0 {
			t.Fatalf("no tables: %v", globErr)
		}
		at, err = run(root, "git", "log", "--diff-filter=A", "--format=%H^", "-1", "--", "internal/store/postgres/"+filepath.Base(newest[len(newest)-1]))
	}
	if err != nil || at == "" {
		t.Skipf("the history of the repository is not here (%v): it wants a whole clone and git from Debian's package git, as well as WEATHERGAGE_LONG=1", err)
	}
	dir, program := t.TempDir(), filepath.Join(t.TempDir(), "older.test")
	for _, args := range [][]string{
		{root, "git", "archive", "--format=tar", "--output=" + filepath.Join(dir, "older.tar"), at},
		{dir, "tar", "-xf", "older.tar"},
		{dir, "go", "test", "-c", "-o", program, "./internal/server"},
	} {
		if out, err := run(args[0], args[1], args[2:]...); err != nil {
			t.Fatalf("%q: %v\n%s", args[1:], err, out)
		}
	}
	return program
}
