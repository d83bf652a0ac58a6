package store_test

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/store"
)

// A second process on a file is refused, and told who has it. When that one is killed the
// file is free.
func TestOneProcessAFile(t *testing.T) {
	database := kinds["sqlite"](t)
	cmd, out := started(t, database)
	_, err := out.ReadString('\n')
	must(t, err)
	link := filepath.Join(t.TempDir(), "link.db")
	must(t, os.Symlink(database, link))
	for _, name := range []string{database, link} {
		_, err = store.Open(t.Context(), name)
		if who := fmt.Sprintf("process %d on ", cmd.Process.Pid); !errors.Is(err, store.ErrUsed) || !strings.Contains(err.Error(), who) {
			t.Errorf("%s, opened a second time: %v, want %q in it", name, err, who)
		}
	}
	file := filepath.Join(t.TempDir(), "backup.db")
	must(t, store.Backup(t.Context(), database, file))
	if err := store.Restore(t.Context(), database, file); !errors.Is(err, store.ErrUsed) {
		t.Errorf("a backup is restored into a database that is played on: %v", err)
	}
	seen, err := store.Look(t.Context(), database)
	must(t, err)
	if err := seen.Create(t.Context(), aMatch("m1")); !errors.Is(err, store.ErrReadOnly) {
		t.Errorf("a database that is only looked at is written: %v", err)
	}
	must(t, errors.Join(seen.Close(), cmd.Process.Kill()))
	_ = cmd.Wait() // killed: that is its error
	open(t, database)
}

// full returns a database that was closed, with enough in it for many pages.
func full(t *testing.T) string {
	t.Helper()
	database := kinds["sqlite"](t)
	s, err := store.Open(t.Context(), database)
	must(t, err)
	must(t, s.Create(t.Context(), aMatch("m1")))
	for n := 1; n <= 300; n++ {
		e := entry(n)
		e.Body = strings.Repeat(fmt.Sprintf("A fire %d ", n), 20)
		must(t, s.Journal("m1").Append(e))
	}
	must(t, s.Close())
	return database
}

// changed returns a copy of a full database, changed.
func changed(t *testing.T, change func(text []byte) []byte) string {
	t.Helper()
	text, err := os.ReadFile(full(t))
	must(t, err)
	file := filepath.Join(t.TempDir(), "weathergage.db")
	must(t, os.WriteFile(file, change(text), 0o600))
	return file
}

// Whatever is wrong with a file is named for what it is, and the file stays as it is.
func TestWhatIsWrongWithAFile(t *testing.T) {
	foreign := filepath.Join(t.TempDir(), "other.db")
	db, err := sql.Open("sqlite", foreign)
	must(t, err)
	_, err = db.Exec(`CREATE TABLE letters (text TEXT)`)
	must(t, errors.Join(err, db.Close()))
	newer := full(t)
	db, err = sql.Open("sqlite", newer)
	must(t, err)
	_, err = db.Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, 1); INSERT INTO formats (format, program) VALUES (99, 'weathergage v9.9.9')`)
	must(t, errors.Join(err, db.Close()))
	bare := filepath.Join(t.TempDir(), "bare.db")
	db, err = sql.Open("sqlite", bare)
	must(t, err)
	_, err = db.Exec(`CREATE TABLE gone (x); DROP TABLE gone`)
	must(t, errors.Join(err, db.Close()))
	lonely := filepath.Join(t.TempDir(), "weathergage.db")
	must(t, os.WriteFile(lonely+"-wal", []byte("a log"), 0o600))

	for _, test := range []struct {
		name, file, says string
		want             error
	}{
		{"emptied", changed(t, func([]byte) []byte { return nil }), "0 bytes", store.ErrEmpty},
		{"without tables", bare, "no tables", store.ErrEmpty},
		{"garbage", changed(t, func([]byte) []byte { return []byte("Dear Sir") }), "SQLite", store.ErrForeign},
		{"a folder", t.TempDir(), "folder", store.ErrForeign},
		{"of another program", foreign, "another program", store.ErrForeign},
		{"of a newer program", newer, "weathergage v9.9.9 wrote it", store.ErrForm},
		{"cut short", changed(t, func(text []byte) []byte { return text[:len(text)/2] }), "cut short", store.ErrDamaged},
		{"cut in its head", changed(t, func(text []byte) []byte { return text[:50] }), "cut short", store.ErrDamaged},
		{"gone, but for its log", lonely, "missing", store.ErrDamaged},
		{"a page of zeroes", changed(t, func(text []byte) []byte {
			at := 4096 * (bytes.Index(text, []byte("A fire 150 ")) / 4096)
			clear(text[at : at+4096])
			return text
		}), "damaged", store.ErrDamaged},
	} {
		t.Run(test.name, func(t *testing.T) {
			before, _ := os.ReadFile(test.file)
			for how, open := range map[string]func(context.Context, string) (store.Store, error){"played on": store.Open, "looked at": store.Look} {
				s, err := open(t.Context(), test.file)
				if err == nil {
					must(t, s.Close())
				}
				if errors.Is(err, os.ErrNotExist) && how == "looked at" {
					continue
				}
				if !errors.Is(err, test.want) || !strings.Contains(err.Error(), test.says) {
					t.Errorf("%s: %v, want %v, and %q in it", how, err, test.want, test.says)
				}
			}
			if after, _ := os.ReadFile(test.file); !bytes.Equal(before, after) {
				t.Error("the file was changed")
			}
		})
	}
	s, err := store.OpenNew(t.Context(), changed(t, func([]byte) []byte { return nil }))
	must(t, err)
	must(t, s.Close())
	s, err = store.OpenNew(t.Context(), bare)
	must(t, err)
	must(t, s.Close())
}

// The whole check finds what the pages do not show.
func TestSound(t *testing.T) {
	file := full(t)
	s := open(t, file)
	must(t, s.Sound(t.Context()))
	db, err := sql.Open("sqlite", file)
	must(t, err)
	_, err = db.Exec(`DELETE FROM matches`)
	must(t, errors.Join(err, db.Close()))
	if err := s.Sound(t.Context()); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("entries of a match that is missing: %v", err)
	}
}
