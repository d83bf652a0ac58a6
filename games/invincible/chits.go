package invincible

import "github.com/weathergage/weathergage/engine"

// What an event frame keeps in eventFlags; eventAsked counts the seats that have been asked
// for Hand of God. Seat is who drew or played the chit in Code.
const (
	eventDrawn     = 1 << iota // it was drawn, not played from the hand
	eventCancelled             // Hand of God has cancelled it
)

// drawsEachTurn is how many chits each side draws in a turn.
//
// Case 16.0.
const drawsEachTurn = 2

// inPool returns how many chits of a kind are left in the pool: all but those in hand,
// on the table, by the Weather Track and at Gravelines.
//
// Cases 2.2.3, 16.0. Rulings R138, R145.
func (g *State) inPool(c Chit) uint8 {
	return g.tables.Chits[c].Count - g.hand[English][c] - g.hand[Spanish][c] - g.aside[c] - g.out[c]
}

func (g *State) poolSize() (n uint16) {
	for c := NoEvent; c < numChits; c++ {
		n += uint16(g.inPool(c))
	}
	return n
}

// Draws appends what each face of a draw stands for: the chits left in the pool in
// the order of their kinds.
func (g *State) Draws(th engine.Throw, buf []engine.Object) []engine.Object {
	for c := NoEvent; c < numChits; c++ {
		for range g.inPool(c) {
			buf = append(buf, c.object())
		}
	}
	return buf
}

// draw takes a chit from the pool; it lies on the table.
//
// Case 16.0.
func (g *State) draw(seat engine.Seat, t *engine.Turn) Chit {
	faces := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: g.poolSize(), Drawn: true,
		Seen: engine.Everyone, Rule: "16.0"})
	left := faces[0]
	c := NoEvent
	for ; left > uint16(g.inPool(c)); c++ {
		left -= uint16(g.inPool(c))
	}
	g.aside[c]++
	t.Tell(engine.Event{Kind: KindDrawn, Rule: "16.0", About: c.object(), N: [4]int32{int32(seat)}})
	return c
}

// enterDraw has a seat draw its chits one by one, each carried out before the next;
// then those that waited on the table go back. Frame: Code 1 once
// it has begun.
//
// Case 16.0. Rulings R129, R130, R137, R139, R146.
func (g *State) enterDraw(f *engine.Frame, t *engine.Turn) bool {
	seat := Spanish
	if f.Step == stepEnglishDraw {
		seat = English
	}
	if f.Code == 0 {
		f.Code, f.N[drawsLeft] = 1, drawsEachTurn
	}
	if f.N[drawsLeft] == 0 || g.poolSize() == 0 {
		g.aside = [numChits]uint8{}
		return g.next(t)
	}
	c := g.draw(seat, t)
	f.N[drawsLeft]--
	g.flow.Push(engine.Frame{Step: stepEvent, Seat: seat, Code: uint16(c), N: [2]int32{eventFlags: eventDrawn}})
	return false
}

// enterOpeningDraw gives one side chits before turn 1: as many as a die says, each
// kept or thrown back before anything else happens with it. Frame as for enterDraw.
//
// Cases 17.1.7, 17.2.8. Rulings R11, R143, R158, R166.
func (g *State) enterOpeningDraw(f *engine.Frame, t *engine.Turn) bool {
	seat, inForce := Spanish, g.rules.has(rulePapalBlessing)
	if f.Step == stepProtestantWind {
		seat, inForce = English, g.rules.has(ruleProtestantWind)
	}
	rule := openingDraw(seat)
	switch {
	case inForce && f.Code == 0:
		faces := g.roll(t, seat, 1, rule, NoSquadron)
		f.Code, f.N[drawsLeft] = 1, int32(faces[0])
		t.Tell(engine.Event{Kind: KindOpeningRoll, Rule: rule, N: [4]int32{int32(faces[0]), int32(seat)}})
	case inForce && f.N[drawsLeft] > 0 && g.poolSize() > 0:
		c := g.draw(seat, t)
		f.N[drawsLeft]--
		step := stepKeep
		if c == NoEvent {
			step = stepEvent
		}
		g.flow.Push(engine.Frame{Step: step, Seat: seat, Code: uint16(c), N: [2]int32{eventFlags: eventDrawn}})
	default:
		g.aside = [numChits]uint8{}
		if f.Step == stepBlessing {
			return g.next(t)
		}
		return g.firstTurn(t)
	}
	return false
}

// openingDraw returns the case by which a side draws chits before turn 1.
//
// Cases 17.1.7, 17.2.8.
func openingDraw(seat engine.Seat) engine.Case {
	if seat == English {
		return "17.2.8"
	}
	return "17.1.7"
}

// firstTurn ends the set-up. A scenario that begins later does so with the
// Reorganize and Reinforce Phase.
func (g *State) firstTurn(t *engine.Turn) bool {
	first := stepDisengage
	if g.turn == 0 {
		g.turn, first = 1, stepEnglishMoves
	}
	t.Tell(engine.Event{Kind: KindTurn, Rule: "5.0", N: [4]int32{int32(g.turn)}})
	return g.goTo(first, t)
}

// openKeep asks whether a chit drawn before the first turn is kept.
//
// Cases 17.1.7, 17.2.8.
func (g *State) openKeep(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return append(buf, engine.Decision{Seat: f.Seat, Ask: AskKeep, About: Chit(f.Code).object(), Rule: openingDraw(f.Seat)})
}

// offerKeep offers to keep a chit or to throw it back.
//
// Cases 17.1.7, 17.2.8.
func (g *State) offerKeep(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	rule := openingDraw(f.Seat)
	o.Plain(VerbKeep, engine.NoObject, engine.NoObject, rule)
	o.Plain(VerbThrowBack, engine.NoObject, engine.NoObject, rule)
}

// doKeep keeps a chit drawn before turn 1, which is then like any drawn chit.
//
// Cases 17.1.7, 17.2.8. Ruling R11.
func (g *State) doKeep(f *engine.Frame, _ engine.Choice, _ *engine.Turn) { f.Step = stepEvent }

// doThrowBack throws back a chit drawn before turn 1: it lies aside until the draws are done.
//
// Cases 17.1.7, 17.2.8. Rulings R11, R158.
func (g *State) doThrowBack(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	rule := openingDraw(f.Seat)
	g.flow.Pop()
	t.Tell(engine.Event{Kind: KindThrownBack, Rule: rule, About: c.About})
}

// openCancel asks whether Hand of God cancels a chit.
//
// Case 16.0.
func (g *State) openCancel(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return append(buf, engine.Decision{Seat: g.canceller(f), Ask: AskCancel, About: Chit(f.Code).object(), Rule: "16.0"})
}

// offerCancel offers to cancel a chit with Hand of God.
//
// Case 16.0.
func (g *State) offerCancel(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	o.Plain(VerbPlay, HandOfGod.object(), engine.NoObject, "16.0")
	o.Add(engine.Option{Verb: engine.Pass, Rule: "16.0"})
}

// canceller returns the seat that may be asked to cancel the event of a frame: of one
// that was drawn first the seat that drew it, then the other; of one that was
// played the other only, since nobody need take back what he has just played.
//
// Case 16.0. Rulings R135, R162.
func (g *State) canceller(f *engine.Frame) engine.Seat {
	if f.N[eventFlags]&eventDrawn != 0 && f.N[eventAsked] == 0 {
		return f.Seat
	}
	return 1 - f.Seat
}

// enterEvent asks for Hand of God those that hold it, then has the event happen.
//
// Case 16.0. Rulings R135, R136, R162.
func (g *State) enterEvent(f *engine.Frame, t *engine.Turn) bool {
	c := Chit(f.Code)
	asks := int32(1)
	if f.N[eventFlags]&eventDrawn != 0 {
		asks = 2
	}
	for c != NoEvent && f.N[eventFlags]&eventCancelled == 0 && f.N[eventAsked] < asks {
		if g.hand[g.canceller(f)][HandOfGod] > 0 {
			return true
		}
		f.N[eventAsked]++
	}
	switch {
	case f.N[eventFlags]&eventCancelled != 0:
		g.aside[c]--
		g.flow.Pop()
		t.Tell(engine.Event{Kind: KindCancelled, Rule: "16.0", About: c.object()})
	case f.N[eventFlags]&eventDrawn != 0:
		g.drawn(f, c, t)
	default:
		g.played(f, c)
	}
	return false
}

// doCancel plays Hand of God on an event or lets it be.
//
// Case 16.0. Ruling R135.
func (g *State) doCancel(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == engine.Pass {
		f.N[eventAsked]++
		return
	}
	f.N[eventAsked] = 0
	g.playChit(c.Seat, HandOfGod, c.About, t)
}

// playChit plays a chit that a seat holds and begins its event.
//
// Case 16.0.
func (g *State) playChit(seat engine.Seat, c Chit, on engine.Object, t *engine.Turn) {
	g.hand[seat][c]--
	g.aside[c]++
	g.flow.Push(engine.Frame{Step: stepEvent, Seat: seat, Code: uint16(c)})
	t.Tell(engine.Event{Kind: KindPlayed, Rule: "16.0", About: c.object(), On: on, N: [4]int32{int32(seat)}})
}

// drawn carries out a chit that was drawn: one of the other side's colour is
// handed over, one that may be held is held, one with the asterisk happens now.
//
// Cases 16.0, 11.0. Rulings R131, R136, R137, R145.
func (g *State) drawn(f *engine.Frame, c Chit, t *engine.Turn) {
	row := &g.tables.Chits[c]
	drawer := f.Seat
	if row.Held {
		g.flow.Pop()
		g.hold(drawer, c, t)
		return
	}
	switch c {
	case NoEvent:
		g.flow.Pop()
		t.Tell(engine.Event{Kind: KindNothing, Rule: "16.0", About: c.object()})
	case BonusDraw:
		g.flow.Pop()
		g.flow.Top().N[drawsLeft] += int32(row.Draws)
		t.Tell(engine.Event{Kind: KindBonus, Rule: "16.0", About: c.object(), N: [4]int32{int32(drawer), int32(row.Draws)}})
	case ParmaReady, ParmaDelayed:
		g.flow.Pop()
		g.stayOut(c)
	case Becalmed, FogBank, ChannelGale:
		g.flow.Pop()
		g.stayOut(c)
		g.setWeather(Calm+Weather(c-Becalmed), c, t)
	case WindShift:
		g.flow.Pop()
		g.aside[c]--
		g.setWind(1-g.wind, c.object(), "16.0", t)
	default:
		*f = engine.Frame{Step: stepVictim, Seat: g.handOver(drawer, c, t), Code: uint16(c)}
	}
}

// hold puts a drawn chit face up before the seat that may play it.
//
// Case 16.0. Rulings R131, R134, R142.
func (g *State) hold(drawer engine.Seat, c Chit, t *engine.Turn) {
	holder := g.handOver(drawer, c, t)
	g.aside[c]--
	g.hand[holder][c]++
	if holder == drawer {
		t.Tell(engine.Event{Kind: KindHeld, Rule: "16.0", About: c.object(), N: [4]int32{int32(holder)}})
	}
}

// handOver returns the seat that may play a drawn chit, to which it is handed if the other
// has drawn it.
//
// Case 16.0. Ruling R131.
func (g *State) handOver(drawer engine.Seat, c Chit, t *engine.Turn) engine.Seat {
	owner := g.tables.Chits[c].Owner
	if owner == engine.NoSeat || owner == drawer {
		return drawer
	}
	t.Tell(engine.Event{Kind: KindHanded, Rule: "16.0", About: c.object(), N: [4]int32{int32(owner)}})
	return owner
}

// stayOut leaves a chit by the Weather Track or at Gravelines.
//
// Cases 16.0, 11.0. Rulings R141, R145.
func (g *State) stayOut(c Chit) {
	g.aside[c]--
	g.out[c]++
}

// mayStrike checks whether an accident may befall a squadron, of either side.
//
// Case 16.0. Ruling R132.
func (g *State) mayStrike(c Chit, s Squadron) engine.Reason {
	switch {
	case g.lost[s]:
		return whyLost
	case c == SprungLeaks && g.IsInPort(s):
		return whyVictimPort
	}
	return 0
}

// openVictim asks whom an accident strikes.
//
// Case 16.0.
func (g *State) openVictim(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	return append(buf, engine.Decision{Seat: f.Seat, Ask: AskVictim, About: Chit(f.Code).object(), Rule: "16.0"})
}

// doVictim lets an accident strike a squadron.
//
// Case 16.0.
func (g *State) doVictim(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.strike(f, SquadronOf(c.On), t)
}

func (g *State) offerVictims(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for s := firstEnglish; s <= lastSpanish; s++ {
		sequence.Name(g, d, VerbStrike, s.object(), engine.NoObject, "16.0", o)
	}
}

// mayStrikeAt refuses to have an accident strike what it cannot befall.
//
// Case 16.0.
func (g *State) mayStrikeAt(c engine.Choice) engine.Reason {
	f, s := g.flow.Top(), SquadronOf(c.On)
	switch {
	case f.Step != stepVictim || c.Seat != f.Seat:
		return 0
	case s == NoSquadron:
		return whyNoSquadron
	}
	return g.mayStrike(Chit(f.Code), s)
}

// enterVictim waits for the seat that drew an accident to say whom it strikes. A
// chit that can strike nobody goes back unused.
//
// Case 16.0. Rulings R132, R133, R138.
func (g *State) enterVictim(f *engine.Frame, t *engine.Turn) bool {
	c := Chit(f.Code)
	if f.N[victimStruck] == 0 {
		victims, only := 0, NoSquadron
		for s := firstEnglish; s <= lastSpanish; s++ {
			if g.mayStrike(c, s) == 0 {
				victims, only = victims+1, s
			}
		}
		switch victims {
		case 0:
			t.Tell(engine.Event{Kind: KindUnused, Rule: "16.0", About: c.object()})
		case 1:
			g.strike(f, only, t)
			return false
		default:
			return true
		}
	}
	g.aside[c]--
	g.flow.Pop()
	return false
}

// strike has an accident befall a squadron.
//
// Case 16.0. Rulings R132, R140.
func (g *State) strike(f *engine.Frame, s Squadron, t *engine.Turn) {
	c := Chit(f.Code)
	row := &g.tables.Chits[c]
	f.N[victimStruck] = 1
	t.Tell(engine.Event{Kind: KindStruck, Rule: "16.0", About: c.object(), On: s.object()})
	g.hurt(s, row.Hits, row.DRM, "16.0", t)
}
