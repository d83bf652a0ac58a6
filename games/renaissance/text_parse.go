package renaissance

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// ParsePosition reads a position leniently. What is left out is as it is when the
// scenario begins. Things that the rules object to are listed; what could be no
// position at all is an error.
func (r *ruleset) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	p := &textReader{r: r, g: atStart(r.tables, 0, 0)}
	if err := p.Read(text, p.line); err != nil {
		return nil, nil, err
	}
	p.object()
	return p.g, p.Problems, nil
}

// textReader reads one position.
type textReader struct {
	lines.Reader
	r     *ruleset
	g     *State
	begun bool // a line stands that speaks of the scenario's ships
	ruled bool // a line stands that sets an optional rule
}

var (
	lineWords = []string{
		"weathergage", "game", "scenario", "set", "move", "wind", "weather", "broken", "fort", "ship", "person", "tempted", "message", "boat", "dispatch",
		"charges", "slack", "kept", "unloading", "parties", "fuse", "battery", "order", "complete", "sealed", "result",
	}
	manyLines = []string{
		"set", "broken", "fort", "battery", "ship", "charges", "slack", "kept", "unloading", "person", "tempted", "message", "boat", "dispatch", "parties", "fuse", "order", "complete", "sealed",
	}
)

func (p *textReader) line() error {
	g := p.g
	word, err := p.First(lineWords, manyLines)
	if err != nil {
		return err
	}
	p.begun = p.begun || slices.Index(lineWords, word) > slices.Index(lineWords, "set")
	switch word {
	case "weathergage", "game":
		return p.Head(word, "renaissance", version)
	case "scenario":
		return p.scenario()
	case "set":
		return p.set()
	case "move":
		return p.Count(&g.move, mostCount)
	case "wind":
		return p.wind()
	case "weather":
		return p.weather()
	case "broken":
		return p.broken()
	case "ship":
		return p.aboutShip()
	case "person":
		return p.person()
	case "tempted":
		return p.tempted()
	case "message":
		return p.message()
	case "boat":
		return p.boat()
	case "dispatch":
		return p.dispatch()
	case "parties":
		return p.parties()
	case "fuse":
		return p.fuse()
	case "charges":
		return p.charges()
	case "slack":
		return p.slack()
	case "kept":
		return p.counts(func(h *secret) *[numGroups]uint8 { return &h.kept })
	case "unloading":
		return p.counts(func(h *secret) *[numGroups]uint8 { return &h.unloading })
	case "order":
		return p.order()
	case "complete":
		return p.complete()
	case "fort":
		return p.aboutFort()
	case "battery":
		return p.battery()
	case "sealed":
		i, err := p.One(p.r.info.Seats...)
		if err == nil {
			g.sealed[i] = true
		}
		return err
	}
	i, err := p.One(resultNames...)
	g.result = result(i)
	return err
}

// broken reads a barrier that is.
func (p *textReader) broken() error {
	var keys []string
	for i := range p.g.played().Barriers {
		keys = append(keys, p.g.played().Barriers[i].Key)
	}
	i, err := p.One(keys...)
	p.g.broken |= 1 << i
	return err
}

// scenario reads which one is played; it must stand before all that speaks of it.
func (p *textReader) scenario() error {
	var keys []string
	for i := range p.r.tables.Scenarios {
		keys = append(keys, p.r.tables.Scenarios[i].Key)
	}
	if p.begun || p.ruled {
		return p.Fail("expected the line of the scenario before the settings and those about it")
	}
	i, err := p.One(keys...)
	if err != nil {
		return err
	}
	set, err := p.r.settings(i, nil)
	p.g = atStart(p.r.tablesFor(set), i, set)
	return err
}

// set reads an optional rule; it must stand before all that speaks of the ships.
func (p *textReader) set() error {
	if p.begun {
		return p.Fail("expected the settings before the lines about ships, wind and orders")
	}
	key, value, _ := strings.Cut(p.Peek(), "=")
	set := p.g.setting
	if err := set.take(key, value); err != nil {
		return p.Fail("%s", err)
	}
	p.Take()
	p.ruled, p.g = true, atStart(p.r.tablesFor(set), int(p.g.scene), set)
	return nil
}

// hundredths reads a number with at most two decimal places, which its unit may follow.
func (p *textReader) hundredths(least, most int32, unit string) (int32, error) {
	n, ok := pack.Decimal(strings.TrimSuffix(p.Peek(), unit), 2)
	if !ok || n < int(least) || n > int(most) {
		return 0, p.Fail("expected a number from %s to %s%s with at most 2 decimal places, found %s",
			parts(int(least)), parts(int(most)), unit, p.Found())
	}
	p.Take()
	return int32(n), nil
}

func (p *textReader) heading() (plane.Heading, error) {
	n, err := p.hundredths(0, mostCircle, "deg")
	return plane.Heading(n), err
}

func (p *textReader) wind() (err error) {
	a := &p.g.air
	if a.from, err = p.heading(); err != nil {
		return err
	}
	for p.More() && err == nil {
		var i int
		if i, err = p.One("beaufort", "tends", "veers", "backs"); err != nil {
			return err
		}
		switch i {
		case 0:
			err = p.Count(&a.beaufort, MostBeaufort)
			a.tends = a.beaufort
		case 1:
			err = p.Count(&a.tends, MostBeaufort)
		default:
			a.veer = int8(5 - 2*i)
			a.to, err = p.heading()
		}
	}
	return err
}

func (p *textReader) weather() error {
	a := &p.g.air
	i, err := p.One(weatherNames...)
	a.weather, a.brings = Weather(i), Weather(i)
	if err != nil || !p.More() {
		return err
	}
	if _, err = p.One("brings"); err != nil {
		return err
	}
	i, err = p.One(weatherNames...)
	a.brings = Weather(i)
	return err
}

func (p *textReader) message() error {
	g := p.g
	if g.spoken == maxMessages {
		return p.Fail("expected at most %d messages", maxMessages)
	}
	m := &g.says[g.spoken]
	n, err := p.Number(1, mostMessage)
	if err != nil {
		return err
	}
	m.number = uint16(n)
	if _, err = p.One("from"); err != nil {
		return err
	}
	if m.from, m.seat, err = p.sender(); err != nil {
		return err
	}
	i, err := p.One(reachNames...)
	if err != nil {
		return err
	}
	m.how = reach(i)
	if _, err = p.One("move"); err == nil {
		err = p.Count(&m.move, mostCount)
	}
	if err != nil {
		return err
	}
	g.spoken++
	if !p.More() {
		return nil
	}
	if _, err = p.One("heard"); err != nil {
		return err
	}
	return p.squad(&m.heard)
}

// sender reads the ship that gave a message, and for whom.
func (p *textReader) sender() (n shipNo, seat engine.Seat, err error) {
	if n, err = p.ship(); err != nil {
		return n, seat, err
	}
	seat = p.g.row(n).Seat
	if p.May("holder") < 0 {
		return n, seat, nil
	}
	i, err := p.One(seatWords...)
	return n, engine.Seat(i), err
}

// tempted reads which ship a greedy commander has been tested for.
func (p *textReader) tempted() (err error) {
	g := p.g
	if g.lusted == maxLusts {
		return p.Fail("expected at most %d ships that tempt", maxLusts)
	}
	l := &g.lusts[g.lusted]
	if l.of, err = p.ship(); err != nil {
		return err
	}
	if l.on, err = p.ship(); err != nil {
		return err
	}
	g.lusted++
	return p.Count(&l.factor, mostCount)
}

// order reads one order as a choice.
func (p *textReader) order() error {
	g, at := p.g, p.Here()
	var text []string
	for p.More() {
		text = append(text, p.Take())
	}
	open := *g
	open.sealed = [numSeats]bool{}
	c, bad := engine.ParseChoiceIn(&open, &p.r.info, p.r.words, strings.Join(text, " "))
	n, k := g.shipOf(c.About), g.fortOf(c.About)
	switch {
	case bad != nil:
		p.Back(at)
		return p.Fail("not an order: %s", bad.Why)
	case k != noFort && c.Verb != engine.Pass:
		return p.fortOrder(k, c, at)
	case n == noShip || c.Verb == engine.Pass || c.Verb == VerbSeal:
		p.Back(at)
		return p.Fail("expected an order to a ship")
	case g.hidden[n].many == maxOrders:
		p.Back(at)
		return p.Fail("expected at most %d orders to a ship", maxOrders)
	}
	before := *g
	if g.hidden[n].done = false; true {
		g.sealed = [numSeats]bool{}
	}
	if ill := g.Check(c); !ill.OK() {
		p.Back(at)
		return p.Fail("not allowed by case %s: %s", ill.Rule, p.r.words.Refuse(ill))
	}
	*g = before
	h := &g.hidden[n]
	h.orders[h.many] = order{on: c.On, with: c.With, n: c.N[0], m: int16(c.N[1]), verb: c.Verb}
	h.many++
	return nil
}

// object lists what the rules object to.
func (p *textReader) object() {
	g := p.g
	if g.move < 1 || g.move > g.played().Moves {
		p.ObjectLine("move", "1.2", "the scenario is played from move 1 to %d", g.played().Moves)
	}
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat {
			continue
		}
		for m := range n {
			if g.ships[m].fate == afloat && plane.Gap(g.base(m), g.base(n)) < -plane.MM {
				p.Object("18.1", g.object(n), "%s and %s overlap", g.row(m).Key, g.row(n).Key)
			}
			if g.ships[n].foul.has(m) != g.ships[m].foul.has(n) {
				p.Object("18.1", g.object(n), "only one of %s and %s is locked with the other", g.row(m).Key, g.row(n).Key)
			} else if g.ships[n].foul.has(m) && !plane.Touching(g.base(m), g.base(n)) {
				p.Object("18.1", g.object(n), "%s and %s are locked but do not touch", g.row(m).Key, g.row(n).Key)
			}
		}
	}
}
