package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// A Refusal is a refused choice as a person reads it: what, why, and what instead.
type Refusal struct {
	Why     string // begins with a lower-case letter, ends in its case, without a full stop
	Rule    Case   // the case that forbids it; "" if none does
	Instead string // a whole sentence: what may be done instead; "" if nothing is known
}

// String returns the refusal as one text that begins with a lower-case letter.
func (r Refusal) String() string {
	if r.Instead == "" {
		return r.Why
	}
	return r.Why + ". " + r.Instead
}

// Refuse tells a seat why s refused its choice c; s is as that seat may know it. Instead holds the nearest
// lawful choice, or those with the same verb, nearest first, or else the open questions. After the end every
// choice is refused because the match is over, with the case that ended it.
func Refuse(in *Info, w *Words, s State, c Choice, ill Illegal) Refusal {
	plain := w
	w = w.At(s)
	if out, over := s.Outcome(); over {
		return Refusal{Why: withCase("the match is over: "+w.End(in, out), out.Rule), Rule: out.Rule}
	}
	r := Refusal{Why: w.Refuse(ill), Rule: ill.Rule, Instead: w.Nearest(ill)}
	if r.Instead == "" {
		r.Instead = w.others(s, c)
	}
	if r.Instead == "" {
		r.Instead = plain.open(in, s, c.Seat)
	}
	return r
}

// others lists the answers without numbers that c's seat may give with c's verb about the same object; "" if
// there are none. If some name a thing that c names, only those are listed, first the ones that match its
// With.
func (w *Words) others(s State, c Choice) string {
	var lists [3][]string // with the same thing; on the same; the rest
	for _, d := range s.Pending(nil) {
		if d.Seat != c.Seat || d.About != c.About {
			continue
		}
		for _, op := range s.Options(d, nil) {
			if op.Verb != c.Verb || op.Span != ([3]Span{}) {
				continue
			}
			near := 2
			switch {
			case c.With != NoObject && op.With == c.With:
				near = 0
			case c.On != NoObject && op.On == c.On:
				near = 1
			}
			lists[near] = append(lists[near], w.Say(Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}))
		}
	}
	list := append(lists[0], lists[1]...)
	if len(list) == 0 {
		list = lists[2]
	}
	if len(list) == 0 {
		return ""
	}
	return "Instead: " + shortened(list, mostAnswers, "; ") + "."
}

// End returns how a match ended, as part of a sentence.
func (w *Words) End(in *Info, out Outcome) string {
	switch {
	case w.Ended != nil:
		return w.Ended(out)
	case out.Winner == NoSeat:
		return "it is a draw"
	case in.isPeople(out.Winner):
		return in.The(out.Winner) + " have won"
	}
	return in.SeatName(out.Winner) + " has won"
}

// How many questions and how many answers a refusal lists. A square has eight neighbours.
const (
	mostQuestions = 3
	mostAnswers   = 8
)

// shortened joins about the first most entries of a list and says how many more there are.
func shortened(list []string, most int, between string) string {
	n := len(list) - most
	if n <= 1 {
		return strings.Join(list, between)
	}
	return strings.Join(list[:most], between) + between + "and " + strconv.Itoa(n) + " more"
}

// open lists the questions that are open to a seat, or else those open to others. For secret ones it says
// only who is deciding. It returns "" if nobody is asked.
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
			waiting = "Waiting for " + in.The(d.Seat) + "."
		}
	}
	if len(own) == 0 {
		own = others
	}
	if len(own) == 0 {
		return waiting
	}
	return "Open: " + shortened(own, mostQuestions, " ")
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

// Stripped returns a refused choice without the objects and numbers that its verb does not take, if that
// choice is allowed; false if not.
func Stripped(c Choice, allowed func(Choice) bool) (Choice, bool) {
	less := Choice{Seat: c.Seat, Verb: c.Verb, About: c.About, On: c.On}
	if less != c && allowed(less) {
		return less, true
	}
	less.On = NoObject
	return less, c.On != NoObject && allowed(less)
}

// Nearest returns the sentence that names the nearest allowed choice; "" if none is known.
func (w *Words) Nearest(ill Illegal) string {
	if ill.Near.Verb == 0 {
		return ""
	}
	return "Nearest allowed: " + w.Say(ill.Near) + "."
}

// Refuse returns a refusal as a sentence that ends in its case.
func (w *Words) Refuse(ill Illegal) string { return withCase(w.Reason(ill), ill.Rule) }

// Reason returns why a choice is refused, as a sentence without a full stop and without its case.
func (w *Words) Reason(ill Illegal) string {
	if ill.Why == NotNow {
		return w.Verbs[ill.N[0]].When
	}
	if int(ill.Why) >= len(w.Reasons) {
		return fmt.Sprintf("reason %d has no words: Words.Reasons has none after %d", ill.Why, len(w.Reasons)-1)
	}
	return string(w.Fill(nil, w.Reasons[ill.Why], NoObject, NoObject, NoObject, ill.N[0], ill.N[1], ill.N[2]))
}
