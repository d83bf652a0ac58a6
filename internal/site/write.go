package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Marker is the file in a folder that says that the site was written by this program. It lists the other files.
const Marker = "weathergage-site.txt"

// markerHead begins the marker.
const markerHead = "# Written by weathergage site, which replaces these files when it writes again and leaves all others alone.\n"

// ErrForeign: the folder holds something else.
var ErrForeign = errors.New("it is not empty, and weathergage site did not write it")

// Write writes a site into a folder, which is made if it does not exist. Files that an earlier site left there and that
// this one no longer has are deleted; files of anybody else stay. ErrForeign, unless force is true: then files of the
// same names are replaced, and nothing is deleted.
func Write(dir string, files Files, force bool) error {
	before, err := written(dir)
	if err != nil && (!force || !errors.Is(err, ErrForeign)) {
		return err
	}
	for _, name := range files.Names() {
		at := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(at, files[name], 0o644); err != nil {
			return err
		}
	}
	for _, name := range before {
		if _, still := files[name]; still {
			continue
		}
		if err := os.Remove(filepath.Join(dir, filepath.FromSlash(name))); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	text := markerHead + strings.Join(files.Names(), "\n") + "\n"
	return os.WriteFile(filepath.Join(dir, Marker), []byte(text), 0o644)
}

// written returns the files of an earlier site in a folder; none if the folder is empty or does not exist. ErrForeign.
func written(dir string) ([]string, error) {
	here, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(here) == 0 {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(filepath.Join(dir, Marker))
	list, ok := strings.CutPrefix(string(text), markerHead)
	if err != nil || !ok {
		return nil, ErrForeign
	}
	var out []string
	for name := range strings.Lines(list) {
		name = strings.TrimSuffix(name, "\n")
		if !filepath.IsLocal(filepath.FromSlash(name)) {
			return nil, fmt.Errorf("%s names %q, which lies outside the folder", Marker, name)
		}
		out = append(out, name)
	}
	return out, nil
}
