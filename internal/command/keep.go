package command

import (
	"fmt"
	"os"

	"github.com/weathergage/weathergage/internal/durable"
)

// writeWhole writes a file so that it always holds either the old text or the new one, whole, even if the
// machine stops.
func writeWhole(file string, text []byte) error { return writeAs(file, text, 0o644) }

// writeAs is writeWhole for a file that so many may read.
func writeAs(file string, text []byte, mode os.FileMode) error {
	if at, err := os.Stat(file); err == nil && !at.Mode().IsRegular() {
		return fmt.Errorf("%s is no ordinary file", file)
	}
	if err := durable.Replace(file, text, mode); err != nil {
		return named(file, err)
	}
	return nil
}
