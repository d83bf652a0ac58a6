package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/lab"
)

// The record of a match that cannot be played on lies where --broken says, which is made, and the
// program names the file.
func TestBrokenIsSavedWhereAsked(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "broken")
	cmd := labCmd{Broken: dir}
	if err := cmd.writable(lab.Sweep{}); err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	d := &desk{err: &said}
	file := filepath.Join(dir, "weathergage-broken-3.wgm")
	if err := cmd.broken(d, &lab.Broken{Number: 3, Why: "nobody answers", Record: []byte("a record")}); err != errDiffers {
		t.Errorf("it ends with %v", err)
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != "a record" {
		t.Errorf("%s holds %q, %v", file, text, err)
	}
	if !strings.Contains(said.String(), file) {
		t.Errorf("it says %q", said.String())
	}
}
