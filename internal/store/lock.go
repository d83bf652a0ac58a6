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

// claimFile claims a database for this process. The claim is a lock on FILE.lock, which names its holder and
// remains when it is released. ErrUsed names the process that has it.
func claimFile(file string) (*claim, error) {
	name := lockOf(file)
	l := flock.New(name)
	ok, err := l.TryLock()
	switch {
	case errors.Is(err, fs.ErrPermission) || isReadOnly(err):
		return nil, fmt.Errorf("%w: this user cannot write to %s", ErrReadOnly, filepath.Dir(name))
	case err != nil:
		return nil, fmt.Errorf("%s cannot be locked: %w", name, err)
	case !ok:
		return nil, fmt.Errorf("%w by %s: stop that one first", ErrUsed, holder(name))
	}
	host, _ := os.Hostname()
	note := fmt.Sprintf("process %d on %s since %s\n", os.Getpid(), host, time.Now().UTC().Format("2006-01-02 15:04:05 UTC"))
	if err := os.WriteFile(name, []byte(note), 0o600); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	return &claim{l}, nil
}

// lockOf returns the file that is locked for a database. Links to one database lead to one lock.
func lockOf(file string) string {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	return file + ".lock"
}

// holder returns which process has a lock.
func holder(name string) string {
	note, err := os.ReadFile(name)
	if who := strings.TrimSpace(string(note)); err == nil && who != "" {
		return who
	}
	return "another process"
}

// release lets other processes claim the database.
func (c *claim) release() error { return c.Close() }
