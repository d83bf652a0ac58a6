package command

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/internal/plain"
	"github.com/weathergage/weathergage/record"
)

// mostFile is how many bytes a record, a position or a worked example may have. The
// longest match on record has a twentieth of it.
const mostFile = 64 << 20

// standardInput is the name by which a verb reads what is piped into it.
const standardInput = "-"

// read reads a file named on the command line; - is standard input.
func (d *desk) read(name string) ([]byte, error) {
	if name == standardInput {
		return readAll("standard input", d.in, mostFile)
	}
	return readText(name, mostFile)
}

// readText reads a file of at most most bytes, without a byte-order mark.
func readText(name string, most int64) ([]byte, error) {
	if at, err := os.Stat(name); err == nil && at.IsDir() {
		return nil, fmt.Errorf("%s is a folder: expected a file", name)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, named(name, err)
	}
	defer file.Close()
	return readAll(name, file, most)
}

func readAll(name string, from io.Reader, most int64) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(from, most+1))
	if err != nil {
		return nil, named(name, err)
	}
	text = plain.Text(text)
	switch {
	case int64(len(text)) > most:
		return nil, fmt.Errorf("%s has more than %s: no such text is as long", name, size(most))
	case len(bytes.TrimSpace(text)) == 0:
		return nil, fmt.Errorf("%s is empty", name)
	}
	return text, nil
}

// size returns a number of bytes in words.
func size(n int64) string {
	if n >= 1<<20 {
		return fmt.Sprintf("%d MB", n>>20)
	}
	return fmt.Sprintf("%d KB", n>>10)
}

// named returns an error about a file that begins with its name.
func named(name string, err error) error {
	var at *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: no such file", name)
	case errors.As(err, &at):
		return fmt.Errorf("%s: %w", name, at.Err)
	}
	return fmt.Errorf("%s: %w", name, err)
}

// sameFile reports whether two names lead to the same existing file.
func sameFile(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// holds returns what is in a file that would be overwritten, or "" if that loses nothing. The error is that
// it can never be written.
func holds(name string) (string, error) {
	at, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		dir := filepath.Dir(name)
		if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
			return "", fmt.Errorf("%s: there is no folder %s", name, dir)
		}
		return "", nil
	case err != nil:
		return "", named(name, err)
	case at.IsDir():
		return "", fmt.Errorf("%s is a folder: expected a file", name)
	case !at.Mode().IsRegular():
		return "", fmt.Errorf("%s is no ordinary file: a record is kept in one", name)
	case at.Size() == 0:
		return "", nil
	}
	file, err := os.Open(name)
	if err != nil {
		return "something", nil
	}
	defer file.Close()
	text, _ := io.ReadAll(io.LimitReader(file, 4096)) // what cannot be read counts as something else
	if rec, err := record.ReadHead(name, text); err == nil && rec.Match {
		return "a match of " + rec.Game, nil
	}
	return "something else than a match", nil
}

// errHolds: a file would be overwritten.
var errHolds = errors.New("nothing was written")

// spare makes sure that nothing is lost by writing a file: it is new or empty, or force is given, or a person
// at a terminal agrees. hint ends the error if nobody can be asked.
func (d *desk) spare(name string, force bool, hint string) error {
	what, err := holds(name)
	if err != nil || what == "" || force {
		return err
	}
	if !d.tty {
		return fmt.Errorf("%s holds %s, and %w: name another file%s", name, what, errHolds, hint)
	}
	if yes, err := d.agrees(fmt.Sprintf("%s holds %s. Replace it?", name, what)); err != nil || !yes {
		return fmt.Errorf("%s is as it was; %w", name, errHolds)
	}
	return nil
}

// agrees asks a question with yes or no; anything but y is no.
func (d *desk) agrees(question string) (bool, error) {
	fmt.Fprint(d.out, question+" (y/n) ")
	line, err := d.in.ReadString('\n')
	return strings.HasPrefix(strings.ToLower(strings.TrimSpace(line)), "y"), err
}

// canWrite returns why a file cannot be written, before the work whose result it is for. It does not leave a
// new file behind.
func canWrite(name string) error {
	at, err := os.Stat(name)
	if err == nil && at.IsDir() {
		return fmt.Errorf("%s is a folder: expected a file", name)
	}
	fresh := errors.Is(err, fs.ErrNotExist)
	if dir := filepath.Dir(name); fresh {
		if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s: there is no folder %s", name, dir)
		}
	}
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE, 0o644)
	if err != nil {
		return named(name, err)
	}
	if fresh {
		defer os.Remove(name)
	}
	return file.Close()
}

// canFill returns why no files can be written into a folder, which it creates.
func canFill(dir string) error {
	if isFile(dir) {
		return fmt.Errorf("%s is a file: expected a folder", dir)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return named(dir, err)
	}
	return canWrite(filepath.Join(dir, ".weathergage"))
}

// outlet is a stream that remembers the first error, so that a full disk is reported however a verb writes.
type outlet struct {
	io.Writer
	err error
}

func (o *outlet) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}

// twice returns the first of some KEY=VALUE pairs that repeats a key, in upper or lower case, or "".
func twice(pairs []string) string {
	var seen []string
	for _, pair := range pairs {
		key, _, _ := strings.Cut(strings.ToLower(pair), "=")
		if slices.Contains(seen, key) {
			return pair
		}
		seen = append(seen, key)
	}
	return ""
}

// asRecord returns err, an error of the record reader, or says that the file is a position.
func asRecord(name string, text []byte, err error) error {
	if head, bad := record.ReadHead(name, text); bad == nil && !head.Match {
		return fmt.Errorf("%s is a position, and a record is wanted: weathergage show %s %s draws it", name, head.Game, name)
	}
	return err
}

// isRecord returns an error if a file is a record where something else is wanted.
func isRecord(name, wanted string, text []byte) error {
	if head, err := record.ReadHead(name, text); err != nil || !head.Match {
		return nil
	}
	return fmt.Errorf("%s is a record, and %s is wanted: weathergage replay %s --to N draws one of its positions", name, wanted, name)
}

// isFile reports whether a name leads to an ordinary file.
func isFile(name string) bool {
	at, err := os.Stat(name)
	return err == nil && at.Mode().IsRegular()
}

// stepOf returns the step of a flag, checked against those of a record; the last if it was not given.
func stepOf(flag string, step *int, file string, last int) (int, error) {
	switch {
	case step == nil:
		return last, nil
	case *step < 0 || *step > last:
		return 0, fmt.Errorf("%s has %d steps, found %s %d", file, last, flag, *step)
	}
	return *step, nil
}

// isFolder returns an error unless a folder has that name.
func isFolder(name string) error {
	at, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no folder %s", name)
	case err != nil:
		return named(name, err)
	case !at.IsDir():
		return fmt.Errorf("%s is a file: expected a folder", name)
	}
	return nil
}
