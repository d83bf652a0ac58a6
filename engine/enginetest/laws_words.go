package enginetest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/weathergage/weathergage/engine"
)

// name returns a choice in words, or in numbers if it has none.
func (x *exercise) name(c engine.Choice) string {
	if int(c.Verb) >= len(x.words.Verbs) || c.Seat == engine.NoSeat {
		return fmt.Sprintf("%+v", c)
	}
	return string(engine.FormatChoice(nil, x.info, x.words, c)) + fmt.Sprint(" ", c.N)
}

// question returns a decision in words.
func (x *exercise) question(d engine.Decision) string {
	if int(d.Ask) >= len(x.words.Prompts) {
		return fmt.Sprintf("%+v", d)
	}
	return fmt.Sprintf("%q of %s", x.words.Ask(x.info, d), x.info.SeatName(d.Seat))
}

// oneWord reports whether a name is letters, digits, hyphens and full stops.
func oneWord(name string) bool {
	for _, r := range name {
		if r != '-' && r != '.' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && r < 0x80 {
			return false
		}
	}
	return name != ""
}

// wordsAreClear tries the lists of Info and Words.
func wordsAreClear(x *exercise) {
	w := x.words
	known := map[string]string{}
	single := func(what, name string) {
		if !oneWord(name) {
			x.failf("%s %q is not a single word", what, name)
		}
		if other := known[strings.ToLower(name)]; other != "" {
			x.failf("%s %q is also the name of a %s", what, name, other)
		}
		known[strings.ToLower(name)] = what
	}
	for v := int(engine.Pass); v < len(w.Verbs); v++ {
		single("verb", w.Verbs[v].Name)
		if _, found := w.Find(w.Verbs[v].Name); found {
			x.failf("verb %q is also the name of an object", w.Verbs[v].Name)
		}
	}
	if w.Verbs[engine.Pass].Name != "pass" {
		x.failf("the first verb is %q", w.Verbs[engine.Pass].Name)
	}
	known = map[string]string{}
	for k := 2; k < len(w.Kinds); k++ {
		single("kind", w.Kinds[k])
	}
	known = map[string]string{}
	for _, s := range x.info.Scenarios {
		single("scenario", s.Key)
		if s.Longest <= 0 || s.Name == "" || s.About == "" {
			x.failf("scenario %s lacks its name, what it is about, or the most choices it can have", s.Key)
		}
	}
	known = map[string]string{}
	for _, sw := range x.info.Switches {
		single("switch", sw.Key)
		if len(sw.Values) < 2 || sw.Name == "" {
			x.failf("switch %s lacks its name or its values", sw.Key)
		}
	}
	for i, r := range w.Reasons {
		if i > 0 && (r == "" || strings.HasSuffix(r, ".")) {
			x.failf("reason %d is %q", i, r)
		}
	}
	if w.Object(engine.NoObject) != "" {
		x.failf("nothing is named %q", w.Object(engine.NoObject))
	}
}

// namedIsFound: choices in records and events in logs are written in words, which can be read back.
func namedIsFound(x *exercise) {
	for _, d := range x.asked {
		if int(d.Ask) >= len(x.words.Prompts) || x.words.Prompts[d.Ask].Says == "" {
			x.failf("prompt %d has no words", d.Ask)
		}
		if s := x.words.At(x.s).AskIn(x.info, x.s, d); strings.Contains(s, "%") || strings.Contains(s, "  ") || !strings.HasPrefix(s, x.info.SeatName(d.Seat)) {
			x.failf("prompt %d is put as %q", d.Ask, s)
		}
		x.choices2 = x.s.Candidates(d, 2, x.choices2[:0])
		for _, c := range x.choices2 {
			x.choiceIsFound(c)
		}
	}
	if x.over() {
		return
	}
	x.a.CopyFrom(x.s)
	chance := x.random
	for _, e := range x.apply(x.a, x.choice, &chance).Events {
		if int(e.Kind) >= len(x.words.Kinds) || e.Kind == 0 || x.words.Kinds[e.Kind] == "" {
			x.failf("an event of kind %d has no name", e.Kind)
		}
		if e.See == 0 {
			x.failf("a %s is told to nobody", x.words.Kinds[e.Kind])
		}
		s := string(x.rules.Tell(nil, e))
		if s == "" || strings.Contains(s, "%!") || strings.Contains(s, "%{") || unicode.IsLower([]rune(s)[0]) {
			x.failf("a %s is told as %q", x.words.Kinds[e.Kind], s)
		}
	}
}

// deedsAreTold: no button's words stand in a log.
func deedsAreTold(x *exercise) {
	c := x.choice
	if x.over() || c.Verb == engine.Pass {
		return
	}
	x.a.CopyFrom(x.s)
	chance := x.random
	for _, e := range x.apply(x.a, c, &chance).Events {
		if e.See.Has(c.Seat) {
			return
		}
	}
	if x.words.Verbs[c.Verb].Does == "" {
		x.failf("no event tells of %s, and VerbWords.Does has no words for it", x.name(c))
	} else if told := x.words.Did(x.info, c); strings.TrimSuffix(told, ".") == x.words.Say(c) {
		x.failf("%s is told as %q, which is what its button says", x.name(c), told)
	}
}

// choiceIsFound formats and reads back a choice and the objects in it.
func (x *exercise) choiceIsFound(c engine.Choice) {
	for _, o := range []engine.Object{c.About, c.On, c.With} {
		if o == engine.NoObject {
			continue
		}
		name := x.words.Object(o)
		found, ok := x.words.Find(name)
		switch {
		case !oneWord(name):
			x.failf("object %#x is named %q, which is not a single word", uint32(o), name)
		case !ok || found != o:
			x.failf("object %#x is named %q, and that is %#x", uint32(o), name, uint32(found))
		case x.words.Title(o) == "":
			x.failf("%s has no title", name)
		}
		if again, ok := x.words.Find(strings.ToUpper(name)); !ok || again != o {
			x.failf("%s is not found as %s", name, strings.ToUpper(name))
		}
		if _, ok := x.words.FindVerb(name); ok {
			x.failf("%q names an object and a verb", name)
		}
	}
	text := string(engine.FormatChoice(nil, x.info, x.words, c))
	if read, err := engine.ParseChoice(x.info, x.words, text); err != nil || read != c {
		x.failf("%q reads back as %+v (%v), not as %+v", text, read, err, c)
	}
	if x.words.Say(c) == "" {
		x.failf("%q is said with no words", text)
	}
}

// optionsDiffer: a reader can tell the answers to a question apart. Answers that differ only in their numbers
// are one answer with numbers to fill in.
func optionsDiffer(x *exercise) {
	for _, d := range x.asked {
		said := map[string]engine.Option{}
		x.options = x.s.Options(d, x.options[:0])
		for _, op := range x.options {
			words := string(x.words.Fill(nil, x.words.Verbs[op.Verb].Says, d.About, op.On, op.With))
			if was, twice := said[words]; twice && (was.Verb != op.Verb || was.On != op.On || was.With != op.With) {
				c := engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}
				other := engine.Choice{Seat: d.Seat, Verb: was.Verb, About: d.About, On: was.On, With: was.With}
				x.failf("%s and %s are both said %q", x.name(other), x.name(c), words)
			}
			said[words] = op
		}
	}
}

// oneOfMany finds the number 1 before a plural, such as "1 sails".
var oneOfMany = regexp.MustCompile(`(^|[ (])1 ([a-z]+s)\b`)

// afterOne lists words that end in s and may follow a 1 all the same.
var afterOne = []string{"is", "was", "has", "as", "its", "this", "less", "plus", "minus", "across"}

// oneIsNotMany: the words of a choice with a number agree with it. Titles are left out, because "Fleet 1 sails" is well
// said, and so is what differs for 2: "1 munitions point".
func oneIsNotMany(x *exercise) {
	w := *x.words
	w.Title = func(engine.Object) string { return "it" }
	for _, d := range x.asked {
		x.choices2 = x.s.Candidates(d, 2, x.choices2[:0])
		for _, c := range x.choices2 {
			if !slices.Contains(c.N[:], 1) {
				continue
			}
			verb, two := &w.Verbs[c.Verb], c.N
			for i, n := range two {
				if n == 1 {
					two[i] = 2
				}
			}
			for _, says := range []string{verb.Says, verb.Short, verb.Does} {
				said := string(w.Fill(nil, says, c.About, c.On, c.With, c.N[:]...))
				many := oneOfMany.FindStringSubmatch(said)
				if many == nil || slices.Contains(afterOne, many[2]) {
					continue
				}
				if other := string(w.Fill(nil, says, c.About, c.On, c.With, two[:]...)); other == oneOfMany.ReplaceAllString(said, "${1}2 $2") {
					x.failf("%s is said %q: expected words that agree with 1, such as %%{1:box|boxes}, found %q", x.name(c), x.words.Say(c), says)
				}
			}
		}
	}
}
