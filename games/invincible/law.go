package invincible

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// enter carries the innermost step on by one stride. It returns true if the step waits for a seat.
func (g *State) enter(t *engine.Turn) bool { return sequence.Enter(g, g.flow.Top(), t) }

// run carries the match on until a seat must choose or the match is over.
func (g *State) run(t *engine.Turn) {
	for g.result == resultNone {
		if g.enter(t) {
			return
		}
	}
	g.flow = engine.Flow{}
	g.combat = Combat{}
	g.aside = [numChits]uint8{}
}

// next goes on to the following step of the turn. The innermost frame is the
// outermost too.
func (g *State) next(t *engine.Turn) bool { return g.goTo(g.flow.Top().Step+1, t) }

// goTo goes on to a step of the turn.
func (g *State) goTo(to uint8, t *engine.Turn) bool {
	f := g.flow.Top()
	if t.Hear && sequence.Steps[f.Step].Phase != sequence.Steps[to].Phase {
		t.Tell(engine.Event{Kind: KindPhase, Rule: "5.0", N: [4]int32{int32(to)}})
	}
	*f = engine.Frame{Step: to}
	if to == stepEnglishMoves || to == stepSpanishMoves {
		g.tellIdle(engine.Seat(to-stepEnglishMoves), t)
	}
	return false
}

// Pending appends the decisions now open.
func (g *State) Pending(buf []engine.Decision) []engine.Decision { return sequence.Pending(g, buf) }

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	return sequence.Options(g, d, buf)
}

// Candidates appends complete choices for d; none of them wants a number.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	return sequence.Candidates(g, d, samples, buf)
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	if sequence.Answers(g, c) {
		return engine.Illegal{}
	}
	return g.refuse(c)
}

// questions keeps room for a step that asks about each squadron.
var questions law.Room[[numSquadrons]engine.Decision]

// refuse says why a choice answers no open decision: first what forbids it at any time, then
// what forbids it now, and last when its verb is done.
func (g *State) refuse(c engine.Choice) engine.Illegal {
	if g.flow.Depth() == 0 || c.Seat > Spanish || c.Verb == 0 || int(c.Verb) >= len(sequence.Verbs) {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if c.Verb != engine.Pass {
		if ill := sequence.Refuse(g, c); ill.Why != engine.NotNow {
			return ill
		}
	}
	room := questions.Take()
	defer questions.Back(room)
	open := g.Pending(room[:0])
	asked, spare := false, engine.Illegal{}
	for _, d := range open {
		asked = asked || d.Seat == c.Seat
		if d.Seat != c.Seat || d.About != c.About {
			continue
		}
		if less, ok := engine.Stripped(c, func(c engine.Choice) bool { return sequence.Offers(g, d, c) }); ok {
			spare = engine.Illegal{Rule: d.Rule, Why: whySpare, Near: less}
		}
	}
	switch {
	case spare.Why != 0:
		return spare
	case c.Verb != engine.Pass:
		return sequence.Verbs[c.Verb].NotNow(c.Verb)
	case asked && open[0].Ask == AskTactic && g.combat.Defender.Seat() == c.Seat:
		return engine.Illegal{Rule: refusals[whyMustFire].rule, Why: whyMustFire}
	case asked:
		return engine.Illegal{Rule: open[0].Rule, Why: whyNoPass}
	}
	return engine.Illegal{Rule: open[0].Rule, Why: whyNotAsked}
}

// citing returns the case of a reason. A reason without one has that of the verb, which off
// Calais is another than before the first turn.
//
// Cases 4.3, 9.2, 9.3.
func (g *State) citing(why engine.Reason, v engine.Verb) engine.Case {
	anchors := g.flow.Top().Step == stepAnchor && (v == VerbPlace || v == VerbDeploy)
	switch {
	case refusals[why].rule != "":
		return refusals[why].rule
	case anchors && why == whyStacked:
		return "9.2"
	case anchors:
		return "9.3"
	case v == VerbMove:
		return "6.1.1"
	case v == VerbStep && why == whyNotSailing:
		return "12.3"
	}
	return sequence.Verbs[v].Rule
}

// or returns the first reason unless it is none.
func or(why, otherwise engine.Reason) engine.Reason {
	if why != 0 {
		return why
	}
	return otherwise
}

// whyTheirs returns the reason why a seat can never do anything with a squadron, or 0.
func (g *State) whyTheirs(seat engine.Seat, s Squadron) engine.Reason {
	switch {
	case s == NoSquadron:
		return whyNoSquadron
	case s.Seat() != seat:
		return whyNotYours
	case g.lost[s]:
		return whyLost
	}
	return 0
}

// pass goes on to the following step of the turn.
func (g *State) pass(_ *engine.Frame, _ engine.Choice, t *engine.Turn) { g.next(t) }

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	sequence.Do(g, c, t)
	g.run(t)
}

// Resume carries on after a throw that could not be answered.
func (g *State) Resume(t *engine.Turn) { g.run(t) }

// openTo asks a seat the question of a step.
func (g *State) openTo(seat engine.Seat, f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := sequence.Steps[f.Step].Question(f)
	d.Seat = seat
	return append(buf, d)
}

func (g *State) openEnglish(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return g.openTo(English, f, buf)
}

func (g *State) openSpanish(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return g.openTo(Spanish, f, buf)
}

// offerSquares offers a verb on each square of a set.
func (g *State) offerSquares(set squareSet, v engine.Verb, rule engine.Case, o *engine.Offer) {
	for sq := set.next(0); sq != 0; sq = set.next(sq) {
		o.Add(engine.Option{Verb: v, On: sq.object(), Rule: rule})
	}
}

// roll throws plain dice that everyone sees.
func (g *State) roll(t *engine.Turn, seat engine.Seat, dice uint8, rule engine.Case, s Squadron) engine.Faces {
	return t.Roll(engine.Throw{Seat: seat, Dice: dice, Sides: 6, Seen: engine.Everyone, Rule: rule, About: s.object()})
}

// digits writes the faces of n dice as the digits of a number, for events.
func digits(f *engine.Faces, n int) int32 {
	var all int32
	for _, face := range f[:n] {
		all = 10*all + int32(face)
	}
	return all
}
