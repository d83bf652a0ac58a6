package renaissance

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// goal reads one victory condition of a side.
func (s *scenarioLoader) goal(i int, seat engine.Seat) {
	e := &s.file.Goal[i]
	path := func(field string) string { return at("goal", i, field) }
	goal := Goal{
		Text: e.Text, Seat: seat, Points: int8(s.sheet.Int(path("points"), e.Points, 1, 100)),
		Group: uint8(s.sheet.Int(path("group"), e.Group, 0, 9)),
		Any:   s.fates(path("any"), e.Any), All: s.fates(path("all"), e.All), Not: s.fates(path("not"), e.Not),
	}
	if e.Text == "" || goal.Any|goal.All == 0 {
		s.sheet.Fail(path("text"), "expected a text, and fates that count, found %q", e.Text)
	}
	goal.Ships = s.meant(path, e, seat)
	named := goal.Any | goal.All | goal.Not
	if named&(CrewLost|HurtLost) != 0 {
		goal.Percent = uint8(s.sheet.Int(path("percent"), e.Percent, 1, 100))
	}
	if named&(LeftTable|LeftSailing|Beyond) != 0 {
		goal.Edge = Edge(s.sheet.One(path("edge"), e.Edge, edgeNames...))
	}
	if named&(Beyond) != 0 {
		most := s.to.Width
		if goal.Edge == TopEdge || goal.Edge == BottomEdge {
			most = s.to.Height
		}
		goal.Line = s.mmOf(path("line"), e.Line, 0, int(most/100))
	}
	if named&ClearOfLand != 0 {
		goal.Reach = s.mmOf(path("reach"), e.Reach, 1, mostLength)
	}
	s.to.Goals = append(s.to.Goals, goal)
}

// fates reads what must have become of a ship.
func (s *scenarioLoader) fates(path string, words []string) Fates {
	var all Fates
	for i, w := range words {
		one := Fates(1) << s.sheet.One(fmt.Sprintf("%s.%d", path, i), w, fateNames...)
		if all&one != 0 {
			s.sheet.Fail(fmt.Sprintf("%s.%d", path, i), "%s is there twice", w)
		}
		all |= one
	}
	return all
}

// meant returns the ships that a goal is about.
func (s *scenarioLoader) meant(path func(string) string, e *goalEntry, seat engine.Seat) uint64 {
	var set uint64
	whose := s.sheet.One(path("ships"), e.Ships, "enemy", "own", "keys")
	for i := range s.to.Ships {
		own := s.to.Ships[i].Seat == seat
		if whose == 0 && !own || whose == 1 && own {
			set |= 1 << i
		}
	}
	for i, key := range e.Keys {
		n := slices.IndexFunc(s.to.Ships, func(ship ScenarioShip) bool { return ship.Key == key })
		if n < 0 || whose != 2 {
			s.sheet.Unknown(path(fmt.Sprintf("keys.%d", i)), "a ship of this scenario, if ships is keys", key,
				pack.KeysOf(s.to.Ships, func(ship *ScenarioShip) string { return ship.Key }))
			continue
		}
		set |= 1 << n
	}
	if set == 0 {
		s.sheet.Fail(path("ships"), "expected ships that are meant, found none")
	}
	return set
}
