package durable

import "os"

// Names only checks that a folder is there: Windows has no way to write out a folder, and keeps
// a journal of the names itself.
func Names(dir string) error {
	_, err := os.Stat(dir)
	return err
}
