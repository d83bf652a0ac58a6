package renaissance

import "github.com/weathergage/weathergage/engine"

// What is said of forming a party where a player looks for boarding.
const (
	opensBoarding = "Board %O: first form a party of %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners}"
	opensShort    = "Board: form a party"
)

// Opens says of each enemy alongside whom a ship may board but for want of a party that she forms one first. Of several
// kinds of parties it is the largest. It implements engine.Opener.
//
// Cases 19.1, 19.3.
func (r *ruleset) Opens(s engine.State, d engine.Decision, offered []engine.Option) (all []engine.Opening) {
	g := s.(*State)
	n := g.shipOf(d.About)
	if n == noShip {
		return nil
	}
	by, most := -1, int32(0)
	for i := range offered {
		if men := offered[i].Span[0].Max + offered[i].Span[1].Max; offered[i].Verb == VerbBoarders && men > most {
			by, most = i, men
		}
	}
	if by < 0 {
		return nil
	}
	c := g.course(n)
	for e := range g.ships[n].touch.each {
		if ill := g.mayBoard(n, &c, order{verb: VerbBoard, on: g.object(e)}); ill.Why == whyNoMen {
			all = append(all, engine.Opening{By: by, On: g.object(e), Says: opensBoarding, Short: opensShort, Rule: "19.3"})
		}
	}
	return all
}
