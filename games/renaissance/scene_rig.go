package renaissance

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// mastSections are the sections of each mast, from the bow aft.
//
// Case 13.4.
var mastSections = [...]Sections{
	1 << Sprit, Falls[ForeLower], Falls[MainLower], 1 << Mizzen, 1 << Bonaventure,
}

// rig returns a ship's masts as seen from above: all with their sails set while any is. A mizzen and what
// stands behind it carries a lateen on every ship.
//
// Case 13.4.
func (g *State) rig(n shipNo) []engine.Mast {
	s, layout := &g.ships[n], &g.tables.Layouts[g.kind(n).Layout]
	var masts []engine.Mast
	for _, of := range mastSections {
		has := of & layout.Has
		if has == 0 {
			continue
		}
		lowest := Section(bits.TrailingZeros16(uint16(has)))
		m := engine.Mast{
			At: int32(layout.At[lowest]) / 10, Sections: int32(has.Count()), Standing: int32((has & s.masts).Count()),
			Set: s.canvas > 0, Lateen: !layout.Square || lowest >= Mizzen,
		}
		if s.jury&has != 0 {
			m.Standing = 1
		}
		masts = append(masts, m)
	}
	return masts
}

// grapples are drawn between ships that are locked together.
//
// Case 18.1.
func (g *State) grapples(n shipNo) []engine.Mark {
	var marks []engine.Mark
	for e := range n {
		if g.ships[n].foul.has(e) && g.ships[e].fate == afloat {
			marks = append(marks, engine.Mark{Kind: "grapple", Board: "table", From: g.object(e), To: g.object(n)})
		}
	}
	return marks
}
