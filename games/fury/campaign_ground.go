package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// The map of the campaign in drawing units: how large it is, and where the first location of all
// would lie.
const (
	mapWide, mapDeep = 1130, 850
	mapEast, mapDown = 70, 50
)

// centre returns where a location lies on the map.
func (row *LocationRow) centre() engine.Point {
	return engine.Point{X: row.X + mapEast, Y: row.Y + mapDown}
}

// warGround draws the country of the map: about each location the ground that its boards have most
// of, and its works and houses.
//
// Cases 29.5, 29.14.
func (tb *Tables) warGround() []engine.Shape {
	c := &tb.Campaign
	edge := []engine.Point{{X: 0, Y: 0}, {X: mapWide, Y: 0}, {X: mapWide, Y: mapDeep}, {X: 0, Y: mapDeep}}
	all := []engine.Shape{{Kind: "country", Line: edge, Closed: true}}
	for at := Location(1); int(at) < len(c.Places); at++ {
		if row := &c.Places[at]; row.Land >= 0 {
			for i, of := range c.Lands[row.Land].grounds(row.More) {
				all = append(all, patch(row.centre(), of, int(at)+7*i))
			}
		}
	}
	for at := Location(1); int(at) < len(c.Places); at++ {
		all = append(all, c.Places[at].works()...)
	}
	return all
}

// grounds returns the kinds of ground that boards in a land have most of, and what there is twice as much of.
//
// Case 29.14.
func (row *LandRow) grounds(more Ground) (all []Ground) {
	const much = 10 // percent of a board, at the most
	for _, of := range [...]struct {
		share Span
		as    Ground
	}{{row.Marsh, Marsh}, {row.Hill, GentleHill}, {row.Wood, LightWood}} {
		if of.share.Most > much || of.as == more {
			all = append(all, of.as)
		}
	}
	if len(all) == 0 {
		all = append(all, Field)
	}
	return all
}

// patch returns a piece of ground beside a location, always the same for the same number.
func patch(at engine.Point, of Ground, number int) engine.Shape {
	const corners = 9
	out := plane.Angle(number*137%360) * plane.Degree
	middle := plane.Point{X: at.X, Y: at.Y}.Go(plane.Heading(0).Turn(out), 62)
	line := make([]plane.Point, corners)
	for i := range line {
		line[i] = middle.Go(plane.Heading(0).Turn(plane.Angle(i)*360*plane.Degree/corners), Length(52+(number*31+i*47)%34))
	}
	return engine.Shape{Kind: groundNames[of], Closed: true, Line: drawnLine(line)}
}

// works returns the walls of a town, the bank of a sconce or of a camp, and the houses in them.
//
// Case 29.5.
func (row *LocationRow) works() (all []engine.Shape) {
	c := row.centre()
	at := plane.Point{X: c.X, Y: c.Y}
	ring := func(kind string, sides int, far Length) {
		line := make([]plane.Point, sides+1)
		for i := range line {
			line[i] = at.Go(plane.Heading(0).Turn(plane.Angle(2*i+1)*180*plane.Degree/plane.Angle(sides)), far)
		}
		all = append(all, engine.Shape{Kind: kind, Line: drawnLine(line)})
	}
	houses := func(many int, far Length) {
		for i := range many {
			b := plane.Base{At: at.Go(plane.Heading(0).Turn(plane.Angle(i)*360*plane.Degree/plane.Angle(many)), far), Length: 24, Width: 34}
			corners := b.Corners()
			all = append(all, engine.Shape{Kind: groundNames[Building], Closed: true, Line: drawnLine(corners[:])})
		}
	}
	switch {
	case row.Has&Town != 0:
		ring(groundNames[Wall], 8, 84)
		houses(8, 66)
	case row.Has&SconceThere != 0:
		ring(groundNames[Parapet], 4, 78)
	case row.Has&Headquarters != 0:
		ring(groundNames[Parapet], 6, 80)
		houses(6, 62)
	case row.Has&(Staple|EntryThere) != 0:
		houses(3, 70)
	}
	return all
}

// kindLook returns the picture of a kind.
func (tb *Tables) kindLook(k kind) string {
	if k.isGun() {
		return "cannon"
	}
	return tb.Troops[k].look()
}
