package dice_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// A toy is an attack in three throws: a die for its luck; if that is not a one
// the defender stands or goes; if he stands both choose a tactic and so many
// dice are thrown, a five or six each a hit, all of them again as long as the
// first shows a six.
type toy struct {
	engine.State // nothing else of it is asked for
	toyPosition
}

type toyPosition struct {
	step    uint8 // 0 attack, 1 luck, 2 stand or go, 3 tactics, 4 battle, 5 over, 6 the weather
	luck    uint8
	tactics [2]uint8
	hits    uint8
	chits   uint8 // questions that the forecast takes for granted
	stormy  bool  // dice are thrown for the weather after the attack
}

const (
	attack engine.Verb = iota + 2
	stand
	leave
	tactic
)

func (g *toy) CopyFrom(s engine.State)   { *g = *s.(*toy) }
func (g *toy) Equal(s engine.State) bool { return g.toyPosition == s.(*toy).toyPosition }
func (g *toy) Fingerprint() uint64 {
	return uint64(g.step)<<40 | uint64(g.luck)<<32 | uint64(g.tactics[0])<<24 | uint64(g.tactics[1])<<16 |
		uint64(g.hits)<<8 | uint64(g.chits)
}

func (g *toy) Pending(buf []engine.Decision) []engine.Decision {
	switch g.step {
	case 0:
		buf = append(buf, engine.Decision{Seat: 0, Ask: 2})
	case 2:
		if g.chits > 0 {
			return append(buf, engine.Decision{Seat: 0, Ask: 5})
		}
		buf = append(buf, engine.Decision{Seat: 1, Ask: 3})
	case 3:
		for seat, chosen := range g.tactics {
			if chosen == 0 {
				buf = append(buf, engine.Decision{Seat: engine.Seat(seat), Ask: 4, Sealed: true})
			}
		}
	}
	return buf
}

func (g *toy) Candidates(d engine.Decision, _ int, buf []engine.Choice) []engine.Choice {
	switch d.Ask {
	case 2:
		return append(buf, engine.Choice{Verb: attack})
	case 3:
		return append(buf, engine.Choice{Seat: 1, Verb: stand}, engine.Choice{Seat: 1, Verb: leave})
	case 4:
		for n := range int32(2) {
			buf = append(buf, engine.Choice{Seat: d.Seat, Verb: tactic, N: [3]int32{n + 1}})
		}
		return buf
	}
	return append(buf, engine.Choice{Verb: engine.Pass})
}

func (g *toy) Check(c engine.Choice) engine.Illegal {
	for _, d := range g.Pending(nil) {
		if slices.Contains(g.Candidates(d, 2, nil), c) {
			return engine.Illegal{}
		}
	}
	return engine.Illegal{Why: engine.NotOpen}
}

func (g *toy) Apply(c engine.Choice, t *engine.Turn) {
	switch c.Verb {
	case attack:
		g.step = 1
	case stand:
		g.step = 3
	case leave:
		g.step = 5
	case tactic:
		g.tactics[c.Seat] = uint8(c.N[0])
		if g.tactics[1-c.Seat] != 0 {
			g.step = 4
		}
	case engine.Pass:
		g.chits--
	}
	g.goOn(t)
}

func (g *toy) goOn(t *engine.Turn) {
	g.fight(t)
	if g.step == 5 && g.stormy {
		t.Roll(engine.Throw{Dice: 1, Sides: 6, Rule: "3"})
		g.step = 6
	}
}

func (g *toy) fight(t *engine.Turn) {
	switch g.step {
	case 1:
		g.luck = min(uint8(t.Roll(engine.Throw{Dice: 1, Sides: 6, Rule: "1"})[0]), 2)
		g.step = 2
		if g.luck == 1 {
			g.step = 5
		}
	case 4:
		for g.step == 4 {
			n := g.tactics[0] + g.tactics[1]
			f := t.Roll(engine.Throw{Dice: n, Sides: 6, Rule: "2"})
			for _, face := range f {
				if face >= 5 {
					g.hits++
				}
			}
			if f.Sum() < 6*int(n) {
				g.step = 5
			}
		}
	}
}

// resuming is the toy as an engine.Resumer.
type resuming struct{ toy }

func (g *resuming) CopyFrom(s engine.State)   { *g = *s.(*resuming) }
func (g *resuming) Equal(s engine.State) bool { return g.toyPosition == s.(*resuming).toyPosition }
func (g *resuming) Resume(t *engine.Turn)     { g.goOn(t) }

type toyRules struct {
	engine.Ruleset
	resumes bool
}

func (r toyRules) Blank() engine.State {
	if r.resumes {
		return &resuming{}
	}
	return &toy{}
}

func (r toyRules) at(s engine.State) *toyPosition {
	if r.resumes {
		return &s.(*resuming).toyPosition
	}
	return &s.(*toy).toyPosition
}

func (toyRules) Forecasts(_ engine.State, c engine.Choice) bool { return c.Verb == attack }
func (r toyRules) Settled(s engine.State) bool                  { return r.at(s).step == 5 }
func (toyRules) Measures(engine.State, engine.Choice) []string  { return []string{"hits", "gone"} }
func (toyRules) Row(c engine.Choice) string {
	return [...]string{stand: "stands", leave: "goes", tactic: "tactic"}[c.Verb] + string(rune('0'+c.N[0]))
}
func (toyRules) Assume(_ engine.State, d engine.Decision) (engine.Choice, bool) {
	return engine.Choice{Verb: engine.Pass}, d.Ask == 5
}
func (r toyRules) Measure(buf []int32, _, after engine.State, _ engine.Choice) []int32 {
	g := r.at(after)
	gone := int32(0)
	if g.luck == 2 && g.tactics[0] == 0 {
		gone = 1
	}
	return append(buf, int32(g.hits), gone)
}

// hitsOf returns the chance of so many hits of n dice, all thrown again while all are sixes, worked out by
// itself.
func hitsOf(n, hits int) float64 {
	all := math.Pow(6, float64(n))
	switch {
	case hits < 0:
		return 0
	case hits < n:
		return choose(n, hits) * math.Pow(2, float64(hits)) * math.Pow(4, float64(n-hits)) / all
	}
	again := hitsOf(n, hits-n) / all // all of them hit, once by sixes alone
	if hits == n {
		return (math.Pow(2, float64(n))-1)/all + again
	}
	return again
}

func choose(n, k int) float64 {
	if k < 0 || k > n {
		return 0
	}
	c := 1.0
	for i := range k {
		c = c * float64(n-i) / float64(i+1)
	}
	return c
}

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

// checkToy holds a row against what was worked out, to within by.
func checkToy(t *testing.T, row *dice.Row, by float64) {
	t.Helper()
	if len(row.Choices) == 0 {
		t.Fatal("a row without answers")
	}
	hits, gone := row.Columns[0], row.Columns[1]
	if row.Choices[0].Verb == leave {
		if len(hits.Values) != 1 || hits.Mean != 0 || !near(gone.Mean, 5.0/6, by) {
			t.Errorf("%v: %+v", row.Answers, row.Columns)
		}
		return
	}
	n := int(row.Choices[1].N[0] + row.Choices[2].N[0])
	sum := 0.0
	for _, v := range hits.Values {
		want := 5.0 / 6 * hitsOf(n, int(v.Value))
		if v.Value == 0 {
			want += 1.0 / 6
		}
		if !near(v.Chance, want, by) {
			t.Errorf("%v: %d hits have chance %v, want %v", row.Answers, v.Value, v.Chance, want)
		}
		if v.Low > v.Chance || v.High < v.Chance || by < 1e-6 != (v.Low == v.High) {
			t.Errorf("%v: %+v", row.Answers, v)
		}
		sum += v.Chance
	}
	if !near(sum, 1, 1e-9) || gone.Mean != 0 {
		t.Errorf("%v: the chances add up to %v, gone %v", row.Answers, sum, gone.Mean)
	}
}

func TestForecastIsExact(t *testing.T) {
	for _, resumes := range []bool{true, false} {
		rules := toyRules{resumes: resumes}
		s := rules.Blank()
		rules.at(s).chits, rules.at(s).stormy = 2, resumes
		table, err := dice.Forecast(rules, s, engine.Choice{Verb: attack}, dice.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var rows []string
		for i := range table.Rows {
			row := ""
			for _, a := range table.Rows[i].Answers {
				row += " " + a
			}
			rows = append(rows, row)
			checkToy(t, &table.Rows[i], 1e-8)
		}
		want := []string{" stands0 tactic1 tactic1", " stands0 tactic1 tactic2", " stands0 tactic2 tactic1", " stands0 tactic2 tactic2", " goes0"}
		if !slices.Equal(rows, want) {
			t.Errorf("rows %q, want %q", rows, want)
		}
		if !table.Exact || table.Cut == 0 || table.Cut > 1e-9 {
			t.Errorf("exact %v, cut %v", table.Exact, table.Cut)
		}
		if rules.at(s).step != 0 {
			t.Error("the position was changed")
		}
	}
}

func TestForecastDrawsSamplesWhereThereIsTooMuch(t *testing.T) {
	for _, resumes := range []bool{true, false} {
		rules := toyRules{resumes: resumes}
		table, err := dice.Forecast(rules, rules.Blank(), engine.Choice{Verb: attack}, dice.Options{Work: 20})
		if err != nil {
			t.Fatal(err)
		}
		if table.Exact || table.Rows[0].Samples == 0 {
			t.Errorf("exact %v, samples %d", table.Exact, table.Rows[0].Samples)
		}
		for i := range table.Rows {
			if table.Rows[i].Samples > 0 {
				checkToy(t, &table.Rows[i], 0.04)
			}
		}
	}
}

func TestForecastCutsAtAStatedWeight(t *testing.T) {
	rules := toyRules{resumes: true}
	table, err := dice.Forecast(rules, rules.Blank(), engine.Choice{Verb: attack}, dice.Options{Least: 0.01})
	if err != nil {
		t.Fatal(err)
	}
	if table.Cut < 1e-4 || table.Cut > 0.01 {
		t.Errorf("cut %v", table.Cut)
	}
}

func TestForecastSaysWhatItCannot(t *testing.T) {
	rules := toyRules{resumes: true}
	s := rules.Blank()
	if _, err := dice.Forecast(rules, s, engine.Choice{Verb: stand}, dice.Options{}); !errors.Is(err, dice.ErrNoForecast) {
		t.Errorf("a choice without odds: %v", err)
	}
	rules.at(s).step = 3
	var refused *engine.Refused
	if _, err := dice.Forecast(rules, s, engine.Choice{Verb: attack}, dice.Options{}); !errors.As(err, &refused) {
		t.Errorf("a choice that is not allowed: %v", err)
	}
	if _, err := dice.Forecast(rules, rules.Blank(), engine.Choice{Verb: attack}, dice.Options{Rows: 2}); err == nil {
		t.Error("five rows were taken where two are allowed")
	}
}

// duelAt reads a position of the duel and returns it with the shot A may fire.
func duelAt(t testing.TB, text string) (engine.Ruleset, engine.State, engine.Choice) {
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := rules.ParsePosition([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	s.Redact(0)
	c, bad := engine.ParseChoice(rules.Info(), rules.Words(), "A fire resolute > vengeur")
	if bad != nil {
		t.Fatal(bad)
	}
	return rules, s, c
}

const alongside = `weathergage position 1
game duel 1
scenario open-sea
turn 3
phase firing
gage A
firing A
range 40mm
ship resolute hull 6 sails 3 speed 1 chain-fired 0
guns resolute round
ship vengeur hull 5 sails 2 speed 1 chain-fired 0
guns vengeur chain
`

func TestForecastOfABroadsideIsWhatAllDiceSay(t *testing.T) {
	rules, s, c := duelAt(t, alongside)
	table, err := dice.Forecast(rules, s, c, dice.Options{})
	if err != nil {
		t.Fatal(err)
	}
	caster := rules.(engine.Forecaster)
	want := make([]map[int32]float64, len(table.Measures))
	for i := range want {
		want[i] = map[int32]float64{}
	}
	for n := range 6 * 6 * 6 * 6 * 6 { // every order of four dice, and the one for the colours
		script := dice.NewScript(uint16(n%6+1), uint16(n/6%6+1), uint16(n/36%6+1), uint16(n/216%6+1), uint16(n/1296+1))
		after := rules.Blank()
		after.CopyFrom(s)
		turn := engine.Turn{Dice: script}
		if !engine.Try(after, c, &turn) {
			t.Fatal("five dice were not enough")
		}
		for i, v := range caster.Measure(nil, s, after, c) {
			want[i][v] += 1.0 / 7776
		}
	}
	if !table.Exact || len(table.Rows) != 1 {
		t.Fatalf("%+v", table)
	}
	for i, column := range table.Rows[0].Columns {
		if len(column.Values) != len(want[i]) {
			t.Errorf("%s: %v, want %v", table.Measures[i], column.Values, want[i])
		}
		for _, v := range column.Values {
			if !near(v.Chance, want[i][v.Value], 1e-12) {
				t.Errorf("%s: %d has chance %v, want %v", table.Measures[i], v.Value, v.Chance, want[i][v.Value])
			}
		}
	}
}

func BenchmarkForecastBroadside(b *testing.B) {
	rules, s, c := duelAt(b, alongside)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := dice.Forecast(rules, s, c, dice.Options{}); err != nil {
			b.Fatal(err)
		}
	}
}
