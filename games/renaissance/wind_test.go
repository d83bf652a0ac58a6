package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A new wind from where it blows already ends the shift that was under way: it blows on as
// one that never shifted.
func TestNewWindFromWhereItBlows(t *testing.T) { // 5.1
	g := begun(t, "coursing-the-bull")
	blows := g.air
	g.shiftTo(blows.from.Turn(g.angle(WindPoint)), 1)
	faces := dice.NewScript(6, 6, 4, 5) // new, and 9 on the wheel: 270
	g.throwWind(&engine.Turn{Dice: faces})
	if g.air != blows || blows.from != g.tables.Wheel[9] || faces.Left() != 0 {
		t.Errorf("the wind is %+v with %d faces left, want %+v and 0", g.air, faces.Left(), blows)
	}
}
