package duel

import "github.com/weathergage/weathergage/engine"

// Steers reports whether a verb is given by steering alone: none is, as the list has a number for each.
func (r *ruleset) Steers(engine.Verb) bool { return false }

// Steer returns the run that brings a ship with the weather gage nearest to where a player lets her go, or why she does
// not run now. It implements engine.Helm.
//
// Cases 1.3, 3.3, 3.4.
func (r *ruleset) Steer(s engine.State, seat engine.Seat, of engine.Object, to engine.Goal) (engine.Course, bool) {
	g := s.(*State)
	if seat >= numSeats || of != shipOf(seat) {
		return engine.Course{}, false
	}
	if !g.in(stepClosing) || seat != g.gage {
		ill := engine.Illegal{Rule: "3.3", Why: noGage}
		if !g.in(stepClosing) || g.gage == seat {
			ill = sequence.Verbs[verbClose].NotNow(verbClose)
		}
		return engine.Course{Short: r.note(ill)}, false
	}
	at := g.shipsAt()
	toward := 2 * (to.At.X - at[seat]) // the board shows the range, and both ships half of it from the middle
	if seat == seatB {
		toward = -toward
	}
	run := g.runOf(seat, toward)
	course := engine.Course{Track: []engine.Pose{g.posed(seat)}}
	if ill := g.Check(run); !ill.OK() {
		if course.Short = r.note(ill); ill.Near.Verb == 0 {
			return course, true
		}
		run = ill.Near
	}
	if run.Verb == engine.Pass {
		return course, true
	}
	return g.courseOf(run), true
}

// Trace returns the course of a run that is chosen by its number.
//
// Cases 1.3, 3.3, 3.4.
func (r *ruleset) Trace(s engine.State, c engine.Choice) (engine.Course, bool) {
	g := s.(*State)
	if ill := g.Check(c); !ill.OK() || c.Verb != verbClose && c.Verb != verbSheer {
		return engine.Course{}, false
	}
	return g.courseOf(c), true
}

// posed returns where a ship stands.
func (g *State) posed(seat engine.Seat) engine.Pose {
	return engine.Pose{At: engine.Point{X: g.shipsAt()[seat], Y: g.rowOf(seat)}}
}

// courseOf returns the course of a permitted run, to where the board will show her.
//
// Cases 3.3, 3.4.
func (g *State) courseOf(run engine.Choice) engine.Course {
	after := *g
	after.rangeMM = g.rangeAfter(run)
	return engine.Course{Choices: []engine.Choice{run}, Track: []engine.Pose{g.posed(run.Seat), after.posed(run.Seat)}, Gauges: []engine.Gauge{
		{Name: "runs", Unit: engine.Length, Value: run.N[0], Max: g.reach()}, {Name: "range", Unit: engine.Length, Value: g.rangeAfter(run)},
	}}
}

// runOf returns the run of so many mm toward the enemy, or away from him below 0, in the steps of the scale, no longer than
// she can go; Pass if that is none.
//
// Cases 1.3, 3.3.
func (g *State) runOf(seat engine.Seat, toward int32) engine.Choice {
	c := engine.Choice{Seat: seat, Verb: verbClose, About: shipOf(seat), On: shipOf(other(seat))}
	most := min(g.reach(), g.rangeMM)
	if toward < 0 {
		c.Verb, toward, most = verbSheer, -toward, min(g.reach(), farthest-g.rangeMM)
	}
	if c.N[0] = min((toward+mm/2)/mm*mm, most/mm*mm); c.N[0] == 0 {
		return engine.Choice{Seat: seat, Verb: engine.Pass, About: c.About}
	}
	return c
}

// note returns a refusal as a sentence beside the ship.
func (r *ruleset) note(ill engine.Illegal) engine.Note {
	return engine.Note{Rule: ill.Rule, Text: r.words.Reason(ill)}
}
