package fury

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// unmet forgets the officers of the enemy's companies: nobody need tell of them, so that nothing
// the helm says may rest on them.
//
// Case 25.4. Ruling R320.
func (h *helm) unmet() {
	for m := range h.g.each(foe(h.seat)) {
		h.g.companies[m].captain = 0
	}
}

// handSays is what a result of the Hand-to-Hand table does to the stronger side and to the weaker
// one, for who counts as one of them: first the stronger's words, then the weaker's.
//
// Case 12.9.
var handSays = [...][2]string{
	HandLocked:         {"it stays locked", "it stays locked"},
	HandStandOff:       {"both move back", "both move back"},
	HandStrongerTerror: {"you take a marker", "they take a marker"},
	HandHumiliated:     {"you are humiliated", "they are humiliated"},
	HandWeakerTerror:   {"they take a marker", "you take a marker"},
	HandLoseSquadron:   {"they lose a squadron", "you lose a squadron"},
	HandDefeated:       {"they are defeated", "you are defeated"},
}

// firstRound returns roundParts as a table.
//
// Case 12.9.
func (h *helm) firstRound(own, theirs, column int) engine.Chart {
	chart := engine.Chart{Key: "first-round", Title: "First round", Side: engine.NoSeat, Columns: []string{"chance"}}
	for _, p := range h.roundParts(own, theirs, column) {
		chart.Rows = append(chart.Rows, engine.Row{Name: p.Text, Cells: []string{fmt.Sprintf("%d in %d", p.Ways, p.Of)}})
	}
	return chart
}

// roundParts returns what may come of the first round, with its chances: of one die if one side is stronger,
// and of one more that says which if both are equal.
//
// Cases 12.6, 12.7, 12.9.
func (h *helm) roundParts(own, theirs, column int) (parts []engine.SumPart) {
	var ways [2][len(handSays)]int
	faces := 6
	for weaker, counts := range [2]bool{own >= theirs, theirs >= own} {
		for die := 1; die <= 6 && counts; die++ {
			ways[weaker][h.g.tables.Hands[die][column].Hand]++
		}
	}
	if own == theirs {
		faces = 12
	}
	for _, weaker := range [2]int{0, 1} {
		for result := len(handSays) - 1; result >= 0; result-- {
			n := ways[weaker][result]
			if both := Hand(result) <= HandStandOff; both && weaker == 0 {
				continue // counted once, for both, below
			} else if both {
				n += ways[0][result]
			}
			if n > 0 {
				parts = append(parts, engine.SumPart{Text: handSays[result][weaker], Rule: "12.9", Ways: int32(n), Of: int32(faces)})
			}
		}
	}
	return parts
}

// ride sends the Colonel of the steering side to the goal, as far as he may go, or to the company there,
// which he is to lead.
//
// Cases 6.1, 6.6.
func (h *helm) ride() (engine.Course, bool) {
	g := h.g
	f := g.flow.Top()
	c := engine.Choice{Seat: h.seat, Verb: VerbRide}
	switch {
	case f.Step == stepAct && g.companyOf(f.About) != noCompany && g.companyOf(f.About).seat() == h.seat:
		c.About = f.About
	case f.Step != stepColonel || f.Seat != h.seat:
		return h.refused(no(whyColonelWaits))
	}
	if ill := g.mayStir(h.seat); !ill.OK() {
		return h.refused(ill)
	}
	from := g.colonelAt(h.seat)
	if m := g.under(h.seat, h.at, snap/2); m != noCompany {
		join := engine.Choice{Seat: h.seat, Verb: VerbJoin, About: c.About, On: m.object()}
		if ill := g.mayColonel(join); ill.OK() {
			h.add("6.1", "he leads %A", m.object(), engine.NoObject)
			return h.rides(join, from, g.post(m))
		}
	}
	if from.Distance(h.at) < 1 {
		return engine.Course{}, true
	}
	c.N = [3]int32{from.Distance(h.at), int32(from.Bearing(h.at)) / int32(tenth)}
	if ill := g.mayColonel(c); !ill.OK() {
		if h.short, c.N[0] = ill, g.rideNear(c); c.N[0] == 0 {
			return h.refused(ill)
		}
		h.short.Near = c
	}
	return h.rides(c, from, g.toward(c))
}

// rides returns the course of a Colonel by a choice.
//
// Case 6.6.
func (h *helm) rides(c engine.Choice, from, to plane.Point) (engine.Course, bool) {
	g := h.g
	var l leg
	g.ride(&l, h.seat, to)
	left := g.colonelLeft(h.seat)
	pose := func(at plane.Point) engine.Pose { return engine.Pose{At: engine.Point{X: at.X, Y: at.Y}} }
	out := engine.Course{Choices: []engine.Choice{c}, Track: []engine.Pose{pose(from), pose(to)}, Notes: h.notes, Gauges: []engine.Gauge{
		{Name: "rides", Unit: engine.Length, Value: int32(l.cost), Max: int32(left)},
		{Name: "left", Unit: engine.Length, Value: int32(left - l.cost)},
	}}
	if !h.short.OK() {
		out.Short = h.note(h.short)
	}
	return out, true
}

// under returns the company of a side of which a base is nearest to a point, noCompany if none is nearer than
// least.
func (g *State) under(seat engine.Seat, at plane.Point, least Length) companyNo {
	best := noCompany
	for n := range g.each(seat) {
		b := g.block(&g.companies[n])
		for i := range int(b.Bases) {
			if d := b.Base(i).DistanceTo(at); d < least {
				best, least = n, d
			}
		}
	}
	return best
}
