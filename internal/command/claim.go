package command

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"

	"github.com/weathergage/weathergage/record"
)

// A keeper stores the record of a match in a file that no other sitting writes: the file is locked, and what
// another program wrote to it in between is never overwritten.
type keeper struct {
	file string
	lock *flock.Flock
	last [sha256.Size]byte // of what the file held when it was locked or written last
}

// errChanged: a file is not as this sitting left it.
var errChanged = errors.New("another program changed it in the meantime, and that was not overwritten")

// keepIn locks a file for the record of a match, until release. It is an error if another sitting plays in
// it. No file is no keeper.
func keepIn(file string) (*keeper, error) {
	if file == "" {
		return nil, nil
	}
	if _, err := holds(file); err != nil {
		return nil, err
	}
	lock, err := lockFile(file)
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, errors.Join(named(file, err), unlock(lock))
	}
	return &keeper{file: file, lock: lock, last: sha256.Sum256(text)}, nil
}

// keep stores the text of a record. The error is errChanged if the file holds what this sitting has not read.
func (k *keeper) keep(now []byte) error {
	text, err := os.ReadFile(k.file)
	switch {
	case errors.Is(err, fs.ErrNotExist): // it was moved away, and is written anew
	case err != nil:
		return named(k.file, err)
	case sha256.Sum256(text) != k.last:
		return fmt.Errorf("%s: %w", k.file, errChanged)
	}
	if bytes.Equal(text, now) {
		return nil
	}
	if err := writeWhole(k.file, now); err != nil {
		return err
	}
	k.last = sha256.Sum256(now)
	return nil
}

// release lets other sittings play in the file.
func (k *keeper) release() {
	if k != nil {
		_ = unlock(k.lock) // at worst an empty lock file remains, which locks nothing
	}
}

// alone does something to a file while no match is played in it.
func alone(file string, do func() error) error {
	lock, err := lockFile(file)
	if err != nil {
		return err
	}
	return errors.Join(do(), unlock(lock))
}

// lockFile locks a file for this process by a lock on FILE.lock, which is removed with the lock. Links to one
// file lead to one lock.
func lockFile(file string) (*flock.Flock, error) {
	path := file
	if real, err := filepath.EvalSymlinks(file); err == nil {
		path = real
	}
	path += ".lock"
	for {
		lock := flock.New(path)
		ok, err := lock.TryLock()
		switch {
		case err != nil:
			return nil, fmt.Errorf("%s cannot be locked against a second sitting: %w", file, named(path, err))
		case !ok:
			return nil, fmt.Errorf("%s is being played in another terminal: go on there, or quit there first%s", file, orCopy(file))
		}
		mine, err := lock.Stat()
		now, gone := os.Stat(path)
		if err == nil && gone == nil && os.SameFile(mine, now) {
			return lock, nil
		}
		_ = lock.Close() // another process removed it before it was locked here
	}
}

// orCopy says that a copy of a record can be played, unless it is by mail, where a sitting is played once.
func orCopy(file string) string {
	if text, err := os.ReadFile(file); err == nil {
		if rec, err := record.Parse(file, text); err == nil && rec.LastDice().Mail {
			return ""
		}
	}
	return "; a copy of the file can be played by itself"
}

// unlock releases a lock and removes its file: first, so that nobody locks a file about to be removed, or,
// where open files cannot be removed, afterwards.
func unlock(lock *flock.Flock) error {
	removed := os.Remove(lock.Path())
	err := lock.Close()
	if removed != nil {
		_ = os.Remove(lock.Path())
	}
	return err
}
