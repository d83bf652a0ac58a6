package store_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
	"github.com/weathergage/weathergage/internal/store/pgtest"
)

// filling makes the disk of a database full, or empties it again.
func filling(t *testing.T, s store.Store, database string) func(full bool) {
	t.Helper()
	if !store.IsPostgres(database) {
		return func(full bool) { must(t, store.Fill(s, full)) }
	}
	conn, err := pgx.Connect(t.Context(), database)
	must(t, err)
	t.Cleanup(func() { _ = conn.Close(context.Background()) })
	_, err = conn.Exec(t.Context(), `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
		$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`)
	must(t, err)
	return func(full bool) {
		statement := `DROP TRIGGER no_room ON entries`
		if full {
			statement = `CREATE TRIGGER no_room BEFORE INSERT ON entries EXECUTE FUNCTION no_room()`
		}
		_, err := conn.Exec(t.Context(), statement)
		must(t, err)
	}
}

// While the disk is full nothing is done and nothing told, and play goes on once
// there is room.
func TestTheDiskIsFull(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		rules, err := duelRules()
		must(t, err)
		must(t, s.Create(t.Context(), header(rules, "m1")))
		m, err := loaded(s, rules, "m1", s.Journal("m1"))
		must(t, err)
		fill := filling(t, s, database)
		fill(true)
		before := m.View(0)
		for range 200 { // there may be some room left in pages that are there
			if err = m.Say(0, strings.Repeat("no room ", 500)); err != nil {
				break
			}
			before = m.View(0)
		}
		if !errors.Is(err, store.ErrFull) || !strings.Contains(err.Error(), "the disk is full") {
			t.Fatalf("error %v, want that the disk is full", err)
		}
		if after := m.View(0); after.At != before.At || len(after.Log) != len(before.Log) {
			t.Error("what was not stored was told")
		}
		if err := m.Say(0, strings.Repeat("no room ", 500)); !errors.Is(err, store.ErrFull) {
			t.Errorf("error %v, want that the disk is still full", err)
		}
		fill(false)
		must(t, playOne(s, rules, "m1", s.Journal))
		if more, err := m.PlayBot(); err != nil {
			t.Errorf("with room again: %v, %v", more, err)
		}
		if m.View(0).Ending == nil {
			t.Error("the match that waited did not take in what another played to the end")
		}
	})
}

// The database server dies and comes back: until then nothing is told, then play
// goes on and everything is there.
func TestTheDatabaseIsGoneAndBack(t *testing.T) {
	c, err := pgtest.New(programs(t))
	must(t, err)
	defer c.Remove()
	s := open(t, c.Database(t))
	rules, err := duelRules()
	must(t, err)
	must(t, s.Create(t.Context(), header(rules, "m1")))
	m, err := loaded(s, rules, "m1", s.Journal("m1"))
	must(t, err)
	lost := make(chan bool, 10)
	ctx, cancel := context.WithCancel(t.Context())
	watched := make(chan error, 1)
	go func() {
		watched <- s.Watch(ctx, func(string) error { return nil }, func() error { lost <- true; return nil })
	}()
	for range 5 {
		_, err := m.PlayBot()
		must(t, err)
	}
	before := m.View(0)
	c.Stop()
	if _, err := m.PlayBot(); !errors.Is(err, store.ErrGone) {
		t.Errorf("error %v, want that the database does not answer", err)
	}
	if err := s.Ping(t.Context()); !errors.Is(err, store.ErrGone) {
		t.Errorf("ping: %v", err)
	}
	if after := m.View(0); after.At != before.At {
		t.Error("something was told while the database was gone")
	}
	must(t, c.Start())
	for range 50 {
		if _, err = m.PlayBot(); err == nil {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	must(t, err)
	must(t, playOne(s, rules, "m1", s.Journal))
	select {
	case <-lost:
	case <-time.After(10 * time.Second):
		t.Error("it was not told that news may have been missed")
	}
	cancel()
	must(t, <-watched)
}

// A bot's job is done on another node while the first still thinks it plays: no
// choice is lost, and none is played twice.
func TestTwoNodesPlayOneBot(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		rules, err := duelRules()
		must(t, err)
		one := open(t, database)
		two := one // on a file there is one process, and two who play
		if store.IsPostgres(database) {
			two = open(t, database)
		}
		must(t, one.Create(t.Context(), header(rules, "m1")))
		var nodes []*match.Match
		for _, s := range []store.Store{one, two} {
			m, err := loaded(s, rules, "m1", s.Journal("m1"))
			must(t, err)
			nodes = append(nodes, m)
		}
		done := make(chan error, len(nodes))
		for _, m := range nodes {
			go func() {
				var err error
				for more := true; more && err == nil; {
					more, err = m.PlayBot()
				}
				done <- err
			}()
		}
		for range nodes {
			must(t, <-done)
		}
		for _, m := range nodes {
			must(t, m.CatchUp())
		}
		if a, b := string(nodes[0].Record()), string(nodes[1].Record()); a != b || !strings.Contains(a, "result ") {
			t.Errorf("the nodes hold different matches, or one that is not over:\n%s\n%s", a, b)
		}
	})
}

func TestBackupWhileInUse(t *testing.T) {
	dir := t.TempDir()
	s := open(t, filepath.Join(dir, "in use.db"))
	rules, err := duelRules()
	must(t, err)
	must(t, s.Create(t.Context(), header(rules, "m1")))
	m, err := loaded(s, rules, "m1", s.Journal("m1"))
	must(t, err)
	stop, stopped := make(chan bool), make(chan error)
	go func() {
		var err error
		for more := true; more && err == nil; {
			select {
			case <-stop:
				more = false
			default:
				_, err = m.PlayBot()
			}
		}
		stopped <- err
	}()
	time.Sleep(10 * time.Millisecond)
	file := filepath.Join(dir, "backup.db")
	must(t, store.Backup(t.Context(), filepath.Join(dir, "in use.db"), file))
	if err := store.Backup(t.Context(), filepath.Join(dir, "in use.db"), file); !errors.Is(err, store.ErrExists) {
		t.Errorf("over a file that is there: %v", err)
	}
	stop <- true
	must(t, <-stopped)

	if err := store.Restore(t.Context(), filepath.Join(dir, "in use.db"), file); !errors.Is(err, store.ErrUsed) {
		t.Errorf("into a database in use: %v", err)
	}
	fresh := filepath.Join(dir, "fresh.db")
	must(t, store.Restore(t.Context(), fresh, file))
	if err := store.Restore(t.Context(), fresh, file); !errors.Is(err, store.ErrNotEmpty) {
		t.Errorf("into a database that is not empty: %v", err)
	}
	restored := open(t, fresh)
	want, err := s.Match(t.Context(), "m1")
	must(t, err)
	if got, err := restored.Match(t.Context(), "m1"); err != nil || got.Header != want.Header {
		t.Errorf("the match that was restored is %+v, error %v", got, err)
	}
	must(t, playOne(restored, rules, "m1", restored.Journal))
}

func TestOnlyABackupIsRestored(t *testing.T) {
	dir := t.TempDir()
	file, fresh := filepath.Join(dir, "letter.txt"), filepath.Join(dir, "fresh.db")
	must(t, os.WriteFile(file, []byte("Dear Sir"), 0o600))
	if err := store.Restore(t.Context(), fresh, file); err == nil || !strings.Contains(err.Error(), "expected a backup") {
		t.Errorf("a letter is restored: %v", err)
	}
	if err := store.Restore(t.Context(), fresh, filepath.Join(dir, "none")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file that is not there: %v", err)
	}
	open(t, fresh)
	must(t, store.Backup(t.Context(), fresh, filepath.Join(dir, "empty.db")))
	damaged, err := os.ReadFile(filepath.Join(dir, "empty.db"))
	must(t, err)
	must(t, os.WriteFile(file, damaged[:len(damaged)/2], 0o600))
	if err := store.Restore(t.Context(), filepath.Join(dir, "other.db"), file); err == nil {
		t.Error("half a backup is restored")
	}
	for _, err := range []error{
		store.Restore(t.Context(), "postgres://localhost/x", file),
	} {
		if err == nil || !strings.Contains(err.Error(), "pg_restore") {
			t.Errorf("error %v, want the command of PostgreSQL", err)
		}
	}
}
