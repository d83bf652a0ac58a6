package fury

import "github.com/weathergage/weathergage/geo/plane"

// A Ground is what a piece of a board is.
//
// Case 8.4.
type Ground uint8

// The grounds. Hedges, walls, trenches, parapets, gates, breaches and chains are lines, hills the
// lie of the land under whatever else is there, the others areas.
const (
	Open Ground = iota
	GentleHill
	SteepHill
	LightWood
	DeepWood
	Orchard
	Broken
	Marsh
	Beach
	Water
	Mountain
	Field
	Building
	Sconce // within its parapets
	Road
	Ford
	Bridge
	Pier
	Hedge
	Wall
	Trench
	Parapet
	Gate
	Breach
	Chain
	NumGrounds
)

// IsHill reports whether a ground is a hill.
func (g Ground) IsHill() bool { return g == GentleHill || g == SteepHill }

// isWood reports whether a ground is a wood.
func (g Ground) isWood() bool { return g == LightWood || g == DeepWood }

// IsLine reports whether a ground is a line and not an area.
func (g Ground) IsLine() bool { return g >= Hedge }

// A Cost is what a ground does to movement.
//
// Case 8.4.
type Cost uint8

// The costs.
const (
	Free   Cost = iota
	Double      // each inch counts twice
	Half        // half of a move to cross
	Barred
)

// A Screen is what a ground does to sight.
//
// Cases 11.2, 14.6.
type Screen uint8

// The screens.
const (
	Clear  Screen = iota
	Rim           // only what is near its edge is seen, and sees
	Crest         // whoever stands behind it is hidden
	Opaque        // nobody sees through it
)

// A GroundRow is what rules say about one ground.
//
// Cases 8.4, 10.6, 12.8, 14.2, 16.6.
type GroundRow struct {
	Key    string  `csv:"key"`
	Name   string  `csv:"name,word" show:"terrain"`
	Cost   [2]Cost `csv:"foot horse" show:"foot|horse"` // by arm; of a steep hill only uphill
	Guns   bool    `csv:"guns" show:"Guns"`             // Guns may enter
	Cover  bool    `csv:"cover" show:"cover"`           // against shooting and charges
	Hides  bool    `csv:"hides" show:"hides"`           // an ambush
	Screen Screen  `csv:"screen"`
}

// A Piece is one piece of a board.
type Piece struct {
	Ground Ground
	Stone  bool          // of a building: it does not burn (23.2)
	Shape  plane.Polygon // the corners of an area; the points of a line in order
}

// A Board is a table and what stands on it. Where areas lie over each other the last of
// them counts, so that a ford lies in its stream and a road through a marsh; hills count
// besides.
//
// Cases 8.4, 25.5.
type Board struct {
	Width, Depth Length // from west to east, from north to south
	Pieces       []Piece
}

// IsSameBoard reports whether two positions lie on the same ground, fires apart: a gate that has been opened is
// another.
func (g *State) IsSameBoard(other *State) bool {
	if g.ground.many != other.ground.many || g.ground.width != other.ground.width || g.ground.depth != other.ground.depth {
		return false
	}
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground != other.ground.pieces[i].ground {
			return false
		}
	}
	return g.ground.corners == other.ground.corners
}
