package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
)

// reply answers what is asked in the middle of a charge, a battle or a shot.
func (v *view) reply(d engine.Decision) (engine.Choice, bool) {
	a := v.of(d.About)
	yes := func(verb engine.Verb, when bool) (engine.Choice, bool) {
		return engine.Choice{Verb: verb}, when
	}
	var own, other int
	if a != nil {
		own, other = v.g.Totals(a.Object)
	}
	switch d.Ask {
	case fury.AskTest:
		if a != nil && a.Markers+1 <= a.Squadrons/2 {
			return yes(fury.VerbForgo, true)
		}
		return yes(fury.VerbRoll, true)
	case fury.AskReturn:
		return v.first(d, func(ch *engine.Option) bool { return ch.Verb != engine.Pass && (a == nil || !v.keepsLadders(a)) })
	case fury.AskReact:
		return v.first(d, func(ch *engine.Option) bool { return ch.Verb != engine.Pass })
	case fury.AskSlip:
		m := v.of(v.g.Faced())
		return yes(fury.VerbSlip, a != nil && (m == nil || hand(a) < 1.3*hand(m)))
	case fury.AskDuel:
		return v.first(d, func(ch *engine.Option) bool {
			return ch.Verb == fury.VerbChallenge && a != nil && a.Nature.Has(fury.Swordsman)
		})
	case fury.AskStop, fury.AskLeave:
		return yes(fury.VerbStandOff, own < other)
	case fury.AskDemand:
		return yes(fury.VerbDemand, own > other)
	case fury.AskEndure:
		return yes(fury.VerbEndure, own > other && a != nil && a.Markers+1 < a.Squadrons)
	case fury.AskYield:
		return engine.Choice{}, false // the work is worth more than 2 inches
	case fury.AskHunt:
		return yes(fury.VerbPursue, !v.want.holds)
	case fury.AskSuffer:
		return v.weakest(d)
	case fury.AskDress:
		return v.dress(a, d)
	case fury.AskAppealTerror, fury.AskAppealTest:
		return yes(fury.VerbAppeal, a != nil && v.appeals(a, d))
	}
	return engine.Choice{}, false
}

// appeals reports whether an appeal to Fortune's Wheel has more to win than to lose: for a marker that would break
// a company without it, and for a test that 2 more change more than 2 less do. The good and the bad counter of a
// situation are as likely as each other.
//
// Cases 18.2, 18.3.
func (v *view) appeals(a *fury.Aspect, d engine.Decision) bool {
	n := v.g.AtStake()
	switch {
	case d.Ask == fury.AskAppealTerror:
		return a.Markers+n > a.Squadrons && a.Markers+n-1 <= a.Squadrons
	case a.Seat == v.seat:
		return n >= 0 && n < 7
	}
	return n >= 7 && n < 14
}

// first returns the first option that fits.
func (v *view) first(d engine.Decision, fits func(*engine.Option) bool) (engine.Choice, bool) {
	for _, op := range v.g.Options(d, nil) {
		if fits(&op) {
			return engine.Choice{Verb: op.Verb, On: op.On, With: op.With, N: [3]int32{op.Span[0].Min, op.Span[1].Min, op.Span[2].Min}}, true
		}
	}
	return engine.Choice{}, false
}

// weakest has the strongest of one's own companies suffer, or the weakest of the enemy's.
func (v *view) weakest(d engine.Decision) (best engine.Choice, ok bool) {
	least := 0.0
	for _, op := range v.g.Options(d, nil) {
		a := v.of(op.On)
		if a == nil {
			continue
		}
		w := float64(a.Squadrons - a.Markers)
		if a.Seat == v.seat {
			w = -w
		}
		if !ok || w < least {
			best, least, ok = engine.Choice{Verb: op.Verb, On: op.On}, w, true
		}
	}
	return best, ok
}

// dress stands a company that has rallied to face the nearest enemy, loose.
func (v *view) dress(a *fury.Aspect, d engine.Decision) (engine.Choice, bool) {
	if a == nil {
		return engine.Choice{}, false
	}
	files := int32((a.Squadrons + 1) / 2)
	if m, _ := v.nearest(a.Body.At, isBroken); m != nil {
		ch := engine.Choice{Verb: fury.VerbDress, N: [3]int32{files, int32(a.Body.At.Bearing(m.Body.At)) / tenth}}
		if v.may(d, ch) {
			return ch, true
		}
	}
	return v.first(d, func(*engine.Option) bool { return true })
}
