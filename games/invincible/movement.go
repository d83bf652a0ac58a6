package invincible

import "github.com/weathergage/weathergage/engine"

// Squares a squadron may enter in one Move.
//
// Cases 6.1.2, 6.1.4.
const (
	spanishSquares  = 1
	galleassSquares = 2
	englishSquares  = 3
)

// What a Move frame keeps in moveFlags; moveSquares counts the squares entered.
const (
	moveAsked    = 1 << iota // the chit window at its start has been open
	moveTide                 // with Favouring Tide
	moveStopped              // it entered a stop square
	moveThird                // it rolled for a third square and may enter it
	moveDenied               // it rolled and may not
	moveAttacked             // it has attacked
)

// Seat returns the side to which a squadron belongs.
func (s Squadron) Seat() engine.Seat {
	if s <= lastEnglish {
		return English
	}
	return Spanish
}

// IsHulk reports whether it is one of the three hulk squadrons.
func (s Squadron) IsHulk() bool { return s >= Medina1 }

// seatSquadrons returns the first and last squadron of a seat.
func seatSquadrons(seat engine.Seat) (first, last Squadron) {
	if seat == English {
		return firstEnglish, lastEnglish
	}
	return firstSpanish, lastSpanish
}

// mayMove checks whether a squadron may take a Move Action: it is on the Tactical
// Map, the weather lets it, and there is a square to enter or somebody to attack.
//
// Cases 6.1, 6.1.4, 11.1. Rulings R25, R144, R148.
func (g *State) mayMove(s Squadron) engine.Reason {
	if why := g.mayAct(s); why != 0 {
		return why
	}
	if g.at[s] == 0 {
		return whyNotOnMap
	}
	if g.weather != Normal {
		switch {
		case g.weather != Calm:
			return whyWeatherMove
		case s != Moncada:
			return whyCalmMove
		}
	}
	var flags int32
	if g.hand[s.Seat()][FavouringTide] > 0 {
		flags = moveTide // it may yet be played
	}
	if !g.canStep(s, 0, flags) && !g.canAttack(s) {
		return whyNowhere
	}
	return 0
}

// upwind returns the direction straight into the wind. The directions beside it lead
// to the stop squares.
//
// Case 6.1.2. Ruling R6.
func (g *State) upwind() int {
	if g.wind == Westerly {
		return west
	}
	return east
}

// isStop reports whether a direction leads to a stop square: diagonally into the
// wind.
//
// Case 6.1.2. Rulings R6, R22.
func (g *State) isStop(direction int) bool {
	off := (direction - g.upwind() + 8) % 8
	return off == 1 || off == 7
}

// squaresAllowed returns how many squares a squadron may enter in a Move of which
// flags are the moveFlags of its frame.
//
// Cases 6.1.2, 6.1.4, 17.1.6c. Rulings R148, R149.
func (g *State) squaresAllowed(s Squadron, flags int32) int32 {
	allowed := int32(englishSquares)
	switch {
	case s == Moncada:
		allowed = galleassSquares
	case s.Seat() == Spanish:
		allowed = spanishSquares
	case flags&moveDenied != 0:
		allowed--
	}
	if flags&moveTide != 0 {
		allowed += int32(g.tables.Chits[FavouringTide].Squares)
	}
	return allowed
}

// mayStep checks whether a squadron that has entered so many squares, with those
// flags, may enter the neighbouring square in a direction. The galleasses and a
// squadron with a favouring tide do not mind the wind.
//
// Cases 6.1.1, 6.1.2, 6.1.4, 17.1.6c. Rulings R20, R21, R22, R23, R24, R26, R148.
func (g *State) mayStep(s Squadron, direction int, entered, flags int32) engine.Reason {
	to := g.tables.Neighbours[g.at[s]][direction]
	switch {
	case to == 0:
		return whyNotAdjacent
	case g.occupant[to] != NoSquadron:
		return whyOccupied
	case flags&moveStopped != 0:
		return whyStopSquare
	case entered > 0 && entered >= g.squaresAllowed(s, flags):
		switch {
		case flags&moveDenied != 0:
			return whyThirdDenied
		case s == Moncada:
			return whyOarsSpent
		}
		return whyMoveSpent
	case s != Moncada && flags&moveTide == 0 && direction == g.upwind():
		return whyUpwind
	}
	return 0
}

func (g *State) canStep(s Squadron, entered, flags int32) bool {
	for direction := range 8 {
		if g.mayStep(s, direction, entered, flags) == 0 {
			return true
		}
	}
	return false
}

// enterMove opens the window for Favouring Tide, then waits until the squadron
// stops, has attacked, or can do neither more.
//
// Cases 6.1, 6.1.1. Rulings R15, R28, R51.
func (g *State) enterMove(f *engine.Frame, _ *engine.Turn) bool {
	s := SquadronOf(f.About)
	if f.N[moveFlags]&moveAsked == 0 {
		f.N[moveFlags] |= moveAsked
		if g.openWindow(windowMove, s) {
			return false
		}
	}
	if g.lost[s] || f.N[moveFlags]&moveAttacked != 0 || !g.canStep(s, f.N[moveSquares], f.N[moveFlags]) && !g.canAttack(s) {
		return g.endAction(s)
	}
	return true
}

// endAction puts the Moved marker on a squadron that has completed its Action.
//
// Cases 6.1, 7.6.
func (g *State) endAction(s Squadron) bool {
	g.moved[s] = !g.lost[s]
	g.flow.Pop()
	return false
}

// openMove asks the side of a squadron that moves where it goes.
//
// Case 6.1.1.
func (g *State) openMove(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return g.openTo(SquadronOf(f.About).Seat(), f, buf)
}

func (g *State) offerMove(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	s := SquadronOf(f.About)
	beside := &g.tables.Neighbours[g.at[s]]
	for direction, to := range beside {
		if g.mayStep(s, direction, f.N[moveSquares], f.N[moveFlags]) == 0 {
			o.Plain(VerbStep, to.object(), engine.NoObject, "6.1.2")
		}
	}
	for direction := north; direction < 8; direction += 2 {
		if target := g.occupant[beside[direction]]; target != NoSquadron && g.mayAttack(s, target) == 0 {
			o.Plain(VerbAttack, target.object(), engine.NoObject, "7.1")
		}
	}
	o.Plain(VerbStop, engine.NoObject, engine.NoObject, "6.1")
}

// doMove carries a squadron one square on or ends the Action. Without Hawkins' reforms an English
// squadron rolls before its third square.
//
// Cases 6.1.1, 17.1.6c. Ruling R149.
func (g *State) doMove(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	s := SquadronOf(f.About)
	if c.Verb == VerbStop {
		g.endAction(s)
		return
	}
	rolled := f.N[moveFlags]&(moveThird|moveDenied) != 0
	if f.N[moveSquares] == englishSquares-1 && s.Seat() == English && !rolled && g.rules.has(ruleNoReformsThird) {
		g.flow.Push(engine.Frame{Step: stepThirdSquare, About: c.On})
		return
	}
	g.enterSquare(f, s, SquareOf(c.On), t)
}

// enterThirdSquare rolls whether an English squadron makes its third square. If
// it does not it stays where it is, but with a favouring tide it still enters
// that one and no fourth. Frame: About the square.
//
// Case 17.1.6c. Ruling R149.
func (g *State) enterThirdSquare(f *engine.Frame, t *engine.Turn) bool {
	move := g.flow.At(g.flow.Depth() - 2)
	s, to := SquadronOf(move.About), SquareOf(f.About)
	faces := g.roll(t, English, 1, "17.1.6c", s)
	made := int8(faces[0]) <= g.tables.Modifiers.NoReformsThirdMost
	g.flow.Pop()
	flag := int32(moveDenied)
	if made {
		flag = moveThird
	}
	move.N[moveFlags] |= flag
	t.Tell(engine.Event{Kind: KindThirdSquare, Rule: "17.1.6c", About: s.object(),
		N: [4]int32{int32(faces[0]), engine.Truth(made)}})
	if move.N[moveSquares] < g.squaresAllowed(s, move.N[moveFlags]) {
		g.enterSquare(move, s, to, t)
	}
	return false
}

// enterSquare moves a squadron one square and notes whether it must stop there.
//
// Cases 6.1.1, 6.1.2, 6.1.4. Rulings R20, R21, R148.
func (g *State) enterSquare(f *engine.Frame, s Squadron, to Square, t *engine.Turn) {
	from := g.at[s]
	for direction := range 8 {
		if g.tables.Neighbours[from][direction] == to &&
			g.isStop(direction) && s != Moncada && f.N[moveFlags]&moveTide == 0 {
			f.N[moveFlags] |= moveStopped
		}
	}
	f.N[moveSquares]++
	g.put(s, to)
	rule := engine.Case("6.1.2")
	if s == Moncada {
		rule = "6.1.4"
	}
	t.Tell(engine.Event{Kind: KindMoved, Rule: rule, About: s.object(), On: to.object()})
}

// mayChooseMove refuses a Move Action.
//
// Cases 6.1, 7.1.
func (g *State) mayChooseMove(c engine.Choice) engine.Reason {
	s, never := SquadronOf(c.On), engine.Reason(0)
	if g.at[s] == 0 {
		never = whyNotOnMap
	}
	why, now := g.mayBegin(c.Seat, s, never)
	switch {
	case !now:
		return why
	case g.struck[s] != 0:
		return whyMoveOver
	}
	return g.mayMove(s)
}

// chooseMove begins a Move Action.
//
// Case 6.1.1.
func (g *State) chooseMove(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.flow.Push(engine.Frame{Step: stepMove, About: c.On})
}

// maySailOn refuses a squadron the next square of its Move, or the next box or port of its voyage.
//
// Cases 6.0, 6.1.1, 7.1, 12.3.
func (g *State) maySailOn(c engine.Choice) engine.Reason {
	f, s, sea := g.flow.Top(), SquadronOf(c.About), PlaceOf(c.On) != 0
	if why := g.whyTheirs(c.Seat, s); why != 0 {
		return why
	}
	switch {
	case f.Step == stepMove && f.About == c.About && SquareOf(c.On) != 0:
		return g.whyStep(f, SquareOf(c.On))
	case f.Step == stepVoyage && f.About == c.About && sea:
		return g.maySailTo(f, PlaceOf(c.On))
	case sea:
		return g.whySailTo(f, s)
	case g.underAttack(f, s):
		return whyUnderAttack
	case tactical(g.flow.At(0).Step, 1-c.Seat):
		return whyTheirPhase
	case !tactical(g.flow.At(0).Step, c.Seat):
		return 0
	case g.struck[s]&evaded != 0:
		return whyEvaded
	case g.struck[s] != 0:
		return whyMoveOver
	case !acting(f, c.Seat) && g.flow.At(1).About != c.About:
		return whyNotChosen
	case !acting(f, c.Seat):
		return 0
	}
	return or(g.mayMove(s), whyNotChosen)
}

// whyStep returns why a squadron in a Move may not enter a square.
func (g *State) whyStep(f *engine.Frame, to Square) engine.Reason {
	s := SquadronOf(f.About)
	for direction := range 8 {
		if to != 0 && g.tables.Neighbours[g.at[s]][direction] == to {
			return g.mayStep(s, direction, f.N[moveSquares], f.N[moveFlags])
		}
	}
	return whyNotAdjacent
}
