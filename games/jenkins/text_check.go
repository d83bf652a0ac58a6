package jenkins

import (
	"fmt"

	"weathergage/engine"
)

// finish fills in what was left out, carries the position on to where a seat
// must choose, and lists what the rules object to.
func (p *textReader) finish() error {
	g := p.g
	if g.flow.Depth() == 0 && !p.noFlow && g.result == resultNone {
		g.flow.Push(engine.Frame{Step: stepEnglishMovement, Seat: English, Code: 1})
	}
	p.row, p.width, p.words = max(p.flowRow, 1), 0, nil
	if g.flow.Depth() > 0 && g.result != resultNone {
		return p.fail("expected no line of flow in a match that is over")
	}
	g.look(&engine.Turn{})
	p.object()
	if g.flow.Depth() > 0 {
		return p.settle()
	}
	return nil
}

// noDice answers no throw.
type noDice struct{}

func (noDice) Throw(engine.Throw) (engine.Faces, bool) { return engine.Faces{}, false }

// settle carries the position on as a match would be, until a seat must choose.
// Lines of flow written by hand may fit together in no match, and then the law
// trips over them; that is their fault, not the law's, and told as such.
func (p *textReader) settle() (err error) {
	defer func() {
		if recover() != nil {
			err = p.fail("the lines of flow fit together in no match")
		}
	}()
	g := *p.g
	t := &engine.Turn{Dice: noDice{}}
	waits := false
	if !engine.Attempt(t, func() { waits = g.goOn(t) }) {
		return p.fail("expected a position in which a seat chooses, "+
			"found one that goes on with a throw (%s)", t.Dry.Rule)
	}
	if !waits {
		return p.fail("the lines of flow fit together in no match")
	}
	for _, d := range g.Pending(nil) {
		for _, c := range g.Candidates(d, 1, nil) {
			if ill := g.Check(c); !ill.OK() {
				return p.fail("the lines of flow fit together in no match")
			}
		}
	}
	*p.g = g
	return nil
}

// mostStrides is more than any match makes between two choices without a throw.
const mostStrides = 1000

// goOn is run for positions that may go on for ever: false if it seems so.
func (g *State) goOn(t *engine.Turn) (waits bool) {
	for range mostStrides {
		if g.result != resultNone || g.enter(t) {
			g.run(t)
			return true
		}
	}
	return false
}

// objection notes a problem.
func (p *textReader) objection(rule engine.Case, about engine.Object, why string, args ...any) {
	p.problems = append(p.problems, engine.Problem{Rule: rule, About: about, Why: fmt.Sprintf(why, args...)})
}

// object lists what the rules object to.
func (p *textReader) object() {
	g := p.g
	for seat, n := range g.funds {
		if n > g.tables.Cap {
			p.objection("3.2", engine.NoObject, "the %s have %d points, but at most %d can be kept",
				seatTitles[seat], n, g.tables.Cap)
		}
	}
	if last := g.played().Last; g.turn > last {
		p.objection("1.2", engine.NoObject, "the scenario ends with turn %d", last)
	}
	if g.scuttlers > mostScuttled {
		p.objection("11.7", engine.NoObject, "at most %d ships are scuttled", mostScuttled)
	}
	p.objectCounts()
	for seat := English; seat <= Spanish; seat++ {
		p.objectStacks(seat)
	}
}

// objectCounts looks for counters of which there are more than were printed.
//
// Case 2.2.
func (p *textReader) objectCounts() {
	g := p.g
	var about [maxCounters]int
	for seat := range g.pieces {
		for _, pc := range g.pieces[seat][:g.count[seat]] {
			about[pc.Counter]++
		}
	}
	for c := 1; c < len(g.tables.Counters); c++ {
		row := g.tables.Row(Counter(c))
		if n := about[c] + int(g.pool[c]) + int(g.gone[c]) + int(g.limbo[c]); n > int(row.Count) {
			p.objection("2.2", counterObject(Counter(c)), "%d of %s are about, but there are %d",
				n, row.Key, row.Count)
		}
	}
}

// objectStacks looks for counters that cannot be where they are.
//
// Cases 4.0, 4.1, 7.1, 7.3.
func (p *textReader) objectStacks(seat engine.Seat) {
	g := p.g
	list := g.pieces[seat][:g.count[seat]]
	var aboard []Counter
	for i, pc := range list {
		if i > 0 && list[i-1].Place != pc.Place {
			aboard = nil
		}
		h := pc.Place.Hex()
		if pc.Counter == Unseen || h >= numHexes {
			continue
		}
		row, about := g.tables.Row(pc.Counter), stackObject(pc.Place)
		ashore := pc.Place.Layer() == LayerShore
		switch {
		case ashore && row.Type.Naval():
			p.objection("4.0", about, "%s is a ship and lies ashore", row.Key)
		case ashore && g.tables.Terrain[h] == Sea:
			p.objection("4.0", about, "%s is ashore at sea", row.Key)
		case !ashore && g.tables.Terrain[h] == Land:
			p.objection("4.0", about, "%s is afloat on land", row.Key)
		case pc.Place.Layer() == LayerDocked && g.tables.PortAt[h] == 0:
			p.objection("4.0", about, "%s is docked where no seaport is", row.Key)
		case ashore || row.Type == Deception:
		case !row.Type.Naval():
			aboard = append(aboard, pc.Counter)
			if g.carrier(seat, i) < 0 && !g.unseenBelow(seat, i) {
				p.objection("4.1", about, "%s lies on no ship", row.Key)
			}
		default:
			if why := g.tables.cannotCarry(row.Type, aboard); why != "" {
				p.objection("7.3", about, "%s cannot carry what lies on it: %s", row.Key, why)
			}
			aboard = nil
		}
	}
}

// unseenBelow reports whether something that the viewer may not know lies under
// the piece at i, which may be a ship.
func (g *State) unseenBelow(seat engine.Seat, i int) bool {
	list := g.pieces[seat][:g.count[seat]]
	for j := i + 1; j < len(list) && list[j].Place == list[i].Place; j++ {
		if list[j].Counter == Unseen {
			return true
		}
	}
	return false
}
