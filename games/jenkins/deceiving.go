package jenkins

import "github.com/weathergage/weathergage/engine"

// The frame of a deception loop holds whose turn it is in N[whoDeceives], and in N[deceived] the object number of the
// die to be rolled again.

// pass ends a seat's turn in the deception loop.
//
// Case 11.2. Ruling R111.
func (g *State) pass(f *engine.Frame) {
	g.combat.Passed++
	f.N[whoDeceives] = int32(foe(engine.Seat(f.N[whoDeceives])))
}

// deceivers reports whether a seat may hold deception counters in the hex of the combat, as far as everybody knows. In
// naval combat ships lie open, but troops may hide some.
//
// Case 11.2. Rulings R113, R163.
func (g *State) deceivers(seat engine.Seat) bool {
	h := g.combat.Hex
	if !g.combat.Naval {
		return g.shore[seat].has(h) || g.ships[seat].has(h)
	}
	return g.shore[seat].has(h) || g.deceptions(seat) > 0
}

// deceiving admits the deception counters of a seat.
func (g *State) deceiving(seat engine.Seat) func(int) bool {
	return func(i int) bool {
		p := &g.pieces[seat][i]
		return p.Counter != Unseen && g.row(p).Type == Deception
	}
}

// deceptions returns how many deception counters a seat can spend in the combat. Counters of which nothing, neither
// cost nor place, tells one from the other count as one.
//
// Case 11.2. Rulings R113, R177.
func (g *State) deceptions(seat engine.Seat) (n int) {
	ok := g.deceiving(seat)
	lo := g.start(seat, At(g.combat.Hex, 0))
	for i, hi := lo, g.start(seat, At(g.combat.Hex+1, 0)); i < hi; i++ {
		if ok(i) {
			if _, other := g.option(seat, lo, i, false, ok); other {
				n++
			}
		}
	}
	return n
}

// deceive marks the deception counter that a choice names, or the only one, and notes which die is rolled again.
//
// Case 11.2. Rulings R112, R177.
func (g *State) deceive(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.N[deceived] = int32(c.On.Number())
	seat := c.Seat
	lo, hi := g.start(seat, At(g.combat.Hex, 0)), g.start(seat, At(g.combat.Hex+1, 0))
	i, ok := lo, g.deceiving(seat)
	if c.With != engine.NoObject {
		i = g.named(seat, lo, hi, c.With, false, ok)
	}
	for !ok(i) {
		i++
	}
	g.pieces[seat][i].Mark |= markTaken
}

func (g *State) spent(seat engine.Seat) int {
	i, ok := g.start(seat, At(g.combat.Hex, 0)), g.deceiving(seat)
	for !ok(i) || g.pieces[seat][i].Mark&markTaken == 0 {
		i++
	}
	return i
}

// deceptionLoop lets the seats spend deception counters in turn, the attacker first, until both have passed. wait is
// true while a seat decides; over is true when the loop is done.
//
// Case 11.2. Rulings R110, R111, R112, R114.
func (g *State) deceptionLoop(f *engine.Frame, t *engine.Turn) (wait, over bool) {
	seat := engine.Seat(f.N[whoDeceives])
	if f.N[deceived] == 0 {
		switch {
		case g.combat.Passed >= 2 || !g.combat.thrown():
			return false, true
		case g.deceivers(seat):
			return true, false
		}
		g.pass(f)
		return false, false
	}
	die := engine.Thing(classDie, int(f.N[deceived]))
	owner, by, _, _ := dieParts(die)
	face := g.throw(owner, 1, "11.2", die, t)[0]
	was := g.combat.rethrow(die, uint8(face))
	i := g.spent(seat)
	t.Tell(engine.Event{Kind: KindDeceived, Rule: "11.2", About: counterObject(g.pieces[seat][i].Counter),
		On: dieObject(owner, by, 0, 0), N: [4]int32{int32(face), int32(was)}})
	g.combat.Passed = 0
	f.N = [2]int32{whoDeceives: int32(foe(seat))}
	g.eliminate(seat, i, "11.2", t)
	return false, false
}

// thrown reports whether any dice have been rolled in the combat.
func (c *Combat) thrown() bool {
	return c.NumShots != [2]uint8{} || c.Faces != [2][7]uint8{}
}

// offerDeceive offers the dice that may be rolled again. If a seat can spend several deception counters, each is named.
//
// Case 11.2. Ruling R177.
func (g *State) offerDeceive(seat engine.Seat, o *engine.Offer) {
	ok := g.deceiving(seat)
	lo, several := g.start(seat, At(g.combat.Hex, 0)), g.deceptions(seat) > 1
	for i, hi := lo, g.start(seat, At(g.combat.Hex+1, 0)); i < hi && o.Wants(VerbDeceive); i++ {
		if !ok(i) {
			continue
		}
		with, other := g.option(seat, lo, i, false, ok)
		if !several {
			with = engine.NoObject
		}
		if other {
			g.combat.offerDice(with, o)
		}
	}
	o.Add(engine.Option{Verb: engine.Pass, Rule: "11.2"})
}

// mayDeceive refuses a die that the combat does not have, and a deception counter that is not there. Of several
// counters one must be named.
//
// Case 11.2. Ruling R177.
func (g *State) mayDeceive(c engine.Choice) engine.Reason {
	lo, hi := g.HexSpan(c.Seat, g.combat.Hex)
	there := g.named(c.Seat, lo, hi, c.With, false, g.deceiving(c.Seat)) >= 0
	switch n := g.deceptions(c.Seat); {
	case n == 0:
		return whyNoDeception
	case n > 1 && c.With == engine.NoObject:
		return whyWhich
	case !g.combat.has(c.On):
		return whyNoDie
	case n > 1 && !there, n == 1 && c.With != engine.NoObject:
		return whyNoDeception
	}
	return 0
}
