package durable_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/weathergage/weathergage/internal/durable"
)

// A file is replaced whole and leaves nothing beside it; a link stays a link.
func TestReplace(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "armada.wgm")
	for _, text := range []string{"turn 1\n", "turn 1\nturn 2\n"} {
		if err := durable.Replace(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if is, err := os.ReadFile(file); err != nil || string(is) != text {
			t.Errorf("it holds %q, %v; want %q", is, err, text)
		}
	}
	if list, err := os.ReadDir(dir); err != nil || len(list) != 1 {
		t.Errorf("the folder holds %v, %v; want the file alone", list, err)
	}
	link := filepath.Join(dir, "link")
	if err := os.Symlink(file, link); err != nil {
		t.Logf("no link can be made here: %v", err)
		return
	}
	if err := durable.Replace(link, []byte("turn 3\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if is, err := os.ReadFile(file); err != nil || string(is) != "turn 3\n" {
		t.Errorf("through a link it holds %q, %v", is, err)
	}
	if at, err := os.Lstat(link); err != nil || at.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link became %v, %v", at.Mode(), err)
	}
}

// What is missing is named as such, and a file in a missing folder is not written.
func TestMissing(t *testing.T) {
	dir := t.TempDir()
	for name, err := range map[string]error{
		"Replace":  durable.Replace(filepath.Join(dir, "no", "file"), nil, 0o600),
		"Contents": durable.Contents(filepath.Join(dir, "no")),
		"Names":    durable.Names(filepath.Join(dir, "no")),
	} {
		if !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: %v, want %v", name, err, fs.ErrNotExist)
		}
	}
	if err := errors.Join(durable.Names(dir), os.WriteFile(filepath.Join(dir, "a"), nil, 0o600), durable.Contents(filepath.Join(dir, "a"))); err != nil {
		t.Error(err)
	}
}
