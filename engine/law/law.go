package law

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// A State is a position of a game whose sequence of play is rows: Flow holds its unfinished steps. The match
// is over if there are none.
type State interface {
	engine.State
	Flow() *engine.Flow
}

// A Step is one row of the sequence of play of a game whose positions are a G. A frame of the flow refers to
// it by its number.
//
// Functions of a row do not keep the offer that they are given.
type Step[G State] struct {
	Name   string        // a single word, as in positions
	Phase  string        // the phase that Moment returns; "" for a step within others
	Seat   engine.Seat   // its seat, unless a line of flow says otherwise
	Rule   engine.Case   // the case that orders it
	Ask    engine.Prompt // its question; 0 if it has none, or if Open has it
	Sealed bool          // its answer is secret until all are in
	Nests  bool          // a step of the turn that also happens within another

	// The words in which positions write the numbers of its frame.
	Code, N0, N1 lines.Field

	// Enter does what the step does by itself, one small stride at a time: it throws at most once, before it
	// changes anything, so that Enter can also continue a match that stopped at a throw. It returns true if
	// the step waits for a seat. A step without Enter only asks.
	Enter func(g G, f *engine.Frame, t *engine.Turn) (waits bool)
	// Open appends the questions of the step, if they are not just Ask to the seat and about the object of
	// its frame.
	Open func(g G, f *engine.Frame, buf []engine.Decision) []engine.Decision
	// Offer adds every permitted answer to d.
	Offer func(g G, f *engine.Frame, d engine.Decision, o *engine.Offer)
	// May refuses an answer to d by the rule that forbids it. Only games that check an answer without listing
	// all answers have it.
	May func(g G, f *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal
	// Do carries out an answer whose verb has no Do of its own, such as a pass. What follows by itself is left
	// to Enter.
	Do func(g G, f *engine.Frame, c engine.Choice, t *engine.Turn)
}

// A Verb is one thing that a seat can do.
type Verb[G State] struct {
	engine.VerbWords
	// Rules forbid the verb, each as an answer to some questions. Outside of them the row says when it is done. A verb
	// without rules is never forbidden.
	Rules []Rule[G]
	// Alone makes Offers ask the rule instead of making a list. The rule must then name its questions and forbid
	// everything that does not answer them.
	Alone bool
	// Do carries out a choice in the innermost step, f. A verb without it is carried out by its step.
	Do func(g G, f *engine.Frame, c engine.Choice, t *engine.Turn)
}

// A Rule forbids answers to some questions. It has May or Why, or neither if it forbids none.
type Rule[G State] struct {
	// May refuses a choice by the case that forbids it.
	May func(g G, c engine.Choice) engine.Illegal
	// Why is a May that needs nothing but a reason, 0 for yes; Cites of the law gives its case. It is cheaper where
	// many answers are listed.
	Why func(g G, c engine.Choice) engine.Reason
	// Asks are its questions. A rule without any holds at all times.
	Asks []engine.Prompt
	// Anyone makes the rule also refuse a seat that is asked nothing while the other seat is asked.
	Anyone bool
}

// May returns a single rule and its questions.
func May[G State](may func(G, engine.Choice) engine.Illegal, asks ...engine.Prompt) []Rule[G] {
	return []Rule[G]{{May: may, Asks: asks}}
}

// Why returns a single rule that needs nothing but a reason, and its questions.
func Why[G State](why func(G, engine.Choice) engine.Reason, asks ...engine.Prompt) []Rule[G] {
	return []Rule[G]{{Why: why, Asks: asks}}
}

// Freely returns a single rule that forbids no answer to its questions.
func Freely[G State](asks ...engine.Prompt) []Rule[G] { return []Rule[G]{{Asks: asks}} }

// under returns the rule for answers to a question, or nil.
func (v *Verb[G]) under(ask engine.Prompt) *Rule[G] {
	for i := range v.Rules {
		if r := &v.Rules[i]; len(r.Asks) == 0 || slices.Contains(r.Asks, ask) {
			return r
		}
	}
	return nil
}

// Answers reports whether a rule of the verb names a question.
func (v *Verb[G]) Answers(ask engine.Prompt) bool {
	r := v.under(ask)
	return r != nil && len(r.Asks) > 0
}

// A Law holds the steps and the verbs of a game.
type Law[G State] struct {
	Steps []Step[G] // by number; 0 is none
	Verbs []Verb[G] // by engine.Verb

	// Cites returns the case by which a verb is refused for a reason; rules with a Why need it.
	Cites func(g G, why engine.Reason, v engine.Verb) engine.Case
}

// Run carries a match on until a step waits for a seat or the match is over.
func (l *Law[G]) Run(g G, t *engine.Turn) {
	for flow := g.Flow(); flow.Depth() > 0; {
		if l.Enter(g, flow.Top(), t) {
			return
		}
	}
}

// Enter carries a step on by one stride. It returns true if the step waits for a seat.
func (l *Law[G]) Enter(g G, f *engine.Frame, t *engine.Turn) (waits bool) {
	enter := l.Steps[f.Step].Enter
	return enter == nil || enter(g, f, t)
}

// Pending appends the decisions that are open.
func (l *Law[G]) Pending(g G, buf []engine.Decision) []engine.Decision {
	flow := g.Flow()
	if flow.Depth() == 0 {
		return buf
	}
	f := flow.Top()
	s := &l.Steps[f.Step]
	switch {
	case s.Open != nil:
		return s.Open(g, f, buf)
	case s.Ask == 0:
		return buf
	}
	return append(buf, s.Question(f))
}

// Question returns the first open decision of a seat, or else the first one; false if none is open. It serves games
// that open one at a time to a seat.
func (l *Law[G]) Question(g G, seat engine.Seat) (d engine.Decision, asked bool) {
	if flow := g.Flow(); flow.Depth() > 0 {
		if f := flow.Top(); l.Steps[f.Step].Open == nil {
			return l.Steps[f.Step].Question(f), l.Steps[f.Step].Ask != 0
		}
	}
	on := desks.Take()
	for i, open := range l.Pending(g, on.open[:0]) {
		if i == 0 || d.Seat != seat && open.Seat == seat {
			d, asked = open, true
		}
	}
	on.clear()
	return d, asked
}

// Question returns the question Ask, to the seat and about the object of a frame.
func (s *Step[G]) Question(f *engine.Frame) engine.Decision {
	return engine.Decision{Seat: f.Seat, Ask: s.Ask, About: f.About, Sealed: s.Sealed, Rule: s.Rule}
}

// Offer adds every permitted answer to the open decision d.
func (l *Law[G]) Offer(g G, d engine.Decision, o *engine.Offer) {
	f := g.Flow().Top()
	if offer := l.Steps[f.Step].Offer; offer != nil {
		offer(g, f, d, o)
	}
}

// Name offers an answer to d that wants no number, unless its verb forbids it. The functions that offer name
// things with it and repeat no condition.
func (l *Law[G]) Name(g G, d engine.Decision, v engine.Verb, on, with engine.Object, rule engine.Case, o *engine.Offer) {
	if !o.Seeks(v, on, with) {
		return
	}
	c := engine.Choice{Seat: d.Seat, Verb: v, About: d.About, On: on, With: with}
	if l.allows(g, d.Ask, &c) {
		o.Plain(v, on, with, rule)
	}
}

// allows reports whether no rule forbids an answer to a question.
func (l *Law[G]) allows(g G, ask engine.Prompt, c *engine.Choice) bool {
	switch r := l.Verbs[c.Verb].under(ask); {
	case r == nil:
	case r.Why != nil:
		return r.Why(g, *c) == 0
	case r.May != nil:
		ill := r.May(g, *c)
		return ill.OK()
	}
	return true
}

// May refuses an answer to a question by the rule that forbids it, whether or not it is offered.
func (l *Law[G]) May(g G, ask engine.Prompt, c engine.Choice) engine.Illegal {
	return l.refusal(g, l.Verbs[c.Verb].under(ask), c)
}

// refusal returns how a rule refuses a choice; nil refuses none.
func (l *Law[G]) refusal(g G, r *Rule[G], c engine.Choice) engine.Illegal {
	switch {
	case r == nil:
	case r.Why != nil:
		if why := r.Why(g, c); why != 0 {
			return engine.Illegal{Rule: l.Cites(g, why, c.Verb), Why: why}
		}
	case r.May != nil:
		return r.May(g, c)
	}
	return engine.Illegal{}
}

// Options appends every permitted answer to d.
func (l *Law[G]) Options(g G, d engine.Decision, buf []engine.Option) []engine.Option {
	on := desks.Take()
	on.offer = engine.Listing(buf)
	l.Offer(g, d, &on.offer)
	buf = on.offer.Options()
	on.clear()
	return buf
}

// Candidates appends complete choices for d. Check of g decides about those with a Loose span.
func (l *Law[G]) Candidates(g G, d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	return l.CandidatesBy(g, d, samples, buf, g)
}

// CandidatesBy is Candidates in which by decides instead of g, such as a position that refuses without saying
// why.
func (l *Law[G]) CandidatesBy(g G, d engine.Decision, samples int, buf []engine.Choice, by engine.State) []engine.Choice {
	on := desks.Take()
	on.offer = engine.Sampling(d, samples, buf, by)
	l.Offer(g, d, &on.offer)
	buf = on.offer.Choices()
	on.clear()
	return buf
}

// Offers reports whether c is among the answers to d.
func (l *Law[G]) Offers(g G, d engine.Decision, c engine.Choice) bool {
	if int(c.Verb) < len(l.Verbs) && l.Verbs[c.Verb].Alone {
		return c.N == [3]int32{} && l.Verbs[c.Verb].Answers(d.Ask) && l.allows(g, d.Ask, &c)
	}
	on := desks.Take()
	on.offer = engine.Comparing(c)
	l.Offer(g, d, &on.offer)
	found := on.offer.Found()
	on.clear()
	return found
}

// Draw returns one of the answers to d, each with the same probability. buf is working space, which it
// returns.
func (l *Law[G]) Draw(g G, d engine.Decision, samples int, by engine.Chance, buf []engine.Option) (engine.Choice, []engine.Option) {
	on := desks.Take()
	on.offer = engine.Drafting(samples, buf)
	l.Offer(g, d, &on.offer)
	c, _ := on.offer.Draw(d, by)
	buf = on.offer.Options()
	on.clear()
	return c, buf
}

// standing returns the rule for a choice by what its seat is asked now, or nil. If it is asked nothing, the first open
// question counts, if its rule is for anyone.
func (l *Law[G]) standing(g G, c engine.Choice) *Rule[G] {
	v := &l.Verbs[c.Verb]
	if len(v.Rules) == 1 && len(v.Rules[0].Asks) == 0 {
		return &v.Rules[0]
	}
	on := desks.Take()
	defer on.clear()
	open, asked := l.Pending(g, on.open[:0]), false
	for _, d := range open {
		if d.Seat == c.Seat {
			if r := v.under(d.Ask); r != nil {
				return r
			}
			asked = true
		}
	}
	if !asked && len(open) > 0 {
		if r := v.under(open[0].Ask); r != nil && r.Anyone {
			return r
		}
	}
	return nil
}

// Apply carries out an answer that Check allows, and what follows by itself.
func (l *Law[G]) Apply(g G, c engine.Choice, t *engine.Turn) {
	l.Do(g, c, t)
	l.Run(g, t)
}

// Do carries out an answer in the innermost step: as its verb does, else as the step does.
func (l *Law[G]) Do(g G, c engine.Choice, t *engine.Turn) {
	f := g.Flow().Top()
	if int(c.Verb) < len(l.Verbs) && l.Verbs[c.Verb].Do != nil {
		l.Verbs[c.Verb].Do(g, f, c, t)
		return
	}
	l.Steps[f.Step].Do(g, f, c, t)
}

// Check returns the zero Illegal if c is a lawful answer to an open decision. Since a Loose span is only a
// bound, May checks the numbers of the verb again.
func (l *Law[G]) Check(g G, c engine.Choice) engine.Illegal {
	switch {
	case !l.Answers(g, c):
		return l.Refuse(g, c)
	case c.N != [3]int32{}:
		return l.refusal(g, l.standing(g, c), c)
	}
	return engine.Illegal{}
}

// Answers reports whether c is among the answers to an open decision.
func (l *Law[G]) Answers(g G, c engine.Choice) bool {
	on := desks.Take()
	found := false
	for _, d := range l.Pending(g, on.open[:0]) {
		if found = d.Seat == c.Seat && d.About == c.About && l.Offers(g, d, c); found {
			break
		}
	}
	on.clear()
	return found
}

// Refuse says why a choice that is not offered is not allowed, by the rule that forbids it or by the one that
// says when its verb is done.
func (l *Law[G]) Refuse(g G, c engine.Choice) engine.Illegal {
	if c.Verb < engine.Pass || int(c.Verb) >= len(l.Verbs) {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if ill := l.refusal(g, l.standing(g, c), c); !ill.OK() {
		return ill
	}
	return l.Verbs[c.Verb].NotNow(c.Verb)
}

// Words returns the words of the verbs, by engine.Verb.
func (l *Law[G]) Words() []engine.VerbWords {
	words := make([]engine.VerbWords, len(l.Verbs))
	for v := range l.Verbs {
		words[v] = l.Verbs[v].VerbWords
	}
	return words
}

// Sequence returns the steps as lines of flow name them.
func (l *Law[G]) Sequence(seats []string, words *engine.Words) *lines.Sequence {
	steps := make([]lines.Step, len(l.Steps))
	for i := range l.Steps {
		s := &l.Steps[i]
		steps[i] = lines.Step{Name: s.Name, Within: s.Phase == "", Nests: s.Nests, Seat: s.Seat, Code: s.Code, N0: s.N0, N1: s.N1}
	}
	return &lines.Sequence{Steps: steps, Seats: seats, Words: words}
}
