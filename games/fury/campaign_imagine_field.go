package fury

import "github.com/weathergage/weathergage/engine"

// afield gives a side the squadrons that it has on the board of a battle, beyond those that are
// known to be there: those of the mission, or of the Reserve.
//
// Case 29.14.
func (im *warImagining) afield(seat engine.Seat) {
	g := im.g
	if !g.isOnField() {
		return
	}
	of := body{role: roleColumn}
	if seat == SpanishSeat {
		of = body{role: roleReserve, at: g.war.at}
	}
	for n := companyNo(seat) * ofSide; n < companyNo(seat+1)*ofSide; n++ {
		c := &g.companies[n]
		k := kind(c.troop)
		if c.troop == 0 || c.troop == g.tables.Crew {
			continue
		}
		if known := g.war.many(rolePosted, g.war.at, k); seat == EnglishSeat || int(c.squadrons) > known {
			of.kind, of.many = k, c.squadrons
			g.war.add(of)
		}
	}
	if seat == EnglishSeat && g.war.squadrons(roleColumn) == 0 {
		g.war.add(body{role: roleColumn, kind: g.tables.common(g.campaign().Nations[seat]), many: 1})
	}
}

// common returns a kind of squadron that a nation has.
func (tb *Tables) common(of Nation) kind {
	return kind(tb.Nations[of].Forces[Few][1][MainlyFoot].Bands[0].Troop)
}
