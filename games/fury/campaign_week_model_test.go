package fury

import (
	"fmt"
	"maps"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// A modelUnit is what squadrons or Guns of one kind do, and where.
type modelUnit struct {
	does string
	at   Location
	kind kind
}

// modelWar is a campaign as two players would keep it on paper, by 29.3 to 29.21 alone.
type modelWar struct {
	tb      *Tables
	units   map[modelUnit]int
	herds   map[Location]int
	taken   map[Location]bool // sconces
	mission Mission
	target  Location
	way     []Location
	at      Location
	from    Location
	back    bool // on the way home
	flies   bool // they came here in retreat
	cut     bool
	wagons  int
	droves  int
	points  int
	won     bool // what the English have said of a battle
	fled    bool
	weeks   int // that are over
	over    bool
	did     map[string]int // what has come up in all campaigns
}

// newModelWar takes a campaign down as it stands when the Spanish have placed everything.
func newModelWar(g *State, did map[string]int) *modelWar {
	m := &modelWar{tb: g.tables, did: did, units: modelUnits(g), herds: map[Location]int{}, taken: map[Location]bool{}}
	for at, n := range g.war.herds {
		m.herds[Location(at)] = int(n)
	}
	return m
}

// modelUnits is what the squadrons of a position do.
func modelUnits(g *State) map[modelUnit]int {
	does := [numRoles]string{roleReady: "at home", roleScouts: "scout", roleColumn: "march", roleFallen: "dead",
		rolePosted: "garrison", roleFled: "beaten garrison", roleReserve: "reserve", roleWatch: "watch",
		roleParty: "rescue", roleSpent: "beaten", roleLost: "lost"}
	all := map[modelUnit]int{}
	for _, b := range g.war.bodies {
		if b.many > 0 {
			all[modelUnit{does[b.role], b.at, b.kind}] += int(b.many)
		}
	}
	return all
}

// put has some of a unit do something else, at another place.
func (m *modelWar) put(u modelUnit, many int, does string, at Location) {
	if m.units[u] -= many; m.units[u] == 0 {
		delete(m.units, u)
	}
	m.units[modelUnit{does, at, u.kind}] += many
}

// all has all units that do one thing do another; with a place only those there.
func (m *modelWar) all(does string, only Location, to string, at func(Location) Location) {
	for u, n := range maps.Clone(m.units) {
		if u.does == does && (only == anywhere || u.at == only) {
			m.put(u, n, to, at(u.at))
		}
	}
}

func nowhere(Location) Location        { return 0 }
func stays(at Location) Location       { return at }
func (m *modelWar) has(f Feature) bool { return m.tb.Campaign.Places[m.at].Has&f != 0 }

// squadrons counts those that do something; Guns are none.
func (m *modelWar) squadrons(does string) (n int) {
	for u, many := range m.units {
		if u.does == does && !u.kind.isGun() {
			n += many
		}
	}
	return n
}

// isHeld reports whether Spaniards are where the English are, a Gun with its crew too.
func (m *modelWar) isHeld() bool {
	for u, many := range m.units {
		if (u.does == "garrison" || u.does == "reserve") && u.at == m.at && many > 0 {
			return true
		}
	}
	return false
}

// do carries out a choice.
func (m *modelWar) do(c engine.Choice) {
	n := int(c.N[0])
	switch c.Verb {
	case VerbWarScout:
		if c.Seat == EnglishSeat {
			m.put(modelUnit{"at home", 0, kindOf(c.On)}, n, "scout", 0)
		} else {
			m.put(modelUnit{"reserve", 0, kindOf(c.On)}, n, "watch", 0)
		}
	case VerbWarMission:
		m.mission, m.target, m.way = missionOf(c.On), placeOf(c.With), nil
	case VerbWarRoute:
		m.way = append(m.way, placeOf(c.On))
	case VerbWarTake:
		m.put(modelUnit{"at home", 0, kindOf(c.On)}, n, "march", 0)
	case VerbWarPost:
		m.put(modelUnit{"reserve", 0, kindOf(c.With)}, n, "reserve", placeOf(c.On))
	case VerbWarGather:
		m.all("reserve", 0, "reserve", func(Location) Location { return placeOf(c.On) })
	case VerbWarReplan:
		if c.Seat == SpanishSeat {
			m.all("reserve", anywhere, "reserve", nowhere)
		}
	case VerbWarSummon:
		m.put(modelUnit{"reserve", placeOf(c.On), kindOf(c.With)}, n, "rescue", placeOf(c.On))
	case VerbWarMarch:
		m.flies = false
		m.enter(placeOf(c.On))
	case VerbWarAbort:
		m.back = true
	case VerbWarHome:
		m.endWeek()
	case VerbWarCarryOut:
		m.carryOut()
	default:
		m.report(c)
	}
}

// enter has the English come to a location: wagons that come to the town stay there, 29.19.
func (m *modelWar) enter(at Location) {
	m.from, m.at = m.at, at
	if m.has(Town) && at == m.target && !m.back {
		m.points += 4 * m.wagons
		m.did["wagons in the town"] += m.wagons
		m.wagons, m.back = 0, true
	}
}

// carryOut is a mission that nobody stands in the way of; where somebody does there is a battle.
func (m *modelWar) carryOut() {
	if m.isHeld() {
		return
	}
	if m.mission == StealHerds {
		n := min(8, m.herds[m.at])
		m.herds[m.at] -= n
		m.droves += n
	}
	m.win(false)
}

// report is what players say of a battle at a real table.
func (m *modelWar) report(c engine.Choice) {
	n := int(c.N[0])
	switch c.Verb {
	case VerbWarWon, VerbWarLost:
		m.won, m.fled = c.Verb == VerbWarWon, false
	case VerbWarRout:
		m.fled = true
	case VerbWarLose:
		does, dead := []string{"march"}, "dead"
		if c.Seat == SpanishSeat {
			does, dead = []string{"garrison", "reserve", "rescue"}, "lost"
		}
		m.kill(does, dead, kindOf(c.On), n)
	case VerbWarScatter:
		m.points += n
		if m.isMission() {
			m.herds[m.at] -= n
		} else {
			m.droves -= n
		}
	case VerbWarTakeHerds:
		m.herds[m.at] -= n
		m.droves += n
	case VerbWarDrop:
		if m.wagons > 0 {
			m.wagons -= n
		} else {
			m.droves -= n
		}
	}
}

// kill takes squadrons of a kind: of a garrison first, a Rescue Party last.
func (m *modelWar) kill(does []string, dead string, k kind, n int) {
	for _, d := range does {
		for at := range Location(maxPlaces + 1) {
			if u := (modelUnit{d, at, k}); (d == "march" || d == "rescue" || at == m.at) && m.units[u] > 0 {
				some := min(n, m.units[u])
				m.put(u, some, dead, 0)
				n -= some
			}
		}
	}
}

// isMission reports whether a battle here is that of the mission.
func (m *modelWar) isMission() bool { return !m.back && m.at == m.target }

// settle ends a battle when the Spanish have said what they lost.
func (m *modelWar) settle() {
	if m.won {
		m.win(true)
		return
	}
	m.all("rescue", anywhere, "reserve", stays)
	if !m.isMission() {
		m.wagons, m.droves = 0, 0
	}
	m.back = true
	switch {
	case m.squadrons("march") == 0 || m.flies:
		m.did[map[bool]string{true: "captured in retreat", false: "none left"}[m.flies]]++
		m.all("march", anywhere, "dead", nowhere)
		m.droves = 0
		m.endWeek()
	case m.from == 0:
		m.did["back to their lines"]++
		m.endWeek()
	default:
		m.did["back where they came from"]++
		m.flies = true
		m.enter(m.from)
	}
}

// win is a battle that the English have won, or a mission that nobody stood in the way of. Spaniards who are
// beaten are out of play for the week; those of a raid on herds only if they were put to flight.
func (m *modelWar) win(battle bool) {
	mission := m.isMission()
	raid := mission && m.mission == StealHerds
	garrison := "beaten garrison"
	if m.did["an interception won"]++; mission {
		m.did["an interception won"]--
		m.did[[]string{Storm: "storm", StealHerds: "herds", CutCommunications: "communications"}[m.mission]+" won"]++
	}
	switch {
	case mission && m.mission == Storm:
		m.points += 8
		m.taken[m.at] = true
		garrison = "beaten"
	case mission && m.mission == CutCommunications:
		m.points += 12
		m.cut = true
	}
	if battle && (!raid || m.fled) {
		to := stays
		if garrison == "beaten" {
			to = nowhere
		}
		m.all("garrison", m.at, garrison, to)
		m.all("reserve", m.at, "beaten", nowhere)
		m.all("rescue", anywhere, "beaten", nowhere)
	}
	m.all("rescue", anywhere, "reserve", stays)
	m.back = m.back || mission
}

// endWeek ends a week: herds that are home count, 29.21, and all who live are where the next week finds them.
func (m *modelWar) endWeek() {
	m.points += 2 * m.droves
	m.all("march", anywhere, "at home", nowhere)
	m.all("scout", anywhere, "at home", nowhere)
	m.all("beaten garrison", anywhere, "garrison", stays)
	m.all("watch", anywhere, "reserve", nowhere)
	m.all("beaten", anywhere, "reserve", nowhere)
	m.mission, m.target, m.way, m.at, m.from, m.back, m.flies = 0, 0, nil, 0, 0, false, false
	m.wagons, m.droves = 0, 0
	m.weeks++
	if m.over = m.weeks == 3 || m.squadrons("at home") == 0; !m.over {
		m.all("reserve", anywhere, "reserve", nowhere)
	}
}

// same says where a position differs from the model.
func (m *modelWar) same(g *State) string {
	w := &g.war
	switch {
	case !maps.Equal(m.units, modelUnits(g)):
		return fmt.Sprintf("units %v, want %v", modelUnits(g), m.units)
	case g.points() != m.points:
		return fmt.Sprintf("%d points, want %d", g.points(), m.points)
	case w.at != m.at || int(w.wagons) != m.wagons || int(w.droves) != m.droves || w.has(warBack) != m.back && !m.over:
		return fmt.Sprintf("at %d, %d wagons, %d herds, want %d, %d, %d", w.at, w.wagons, w.droves, m.at, m.wagons, m.droves)
	case m.over != (g.outcome == outcomePoints):
		return fmt.Sprintf("over is %v", m.over)
	}
	for at, n := range w.herds {
		if m.herds[Location(at)] != int(n) {
			return fmt.Sprintf("%d herds at %d, want %d", n, at, m.herds[Location(at)])
		}
	}
	return ""
}

// isTarget reports whether a location has what a mission wants, 29.9: herds that are left, a sconce that still stands,
// and communications that have yet to be cut.
func (m *modelWar) isTarget(mission Mission, has Feature, at Location) bool {
	switch mission {
	case Storm:
		return has&SconceThere != 0 && !m.taken[at]
	case RunSupplies:
		return has&Town != 0
	case StealHerds:
		return has&Pasturage != 0 && m.herds[at] > 0
	}
	return has&MainRoad != 0 && !m.cut
}

// forbids says why the book does not allow what is offered.
func (m *modelWar) forbids(c engine.Choice) string {
	place := &m.tb.Campaign.Places[placeOf(c.On)]
	sites := map[Location]bool{placeOf(c.On): true}
	for u := range m.units {
		if u.does == "reserve" && u.at != 0 {
			sites[u.at] = true
		}
	}
	near := func(a, b Location) bool { return m.tb.Campaign.Places[a].Near>>b&1 != 0 }
	switch c.Verb {
	case VerbWarScout:
		if of := []string{"scout", "watch"}[c.Seat]; m.squadrons(of)+int(c.N[0]) > 6 {
			return "29.7 more than six scouts"
		}
	case VerbWarPost, VerbWarGather:
		if len(sites) > 2 {
			return "29.10 three places of the Reserve"
		}
	case VerbWarMission:
		at := placeOf(c.With)
		if !m.isTarget(missionOf(c.On), m.tb.Campaign.Places[at].Has, at) {
			return "29.9 no target"
		}
	case VerbWarRoute:
		if last := len(m.way) - 1; last < 0 && place.Has&EntryThere == 0 || last >= 0 && !near(m.way[last], placeOf(c.On)) {
			return "29.5 no route"
		}
	case VerbWarMarch:
		if !near(m.at, placeOf(c.On)) {
			return "29.5 no route"
		}
	case VerbWarSummon:
		if !near(m.at, placeOf(c.On)) {
			return "29.13 not adjacent"
		}
	case VerbWarCarryOut:
		if !m.isMission() {
			return "29.12 no mission here"
		}
	}
	return ""
}

// TestModelOfWeeks holds campaigns played by chance, with battles told as at a real table, against the book:
// who is where after each choice, what is carried and lost, and the points.
func TestModelOfWeeks(t *testing.T) {
	tb := loaded(t)
	mixed := dice.NewMixer(29, 12)
	did := map[string]int{}
	for range 250 {
		playModel(t, tb, &mixed, did)
	}
	t.Log(did)
	for _, what := range []string{"captured in retreat", "back to their lines", "back where they came from",
		"an interception won",
		"storm won", "herds won", "communications won", "wagons in the town", "none left", "Draw", "English minor victory"} {
		if did[what] == 0 {
			t.Errorf("no campaign has %s", what)
		}
	}
}

// playModel plays a campaign by chance beside the model.
func playModel(t *testing.T, tb *Tables, mixed *dice.Mixer, did map[string]int) {
	t.Helper()
	g := tb.newCampaign(decideTable)
	turn := &engine.Turn{Dice: mixed}
	var m *modelWar
	for open := g.Pending(nil); len(open) > 0; open = g.Pending(nil) {
		d := open[pick(mixed, len(open))]
		all := g.Candidates(d, 3, nil)
		c := all[pick(mixed, len(all))]
		if c.Verb == VerbWarAbort && pick(mixed, 6) > 0 || c.Verb == VerbWarLost && pick(mixed, 3) > 0 {
			continue
		}
		step, seat := g.flow.Top().Step, g.flow.Top().Seat
		if m == nil && step >= stepWarScouts {
			m = newModelWar(g, did)
		}
		for i := 0; m != nil && i < len(all); i++ {
			if why := m.forbids(all[i]); why != "" {
				t.Fatalf("%s: %+v in\n%s", why, all[i], g.format(nil))
			}
		}
		before := g.format(nil)
		turn.Reset()
		if !engine.Try(g, c, turn) {
			t.Fatal("no dice")
		}
		if m == nil {
			continue
		}
		m.follow(c, step, seat, g)
		if why := m.same(g); why != "" {
			t.Fatalf("%s after %+v in\n%s", why, c, before)
		}
	}
	did[g.campaign().Levels[g.level()].Name]++
}

// follow carries out a choice, and what comes of it by itself: the English set out once all is planned, and a battle is
// over when the Spanish have told of it.
func (m *modelWar) follow(c engine.Choice, step uint8, seat engine.Seat, g *State) {
	m.do(c)
	setsOut := (step == stepWarChange || step == stepWarBids) && m.at == 0 && g.war.at != 0
	switch {
	case setsOut:
		m.wagons = 6 * b2i(m.mission == RunSupplies)
		m.enter(m.way[0])
	case step == stepWarResult && c.Verb == engine.Pass && seat == SpanishSeat:
		m.settle()
	}
}
