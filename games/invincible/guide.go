package invincible

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Part reports that no verb takes a part of a squadron.
func (r *ruleset) Part(engine.Verb) bool { return false }

// Space returns NoObject: the name of a squadron does not tell where it is.
func (r *ruleset) Space(engine.Object) engine.Object { return engine.NoObject }

// Propose returns the suggested deployment, where the whole Armada is to be placed.
//
// Cases 4.3, 9.3.
func (r *ruleset) Propose(s engine.State, d engine.Decision) (engine.Choice, bool) {
	if d.Ask != AskDeploy {
		return engine.Choice{}, false
	}
	for _, op := range s.Options(d, nil) {
		return engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On}, true
	}
	return engine.Choice{}, false
}

// Taking returns the choice that begins the Move or the voyage of a squadron.
func (r *ruleset) Taking(d engine.Decision, of engine.Object) (engine.Choice, bool) {
	c := engine.Choice{Seat: d.Seat, Verb: VerbMove, About: d.About, On: of}
	if d.Ask == AskSail {
		c.Verb = VerbSail
	}
	return c, (d.Ask == AskAction || d.Ask == AskSail) && SquadronOf(of) != NoSquadron
}

// A leg is a space of a way, with the position in which a squadron is there.
type leg struct {
	to    engine.Object
	from  int // the index of the leg before it; -1 where the way begins
	steps int
	g     *State
}

// legs returns every square, box or port to which a squadron can go from where it is, the nearest first, each with the
// shortest way: the first is where it begins. Every step is tried as it would be played, up to a die. taken are the
// choices that take it up, none if it is under way: with a Favouring Tide in hand it sails without. It returns nil if it
// cannot go.
//
// Cases 6.1.1, 6.1.2, 6.1.4, 12.3, 16.0.
func (r *ruleset) legs(s engine.State, d engine.Decision, of engine.Object) (all []leg, taken []engine.Choice) {
	begin := *s.(*State)
	if of == engine.NoObject {
		of = d.About
	}
	if take, takes := r.Taking(d, of); takes {
		if ill := begin.Check(take); !ill.OK() || !engine.Try(&begin, take, &engine.Turn{Dice: engine.NoDice{}}) {
			return nil, nil
		}
		taken = append(taken, take)
		if begin.top().Step == stepWindow {
			pass := engine.Choice{Seat: d.Seat, Verb: engine.Pass, About: of}
			if !engine.Try(&begin, pass, &engine.Turn{Dice: engine.NoDice{}}) {
				return nil, nil
			}
			taken = append(taken, pass)
		}
	}
	if !begin.goes(of) {
		return nil, nil
	}
	all = append(all, leg{to: begin.spaceOf(SquadronOf(of)), from: -1, g: &begin})
	seen := map[engine.Object]bool{all[0].to: true}
	for i := 0; i < len(all); i++ {
		for _, step := range all[i].g.onward(VerbStep, d.Seat, of) {
			ahead := *all[i].g
			if !seen[step.On] && engine.Try(&ahead, step, &engine.Turn{Dice: engine.NoDice{}}) {
				seen[step.On] = true
				all = append(all, leg{step.On, i, all[i].steps + 1, &ahead})
			}
		}
	}
	return all, taken
}

// onward returns the choices with a verb that a squadron has in the middle of its Move or its voyage, straight ones first.
func (g *State) onward(v engine.Verb, seat engine.Seat, of engine.Object) (all []engine.Choice) {
	if !g.goes(of) {
		return nil
	}
	for _, op := range g.Options(g.Pending(nil)[0], nil) {
		if op.Verb == v {
			all = append(all, engine.Choice{Seat: seat, Verb: v, About: of, On: op.On})
		}
	}
	at := g.at[SquadronOf(of)]
	slices.SortStableFunc(all, func(a, b engine.Choice) int { return at.slants(SquareOf(a.On)) - at.slants(SquareOf(b.On)) })
	return all
}

// slants returns 1 if a square lies neither in the row nor in the column of another, otherwise 0.
func (sq Square) slants(to Square) int {
	if sq != 0 && to != 0 && sq.row() != to.row() && sq.column() != to.column() {
		return 1
	}
	return 0
}

// goes reports whether a squadron is in the middle of its Move or its voyage.
func (g *State) goes(of engine.Object) bool {
	f := g.top()
	return (f.Step == stepMove || f.Step == stepVoyage) && f.About == of
}

// spaceOf returns the square of a squadron or, if it is not on the Tactical Map, its box or port.
func (g *State) spaceOf(s Squadron) engine.Object {
	if g.at[s] != 0 {
		return g.at[s].object()
	}
	return g.place[s].object()
}

// Reach returns the squares, boxes and ports to which a squadron can go, and the enemies that it can attack after the
// fewest steps, unless it can at once.
//
// Cases 6.1.1, 7.1, 12.3.
func (r *ruleset) Reach(s engine.State, d engine.Decision, of engine.Object) (all []engine.Reached) {
	legs, taken := r.legs(s, d, of)
	if of == engine.NoObject {
		of = d.About
	}
	met := map[engine.Object]bool{}
	for i, l := range legs {
		if i > 0 {
			all = append(all, engine.Reached{To: l.to, Steps: l.steps})
		}
		for _, attack := range l.g.onward(VerbAttack, d.Seat, of) {
			if !met[attack.On] && (i > 0 || len(taken) > 0) {
				all = append(all, engine.Reached{To: attack.On, Steps: l.steps})
			}
			met[attack.On] = true
		}
	}
	return all
}

// Way returns the shortest way to a square, a box or a port, or to where an enemy can be attacked.
//
// Cases 6.1.1, 7.1, 12.3.
func (r *ruleset) Way(s engine.State, d engine.Decision, of, to engine.Object) (engine.Way, bool) {
	legs, taken := r.legs(s, d, of)
	if of == engine.NoObject {
		of = d.About
	}
	for i, l := range legs {
		if l.to != to && !l.g.attacks(d.Seat, of, to) {
			continue
		}
		w := engine.Way{Choices: taken}
		for ; i > 0; i = legs[i].from {
			w.Through = append(w.Through, legs[i].to)
		}
		slices.Reverse(w.Through)
		for _, step := range w.Through {
			w.Choices = append(w.Choices, engine.Choice{Seat: d.Seat, Verb: VerbStep, About: of, On: step})
		}
		w.Through = append([]engine.Object{legs[0].to}, w.Through...)
		return w, len(w.Choices) > 0 && to != legs[0].to
	}
	return engine.Way{}, false
}

// attacks reports whether a squadron in the middle of its Move can attack another.
func (g *State) attacks(seat engine.Seat, of, target engine.Object) bool {
	return slices.ContainsFunc(g.onward(VerbAttack, seat, of), func(c engine.Choice) bool { return c.On == target })
}
