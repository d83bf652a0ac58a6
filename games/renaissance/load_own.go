package renaissance

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// mostOfEach is how many areas, barriers, forts or goals one scenario may have, so that
// a battle stays quick and its chart legible whoever wrote it.
const mostOfEach = 24

// bounds checks that a scenario, which anyone may have written, is no larger than a
// table can show.
func (s *scenarioLoader) bounds() {
	f := s.file
	s.called("name", f.Name)
	s.text("about", f.About)
	s.text("history", f.History)
	for _, list := range [...]struct {
		path string
		n    int
	}{{"area", len(f.Area)}, {"barrier", len(f.Barrier)}, {"fort", len(f.Fort)}, {"goal", len(f.Goal)}} {
		if list.n > mostOfEach {
			s.sheet.Fail(at(list.path, mostOfEach, "provenance"), "expected at most %d of these, found %d", mostOfEach, list.n)
		}
	}
	for i := range f.Side {
		s.called(at("side", i, "name"), f.Side[i].Name)
	}
	for i := range f.Design {
		s.called(at("design", i, "name"), f.Design[i].Name)
	}
	for i := range f.Ship {
		s.called(at("ship", i, "name"), f.Ship[i].Name)
		for j := range f.Ship[i].Persons {
			s.called(fmt.Sprintf("ship.%d.persons.%d.name", i, j), f.Ship[i].Persons[j].Name)
		}
	}
	for i := range f.Area {
		s.called(at("area", i, "name"), f.Area[i].Name)
	}
	for i := range f.Barrier {
		s.called(at("barrier", i, "name"), f.Barrier[i].Name)
	}
	for i := range f.Fort {
		s.called(at("fort", i, "name"), f.Fort[i].Name)
	}
	for i := range f.Goal {
		s.text(at("goal", i, "text"), f.Goal[i].Text)
	}
}

// called checks a name, which stands on one line.
func (s *scenarioLoader) called(path, name string) {
	const most = 60
	if n := utf8.RuneCountInString(name); n > most || strings.ContainsAny(name, "\n\t") {
		s.sheet.Fail(path, "expected a name of at most %d letters on one line, found %d letters", most, n)
	}
}

// text checks how long a text is.
func (s *scenarioLoader) text(path, text string) {
	const most = 2000
	if n := utf8.RuneCountInString(text); n > most {
		s.sheet.Fail(path, "expected at most %d letters, found %d", most, n)
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
