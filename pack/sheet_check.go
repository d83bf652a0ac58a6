package pack

import (
	"slices"
	"strings"
)

// Named records a fault if the key that a file gives itself is not its name.
func (s *Sheet) Named(key, name string) {
	if key != name {
		s.Fail("key", "expected %q, as the file is called, found %q", name, key)
	}
}

// Filled records a fault at a path if one of the texts is empty; what names them.
func (s *Sheet) Filled(path, what string, texts ...string) {
	if slices.Contains(texts, "") {
		s.Fail(path, "expected %s, found an empty one", what)
	}
}

// Described checks what a scenario says of itself: a name and what it is about, and, unless it is a person's
// own, its history. Each that is missing is named.
func (s *Sheet) Described(name, about, history string) {
	s.Needs("name", name)
	s.Needs("about", about)
	if !s.theirs {
		s.Needs("history", history)
	}
	s.Title("name", name)
	s.Text("about", about)
	s.Text("history", history)
}

// Unknown records a fault for a key at a path that names none of the known things; what says which was expected.
func (s *Sheet) Unknown(path, what, key string, known []string) {
	s.Fail(path, "expected %s, found %q%s", what, key, perhaps(key, known))
}

// Needs records a fault if the text at a path is empty or missing.
func (s *Sheet) Needs(path, text string) {
	if strings.TrimSpace(text) == "" {
		s.Fail(path, "expected %s, which this file needs, found none", path)
	}
}

// Int checks the value n at a path, from least to most; it returns 0 for any other.
func (s *Sheet) Int(path string, n, least, most int) int {
	if n < least || n > most {
		s.Fail(path, "expected a whole number from %d to %d, found %d", least, most, n)
		return 0
	}
	return n
}

// One checks that the value at a path is one of the words, and returns its index, or 0 if it is none of them.
func (s *Sheet) One(path, value string, words ...string) int {
	i := slices.Index(words, value)
	if i < 0 {
		s.Fail(path, "expected one of %s, found %q%s", strings.Join(words, ", "), value, perhaps(value, words))
		return 0
	}
	return i
}
