package enginetest

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/pack"
)

// Loaded is what a game's loader makes of its data pack as shipped.
func Loaded[T any](t testing.TB, data fs.FS, load func(*pack.Pack) (T, error)) T {
	t.Helper()
	p, err := pack.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := load(p)
	if err != nil {
		t.Fatal(err)
	}
	return tables
}

// LoadChanged is the error of a game's loader for its data pack as shipped with a text
// in one file replaced, once.
func LoadChanged[T any](t testing.TB, data fs.FS, load func(*pack.Pack) (T, error), file, old, new string) error {
	t.Helper()
	text, err := fs.ReadFile(data, file)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), old) {
		t.Fatalf("%s has no %q", file, old)
	}
	base, err := pack.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	own, err := base.Overlay(fstest.MapFS{file: {Data: []byte(strings.Replace(string(text), old, new, 1))}})
	if err != nil {
		t.Fatal(err)
	}
	_, err = load(own)
	return err
}
