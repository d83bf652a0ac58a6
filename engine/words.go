package engine

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Words names the ruleset's numbers, for records and screens. A name needs no position: places, stacks and
// own counters name themselves. Names of verbs and objects are single words of letters, digits, hyphens and
// full stops, and no two differ only in case; a verb never has the name of an object.
type Words struct {
	Verbs   []VerbWords   // by Verb; that of Pass is named "pass"
	Heads   []string      // the headings in display order; nil if the order of the offer is right
	Prompts []PromptWords // by Prompt
	// Quits reports whether answering a prompt with a verb gives up what was begun, withdraws, or ends a
	// phase in which something is left to do. only is true if there is no other answer. Enter never gives an
	// answer that quits. Nil if none does.
	Quits   func(ask Prompt, v Verb, only bool) bool
	Kinds   []string // by Kind: one word, for worked examples
	Guns    []Kind   // events that are gunfire: About, or nobody in particular, fires at On
	Meets   []Kind   // events in which About and On meet as they move, at N[0], in thousandths of the turn
	Fells   []Kind   // events in which masts of About fall, felled by the preceding event
	Orders  []Kind   // events that say what is ordered; what comes of it is told when it is carried out
	Reasons []string // by Reason, with %1 %2 %3 for the numbers; none ends in a full stop
	// Ended returns how a match ended, as part of a sentence: "the army has landed, and the Spanish have
	// won"; nil if naming the winner is enough.
	Ended  func(Outcome) string
	Seats  []string // seats as sentences name them: see Fill; nil if no sentence names a seat by number
	Object func(Object) string
	Title  func(Object) string // as a person reads it: "Pedro Valdés"
	Plural func(Object) bool   // whether its title is plural: "Queen's ships"; nil if none is
	Place  func(Object) bool   // whether it is a place, which a choice may name for what is there; nil if no sentence asks
	Side   func(Object) Seat   // whose it is, NoSeat if nobody has it; nil if no sentence asks
	Find   func(name string) (Object, bool)

	aboard func([]Object, Decision, Choice) []Object // of the Manifest that At was given; else nil
	after  func(Decision, Choice) After              // of the Aftermath that At was given; else nil
}

// VerbWords is one thing that a seat can do, in words.
type VerbWords struct {
	Name   string // a single word, as in records
	Says   string // what the button says, with %A %O %W %1 %2 %3
	Short  string // a small button's words for Says, at most four, filled in as Says is; "" for Says without the things in it
	Does   string // the log line of a choice without an event, as a verb phrase; Silent if it has none; "" if there is always an event
	Wants  []Unit // what its numbers measure; nil if it takes none
	Most   bool   // the client proposes its numbers at the largest that are allowed, in order, not at the least
	All    string // the button that applies it to all: "Advance all"; "" if there is none
	Rest   string // the button that gives it, as the game proposes, until all that are due are given: "Land all %1"; "" for the usual words
	Group  string // the heading it is offered under, such as "guns"; "" for none
	Again  bool   // the client offers to repeat it next turn
	Rare   bool   // it is behind "more" under its heading
	Yields bool   // the seat resigns by it, or gives up what it has planned, so the client asks twice
	Takes  bool   // it only picks up what it is on, which is then asked where it goes
	Foe    uint8  // the class of an enemy's thing that it is done to, for a refusal of a click on one; 0 if to none
	Rule   Case   // the case that orders it; "" if that of the question does
	When   string // when it is done, for a refusal at any other time; "" if nothing says so
}

// NotNow refuses the verb, whose number is v, because it is not asked for: it says when it is done. A verb
// without words for that gets NotOpen.
func (verb *VerbWords) NotNow(v Verb) Illegal {
	if verb.When == "" {
		return Illegal{Why: NotOpen}
	}
	return Illegal{Rule: verb.Rule, Why: NotNow, N: [3]int32{int32(v)}}
}

// PromptWords is one question that a seat can be asked, in words.
type PromptWords struct {
	Says string // with %S the seat, %A the object in question
	Pass string // what the button of Pass says: "Do not attack"; "" if it is what the verb says
	// Kept is the case for which a seat is asked even if it has only one answer: otherwise the others would
	// learn a secret, or the book wants the question put. "" if it is never asked for that.
	Kept Case
}

// usualRest is what the button says that gives all answers that are due, where the verb has no words of its own.
const usualRest = "Choose all %1 for me"

// SayRest returns what the button says that gives an answer and those of its kind that are due after it, n in all.
func (w *Words) SayRest(v Verb, n int32) string {
	return string(w.Fill(nil, cmp.Or(w.Verbs[v].Rest, usualRest), NoObject, NoObject, NoObject, n))
}

// Ask returns the question of a decision as a sentence.
func (w *Words) Ask(info *Info, d Decision) string {
	s := strings.ReplaceAll(w.Prompts[d.Ask].Says, "%S", info.SeatName(d.Seat))
	return string(w.Fill(nil, s, d.About, NoObject, NoObject))
}

// Say returns a choice as a person reads it on a button or in a list.
func (w *Words) Say(c Choice) string {
	return string(w.Fill(nil, w.Verbs[c.Verb].Says, c.About, c.On, c.With, c.N[0], c.N[1], c.N[2]))
}

// SayAbout is Say with the name of what the choice is about before it, if it is not in it: "Swan: Load chain shot".
func (w *Words) SayAbout(c Choice) string {
	text := w.Say(c)
	if c.About == NoObject {
		return text
	}
	if name := w.Title(c.About); !strings.Contains(text, name) {
		return name + ": " + text
	}
	return text
}

// Silent stands in VerbWords.Does for a verb without a log line: what it does shows in what follows.
const Silent = "-"

// Did returns the log line of a choice without an event: "The English plan anew.", with the seat as in names
// it; "" if it has none.
func (w *Words) Did(in *Info, c Choice) string {
	does := w.Verbs[c.Verb].Does
	if does == "" || does == Silent {
		return ""
	}
	verb, rest, _ := strings.Cut(does, " ")
	return string(w.Fill(nil, in.Does(c.Seat, verb)+" "+rest, c.About, c.On, c.With, c.N[0], c.N[1], c.N[2]))
}

// Answer returns the words of a choice that answers a decision; passing may have words of its own.
func (w *Words) Answer(d Decision, c Choice) string {
	if pass := w.Prompts[d.Ask].Pass; c.Verb == Pass && pass != "" {
		return w.Along(string(w.Fill(nil, pass, d.About, c.On, c.With)), d, c)
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
	buf = FormatOpen(buf, in, w, c)
	for i, u := range w.Verbs[c.Verb].Wants {
		buf = AppendNumber(append(buf, ' '), in, u, c.N[i])
	}
	return buf
}

// FormatOpen appends a choice as FormatChoice does, without its numbers: "A close resolute > vengeur".
func FormatOpen(buf []byte, in *Info, w *Words, c Choice) []byte {
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
	return buf
}

// AppendNumber appends a number with its unit: 3, 85mm, 22.5deg.
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

// AppendBare appends a number without its unit: 3, 85, 22.5.
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

// ParseNumber reads a number with or without its unit.
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

// ParseChoice reads a choice as FormatChoice writes it, leniently: upper and lower case are the same. It does
// not check whether the choice is allowed. The error's Line is 1.
func ParseChoice(in *Info, w *Words, text string) (Choice, *TextError) {
	return parseChoice(in, w, text, func(Seat) []string { return nil })
}

// ParseChoiceIn is ParseChoice in a position: an error about a name suggests the nearest name that the seat
// is offered.
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
				return fail(i, "%s is too much: %s takes %s%s", Quote(word), w.Verbs[c.Verb].Name, countNumbers(len(wants)), w.arrow(words, i, c))
			}
			if c.N[numbers], ok = ParseNumber(in, wants[numbers], word); !ok {
				return fail(i, "expected a number, found %s%s", Quote(word), w.arrow(words, i, c))
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

// arrow returns what an error adds about the > that is missing before word i, if that is the name of a thing.
func (w *Words) arrow(words []Word, i int, c Choice) string {
	if _, ok := w.Find(words[i].Text); !ok || c.On != NoObject {
		return ""
	}
	text := ""
	for n, word := range words {
		if n == i {
			text += "> "
		}
		text += word.Text + " "
	}
	return ": perhaps " + strings.TrimSpace(text)
}

// verbFor returns what an error says about the verb that was meant: the nearest, or else all.
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

// FindVerb returns the verb of that name, in any case.
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

// A Word is a word of a line and the column where it begins, in characters from 1.
type Word struct {
	Text   string
	Column int
}

// SplitWords splits a line at blanks and tabs.
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
