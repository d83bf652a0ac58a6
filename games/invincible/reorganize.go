package invincible

import "github.com/weathergage/weathergage/engine"

// isAnchoring reports whether this is the turn on which the Armada anchors in
// Calais Roads.
//
// Case 9.3. Ruling R74.
func (g *State) isAnchoring() bool { return g.armada == boxCalaisRoads && !g.fireship }

// hasToDisengage reports whether an English squadron lies where it may not stay:
// in the white squares, and when the Armada anchors also in rows 8 and 9.
//
// Cases 9.1, 9.3. Rulings R68, R71.
func (g *State) hasToDisengage(s Squadron) bool { return g.at[s] != 0 && !g.isDisengagedAt(g.at[s]) }

func (g *State) isDisengagedAt(sq Square) bool {
	return !g.tables.Squares[sq].White && !(g.isAnchoring() && southernRows.has(sq))
}

// southernRows are rows 8 and 9.
//
// Case 9.3.
var southernRows = func() (set squareSet) {
	for sq := squareAt(0, rows-2); sq < numSquares; sq++ {
		set.add(sq)
	}
	return set
}()

// disengageTo returns the squares to which an English squadron may disengage: the
// nearest vacant ones that will do, or at Calais the first one on the way to the
// nearest edge other than the southern.
//
// Cases 9.1, 9.3. Rulings R66, R67, R69, R70, R72.
func (g *State) disengageTo(s Squadron) squareSet {
	if g.isAnchoring() {
		if set := g.towardsEdge(g.at[s]); set != (squareSet{}) {
			return set
		}
	}
	room := g.vacant().without(&g.tables.areas.white)
	if g.isAnchoring() {
		room = room.without(&southernRows)
	}
	return nearest(g.at[s], room)
}

// towardsEdge returns the first square that will do on the straight way from a
// square to the nearest edge other than the southern; more than one if edges are
// equally near, none if no square on the way will do.
//
// Case 9.3. Rulings R71, R72.
func (g *State) towardsEdge(from Square) (set squareSet) {
	ways := [3]struct{ distance, direction int }{
		{from.row(), north}, {from.column(), west}, {columns - 1 - from.column(), east},
	}
	nearest := min(ways[0].distance, ways[1].distance, ways[2].distance)
	for _, way := range ways {
		if way.distance != nearest {
			continue
		}
		for sq := g.tables.Neighbours[from][way.direction]; sq != 0; sq = g.tables.Neighbours[sq][way.direction] {
			if g.occupant[sq] == NoSquadron && g.isDisengagedAt(sq) {
				set.add(sq)
				break
			}
		}
	}
	return set
}

// hasToReorganize reports whether a Spanish squadron lies outside the white
// squares. Those inside stay as they are.
//
// Case 9.2. Ruling R19.
func (g *State) hasToReorganize(s Squadron) bool {
	return g.at[s] != 0 && !g.tables.Squares[g.at[s]].White
}

// reorganizeTo returns the nearest vacant white squares.
//
// Case 9.2. Rulings R66, R67, R69, R70.
func (g *State) reorganizeTo(s Squadron) squareSet {
	return nearest(g.at[s], g.vacant().within(&g.tables.areas.white))
}

// enterDisengage moves English squadrons by themselves as long as their owner has
// nothing to choose.
//
// Case 9.1. Ruling R67.
func (g *State) enterDisengage(_ *engine.Frame, t *engine.Turn) bool {
	s, sq, asked := g.settledSquare(English)
	switch {
	case asked:
		return true
	case s == NoSquadron:
		return g.next(t)
	}
	g.disengage(s, sq, t)
	return false
}

// enterReorganize does the same for the Spanish. When the Armada anchors it is
// deployed anew instead.
//
// Cases 9.2, 9.3. Rulings R67, R73.
func (g *State) enterReorganize(_ *engine.Frame, t *engine.Turn) bool {
	if g.isAnchoring() {
		return g.next(t)
	}
	s, sq, asked := g.settledSquare(Spanish)
	switch {
	case asked:
		return true
	case s == NoSquadron:
		return g.next(t)
	}
	g.reorganize(s, sq, t)
	return false
}

// settledSquare returns a squadron of the seat that must move and the square it
// goes to, if the owner has no choice: each has but one square to go to, and no
// two the same. Otherwise the owner is asked. NoSquadron if nobody must move.
//
// Cases 9.1, 9.2. Rulings R67, R168.
func (g *State) settledSquare(seat engine.Seat) (who Squadron, to Square, asked bool) {
	var taken squareSet
	first, last := seatSquadrons(seat)
	for s := first; s <= last; s++ {
		var set squareSet
		switch {
		case seat == English && g.hasToDisengage(s):
			set = g.disengageTo(s)
		case seat == Spanish && g.hasToReorganize(s):
			set = g.reorganizeTo(s)
		default:
			continue
		}
		sq := set.only()
		if sq == 0 || taken.has(sq) {
			return NoSquadron, 0, true
		}
		taken.add(sq)
		who, to = s, sq
	}
	return who, to, false
}

func (g *State) openDisengage(_ *engine.Frame, buf []engine.Decision) []engine.Decision {
	for s := firstEnglish; s <= lastEnglish; s++ {
		if g.hasToDisengage(s) {
			buf = append(buf, engine.Decision{Seat: English, Ask: AskDisengage, About: s.object(), Rule: "9.1"})
		}
	}
	return buf
}

func (g *State) openReorganize(_ *engine.Frame, buf []engine.Decision) []engine.Decision {
	for s := firstSpanish; s <= lastSpanish; s++ {
		if g.hasToReorganize(s) {
			buf = append(buf, engine.Decision{Seat: Spanish, Ask: AskReorganize, About: s.object(), Rule: "9.2"})
		}
	}
	return buf
}

// offerDisengage offers a squadron the squares to which it disengages.
//
// Case 9.1.
func (g *State) offerDisengage(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	g.offerSquares(g.disengageTo(SquadronOf(d.About)), VerbDisengage, "9.1", o)
}

// offerReorganize offers a squadron the squares to which it reorganizes.
//
// Case 9.2.
func (g *State) offerReorganize(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	g.offerSquares(g.reorganizeTo(SquadronOf(d.About)), VerbReorganize, "9.2", o)
}

// mayDisengage refuses an English squadron a square to disengage to.
//
// Cases 9.1, 9.3.
func (g *State) mayDisengage(c engine.Choice) engine.Reason {
	s, sq := SquadronOf(c.About), SquareOf(c.On)
	if why := g.whyTheirs(c.Seat, s); why != 0 {
		return why
	}
	switch {
	case c.Seat == Spanish || sq == 0 || g.flow.Top().Step != stepDisengage:
		return 0
	case !g.hasToDisengage(s):
		return whyDisengaged
	}
	if set := g.disengageTo(s); set.has(sq) {
		return 0
	}
	if g.isAnchoring() {
		return whyDisengageCalais
	}
	return whyDisengageFar
}

// mayReorganize refuses a Spanish squadron a square to reorganize to.
//
// Case 9.2.
func (g *State) mayReorganize(c engine.Choice) engine.Reason {
	s, sq := SquadronOf(c.About), SquareOf(c.On)
	if why := g.whyTheirs(c.Seat, s); why != 0 {
		return why
	}
	switch {
	case c.Seat == English || sq == 0 || g.flow.Top().Step != stepReorganize:
		return 0
	case !g.hasToReorganize(s):
		return whyReorganized
	}
	if set := g.reorganizeTo(s); !set.has(sq) {
		return whyReorganizeFar
	}
	return 0
}

// doDisengage disengages a squadron.
//
// Case 9.1.
func (g *State) doDisengage(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.disengage(SquadronOf(c.About), SquareOf(c.On), t)
}

// doReorganize reorganizes a squadron.
//
// Case 9.2.
func (g *State) doReorganize(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.reorganize(SquadronOf(c.About), SquareOf(c.On), t)
}

func (g *State) disengage(s Squadron, sq Square, t *engine.Turn) {
	g.put(s, sq)
	t.Tell(engine.Event{Kind: KindDisengaged, Rule: "9.1", About: s.object(), On: sq.object()})
}

func (g *State) reorganize(s Squadron, sq Square, t *engine.Turn) {
	g.put(s, sq)
	t.Tell(engine.Event{Kind: KindReorganized, Rule: "9.2", About: s.object(), On: sq.object()})
}

// enterAnchor takes the Armada off the Tactical Map when it anchors at Calais and
// waits until the Spanish have placed every squadron in the anchorage. Frame:
// Code 1 once the squadrons are lifted.
//
// Cases 9.3, 13.0. Ruling R73.
func (g *State) enterAnchor(f *engine.Frame, t *engine.Turn) bool {
	if !g.isAnchoring() {
		return g.next(t)
	}
	if f.Code == 0 {
		f.Code = 1
		for s := firstSpanish; s <= lastSpanish; s++ {
			g.lift(s)
		}
	}
	return g.enterDeploy(f, t)
}
