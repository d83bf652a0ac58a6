package fury

import "github.com/weathergage/weathergage/geo/plane"

// An outset is how the company stood that acts when its move began; the zero value while nobody
// moves. An ambush springs on who has come nearer since, however many legs ago that was.
//
// Case 14.4. Ruling R214.
type outset struct {
	at     plane.Point
	facing plane.Heading
	shape  int32 // as the number of its object: twice the files, and one more if it was formed; above that its building
}

// insideShift is where the building of a company stands in the shape of an outset; offBoard is there instead
// if its move began off the board.
const (
	insideShift = 8
	offBoard    = 1<<8 - 1
)

// setsOut notes how a company stands as its move begins.
//
// Case 14.4.
func (g *State) setsOut(c *company) {
	g.outset = outset{at: c.at, facing: c.facing, shape: int32(c.inside)<<insideShift | int32(shapeObject(c.files, c.has(markFormed)).Number())}
}

// isNearer reports whether a company whose move goes on is nearer to a body, where it stands so, than when its move
// began. Whoever has come onto the board is nearer wherever he is.
//
// Case 14.4. Rulings R214, R616.
func (g *State) isNearer(n companyNo, is, to plane.Block) bool {
	was := g.before(n)
	return g.outset.shape>>insideShift == offBoard || is.Apart(to) < was.Apart(to)
}

// before is a company as it stood when its move began, in the leg of which this is the start.
//
// Case 14.4. Ruling R214.
func (g *State) before(n companyNo) plane.Block {
	c := g.companies[n]
	if o := &g.outset; o.shape != 0 {
		c.at, c.facing, c.files, c.inside = o.at, o.facing, min(uint8(o.shape)/2, c.squadrons), 0
		if in := o.shape >> insideShift; in != offBoard {
			c.inside = uint8(in)
		}
		c.set(markFormed, o.shape%2 == 1)
	}
	return g.block(&c)
}

// outset writes it as "outset X Y facing files", formed if it was, and inside with the number of its
// building or off if it was not on the board.
func (w *textWriter) outset() {
	if o := &w.g.outset; o.shape != 0 {
		w.Line("outset %d %d %d %d", o.at.X, o.at.Y, o.facing, uint8(o.shape)/2)
		w.Flag(o.shape%2 == 1, "formed")
		switch in := o.shape >> insideShift; in {
		case 0:
		case offBoard:
			w.More(" off")
		default:
			w.More(" inside %d", in)
		}
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
	if p.Peek() == "formed" {
		p.Take()
		o.shape++
	}
	if !p.More() {
		return nil
	}
	in := int64(offBoard)
	which, err := p.One("off", "inside")
	if err == nil && which == 1 {
		in, err = p.Number(1, int64(p.g.ground.many))
	}
	o.shape |= int32(in) << insideShift
	return err
}
