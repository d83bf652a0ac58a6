package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
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

// A file that this user may not write to is named so.
func TestAFileThatCannotBeWritten(t *testing.T) {
	file := full(t)
	must(t, os.Chmod(file, 0o444))
	if os.Getuid() == 0 { // root may write to anything: let this thread be nobody
		for dir := filepath.Dir(file); dir != os.TempDir(); dir = filepath.Dir(dir) {
			must(t, os.Chmod(dir, 0o777))
		}
		must(t, os.Remove(file+".lock"))
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		must(t, syscall.Setfsuid(65534))
		defer syscall.Setfsuid(0)
	}
	_, err := store.Open(t.Context(), file)
	if !errors.Is(err, store.ErrReadOnly) {
		t.Errorf("%v, want %v", err, store.ErrReadOnly)
	}
}
