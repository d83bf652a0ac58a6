package fury

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
)

// Bounds of a board that people draw.
const (
	LeastBoard = 12 * Inch // either way
	MostBoard  = 120 * Inch
	MaxPieces  = 96
	MaxCorners = 620 // of all pieces together

	mostFire = 1<<16 - 1 // markers on a piece that is copied from a position
)

// Text returns a board as a person can edit it: its size, then a line for each piece with
// its corners, all in inches from the west and from the north. What stands below lies on
// top. A building of stone says so.
//
//	table 48 48
//	light-wood 12.5,30 17,28.25 16,34
//	building stone 20,20 22,20 22,22 20,22
//	hedge 3,4 8,4
//
// Case 25.5.
func (b *Board) Text() string {
	var t strings.Builder
	fmt.Fprintf(&t, "table %s %s\n", inchText(b.Width), inchText(b.Depth))
	for _, p := range b.Pieces {
		t.WriteString(groundNames[p.Ground])
		if p.Stone {
			t.WriteString(" stone")
		}
		for _, at := range p.Shape {
			t.WriteString(" " + inchText(at.X) + "," + inchText(at.Y))
		}
		t.WriteByte('\n')
	}
	return t.String()
}

// inchText writes a length in inches with at most two decimal places.
func inchText(n Length) string {
	text := strconv.Itoa(int(n / Inch))
	if part := n % Inch; part != 0 {
		text += strings.TrimRight(fmt.Sprintf(".%02d", part), "0")
	}
	return text
}

// readBoard reads the text of a board, and returns the line of each piece too. The lines "board" and "piece" of a
// position, in hundredths of an inch, are read as well, so that the board of any match can be copied. An error is an
// *engine.TextError, with the line and the column of what cannot be played.
//
// Case 25.5.
func readBoard(text []byte) (*Board, []int, error) {
	r := &boardReader{}
	if err := r.Read(text, r.line); err != nil {
		return nil, nil, err
	}
	if r.b.Width == 0 {
		return nil, nil, r.Fail("expected a line \"table\" with the size of the board, found none")
	}
	return &r.b, r.rows, nil
}

// boardReader reads a board line by line.
type boardReader struct {
	lines.Reader
	b       Board
	rows    []int // of the pieces
	corners int
}

func (r *boardReader) line() error {
	if r.b.Width > 0 {
		return r.piece()
	}
	copied, err := r.One("table", "board")
	if err != nil {
		return err
	}
	for _, to := range []*Length{&r.b.Width, &r.b.Depth} {
		here := r.Here()
		n, ok := inchesOf(r.Take())
		if copied == 1 {
			r.Back(here)
			var all int64
			if all, err = r.Number(int64(LeastBoard), int64(MostBoard)); err != nil {
				return err
			}
			n, ok = Length(all), true
		}
		if !ok || n < LeastBoard || n > MostBoard {
			r.Back(here)
			return r.Fail("expected %d to %d inches, found %s", LeastBoard/Inch, MostBoard/Inch, r.Found())
		}
		*to = n
	}
	return nil
}

// piece reads one piece. Hills, woods and the like are areas, hedges and the like lines.
//
// Cases 8.4, 17.1.
func (r *boardReader) piece() error {
	start := r.Here()
	if r.Peek() == "piece" {
		return r.copied(start)
	}
	n, err := r.One(groundNames...)
	if err != nil {
		return err
	}
	p := Piece{Ground: Ground(n)}
	if r.Peek() == "stone" {
		if p.Ground != Building {
			return r.Fail("expected stone of a building alone, found it of %s", groundNames[n])
		}
		r.Take()
		p.Stone = true
	}
	for r.More() {
		at, err := r.point()
		if err != nil {
			return err
		}
		p.Shape = append(p.Shape, at)
	}
	return r.lay(p, start)
}

// copied reads a piece as a position has it; the markers of a fire are left out.
//
// Case 25.5.
func (r *boardReader) copied(start lines.Spot) error {
	r.Take()
	n, err := r.One(groundNames...)
	if err != nil {
		return err
	}
	p := Piece{Ground: Ground(n)}
	for r.More() && r.Peek() != "stone" && r.Peek() != "fire" {
		x, err := r.Number(0, int64(r.b.Width))
		if err != nil {
			return err
		}
		y, err := r.Number(0, int64(r.b.Depth))
		if err != nil {
			return err
		}
		p.Shape = append(p.Shape, plane.Point{X: Length(x), Y: Length(y)})
	}
	for r.More() {
		switch word, err := r.One("stone", "fire"); {
		case err != nil:
			return err
		case word == 0:
			p.Stone = true
		default:
			if _, err := r.Number(1, mostFire); err != nil {
				return err
			}
		}
	}
	return r.lay(p, start)
}

// lay puts a piece on the board that has been read from a place in its line.
func (r *boardReader) lay(p Piece, start lines.Spot) error {
	r.corners += len(p.Shape)
	if why := r.b.fault(&p); why != "" {
		r.Back(start)
		return r.Fail("%s", why)
	}
	if len(r.b.Pieces) == MaxPieces || r.corners > MaxCorners {
		r.Back(start)
		return r.Fail("expected at most %d pieces with %d points in all", MaxPieces, MaxCorners)
	}
	r.b.Pieces = append(r.b.Pieces, p)
	r.rows = append(r.rows, r.Row())
	return nil
}

// fault says what is wrong with the shape of a piece, or nothing.
//
// Case 17.1.
func (b *Board) fault(p *Piece) string {
	least := 3
	if p.Ground.IsLine() {
		least = 2
	}
	switch {
	case len(p.Shape) < least:
		return fmt.Sprintf("expected at least %d points of a piece of this kind, found %d", least, len(p.Shape))
	case !p.Ground.IsLine() && !p.Shape.Simple():
		return "expected an outline whose edges do not cross or touch"
	case p.Ground == Building && area(p.Shape) != 2*int64(house)*int64(house):
		return "expected a building of 4 square inches (17.1); a larger one is several"
	case p.Ground == Building && slices.ContainsFunc(b.Pieces, func(other Piece) bool {
		return other.Ground == Building && other.Shape.Has(p.Shape[0]) && other.Shape.Has(p.Shape[2])
	}):
		return "expected one building in one place, found a second"
	}
	return ""
}

// point reads a point of the board.
func (r *boardReader) point() (plane.Point, error) {
	here := r.Here()
	first, second, _ := strings.Cut(r.Take(), ",")
	x, okX := inchesOf(first)
	y, okY := inchesOf(second)
	if !okX || !okY || x > r.b.Width || y > r.b.Depth {
		r.Back(here)
		return plane.Point{}, r.Fail("expected a point of the board such as 12.5,30, in inches from the west and from the north, found %s", r.Found())
	}
	return plane.Point{X: x, Y: y}, nil
}

// inchesOf reads inches with at most two decimal places.
func inchesOf(text string) (Length, bool) {
	whole, part, dot := strings.Cut(text, ".")
	if len(part) > 2 || dot && part == "" || len(whole) == 0 || len(whole) > 3 {
		return 0, false
	}
	n, err := strconv.ParseUint(whole+(part + "00")[:2], 10, 32)
	return Length(n), err == nil
}
