package jenkins

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// enterStorm rolls for storms and places the markers.
//
// Cases 6.2, 8.0.
func (g *State) enterStorm(_ *engine.Frame, t *engine.Turn) bool {
	die := g.throw(English, 1, "6.2", engine.NoObject, t)[0]
	at := g.tables.Storms[die]
	t.Tell(engine.Event{Kind: KindStorm, Rule: "6.2", N: [4]int32{int32(die), int32(len(at))}})
	if len(at) > 0 {
		g.storm = uint8(die)
		for _, h := range at {
			t.Tell(engine.Event{Kind: KindStormAt, Rule: "8.0", On: hexObject(h)})
		}
	}
	return g.next(t)
}

// enterCalm removes the storms.
//
// Case 6.5.
func (g *State) enterCalm(_ *engine.Frame, t *engine.Turn) bool {
	g.storm = 0
	return g.next(t)
}

// enterFortunes rolls for the Fortune of War, then asks each seat that it names to strike.
//
// Cases 6.6, 10.0. Ruling R129.
func (g *State) enterFortunes(f *engine.Frame, t *engine.Turn) bool {
	if f.Code == 0 {
		die := g.throw(English, 1, "6.6", engine.NoObject, t)[0]
		f.Code, f.N[fortuneDie] = 1, int32(die)
		t.Tell(engine.Event{Kind: KindFortune, Rule: "6.6", N: [4]int32{int32(die)}})
		return false
	}
	fortune := &g.tables.Fortunes[f.N[fortuneDie]]
	i := f.Code - 1
	if i >= uint16(fortune.Strikes) {
		return g.next(t)
	}
	f.Code++
	g.flow.Push(engine.Frame{Step: stepStrike, Seat: fortune.By[i], Code: uint16(fortune.Target[i])})
	return false
}

// mayStrike refuses to strike anything but the top counter of an enemy stack on the map that everybody can see and that
// is of the kind the Fortune of War names.
//
// Case 10.0. Rulings R27, R115, R130, R142.
func (g *State) mayStrike(by engine.Seat, what Target, i int) engine.Reason {
	seat := foe(by)
	p := &g.pieces[seat][i]
	h := p.Place.Hex()
	top := i == 0 || g.pieces[seat][i-1].Place != p.Place
	if p.Mark&markPublic == 0 || h >= numHexes || !g.inSight(seat, p.Place, top) {
		return whyNotSeen
	}
	naval := g.row(p).Type.Naval()
	if what == TargetNaval && !naval || what == TargetLand && naval ||
		what == TargetAbroad && g.friendlyHex(seat, h) {
		return whyNotTarget
	}
	return 0
}

// enterStrike waits for the seat that strikes, and goes on if it has no target.
//
// Case 10.0. Ruling R129.
func (g *State) enterStrike(f *engine.Frame, t *engine.Turn) bool {
	for i := range int(g.count[foe(f.Seat)]) {
		if g.mayStrike(f.Seat, Target(f.Code), i) == 0 {
			return true
		}
	}
	t.Tell(engine.Event{Kind: KindNoTarget, Rule: "10.0", N: [4]int32{int32(f.Seat)}})
	return g.pop()
}

func (g *State) offerStrike(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	seat := foe(f.Seat)
	for i := range int(g.count[seat]) {
		if g.mayStrike(f.Seat, Target(f.Code), i) == 0 {
			o.Plain(VerbStrike, stackObject(g.pieces[seat][i].Place), engine.NoObject, "10.0")
		}
	}
}

// mayStrikeAt refuses a stack whose top counter is no target.
//
// Case 10.0.
func (g *State) mayStrikeAt(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	if lo, hi := g.span(foe(c.Seat), stackOf(c.On)); lo < hi {
		return g.mayStrike(c.Seat, Target(f.Code), lo)
	}
	return whyNotSeen
}

// strike eliminates the top counter of a stack.
//
// Case 10.0.
func (g *State) strike(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	p := stackOf(c.On)
	seat := foe(f.Seat)
	lo, _ := g.span(seat, p)
	t.Tell(engine.Event{Kind: KindStruck, Rule: "10.0", About: counterObject(g.row(&g.pieces[seat][lo]).Front),
		On: hexObject(p.Hex()), N: [4]int32{int32(f.Seat)}})
	g.pop()
	g.eliminate(seat, lo, "10.0", t)
	g.tidy(seat, p.Hex(), t)
}

// abroad reports whether a seat has counters in a hex without a friendly seaport. Everybody can see that.
//
// Case 6.7.
func (g *State) abroad(seat engine.Seat) bool {
	for i := range g.fought {
		for set := g.ships[seat][i] | g.shore[seat][i]; set != 0; set &= set - 1 {
			if h := Hex(i<<6 + bits.TrailingZeros64(set)); h < numHexes && !g.friendlyHex(seat, h) {
				return true
			}
		}
	}
	return false
}

// enterSupply asks each seat that has counters abroad what it loses where they are out of supply.
//
// Case 6.7. Rulings R122, R123, R169.
func (g *State) enterSupply(f *engine.Frame, t *engine.Turn) bool {
	if f.Code == 0 {
		f.Code = 2
		if g.abroad(f.Seat) {
			f.Code = 1
		} else {
			t.Tell(engine.Event{Kind: KindNoneAbroad, Rule: "6.7", N: [4]int32{int32(f.Seat)}})
		}
	}
	if f.Code == 1 {
		return true
	}
	g.fought = hexSet{}
	if f.Seat == Spanish {
		return g.next(t)
	}
	*f = engine.Frame{Step: stepSupply, Seat: Spanish}
	return false
}

// unsupplied reports whether the counters of a seat in a hex are out of supply and
// have not paid for it.
//
// Cases 6.7, 11.8. Rulings R120, R121.
func (g *State) unsupplied(seat engine.Seat, h Hex) bool {
	if h == 0 || h >= numHexes || g.friendlyHex(seat, h) || g.fought.has(h) {
		return false
	}
	return g.isHungry(g.inHex(seat, h), nil)
}

// isHungry reports whether some counters and others together have one that needs supply, and no supplies counter.
//
// Case 6.7. Ruling R121.
func (g *State) isHungry(some, others []Piece) bool {
	hungry := false
	for _, all := range [...][]Piece{some, others} {
		for i := range all {
			switch g.row(&all[i]).Type {
			case Supplies:
				return false
			case Deception:
			default:
				hungry = true
			}
		}
	}
	return hungry
}

// offerSupply offers the counters of each hex out of supply, except deception counters. One of each hex is lost.
//
// Case 6.7. Rulings R115, R122.
func (g *State) offerSupply(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	last, out, any := Hex(0), false, false
	lo := 0
	for i := range int(g.count[d.Seat]) {
		p := &g.pieces[d.Seat][i]
		if h := p.Place.Hex(); h != last {
			last, out, lo = h, g.unsupplied(d.Seat, h), i
		}
		if !out || g.row(p).Type == Deception {
			continue
		}
		any = true
		if on, other := g.option(d.Seat, lo, i, false, g.without(d.Seat, 0)); other {
			o.Plain(VerbLose, on, hexObject(last), "6.7")
		}
	}
	offer(VerbDone, "6.7", unless(!any, whyStarving), o)
}

// maySupply refuses to go on while a seat has a hex out of supply.
//
// Case 6.7.
func (g *State) maySupply(seat engine.Seat) engine.Reason {
	for i := range int(g.count[seat]) {
		if g.unsupplied(seat, g.pieces[seat][i].Place.Hex()) {
			return whyStarving
		}
	}
	return 0
}

// mayStarve refuses a counter that is not lost for want of supply.
//
// Cases 6.7, 11.8. Rulings R115, R122.
func (g *State) mayStarve(c engine.Choice) engine.Reason {
	h, k := hexOf(c.With), g.counterOf(c.On)
	switch {
	case k != Unseen && g.tables.Row(k).Type == Deception:
		return whyDecoyFed
	case g.unsupplied(c.Seat, h):
		return unless(g.starved(c.Seat, c.On, h) >= 0, whyNotStarved)
	case g.friendlyHex(c.Seat, h):
		return whyPortSupply
	case g.fought.has(h):
		return whyPaid
	}
	lo, hi := g.HexSpan(c.Seat, h)
	fed := h != 0 && g.any(c.Seat, lo, hi, func(p *Piece) bool { return g.row(p).Type == Supplies })
	return or(unless(!fed, whySupplied), whyNotStarved)
}

// starved returns the index of the piece that an object names in a hex, or -1.
func (g *State) starved(seat engine.Seat, what engine.Object, h Hex) int {
	return g.named(seat, g.start(seat, At(h, 0)), g.start(seat, At(h+1, 0)), what, false, g.without(seat, 0))
}

// starve eliminates a counter that is out of supply.
//
// Case 6.7.
func (g *State) starve(c engine.Choice, t *engine.Turn) {
	h := hexOf(c.With)
	g.fought.add(h)
	i := g.starved(c.Seat, c.On, h)
	g.eliminate(c.Seat, i, "6.7", t)
	g.tidy(c.Seat, h, t)
}

// endSupply ends the step of a seat whose counters are all in supply.
//
// Case 6.7.
func (g *State) endSupply(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	f.Code = 2
	t.Tell(engine.Event{Kind: KindSupplied, Rule: "6.7", N: [4]int32{int32(c.Seat)}})
}

// The strides of stepSuccession, held in Code. N[successor] is the result of the table.
const (
	successionRoll = iota
	successionFunds
	successionOver
)

// enterSuccession rolls for the War of Austrian Succession and carries out the result.
//
// Case 6.8. Rulings R124, R125, R126, R127, R128, R169.
func (g *State) enterSuccession(f *engine.Frame, t *engine.Turn) bool {
	switch {
	case g.peace && f.Code == successionRoll:
		t.Tell(engine.Event{Kind: KindNoWar, Rule: "6.8"})
		return g.next(t)
	case f.Code == successionOver:
		return g.next(t)
	case f.Code == successionFunds:
		seat := English
		if Succession(f.N[successor]) == SuccessionSpanishFunds {
			seat = Spanish
		}
		faces := g.throw(seat, 2, "6.8", engine.NoObject, t)
		g.fund(seat, faces.Sum(), KindFunds, "6.8", t)
		f.Code = successionOver
		return false
	}
	die := int(g.throw(Spanish, 1, "6.8", engine.NoObject, t)[0])
	drm, result := g.successionDRM(), g.succession(die)
	t.Tell(engine.Event{Kind: KindSuccession, Rule: "6.8", N: [4]int32{int32(die), int32(drm), int32(result)}})
	f.Code, f.N[successor] = successionOver, int32(result)
	switch result {
	case SuccessionSpanishFunds, SuccessionEnglishFunds:
		f.Code = successionFunds
	case SuccessionEnglishShip:
		g.askLoss(English, English, lossShip, 0, 1)
	case SuccessionEnglishSoldiers:
		g.askLoss(English, English, lossSoldiers, 0, 1)
	case SuccessionSpanishSoldiers:
		g.askLoss(Spanish, Spanish, lossSoldiers, 0, 1)
	case SuccessionSpanishShip:
		g.askLoss(Spanish, Spanish, lossShip, 0, 1)
	case SuccessionPeace:
		g.peace = true
		t.Tell(engine.Event{Kind: KindPeace, Rule: "6.8"})
	}
	return false
}

// successionDRM returns what the French and the Dutch at war change of the die for the war in Europe.
//
// Case 6.8.
func (g *State) successionDRM() int { return int(engine.Truth(g.french)) - int(engine.Truth(g.dutch)) }

// succession returns what the war in Europe brings by a die.
//
// Case 6.8.
func (g *State) succession(die int) Succession {
	return g.tables.Succession[min(max(die+g.successionDRM(), 1), len(g.tables.Succession)-1)]
}

// enterTurnEnd goes on to the next turn, or to the victory dice after the last one.
//
// Cases 1.2, 7.2. Rulings R45, R54.
func (g *State) enterTurnEnd(_ *engine.Frame, t *engine.Turn) bool {
	g.french, g.dutch = false, false
	for seat := English; seat <= Spanish; seat++ {
		g.markAll(seat, markFlag)
	}
	if g.turn >= g.played().Last {
		return g.goTo(stepVictory, t)
	}
	g.turn++
	t.Tell(engine.Event{Kind: KindTurn, Rule: "1.2", N: [4]int32{int32(g.turn)}})
	return g.goTo(stepEnglishIncome, t)
}
