package duel

import "github.com/weathergage/weathergage/engine"

// Questions that say against whom, how far away she is and what hangs on the answer, for engine.Asker. Number 1 is
// the range in mm; number 3 of askedFire counts her dice.
const (
	askedSpeed = "%S: what speed shall %A make, 0 to %2? The faster ship has the weather gage, and %O can make %3."
	askedRun   = "%S: %A has the weather gage, %1 mm from %O: does she close, sheer off or hold her course? She runs at most %2 mm."
	askedFire  = "%S: does %A fire %W at %O, %1 mm away? A %2 or more hits, on %3 six-sided dice."
	askedMiss  = "%S: does %A fire at %O, %1 mm away? She cannot hit: %W needs a 6 there, and her speed of 3 makes that %2."
	askedVain  = "%S: does %A fire at %O, %1 mm away?"
)

// Asked returns the text of a question, with the enemy, the range and what depends on the answer. It
// implements engine.Asker.
//
// Cases 2.4, 3.3, 4.2, 4.3.
func (g *State) Asked(d engine.Decision) engine.Asked {
	seat := d.Seat
	a := engine.Asked{On: shipOf(other(seat)), N: [4]int32{g.rangeMM}}
	switch what := g.hidden[seat].loaded; d.Ask {
	case askSpeed:
		a.Prompt, a.N[1], a.N[2] = askedSpeed, int32(g.ships[seat].sails), int32(g.ships[other(seat)].sails)
	case askRun:
		a.Prompt, a.N[1] = askedRun, g.reach()
	case askFire:
		a.Prompt = askedVain
		if what == round || what == chain && toHit[chain][g.band()] != 0 {
			a.Prompt, a.With, a.N[1], a.N[2] = askedFire, shotObject(what), int32(g.wanted(seat)), int32(g.tables.Ships[seat].Guns)
			if !g.canHit(seat) {
				a.Prompt = askedMiss
			}
		}
	}
	return a
}
