package spain

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// Names by which scenario files know what has happened.
var (
	landedNames = []string{"ireland", "britain"}
	risenNames  = []string{"ireland", "scotland"}
)

// politics reads what has happened before the first turn.
//
// Cases 11.27, 15.11, 15.21, 15.24, 15.31, 15.34, 15.36. Ruling R320.
func (s *scenarioLoader) politics() {
	e := &s.file.Politics
	if e.Broken != "" {
		s.to.Events |= eventEnglishBroke << s.sheet.One("politics.broken", e.Broken, seatNames...)
	}
	for i, name := range e.Landed {
		s.to.Events |= [...]Events{eventIreland, eventBritain | eventInvaded}[s.sheet.One(fmt.Sprintf("politics.landed.%d", i), name, landedNames...)]
	}
	for i, name := range e.Risen {
		path := fmt.Sprintf("politics.risen.%d", i)
		n := s.sheet.One(path, name, risenNames...)
		if landing := [...]Events{eventIreland, eventBritain}[n]; !s.to.Events.has(landing) {
			s.sheet.Fail(path, "expected %s among those where the Spanish have landed (%s)", landedNames[n], risingCases[[...]uint16{risingIrish, risingScottish}[n]])
		}
		s.to.Events |= [...]Events{eventIrishRisen, eventScotsRisen}[n]
	}
	if e.Hosts && !s.to.Events.has(eventBritain) {
		s.sheet.Fail("politics.hosts", "expected no great hosts before the Spanish have landed in Britain (15.36)")
	}
	if e.Hosts {
		s.to.Events |= eventHosts
	}
	if e.Pope {
		s.to.Events |= eventPope
	}
}

// owners reads which cities begin in other hands.
//
// Case 16.2.
func (s *scenarioLoader) owners() {
	for i := range s.file.Owner {
		e := &s.file.Owner[i]
		holder := Holder(s.sheet.One(fmt.Sprintf("owner.%d.holder", i), e.Holder, ownerNames...))
		for j, key := range e.Cities {
			path := fmt.Sprintf("owner.%d.cities.%d", i, j)
			switch city := s.t.city(key); {
			case city == 0:
				s.sheet.Unknown(path, "a city", key, s.t.cityKeys())
			case s.owned[city] != "":
				s.sheet.Fail(path, "%s has an owner already (16.2)", key)
			default:
				s.owned[city] = path
				s.to.Owners = append(s.to.Owners, OwnerRow{city, holder})
			}
		}
	}
}

// sound lays the scenario out and checks it as any position that was set up by hand is checked, and that nothing in it
// comes before the event that brings it.
//
// Cases 2.2, 16.2.
func (s *scenarioLoader) sound() {
	g := s.t.layOut(s.to)
	for i, siege := range s.to.Sieges {
		for j, word := range [...]string{byLand, bySea} {
			laid := [...]bool{siege.Land, siege.Sea}[j]
			if rule, why := g.siegeWants(word, siege.Seat, siege.Hex); laid && why != "" {
				s.sheet.Fail(s.siege[i], "%s (%s)", why, rule)
			}
		}
	}
	for _, p := range s.to.Start {
		checked := &lines.Reader{}
		g.objectUnit(checked, p.Counter)
		g.objectTrack(checked, p.Counter)
		g.objectAboard(checked, p.Counter)
		for _, problem := range checked.Problems {
			s.sheet.Fail(s.place[p.Counter], "%s: %s (%s)", s.t.Row(p.Counter).Key, problem.Why, problem.Rule)
		}
		if rule, why := g.early(p.Counter); why != "" {
			s.sheet.Fail(s.place[p.Counter], "%s: %s (%s)", s.t.Row(p.Counter).Key, why, rule)
		}
	}
	for seat := English; seat <= Spanish; seat++ {
		checked := &lines.Reader{}
		g.objectFleets(checked, seat)
		for _, problem := range checked.Problems {
			_, n := fleetOf(problem.About)
			s.sheet.Fail(s.fleet[seat][n], "%s (%s)", problem.Why, problem.Rule)
		}
	}
	for _, o := range s.to.Owners {
		if h := s.t.Cities[o.City].Hex; o.Holder != 0 && g.isHeldBy(foe(engine.Seat(o.Holder-1)), h) {
			s.sheet.Fail(s.owned[o.City], "expected the side whose land units hold %s (16.2)", s.t.Cities[o.City].Name)
		}
	}
}

// isHeldBy reports whether only land units of a seat are in a hex that are not besieging, or those that are besieged
// there.
//
// Case 16.2.
func (g *State) isHeldBy(seat engine.Seat, h Hex) bool {
	return g.ashore[seat].has(h) && (!g.ashore[foe(seat)].has(h) || g.shut[seat].has(h))
}

// early says why a counter cannot be where a scenario puts it: a leader where his nation may not go, the Treasure Fleet
// at home, and a unit before the event that lets it be there.
//
// Cases 8.28, 11.24, 15.11, 15.21, 15.22, 15.24, 15.31, 15.32, 15.33, 15.34.
func (g *State) early(c Counter) (rule engine.Case, why string) {
	row, u := g.at(c)
	seat, nation := g.tables.Seat(c), &g.tables.Nations[row.Nation]
	country := g.tables.RegionAt(u.Hex).Country
	ashore, broken := u.Where == Ashore && row.Kind.IsLand(), g.wake != 0
	switch {
	case !u.onMap():
	case row.Kind.IsLeader() && u.Where == Ashore:
		if ill := g.mayStand(c, 0, u.Hex); !ill.OK() {
			return reasons[ill.Why].rule, reasons[ill.Why].text
		}
	case c == g.tables.Treasure && u.Hex == g.seville():
		return "11.24", "in Seville the Treasure Fleet leaves the map"
	case nation.Enters == EntersIreland && !g.events.has(eventIrishRisen):
		return [...]engine.Case{"15.24", "15.22"}[seat], "Ireland has not risen"
	case nation.Enters == EntersBritain && nation.Limit == LimitScottish && !g.events.has(eventScotsRisen):
		return [...]engine.Case{"15.34", "15.33"}[seat], "Scotland has not risen"
	case nation.Enters == EntersBritain && !g.events.has(eventBritain):
		return "15.32", "the Spanish have not landed in Britain"
	case ashore && seat == Spanish && country == CountryIreland && !g.events.has(eventIreland):
		return "15.21", "the Spanish have not landed in Ireland"
	case ashore && seat == Spanish && (country == CountryEngland || country == CountryScotland) && !g.events.has(eventBritain):
		return "15.31", "the Spanish have not landed in Britain"
	case ashore && country == CountryFrance && nation.Enters != EntersFrance && !broken:
		return "8.28", "nobody has broken French neutrality"
	case u.Where == Afloat && country == CountryFrance && g.tables.Cities[g.tables.CityAt[u.Hex]].Port && !broken:
		return "15.11", "nobody has broken French neutrality"
	}
	return "", ""
}
