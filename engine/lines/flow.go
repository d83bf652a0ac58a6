package lines

import (
	"cmp"
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// A Step is one step of a game's sequence of play as lines of flow write it:
//
//	flow move drake squares 1 stopped
//
// that is its name, its seat, what it is about, and what else its frame holds.
type Step struct {
	Name   string      // a single word
	Within bool        // it happens within another step; otherwise it is a step of the turn
	Nests  bool        // it is a step of the turn that also happens within another
	Seat   engine.Seat // its seat if the line names none
	Code   Field       // of the frame's Code
	N0, N1 Field       // of its numbers
}

// A Field says in which words a number of a frame is written: as a number after Word, or by the names below,
// after Word if there is one. 0 is written only if it has a name. A number without words is written bare,
// after code or n; every field can also be read that way.
type Field struct {
	Word  string
	Names []string // a name for each number, from 0
	Flags []string // it is a set of these, bit by bit
	Class uint8    // it is the number of an object of this class
	Quiet bool     // 0 is not written even if it has a name
	Most  int32    // the greatest absolute value of its number; 0 for 9999
}

// Count returns a field that is a number after a word.
func Count(word string) Field { return Field{Word: word} }

// Names returns a field whose numbers have names, from 0 on.
func Names(names ...string) Field { return Field{Names: names} }

// Flags returns a field of bits, the lowest first.
func Flags(flags ...string) Field { return Field{Flags: flags} }

// Quiet returns a field whose numbers have names, from 0 on, after a word. Nothing is written for 0.
func Quiet(word string, names ...string) Field {
	return Field{Word: word, Names: names, Quiet: true}
}

// Things returns a field that is the number of an object of a class, named after a word.
func Things(word string, class uint8) Field { return Field{Word: word, Class: class} }

// A Sequence holds everything that lines of flow name.
type Sequence struct {
	Steps []Step   // by Frame.Step; one without a name is unused
	Seats []string // by Seat
	Words *engine.Words
}

// nobody is written for engine.NoSeat.
const nobody = "nobody"

// seat returns the name of a seat.
func (q *Sequence) seat(s engine.Seat) string {
	if int(s) < len(q.Seats) {
		return q.Seats[s]
	}
	return nobody
}

// Flow writes a line for each unfinished step, the outermost first.
func (w *Writer) Flow(q *Sequence, flow *engine.Flow) {
	for i := range flow.Depth() {
		f := flow.At(i)
		step := &q.Steps[f.Step]
		w.Begin("flow", step.Name)
		w.Flag(f.Seat != step.Seat, q.seat(f.Seat))
		if f.About != engine.NoObject {
			w.Word(q.Words.Object(f.About))
		}
		if code := int32(f.Code); step.Code.fits(code) {
			w.field(q, &step.Code, code)
		} else {
			w.More(" code %d", code)
		}
		if !step.N0.fits(f.N[0]) || !step.N1.fits(f.N[1]) {
			w.More(" n %d %d", f.N[0], f.N[1])
			continue
		}
		w.field(q, &step.N0, f.N[0])
		w.field(q, &step.N1, f.N[1])
	}
}

// fits reports whether there are words for a number.
func (fd *Field) fits(n int32) bool {
	switch {
	case fd.Names != nil:
		return n >= 0 && int(n) < len(fd.Names)
	case fd.Flags != nil:
		return n >= 0 && n < 1<<len(fd.Flags)
	}
	return n == 0 || fd.Word != ""
}

// field writes a number of a frame in its words.
func (w *Writer) field(q *Sequence, fd *Field, n int32) {
	value := ""
	switch {
	case n == 0 && (fd.Names == nil || fd.Quiet):
	case fd.Names != nil:
		value = fd.Names[n]
	case fd.Flags != nil:
		for bit, flag := range fd.Flags {
			w.Flag(n>>bit&1 != 0, flag)
		}
	case fd.Class != 0:
		value = q.Words.Object(engine.Thing(fd.Class, int(n)))
	default:
		w.Count(int(n), fd.Word)
	}
	if value != "" {
		w.Flag(fd.Word != "", fd.Word)
		w.Word(value)
	}
}

// The most that the bare code and the bare numbers of a frame may be.
const (
	mostCode   = 65535
	mostInFlow = 9999
)

// Flow reads what follows the word flow on a line: one step, within those read before, or none, if nothing is
// in progress.
func (r *Reader) Flow(q *Sequence, flow *engine.Flow) error {
	if flow.Depth() == 0 && r.May("none") == 0 {
		r.noFlow = true
		return nil
	}
	at := r.Here()
	r.flowRow = r.row
	names := make([]string, len(q.Steps))
	for i := range names {
		names[i] = q.Steps[i].Name
	}
	n, err := r.One(names...)
	if err != nil {
		return err
	}
	step := &q.Steps[n]
	if within := flow.Depth() > 0; step.Within != within && !(step.Nests && within) || flow.Depth() == engine.MaxFlow {
		r.Back(at)
		if !step.Within {
			return r.Fail("expected a step that is part of another, as this line of flow is not the first")
		}
		return r.Fail("expected a step of the turn in the first line of flow, and at most %d lines", engine.MaxFlow)
	}
	f := engine.Frame{Step: uint8(n), Seat: step.Seat}
	for r.More() {
		if err := r.frame(q, step, &f); err != nil {
			return err
		}
	}
	flow.Push(f)
	return nil
}

// frame reads the next of the words about a step.
func (r *Reader) frame(q *Sequence, step *Step, f *engine.Frame) error {
	if i := r.seatNotCode(q, step); i >= 0 {
		r.Take()
		f.Seat = engine.Seat(i)
		return nil
	}
	code := int32(f.Code)
	most := func(fd *Field) int32 { return cmp.Or(fd.Most, mostInFlow) }
	for _, into := range [...]struct {
		fd          *Field
		n           *int32
		least, most int32
	}{{&step.Code, &code, 0, mostCode}, {&step.N0, &f.N[0], -most(&step.N0), most(&step.N0)}, {&step.N1, &f.N[1], -most(&step.N1), most(&step.N1)}} {
		if mine, err := r.field(q, into.fd, into.n, into.least, into.most); mine || err != nil {
			f.Code = uint16(code)
			return err
		}
	}
	if i := r.which(append(slices.Clone(q.Seats), nobody)); i >= 0 {
		r.Take()
		f.Seat = engine.Seat(i)
		if i == len(q.Seats) {
			f.Seat = engine.NoSeat
		}
		return nil
	}
	switch r.Peek() {
	case "code":
		r.Take()
		n, err := r.Number(0, mostCode)
		f.Code = uint16(n)
		return err
	case "n":
		r.Take()
		for i := range f.N {
			n, err := r.Number(-mostInFlow, mostInFlow)
			if err != nil {
				return err
			}
			f.N[i] = int32(n)
		}
		return nil
	}
	o, ok := q.Words.Find(r.Peek())
	if !ok || f.About != engine.NoObject {
		words := step.words()
		return r.Wanted(List(words), words[unnamed:])
	}
	r.Take()
	f.About = o
	return nil
}

// seatNotCode returns the seat that the next word names, if the step has a code of the same letters and the word is
// written as the seat is: "English" is the seat, "english" the code. Otherwise it returns -1.
func (r *Reader) seatNotCode(q *Sequence, step *Step) int {
	if !r.More() || r.which(step.Code.Names) < 0 {
		return -1
	}
	return slices.Index(q.Seats, r.words[0].Text)
}

// field reads a number of a frame within its bounds, if the next word is one of its own.
func (r *Reader) field(q *Sequence, fd *Field, n *int32, least, most int32) (mine bool, err error) {
	if i := r.which(fd.Flags); i >= 0 {
		r.Take()
		*n |= 1 << i
		return true, nil
	}
	if fd.Word == "" && r.which(fd.Names) < 0 || fd.Word != "" && r.Peek() != fd.Word {
		return false, nil
	}
	if fd.Word != "" {
		r.Take()
	}
	switch {
	case fd.Names != nil:
		i, err := r.One(fd.Names...)
		*n = int32(i)
		return true, err
	case fd.Class != 0:
		o, ok := q.Words.Find(r.Peek())
		if !ok || o.Class() != fd.Class {
			return true, r.Fail("expected a name after %s, found %s", fd.Word, r.Found())
		}
		r.Take()
		*n = int32(o.Number())
		return true, nil
	}
	count, err := r.Number(int64(least), int64(most))
	*n = int32(count)
	return true, err
}

// unnamed is how many of the words of a step are descriptions, not words.
const unnamed = 2

// words lists what may stand in a line of flow, for errors.
func (s *Step) words() []string {
	words := []string{"a seat", "a name"}
	for _, fd := range []*Field{&s.Code, &s.N0, &s.N1} {
		all := slices.Concat([]string{fd.Word}, fd.Flags)
		if fd.Word == "" {
			all = slices.Concat(fd.Names, fd.Flags)
		}
		for _, word := range all {
			if word != "" {
				words = append(words, word)
			}
		}
	}
	return append(words, "code", "n")
}
