package duel

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// Sheets returns the sheets of the two ships: a box for each point of the hull and each sail, struck off with
// the turn in which it went, and what the guns and racks hold.
func (r *ruleset) Sheets(s engine.State, _ engine.Seat, past []engine.Dated) []engine.Sheet {
	g := s.(*State)
	var sheets []engine.Sheet
	for seat := range numSeats {
		unhurt, own, secret := &g.tables.Ships[seat], &g.ships[seat], &g.hidden[seat]
		hull, sails := hurt(past, seat)
		sheets = append(sheets, engine.Sheet{
			ID: shipOf(seat), Key: unhurt.Key, Title: unhurt.Name,
			About: strconv.Itoa(int(unhurt.Guns)) + " dice of guns", Side: seat, Silhouette: "ship of the line", Base: pieceBase,
			Blocks: []engine.Block{{Title: "Damage", Rule: "4.4", Rows: []engine.Entry{
				{Name: "hull", Boxes: boxes(unhurt.Hull, own.hull, hull)},
				{Name: "sails", Boxes: boxes(unhurt.Sails, own.sails, sails)},
			}}, {Title: "Guns", Rule: "2.2", Rows: []engine.Entry{
				{Name: "loaded with " + shots[secret.loaded]},
				{Name: "chain shot", Rule: "2.3", Boxes: boxes(unhurt.Chain, unhurt.Chain-own.chainFired, nil)},
			}}},
		})
	}
	return sheets
}

// hurt returns the turn of each hit on a ship, on her hull and on her sails.
//
// Case 4.4.
func hurt(past []engine.Dated, seat engine.Seat) (hull, sails []int) {
	for _, p := range past {
		if p.Event.Kind != fired || p.Event.On != shipOf(seat) {
			continue
		}
		for range p.Event.N[firedHits] {
			if p.Event.With == shotObject(chain) {
				sails = append(sails, p.Turn)
			} else {
				hull = append(hull, p.Turn)
			}
		}
	}
	return hull, sails
}

// boxes returns one for each of what there was, the last struck off first.
func boxes(most, left int8, turns []int) []engine.Box {
	out := make([]engine.Box, most)
	for i := range out {
		out[i].Text = strconv.Itoa(i + 1)
	}
	for i := range most - left {
		box := &out[most-1-i]
		if box.Struck = true; int(i) < len(turns) {
			box.Note = strconv.Itoa(turns[i])
		}
	}
	return out
}
