package command

import (
	"fmt"
	"os"
	"path/filepath"
)

// writeWhole writes a file so that it always holds either the old text or the new one, whole, even if the
// machine stops.
func writeWhole(file string, text []byte) error { return writeAs(file, text, 0o644) }

// writeAs is writeWhole for a file that so many may read.
func writeAs(file string, text []byte, mode os.FileMode) error {
	if at, err := os.Stat(file); err == nil && !at.Mode().IsRegular() {
		return fmt.Errorf("%s is no ordinary file", file)
	}
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real // what a link names is written, and the link stays
	}
	dir, base := filepath.Split(file)
	if dir == "" {
		dir = "."
	}
	f, err := os.CreateTemp(dir, "."+base+".*")
	if err != nil {
		return named(file, err)
	}
	defer os.Remove(f.Name()) // nothing is left to remove once it is renamed
	if err := f.Chmod(mode); err != nil {
		return err
	}
	if _, err = f.Write(text); err == nil {
		err = f.Sync()
	}
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		return err
	}
	if err := os.Rename(f.Name(), file); err != nil {
		return err
	}
	return syncDir(dir)
}

// syncDir makes the new name of a file in a folder durable.
func syncDir(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer f.Close()
	return f.Sync()
}
