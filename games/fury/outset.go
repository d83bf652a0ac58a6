package fury

import "github.com/weathergage/weathergage/geo/plane"

// An outset is how the company stood that acts when its move began; the zero value while nobody
// moves. An ambush springs on who has come nearer since, however many legs ago that was.
//
// Case 14.4. Ruling R214.
type outset struct {
	at     plane.Point
	facing plane.Heading
	shape  int32 // as the number of its object: twice the files, and one more if it was formed
}

// setsOut notes how a company stands as its move begins.
//
// Case 14.4.
func (g *State) setsOut(c *company) {
	g.outset = outset{at: c.at, facing: c.facing, shape: int32(shapeObject(c.files, c.has(markFormed)).Number())}
}

// before is a company as it stood when its move began, in the leg of which this is the start.
//
// Case 14.4. Ruling R214.
func (g *State) before(n companyNo) plane.Block {
	c := g.companies[n]
	if o := &g.outset; o.shape != 0 {
		c.at, c.facing, c.files = o.at, o.facing, min(uint8(o.shape/2), c.squadrons)
		c.set(markFormed, o.shape%2 == 1)
	}
	return g.block(&c)
}

// outset writes it as "outset X Y facing files", and formed if it was.
func (w *textWriter) outset() {
	if o := &w.g.outset; o.shape != 0 {
		w.Line("outset %d %d %d %d", o.at.X, o.at.Y, o.facing, o.shape/2)
		w.Flag(o.shape%2 == 1, "formed")
	}
}

// outset reads it.
func (p *textReader) outset() error {
	o := &p.g.outset
	var err error
	if o.at, err = p.point(); err != nil {
		return err
	}
	facing, err := p.Number(0, int64(plane.Full)-1)
	if err != nil {
		return err
	}
	files, err := p.Number(1, int64(p.g.number(NumCompany)))
	if err != nil {
		return err
	}
	o.facing, o.shape = plane.Heading(facing), 2*int32(files)
	if p.More() {
		_, err = p.One("formed")
		o.shape++
	}
	return err
}
