package store_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/weathergage/weathergage/internal/store"
)

// TestFilesAreTheirOwners: the database, its logs and a backup can be read by their owner alone, also where a
// database was made for everybody.
func TestFilesAreTheirOwners(t *testing.T) {
	file := filepath.Join(t.TempDir(), "house.db")
	rules, err := duelRules()
	must(t, err)
	owners := func(names ...string) {
		t.Helper()
		for _, name := range names {
			info, err := os.Stat(name)
			must(t, err)
			if info.Mode().Perm() != 0o600 {
				t.Errorf("%s has mode %v, want 0600", filepath.Base(name), info.Mode().Perm())
			}
		}
	}
	for _, id := range []string{"m1", "m2"} {
		s, err := store.Open(t.Context(), file)
		must(t, err)
		must(t, s.Create(t.Context(), header(rules, id)))
		owners(file, file+"-wal", file+"-shm")
		must(t, s.Close())
		must(t, os.Chmod(file, 0o644))
	}
	must(t, store.Backup(t.Context(), file, file+".backup"))
	owners(file + ".backup")
}
