package terminal

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// An offer is one permitted answer with its decision.
type offer struct {
	asked  int // index of the question
	ask    engine.Prompt
	about  engine.Object
	option engine.Option
}

// choice returns the answer, its numbers at the least of their spans.
func (o *offer) choice() engine.Choice {
	c := engine.Choice{Verb: o.option.Verb, About: o.about, On: o.option.On, With: o.option.With}
	for i, sp := range o.option.Span {
		if sp.Step != 0 {
			c.N[i] = sp.Min
		}
	}
	return c
}

// spans returns how many numbers the answer wants.
func (o *offer) spans() int {
	n := 0
	for n < len(o.option.Span) && o.option.Span[n].Step != 0 {
		n++
	}
	return n
}

// offers lists every answer to every question.
func offers(asked []match.Question) []offer {
	var out []offer
	for i := range asked {
		for _, op := range asked[i].Options {
			out = append(out, offer{asked: i, ask: asked[i].Ask, about: asked[i].About, option: op})
		}
	}
	return out
}

// An entry is one line of the list of choices: one offer, or several folded into one line, which opens when
// chosen.
type entry struct {
	offers []offer
	text   string
}

const (
	fewOffers  = 12 // up to this many are listed one by one
	fewAlike   = 4  // in a longer list, more than this many alike are folded
	fewEntries = 16 // more lines than this are folded by question
)

// entries returns the lines for a list of offers: one by one if they are few; otherwise those of one verb and
// question are folded, then all those of one question. A list that was narrowed to offers of one kind is
// never folded again.
func entries(w *engine.Words, in *engine.Info, asked []match.Question, all []offer, narrowed bool) []entry {
	if len(all) <= fewOffers {
		return single(w, in, all)
	}
	if out := byHeading(w, in, asked, all); out != nil {
		return out
	}
	groups := fold(all, func(a, b *offer) bool {
		return a.asked == b.asked && a.option.Verb == b.option.Verb && a.option.With == b.option.With
	})
	alone := 0
	for _, g := range groups {
		alone += min(len(g), fewAlike)
	}
	var out []entry
	for _, g := range groups {
		if len(g) == 1 || len(g) <= fewAlike && alone <= fewEntries || len(groups) == 1 && (narrowed || len(g) <= 2*fewOffers) {
			out = append(out, single(w, in, g)...)
			continue
		}
		out = append(out, entry{offers: g, text: sayFolded(w, in, g)})
	}
	if len(out) <= fewEntries {
		return out
	}
	return byQuestion(w, in, asked, all, out)
}

// byHeading folds the offers of each question that stand under one heading of the game, or whole questions if
// that makes too many lines; nil if there is only one heading.
func byHeading(w *engine.Words, in *engine.Info, asked []match.Question, all []offer) []entry {
	heading := func(o *offer) string { return w.Verbs[o.option.Verb].Group }
	groups := fold(all, func(a, b *offer) bool { return a.asked == b.asked && heading(a) == heading(b) })
	headed := fold(all, func(a, b *offer) bool { return heading(a) == heading(b) })
	if len(headed) < 2 {
		return nil
	}
	var out []entry
	for _, g := range groups {
		if name := heading(&g[0]); name != "" && len(g) > 1 {
			q := &asked[g[0].asked]
			text := engine.Capital(name)
			if q.About != engine.NoObject {
				text = w.Title(q.About) + ", " + name
			}
			out = append(out, entry{offers: g, text: text + ": " + verbs(w, g) + ", such as " + typed(w, in, &g[0])})
			continue
		}
		out = append(out, single(w, in, g)...)
	}
	if len(out) > fewEntries {
		return byQuestion(w, in, asked, all, out)
	}
	return out
}

// typed returns an offer as it can be typed, its numbers in the middle of their spans.
func typed(w *engine.Words, in *engine.Info, o *offer) string {
	c := o.choice()
	for i := range o.spans() {
		sp := o.option.Span[i]
		if c.N[i] = sp.Min; w.Verbs[o.option.Verb].Wants[i] != engine.Message {
			c.N[i] += (sp.Max - sp.Min) / sp.Step / 2 * sp.Step
		}
	}
	text := string(engine.FormatChoice(nil, in, w, c))
	_, text, _ = strings.Cut(text, " ") // without the seat
	for i := range o.spans() {
		u := o.option.Span[i].Unit
		text = strings.Replace(text, string(engine.AppendNumber(nil, in, u, c.N[i])), string(in.AppendMeasure(nil, u, c.N[i], true)), 1)
	}
	return text
}

// byQuestion folds whole questions, if there are several, or leaves the list unchanged.
func byQuestion(w *engine.Words, in *engine.Info, asked []match.Question, all []offer, long []entry) []entry {
	groups := fold(all, func(a, b *offer) bool { return a.asked == b.asked })
	if len(groups) == 1 {
		return long
	}
	var out []entry
	for _, g := range groups {
		if len(g) == 1 {
			out = append(out, single(w, in, g)...)
			continue
		}
		q := &asked[g[0].asked]
		text := q.Text
		if q.About != engine.NoObject {
			text = w.Title(q.About)
		}
		out = append(out, entry{offers: g, text: text + ": " + verbs(w, g)})
	}
	return out
}

// verbs names what a group of offers allows: "move, attack (14 choices)".
func verbs(w *engine.Words, g []offer) string {
	var names []string
	for i := range g {
		names = appendName(names, w.Verbs[g[i].option.Verb].Name)
	}
	return strings.Join(names, ", ") + " (" + plural(len(g), "choice") + ")"
}

func appendName(names []string, name string) []string {
	for _, n := range names {
		if n == name {
			return names
		}
	}
	return append(names, name)
}

func single(w *engine.Words, in *engine.Info, g []offer) []entry {
	out := make([]entry, len(g))
	for i := range g {
		out[i] = entry{offers: g[i : i+1], text: say(w, in, &g[i])}
	}
	return out
}

// fold puts offers that are alike together, in the order of the first of each.
func fold(all []offer, alike func(a, b *offer) bool) [][]offer {
	var groups [][]offer
next:
	for i := range all {
		for j := range groups {
			if alike(&groups[j][0], &all[i]) {
				groups[j] = append(groups[j], all[i])
				continue next
			}
		}
		groups = append(groups, []offer{all[i]})
	}
	return groups
}

// say returns an offer as a person reads it; a number that it wants is a span.
func say(w *engine.Words, in *engine.Info, o *offer) string {
	return saying(w, o, func(sp engine.Span) string { return bareSpan(in, sp) })
}

// saying returns an offer as a person reads it, with a text for each number that it wants.
func saying(w *engine.Words, o *offer, number func(engine.Span) string) string {
	if o.option.Verb == engine.Pass {
		return w.Answer(engine.Decision{Ask: o.ask, About: o.about}, o.choice())
	}
	sentence := w.Verbs[o.option.Verb].Says
	for i, sp := range o.option.Span {
		if sp.Step != 0 {
			sentence = strings.ReplaceAll(sentence, "%"+strconv.Itoa(i+1), number(sp))
		}
	}
	says := string(w.Fill(nil, sentence, o.about, o.option.On, o.option.With, 0, 0, 0))
	return w.Along(says, engine.Decision{Ask: o.ask, About: o.about}, o.choice())
}

// bareSpan returns a span in a sentence that names its unit itself.
func bareSpan(in *engine.Info, sp engine.Span) string {
	low := in.AppendMeasure(nil, sp.Unit, sp.Min, false)
	if sp.Min == sp.Max {
		return string(low)
	}
	return string(in.AppendMeasure(append(low, "–"...), sp.Unit, sp.Max, false))
}

// spanText returns a span as a person reads it: "0–120mm", or the one number it holds.
func spanText(in *engine.Info, sp engine.Span) string {
	low := string(in.AppendMeasure(nil, sp.Unit, sp.Min, true))
	if sp.Min == sp.Max {
		return low
	}
	return low + "–" + string(in.AppendMeasure(nil, sp.Unit, sp.Max, true))
}

// sayFolded returns one line for offers that differ only in what they are on, with one of them as an example:
// "Place Howard at E5 … (30)".
func sayFolded(w *engine.Words, in *engine.Info, g []offer) string {
	return say(w, in, &g[len(g)/2]) + " … (" + strconv.Itoa(len(g)) + ")"
}

// setOut returns entries with their numbers in as many columns as fit.
func setOut(list []entry, st Style) []string {
	texts := make([]string, len(list))
	widest := 0
	for i := range list {
		texts[i] = list[i].text
		widest = max(widest, columns(texts[i]))
	}
	digits := len(strconv.Itoa(len(list)))
	each := widest + digits + 4
	across := 1
	if len(list) > 3 {
		across = max(min(st.Width/each, 4), 1)
	}
	if across == 1 {
		return oneBelow(texts, digits, st)
	}
	down := (len(list) + across - 1) / across
	out := make([]string, down)
	for i, text := range texts {
		key := strconv.Itoa(i + 1)
		item := strings.Repeat(" ", 1+digits-len(key)) + st.paint(number, key) + " " + text
		line := &out[i%down]
		if *line != "" {
			*line += strings.Repeat(" ", (i/down)*each-columns(*line))
		}
		*line += item
	}
	return out
}

// oneBelow prints entries one below the other, long ones on several lines.
func oneBelow(texts []string, digits int, st Style) []string {
	var out []string
	for i, text := range texts {
		key := strconv.Itoa(i + 1)
		lead := strings.Repeat(" ", 1+digits-len(key)) + st.paint(number, key) + " "
		for _, part := range wrap(text, st.Width-digits-2, 2) {
			out = append(out, lead+part)
			lead = strings.Repeat(" ", digits+2)
		}
	}
	return out
}
