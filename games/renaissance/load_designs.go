package renaissance

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/geo/plane"
)

// designs reads ships of the scenario's own, which join the lists for all scenarios
// that follow.
//
// Case 30.0. Ruling R332.
func (s *scenarioLoader) designs() {
	for i := range s.file.Design {
		s.design(i)
	}
}

func (s *scenarioLoader) design(i int) {
	e := &s.file.Design[i]
	path := func(field string) string { return at("design", i, field) }
	t := ShipType{List: OwnList, SpanishTons: e.Spanish}
	s.in.Take(s.sheet, fmt.Sprintf("design.%d", i), e, &t)
	if len(e.Feet) != 2 {
		s.sheet.Fail(path("feet"), "expected two numbers, length and beam, found %d", len(e.Feet))
		return
	}
	const leastFeet, mostFeet = 8, 750
	t.Length = BaseSize(int32(s.sheet.Int(path("feet.0"), e.Feet[0], leastFeet, mostFeet)))
	t.Width = BaseSize(int32(s.sheet.Int(path("feet.1"), e.Feet[1], leastFeet, mostFeet)))
	t.Broadside, t.Factor = s.guns(path("broadside"), e.Broadside, plane.Batteries)
	t.Stern, t.SternFactor = s.guns(path("stern"), e.Stern, 9)
	t.Bow, t.BowFactor = s.guns(path("bow"), e.Bow, 9)
	t.PeaceFactor = t.Factor
	s.enlist(path, e, &t)
}

// enlist adds a design to the lists, if nothing is wrong with it. A galleass of one's own in
// the Mediterranean is one of the Mediterranean.
//
// Cases 11.1, 30.0. Ruling R137.
func (s *scenarioLoader) enlist(path func(string) string, e *designEntry, t *ShipType) {
	if e.Name == "" {
		s.sheet.Fail(path("name"), "expected a name, found none")
	}
	s.key(path("key"), e.Key)
	if slices.ContainsFunc(s.t.Ships, func(other ShipType) bool { return other.Key == e.Key }) {
		s.sheet.Fail(path("key"), "a second ship of the lists named %q", e.Key)
	}
	for _, f := range s.faults(t) {
		s.sheet.Fail(path(f.field), "expected %s", f.want)
	}
	if len(s.t.Ships) > mostTypes {
		s.sheet.Fail(path("key"), "expected at most %d ships in all lists", mostTypes)
		return
	}
	s.t.Derive(t)
	t.LiftsOars = s.to.Mediterranean && s.t.Kinds[t.Kind].Family == GalleassFamily
	s.t.Ships = append(s.t.Ships, *t)
}

// guns reads a group of guns: its batteries and its factor.
//
// Case 30.0.
func (s *scenarioLoader) guns(path string, pairs [][]int, most int) (batteries uint8, factor int16) {
	var guns []Gun
	var count int16
	for i, pair := range pairs {
		if len(pair) != 2 {
			s.sheet.Fail(fmt.Sprintf("%s.%d", path, i), "expected two numbers, guns and pounds of shot, found %d", len(pair))
			return 0, 0
		}
		g := Gun{
			Count:  int16(s.sheet.Int(fmt.Sprintf("%s.%d.0", path, i), pair[0], 1, 90)),
			Pounds: int16(s.sheet.Int(fmt.Sprintf("%s.%d.1", path, i), pair[1], 1, 100)),
		}
		guns, count = append(guns, g), count+g.Count
		if int(count) > most*int(s.t.Figure[GunsPerBattery]) {
			s.sheet.Fail(path, "expected at most %d batteries, found more", most)
			return 0, 0
		}
	}
	batteries = s.t.Batteries(count)
	if batteries == 0 {
		if count > 0 {
			s.sheet.Fail(path, "expected %d guns or more, a battery, found %d", s.t.Figure[GunsPerBattery], count)
		}
		return 0, 0
	}
	return batteries, s.t.GunneryFactor(guns...)
}
