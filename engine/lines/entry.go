package lines

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// An Entry is a word of a position with what follows it: a line, or a part of one. T is what it describes:
// the position, or one ship or stack in it.
type Entry[T any] struct {
	Word string
	// Same reports whether t is as in plain; then the entry is not written. Without Same, it is written
	// unless all its Parts are the same.
	Same  func(t, plain T) bool
	Write func(t T, w *Writer)       // writes what follows the word; nil for nothing
	Read  func(t T, r *Reader) error // reads the same; nil for nothing
	Parts Entries[T]                 // what may follow, in any order
	Many  bool                       // there may be several such lines
	// Every writes a line for each thing of this kind in t, including the word. There may be several lines,
	// and Same, Write and Parts are not used.
	Every func(t T, w *Writer)
}

// Entries list what a position or a line may contain, in the order in which it is written. It is read in any
// order.
type Entries[T any] []Entry[T]

// Write writes a position line by line, leaving out what is as in plain.
func (e Entries[T]) Write(w *Writer, t, plain T) {
	for i := range e {
		switch en := &e[i]; {
		case en.Every != nil:
			en.Every(t, w)
		case en.said(t, plain):
			w.Begin(en.Word)
			en.rest(w, t, plain)
		}
	}
}

// WriteParts adds to the line written last, leaving out what is as in plain.
func (e Entries[T]) WriteParts(w *Writer, t, plain T) {
	for i := range e {
		if en := &e[i]; en.said(t, plain) {
			w.Word(en.Word)
			en.rest(w, t, plain)
		}
	}
}

func (en *Entry[T]) said(t, plain T) bool {
	if en.Same != nil {
		return !en.Same(t, plain)
	}
	return en.Write != nil || !en.Parts.Same(t, plain)
}

// Same reports whether there is nothing to write about t.
func (e Entries[T]) Same(t, plain T) bool {
	for i := range e {
		if e[i].said(t, plain) {
			return false
		}
	}
	return true
}

func (en *Entry[T]) rest(w *Writer, t, plain T) {
	if en.Write != nil {
		en.Write(t, w)
	}
	en.Parts.WriteParts(w, t, plain)
}

// Read reads a position. Each word begins one line, or any number of lines if it is one of many.
func (e Entries[T]) Read(r *Reader, text []byte, t T) error {
	var many []string
	for i := range e {
		if e[i].Many || e[i].Every != nil {
			many = append(many, e[i].Word)
		}
	}
	words := e.words()
	return r.Read(text, func() error {
		word, err := r.First(words, many)
		if err != nil {
			return err
		}
		return e[slices.Index(words, word)].follow(r, t)
	})
}

// ReadParts reads parts to the end of the line.
func (e Entries[T]) ReadParts(r *Reader, t T) error {
	words := e.words()
	return r.Each(func() error {
		r.hint = e.lacks(r, t, words)
		i, err := r.One(words...)
		if err != nil {
			return err
		}
		return e[i].follow(r, t)
	})
}

// lacks returns the next word after the missing word before it, such as "at C5"; "" if none is missing, or if
// it could be one of several. What it reads into t does not matter, as the text is wrong.
func (e Entries[T]) lacks(r *Reader, t T, words []string) (hint string) {
	if !r.More() || r.which(words) >= 0 {
		return ""
	}
	at := *r
	for i := range e {
		fits := e[i].Read != nil && e[i].Read(t, r) == nil && len(r.words) < len(at.words)
		if *r = at; !fits {
			continue
		}
		if hint != "" {
			return ""
		}
		hint = e[i].Word + " " + r.words[0].Text
	}
	return hint
}

// follow reads what follows the word.
func (en *Entry[T]) follow(r *Reader, t T) error {
	if en.Read != nil {
		if err := en.Read(t, r); err != nil {
			return err
		}
	}
	if en.Parts == nil {
		return nil
	}
	return en.Parts.ReadParts(r, t)
}

func (e Entries[T]) words() []string {
	words := make([]string, len(e))
	for i := range e {
		words[i] = e[i].Word
	}
	return words
}

// Always returns the entry so that it is written even if there is nothing to say.
func (en Entry[T]) Always() Entry[T] {
	en.Same = nil
	return en
}

// integer lists the types that hold numbers of a position.
type integer interface {
	~int8 | ~int16 | ~int32 | ~uint8 | ~uint16 | ~uint32
}

// Number returns the entry of a word and a whole number.
func Number[T any, N integer](word string, least, most int64, of func(T) *N) Entry[T] {
	return Entry[T]{
		Word:  word,
		Same:  func(t, plain T) bool { return *of(t) == *of(plain) },
		Write: func(t T, w *Writer) { w.Number(int64(*of(t))) },
		Read: func(t T, r *Reader) error {
			n, err := r.Number(least, most)
			*of(t) = N(n)
			return err
		},
	}
}

// Named returns the entry of a word and one of several names, which are numbered from 0.
func Named[T any, N integer](word string, names []string, of func(T) *N) Entry[T] {
	return Entry[T]{
		Word:  word,
		Same:  func(t, plain T) bool { return *of(t) == *of(plain) },
		Write: func(t T, w *Writer) { w.Word(names[*of(t)]) },
		Read: func(t T, r *Reader) error {
			i, err := r.One(names...)
			*of(t) = N(i)
			return err
		},
	}
}

// Held returns the entry of a word that is written if a boolean is true.
func Held[T any](word string, of func(T) *bool) Entry[T] {
	return Entry[T]{
		Word: word,
		Same: func(t, _ T) bool { return !*of(t) },
		Read: func(t T, _ *Reader) error {
			*of(t) = true
			return nil
		},
	}
}

// Bits returns the entry of a word and the names of the bits that are set.
func Bits[T any, N integer](word string, names []string, of func(T) *N) Entry[T] {
	return Entry[T]{
		Word: word,
		Same: func(t, _ T) bool { return *of(t) == 0 },
		Write: func(t T, w *Writer) {
			for bit, name := range names {
				w.Flag(*of(t)>>bit&1 != 0, name)
			}
		},
		Read: func(t T, r *Reader) error {
			return r.Each(func() error {
				i, err := r.One(names...)
				if err == nil {
					*of(t) |= 1 << i
				}
				return err
			})
		},
	}
}

// Marks returns a word for each bit of a set that has a name, the lowest first, where it holds.
func Marks[T any, N integer](names []string, of func(T) *N) Entries[T] {
	var e Entries[T]
	for bit, name := range names {
		if name == "" {
			continue
		}
		e = append(e, Entry[T]{
			Word: name,
			Same: func(t, _ T) bool { return *of(t)>>bit&1 == 0 },
			Read: func(t T, _ *Reader) error {
				*of(t) |= 1 << bit
				return nil
			},
		})
	}
	return e
}

// Numbers returns a word and small whole numbers from 0 to most, as many as of has room for.
func Numbers[T any](word string, most int64, of func(T) []uint8) Entry[T] {
	return Entry[T]{
		Word:  word,
		Same:  func(t, plain T) bool { return slices.Equal(of(t), of(plain)) },
		Write: func(t T, w *Writer) { w.Numbers(of(t)) },
		Read:  func(t T, r *Reader) error { return r.Numbers(of(t), most) },
	}
}

// Title returns the two lines with which every position begins.
func Title[T any](game string, version int) Entries[T] {
	return Entries[T]{
		{
			Word:  "weathergage",
			Write: func(_ T, w *Writer) { w.More(" position 1") },
			Read:  func(_ T, r *Reader) error { return r.Head("weathergage", game, version) },
		},
		{
			Word:  "game",
			Write: func(_ T, w *Writer) { w.More(" %s %d", game, version) },
			Read:  func(_ T, r *Reader) error { return r.Head("game", game, version) },
		},
	}
}

// Going returns the lines of flow, or the one that says that nothing is in progress in a match that is not
// over.
func Going[T any](q *Sequence, of func(T) *engine.Flow, over func(T) bool) Entry[T] {
	return Entry[T]{
		Word: "flow",
		Every: func(t T, w *Writer) {
			if of(t).Depth() == 0 && !over(t) {
				w.Line("flow none")
			}
			w.Flow(q, of(t))
		},
		Read: func(t T, r *Reader) error { return r.Flow(q, of(t)) },
	}
}
