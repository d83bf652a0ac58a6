//go:build !windows

package durable

import (
	"errors"
	"os"
)

// Names makes the names of the files in a folder reach the disk: a file that was renamed keeps its new name.
func Names(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
