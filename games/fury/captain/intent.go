package captain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// An intent is what a side wants in a scenario.
type intent struct {
	fights  bool // it has to beat the enemy, or win by that alone
	holds   bool // it wins when time is up
	hunts   bool // the enemy's Colonel
	burns   bool // buildings
	leaves  bool // with its squadrons, by one of edges
	seizes  bool // what the enemy owns
	carries bool // off the board what it owns
	chain   bool // to the end of the chain
	sconce  bool // into the sconce
	shy     bool // the enemy hunts its Colonel
	wards   bool // the ends of the chain, for which the enemy goes
	sweeps  bool // the enemy away first, before it brings anything by him
	bars    bool // the way of an enemy who wants all of his off the board
	edges   [fury.WestEdge + 1]bool
}

// intend reads the goals of the scenario.
func (v *view) intend() (w intent) {
	sc := v.sc
	if sc == nil {
		w.fights = true
		return w
	}
	some := false
	for _, goal := range sc.Goals {
		if goal.Seat != v.seat {
			w.shy = w.shy || goal.Want == fury.WantColonel
			w.wards = w.wards || goal.Want == fury.WantChain
			w.bars = w.bars || goal.Want == fury.WantAllOff
			continue
		}
		some = true
		v.adopt(&w, &goal)
	}
	w.holds = sc.Late == v.seat
	w.fights = w.fights || !some && !w.holds
	for e := fury.NorthEdge; e <= fury.WestEdge; e++ {
		w.edges[e] = v.g.Exits(v.seat, e)
	}
	return w
}

// adopt takes one goal in.
func (v *view) adopt(w *intent, goal *fury.Goal) {
	switch goal.Want {
	case fury.WantSquadronsOff, fury.WantShareOff:
		w.leaves = true
	case fury.WantAllOff: // who is the stronger does better to beat the enemy first, as long as there is time
		laden := slices.ContainsFunc(v.things, func(th fury.Thing) bool { return th.Owner == v.seat })
		w.sweeps = v.outweighs() && !v.isLate(50)
		w.leaves, w.carries = w.leaves || laden || !w.sweeps, w.carries || laden
	case fury.WantWagonsOff, fury.WantGunsOff:
		w.carries = true
	case fury.WantHerdsOff, fury.WantPrisonersOff, fury.WantBootyOff:
		w.carries, w.seizes = true, true
	case fury.WantNoHerds, fury.WantGuns, fury.WantBeyondReach:
		w.seizes = true
	case fury.WantBurned:
		w.burns = true
	case fury.WantColonel:
		w.fights, w.hunts = true, true
	case fury.WantCleared, fury.WantShareLost, fury.WantAsManyLost, fury.WantDrivenIn:
		w.fights = true
	case fury.WantSconce:
		w.fights, w.sconce = true, true
	case fury.WantChain:
		w.chain = true
	}
}

// exit returns the nearest edge by which a side wants to leave, as the ground lies; false if there is none.
func (v *view) exit(at plane.Point, arm fury.Arm) (e fury.Edge, ok bool) {
	best := farAway
	for one := fury.NorthEdge; one <= fury.WestEdge; one++ {
		if v.want.edges[one] {
			if far := v.off(one, at); far < best {
				e, best, ok = one, far, true
			}
		}
	}
	return e, ok
}

// foe returns the other seat.
func foe(seat engine.Seat) engine.Seat { return fury.SeatB - seat }
