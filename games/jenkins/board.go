package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/hexboard"
	"github.com/weathergage/weathergage/geo/hex"
)

// sheet is how the hexes are drawn.
var sheet = hexboard.Sheet{Grid: Grid, Half: 20, Object: hexObject}

// mapKey is the key of the one board.
const mapKey = "caribbean"

// makeBoards draws the map. It never changes in a match.
func makeBoards(tb *Tables) []*engine.Board {
	b := sheet.Board(mapKey, "The Caribbean")
	for h := Hex(1); h < numHexes; h++ {
		b.Spaces = append(b.Spaces, tb.space(h))
	}
	for p := 1; p < len(tb.Ports); p++ {
		for q := p + 1; q < len(tb.Ports); q++ {
			if tb.Trade[p]>>q&1 != 0 {
				from, to := tb.Ports[p].Hex, tb.Ports[q].Hex
				b.Links = append(b.Links, engine.Link{Kind: "trade-route",
					From: hexObject(from), To: hexObject(to), Line: tb.seaway(from, to)})
			}
		}
	}
	b.Shapes = append(coasts(tb), sheet.Sides(tb.closed)...)
	b.Shapes = append(b.Shapes, sheet.Letters(lettering)...)
	return []*engine.Board{b}
}

// space returns one hex as it is drawn: its number, a seaport with its value, and the way to Spain.
func (tb *Tables) space(h Hex) engine.Space {
	sp := sheet.Space(h, terrainNames[tb.Terrain[h]])
	if tb.PortAt[h] != 0 {
		sp.Terrain = "port"
	}
	if p := tb.SiteAt[h]; p != 0 {
		sp.Name = tb.Ports[p].Name + " (" + itoa(tb.Ports[p].Value) + ")"
	} else if h == tb.Entry {
		sp.Name = Grid.Name(h) + ", to Spain"
	}
	return sp
}

// coasts draws the land and the waters that it encloses.
func coasts(tb *Tables) []engine.Shape {
	ground := func(h Hex) hex.Ground {
		return [...]hex.Ground{Land: hex.AllLand, Coastal: hex.Shore, Sea: hex.AllSea}[tb.Terrain[h]]
	}
	side := func(h Hex, d hex.Direction) hex.Ground {
		switch {
		case tb.AllLand[h]>>d&1 != 0:
			return hex.AllLand
		case tb.AllSea[h]>>d&1 != 0:
			return hex.AllSea
		}
		return hex.Shore
	}
	return sheet.Coasts(ground, side)
}

// closed returns the kind of line that is drawn across the coast at a hexside closed to ships or to land counters.
//
// Case 7.1.
func (tb *Tables) closed(h Hex, d hex.Direction) string {
	switch {
	case tb.AllLand[h]>>d&1 != 0:
		return "all-land"
	case tb.AllSea[h]>>d&1 != 0:
		return "all-sea"
	}
	return ""
}

// seaway returns a short way by sea between two hexes, from the middle of each hex to the next, or nil if there is
// none. It keeps to open water if that is no longer.
func (tb *Tables) seaway(from, to Hex) []engine.Point {
	var before [numHexes]Hex
	before[to] = to
	for edge := []Hex{to}; len(edge) > 0 && before[from] == 0; {
		var coast, open []Hex
		for _, h := range edge {
			for d := range hex.Direction(hex.Directions) {
				n := tb.Near[h][d]
				if tb.Sail[h]>>d&1 == 0 || before[n] != 0 {
					continue
				}
				if before[n] = h; tb.Terrain[n] == Sea {
					open = append(open, n)
				} else {
					coast = append(coast, n)
				}
			}
		}
		edge = append(open, coast...)
	}
	if before[from] == 0 {
		return nil
	}
	line := []engine.Point{sheet.Centre(from)}
	for h := from; h != to; {
		h = before[h]
		line = append(line, sheet.Centre(h))
	}
	return line
}

// lettering lists the names of seas and countries, each with its first and its last hex.
var lettering = []hexboard.Name{
	{"The Gulf of Mexico", "1012", "1812"},
	{"The Caribbean Sea", "2822", "3723"},
	{"The Atlantic Ocean", "3106", "4311"},
	{"The Great South Sea", "0323", "1227"},
	{"New Spain", "0109", "0515"},
	{"Louisiana", "0604", "1405"},
	{"Carolina", "1704", "2203"},
	{"Guatemala", "1020", "1624"},
	{"Terra Firma", "3027", "4027"},
	{"Cuba", "2115", "2717"},
	{"Hispaniola", "3118", "3418"},
}
