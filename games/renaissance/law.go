package renaissance

import "github.com/weathergage/weathergage/engine"

// A verb is one thing that a seat can order.
type verb struct {
	At   mayFunc                                          // refuses what it is about, or to which side
	May  mayFunc                                          // refuses it to a ship, whatever its numbers
	Fort func(g *State, k fortNo, o order) engine.Illegal // refuses it to a fort

	// Spans appends the runs of its numbers; nil if it has none.
	Spans func(g *State, n shipNo, c *course, o order, buf []spans) []spans
	// Fits reports whether numbers on Loose spans are lawful together.
	Fits func(g *State, n shipNo, c engine.Choice) bool
	// Beyond refuses numbers that are not on the spans; or past is why, with the last number that is.
	Beyond func(g *State, n shipNo, c *course, want engine.Choice) engine.Illegal
	past   engine.Reason

	of    chapter     // the orders that it is offered with
	at    place       // where a person points to order it
	by    engine.Case // that it is offered by, if not its own
	marks verbMarks
	engine.VerbWords
}

// A mayFunc refuses an order to a ship by the rule that forbids it. c is what her orders so far come to.
type mayFunc func(g *State, n shipNo, c *course, o order) engine.Illegal

// verbMarks say what more there is to know of a verb.
type verbMarks uint8

const (
	saysWay     verbMarks = 1 << iota // it says where a ship goes
	isSteered                         // a player gives it with its number by steering
	fixesWay                          // it says all there is to say of her way
	staysSecret                       // it is not opened with the other orders. Cases 4.1, 10.3, 16.2, 19.3. Rulings R80, R421
	hidesLoad                         // nor told of if it comes to nothing: it is about what guns hold. Case 10.3
	quitsFight                        // it strikes the colours, leaves a melee, abandons a ship or burns her
	mayOfEach                         // May refuses it about one thing and not about another
)

// is reports whether a verb has a mark.
func (v *verb) is(mark verbMarks) bool { return v.marks&mark != 0 }

// A chapter is orders that are offered together.
type chapter uint8

const (
	noChapter chapter = iota
	ofWays
	ofSails
	ofOars
	ofFollowing
	ofHolds
	ofRepairs
	ofTows
	ofBoats
	ofContacts
	ofBoarding
	ofFlight
	ofSignals
	ofGuns
	ofFireShips
	numChapters
)

// spans are the numbers of an order.
type spans = [3]engine.Span

// fromOne appends the numbers from 1 up to most.
func fromOne(buf []spans, most int32, unit engine.Unit) []spans {
	return append(buf, spans{{Min: 1, Max: most, Step: 1, Unit: unit}})
}

// chapters are what names the orders of each, and what forbids all of them.
var chapters [numChapters]struct {
	offer func(g *State, on *desk)
	may   mayFunc
}

func init() {
	for of, offer := range [numChapters]func(g *State, on *desk){
		ofWays: (*State).offerWays, ofSails: (*State).offerSails, ofOars: (*State).offerOars, ofFollowing: (*State).offerFollow,
		ofHolds: (*State).offerHolds, ofRepairs: (*State).offerRepairs, ofTows: (*State).offerTows, ofBoats: (*State).offerBoats,
		ofContacts: (*State).offerContacts, ofBoarding: (*State).offerBoarding, ofFlight: (*State).offerFlight,
		ofSignals: (*State).offerSignals, ofGuns: (*State).offerGuns, ofFireShips: (*State).offerFireShip,
	} {
		chapters[of].offer = offer
	}
	chapters[ofFollowing].may = (*State).mayLeaveWay
}

// offer gives every permitted answer to d.
func (g *State) offer(on *desk, d engine.Decision) {
	if d.Ask == AskSeal {
		on.offer.Plain(VerbSeal, engine.NoObject, engine.NoObject, "1.2")
		return
	}
	if k := g.fortOf(d.About); k != noFort {
		g.offerFort(k, &on.offer)
		return
	}
	g.seat(on, g.shipOf(d.About))
	g.name(on, engine.NoObject, engine.NoObject, engine.Pass)
	for of := noChapter + 1; of < numChapters; of++ {
		g.offerChapter(on, of)
	}
}

// offerChapter offers the orders of one chapter to a ship.
func (g *State) offerChapter(on *desk, of chapter) {
	if ill := g.mayHear(on.n, of); ill.OK() && g.allows(on, chapters[of].may, order{}) {
		chapters[of].offer(g, on)
	}
}

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	on := desks.Take()
	on.offer = engine.Listing(buf)
	g.offer(on, d)
	buf = on.offer.Options()
	on.clear()
	return buf
}

// Candidates appends complete choices for d.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	on := desks.Take()
	on.offer = engine.Sampling(d, samples, buf, g)
	g.offer(on, d)
	buf = on.offer.Choices()
	on.clear()
	return buf
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	switch {
	case c.Seat >= numSeats:
		return engine.Illegal{Why: engine.NotOpen}
	case g.result != resultNone:
		return no(whyEnded + engine.Reason(g.result-resultMoves))
	case g.sealed[c.Seat]:
		return no(whySealed)
	}
	if c == (engine.Choice{Seat: c.Seat, Verb: VerbSeal}) {
		return engine.Illegal{}
	}
	if k := g.fortOf(c.About); k != noFort {
		return g.checkFort(k, c)
	}
	n := g.shipOf(c.About)
	if n == noShip {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if ill := g.mayCommand(c.Seat, n); !ill.OK() {
		return ill
	}
	switch {
	case g.hidden[n].done:
		return no(whyOver)
	case int(c.Verb) >= numVerbs:
		return engine.Illegal{Why: engine.NotOpen}
	}
	on := g.deskFor(n)
	on.offer = engine.Comparing(c)
	ill := engine.Illegal{}
	if !g.offers(on, c) {
		ill = g.refuse(on, c)
	}
	on.clear()
	return ill
}

// offers reports whether an order is offered to a ship.
func (g *State) offers(on *desk, c engine.Choice) bool {
	row := &verbs[c.Verb]
	if c.Verb == engine.Pass {
		g.name(on, engine.NoObject, engine.NoObject, c.Verb)
	} else if row.of != noChapter {
		g.offerChapter(on, row.of)
	}
	return on.offer.Found() && (row.Fits == nil || row.Fits(g, on.n, c))
}

// refuse says why c, which is not among the orders offered to a ship, is not one.
func (g *State) refuse(on *desk, c engine.Choice) engine.Illegal {
	ill := g.refuseOrder(on, c)
	if ill.OK() {
		ill = g.refuseNumber(on, c)
	}
	switch {
	case ill.Why == whyApart && (c.Verb == VerbReinforce || c.Verb == VerbWithdraw):
		ill.Rule = "19.1"
	case ill.Why == whyShip, ill.Why == whyFoe, ill.Why == whyApart: // a reason that many orders share
		ill.Rule = verbs[c.Verb].Rule
	}
	if ill.Near.Verb != 0 {
		ill.Near.Seat, ill.Near.About = c.Seat, c.About
	}
	return ill
}

// refuseOrder says what forbids an order, whatever its numbers: that it is one of its chapter, what it is
// about, or it itself.
func (g *State) refuseOrder(on *desk, want engine.Choice) engine.Illegal {
	row, o := &verbs[want.Verb], order{verb: want.Verb, on: want.On, with: want.With}
	if want.Verb != engine.Pass {
		if ill := g.mayHear(on.n, row.of); !ill.OK() {
			return ill
		}
		forts := row.of == noChapter && row.Fort != nil // alone, whatever it names
		if ill := g.mayName(g.ships[on.n].holder, want.On); !forts && !ill.OK() {
			return ill
		}
	}
	for _, may := range [...]mayFunc{row.At, chapters[row.of].may, row.May} {
		if may == nil {
			continue
		}
		if ill := may(g, on.n, &on.c, o); !ill.OK() {
			return ill
		}
	}
	return engine.Illegal{}
}

// refuseNumber says what the numbers may be of an order that is allowed with others.
func (g *State) refuseNumber(on *desk, want engine.Choice) engine.Illegal {
	row := &verbs[want.Verb]
	switch {
	case row.Beyond != nil:
		return row.Beyond(g, on.n, &on.c, want)
	case row.past != 0:
		sp := row.Spans(g, on.n, &on.c, order{verb: want.Verb, on: want.On, with: want.With}, on.spans[:0])[0][0]
		return g.toward(want, sp, no(row.past, sp.Max))
	}
	return g.toward(want, engine.Span{}, engine.Illegal{Why: engine.NotOpen})
}

// toward returns a refusal of a number outside a span, with the nearest within it; unless that is refused too.
func (g *State) toward(want engine.Choice, sp engine.Span, ill engine.Illegal) engine.Illegal {
	near := want
	near.N[0] = min(max(want.N[0], sp.Min), sp.Max)
	if near == want {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if other := g.Check(near); !other.OK() {
		return other
	}
	ill.Near = near
	return ill
}

// mayName refuses to name a ship that is lost or out of sight in orders, and boats of one.
//
// Cases 1.1, 5.3.
func (g *State) mayName(seat engine.Seat, on engine.Object) engine.Illegal {
	e := g.shipOf(on)
	if b := g.boatOf(on); b != noBoat {
		e = b.parent()
	}
	if e == noShip {
		return engine.Illegal{}
	}
	s := &g.ships[e]
	switch hers := s.holder == seat; {
	case s.fate != afloat && (hers || s.fate != outOfSight && !s.alone):
		return no(whyOutOfPlay)
	case !hers && !g.sights(seat, e):
		return no(whyUnseen)
	}
	return engine.Illegal{}
}

// no returns a refusal for a reason.
func no(why engine.Reason, n ...int32) engine.Illegal {
	ill := engine.Illegal{Rule: refusals[why].rule, Why: why}
	copy(ill.N[:], n)
	return ill
}
