package fury

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// look returns the picture of the men of a card: by what they fight with.
func (row *TroopRow) look() string {
	switch row.Key {
	case "longbowmen", "tatar-foot", "swedish-crossbows", "highlanders":
		return "bow"
	case "kern":
		return "javelin"
	case "gallowglasses", "militia-spearmen-and-axemen", "cossack-spearmen", "peasants":
		return "bill"
	case "akinjis", "tatar-horse", "deti-boyarski", "ratjars":
		return "horse-bow"
	case "beggars", "gentlemen-volunteers", "armed-sailors":
		return "sword"
	}
	switch {
	case row.Arm == Horse && row.Shooting == 0:
		return "lance"
	case row.Arm == Horse:
		return "pistol"
	case row.Pike:
		return "pike"
	case row.Shooting > 0:
		return "shot"
	}
	return "sword"
}

// blazons are the flags of the nations, as we draw them.
var blazons = [...]struct{ key, flag string }{
	{"scots", "azure saltire argent"},
	{"spaniards", "argent raguly gules"},
	{"french-catholics", "azure cross argent"},
	{"french-protestants", "argent saltire purpure"},
	{"dutch", "tierced tenne argent azure"},
	{"english", "argent cross gules"},
	{"germans", "or bars sable"},
	{"irish", "vert saltire or"},
	{"danes", "gules cross argent"},
	{"swedes", "azure cross or"},
	{"muscovites", "gules bordure or"},
	{"poles", "parted argent gules"},
	{"turks", "gules crescent argent"},
	{"portuguese", "argent cross azure"},
	{"venetians", "gules pale or"},
	{"italians", "argent pale vert"},
	{"tatars", "azure crescent or"},
	{"settlers", "tenne plain argent"},
}

// flag returns the blazon of a side, "" where it has none.
func (g *State) flag(seat engine.Seat) string {
	key := g.tables.Nations[g.sides[seat].nation].Key
	for i := range blazons {
		if blazons[i].key == key {
			return blazons[i].flag
		}
	}
	return ""
}

// officerPicture returns the portrait of an officer.
func officerPicture(by Officer) string { return fmt.Sprintf("portrait-%d", by) }

// legMarks returns the leg in the middle of which an ambush may be sprung: the way of the mover, and where he
// would stand.
//
// Case 14.4.
func (g *State) legMarks() []engine.Mark {
	if g.flow.Depth() == 0 {
		return nil
	}
	from, to, long := g.Leg()
	if long == 0 {
		return nil
	}
	end, by := to.Hull(), g.flow.Top().About
	corners := end.Corners()
	return []engine.Mark{
		{Kind: "course", Board: tableKey, From: by, Line: drawnLine([]plane.Point{from.Hull().Centre(), end.Centre()})},
		{Kind: "ghost", Board: tableKey, From: by, Line: drawnLine(corners[:])},
	}
}
