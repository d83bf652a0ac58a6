package terminal

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/weathergage/weathergage/engine"
)

// fillers are words that people put between names; they carry nothing.
var fillers = map[string]bool{
	">": true, "with": true, "to": true, "at": true, "on": true, "the": true, "and": true, "from": true, "in": true,
}

// A meaning is what a line of input may mean: the offers that it fits and the
// numbers that it gives, with what was not understood.
type meaning struct {
	offers  []offer
	numbers []string
	unknown string // the first word that fits nothing
}

// understand narrows the offers to those that fit every word typed. A word fits a verb or an object by its
// name, by a word of its title, or by the beginning of either; if some offer fits a whole word, only such
// offers do. A number that names nothing is kept for a span. If several are left that are all about one
// thing, words are tried again as names of anything else.
func understand(w *engine.Words, in *engine.Info, all []offer, text string) meaning {
	m := narrowDown(w, in, all, text, fits)
	if m.unknown != "" || len(m.offers) < 2 {
		return m
	}
	for i := range m.offers {
		if m.offers[i].about != m.offers[0].about {
			return m
		}
	}
	other := narrowDown(w, in, m.offers, text, func(w *engine.Words, o *offer, word string) int {
		bare := *o
		bare.about = engine.NoObject
		return fits(w, &bare, word)
	})
	if other.unknown == "" && len(other.offers) == 1 {
		return other
	}
	return m
}

// narrowDown keeps the offers that fit each word best, by one measure of fitting.
func narrowDown(
	w *engine.Words, in *engine.Info, all []offer, text string, fits func(*engine.Words, *offer, string) int,
) meaning {
	m := meaning{offers: all}
	for i, word := range strings.Fields(text) {
		if i == 0 && isSeat(in, word) || fillers[strings.ToLower(word)] {
			continue
		}
		var fit []offer
		best := fitsBeginning
		for _, o := range m.offers {
			level := fits(w, &o, word)
			if level > best {
				best, fit = level, nil
			}
			if level == best {
				fit = append(fit, o)
			}
		}
		switch {
		case len(fit) > 0:
			m.offers = fit
		case isNumber(word):
			m.numbers = append(m.numbers, word)
		default:
			m.unknown = word
			return m
		}
	}
	return m
}

func isSeat(in *engine.Info, word string) bool {
	for _, s := range in.Seats {
		if strings.EqualFold(s, word) {
			return true
		}
	}
	return false
}

func isNumber(word string) bool {
	word = strings.TrimLeft(word, "-+")
	return word != "" && unicode.IsDigit(rune(word[0]))
}

// How well a word fits a name.
const (
	fitsNot = iota
	fitsBeginning
	fitsWord // a whole word of a title
	fitsWhole
)

// fits returns how well a word fits an offer's verb or one of its objects.
func fits(w *engine.Words, o *offer, word string) int {
	word = fold1(word)
	best := fitsName(w.Verbs[o.option.Verb].Name, word)
	for _, obj := range [...]engine.Object{o.about, o.option.On, o.option.With} {
		if obj != engine.NoObject {
			best = max(best, fitsName(w.Object(obj), word), fitsTitle(w.Title(obj), word))
		}
	}
	return best
}

func fitsName(name, word string) int {
	switch name = fold1(name); {
	case name == word:
		return fitsWhole
	case strings.HasPrefix(name, word) && !digitFollows(name, word):
		return fitsBeginning
	}
	return fitsNot
}

// digitFollows reports that word stops in the middle of a number: E1 does not
// begin E10.
func digitFollows(name, word string) bool {
	return word != "" && unicode.IsDigit(rune(word[len(word)-1])) && unicode.IsDigit(rune(name[len(word)]))
}

func fitsTitle(title, word string) int {
	best := min(fitsName(title, word), fitsWord)
	for _, part := range strings.FieldsFunc(title, func(r rune) bool { return r == ' ' || r == '-' }) {
		best = max(best, min(fitsName(part, word), fitsWord))
	}
	return best
}

// accents are letters that may be typed without their accents.
var accents = strings.NewReplacer("á", "a", "à", "a", "â", "a", "ã", "a", "ä", "a", "ç", "c", "é", "e", "è", "e",
	"ê", "e", "ë", "e", "í", "i", "ì", "i", "î", "i", "ï", "i", "ñ", "n", "ó", "o", "ò", "o", "ô", "o", "õ", "o",
	"ö", "o", "ú", "u", "ù", "u", "û", "u", "ü", "u")

// fold1 makes letters small and drops their accents.
func fold1(s string) string { return accents.Replace(strings.ToLower(s)) }

// An attempt is the meaning of words that fit no offer: a verb, numbers and things of the game.
type attempt struct {
	choice engine.Choice // the verb and the numbers
	things []engine.Object
}

// unlawful reads words that fit no offer as a verb of the game, numbers, and things of the game by
// name, so that the rules can say why the choice is refused.
func unlawful(w *engine.Words, in *engine.Info, all []offer, text string) (attempt, bool) {
	var a attempt
	for i, word := range strings.Fields(text) {
		if i == 0 && isSeat(in, word) || fillers[strings.ToLower(word)] {
			continue
		}
		if v, ok := verbOf(w, word); ok && a.choice.Verb == 0 {
			a.choice.Verb = v
		} else if o, ok := objectOf(w, all, word); ok {
			a.things = append(a.things, o)
		} else if isNumber(word) && fillNumber(w, in, &a.choice, word) {
			continue
		} else {
			return a, false
		}
	}
	return a, a.choice.Verb != 0 && len(a.things) <= 3
}

// readings returns the choices that an attempt may mean, the likeliest first. What the button of the verb
// names is named in that order, or the other way round. A thing too many at the front is what the choice is
// about; otherwise that is the one thing that is asked about, or nothing.
func (a *attempt) readings(w *engine.Words, all []offer) []engine.Choice {
	says, things := w.Verbs[a.choice.Verb].Says, a.things
	about, several := a.askedAbout(all)
	if several {
		about = engine.NoObject
	}
	parts := partsOf(says, about == engine.NoObject)
	inOrder := a.with(about, things, parts)
	if len(things) > len(parts) {
		out := []engine.Choice{a.with(things[0], things[1:], partsOf(says, false))}
		if len(parts) == 0 {
			out = append(out, inOrder)
		}
		return out
	}
	out := []engine.Choice{inOrder}
	if len(parts) == 2 {
		out = append(out, a.with(about, things, []byte{parts[1], parts[0]}))
	}
	out = append(out, a.with(engine.NoObject, things, partsOf(says, true)))
	if len(things) > 0 && isAbout(all, things[0]) {
		out = append(out, a.with(things[0], things[1:], partsOf(says, false)))
	}
	return out
}

// askedAbout returns the thing that questions are about, the first of several, or NoObject if the
// verb answers a question about nothing.
func (a *attempt) askedAbout(all []offer) (about engine.Object, several bool) {
	for i := range all {
		switch {
		case all[i].about == engine.NoObject && all[i].option.Verb == a.choice.Verb:
			return engine.NoObject, false
		case about != engine.NoObject && all[i].about != engine.NoObject && all[i].about != about:
			several = true
		case all[i].about != engine.NoObject:
			about = all[i].about
		}
	}
	return about, several
}

func isAbout(all []offer, o engine.Object) bool {
	for i := range all {
		if all[i].about == o && o != engine.NoObject {
			return true
		}
	}
	return false
}

// partsOf returns which parts of a choice a sentence names, in its order: 'O' On and 'W' With, and
// 'A' About if that is wanted too.
func partsOf(sentence string, about bool) (parts []byte) {
	for i := 1; i < len(sentence); i++ {
		part := sentence[i]
		if part == '{' && i+1 < len(sentence) {
			part = sentence[i+1]
		}
		if sentence[i-1] == '%' && (part == 'O' || part == 'W' || part == 'A' && about) && !slices.Contains(parts, part) {
			parts = append(parts, part)
		}
	}
	return parts
}

// with returns the attempt about a thing, its others being the parts of the choice in their order.
func (a *attempt) with(about engine.Object, things []engine.Object, parts []byte) engine.Choice {
	c := a.choice
	c.About = about
	for i, o := range things {
		switch {
		case i < len(parts) && parts[i] == 'A':
			c.About = o
		case i < len(parts) && parts[i] == 'W' || i >= len(parts) && c.On != engine.NoObject:
			c.With = o
		default:
			c.On = o
		}
	}
	return c
}

// nearest returns the first of the readings that is refused for more than its verb alone would be,
// so that the refusal is about what is named; if there is none, the first that is refused for a
// reason at all.
func (a *attempt) nearest(s engine.State, seat engine.Seat, readings []engine.Choice) engine.Choice {
	bare := a.choice
	bare.Seat = seat
	alone, best := s.Check(bare), -1
	for i := range readings {
		readings[i].Seat = seat
		switch ill := s.Check(readings[i]); {
		case ill.Why == engine.NotOpen:
		case ill.Why != alone.Why:
			return readings[i]
		case best < 0:
			best = i
		}
	}
	return readings[max(best, 0)]
}

func fillNumber(w *engine.Words, in *engine.Info, c *engine.Choice, word string) bool {
	for i := range c.N {
		if i < len(w.Verbs[c.Verb].Wants) && c.N[i] == 0 {
			n, ok := in.ReadNumber(w.Verbs[c.Verb].Wants[i], word)
			c.N[i] = n
			return ok
		}
	}
	return false
}

func verbOf(w *engine.Words, word string) (engine.Verb, bool) {
	if v, ok := w.FindVerb(word); ok {
		return v, true
	}
	found, n := engine.Verb(0), 0
	for i, v := range w.Verbs {
		if v.Name != "" && strings.HasPrefix(fold1(v.Name), fold1(word)) {
			found, n = engine.Verb(i), n+1
		}
	}
	return found, n == 1
}

// objectOf returns the thing of that name, or the one thing on offer that begins so.
func objectOf(w *engine.Words, all []offer, word string) (engine.Object, bool) {
	if o, ok := w.Find(word); ok {
		return o, true
	}
	found := engine.NoObject
	for i := range all {
		for _, obj := range [...]engine.Object{all[i].about, all[i].option.On, all[i].option.With} {
			if obj == engine.NoObject || fitsName(w.Object(obj), fold1(word)) == fitsNot {
				continue
			}
			if found != engine.NoObject && found != obj {
				return engine.NoObject, false
			}
			found = obj
		}
	}
	return found, found != engine.NoObject
}

// nearWord returns the word on offer that is nearest to one that fits nothing, or "".
func nearWord(w *engine.Words, all []offer, word string) string {
	var known []string
	for i := range all {
		known = w.AppendNames(known, all[i].option.Verb, all[i].about, all[i].option.On, all[i].option.With)
	}
	for _, name := range commandNames() {
		known = appendName(known, name)
	}
	return engine.Nearest(word, known)
}

// entryNumber reads a line that is the number of an entry, with what follows.
func entryNumber(text string, most int) (n int, rest string, ok bool) {
	first, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	n, err := strconv.Atoi(first)
	return n, strings.TrimSpace(rest), err == nil && n >= 1 && n <= most
}
