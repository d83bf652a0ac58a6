package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
)

// parse reads a position leniently. What is left out is as on an open table of 48 inches
// each way in the first turn, with the attacker to act. Things that the rules object to are
// listed; what could be no position at all is an error, a *engine.TextError.
func (tb *Tables) parse(text []byte) (*State, []engine.Problem, error) {
	p := &textReader{g: &State{tables: tb}}
	g := p.g
	g.turn = 1
	g.ground = ground{width: 48 * Inch, depth: 48 * Inch}
	for seat := range g.sides {
		g.sides[seat].with = noCompany
	}
	if err := p.Read(text, p.line); err != nil {
		return nil, nil, err
	}
	if err := p.finish(); err != nil {
		return nil, nil, err
	}
	return g, p.Problems, nil
}

// textReader reads one position.
type textReader struct {
	lines.Reader
	g    *State
	seen uint64 // officers named so far, by bit
	next int    // place of an object
}

// The words that a line may begin with; of those of manyLines there may be several.
var (
	lineWords = append(slices.Clone(warLines), "weathergage", "game", "scenario", "turn", "sky", "wheel", "board", "piece", "side", "muster", "dead", "flow", "outset", "company", "hidden", "object", "outcome")
	manyLines = append(slices.Clone(warMany), "piece", "side", "muster", "flow", "company", "hidden", "object")
)

func (p *textReader) line() error {
	g := p.g
	word, err := p.First(lineWords, manyLines)
	if err != nil {
		return err
	}
	switch word {
	case "weathergage", "game":
		return p.Head(word, "fury", version)
	case "scenario":
		keys := make([]string, len(g.tables.Scenarios))
		for i := range keys {
			keys[i] = g.tables.Scenarios[i].Key
		}
		n, err := p.One(append(keys, battleNames[:]...)...)
		g.scenario = uint16(n + 1)
		return err
	case "turn":
		n, err := p.Number(1, mostTurns)
		g.turn = uint16(n)
		return err
	case "sky":
		n, err := p.One(skyNames...)
		g.sky = sky(n)
		return err
	case "wheel":
		g.fortune = true
		return nil
	case "board":
		return p.board()
	case "piece":
		return p.piece()
	case "side":
		return p.side()
	case "muster":
		return p.muster()
	case "dead":
		for p.More() {
			by, err := p.officer()
			if err != nil {
				return err
			}
			g.dead |= 1 << by
		}
		return nil
	case "flow":
		return p.Flow(steps, &g.flow)
	case "outset":
		return p.outset()
	case "company":
		return p.company()
	case "hidden":
		return p.hide()
	case "object":
		return p.object()
	}
	if slices.Contains(warLines, word) {
		return p.warLine(word)
	}
	return p.outcome()
}

// Units of lengths and facings.
const (
	inInches  = " hundredths of an inch"
	inDegrees = " hundredths of a degree"
)

// mostTurns is the most turns that a match has.
const mostTurns = 9999

func (p *textReader) board() error {
	for _, into := range [2]*Length{&p.g.ground.width, &p.g.ground.depth} {
		n, err := p.Measure(int64(leastBoard), int64(mostBoard), inInches)
		if err != nil {
			return err
		}
		*into = Length(n)
	}
	return nil
}

// pieceWords are the words about a piece of ground after its corners.
var pieceWords = []string{"stone", "fire"}

func (p *textReader) piece() error {
	keys := make([]string, NumGrounds)
	for i := range p.g.tables.Grounds {
		keys[i] = p.g.tables.Grounds[i].Key
	}
	at := p.Here()
	n, err := p.One(keys...)
	if err != nil {
		return err
	}
	piece := Piece{Ground: Ground(n)}
	for p.More() && !p.Sees(pieceWords...) {
		corner, err := p.point()
		if err != nil {
			return err
		}
		piece.Shape = append(piece.Shape, corner)
	}
	var fire uint8
	for p.More() {
		word, err := p.One(pieceWords...)
		if err == nil && word == 1 {
			err = p.Count(&fire, int64(p.g.tables.Numbers[NumFireGone]))
		}
		if err != nil {
			return err
		}
		piece.Stone = piece.Stone || word == 0
	}
	if err := p.g.ground.add(&piece); err != nil {
		p.Back(at)
		return p.Fail("%v", err)
	}
	p.g.ground.pieces[p.g.ground.many-1].fire = uint16(fire)
	return nil
}

// point reads a point that lies no farther off the table than the widest table is wide.
func (p *textReader) point() (at plane.Point, err error) {
	for _, into := range [2]*int32{&at.X, &at.Y} {
		n, err := p.Measure(-int64(mostBoard), 2*int64(mostBoard), inInches)
		if err != nil {
			return at, err
		}
		*into = int32(n)
	}
	return at, nil
}

func (p *textReader) side() error {
	seat, err := p.One(seatNames...)
	if err != nil {
		return err
	}
	s := &p.g.sides[seat]
	for p.More() {
		word, err := p.One(append([]string{"force", "lost", "flight", "colonel", "with", "at", "ridden", "drawn"}, sideMarkNames[:]...)...)
		if err != nil {
			return err
		}
		switch word {
		default:
			s.marks |= 1 << (word - 8)
		case 7:
			n, err := p.One(wheelNames...)
			if err != nil {
				return err
			}
			s.drawn = uint16(n) + 1
		case 6:
			n, err := p.Measure(0, int64(p.g.tables.Numbers[NumColonelRate]), inInches)
			if err != nil {
				return err
			}
			s.ridden = uint16(n)
		case 0, 1:
			n, err := p.Number(0, 999)
			if err != nil {
				return err
			}
			*[2]*uint16{&s.force, &s.lost}[word] = uint16(n)
		case 2:
			err = p.Count(&s.flight, 100)
		case 3:
			s.colonel, err = p.counter()
		case 4:
			s.with, err = p.ofCompany(engine.Seat(seat))
		case 5:
			s.place, err = p.point()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// officer reads the number of an officer's counter.
func (p *textReader) officer() (Officer, error) {
	n, err := p.Number(1, int64(len(p.g.tables.Officers)-1))
	return Officer(n), err
}

// counter reads the counter of an officer on the table, where no other has it.
func (p *textReader) counter() (Officer, error) {
	at := p.Here()
	by, err := p.officer()
	if err == nil && p.seen>>by&1 != 0 {
		p.Back(at)
		return 0, p.Fail("a second place of officer %d", by)
	}
	p.seen |= 1 << by
	return by, err
}

// ofCompany reads the name of a company of a side.
func (p *textReader) ofCompany(seat engine.Seat) (companyNo, error) {
	n := namedCompany(p.Peek())
	if n == noCompany || n.seat() != seat {
		return n, p.Fail("expected a company of %s such as %s, found %s", seatNames[seat], (companyNo(seat) * ofSide).name(), p.Found())
	}
	p.Take()
	return n, nil
}

// mostMarkers is the most markers of one kind on a company in the text of a position.
const mostMarkers = 60

// object reads an object, its owner and its place.
func (p *textReader) object() error {
	at := p.Here()
	kind, err := p.One(p.g.tables.objectKeys()...)
	o := object{kind: uint16(kind) + 1, owner: nobody}
	place := p.next
	for p.More() && err == nil {
		err = p.goods(&o, &place)
	}
	if err != nil {
		return err
	}
	if place >= maxObjects || p.g.objects[place].kind != 0 {
		p.Back(at)
		return p.Fail("expected at most %d objects, each with a place of its own", maxObjects)
	}
	p.g.setObject(place, o)
	p.next = place + 1
	return nil
}

// goods reads one of the words about an object.
func (p *textReader) goods(o *object, place *int) error {
	word, err := p.One("of", "at", "spent", "from", "number")
	if err != nil {
		return err
	}
	var n int64
	switch word {
	case 0:
		var seat int
		seat, err = p.One(seatNames...)
		o.owner = uint16(seat)
	case 1:
		o.at, err = p.point()
	case 2:
		n, err = p.Measure(0, int64(mostBoard), inInches)
		o.spent = uint16(n)
	case 3:
		return p.captives(o)
	case 4:
		n, err = p.Number(1, maxObjects)
		*place = int(n) - 1
	}
	return err
}

// captives reads whose men prisoners are, and perhaps their card.
func (p *textReader) captives(o *object) error {
	seat, err := p.One(seatNames...)
	o.from = uint8(seat)
	if err == nil {
		o.men = Troop(max(p.May(p.g.tables.troopKeys()...), 0))
	}
	return err
}

func (p *textReader) outcome() error {
	how, err := p.One(outcomeNames...)
	p.g.outcome = outcome(how)
	if err != nil || p.g.outcome == outcomeDraw || p.g.outcome == outcomePoints {
		return err
	}
	loser, err := p.One(seatNames...)
	p.g.loser = engine.Seat(loser)
	return err
}

// finish completes the position and notes what the rules object to.
//
// Cases 4.1, 8.8.
func (p *textReader) finish() error {
	g := p.g
	if err := p.indoors(); err != nil {
		return err
	}
	for seat := range g.sides {
		if s := &g.sides[seat]; s.with != noCompany && (s.colonel == 0 || !g.companies[s.with].isOut()) {
			return p.Fail("expected a Colonel of %s and the company %s", seatNames[seat], s.with.name())
		}
	}
	if g.flow.Depth() == 0 && g.outcome == outcomeNone && !p.NoFlow() {
		step, seat := stepSegments, SeatA
		if g.isCampaign() {
			step, seat = stepWarScouts, engine.NoSeat
		}
		g.flow.Push(engine.Frame{Step: step, Seat: seat})
	}
	if g.isCampaign() || g.outcome == outcomePoints || g.flow.Depth() > 0 && isWarStep(g.flow.At(0).Step) {
		if err := p.finishWar(); err != nil {
			return err
		}
	}
	if err := p.Settle(g, &g.flow, g.outcome != outcomeNone, g.enter); err != nil {
		return err
	}
	p.forces()
	for n := range companyNo(len(g.companies)) {
		c := &g.companies[n]
		switch {
		case !c.isOut():
		case g.card(c).Single && c.squadrons > 1:
			p.Object("4.1", n.object(), "these troops have one squadron to a company")
		case c.has(markFormed) && !g.canForm(n):
			p.Object("8.8", n.object(), "these troops do not form under their officer")
		case !g.isClear(n, c):
			p.Object("8.1", n.object(), "it stands on another company, off the table or on ground that bars it")
		}
	}
	return nil
}
