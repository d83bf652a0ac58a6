package fury

import (
	"fmt"
	"strings"
)

// cardEntry is a squadron card that a scenario brings with it. Rates and ranges are inches; 0 formed is of troops that
// never form.
type cardEntry struct {
	Key, Code, Name              string
	Fighting, Shooting           int
	Characteristics              []string
	Charge, Fear, Serious, Rally int
	Loose, Formed, Range         int
	Arm                          string
	Pike, Single                 bool
	Provenance                   string
}

// nationEntry is a nation that a scenario brings with it. Table is the nation on whose force tables it rolls, if it has
// no forces of its own.
type nationEntry struct {
	Key, Name, Table string
	Flight, Colonel  int
	Force            []forceEntry
	Provenance       string
}

// forceEntry is one table of such a nation: what it has on each face of the die.
type forceEntry struct {
	Size, Style string
	Rows        []string
	Provenance  string
}

// ownCards reads squadron cards of the scenario's own.
//
// Case 24.1.
func (s *scenarioLoader) ownCards() {
	for i := range s.file.Card {
		e := &s.file.Card[i]
		path := func(field string) string { return fmt.Sprintf("card.%d.%s", i, field) }
		s.ownKey(path("key"), e.Key)
		s.sheet.Filled(path("name"), "code and name of a card", e.Code, e.Name)
		if strings.ContainsAny(e.Code, " \t\n") {
			s.sheet.Fail(path("code"), "expected one word, found %q", e.Code)
		}
		var row TroopRow
		s.in.Take(s.sheet, fmt.Sprintf("card.%d", i), e, &row)
		nature, why := natureOf(e.Characteristics, ofCompanies)
		if row.Nature = nature; why != "" {
			s.sheet.Fail(path("characteristics"), "%s", why)
		}
		if field, why := s.addCard(row); why != "" {
			s.sheet.Fail(path(field), "%s", why)
		}
	}
}

// ownKey checks the key of a card or a nation, by which positions know it.
func (s *scenarioLoader) ownKey(path, key string) {
	if key == "" || strings.Trim(key, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" || key[0] < 'a' || key[0] > 'z' {
		s.sheet.Fail(path, "expected a key of small letters, digits and hyphens after a letter, found %q", key)
	}
}

// ownNations reads nations of the scenario's own, each with the force tables that it has.
//
// Cases 19.2, 25.2, 28.1.
func (s *scenarioLoader) ownNations() {
	for i := range s.file.Nation {
		e := &s.file.Nation[i]
		path := func(field string) string { return fmt.Sprintf("nation.%d.%s", i, field) }
		s.ownKey(path("key"), e.Key)
		s.sheet.Filled(path("name"), "the name of a nation", e.Name)
		var row NationRow
		s.in.Take(s.sheet, fmt.Sprintf("nation.%d", i), e, &row)
		switch {
		case s.t.nation(e.Key) != 0:
			s.sheet.Fail(path("key"), "a second nation %s", e.Key)
		case len(s.t.Nations) > mostNations:
			s.sheet.Fail(path("key"), "expected at most %d nations", mostNations)
			continue
		case e.Table != "" && len(e.Force) > 0:
			s.sheet.Fail(path("table"), "expected the table of another nation or forces of its own, found both")
		case e.Table != "":
			if row.Table = s.t.nation(e.Table); row.Table == 0 {
				s.sheet.Unknown(path("table"), "a nation", e.Table, s.t.nationKeys())
			} else if row.Table = s.t.Nations[row.Table].Table; row.Table == 0 {
				s.sheet.Fail(path("table"), "expected a nation with force tables, found %q", e.Table)
			}
		case len(e.Force) > 0:
			row.Table = Nation(len(s.t.Nations))
		}
		for k := range e.Force {
			s.ownForce(fmt.Sprintf("nation.%d.force.%d", i, k), &e.Force[k], &row)
		}
		s.t.Nations = append(s.t.Nations, row)
	}
}

// ownForce reads one force table of a nation of the scenario's own.
//
// Case 28.1.
func (s *scenarioLoader) ownForce(path string, e *forceEntry, row *NationRow) {
	const faces = 6
	size, style := s.sheet.One(path+".size", e.Size, sizeNames...), s.sheet.One(path+".style", e.Style, styleNames...)
	if len(e.Rows) != faces {
		s.sheet.Fail(path+".rows", "expected a row for each face of the die, 6 in all, found %d", len(e.Rows))
		return
	}
	if row.Forces[size][1][style] != (Force{}) {
		s.sheet.Fail(path, "a second table of that size and style")
	}
	for i, text := range e.Rows {
		at := fmt.Sprintf("%s.rows.%d", path, i)
		f := &row.Forces[size][i+1][style]
		for _, word := range strings.Fields(text) {
			if why := s.band(f, word); why != "" {
				s.sheet.Fail(at, "%s, found %q", why, word)
			}
		}
		if f.Squadrons() == 0 {
			s.sheet.Fail(at, "expected squadrons such as 4xLA, found none")
		}
	}
}

// rollable checks that every nation of a side has the force table on which it rolls.
//
// Cases 25.4, 28.1.
func (s *scenarioLoader) rollable(path string, of Levy, nations []Nation) {
	for _, n := range nations {
		row := &s.t.Nations[n]
		if row.Table == 0 || len(s.t.Nations) > int(row.Table) && s.t.Nations[row.Table].Forces[of.Size][1][of.Style] == (Force{}) {
			s.sheet.Fail(path, "expected force tables of this size and style for each nation, found none of the %s", row.Name)
		}
	}
}
