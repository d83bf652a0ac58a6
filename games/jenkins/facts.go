package jenkins

import "github.com/weathergage/weathergage/engine"

// What follows is for code that judges a position, such as a captain. All of it also works on a position redacted for a
// seat, and then gives that seat nothing new.

// Tables returns the numbers of the match's pack; they must not be changed.
func (g *State) Tables() *Tables { return g.tables }

// Turn returns the turn, 0 before the first, and the last turn of the match.
func (g *State) Turn() (turn, last int) { return int(g.turn), int(g.played().Last) }

// Funds returns a seat's War Fund points, at most 100.
//
// Case 3.2.
func (g *State) Funds(seat engine.Seat) int { return int(g.funds[seat]) }

// Pool returns how many counters of a kind may be bought.
//
// Case 3.3.
func (g *State) Pool(c Counter) int { return int(g.pool[c]) }

// Pieces returns the counters of a seat on the map, on the Turn Record Track and bought but not placed: sorted by
// place, within a place from the top down. The Counter of a piece that the viewer may not know is Unseen; that of an
// enemy's piece that he sees is the first kind with its front. The slice must not be changed.
func (g *State) Pieces(seat engine.Seat) []Piece { return g.pieces[seat][:g.count[seat]] }

// Span returns where the pieces at a place lie in Pieces: from lo to before hi.
func (g *State) Span(seat engine.Seat, p Place) (lo, hi int) { return g.span(seat, p) }

// HexSpan returns where the pieces in a hex or box, on any layer, lie in Pieces.
func (g *State) HexSpan(seat engine.Seat, h Hex) (lo, hi int) {
	return g.start(seat, At(h, 0)), g.start(seat, At(h+1, 0))
}

// HasShips reports whether a seat has a stack of ships in a hex.
func (g *State) HasShips(seat engine.Seat, h Hex) bool { return g.ships[seat].has(h) }

// HasTroops reports whether a seat has land counters ashore in a hex.
func (g *State) HasTroops(seat engine.Seat, h Hex) bool { return g.shore[seat].has(h) }

// Friendly reports whether a seaport is friendly to a seat; port 0 is friendly to none.
//
// Cases 3.5, 7.6.
func (g *State) Friendly(seat engine.Seat, p Port) bool { return g.friendly(seat, p) }

// Stormy reports whether a storm marker lies in a hex.
//
// Case 8.1.
func (g *State) Stormy(h Hex) bool { return g.stormy(h) }

// NearStorm reports whether a hex lies next to a storm.
//
// Case 6.3.
func (g *State) NearStorm(h Hex) bool { return g.tables.StormNear[g.storm].has(h) }

// Goals returns the seaports whose capture may win, as bits by Port.
//
// Case 5.0.
func (g *State) Goals() uint64 { return g.played().Goals }

// Taken reports whether a seaport that was Spanish is in English hands.
//
// Case 5.0.
func (g *State) Taken(p Port) bool { return g.taken(p) }

// Battle returns who attacks in a hex, and whether an interception worked there in this phase, so that a naval combat
// follows.
//
// Case 7.2.
func (g *State) Battle(h Hex) (attacker engine.Seat, fought bool) {
	switch {
	case g.battle[English].has(h):
		return English, true
	case g.battle[Spanish].has(h):
		return Spanish, true
	}
	return engine.NoSeat, false
}

// Fight returns the combat being fought; its Hex is 0 outside one.
func (g *State) Fight() *Combat { return &g.combat }

// Course returns how many hexes of the move that is under way count towards a perilous sea, and whether one of them lay
// next to a storm; 0 and false if nothing sails.
//
// Case 6.3.
func (g *State) Course() (count int, storm bool) {
	if f := g.below(stepSail); f != nil {
		return int(f.N[sailed]), f.N[sailing]&sailStorm != 0
	}
	return 0, false
}

// Acts returns how many choices have been made in this Movement Step or to put stacks in order, 0 outside them.
func (g *State) Acts() int { return int(g.acts) }

// Active returns the seat whose phase it is; in the administrative phase that of the step.
func (g *State) Active() engine.Seat {
	if g.flow.Depth() == 0 {
		return engine.NoSeat
	}
	return g.active()
}

// Cargo reports whether a piece is carried by a ship.
//
// Case 7.3.
func (g *State) Cargo(p Piece) bool { return g.cargo(&p) }

// CanCarry reports whether the ship at index i of Pieces can take a counter aboard beside what she carries.
//
// Case 7.3.
func (g *State) CanCarry(seat engine.Seat, i int, c Counter) bool {
	return g.mayCarry(seat, i, c) == 0
}

// Load returns what a seat has against the limits of a seaport: ships docked, and land counters ashore or aboard.
//
// Case 4.0.
func (g *State) Load(seat engine.Seat, h Hex) (docked, land int) { return g.load(seat, h) }

// Counts reports whether a kind counts against the limits of a seaport.
//
// Case 4.2.
func (tb *Tables) Counts(c Counter) bool { return tb.counts(c) }

// Done reports whether the piece has ended its move in this step.
func (m Mark) Done() bool { return m&markDone != 0 }

// Selected reports whether its owner has picked the piece: to move, to intercept, to fire or to lend its dice.
func (m Mark) Selected() bool { return m&markTaken != 0 }

// Flagged reports whether the ship has intercepted this turn.
func (m Mark) Flagged() bool { return m&markFlag != 0 }

// HexOf returns the hex that an object names, 0 if it names none.
func HexOf(o engine.Object) Hex { return hexOf(o) }

// StackOf returns the place that an object names, 0 if it names none.
func StackOf(o engine.Object) Place { return stackOf(o) }

// CounterOf returns the kind that an object names, Unseen if it names none.
func (g *State) CounterOf(o engine.Object) Counter { return g.counterOf(o) }

// NthOf returns how many counters of the same kind that could be meant come before the one that an object names: those
// ashore come before those that ships carry.
func NthOf(o engine.Object) int { return nthOf(o) }

// DieOf returns, of the die that an object names in the combat being fought, its owner, the face it shows, and in naval
// combat the highest face that hits, else 0.
//
// Case 11.2.
func (g *State) DieOf(o engine.Object) (owner engine.Seat, face, gun int) {
	owner, _, shows, _ := dieParts(o)
	if g.combat.Naval {
		if n := g.combat.dieNamed(o); n >= 0 {
			gun = int(g.combat.Shots[owner][n].Gun)
		}
	}
	return owner, int(shows), gun
}

// Eliminates returns how many enemy counters the dice of the owner of a die would eliminate in the combat being fought
// if that die showed a face, or with the dice as they are if the face is 0. Hits beyond the counters that the enemy can
// lose do not count.
//
// Cases 9.1, 9.2.
func (g *State) Eliminates(die engine.Object, face uint8) int {
	h := *g
	if face != 0 {
		h.combat.rethrow(die, face)
	}
	owner, _, _, _ := dieParts(die)
	hits, what := h.matches(owner), uint16(lossLand)
	if h.combat.Naval {
		hits, what = h.shotHits(owner), lossNaval
	}
	lo, hi := g.HexSpan(foe(owner), g.combat.Hex)
	targets := 0
	for i := lo; i < hi; i++ {
		if g.mayLose(what, &g.pieces[foe(owner)][i], g.combat.Hex) == 0 {
			targets++
		}
	}
	return min(int(hits), targets)
}
