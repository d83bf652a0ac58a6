package invincible

import "github.com/weathergage/weathergage/engine"

// Where the reaction of the squadron in About has come to: Code of the fireships
// frame. fireAlong is the square of the anchorage whose squadron reacts, counted
// along row 8 and then row 9; fireOnto the square of a collision.
const (
	fireStart   uint16 = iota // not begun
	fireSeek                  // look for the next squadron
	fireTested                // its Morale roll is made
	fireShift                 // it shifts to a neighbouring square
	fireBurn                  // it takes a Hit
	fireDrift                 // it is driven at random
	fireBeside                // it goes beside the squadron it ran into
	fireCrushed               // no room there: it takes another Hit
	fireNearest               // and goes to the nearest vacant square
	fireDone                  // it has reacted
	fireAgain                 // its Morale roll for want of room is made
)

// enterFireships sends the fireships, once, on the first Reorganize and Reinforce
// Phase in Calais Roads, in any weather. Squadrons react one by one in the order
// of their squares; Moved markers show which have. Afterwards the Armada stays
// where it is this turn.
//
// Cases 13.0, 13.1, 13.2. Rulings R104, R105, R106, R109.
func (g *State) enterFireships(f *engine.Frame, t *engine.Turn) bool {
	if !g.isAnchoring() {
		return g.next(t)
	}
	s := SquadronOf(f.About)
	switch f.Code {
	case fireStart:
		f.Code = fireSeek
		n := g.englishOnMap()
		t.Tell(engine.Event{Kind: KindFireships, Rule: "13.0",
			N: [4]int32{int32(n), int32(g.tables.FireshipMorale[n])}})
	case fireSeek:
		return g.seekReaction(f, t)
	case fireTested:
		f.Code = fireShift
		if g.broken[s] {
			f.Code = fireBurn
		}
	case fireAgain:
		f.Code = fireDone
		if g.broken[s] && !g.lost[s] {
			f.Code = fireBurn
		}
	case fireShift:
		return g.enterShift(f, s, t)
	case fireBurn, fireCrushed:
		g.takeHits(s, 1, "13.2", t)
		f.Code++
		if g.lost[s] {
			f.Code = fireDone
		}
	case fireDrift:
		g.drift(f, s, t)
	case fireBeside:
		if g.besideCollision(f, s) == (squareSet{}) {
			f.Code = fireCrushed
			return false
		}
		return g.enterScatter(f, t)
	case fireNearest:
		return g.enterScatter(f, t)
	case fireDone:
		g.moved[s] = !g.lost[s]
		*f = engine.Frame{Step: stepFireships, Code: fireSeek, N: [2]int32{fireAlong: f.N[fireAlong]}}
	}
	return false
}

// seekReaction finds the next squadron that has not reacted. Squadrons that have
// yet to react lie where they were deployed, so going along the squares once
// finds each of them.
//
// Cases 13.1, 13.2. Rulings R106, R112, R154.
func (g *State) seekReaction(f *engine.Frame, t *engine.Turn) bool {
	for ; f.N[fireAlong] < anchorageSquares; f.N[fireAlong]++ {
		s := g.occupant[anchorageSquare(f.N[fireAlong])]
		if s < firstSpanish || g.moved[s] {
			continue
		}
		f.About = s.object()
		f.Code = fireBurn
		if !g.broken[s] {
			f.Code = fireTested
			g.pushMorale(s, g.tables.FireshipMorale[g.englishOnMap()])
		}
		return false
	}
	g.moved = [numSquadrons]bool{}
	g.fireship, g.stays = true, orderStay
	return g.next(t)
}

// The anchorage off Calais: columns C to H of rows 8 and 9.
//
// Case 13.0.
const (
	anchorageColumns = 6
	anchorageSquares = 2 * anchorageColumns
)

// anchorageSquare returns the n-th square of the anchorage from 0, west to east, row 8
// first.
//
// Case 13.1.
func anchorageSquare(n int32) Square {
	return squareAt(2+int(n%anchorageColumns), rows-2+int(n/anchorageColumns))
}

// englishOnMap counts the English squadrons on the Tactical Map, Broken ones too.
//
// Case 13.1. Ruling R154.
func (g *State) englishOnMap() (n int) {
	for s := firstEnglish; s <= lastEnglish; s++ {
		if g.at[s] != 0 {
			n++
		}
	}
	return n
}

// enterShift moves a squadron that kept its nerve to a vacant neighbouring square
// of its owner's choice, whatever the wind. One that has no room takes a Hit, with
// a Morale roll without the fireships modifier; if that breaks it, it is driven at random
// like any other that breaks.
//
// Case 13.1. Rulings R107, R108.
func (g *State) enterShift(f *engine.Frame, s Squadron, t *engine.Turn) bool {
	set := g.fireshipSquares(f)
	if set == (squareSet{}) {
		f.Code = fireAgain
		g.hurt(s, 1, 0, "13.1", t)
		return false
	}
	return g.enterScatter(f, t)
}

// enterScatter waits for the owner to choose among the squares a squadron may go
// to, unless there is but one.
func (g *State) enterScatter(f *engine.Frame, t *engine.Turn) bool {
	set := g.fireshipSquares(f)
	if sq := set.only(); sq != 0 {
		g.shift(f, sq, t)
		return false
	}
	return true
}

// fireshipSquares returns the squares that the reacting squadron may go to now.
//
// Cases 13.1, 13.2. Rulings R107, R113, R153.
func (g *State) fireshipSquares(f *engine.Frame) (set squareSet) {
	s := SquadronOf(f.About)
	if f.Code == fireBeside {
		return g.besideCollision(f, s)
	}
	if f.Code == fireNearest {
		room := g.vacant()
		room.add(g.at[s]) // it has left its square
		return nearest(Square(f.N[fireOnto]), room)
	}
	for _, sq := range g.tables.Neighbours[g.at[s]] {
		if sq != 0 && g.occupant[sq] == NoSquadron {
			set.add(sq)
		}
	}
	return set
}

// besideCollision returns the vacant squares next to that of a collision; the one
// the moving squadron came from is vacant too.
//
// Case 13.2. Rulings R113, R153.
func (g *State) besideCollision(f *engine.Frame, s Squadron) (set squareSet) {
	for _, sq := range g.tables.Neighbours[Square(f.N[fireOnto])] {
		if sq != 0 && (g.occupant[sq] == NoSquadron || g.occupant[sq] == s) {
			set.add(sq)
		}
	}
	return set
}

// openFireships asks where a squadron shifts from the fireships, or ends after a collision.
//
// Cases 13.0, 13.1, 13.2.
func (g *State) openFireships(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := engine.Decision{Seat: Spanish, About: f.About, Ask: AskScatter, Rule: sequence.Steps[f.Step].Rule}
	if f.Code == fireShift {
		d.Ask = AskShift
	}
	return append(buf, d)
}

// offerShift offers the squares to which a squadron shifts.
//
// Case 13.1.
func (g *State) offerShift(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	g.offerSquares(g.fireshipSquares(f), VerbShift, "13.1", o)
}

// mayShift refuses a squadron a square in the course of the fireships.
//
// Cases 13.1, 13.2.
func (g *State) mayShift(c engine.Choice) engine.Reason {
	f, sq := g.flow.Top(), SquareOf(c.On)
	switch {
	case c.Seat == English:
		return whyNotYours
	case f.Step != stepFireships:
		return 0
	case c.About != f.About:
		return whyReactOrder
	}
	if set := g.fireshipSquares(f); set.has(sq) {
		return 0
	}
	switch f.Code {
	case fireBeside:
		return whyNotBeside
	case fireNearest:
		return whyNotNearest
	}
	return whyNotShift
}

// doShift shifts a squadron.
//
// Case 13.1.
func (g *State) doShift(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.shift(f, SquareOf(c.On), t)
}

// drift moves a Broken squadron as the Fireships Attack Move Diagram says. Off the
// map it takes a Hit and stays; in an occupied square the squadron there takes a
// Hit and this one goes beside it.
//
// Case 13.2. Rulings R110, R111, R114, R115.
func (g *State) drift(f *engine.Frame, s Squadron, t *engine.Turn) {
	faces := g.roll(t, Spanish, 2, "13.2", s)
	d := g.tables.Drift[faces.Sum()]
	to := squareAt(g.at[s].column()+int(d.East), g.at[s].row()+int(d.South))
	t.Tell(engine.Event{Kind: KindScatterRoll, Rule: "13.2", About: s.object(),
		On: to.object(), N: [4]int32{digits(&faces, 2)}})
	f.Code = fireDone
	switch {
	case to == 0:
		t.Tell(engine.Event{Kind: KindShoals, Rule: "13.2", About: s.object()})
		g.takeHits(s, 1, "13.2", t)
	case g.occupant[to] == NoSquadron:
		g.put(s, to)
		t.Tell(engine.Event{Kind: KindScattered, Rule: "13.2", About: s.object(), On: to.object()})
	default:
		struck := g.occupant[to]
		f.Code, f.N[fireOnto] = fireBeside, int32(to)
		t.Tell(engine.Event{Kind: KindCollided, Rule: "13.2", About: s.object(), On: struck.object()})
		g.hurt(struck, 1, 0, "13.2", t)
	}
}

// shift puts the reacting squadron into the square chosen.
//
// Cases 13.1, 13.2.
func (g *State) shift(f *engine.Frame, sq Square, t *engine.Turn) {
	s := SquadronOf(f.About)
	k, rule := KindShifted, engine.Case("13.1")
	if f.Code != fireShift {
		k, rule = KindScattered, "13.2"
	}
	f.Code = fireDone
	g.put(s, sq)
	t.Tell(engine.Event{Kind: k, Rule: rule, About: s.object(), On: sq.object()})
}
