package engine

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Words gives the ruleset's numbers their names, for records and screens. A
// name needs no position: places, stacks and own counters name themselves.
// Names of verbs and objects are single words of letters, digits, hyphens and
// full stops, and no two are alike whatever their case; a verb is never the name
// of an object.
type Words struct {
	Verbs   []VerbWords   // by Verb; that of Pass is named "pass"
	Heads   []string      // the headings in the order in which they stand; nil where that of the offer does
	Prompts []PromptWords // by Prompt
	// Quits reports whether answering a prompt with a verb gives up what was begun, withdraws, or ends a phase
	// in which something is left to do. Only is true if there is no other answer. Enter never gives an answer
	// that quits. Nil where none does.
	Quits   func(ask Prompt, v Verb, only bool) bool
	Kinds   []string // by Kind: one word, for worked examples
	Guns    []Kind   // events that are gunfire: About, or nobody in particular, fires at On
	Meets   []Kind   // events in which About and On meet as they move, at N[0], in thousandths of the turn
	Fells   []Kind   // events in which masts of About fall, felled by the preceding event
	Reasons []string // by Reason, with %1 %2 %3 for the numbers; none ends in a full stop
	// Ended says how a match ended, as a part of a sentence: "the army has landed, and the
	// Spanish have won"; nil where the winner says enough.
	Ended  func(Outcome) string
	Seats  []string // seats as sentences have them: see Fill; nil where none names a seat by number
	Object func(Object) string
	Title  func(Object) string // as a person reads it: "Pedro Valdés"
	Plural func(Object) bool   // whether its title is that of several: "Queen's ships"; nil where none is
	Place  func(Object) bool   // whether it is a place, which a choice may name for what is there; nil where no sentence asks
	Side   func(Object) Seat   // whose it is, NoSeat if nobody has it; nil where no sentence asks
	Find   func(name string) (Object, bool)

	aboard func([]Object, Decision, Choice) []Object // of the Manifest that At was given; else nil
}

// VerbWords is one thing that a seat can do, in words.
type VerbWords struct {
	Name   string // a single word, as records have it
	Says   string // what the button says, with %A %O %W %1 %2 %3
	Does   string // what the log tells of it where no event does: the verb of the seat, and what follows it; Silent where it tells nothing; "" where an event always tells
	Wants  []Unit // what its numbers measure; nil where it takes none
	All    string // what the button says that does it with all there is: "Advance all"; "" where none does
	Group  string // under which heading it is offered, such as "guns"; "" under none
	Again  bool   // a seat is offered to do in a turn what it did in the one before
	Rare   bool   // it stands behind "more" under its heading
	Yields bool   // the seat gives up by it, which is asked twice
	Takes  bool   // it only takes up what it is on, which is then asked where it goes
	Rule   Case   // that orders it; "" where that of the question does
	When   string // when it is done, for a refusal at any other time; "" where nothing says it
}

// NotNow refuses the verb, whose number is v, because it is not asked for: it says when it is done. A verb
// without words for that answers no open question.
func (verb *VerbWords) NotNow(v Verb) Illegal {
	if verb.When == "" {
		return Illegal{Why: NotOpen}
	}
	return Illegal{Rule: verb.Rule, Why: NotNow, N: [3]int32{int32(v)}}
}

// PromptWords is one question that a seat can be asked, in words.
type PromptWords struct {
	Says string // with %S the seat, %A the object in question
	Pass string // what the button of Pass says: "Do not attack"; "" where that of the verb does
	// Kept is the case for which a seat is asked even when it has one answer: otherwise the others would learn a
	// secret, or the book wants the question put. "" where it is never asked so.
	Kept Case
}

// A TextError is an error in a text: a choice, a position, a record, an example.
// Lines and columns count from 1; a column counts characters.
type TextError struct {
	File         string // "" if it has no name
	Line, Column int
	Why          string // what was expected and what was found
	Known        string // the words that may stand there, between blanks, as far as they can be listed
}

func (e *TextError) Error() string {
	name := e.File
	if name != "" {
		name += ":"
	}
	return fmt.Sprintf("%s%d:%d: %s", name, e.Line, e.Column, e.Why)
}

// mostQuoted is how many characters of a found text an error quotes.
const mostQuoted = 40

// Quote puts a text that was found into quotes, for an error: at most 40 characters of
// it, and an ellipsis where more was there.
func Quote(text string) string {
	n := 0
	for i := range text {
		if n++; n > mostQuoted {
			return strconv.Quote(text[:i]) + "…"
		}
	}
	return strconv.Quote(text)
}

// Ask is the question of a decision as a sentence.
func (w *Words) Ask(info *Info, d Decision) string {
	s := strings.ReplaceAll(w.Prompts[d.Ask].Says, "%S", info.SeatName(d.Seat))
	return string(w.Fill(nil, s, d.About, NoObject, NoObject))
}

// Say is a choice as a person reads it on a button or in a list.
func (w *Words) Say(c Choice) string {
	return string(w.Fill(nil, w.Verbs[c.Verb].Says, c.About, c.On, c.With, c.N[0], c.N[1], c.N[2]))
}

// Silent stands in VerbWords.Does for a verb of which the log tells nothing: what it does shows in what follows.
const Silent = "-"

// Did is a choice as the log tells it where no event does: "The English plan anew.", with the
// seat as in has it; "" if it tells nothing.
func (w *Words) Did(in *Info, c Choice) string {
	does := w.Verbs[c.Verb].Does
	if does == "" || does == Silent {
		return ""
	}
	verb, rest, _ := strings.Cut(does, " ")
	return string(w.Fill(nil, in.Does(c.Seat, verb)+" "+rest, c.About, c.On, c.With, c.N[0], c.N[1], c.N[2]))
}

// Answer says a choice as an answer to a decision, where passing may have words of its own.
func (w *Words) Answer(d Decision, c Choice) string {
	if pass := w.Prompts[d.Ask].Pass; c.Verb == Pass && pass != "" {
		return string(w.Fill(nil, pass, d.About, c.On, c.With))
	}
	return w.Along(w.Say(c), d, c)
}

// FormatChoice appends a choice as it stands in records and worked examples:
//
//	English attack drake > oquendo
//	Spanish place E5 with sidonia
//	A close resolute > vengeur 85mm
//
// that is seat, verb, About, "> On", "with With" and the numbers the verb wants.
func FormatChoice(buf []byte, in *Info, w *Words, c Choice) []byte {
	buf = append(buf, in.SeatName(c.Seat)...)
	buf = append(buf, ' ')
	buf = append(buf, w.Verbs[c.Verb].Name...)
	if c.About != NoObject {
		buf = append(append(buf, ' '), w.Object(c.About)...)
	}
	if c.On != NoObject {
		buf = append(append(buf, " > "...), w.Object(c.On)...)
	}
	if c.With != NoObject {
		buf = append(append(buf, " with "...), w.Object(c.With)...)
	}
	for i, u := range w.Verbs[c.Verb].Wants {
		buf = append(buf, ' ')
		buf = AppendNumber(buf, in, u, c.N[i])
	}
	return buf
}

// AppendNumber appends a number with the sign of its unit: 3, 85mm, 22.5deg.
func AppendNumber(buf []byte, in *Info, u Unit, n int32) []byte {
	buf = AppendBare(buf, u, n)
	switch u {
	case Count, Message:
		return buf
	case Degree:
		return append(buf, "deg"...)
	}
	return append(buf, in.Length...)
}

// AppendBare appends a number of a unit without the sign of it: 3, 85, 22.5.
func AppendBare(buf []byte, u Unit, n int32) []byte {
	if u == Degree {
		return appendTenths(buf, n)
	}
	return strconv.AppendInt(buf, int64(n), 10)
}

// appendTenths appends a number of tenths: 22.5, 85.
func appendTenths(buf []byte, n int32) []byte {
	if n < 0 {
		buf = append(buf, '-')
	}
	abs := max(int64(n), -int64(n))
	buf = strconv.AppendInt(buf, abs/10, 10)
	if abs%10 != 0 {
		buf = append(buf, '.', byte('0'+abs%10))
	}
	return buf
}

// ParseNumber reads a number of a unit; its sign may be left out.
func ParseNumber(in *Info, u Unit, text string) (int32, bool) {
	if u == Degree {
		text = strings.TrimSuffix(text, "deg")
		whole, tenth, ok := strings.Cut(text, ".")
		if !ok {
			tenth = "0"
		}
		if len(tenth) != 1 {
			return 0, false
		}
		n, err := strconv.ParseInt(whole+tenth, 10, 32)
		return int32(n), err == nil
	}
	if u != Count && u != Message {
		if unit, parts := in.Ruler(); parts > 1 && strings.HasSuffix(text, unit) {
			return in.parseParts(text)
		}
		text = strings.TrimSuffix(text, in.Length)
	}
	n, err := strconv.ParseInt(text, 10, 32)
	return int32(n), err == nil
}

// ParseChoice reads a choice as FormatChoice writes it, leniently: the case of
// letters does not matter. Nothing is said about whether it is allowed. The
// error's Line is 1.
func ParseChoice(in *Info, w *Words, text string) (Choice, *TextError) {
	return parseChoice(in, w, text, func(Seat) []string { return nil })
}

// ParseChoiceIn is ParseChoice in a position: an error about a name says which of those that the seat is
// offered is nearest to it.
func ParseChoiceIn(s State, in *Info, w *Words, text string) (Choice, *TextError) {
	return parseChoice(in, w, text, func(seat Seat) []string { return w.offered(s, seat) })
}

func parseChoice(in *Info, w *Words, text string, offered func(Seat) []string) (Choice, *TextError) {
	var c Choice
	words := SplitWords(text)
	fail := func(i int, why string, args ...any) (Choice, *TextError) {
		col := utf8.RuneCountInString(text) + 1
		if i < len(words) {
			col = words[i].Column
		}
		return Choice{}, &TextError{Line: 1, Column: col, Why: fmt.Sprintf(why, args...)}
	}
	if len(words) == 0 {
		return fail(0, "expected a seat: %s", strings.Join(in.Seats, ", "))
	}
	seat, ok := in.FindSeat(words[0].Text)
	if !ok || seat == Observer {
		return fail(0, "no seat %s: expected %s%s", Quote(words[0].Text), strings.Join(in.Seats, ", "), perhaps(words[0].Text, in.Seats))
	}
	c.Seat = seat
	if len(words) < 2 {
		return fail(1, "expected a verb")
	}
	c.Verb, ok = w.FindVerb(words[1].Text)
	if !ok {
		return fail(1, "no verb %s%s", Quote(words[1].Text), w.verbFor(words[1].Text))
	}
	i, numbers := 2, 0
	wants := w.Verbs[c.Verb].Wants
	for i < len(words) {
		into, what := &c.About, ""
		switch word := words[i].Text; {
		case word == ">":
			into, what = &c.On, ">"
			i++
		case strings.EqualFold(word, "with"):
			into, what = &c.With, "with"
			i++
		case i > 2 || isNumber(in, wants, word):
			if numbers == len(wants) {
				return fail(i, "%s is too much: %s takes %s", Quote(word), w.Verbs[c.Verb].Name, countNumbers(len(wants)))
			}
			if c.N[numbers], ok = ParseNumber(in, wants[numbers], word); !ok {
				return fail(i, "expected a number, found %s", Quote(word))
			}
			numbers++
			i++
			continue
		}
		if i == len(words) {
			return fail(i, "expected a name after %q", what)
		}
		o, ok := w.Find(words[i].Text)
		if !ok {
			return fail(i, "nothing is named %s%s", Quote(words[i].Text), perhaps(words[i].Text, offered(seat)))
		}
		if *into != NoObject {
			return fail(i, "a second name after %q", what)
		}
		*into = o
		i++
	}
	if numbers != len(wants) {
		return fail(len(words), "%s takes %s, found %d", w.Verbs[c.Verb].Name, countNumbers(len(wants)), numbers)
	}
	return c, nil
}

// verbFor is what an error says of the verb that is meant by a word: the nearest, or else all.
func (w *Words) verbFor(word string) string {
	names := make([]string, 0, len(w.Verbs))
	for _, v := range w.Verbs[Pass:] {
		names = append(names, v.Name)
	}
	if near := perhaps(word, names); near != "" {
		return near
	}
	return ": expected one of " + strings.Join(names, ", ")
}

func countNumbers(n int) string {
	switch n {
	case 0:
		return "no number"
	case 1:
		return "1 number"
	}
	return fmt.Sprintf("%d numbers", n)
}

// FindVerb returns the verb of that name, whatever its case.
func (w *Words) FindVerb(name string) (Verb, bool) {
	for i, v := range w.Verbs {
		if i >= int(Pass) && v.Name != "" && strings.EqualFold(v.Name, name) {
			return Verb(i), true
		}
	}
	return 0, false
}

func isNumber(in *Info, wants []Unit, word string) bool {
	if len(wants) == 0 {
		return false
	}
	_, ok := ParseNumber(in, wants[0], word)
	return ok
}

// A Word is a word of a line and where it begins, in characters from 1.
type Word struct {
	Text   string
	Column int
}

// SplitWords takes a line apart at blanks and tabs.
func SplitWords(text string) []Word {
	var words []Word
	column, start, at := 0, -1, 0
	for i, r := range text + " " {
		column++
		switch space := r == ' ' || r == '\t'; {
		case space && start >= 0:
			words = append(words, Word{text[start:i], at})
			start = -1
		case !space && start < 0:
			start, at = i, column
		}
	}
	return words
}
