package example

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// refused compares the last refusal with a case and a part of its sentence.
func (r *runner) refused(l *line) error {
	if r.allowed {
		return nil // the choice's own line has reported it
	}
	sentence, rule := r.refusal.String(), r.refusal.Rule
	want := l.text
	if first, rest, _ := strings.Cut(want, " "); first != "" && first[0] >= '0' && first[0] <= '9' {
		if engine.Case(first) != rule {
			if meant, ill := r.arrow(r.tried); meant != "" && ill.Rule == engine.Case(first) {
				sentence += ". Perhaps ! " + meant
			}
			r.differ(l, "case "+first, sentence, "refused "+string(rule))
			return nil
		}
		want = strings.TrimSpace(rest)
	}
	if !strings.Contains(sentence, unquote(want)) {
		fix := strings.TrimSpace("refused " + string(rule))
		if rule == "" {
			fix = "refused " + sentence
		}
		r.differ(l, unquote(want), sentence, fix)
	}
	return nil
}

// event looks for an event since the last choice, after those already matched. With ! there must be no such
// event: for the directive event among all since the choice, otherwise after the last one matched.
func (r *runner) event(l *line) error {
	for i, e := range r.told {
		if !r.isEvent(e, l.text) || i < r.heard && !(l.not && l.word == "event") {
			continue
		}
		if l.not {
			r.differ(l, "not told", r.eventText(e), "")
			return nil
		}
		r.heard = i + 1
		return nil
	}
	if l.not {
		return nil
	}
	fix := ""
	if r.heard < len(r.told) {
		fix = l.word + " " + r.eventText(r.told[r.heard])
	}
	got := "nothing more was told"
	if rest := r.told[r.heard:]; len(rest) > 0 {
		var list []string
		for _, e := range rest {
			list = append(list, r.eventText(e))
		}
		got = strings.Join(list, "; ")
	}
	if fix != "" {
		r.heard++
	}
	r.differ(l, "told: "+unquote(l.text), got, fix)
	return nil
}

// isEvent reports whether an event is as wanted: the word of its kind, a part of its sentence, or both in
// this order; its case may follow in brackets.
func (r *runner) isEvent(e engine.Event, want string) bool {
	part, rule := cutCase(want)
	if rule != "" && rule != e.Rule {
		return false
	}
	sentence := string(r.rules.Tell(nil, e))
	if isIn(sentence, unquote(part)) {
		return true
	}
	kinds := r.rules.Words().Kinds
	kind, rest, _ := strings.Cut(part, " ")
	return int(e.Kind) < len(kinds) && kind == kinds[e.Kind] && isIn(sentence, unquote(strings.TrimSpace(rest)))
}

// isIn reports whether a sentence contains a part; at the beginning of the sentence the capital letter may be
// missing.
func isIn(sentence, part string) bool {
	return strings.Contains(sentence, part) ||
		part != "" && len(part) <= len(sentence) && strings.EqualFold(sentence[:1], part[:1]) && sentence[1:len(part)] == part[1:]
}

func (r *runner) eventText(e engine.Event) string {
	return withCase(string(r.rules.Tell(nil, e)), e.Rule)
}

// cutSeat reads the seat that a line begins with. rest begins at column.
func (r *runner) cutSeat(l *line) (seat engine.Seat, rest string, err error) {
	in := r.rules.Info()
	first, rest, _ := strings.Cut(l.text, " ")
	name, colon := strings.CutSuffix(first, ":")
	seat, ok := in.FindSeat(name)
	if !ok {
		return seat, "", r.x.fault(l.at, l.column, "expected a seat (%s, observer), found %q",
			strings.Join(in.Seats, ", "), name)
	}
	if colon {
		rest = ": " + rest
	}
	return seat, strings.TrimSpace(rest), nil
}

// pending looks for an open decision of a seat whose question contains a text. Without a seat, "! pending"
// and "pending none" say that nobody is asked, "! pending none" that somebody is.
func (r *runner) pending(l *line) error {
	asked := r.session.State.Pending(nil)
	if l.text == "" || l.text == "none" {
		switch somebody := l.not && l.text != ""; {
		case somebody && len(asked) == 0:
			r.differ(l, "somebody is asked", r.openText(), "")
		case !somebody && len(asked) > 0:
			r.differ(l, "nobody is asked", r.openText(), "")
		}
		return nil
	}
	seat, text, err := r.cutSeat(l)
	if err != nil {
		return err
	}
	own := ""
	for _, d := range asked {
		if d.Seat != seat {
			continue
		}
		words := r.rules.Words()
		question := words.At(r.session.State).AskIn(r.rules.Info(), r.session.State, d)
		if textHas(question, d.Rule, text) || textHas(words.Ask(r.rules.Info(), d), d.Rule, text) {
			if l.not {
				r.differ(l, "not asked", r.ask(d), "")
			}
			return nil
		}
		if own == "" {
			own = "pending " + r.rules.Info().SeatName(seat) + " " + withCase(question, d.Rule)
		}
	}
	if !l.not {
		r.differ(l, "asked: "+l.text, r.openText(), own)
	}
	return nil
}

// see looks for a text in what a seat may know: the events it was told since the last choice, and the lines
// of the position as it may see it.
func (r *runner) see(l *line) error {
	seat, text, err := r.cutSeat(l)
	if err != nil {
		return err
	}
	if text == "" {
		return r.x.fault(l.at, l.column+len(l.text), "expected a text after the seat")
	}
	text = unquote(text)
	where, found := r.known(seat, text)
	if found == l.not {
		want, got := "seen: "+text, "not among the events told to it, nor in its position"
		if l.not {
			want, got = "not seen: "+text, where
		}
		r.differ(l, want, got, "")
	}
	return nil
}

// known finds a text in what a seat may know, and returns the sentence or line that contains it.
func (r *runner) known(seat engine.Seat, text string) (where string, found bool) {
	for _, e := range r.told {
		if s := r.eventText(e); e.See.Has(seat) && strings.Contains(s, text) {
			return s, true
		}
	}
	seen := r.rules.Blank()
	seen.CopyFrom(r.session.State)
	seen.Redact(seat)
	words := strings.Fields(text)
	plain := strings.Join(words, " ")
	for raw := range strings.Lines(string(r.rules.FormatPosition(nil, seen))) {
		have := strings.Fields(raw)
		l := strings.Join(have, " ")
		if strings.Contains(l, plain) || lineFits(have, words) {
			return l, true
		}
	}
	return "", false
}

// moment compares the turn and the words of the phase.
func (r *runner) moment(l *line) error {
	number, phase, _ := strings.Cut(l.text, " ")
	want, err := strconv.Atoi(number)
	if err != nil {
		return r.x.fault(l.at, l.column, "expected the number of a turn, found %q", number)
	}
	turn, at := r.session.State.Moment()
	if (turn == want && hasWords(at, phase)) == l.not {
		r.differ(l, l.text, fmt.Sprintf("turn %d %s", turn, at), fmt.Sprintf("turn %d %s", turn, at))
	}
	return nil
}

// result compares the end of the match. Without a seat, "! result" says that the match goes on.
func (r *runner) result(l *line) error {
	out, over := r.session.State.Outcome()
	got := "the match goes on"
	if over {
		got = "draw"
		if out.Winner != engine.NoSeat {
			got = r.rules.Info().SeatName(out.Winner)
		}
		got = strings.TrimSpace(got + " " + string(out.Rule))
	}
	fits := over && l.text == ""
	if over && !fits {
		name, rule, _ := strings.Cut(l.text, " ")
		winner := engine.NoSeat
		if name != "draw" {
			seat, _, err := r.cutSeat(l)
			if err != nil {
				return err
			}
			winner = seat
		}
		rule = strings.TrimSpace(rule)
		fits = winner == out.Winner && (rule == "" || engine.Case(rule) == out.Rule)
	}
	if fits == l.not {
		fix := ""
		if over && !l.not {
			fix = "result " + got
		}
		r.differ(l, strings.TrimSpace("result "+l.text), got, fix)
	}
	return nil
}
