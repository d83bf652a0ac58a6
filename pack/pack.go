package pack

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/weathergage/weathergage/internal/plain"
)

// A Pack is the text of a data pack. It never changes.
type Pack struct {
	names []string // sorted
	text  map[string][]byte
	own   File // the players' own file, or none

	theirs map[string]bool // files that a person brought, which need no provenance
}

// maxFile is the most bytes of one file of a pack; the largest of ours has a hundredth of it.
const maxFile = 1 << 20

// Read reads all files below the root of fsys. It leaves out files whose names begin with a full stop.
func Read(fsys fs.FS) (*Pack, error) {
	p := &Pack{text: make(map[string][]byte)}
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case name != "." && strings.HasPrefix(d.Name(), "."):
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case d.IsDir():
			return nil
		}
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return err
		}
		if p.text[name], err = clean(name, text); err != nil {
			return err
		}
		p.names = append(p.names, name)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading the pack: %w", err)
	}
	if len(p.names) == 0 {
		return nil, errors.New("reading the pack: expected files, found none")
	}
	slices.Sort(p.names)
	return p, nil
}

// Within returns the folder dir of fsys, such as that of a pack embedded in a game.
func Within(fsys fs.FS, dir string) fs.FS {
	sub, err := fs.Sub(fsys, dir)
	if err != nil {
		panic(err) // dir is not a valid path: a slip in a constant
	}
	return sub
}

// clean makes line endings uniform and refuses what is not text.
func clean(name string, text []byte) ([]byte, error) {
	if len(text) > maxFile {
		return nil, fault(name, place{1, 1}, fmt.Sprintf("expected at most %d bytes, found %d", maxFile, len(text)))
	}
	text = plain.Text(text)
	line, start := 1, 0
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRune(text[i:])
		if r == utf8.RuneError && n == 1 || r == 0 {
			column := utf8.RuneCount(text[start:i]) + 1
			return nil, fault(name, place{line, column}, fmt.Sprintf("expected UTF-8 text, found byte %#02x", text[i]))
		}
		i += n
		if r == '\n' {
			line, start = line+1, i
		}
	}
	return text, nil
}

// Overlay returns the pack with some of its files replaced by those of fsys, a person's own, and with files
// of fsys added that are in one of the folders. Any other file that the pack does not have is an error.
func (p *Pack) Overlay(fsys fs.FS, folders ...string) (*Pack, error) {
	own, err := Read(fsys)
	if err != nil {
		return nil, err
	}
	both := p.clone()
	for _, name := range own.names {
		if _, ok := p.text[name]; !ok {
			if !slices.Contains(folders, path.Dir(name)) {
				return nil, fault(name, place{1, 1}, p.noSuchFile(folders))
			}
		}
		both.insert(name, own.text[name])
		both.lend(name)
	}
	return both, nil
}

func (p *Pack) noSuchFile(folders []string) string {
	why := "no such file in this pack: expected one of " + strings.Join(p.names, ", ")
	for _, folder := range folders {
		why += ", or one of your own in " + folder
	}
	return why
}

func (p *Pack) clone() *Pack {
	return &Pack{names: slices.Clone(p.names), text: maps.Clone(p.text), own: p.own, theirs: maps.Clone(p.theirs)}
}

// Without returns the pack without a file, whether or not it has it.
func (p *Pack) Without(name string) *Pack {
	less := p.clone()
	less.names = slices.DeleteFunc(less.names, func(n string) bool { return n == name })
	delete(less.text, name)
	return less
}

// insert adds a file, or replaces one of the same name.
func (p *Pack) insert(name string, text []byte) {
	if i, there := slices.BinarySearch(p.names, name); !there {
		p.names = slices.Insert(p.names, i, name)
	}
	p.text[name] = text
}

// lend marks a file as a person's own.
func (p *Pack) lend(name string) {
	if p.theirs == nil {
		p.theirs = make(map[string]bool)
	}
	p.theirs[name] = true
}

// In lists the files in a folder, in the order of their names.
func (p *Pack) In(folder string) []string {
	var in []string
	for _, name := range p.names {
		if path.Dir(name) == folder {
			in = append(in, name)
		}
	}
	return in
}

// Scenarios lists the keys of the scenarios in a folder: those shipped, in order, then the others by name.
func (p *Pack) Scenarios(folder string, shipped []string) ([]string, error) {
	keys := slices.Clone(shipped)
	for _, file := range p.In(folder) {
		key, isSheet := strings.CutSuffix(path.Base(file), ".toml")
		if !isSheet {
			return nil, fault(file, place{1, 1}, "expected a scenario in a file that ends in .toml")
		}
		if !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys, nil
}

// Digest tells packs apart: 16 hexadecimal digits of a SHA-256 over names and contents. Line endings do not
// change it.
func (p *Pack) Digest() string {
	sum := sha256.New()
	add := func(b []byte) {
		var n [8]byte
		binary.BigEndian.PutUint64(n[:], uint64(len(b)))
		sum.Write(n[:])
		sum.Write(b)
	}
	for _, name := range p.names {
		add([]byte(name))
		add(p.text[name])
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// file returns the text of a file, or an error that says it is missing.
func (p *Pack) file(name string) ([]byte, error) {
	text, ok := p.text[name]
	if !ok {
		return nil, fault(name, place{1, 1}, "expected this file, found none")
	}
	return text, nil
}
