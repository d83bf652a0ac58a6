package enginetest

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/pack"
)

// Loaded returns what a game's loader makes of its data pack as shipped.
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

// LoadOwn returns what a game's loader makes of its data pack with a players' own file, mine.toml, added in
// one of its folders.
func LoadOwn[T any](t testing.TB, data fs.FS, load func(*pack.Pack) (T, error), folder, text string) (loaded T, err error) {
	t.Helper()
	base, err := pack.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	file, err := pack.ReadOwn(folder, "mine.toml", text)
	if err != nil {
		return loaded, err
	}
	with, err := base.With(file)
	if err != nil {
		return loaded, err
	}
	return load(with)
}

// LoadChanged returns the error of a game's loader for its data pack with a text in one file replaced once.
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

// LoadRefuses tries faults in a data pack: if a text in one file is replaced once, the loader must fail with
// an error that contains Want and names the file.
func LoadRefuses[T any](t *testing.T, data fs.FS, load func(*pack.Pack) (T, error), faults []struct{ Name, File, Old, New, Want string }) {
	for _, tt := range faults {
		t.Run(tt.Name, func(t *testing.T) {
			err := LoadChanged(t, data, load, tt.File, tt.Old, tt.New)
			if err == nil || !strings.Contains(err.Error(), tt.Want) {
				t.Errorf("got  %v\nwant %s", err, tt.Want)
			}
			var fault *pack.Error
			if !errors.As(err, &fault) || fault.File != tt.File {
				t.Errorf("the error does not name %s: %v", tt.File, err)
			}
		})
	}
}

// Backwards returns the text of a position written as loosely as possible: its lines from last to first,
// except that those of flow keep their order, in capitals, with comments and extra spaces.
func Backwards(text string) string {
	var flow, rest []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); strings.HasPrefix(line, "flow") {
			flow = append(flow, line)
		} else {
			rest = append([]string{line}, rest...)
		}
	}
	return "; a problem\n\n\t" + strings.ToUpper(strings.Join(append(rest, flow...), "  ; so\r\n"))
}
