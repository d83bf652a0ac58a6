package renaissance

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// drawForts draws the forts with their arcs of fire, to medium and to long range, and
// adds a sheet of them.
//
// Cases 25.1, 25.2, 25.3.
func (g *State) drawForts(sc *engine.Scene) {
	if g.lastFort() == noFort {
		return
	}
	sheet := engine.Chart{Key: "forts", Title: "Forts", Side: engine.NoSeat,
		Columns: []string{"guns", "pounds", "gunners", "troops", "cover", "heated", "loaded"}}
	for k := fortNo(1); k <= g.lastFort(); k++ {
		s, row, base := g.fort(k), g.fortRow(k), g.fortBase(k)
		middle := base.Centre()
		sc.Pieces = append(sc.Pieces, engine.Piece{
			Key: row.Key, ID: g.fortObject(k), X: middle.X, Y: middle.Y, Heading: int32(row.Facing) / int32(tenth),
			Base: [2]int32{base.Length, base.Width}, Silhouette: "fort", Name: row.Name, Side: row.Seat,
			Numbers: []engine.Stat{
				{Name: "guns", Value: int32(s.guns), Max: int32(row.Guns)},
				{Name: "gunners", Value: int32(s.gunners), Max: int32(row.Gunners)},
			},
			State: g.fortStates(k),
		})
		for _, band := range [...]Band{Medium, Long} {
			mark := fanMark(g.fortArc(k, g.tables.Range[Ball][band]))
			mark.From = g.fortObject(k)
			sc.Marks = append(sc.Marks, mark)
		}
		of := func(left, all int) string { return strconv.Itoa(left) + "/" + strconv.Itoa(all) }
		sheet.Rows = append(sheet.Rows, engine.Row{ID: g.fortObject(k), Name: row.Name, Gone: !g.serves(k),
			Note: coverNames[row.Cover], Silhouette: "fort", Cells: []string{
				of(int(s.guns), int(row.Guns)), strconv.Itoa(int(row.Pounds)),
				of(int(s.gunners), int(row.Gunners)), of(int(s.troops), int(row.Troops)),
				strconv.Itoa(int(g.cover(k))), strconv.Itoa(int(s.heat)), chargeWords[g.garrison(k).load],
			}})
	}
	sc.Charts = append(sc.Charts, sheet)
}

// fortStates returns what can be seen of a fort, in words.
func (g *State) fortStates(k fortNo) []string {
	var words []string
	if !g.serves(k) {
		words = append(words, "silent")
	}
	if g.fort(k).fire.how != FireOut {
		words = append(words, "on-fire")
	}
	return words
}
