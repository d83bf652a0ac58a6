package invincible

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A sail is where a strategic move may end: a box, or the port of that box, and from
// which side it came there last: "west", "east", "north" out of a port.
type sail struct {
	box  int
	port bool
	came string
}

// voyages lists where a squadron may end its strategic move, if it makes one. ports
// are the boxes that have a port. Cases 12.3, 11.1.
func voyages(from sail, ports map[int]bool, west bool, weather Weather) map[sail]bool {
	ends := map[sail]bool{}
	with := 1
	if !west {
		with = -1
	}
	on := func(s sail, d int) (sail, bool) {
		to := sail{box: s.box + d, came: "west"}
		if d < 0 {
			to.came = "east"
		}
		return to, to.box >= 1 && to.box <= 12
	}
	port := func(s sail) {
		if ports[s.box] && !from.port {
			ends[sail{box: s.box, port: true}] = true
		}
	}
	switch {
	case weather == Calm:
		return ends
	case from.port:
		first := sail{box: from.box, came: "north"}
		ends[first] = true
		if to, ok := on(first, with); ok && weather != Fog {
			ends[to] = true
		}
	default:
		port(from)
		for _, d := range []int{1, -1} {
			most := 1
			if d == with && weather != Fog {
				most = 2
			}
			at, ok := from, true
			for k := 1; k <= most; k++ {
				if at, ok = on(at, d); !ok {
					break
				}
				ends[at] = true
				if k < most {
					port(at)
				}
			}
		}
	}
	if weather != Gales {
		return ends
	}
	for at := range maps.Clone(ends) {
		if at.port {
			continue
		}
		port(at)
		for _, d := range []int{1, -1} {
			if to, ok := on(at, d); ok {
				ends[to] = true
			}
		}
	}
	return ends
}

// sailed lists the same by playing every strategic move; of those that do not end
// with the Armada it leaves out the side they came from.
func sailed(g *State, s Squadron) map[sail]bool {
	all := map[sail]bool{}
	c := engine.Choice{Seat: English, Verb: VerbSail, On: s.object()}
	if ill := g.Check(c); !ill.OK() {
		return all
	}
	var turn engine.Turn
	var follow func(h State)
	follow = func(h State) {
		step := h.flow.Top().Step
		if h.place[s] != g.place[s] || step != stepVoyage || h.flow.Top().N[voyageBoxes] > 0 {
			to := sail{box: int(h.box(h.place[s])), port: h.IsInPort(s)}
			if h.place[s] == h.armada {
				to.came = map[Edge]string{EdgeWest: "west", EdgeEast: "east", EdgeNorth: "north"}[h.entryEdge(s)]
			}
			all[to] = true
		}
		if step != stepVoyage {
			return
		}
		for _, d := range h.Pending(nil) {
			for _, op := range h.Options(d, nil) {
				if op.Verb == VerbStep {
					next := h
					sequence.Do(&next, engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On}, &turn)
					next.settle(stepVoyage, &turn)
					follow(next)
				}
			}
		}
	}
	h := *g
	sequence.Do(&h, c, &turn)
	h.settle(stepVoyage, &turn)
	follow(h)
	return all
}

func TestVoyagesAgainstAModel(t *testing.T) {
	g := quiet(t, 0)
	g.flow.Top().Step = stepSail
	ports := map[int]bool{}
	for p := firstPort; int(p) < int(firstPort)+g.tables.Ports; p++ {
		ports[int(g.box(p))] = true
	}
	compared := 0
	for place := Place(1); int(place) < int(firstPort)+g.tables.Ports; place++ {
		if place > boxNarrows && place < firstPort {
			continue
		}
		for variety := range 2 * 4 * 12 {
			g.wind, g.weather, g.armada = Wind(variety%2), Weather(variety/2%4), Place(variety/8+1)
			for _, s := range []Squadron{Drake, Seymour} {
				h := *g
				h.place[s] = place
				want := map[sail]bool{}
				if s != Seymour || h.armada >= 10 {
					from := sail{box: int(h.box(place)), port: place >= firstPort}
					for to := range voyages(from, ports, h.wind == Westerly, h.weather) {
						if to.port || to.box != int(h.armada) {
							to.came = ""
						}
						want[to] = true
					}
				}
				if got := sailed(&h, s); !maps.Equal(got, want) {
					t.Fatalf("%s from place %d, wind %v, weather %v, Armada in %d: got %v, want %v",
						squadronKeys[s], place, h.wind, h.weather, h.armada, got, want)
				}
				compared += len(want)
			}
		}
	}
	if compared < 5000 {
		t.Errorf("%d ends of strategic moves were compared: too few", compared)
	}
}

// away lists the vacant squares to which a squadron goes that may not stay: the
// nearest ones that will do; when the Armada anchors, for the English the first on the
// way to the nearest edge but the southern. Cases 9.1, 9.2, 9.3.
func (m *aModel) away(at spot, anchoring bool, will func(spot) bool) map[spot]bool {
	to := map[spot]bool{}
	if anchoring {
		ways := []spot{{0, -1}, {-1, 0}, {1, 0}}
		far := []int{at.y, at.x, 9 - at.x}
		for i, d := range ways {
			if far[i] != slices.Min(far) {
				continue
			}
			for p := (spot{at.x + d.x, at.y + d.y}); p.onMap(); p = (spot{p.x + d.x, p.y + d.y}) {
				if m.who[p] == NoSquadron && will(p) {
					to[p] = true
					break
				}
			}
		}
		if len(to) > 0 {
			return to
		}
	}
	least := 99
	for x := range 10 {
		for y := range 9 {
			p := spot{x, y}
			if m.who[p] != NoSquadron || !will(p) || p.near(at) > least {
				continue
			}
			if p.near(at) < least {
				least, to = p.near(at), map[spot]bool{}
			}
			to[p] = true
		}
	}
	return to
}

func TestDisengagingAgainstAModel(t *testing.T) {
	r, base := rand.New(rand.NewPCG(9, 1)), quiet(t, 0)
	white := func(p spot) bool { return p.x >= 2 && p.x <= 7 && p.y >= 2 && p.y <= 6 }
	compared := 0
	for n := range 3000 {
		g, m := scattered(base, r, English)
		anchoring := n%3 == 0
		if anchoring {
			g.armada = boxCalaisRoads
		}
		outside := func(p spot) bool { return !white(p) && !(anchoring && p.y >= 7) }
		for at, s := range m.who {
			english := s <= lastEnglish
			must, is, set := !white(at), g.hasToReorganize(s), squareSet{}
			want := map[spot]bool{}
			if english {
				must, is = !outside(at), g.hasToDisengage(s)
			}
			switch {
			case must && english:
				want, set = m.away(at, anchoring, outside), g.disengageTo(s)
			case must:
				want, set = m.away(at, false, white), g.reorganizeTo(s)
			}
			got := map[spot]bool{}
			for sq := set.next(0); sq != 0; sq = set.next(sq) {
				got[spotOf(sq)] = true
			}
			if must != is || !maps.Equal(got, want) {
				t.Fatalf("%s at %v, anchoring %v: must %v, goes to %v; want %v, %v", squadronKeys[s], at, anchoring, is, got, must, want)
			}
			compared += len(want)
		}
	}
	if compared < 5000 {
		t.Errorf("%d squares were compared: too few", compared)
	}
}

func TestEntryAgainstAModel(t *testing.T) {
	r, base := rand.New(rand.NewPCG(12, 4)), quiet(t, 0)
	edges := map[Edge]func(spot) bool{
		EdgeWest:  func(p spot) bool { return p.x == 0 && p.y <= 7 },
		EdgeEast:  func(p spot) bool { return p.x == 9 },
		EdgeNorth: func(p spot) bool { return p.y == 0 },
	}
	came := map[Edge]voyage{EdgeWest: voyageWest, EdgeEast: voyageEast, EdgeNorth: voyageNorth}
	for range 300 {
		g, m := scattered(base, r, English)
		for edge, on := range edges {
			h := *g
			h.voyage[Drake] = came[edge]
			for x := range 10 {
				for y := range 9 {
					p := spot{x, y}
					set := h.entrySquares(Drake)
					if want := on(p) && m.who[p] == NoSquadron; set.has(squareAt(x, y)) != want {
						t.Fatalf("edge %d: %v is open: %v, want %v", edge, p, !want, want)
					}
				}
			}
		}
	}
}
