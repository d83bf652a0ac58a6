package engine

import (
	"strconv"
	"strings"
)

// A Refusal is a refused choice as a person reads it: what, why, and what instead.
type Refusal struct {
	Why     string // begins with a small letter, ends in its case and no full stop
	Rule    Case   // that forbids it; "" where none does
	Instead string // a whole sentence: what may be done instead; "" if nothing is known
}

// String is the refusal as one text that begins with a small letter.
func (r Refusal) String() string {
	if r.Instead == "" {
		return r.Why
	}
	return r.Why + ". " + r.Instead
}

// Refuse tells a seat why s refused a choice of its own; s is as that seat may know
// it. After the end every choice is refused because the match is over, by the case
// that ended it. Where nobody asked, it says what is open instead.
func Refuse(in *Info, w *Words, s State, seat Seat, ill Illegal) Refusal {
	if out, over := s.Outcome(); over {
		return Refusal{Why: withCase("the match is over: "+w.End(in, out), out.Rule), Rule: out.Rule}
	}
	r := Refusal{Why: w.Refuse(ill), Rule: ill.Rule, Instead: w.Nearest(ill)}
	if ill.Why == NotOpen && r.Instead == "" {
		r.Instead = w.open(in, s, seat)
	}
	return r
}

// End is how a match ended, as a part of a sentence.
func (w *Words) End(in *Info, out Outcome) string {
	switch {
	case w.Ended != nil:
		return w.Ended(out)
	case out.Winner == NoSeat:
		return "it is a draw"
	}
	return in.SeatName(out.Winner) + " has won"
}

// mostOpen is how many questions a refusal lists.
const mostOpen = 3

// open lists the questions that are open to a seat, or else those open to others. Of
// secret ones it says only who is waited for. "" if nobody is asked.
func (w *Words) open(in *Info, s State, seat Seat) string {
	var own, others []string
	waiting := ""
	for _, d := range s.Pending(nil) {
		question := withBareCase(w.Ask(in, d), d.Rule)
		switch {
		case d.Seat == seat:
			own = append(own, question)
		case !d.Sealed:
			others = append(others, question)
		default:
			waiting = "Waiting for " + in.SeatName(d.Seat) + "."
		}
	}
	if len(own) == 0 {
		own = others
	}
	if len(own) == 0 {
		return waiting
	}
	more := ""
	if n := len(own) - mostOpen; n > 0 {
		own, more = own[:mostOpen], " And "+strconv.Itoa(n)+" more."
	}
	return "Open: " + strings.Join(own, " ") + more
}

// withCase adds a case as refusals do.
func withCase(text string, rule Case) string {
	if rule == "" {
		return text
	}
	return text + " (case " + string(rule) + ")"
}

// withBareCase adds a case as lists do.
func withBareCase(text string, rule Case) string {
	if rule == "" {
		return text
	}
	return text + " (" + string(rule) + ")"
}
