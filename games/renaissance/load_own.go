package renaissance

import (
	"fmt"
	"slices"
)

// mostOfEach is how many areas, barriers, forts or goals one scenario may have, so that a battle stays quick
// and its chart legible, no matter who wrote it.
const mostOfEach = 24

// bounds checks that a scenario, which anyone may have written, is no larger than a
// table can show.
func (s *scenarioLoader) bounds() {
	f := s.file
	for _, list := range [...]struct {
		path string
		n    int
	}{{"area", len(f.Area)}, {"barrier", len(f.Barrier)}, {"fort", len(f.Fort)}, {"goal", len(f.Goal)}} {
		if list.n > mostOfEach {
			s.sheet.Fail(at(list.path, mostOfEach, "provenance"), "expected at most %d of these, found %d", mostOfEach, list.n)
		}
	}
	for i := range f.Side {
		s.sheet.Title(at("side", i, "name"), f.Side[i].Name)
	}
	for i := range f.Design {
		s.sheet.Title(at("design", i, "name"), f.Design[i].Name)
	}
	for i := range f.Ship {
		s.sheet.Title(at("ship", i, "name"), f.Ship[i].Name)
		for j := range f.Ship[i].Persons {
			s.sheet.Title(fmt.Sprintf("ship.%d.persons.%d.name", i, j), f.Ship[i].Persons[j].Name)
		}
	}
	for i := range f.Area {
		s.sheet.Title(at("area", i, "name"), f.Area[i].Name)
	}
	for i := range f.Barrier {
		s.sheet.Title(at("barrier", i, "name"), f.Barrier[i].Name)
	}
	for i := range f.Fort {
		s.sheet.Title(at("fort", i, "name"), f.Fort[i].Name)
	}
	for i := range f.Goal {
		s.sheet.Text(at("goal", i, "text"), f.Goal[i].Text)
	}
}

// free checks that a name for records is no word of the rules: "bow" is where an
// anchor is let go.
func (s *scenarioLoader) free(path, key string) {
	for _, names := range things {
		if slices.Contains(names, key) {
			s.sheet.Fail(path, "expected a name that is no word of the rules, found %q", key)
		}
	}
}
