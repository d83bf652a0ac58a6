package engine

import "strings"

// An Asker is a State that adds to its questions where the decision is made, against whom, and how many are
// left.
type Asker interface {
	// Asked returns how d is put in this position, which is redacted for its seat. The zero Asked leaves the
	// question to Words.Prompts.
	Asked(d Decision) Asked
}

// Asked is a question as a position puts it.
type Asked struct {
	Prompt   string   // a sentence of Words.Fill with %S for the seat, %A for Decision.About; "" for that of Words.Prompts
	On, With Object   // %O and %W in Prompt
	N        [4]int32 // %1 to %4 in Prompt
	At       Object   // the space where it is decided, or NoObject
	Of       []Object // the pieces it is about, if they are not those that the answers name
	Anyway   []Note   // what happens by itself once it is answered, each with its case
	Goes     Object   // the piece that the answers move if Decision.About is NoObject, so that it can be dragged; or NoObject
	Left     int32    // how many answers of this kind are due, this one included; 0 if it is the only one
}

// AskedIn returns what s, redacted for the seat of d, adds to the question; the zero Asked if nothing.
func AskedIn(s State, d Decision) Asked {
	if by, ok := s.(Asker); ok {
		return by.Asked(d)
	}
	return Asked{}
}

// AskIn returns the question of a decision as a sentence, with what position s, redacted for its seat, adds
// to it.
func (w *Words) AskIn(info *Info, s State, d Decision) string {
	a := AskedIn(s, d)
	if a.Prompt == "" {
		return w.Ask(info, d)
	}
	text := strings.ReplaceAll(a.Prompt, "%S", info.SeatName(d.Seat))
	return string(w.Fill(nil, text, d.About, a.On, a.With, a.N[:]...))
}

// A Manifest is a State that knows what an answer takes with it unnamed, such as a leader aboard a ship that
// is lost.
type Manifest interface {
	// Aboard appends what an offered choice takes with it. s is redacted for the seat of d.
	Aboard(buf []Object, d Decision, c Choice) []Object
}

// An Aftermath is a State that says what an answer brings about that its words do not: how many steps a ship has
// left, or that what is ordered comes too late.
type Aftermath interface {
	// After returns what an offered choice that answers d brings about, to stand behind its words. s is redacted
	// for the seat of d.
	After(d Decision, c Choice) After
}

// After is what an answer brings about: part of a sentence of Words.Fill, about the things that the choice names, with
// numbers of its own.
type After struct {
	Says string // "" if there is nothing to add
	With Object // %W instead of the choice's, or NoObject
	N    [4]int32
	Vain bool // nothing in this match comes of it: people are warned
}

// Along returns says, the words of a choice that answers d, followed by the names of what the choice takes
// along in the position that At was given, "Lose Princess Louisa, with Vernon", and by what it brings about.
func (w *Words) Along(says string, d Decision, c Choice) string {
	if w.aboard != nil {
		var names []string
		for _, o := range w.aboard(nil, d, c) {
			names = append(names, w.Title(o))
		}
		if len(names) > 0 {
			says += ", with " + Listed(names)
		}
	}
	if after, _ := w.After(d, c); after != "" {
		says += ": " + after
	}
	return says
}

// After returns what a choice that answers d brings about in the position that At was given; "" if that says nothing.
// vain says that nothing comes of it.
func (w *Words) After(d Decision, c Choice) (says string, vain bool) {
	if w.after == nil {
		return "", false
	}
	a := w.after(d, c)
	if a.With == NoObject {
		a.With = c.With
	}
	return string(w.Fill(nil, a.Says, c.About, c.On, a.With, a.N[:]...)), a.Vain
}
