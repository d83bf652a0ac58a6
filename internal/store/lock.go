package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// A claim is a lock on the file of an SQLite database: one process at a time plays on it, or its matches
// would be out of date in the other. It lasts until it is released or its process ends.
type claim struct{ *flock.Flock }

// claimFile claims a database for this process. The claim is a lock on FILE.lock, which remains when it is
// released. FILE.holder names the process that has it, since Windows lets nobody read or write a locked file.
// ErrUsed names that process.
func claimFile(file string) (*claim, error) {
	name := lockOf(file)
	l := flock.New(name)
	ok, err := l.TryLock()
	if err == nil && !ok {
		return nil, fmt.Errorf("%w by %s: stop that one first", ErrUsed, holder(file))
	}
	if err == nil {
		name = holderOf(file)
		err = os.WriteFile(name, []byte(self()), 0o600)
	}
	switch {
	case err == nil:
		return &claim{l}, nil
	case errors.Is(err, fs.ErrPermission) || isReadOnly(err):
		err = fmt.Errorf("%w: this user cannot write to %s", ErrReadOnly, filepath.Dir(name))
	default:
		err = fmt.Errorf("the database cannot be locked: %w", err)
	}
	return nil, errors.Join(err, l.Close())
}

// self names this process.
func self() string {
	host, _ := os.Hostname()
	return fmt.Sprintf("process %d on %s since %s\n", os.Getpid(), host, time.Now().UTC().Format("2006-01-02 15:04:05 UTC"))
}

// lockOf returns the file that is locked for a database. Links to one database lead to one lock.
func lockOf(file string) string { return realName(file) + ".lock" }

// holderOf returns the file that says which process has a database.
func holderOf(file string) string { return realName(file) + ".holder" }

// realName returns the file that a link names.
func realName(file string) string {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		return real
	}
	return file
}

// holder returns which process has a database.
func holder(file string) string {
	note, err := os.ReadFile(holderOf(file))
	if who := strings.TrimSpace(string(note)); err == nil && who != "" {
		return who
	}
	return "another process"
}

// release lets other processes claim the database.
func (c *claim) release() error { return c.Close() }
