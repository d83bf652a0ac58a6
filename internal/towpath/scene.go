package towpath

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// boxStep is the distance from a box to the next, in the units of the board.
const boxStep = 120

// makeBoards draws the chain.
//
// Case 1.1.
func makeBoards() []*engine.Board {
	b := &engine.Board{Key: "chain", Name: "The chain", Kind: engine.Boxes, Width: (last + 1) * boxStep, Height: 3 * boxStep}
	for box := int32(1); box <= last; box++ {
		name := strconv.Itoa(int(box))
		b.Spaces = append(b.Spaces, engine.Space{
			ID: boxObject(box), Centre: engine.Point{X: box * boxStep, Y: 3 * boxStep / 2}, Name: name, Terrain: "sea",
		})
		if box > 1 {
			b.Links = append(b.Links, engine.Link{From: boxObject(box - 1), To: boxObject(box)})
		}
	}
	return []*engine.Board{b}
}

// Scene draws what the viewer may see.
func (r *ruleset) Scene(s engine.State, _ engine.Seat) *engine.Scene {
	g := s.(*State)
	turn, phase := g.Moment()
	sc := &engine.Scene{Boards: r.boards, Turn: "turn " + strconv.Itoa(turn), Phase: phase, OutlookRule: "3.1"}
	sc.Pieces = []engine.Piece{{Key: "barge", At: boxObject(g.box), Silhouette: "hulk", Name: "Barge", Side: engine.NoSeat}}
	sc.Outlook = string(r.words.Fill(nil, "The barge is %1 %{1:box|boxes} from home", engine.NoObject, engine.NoObject, engine.NoObject, last-g.box))
	return sc
}
