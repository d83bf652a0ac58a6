package jenkins

import "github.com/weathergage/weathergage/engine"

// Questions that say where they are decided and what is left, for engine.Asker. Number 1 is how many counters are still
// to go.
var (
	askedLoss = [numLosses]string{
		lossFleet:    "%S: the sea takes %1 %{1:counter|counters} of the ships at %A. Which %{1:one|goes next}?",
		lossDisease:  "%S: disease takes %1 %{1:counter|counters} at %A. Which %{1:one|goes next}?",
		lossNaval:    "%S: the naval combat at %A costs you %1 %{1:counter|counters}. Which %{1:one|goes next}?",
		lossLand:     "%S: the land combat at %A costs you %1 %{1:counter|counters}. Which %{1:one|goes next}?",
		lossShip:     "%S: a ship of the line is called home. Which one?",
		lossSoldiers: "%S: %1 %{1:infantry counter is|infantry counters are} called home. Which %{1:one|goes next}?",
	}
	askedPrize = [numLosses]string{
		lossFleet: "%S: the sea takes %1 enemy %{1:counter|counters} at %A. Which %{1:one|goes next}?",
		lossNaval: "%S: the enemy loses %1 %{1:counter|counters} in the naval combat at %A. Which %{1:one|goes next}?",
		lossLand:  "%S: the enemy loses %1 %{1:counter|counters} in the land combat at %A. Which %{1:one|goes next}?",
	}
)

const (
	askedSupply = "%S: troops without supply must go. Which? %1 %{1:hex|hexes} without supply %{1:loses|lose} a counter%{1:| each}."
	askedStrike = "%S: the Fortune of War strikes a stack. Whose top counter goes? It takes %{1=any visible enemy counter|" +
		"a visible enemy ship|a visible enemy land counter|a visible enemy counter outside its friendly seaports}."
)

// Questions of which counters fire, by what the seat has. Number 1 is how many dice its own ships have, number 2 the
// enemy's.
const (
	askedCommit = "%S: which shore guns and fire ships fire at %A, with %1 %{1:die|dice} of ships against %2? All other ships fire anyway."
	askedGuns   = "%S: which shore guns fire at %A, with %1 %{1:die|dice} of ships against %2? All ships fire anyway."
	askedFire   = "%S: which fire ships fire at %A, with %1 %{1:die|dice} of ships against %2? All other ships fire anyway."
	askedDice   = "%S: whose fire do your leaders direct at %A, with %1 %{1:die|dice} of ships against %2?"
	askedLed    = " Your leaders have %3 more %{3:die|dice} to give."
	askedStake  = " Each counter that hits costs the enemy one."
)

// Whether a deception counter is spent: number 1 is how many counters of the seat hit as the dice lie, 2 how many of the
// enemy's, 3 whether some of them are hidden.
const askedDeceive = "%S: spend a deception counter at %A? As the dice lie, you hit %1 %{1:time|times} and the enemy hits " +
	"%{3?at least |}%2 %{2:time|times}; each hit costs a counter. You lose the deception counter."

// Questions of where bought counters go, by how many kinds there are. Number 1 is how many counters.
const (
	askedPlace    = "%S: where do the new counters go? You have %O to place."
	askedPlaceAll = "%S: where do the new counters go? You have %1 to place, each of them %O."
	askedPlaceTwo = "%S: where do the new counters go? You have %1 to place, among them %O and %W."
)

// askedLanding is what lands at a seaport whose owner holds it ashore: number 1 is how many dice the seaport takes from
// those who land.
const askedLanding = "%S: what lands at %A? The enemy holds it: those who land fight ashore, with %1 %{1:die|dice} fewer for its walls."

// Asked returns a question with the place where it is decided and what is left. It implements engine.Asker.
func (g *State) Asked(d engine.Decision) engine.Asked {
	f := g.flow.Top()
	a := engine.Asked{At: placeOf(d.About)}
	switch d.Ask {
	case AskLoss, AskPrize:
		if f.Step != stepLoss {
			return g.askedSupply(d.Seat)
		}
		if a.Prompt = askedLoss[f.Code]; d.Ask == AskPrize {
			a.Prompt = askedPrize[f.Code]
		}
		a.N[0] = f.N[lossesLeft]
		a.Left = a.N[0]
	case AskStrike:
		a.Prompt, a.N[0] = askedStrike, int32(f.Code)
	case AskCommit:
		g.askedFire(d.Seat, &a)
	case AskDeceive:
		g.askedDeceive(d.Seat, &a)
	case AskPlace:
		g.askedPlace(d.Seat, &a)
	case AskLanding:
		g.askedLanding(d, &a)
	case AskIntercept, AskBombard, AskRetreat, AskLend, AskFlight:
	default: // the board stays where the player moves
		a.At = engine.NoObject
	}
	return a
}

// askedSupply puts the question of what is lost for want of supply, with how many hexes lose a counter, or which.
//
// Case 6.7.
func (g *State) askedSupply(seat engine.Seat) engine.Asked {
	a := engine.Asked{Prompt: askedSupply}
	for h := Hex(1); h < numHexes; h++ {
		if !g.unsupplied(seat, h) {
			continue
		}
		a.At = hexObject(h)
		a.Left++
	}
	if a.N[0] = a.Left; a.Left > 1 {
		a.At = engine.NoObject
	}
	return a
}

// askedFire puts the question of what fires, with the dice of both sides, the leaders' dice that are left, and what a hit
// costs.
//
// Case 9.1.
func (g *State) askedFire(seat engine.Seat, a *engine.Asked) {
	c := &g.combat
	led := int32(c.Tactics[seat]) + int32(g.tacticsAshore(seat)) - int32(c.Ashore[seat])
	a.Prompt, a.N = g.askedFirers(seat), [4]int32{int32(c.NumShots[seat]), int32(c.NumShots[foe(seat)]), led}
	if led > 0 {
		a.Prompt += askedLed
	}
	if a.Prompt == askedDice+askedLed {
		a.Left = led // all that is left are leaders' dice, each of which has a proposal
	}
	a.Prompt += askedStake
}

// askedDeceive puts the question of a deception counter, with the hits as the dice lie.
//
// Cases 9.1, 9.2, 11.2.
func (g *State) askedDeceive(seat engine.Seat, a *engine.Asked) {
	a.Prompt = askedDeceive
	for i, of := range [...]engine.Seat{seat, foe(seat)} {
		if g.combat.Naval {
			a.N[i] = int32(g.shotHits(of))
		} else {
			a.N[i] = int32(g.matches(of))
		}
	}
	for i, hi := g.start(foe(seat), At(g.combat.Hex, 0)), g.start(foe(seat), At(g.combat.Hex+1, 0)); i < hi && !g.combat.Naval; i++ {
		if g.pieces[foe(seat)][i].Counter == Unseen {
			a.N[2] = 1
		}
	}
}

// askedLanding puts the question of a landing: who lands where the enemy is ashore in its seaport fights there, and each
// of those that fight is due.
//
// Cases 7.3, 9.2.
func (g *State) askedLanding(d engine.Decision, a *engine.Asked) {
	h := hexOf(d.About)
	if !g.storms(d.Seat, h) {
		return
	}
	lo, hi := g.span(foe(d.Seat), At(h, LayerShore))
	if lo < hi {
		a.Prompt, a.N[0] = askedLanding, int32(g.tables.Ports[g.tables.PortAt[h]].Value)
	}
	for _, op := range g.Options(d, nil) {
		a.Left += engine.Truth(g.landsForce(op))
	}
}

// askedFirers returns the question of what fires in a naval combat, by what the seat has that may.
//
// Case 9.1.
func (g *State) askedFirers(seat engine.Seat) string {
	guns, fire := false, false
	for i, hi := g.start(seat, At(g.combat.Hex, 0)), g.start(seat, At(g.combat.Hex+1, 0)); i < hi; i++ {
		if p := &g.pieces[seat][i]; g.mayFire(p) == 0 {
			guns, fire = guns || !g.naval(p), fire || g.naval(p)
		}
	}
	switch {
	case guns && fire:
		return askedCommit
	case guns:
		return askedGuns
	case fire:
		return askedFire
	}
	return askedDice
}

// askedPlace names what a seat has bought and not placed yet.
//
// Case 3.5.
func (g *State) askedPlace(seat engine.Seat, a *engine.Asked) {
	lo, hi := g.span(seat, At(BoxBought, LayerOutside))
	if lo == hi {
		return
	}
	first, last := g.pieces[seat][lo].Counter, g.pieces[seat][hi-1].Counter
	a.N[0], a.On, a.With = int32(hi-lo), counterObject(first), counterObject(last)
	switch {
	case hi-lo == 1:
		a.Prompt = askedPlace
	case first == last:
		a.Prompt = askedPlaceAll
	default:
		a.Prompt = askedPlaceTwo
	}
}

// placeOf returns the hex that an object is or lies in, or NoObject.
func placeOf(o engine.Object) engine.Object {
	if hexOf(o) != 0 {
		return o
	}
	if h := stackOf(o).Hex(); h != 0 && h < numHexes {
		return hexObject(h)
	}
	return engine.NoObject
}

// Aboard appends what goes down with a ship that is lost. It implements engine.Manifest.
//
// Case 6.3.
func (g *State) Aboard(buf []engine.Object, d engine.Decision, c engine.Choice) []engine.Object {
	if c.Verb != VerbLose || d.Ask != AskLoss {
		return buf
	}
	seat, i, lands := g.givenUp(engine.Option{Verb: c.Verb, On: c.On, With: c.With})
	if i < 0 || lands || !g.naval(&g.pieces[seat][i]) {
		return buf
	}
	for j := i - 1; j >= 0 && g.pieces[seat][j].Place == g.pieces[seat][i].Place && !g.naval(&g.pieces[seat][j]); j-- {
		if p := &g.pieces[seat][j]; g.cargo(p) && p.Counter != Unseen {
			buf = append(buf, nthObject(p.Counter, 0))
		}
	}
	return buf
}
