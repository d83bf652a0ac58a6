package pack

import (
	"bytes"
	"fmt"
	"path"
	"strings"
	"unicode/utf8"
)

// MostOwn is the most bytes of a player's own file: a battle of 60 ships on a table full of islands takes a
// third of it.
const MostOwn = 64 << 10

// A File is a player's own TOML file, such as a scenario, that joins a pack.
type File struct {
	Name string // in the pack: its folder and its key
	Text string // with uniform line endings
	From string // how errors call it
}

// Key returns the key of what the file holds.
func (f *File) Key() string { return strings.TrimSuffix(path.Base(f.Name), ".toml") }

// ReadOwn makes a file of the folder from the text of a person's own file, which errors call from. Its name
// there comes from the key in the text.
func ReadOwn(folder, from, text string) (File, error) {
	if len(text) > MostOwn {
		return File{}, tooLong(from, text)
	}
	cleaned, err := clean(from, []byte(strings.TrimRight(text, "\r\n")+"\n"))
	if err != nil {
		return File{}, err
	}
	if i := bytes.IndexFunc(cleaned, isControl); i >= 0 {
		line := bytes.Count(cleaned[:i], []byte("\n"))
		column := i - bytes.LastIndexByte(cleaned[:i], '\n')
		return File{}, fault(from, characters(cleaned, line+1, column), "expected text without control characters")
	}
	var head struct{ Key string }
	s := &Sheet{file: from, at: make(map[string]place)}
	if err := s.decode(cleaned, &head); err != nil {
		return File{}, err
	}
	if !isKey(head.Key) {
		s.walk(cleaned)
		s.faults = nil // about provenance: found again when the whole file is read
		if head.Key == "" {
			s.Fail("key", "expected a key of small letters, digits and hyphens after a letter, such as key = \"mine\", found none")
		} else {
			s.Fail("key", "expected a key of small letters, digits and hyphens after a letter, found %q", head.Key)
		}
		return File{}, s.faults
	}
	return File{Name: folder + "/" + head.Key + ".toml", Text: string(cleaned), From: from}, nil
}

// Title records a fault if a name is longer than a table can show, or has more than one line.
func (s *Sheet) Title(path, name string) {
	const most = 60
	if n := utf8.RuneCountInString(name); n > most || strings.ContainsAny(name, "\n\t") {
		s.Fail(path, "expected a name of at most %d letters on one line, found %d letters", most, n)
	}
}

// Text records a fault if a text is longer than a table can show.
func (s *Sheet) Text(path, text string) {
	const most = 2000
	if n := utf8.RuneCountInString(text); n > most {
		s.Fail(path, "expected at most %d letters, found %d", most, n)
	}
}

func tooLong(from, text string) error {
	return fault(from, place{1, 1}, fmt.Sprintf("expected at most %d bytes, found %d", MostOwn, len(text)))
}

// With returns the pack with one more file, whose name must be new.
func (p *Pack) With(f File) (*Pack, error) {
	if _, taken := p.text[f.Name]; taken {
		return nil, Faults{p.atKey(f)}
	}
	more := p.clone()
	more.insert(f.Name, []byte(f.Text))
	more.lend(f.Name)
	more.own = f
	return more, nil
}

// Own returns the file that With added last; the zero File if there was none.
func (p *Pack) Own() File { return p.own }

// atKey returns the error, at the key of a player's own file, that the key is taken.
func (p *Pack) atKey(f File) *Error {
	s := &Sheet{file: f.From, at: make(map[string]place)}
	s.walk([]byte(f.Text))
	s.faults = nil
	s.Fail("key", "expected a key of your own: the game has %q already", f.Key())
	return s.faults[0]
}

// called returns the name by which errors call a file of the pack.
func (p *Pack) called(name string) string {
	if name == p.own.Name && p.own.From != "" {
		return p.own.From
	}
	return name
}

// ReadSheet reads a person's own TOML file that is no part of a pack into the struct that into points to; errors call it
// from. A text of more than MostOwn bytes is an error, and what Sheet says of a field or a value.
func ReadSheet(from, text string, into any) (*Sheet, error) {
	if len(text) > MostOwn {
		return nil, tooLong(from, text)
	}
	cleaned, err := clean(from, []byte(text))
	if err != nil {
		return nil, err
	}
	p := &Pack{text: map[string][]byte{from: cleaned}, theirs: map[string]bool{from: true}}
	return p.Sheet(from, into)
}
