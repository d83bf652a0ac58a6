package duel

import "github.com/weathergage/weathergage/engine"

// lineWords are the words with which a line begins.
var lineWords = []string{"weathergage", "game", "scenario", "wind", "turn", "phase", "gage",
	"firing", "range", "ship", "guns", "order"}

// parseLine reads one line into the position.
func (p *parser) parseLine() (err error) {
	at, n := 0, 0
	if at, err = p.One(lineWords...); err != nil {
		return err
	}
	switch g := p.g; lineWords[at] {
	case "weathergage":
		return p.expect("position", "1")
	case "game":
		if err = p.expect("duel"); err == nil && p.More() {
			_, err = p.number("", p.r.info.Version)
		}
	case "scenario":
		var keys []string
		for i := range p.r.tables.Scenarios {
			keys = append(keys, p.r.tables.Scenarios[i].Key)
		}
		if n, err = p.One(keys...); err == nil {
			p.g = p.r.atStart(n)
		}
	case "wind":
		n, err = p.One(winds...)
		g.variable = n == 1
	case "turn":
		n, err = p.number("", 99)
		g.turn = int16(n)
	case "phase":
		waiting := [...]uint8{stepOrders, stepClosing, stepFiring}
		n, err = p.One(sequence.Steps[stepOrders].Name, sequence.Steps[stepClosing].Name, sequence.Steps[stepFiring].Name, over)
		if g.flow = (engine.Flow{}); n < len(waiting) {
			g.flow.Push(engine.Frame{Step: waiting[n], Seat: engine.NoSeat})
		}
	case "gage":
		g.gage, err = p.seat()
	case "firing":
		p.firing, err = p.seat()
	case "range":
		n, err = p.number("mm", 9999)
		g.rangeMM = int32(n)
	case "ship":
		err = p.ship()
	case "guns":
		err = p.guns()
	case "order":
		err = p.order()
	}
	return err
}

func (p *parser) expect(words ...string) error {
	for _, w := range words {
		if _, err := p.One(w); err != nil {
			return err
		}
	}
	return nil
}

func (p *parser) seat() (engine.Seat, error) {
	n, err := p.One(p.r.info.Seats...)
	return engine.Seat(n), err
}

// named reads the name of a ship.
func (p *parser) named() (engine.Seat, error) {
	n, err := p.One(p.r.tables.Ships[seatA].Key, p.r.tables.Ships[seatB].Key)
	return engine.Seat(n), err
}

func (p *parser) ship() error {
	seat, err := p.named()
	if err != nil {
		return err
	}
	own := &p.g.ships[seat]
	into := [...]*int8{&own.hull, &own.sails, &own.speed, &own.chainFired}
	for p.More() {
		which, err := p.One("hull", "sails", "speed", "chain-fired", "struck")
		if err != nil {
			return err
		}
		if which == len(into) {
			own.struck = true
			continue
		}
		n, err := p.number("", 99)
		if err != nil {
			return err
		}
		*into[which] = int8(n)
	}
	return nil
}

func (p *parser) guns() error {
	seat, err := p.named()
	if err != nil {
		return err
	}
	n, err := p.One(shots[:]...)
	p.g.hidden[seat].loaded = shot(n)
	p.given[seat] = true
	return err
}

func (p *parser) order() error {
	seat, err := p.named()
	if err != nil {
		return err
	}
	own := &p.g.hidden[seat]
	for p.More() {
		which, err := p.One("speed", "load")
		if err != nil {
			return err
		}
		n := 0
		if which == 0 {
			n, err = p.number("", 99)
			own.plotted, own.speed = true, int8(n)
		} else {
			n, err = p.One(shots[:unseen]...)
			own.order = shot(n)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// finish fills in what follows from the phase, and refuses what could not wait
// for a decision.
func (p *parser) finish() error {
	g := p.g
	for seat := range numSeats {
		own := &g.hidden[seat]
		if !g.in(stepOrders) && (own.plotted || own.order != noShot) {
			return p.Fail("expected orders only in the phase %s, found some in %s",
				sequence.Steps[stepOrders].Name, g.phase())
		}
		if g.hasGage() && !p.given[seat] {
			own.loaded = round
		}
		if own.loaded != noShot && own.order != noShot {
			return p.Fail("expected no order to load guns that are loaded")
		}
	}
	if g.in(stepOrders) && g.hasAllOrders() {
		return p.Fail("expected an order still to be given: all are, and would have been opened")
	}
	switch {
	case !g.hasGage():
		g.gage = 0
	case g.in(stepClosing):
		g.goTo(stepClosing, g.gage)
	case p.firing != engine.NoSeat:
		g.goTo(stepFiring, p.firing)
	default:
		g.goTo(stepFiring, g.gage)
	}
	return nil
}

// objections lists what the rules have against a position set up by hand.
//
// Cases 1.1, 1.3, 2.2, 2.3, 2.4, 3.3, 3.4, 5.1, 5.2, 5.3.
func (g *State) objections() []engine.Problem {
	var found []engine.Problem
	add := func(bad bool, rule engine.Case, about engine.Object, why string) {
		if bad {
			found = append(found, engine.Problem{Rule: rule, About: about, Why: why})
		}
	}
	rule, why := faultOfRange(g.rangeMM)
	add(why != "", rule, engine.NoObject, why)
	last := int16(g.tables.Scenarios[g.scenario].Turns)
	add(g.turn < 1 || g.turn > last, "5.3", engine.NoObject, "the scenario has no such turn")
	lost := false
	for seat := range numSeats {
		unhurt, own, hidden, ship := &g.tables.Ships[seat], &g.ships[seat], &g.hidden[seat], shipOf(seat)
		lost = lost || own.hull == 0 || own.struck
		add(own.hull > unhurt.Hull, "1.1", ship, "she has more hull than at first")
		add(own.sails > unhurt.Sails, "1.1", ship, "she has more sails than at first")
		add(own.speed > unhurt.Sails, "2.4", ship, "she makes more speed than her sails give")
		add(hidden.plotted && hidden.speed > own.sails, "2.4", ship, "more speed is ordered than her sails give")
		mayChain := own.chainFired < unhurt.Chain
		add(own.chainFired > unhurt.Chain, "2.3", ship, "she has fired more chain than she had")
		add((hidden.loaded == chain || hidden.order == chain) && !mayChain, "2.3", ship, "no chain is left")
		mustLoad := g.in(stepClosing) || g.in(stepFiring) && (seat == g.flow.Top().Seat || g.flow.Top().Seat == g.gage)
		add(mustLoad && hidden.loaded == noShot, "2.2", ship, "her guns are empty before she has fired")
	}
	add(lost && g.flow.Depth() > 0, "5.1", engine.NoObject, "a ship is lost and the match goes on")
	add(!lost && g.flow.Depth() == 0 && g.turn != last, "5.3", engine.NoObject, "the match is over before nightfall")
	return found
}
