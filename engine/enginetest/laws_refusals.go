package enginetest

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// refusalsHelp: a refusal gives a case, or else what is open instead; after the end it says how the match
// ended.
func refusalsHelp(x *exercise) {
	for range mutations / 2 {
		if c := x.mutated(); int(c.Seat) < len(x.info.Seats) {
			x.refusalHelps(c, false)
		}
	}
}

// refusalsCite: the refusal of a choice that was lawful earlier in this match gives a case.
func refusalsCite(x *exercise) {
	if !x.opts.Cites || x.over() {
		return
	}
	for _, c := range x.made {
		if c.Verb > engine.Pass {
			x.refusalHelps(c, true)
		}
	}
}

// refusalHelps checks the refusal of one choice; before says that it was lawful earlier.
func (x *exercise) refusalHelps(c engine.Choice, before bool) {
	ill := x.s.Check(c)
	if ill.OK() {
		return
	}
	if ill.Why != engine.NotNow && int(ill.Why) >= len(x.words.Reasons) {
		x.failf("%s is refused, and why is not said: %s", x.name(c), x.words.Reason(ill))
		return
	}
	r := engine.Refuse(x.info, x.words, x.s, c, ill)
	out, over := x.s.Outcome()
	switch {
	case over:
		_, how, said := strings.Cut(r.Why, "over: ")
		if !said || strings.HasPrefix(how, " (") || r.Rule != out.Rule {
			x.failf("after the end by case %s %s is refused because %q", out.Rule, x.name(c), r.Why)
		}
	case r.Rule != "" || r.Instead != "" && !before:
	case before:
		x.failf("%s was lawful in this match and is refused without a case: %s", x.name(c), r)
	default:
		x.failf("%s is refused without a case, and what is open is not said: %s", x.name(c), r)
	}
}

// throwsAreCalled: a player who throws real dice is told what each throw decides.
func throwsAreCalled(x *exercise) {
	caller, ok := x.rules.(engine.Caller)
	if !ok || x.over() {
		return
	}
	x.a.CopyFrom(x.s)
	chance := x.random
	heard := overheard{source: &chance}
	turn := engine.Turn{Dice: &heard}
	x.applied = x.choice
	x.a.Apply(x.choice, &turn)
	for _, th := range heard.throws {
		if caller.Call(th) == "" {
			x.failf("a throw of %dd%d by case %s decides nothing", th.Dice, th.Sides, th.Rule)
		}
	}
}

// overheard records the throws.
type overheard struct {
	source engine.Dice
	throws []engine.Throw
}

func (o *overheard) Throw(th engine.Throw) (engine.Faces, bool) {
	o.throws = append(o.throws, th)
	return o.source.Throw(th)
}
