package durable

import (
	"errors"
	"os"
	"path/filepath"
)

// Replace writes a file so that it always holds either the old text or the new one, whole, even if the machine
// stops. A link stays, and the file it names is replaced. Its errors are those of the os package.
func Replace(file string, text []byte, mode os.FileMode) error {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	dir, base := filepath.Split(file)
	if dir == "" {
		dir = "."
	}
	f, err := os.CreateTemp(dir, "."+base+".*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // nothing is left to remove once it is renamed
	if err := f.Chmod(mode); err != nil {
		return errors.Join(err, f.Close())
	}
	if _, err = f.Write(text); err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), file); err != nil {
		return err
	}
	return Names(dir)
}

// Contents makes the contents of a file reach the disk.
func Contents(file string) error {
	f, err := os.OpenFile(file, os.O_RDWR, 0) // Windows writes out what may be written to
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
