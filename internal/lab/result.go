package lab

import (
	"cmp"
	"slices"
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A Result is the result of an experiment.
type Result struct {
	Experiment *Experiment
	Matches    []Match // those finished, in order of number
	Fired      Fired
	Took       time.Duration
}

// Interrupted reports whether fewer matches were finished than asked for.
func (r *Result) Interrupted() bool { return len(r.Matches) < r.Experiment.Matches }

// A Summary is a result in figures, as lab --json prints it.
type Summary struct {
	Game     string            `json:"game"`
	Rules    string            `json:"rules"`   // edition of the rulebook
	Version  int               `json:"version"` // of the law
	Pack     string            `json:"pack"`    // digest of the data pack
	Scenario string            `json:"scenario"`
	Settings map[string]string `json:"settings"`
	Bots     map[string]string `json:"bots"`  // by seat
	Sides    map[string]string `json:"sides"` // who the seats are in the scenario, by seat
	Key      string            `json:"key"`
	Asked    int               `json:"asked"`   // matches asked for
	Matches  int               `json:"matches"` // matches finished

	Wins       map[string]int        `json:"wins"` // by seat
	Draws      int                   `json:"draws"`
	Interval95 map[string][2]float64 `json:"interval95"` // of each seat's share of wins
	Endings    []Ending              `json:"endings"`    // the most frequent first

	Choices      int    `json:"choices"` // in all matches finished
	MatchChoices Spread `json:"match_choices"`
	MatchTurns   Spread `json:"match_turns"`

	Recorded    int            `json:"recorded"` // matches recorded, replayed and counted
	Fired       map[string]int `json:"fired"`    // events and throws that cite a case
	NeverFired  []string       `json:"never_fired"`
	SwitchedOff []string       `json:"switched_off"` // cases of optional rules that were off
	NeverDrawn  []string       `json:"never_drawn"`  // cards or chits that were never drawn
	NoEffect    []string       `json:"no_effect"`    // drawn, but no other event was about them

	Timing Timing `json:"timing"`

	seats []string // in the ruleset's order
	set   []string // the settings that are not the default, as switch=value

	lengths map[int]int // how many matches had so many choices
}

// A Timing is all that differs between two runs of the same experiment.
type Timing struct {
	Seconds          float64 `json:"seconds"`            // by the clock
	ChoicesPerSecond float64 `json:"choices_per_second"` // all cores together
}

// An Ending is one way in which matches ended.
type Ending struct {
	Winner  string `json:"winner"` // "" for a draw
	Rule    string `json:"case"`
	Level   int    `json:"level"`
	Title   string `json:"title"` // of the case
	Matches int    `json:"matches"`

	side string // the winner in the scenario
}

// Summary computes the figures.
func (r *Result) Summary() *Summary { return r.Experiment.Summary(r.Counts(), r.Took) }

// Summary computes the figures of counts of some or all matches, which took so long to play.
func (x *Experiment) Summary(c *Counts, took time.Duration) *Summary {
	info := x.Rules.Info()
	s := &Summary{
		Game: info.Key, Rules: info.Rules, Version: info.Version, Pack: info.Pack,
		Scenario: x.Scenario, Settings: make(map[string]string), Bots: make(map[string]string), Sides: make(map[string]string),
		Key: x.Key, Asked: x.Matches, Matches: c.Matches,
		Wins: make(map[string]int), Interval95: make(map[string][2]float64),
		Timing: Timing{Seconds: took.Seconds()}, seats: info.Seats, lengths: c.Choices,
	}
	for _, sw := range info.Switches {
		s.Settings[sw.Key] = sw.Values[0]
	}
	for _, set := range x.Settings {
		s.Settings[set.Key] = set.Value
	}
	for _, sw := range info.Switches {
		if value := s.Settings[sw.Key]; value != sw.Values[0] {
			s.set = append(s.set, sw.Key+"="+value)
		}
	}
	for seat, spec := range x.Bots {
		s.Bots[info.Seats[seat]] = spec.String()
		s.Sides[info.Seats[seat]] = info.SideName(x.Scenario, engine.Seat(seat))
	}
	s.count(x.Rules, c)
	if s.Timing.Seconds > 0 {
		s.Timing.ChoicesPerSecond = float64(s.Choices) / s.Timing.Seconds
	}
	s.coverage(x.Rules, &c.Fired)
	return s
}

// count writes down who won, how matches ended and how long they were.
func (s *Summary) count(rules engine.Ruleset, c *Counts) {
	info := rules.Info()
	titles := make(map[engine.Case]string)
	for _, c := range cases(rules.Book()) {
		titles[engine.Case(c.Number)] = c.Title
	}
	for _, name := range info.Seats {
		s.Wins[name] = 0
	}
	for way, n := range c.Endings {
		winner := ""
		if way.Winner == engine.NoSeat {
			s.Draws += n
		} else {
			winner = info.SeatName(way.Winner)
			s.Wins[winner] += n
		}
		s.Endings = append(s.Endings, Ending{
			Winner: winner, side: s.Sides[winner], Rule: string(way.Rule), Level: way.Level, Title: titles[way.Rule], Matches: n,
		})
	}
	for _, name := range info.Seats {
		least, most := Wilson(s.Wins[name], s.Matches)
		s.Interval95[name] = [2]float64{least, most}
	}
	s.Choices, s.MatchChoices = spread(c.Choices)
	_, s.MatchTurns = spread(c.Turns)
	slices.SortFunc(s.Endings, func(a, b Ending) int {
		return cmp.Or(cmp.Compare(b.Matches, a.Matches), cmp.Compare(a.Rule, b.Rule),
			cmp.Compare(a.Winner, b.Winner), cmp.Compare(a.Level, b.Level))
	})
}
