package fury

import (
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
)

// An outset is how the company stood that acts when its move began, and the formation that it had when its segment began
// if that has changed; the zero value while nobody moves. An ambush springs on who has come nearer since, however many
// legs ago that was.
//
// Cases 11.5, 14.4. Rulings R214, R416.
type outset struct {
	at     plane.Point
	facing plane.Heading
	shape  int32 // as the number of its object: twice the files, and one more if it was formed; above that its building and a stood
}

// A stood is the formation of a company when its segment began, stoodSame if it has not changed.
//
// Case 11.5. Ruling R416.
type stood int32

const (
	stoodSame stood = iota
	stoodLoose
	stoodTight // loose, without gaps between its bases
	stoodFormed
)

// stoodNames are what the text of positions calls them.
var stoodNames = [...]string{stoodLoose: "loose", stoodTight: "tight", stoodFormed: "formed"}

// insideShift is where the building of a company stands in the shape of an outset, and stoodShift where its formation at
// the start of its segment does; offBoard is in place of the building if its move began off the board.
const (
	insideShift = 8
	stoodShift  = 16
	offBoard    = 1<<8 - 1
)

// hasBegun reports whether the move of the company that acts has begun.
func (o *outset) hasBegun() bool { return uint8(o.shape) != 0 }

// inside returns 1 more than the building in which the move began, offBoard off the board and 0 elsewhere.
func (o *outset) inside() int { return int(uint8(o.shape >> insideShift)) }

// stood returns the formation at the start of the segment.
func (o *outset) stood() stood { return stood(o.shape >> stoodShift) }

// setsOut notes how a company stands as its move begins.
//
// Case 14.4.
func (g *State) setsOut(c *company) {
	g.outset = outset{at: c.at, facing: c.facing, shape: int32(g.outset.stood())<<stoodShift | int32(c.inside)<<insideShift | int32(shapeObject(c.files, c.has(markFormed)).Number())}
}

// isActing reports whether the segment that goes on is that of a company, and no other within it.
//
// Cases 2.1, 18.3.
func (g *State) isActing(n companyNo) bool {
	for i := g.flow.Depth() - 1; i >= 0; i-- {
		if f := g.flow.At(i); f.Step == stepAct {
			return f.About == n.object()
		}
	}
	return false
}

// reshapes notes the formation of a company before it first changes in the segment of that company.
//
// Case 11.5. Ruling R416.
func (g *State) reshapes(n companyNo) {
	if g.outset.stood() != stoodSame || !g.isActing(n) {
		return
	}
	was := stoodLoose
	switch c := &g.companies[n]; {
	case c.has(markFormed):
		was = stoodFormed
	case c.has(markTight):
		was = stoodTight
	}
	g.outset.shape |= int32(was) << stoodShift
}

// isNearer reports whether a company whose move goes on is nearer to a body, where it stands so, than when
// its move began. A company that has come onto the board is nearer wherever it is.
//
// Case 14.4. Rulings R214, R616.
func (g *State) isNearer(n companyNo, is, to plane.Block) bool {
	was := g.before(n)
	return g.outset.inside() == offBoard || is.Apart(to) < was.Apart(to)
}

// before returns the block of a company as it stood when its move began, in the leg of which this is the start.
//
// Case 14.4. Ruling R214.
func (g *State) before(n companyNo) plane.Block {
	c := g.setOutAs(n)
	return g.block(&c)
}

// setOutAs returns a company as it stood when its move began, or as it stands if it has not moved.
//
// Case 14.4.
func (g *State) setOutAs(n companyNo) company {
	c := g.companies[n]
	if o := &g.outset; o.hasBegun() {
		c.at, c.facing, c.files, c.inside = o.at, o.facing, min(uint8(o.shape)/2, c.squadrons), 0
		if in := o.inside(); in != offBoard {
			c.inside = uint8(in)
		}
		c.set(markFormed, o.shape%2 == 1)
	}
	return c
}

// startedAs returns the block of a company as it stood when its segment began. If that goes on it has done no more than
// form, go loose and face.
//
// Case 11.5. Ruling R416.
func (g *State) startedAs(n companyNo) plane.Block {
	c := g.companies[n]
	if !g.isActing(n) {
		return g.block(&c)
	}
	if g.hasFaced(n) != nil {
		c = g.setOutAs(n)
	}
	if was := g.outset.stood(); was != stoodSame {
		c.set(markFormed, was == stoodFormed)
		c.set(markTight, was == stoodTight)
	}
	return g.block(&c)
}

// writeOutset writes it as "outset X Y facing files", formed if it was, and inside with the number of its building or off if
// it was not on the board; then from and the formation at the start of the segment if that has changed. Before the move
// only that is written.
func (t *text) writeOutset(w *lines.Writer) {
	o := &t.outset
	if o.hasBegun() {
		w.More(" %d %d %d %d", o.at.X, o.at.Y, o.facing, uint8(o.shape)/2)
		w.Flag(o.shape%2 == 1, "formed")
		switch in := o.inside(); in {
		case 0:
		case offBoard:
			w.More(" off")
		default:
			w.More(" inside %d", in)
		}
	}
	if was := o.stood(); was != stoodSame {
		w.More(" from %s", stoodNames[was])
	}
}

// readOutset reads it.
func (t *text) readOutset(p *lines.Reader) error {
	o := &t.outset
	if p.Peek() == "from" {
		return t.readStood(p)
	}
	var err error
	if o.at, err = readPoint(p); err != nil {
		return err
	}
	facing, err := p.Measure(0, int64(plane.Full)-1, inDegrees)
	if err != nil {
		return err
	}
	files, err := p.Number(1, int64(t.number(NumCompany)))
	if err != nil {
		return err
	}
	o.facing, o.shape = plane.Heading(facing), 2*int32(files)
	if p.May("formed") == 0 {
		o.shape++
	}
	if p.More() && p.Peek() != "from" {
		in := int64(offBoard)
		which, err := p.One("off", "inside")
		if err == nil && which == 1 {
			in, err = p.Number(1, int64(t.ground.many))
		}
		if err != nil {
			return err
		}
		o.shape |= int32(in) << insideShift
	}
	if !p.More() {
		return nil
	}
	return t.readStood(p)
}

// readStood reads the formation at the start of the segment.
func (t *text) readStood(p *lines.Reader) error {
	if _, err := p.One("from"); err != nil {
		return err
	}
	which, err := p.One(stoodNames[stoodLoose:]...)
	t.outset.shape |= (int32(which) + int32(stoodLoose)) << stoodShift
	return err
}
