package invincible

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// scenarioFile is a scenario as written in the pack.
type scenarioFile struct {
	Key, Name, About, History string
	Turn                      int
	Armada, Wind, Weather     string
	Provenance                string
	Out                       []string // Parma chits beside Gravelines
	Hand                      struct {
		English, Spanish []string
		Provenance       string
	}
	Squadron []squadronEntry
}

// squadronEntry is one squadron of a scenario. One that is on the Tactical Map
// has a square, at; one that is not has a place.
type squadronEntry struct {
	Key, Place, At           string
	Hits, Added, Shots       int
	LowAmmo                  bool `toml:"low-ammo"`
	Broken, Eliminated, Gave bool
	Provenance               string
}

// scenarioLoader checks one scenario.
type scenarioLoader struct {
	*loader
	sheet *pack.Sheet
	file  *scenarioFile
	to    *Scenario
	taken [numSquares]Squadron
	seen  [numSquadrons]bool
	odd   bool // a squadron is misspelt, so one is missing
}

// scenarios reads those of the pack as shipped, then those of the players' own, in the order of their names.
func (l *loader) scenarios() error {
	names, err := l.p.Scenarios(Scenarios, scenarioFiles)
	if err != nil {
		return err
	}
	for _, name := range names {
		if err := l.scenario(name); err != nil {
			return err
		}
	}
	return nil
}

func (l *loader) scenario(name string) error {
	var f scenarioFile
	sheet, err := l.p.Sheet(Scenarios+"/"+name+".toml", &f)
	if err != nil {
		return err
	}
	s := &scenarioLoader{loader: l, sheet: sheet, file: &f,
		to: &Scenario{Key: f.Key, Name: f.Name, About: f.About, History: f.History}}
	sheet.Named(f.Key, name)
	sheet.Described(f.Name, f.About, f.History)
	s.table()
	for i := range f.Squadron {
		s.squadron(i)
	}
	s.whole()
	s.chits()
	l.t.Scenarios = append(l.t.Scenarios, *s.to)
	return sheet.Err()
}

// table reads what lies on the map beside the squadrons.
func (s *scenarioLoader) table() {
	s.to.Turn = uint8(s.sheet.Int("turn", s.file.Turn, 1, 40))
	armada, ok := s.placeOf(s.file.Armada)
	if !ok || armada >= firstPort {
		s.sheet.Unknown("armada", "a box", s.file.Armada, s.places(firstPort))
	}
	s.to.Armada = armada
	s.to.Wind = Wind(s.sheet.One("wind", s.file.Wind, windNames...))
	s.to.Weather = Weather(s.sheet.One("weather", s.file.Weather, weatherNames...))
}

func (s *scenarioLoader) squadron(i int) {
	e := &s.file.Squadron[i]
	path := func(field string) string { return fmt.Sprintf("squadron.%d.%s", i, field) }
	if !slices.Contains(squadronKeys[1:], e.Key) {
		s.sheet.Unknown(path("key"), "a squadron", e.Key, squadronKeys[1:])
		s.odd = true
		return
	}
	q := Squadron(slices.Index(squadronKeys[:], e.Key))
	if s.seen[q] {
		s.sheet.Fail(path("key"), "a second squadron named %q", e.Key)
	}
	s.seen[q] = true
	row := &s.t.Squadrons[q]
	s.to.Added[q] = uint8(s.sheet.Int(path("added"), e.Added, 0, 20))
	if e.Added > 0 && q >= firstSpanish {
		s.sheet.Fail(path("added"), "expected no added strength, as only the English reinforce (10.0), found %d", e.Added)
	}
	full := int(row.Strength) + e.Added
	s.to.Hits[q] = uint8(s.sheet.Int(path("hits"), e.Hits, 0, full-1))
	s.to.Shots[q] = uint8(s.sheet.Int(path("shots"), e.Shots, 0, 20))
	if e.LowAmmo && e.Shots > 0 {
		s.sheet.Fail(path("shots"), "expected no shots with low ammo (7.6), found %d", e.Shots)
	}
	if e.Gave && q < Medina1 {
		s.sheet.Fail(path("gave"), "expected it of hulks only (8.4.2), found it of %s", e.Key)
	}
	if e.Gave && !e.LowAmmo {
		s.sheet.Fail(path("gave"), "expected low ammo, which a hulk that gave keeps for good (8.4.2)")
	}
	s.to.LowAmmo[q], s.to.Broken[q], s.to.Lost[q], s.to.Gave[q] = e.LowAmmo, e.Broken, e.Eliminated, e.Gave
	s.where(q, e, path)
}

// where reads place and square of a squadron.
func (s *scenarioLoader) where(q Squadron, e *squadronEntry, path func(string) string) {
	if e.Eliminated {
		if e.At != "" || e.Place != "" || e.Hits+e.Added+e.Shots > 0 || e.LowAmmo || e.Broken {
			s.sheet.Fail(path("eliminated"), "expected nothing else of a squadron that is eliminated")
		}
		return
	}
	if e.At != "" {
		at, ok := grid.Parse(e.At)
		sq := Square(at + 1)
		switch {
		case !ok:
			s.sheet.Fail(path("at"), "expected a square from A1 to J9, found %q", e.At)
			return
		case s.taken[sq] != NoSquadron:
			s.sheet.Fail(path("at"), "%s is in %s already", squadronKeys[s.taken[sq]], e.At)
		}
		s.taken[sq], s.to.At[q] = q, sq
	}
	if q >= firstSpanish {
		if e.Place != "" {
			s.sheet.Fail(path("place"), "expected none, as Spanish squadrons never leave the Tactical Map (4.3)")
		}
		return
	}
	switch {
	case e.At != "" && e.Place != "":
		s.sheet.Fail(path("place"), "expected a square or a place, found both")
	case e.At != "":
		s.to.Place[q] = s.to.Armada
	default:
		place, ok := s.placeOf(e.Place)
		if !ok {
			s.sheet.Unknown(path("place"), "a box or a port", e.Place, s.places(Place(len(s.t.Places))))
		}
		s.to.Place[q] = place
	}
}

// places returns the keys of the boxes and ports before a place.
func (s *scenarioLoader) places(end Place) []string {
	return pack.KeysOf(s.t.Places[:end], func(row *PlaceRow) string { return row.Key })
}

// whole checks that every squadron is somewhere.
func (s *scenarioLoader) whole() {
	if s.odd {
		return
	}
	placed := 0
	for q := firstEnglish; q <= lastSpanish; q++ {
		if q <= lastEnglish && !s.seen[q] {
			s.sheet.Fail("squadron", "expected %s, found it nowhere", squadronKeys[q])
		}
		if q >= firstSpanish && (s.to.At[q] != 0 || s.to.Lost[q]) {
			placed++
		}
	}
	const spanish = int(lastSpanish-firstSpanish) + 1
	if placed != 0 && placed != spanish || placed == 0 && s.to.Turn != 1 {
		s.sheet.Fail("squadron", "expected a square for every Spanish squadron, or on turn 1 for none, found %d", placed)
	}
}

// chits reads the hands and the chits beside Gravelines.
func (s *scenarioLoader) chits() {
	var used [numChits]uint8
	take := func(path, name string) (Chit, bool) {
		if !slices.Contains(chitKeys[1:], name) {
			s.sheet.Unknown(path, "a chit", name, chitKeys[1:])
			return 0, false
		}
		c := Chit(slices.Index(chitKeys[:], name))
		if used[c]++; used[c] > s.t.Chits[c].Count {
			s.sheet.Fail(path, "expected at most %d of %s", s.t.Chits[c].Count, name)
		}
		return c, true
	}
	for seat, hand := range [][]string{s.file.Hand.English, s.file.Hand.Spanish} {
		for i, name := range hand {
			path := fmt.Sprintf("hand.%s.%d", strings.ToLower(seatNames[seat]), i)
			c, ok := take(path, name)
			if !ok {
				continue
			}
			if row := &s.t.Chits[c]; !row.Held || row.Owner != engine.NoSeat && row.Owner != engine.Seat(seat) {
				s.sheet.Fail(path, "expected a chit that the %s may hold (16.0), found %s", seatNames[seat], name)
			}
			s.to.Hand[seat][c]++
		}
	}
	for i, name := range s.file.Out {
		path := fmt.Sprintf("out.%d", i)
		c, ok := take(path, name)
		if c == ParmaReady || c == ParmaDelayed {
			s.to.Out[c]++
		} else if ok {
			s.sheet.Fail(path, "expected parma-ready or parma-delayed (16.0), found %s", name)
		}
	}
}
