package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// finish fills in what was left out, carries the position on to where a seat
// must choose, and lists what the rules object to.
func (t *text) finish(p *lines.Reader) error {
	g := t.State
	if g.flow.Depth() == 0 && !p.NoFlow() && g.result == resultNone {
		g.flow.Push(engine.Frame{Step: stepEnglishMovement, Seat: English, Code: 1})
	}
	g.touched = 0
	g.look(&engine.Turn{})
	g.object(p)
	return p.Settle(g, &g.flow, g.result != resultNone, g.enter)
}

// object lists what the rules object to.
func (g *State) object(p *lines.Reader) {
	for seat, n := range g.funds {
		if n > g.tables.Cap {
			p.Object("3.2", engine.NoObject, "the %s have %d points, but at most %d can be kept",
				seatTitles[seat], n, g.tables.Cap)
		}
	}
	if last := g.played().Last; g.turn > last {
		p.ObjectLine("turn", "1.2", "the scenario ends with turn %d", last)
	}
	if g.scuttlers > mostScuttled {
		p.Object("11.7", engine.NoObject, "at most %d ships are scuttled", mostScuttled)
	}
	g.objectCounts(p)
	for seat := English; seat <= Spanish; seat++ {
		g.objectStacks(p, seat)
	}
}

// objectCounts objects to kinds of which there are more counters than were printed.
//
// Case 2.2.
func (g *State) objectCounts(p *lines.Reader) {
	var about [maxCounters]int
	for seat := range g.pieces {
		for _, pc := range g.pieces[seat][:g.count[seat]] {
			about[pc.Counter]++
		}
	}
	for c := 1; c < len(g.tables.Counters); c++ {
		row := g.tables.Row(Counter(c))
		if n := about[c] + int(g.pool[c]) + int(g.gone[c]) + int(g.limbo[c]); n > int(row.Count) {
			p.Object("2.2", counterObject(Counter(c)), "%d of %s are about, but there are %d",
				n, row.Key, row.Count)
		}
	}
}

// objectStacks objects to counters that cannot be where they are.
//
// Cases 4.0, 4.1, 7.1, 7.3, 11.5, 11.6.
func (g *State) objectStacks(p *lines.Reader, seat engine.Seat) {
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
			p.Object("4.0", about, "%s is a ship and lies ashore", row.Key)
		case ashore && g.tables.Terrain[h] == Sea:
			p.Object("4.0", about, "%s is ashore at sea", row.Key)
		case !ashore && g.tables.Terrain[h] == Land:
			p.Object("4.0", about, "%s is afloat on land", row.Key)
		case pc.Place.Layer() == LayerDocked && g.tables.PortAt[h] == 0:
			p.Object("4.0", about, "%s is docked where no seaport is", row.Key)
		case ashore || row.Type == Deception:
		case !row.Type.Naval():
			aboard = append(aboard, pc.Counter)
			switch {
			case g.carrier(seat, i) < 0 && !g.unseenBelow(seat, i):
				p.Object("4.1", about, "%s lies on no ship", row.Key)
			case !row.Anchor && row.Type != Leader:
				p.Object(refusals[row.whyAshore()].rule, about, "%s is aboard, and no ship can carry it", row.Key)
			}
		default:
			if why := g.tables.cannotCarry(row.Type, aboard); why != "" {
				p.Object("7.3", about, "%s cannot carry what lies on it: %s", row.Key, why)
			}
			aboard = nil
		}
	}
}

// unseenBelow reports whether a counter that the viewer may not know, and that may be a ship, lies under the piece at
// i.
func (g *State) unseenBelow(seat engine.Seat, i int) bool {
	list := g.pieces[seat][:g.count[seat]]
	for j := i + 1; j < len(list) && list[j].Place == list[i].Place; j++ {
		if list[j].Counter == Unseen {
			return true
		}
	}
	return false
}
