package example

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// options compares the whole list of a seat's options. A verb and an object between the seat and the colon
// narrow the list, and are then left out of each item.
func (r *runner) options(l *line) error {
	seat, rest, err := r.cutSeat(l)
	if err != nil {
		return err
	}
	narrow, list, ok := strings.Cut(rest, ":")
	if list = strings.TrimSpace(list); !ok || list == "" {
		return r.x.fault(l.at, l.column+len([]rune(l.text)), "expected a colon and the list of options, or none")
	}
	only, err := r.narrow(l, strings.Fields(narrow))
	if err != nil {
		return err
	}
	got := r.offers(seat, only)
	var want []string
	if list != "none" && list != "?" {
		for item := range strings.SplitSeq(list, ",") {
			want = append(want, strings.Join(strings.Fields(item), " "))
		}
	}
	missing, extra := without(want, got), without(got, want)
	if len(missing)+len(extra) == 0 && list != "?" {
		return nil
	}
	head := strings.TrimSpace("options " + strings.TrimSpace(l.text[:strings.IndexByte(l.text, ':')]))
	text := listText(got)
	if len(missing) > 0 {
		text += "; missing: " + listText(missing)
	}
	if len(extra) > 0 && len(want) > 0 {
		text += "; too many: " + listText(extra)
	}
	r.differ(l, list, text, head+": "+listText(got))
	return nil
}

// without returns the entries of list that are not in other.
func without(list, other []string) []string {
	var rest []string
	for _, s := range list {
		if !slices.ContainsFunc(other, func(o string) bool { return strings.EqualFold(o, s) }) {
			rest = append(rest, s)
		}
	}
	return rest
}

// A narrowing keeps the options of one verb, about one object, or both.
type narrowing struct {
	verb  engine.Verb // 0 for any
	about engine.Object
}

// narrow reads the words between seat and colon.
func (r *runner) narrow(l *line, list []string) (n narrowing, err error) {
	w := r.rules.Words()
	for _, word := range list {
		if v, ok := w.FindVerb(word); ok && n.verb == 0 {
			n.verb = v
		} else if o, ok := w.Find(word); ok && n.about == engine.NoObject {
			n.about = o
		} else {
			return n, r.x.fault(l.at, l.column,
				"expected a verb and an object before the colon, found %q", word)
		}
	}
	return n, nil
}

// offers lists a seat's options, each once.
func (r *runner) offers(seat engine.Seat, only narrowing) []string {
	var list []string
	for _, d := range r.session.State.Pending(nil) {
		if d.Seat != seat || only.about != engine.NoObject && d.About != only.about {
			continue
		}
		for _, op := range r.session.State.Options(d, nil) {
			if only.verb != 0 && op.Verb != only.verb {
				continue
			}
			if s := r.optionText(d, op, only); !slices.Contains(list, s) {
				list = append(list, s)
			}
		}
	}
	return list
}

// optionText returns an option as it stands in a list: verb, about, > on, with with, and its spans, without
// what narrows the list.
func (r *runner) optionText(d engine.Decision, op engine.Option, only narrowing) string {
	in, w := r.rules.Info(), r.rules.Words()
	var parts []string
	if only.verb == 0 {
		parts = append(parts, w.Verbs[op.Verb].Name)
	}
	if d.About != engine.NoObject && only.about == engine.NoObject {
		parts = append(parts, w.Object(d.About))
	}
	if op.On != engine.NoObject {
		if len(parts) > 0 {
			parts = append(parts, ">")
		}
		parts = append(parts, w.Object(op.On))
	}
	if op.With != engine.NoObject {
		parts = append(parts, "with", w.Object(op.With))
	}
	for i, unit := range w.Verbs[op.Verb].Wants {
		parts = append(parts, spanText(in, unit, op.Span[i]))
	}
	if len(parts) == 0 {
		return w.Verbs[op.Verb].Name
	}
	return strings.Join(parts, " ")
}

// spanText returns a run of numbers: 10..85mm, or 10..90mm/5 in steps of five.
func spanText(in *engine.Info, unit engine.Unit, sp engine.Span) string {
	text := string(engine.AppendNumber(nil, in, unit, sp.Max))
	if sp.Min != sp.Max {
		text = string(engine.AppendNumber(nil, in, engine.Count, sp.Min)) + ".." + text
		if unit == engine.Degree {
			text = strings.TrimSuffix(string(engine.AppendNumber(nil, in, unit, sp.Min)), "deg") + text[strings.Index(text, ".."):]
		}
	}
	if sp.Step > 1 && sp.Min != sp.Max {
		text += "/" + strings.TrimSuffix(string(engine.AppendNumber(nil, in, unit, sp.Step)), "deg")
	}
	return text
}

// offered checks whether a choice lies within an open option.
func (r *runner) offered(l *line) error {
	c, err := r.parseChoice(l, l.text, l.column)
	if err != nil {
		return err
	}
	o := engine.Comparing(c)
	var open []string
	for _, d := range r.session.State.Pending(nil) {
		if d.Seat != c.Seat || d.About != c.About {
			continue
		}
		for _, op := range r.session.State.Options(d, nil) {
			o.Add(op)
			if op.Verb == c.Verb {
				open = append(open, r.optionText(d, op, narrowing{}))
			}
		}
	}
	if o.Found() == l.not {
		want := "among the options"
		if l.not {
			want = "not among the options"
		}
		r.differ(l, want, listText(open), "")
	}
	return nil
}
