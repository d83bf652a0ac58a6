package fury

import (
	"math/rand/v2"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mirrored is a position seen in a mirror, west for east.
func mirrored(g *State) *State {
	m := new(State)
	m.CopyFrom(g)
	for i := range int(m.ground.ends) {
		m.ground.corners[i].X = m.ground.width - m.ground.corners[i].X
	}
	for i := range int(m.ground.many) {
		m.ground.boxes[i] = boxOf(m.ground.outline(i))
	}
	turn := func(c *company) {
		if c.isOut() {
			c.at.X = m.ground.width - c.at.X
			c.facing = plane.Heading(0).Turn(-plane.Angle(c.facing))
		}
	}
	for i := range m.objects {
		if o := &m.objects[i]; o.kind != 0 {
			o.at.X = m.ground.width - o.at.X
		}
	}
	if d := m.flow.Depth(); d > 0 && m.flow.Top().Step == stepLeg {
		f := m.flow.Top()
		if f.N[legOff] = -f.N[legOff]; f.Code == 2 || f.Code == 3 {
			f.Code ^= 1
		}
	}
	if o := &m.outset; o.hasBegun() {
		o.at.X, o.facing = m.ground.width-o.at.X, plane.Heading(0).Turn(-plane.Angle(o.facing))
	}
	for n := range m.companies {
		turn(&m.companies[n])
	}
	for seat := range numSeats {
		for i := range m.hidden[seat] {
			turn(&m.hidden[seat][i])
		}
		if s := &m.sides[seat]; s.colonel != 0 && s.with == noCompany {
			s.place.X = m.ground.width - s.place.X
		}
	}
	return m
}

// inMirror is a choice seen in a mirror.
func inMirror(c engine.Choice) engine.Choice {
	switch c.Verb {
	case VerbDrift:
		c.N[1] = -c.N[1]
	case VerbWheelLeft, VerbFaceLeft:
		c.Verb++
	case VerbWheelRight, VerbFaceRight:
		c.Verb--
	case VerbDress, VerbRide:
		c.N[1] = (3600 - c.N[1]) % 3600
	case VerbTurn:
		c.N[0] = (3600 - c.N[0]) % 3600
	case VerbLeave:
		if c.N[0]&1 != 0 {
			c.N[0] = 4 - c.N[0]
		}
	case VerbDivide:
		if c.N[1] != partBehind {
			c.N[1] = partRight - c.N[1]
		}
	}
	return c
}

// TestMirroredTablesAreMirrored plays a match and its mirror side by side.
func TestMirroredTablesAreMirrored(t *testing.T) {
	key := rand.New(rand.NewPCG(3, 4))
	one, two := dice.NewMixer(9, 9), dice.NewMixer(9, 9)
	g := position(t, skirmish)
	m := mirrored(g)
	for step := range 120 {
		open := g.Pending(nil)
		choices := g.Candidates(open[0], 2, nil)
		c := anyVerb(key, choices)
		if c.Verb == VerbWithdraw {
			continue
		}
		if ill := m.Check(inMirror(c)); !ill.OK() {
			t.Fatalf("step %d: %+v is refused in the mirror by %s", step, c, ill.Rule)
		}
		if !engine.Try(g, c, &engine.Turn{Dice: &one}) || !engine.Try(m, inMirror(c), &engine.Turn{Dice: &two}) {
			t.Fatal("no dice")
		}
		if !mirrored(g).Equal(m) {
			t.Fatalf("step %d: after %+v\n%s\nin the mirror\n%s", step, c, g.format(nil), m.format(nil))
		}
	}
}
