package example

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// mostAuto is how many choices one auto line may play.
const mostAuto = 20_000

// auto plays forced choices; with "pass" it also passes wherever it may; with "until TEXT" it stops as soon
// as the moment or a question contains the text.
func (r *runner) auto(l *line) error {
	rest, until, stops := strings.Cut(" "+l.text+" ", " until ")
	passes := strings.TrimSpace(rest) == "pass"
	until = strings.TrimSpace(until)
	if rest = strings.TrimSpace(rest); rest != "" && !passes || stops && until == "" {
		return r.x.fault(l.at, l.column, "expected auto, auto pass, auto until TEXT or auto pass until TEXT")
	}
	r.used = true
	for range mostAuto {
		if stops && r.reached(until) {
			return nil
		}
		c, ok := r.forced(passes)
		if !ok {
			break
		}
		if err := r.play(l, c); err != nil || r.stopped {
			return err
		}
	}
	if c, ok := r.forced(passes); ok {
		said := engine.FormatChoice(nil, r.rules.Info(), r.rules.Words(), c)
		want := fmt.Sprintf("an end within %d choices", mostAuto)
		r.stop(Difference{Line: l.at, Said: "auto " + l.text, Want: want, Got: "next: " + string(said)})
	} else if stops {
		r.stop(Difference{Line: l.at, Said: "auto " + l.text, Want: until, Got: r.openText()})
	}
	return nil
}

// forced finds a choice that auto plays.
func (r *runner) forced(passes bool) (engine.Choice, bool) {
	s := r.session.State
	for _, d := range s.Pending(nil) {
		if list := s.Candidates(d, 2, nil); len(list) == 1 {
			return list[0], true
		} else if i := slices.IndexFunc(list, isPass); passes && i >= 0 {
			return list[i], true
		}
	}
	return engine.Choice{}, false
}

func isPass(c engine.Choice) bool { return c.Verb == engine.Pass }

// reached reports whether the turn and phase, or an open question, contain the words of text.
func (r *runner) reached(text string) bool {
	turn, phase := r.session.State.Moment()
	if hasWords(fmt.Sprintf("turn %d %s", turn, phase), text) {
		return true
	}
	for _, d := range r.session.State.Pending(nil) {
		if hasWords(r.rules.Words().Ask(r.rules.Info(), d), text) {
			return true
		}
	}
	return false
}

// openText says where the match stands and what is asked.
func (r *runner) openText() string {
	turn, phase := r.session.State.Moment()
	var list []string
	for _, d := range r.session.State.Pending(nil) {
		list = append(list, r.ask(d))
	}
	return fmt.Sprintf("turn %d, %s; asked: %s", turn, phase, listText(list))
}

// ask returns a decision with its seat and case.
func (r *runner) ask(d engine.Decision) string {
	in := r.rules.Info()
	question := r.rules.Words().Ask(in, d)
	if seat := in.SeatName(d.Seat); !strings.HasPrefix(question, seat) {
		question = seat + ": " + question
	}
	return withCase(question, d.Rule)
}
