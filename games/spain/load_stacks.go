package spain

import (
	"fmt"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// stacks reads where everything begins.
//
// Case 2.2.
func (s *scenarioLoader) stacks() {
	for t := 1; t < len(s.t.Tracks); t++ {
		s.room[t] = int(s.t.Cities[s.t.Tracks[t].City].Activation)
	}
	if s.file.Printed {
		s.printed()
	}
	for i := range s.file.Stack {
		s.stack(i)
	}
}

// printed puts out what the counters say: ships on the track of their hex, all else on
// the map.
//
// Case 3.23.
func (s *scenarioLoader) printed() {
	for c := 1; c < len(s.t.Counters); c++ {
		row := s.t.Row(Counter(c))
		if row.At == 0 {
			continue
		}
		p := Placement{Counter: Counter(c), Hex: row.At}
		if row.Kind.IsNaval() {
			p.Track, p.Hex, p.Box = s.t.TrackAt(row.At), 0, startBox
		}
		s.put("printed", p)
	}
}

// stack reads what begins in one place.
func (s *scenarioLoader) stack(i int) {
	e := &s.file.Stack[i]
	path := func(field string) string { return fmt.Sprintf("stack.%d.%s", i, field) }
	p, ok := s.placeOf(path, e)
	if !ok {
		return
	}
	if len(e.Counters) == 0 {
		s.sheet.Fail(path("counters"), "expected counters, found none")
	}
	seat := engine.NoSeat
	for j, word := range e.Counters {
		at := fmt.Sprintf("stack.%d.counters.%d", i, j)
		name, marks, marked := strings.Cut(word, ":")
		c := s.t.counter(name)
		if c == Unseen || marked && marks != markNames[0] {
			s.sheet.Fail(at, "expected a counter, or one that is %[1]s as in queens-ships-1:%[1]s, found %[2]q", markNames[0], word)
			return
		}
		if p.Counter, p.Reduced = c, marked; marked && s.t.Row(c).Reduced == 0 {
			s.sheet.Fail(at, "expected a counter with two steps (7.32), found %s", name)
		}
		if seat == engine.NoSeat {
			seat = s.t.Seat(c)
		}
		if s.t.Seat(c) != seat {
			s.sheet.Fail(at, "expected counters of one side (2.1), found %s", name)
		}
		s.put(at, p)
	}
	if seat != engine.NoSeat {
		s.formed(i, seat)
		s.besieged(path, e, seat, p)
	}
}

// placeOf reads where a stack is: on a track, in a fleet or in a hex.
func (s *scenarioLoader) placeOf(path func(string) string, e *stackEntry) (p Placement, ok bool) {
	p.Fleet = uint8(s.upTo(path("fleet"), "a fleet", "6.11", e.Fleet, int(s.t.Numbers[NumFleets])))
	if e.Track {
		for n := 1; n < len(s.t.Tracks); n++ {
			if s.t.Tracks[n].Key == e.At {
				p.Track = Track(n)
			}
		}
		if p.Track == 0 || e.Fleet != 0 {
			s.sheet.Fail(path("track"), "expected an activation track, and no fleet on it (5.22), found %q", e.At)
			return p, false
		}
		p.Box = uint8(s.upTo(path("box"), "a box", "5.0", e.Box, s.t.Tracks[p.Track].Boxes()))
		return p, true
	}
	if e.Box != 0 {
		s.sheet.Fail(path("box"), "expected no box outside a track (5.0), found %d", e.Box)
	}
	if p.Hex, ok = Grid.Parse(e.At); ok {
		return p, true
	}
	city := s.t.city(e.At)
	if city == 0 {
		s.sheet.Unknown(path("at"), "a city or a hex from 0101 to 3340", e.At, s.t.cityKeys())
		return p, false
	}
	p.Hex = s.t.Cities[city].Hex
	return p, true
}

// upTo reads a number that may be left out, of what a case has so many of.
func (s *scenarioLoader) upTo(path, what string, rule engine.Case, n, most int) int {
	if n < 0 || n > most {
		s.sheet.Fail(path, "expected %s from 1 to %d (%s), found %d", what, most, rule, n)
		return 0
	}
	return n
}

// formed checks a fleet as a whole: its number and its munitions.
func (s *scenarioLoader) formed(i int, seat engine.Seat) {
	e := &s.file.Stack[i]
	path := func(field string) string { return fmt.Sprintf("stack.%d.%s", i, field) }
	if e.Fleet < 1 || e.Fleet > maxFleets {
		if e.Munitions != 0 {
			s.sheet.Fail(path("munitions"), "expected none without a fleet (12.0), found %d", e.Munitions)
		}
		return
	}
	if s.fleet[seat][e.Fleet] != "" {
		s.sheet.Fail(path("fleet"), "a second fleet of this number (6.11)")
	}
	s.fleet[seat][e.Fleet] = path("fleet")
	s.to.Shot[seat][e.Fleet] = uint8(s.upTo(path("munitions"), "munitions points", "12.0", e.Munitions, mostShot))
}

// put puts one counter where the scenario has it. Whether it may be there is seen when all are out.
func (s *scenarioLoader) put(path string, p Placement) {
	row := s.t.Row(p.Counter)
	if s.place[p.Counter] != "" {
		s.sheet.Fail(path, "%s is there already (2.2)", row.Key)
		return
	}
	s.place[p.Counter] = path
	if p.Track != 0 {
		if p.Box == 0 {
			p.Box = 1
			if row.Kind.IsNaval() {
				p.Box = startBox
			}
		}
		if row.Kind.IsNaval() {
			s.room[p.Track] -= s.t.Room(p.Counter)
		}
		if s.room[p.Track] < 0 {
			s.sheet.Fail(path, "expected no more strength than the activation value of %s (5.25)", s.t.Tracks[p.Track].Name)
		}
	}
	s.to.Start = append(s.to.Start, p)
}

// besieged reads whether a stack begins under siege, its ships by sea and its land units by land, and how many Land
// Combat Segments this has lasted.
//
// Cases 10.0, 10.21, 10.31.
func (s *scenarioLoader) besieged(path func(string) string, e *stackEntry, seat engine.Seat, p Placement) {
	const mostSegments = 5
	segments := uint8(s.upTo(path("segments"), "Land Combat Segments", "10.32", e.Segments, mostSegments))
	if !e.Besieged {
		if segments != 0 {
			s.sheet.Fail(path("segments"), "expected none of a stack that is not besieged (10.31), found %d", segments)
		}
		return
	}
	siege := SiegeRow{Seat: seat, Hex: p.Hex, Segments: segments}
	for _, name := range e.Counters {
		kind := s.t.Row(s.t.counter(strings.TrimSuffix(name, ":"+markNames[0]))).Kind
		siege.Land = siege.Land || kind.IsLand() && p.Fleet == 0
		siege.Sea = siege.Sea || kind.IsNaval()
	}
	if city := s.t.CityAt[p.Hex]; siege.Sea && !(s.t.Cities[city].Port && s.t.Cities[city].Fortress) {
		s.sheet.Fail(path("besieged"), "expected ships in a fortress port, as no others are besieged (7.63)")
	}
	if p.Track != 0 || !siege.Land && !siege.Sea {
		s.sheet.Fail(path("besieged"), "expected land units or ships on the map, as nothing else is besieged (10.0)")
	}
	s.to.Sieges = append(s.to.Sieges, siege)
	s.siege = append(s.siege, path("besieged"))
}
