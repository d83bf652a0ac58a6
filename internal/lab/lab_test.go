package lab

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/record"
)

// duels returns an experiment of duels between bots.
func duels(t testing.TB, matches int, bots ...string) Experiment {
	t.Helper()
	return matchesOf(t, "duel", matches, bots...)
}

// matchesOf returns an experiment with the first scenario of a game.
func matchesOf(t testing.TB, key string, matches int, bots ...string) Experiment {
	t.Helper()
	game, err := games.All().Find(key)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := game.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	x := Experiment{
		Rules: rules, Captain: game.Captain, Scenario: rules.Info().Scenarios[0].Key,
		Key: "test", Matches: matches,
	}
	for _, text := range bots {
		spec, err := bot.ParseSpec(text)
		if err != nil {
			t.Fatal(err)
		}
		x.Bots = append(x.Bots, spec)
	}
	return x
}

func play(t testing.TB, x Experiment) *Result {
	t.Helper()
	r, err := x.Play(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestSameResultOnAnyNumberOfWorkers(t *testing.T) {
	x := duels(t, 300, "random", "search:playouts=20")
	x.Workers = 1
	want := play(t, x)
	if len(want.Matches) != 300 || want.Fired.Matches != 3 {
		t.Fatalf("%d matches played, %d recorded", len(want.Matches), want.Fired.Matches)
	}
	for _, workers := range []int{2, 3} {
		x.Workers = workers
		got := play(t, x)
		if !reflect.DeepEqual(got.Matches, want.Matches) {
			t.Errorf("%d workers: matches differ", workers)
		}
		if !reflect.DeepEqual(got.Fired, want.Fired) {
			t.Errorf("%d workers: counts differ: %v, want %v", workers, got.Fired, want.Fired)
		}
	}
	x.Key = "another"
	if got := play(t, x); reflect.DeepEqual(got.Matches, want.Matches) {
		t.Error("another key gave the same matches")
	}
}

func TestMatchAloneIsTheSame(t *testing.T) {
	x := duels(t, 40, "search:playouts=20", "random")
	all := play(t, x).Matches
	for _, k := range []int{0, 17, 39} {
		rec, err := x.Record(k)
		if err != nil {
			t.Fatal(err)
		}
		steps := 0
		for _, line := range rec.Lines {
			if _, ok := line.(*record.Step); ok {
				steps++
			}
		}
		want := record.NewResult(x.Rules.Info(), all[k].Outcome)
		if steps != all[k].Choices || rec.Result.Winner != want.Winner || rec.Result.Rule != want.Rule {
			t.Errorf("match %d alone: %d choices, %+v; among all: %d, %+v", k, steps, rec.Result, all[k].Choices, want)
		}
	}
	if _, err := x.Record(40); err == nil {
		t.Error("match 40 of 40 was played")
	}
}

// Most duels at random are drawn, so only the matches that somebody won say who
// plays better. A's ship is the weaker one.
func TestSearchBeatsRandom(t *testing.T) {
	for seat, bots := range [][]string{{"search:playouts=200", "random"}, {"random", "search:playouts=200"}} {
		s := play(t, duels(t, 100, bots...)).Summary()
		name := s.seats[seat]
		decided := s.Matches - s.Draws
		if won := s.Wins[name]; won < 12 || 4*won < 3*decided {
			t.Errorf("search as %s won %d of %d decided matches against random", name, won, decided)
		}
	}
}

func TestInterruptedRunKeepsWhatIsFinished(t *testing.T) {
	x := duels(t, 500_000, "random", "random")
	x.Recorded = 1000
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	x.Progress = func(finished int) {
		if finished > 0 {
			cancel()
		}
	}
	r, err := x.Play(ctx)
	if err != nil {
		t.Fatal(err)
	}
	s := r.Summary()
	if !r.Interrupted() || s.Matches == 0 || s.Matches >= s.Asked || s.Matches != len(r.Matches) {
		t.Errorf("%d of %d matches, interrupted: %v", s.Matches, s.Asked, r.Interrupted())
	}
	if sum := s.Wins["A"] + s.Wins["B"] + s.Draws; sum != s.Matches {
		t.Errorf("%d outcomes of %d matches", sum, s.Matches)
	}
}

func TestExperimentRefuses(t *testing.T) {
	for _, c := range []struct {
		says  string
		spoil func(*Experiment)
	}{
		{"1 match or more", func(x *Experiment) { x.Matches = 0 }},
		{"one bot for each of A, B", func(x *Experiment) { x.Bots = x.Bots[:1] }},
		{"to be recorded, found 11", func(x *Experiment) { x.Recorded = 11 }},
		{"to be recorded, found -1", func(x *Experiment) { x.Recorded = -1 }},
		{`no scenario "moon"`, func(x *Experiment) { x.Scenario = "moon" }},
		{"has no captain", func(x *Experiment) { x.Bots[0] = bot.Spec{Kind: "captain"} }},
		{"nothing", func(x *Experiment) { x.Settings = []engine.Setting{{Key: "nothing", Value: "on"}} }},
	} {
		x := duels(t, 10, "random", "random")
		c.spoil(&x)
		if _, err := x.Play(context.Background()); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("error %v, want one that says %q", err, c.says)
		}
	}
}

// lame is a ruleset with a defect in its positions.
type lame struct {
	engine.Ruleset
	apply func(s engine.State, c engine.Choice, t *engine.Turn)
}

func (l lame) Blank() engine.State { return &limp{l.Ruleset.Blank(), l} }

func (l lame) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	s, err := l.Ruleset.Setup(scenario, settings, t)
	return &limp{s, l}, err
}

func (l lame) FormatPosition(buf []byte, s engine.State) []byte {
	return l.Ruleset.FormatPosition(buf, s.(*limp).State)
}

type limp struct {
	engine.State
	lame lame
}

func (l *limp) CopyFrom(s engine.State)               { l.State.CopyFrom(s.(*limp).State) }
func (l *limp) Equal(s engine.State) bool             { return l.State.Equal(s.(*limp).State) }
func (l *limp) Apply(c engine.Choice, t *engine.Turn) { l.lame.apply(l.State, c, t) }

// Rules and bots that are at fault are told of, with the match so far, and never
// with a crash.
func TestBrokenMatch(t *testing.T) {
	for _, c := range []struct {
		name, says string
		recorded   int
		apply      func(s engine.State, c engine.Choice, t *engine.Turn)
	}{
		{"breaks", "the program broke: no such ship", 0, func(s engine.State, c engine.Choice, t *engine.Turn) {
			if turn, _ := s.Moment(); turn == 2 {
				panic("no such ship")
			}
			s.Apply(c, t)
		}},
		{"never ends", "the scenario's limit", 0, func(engine.State, engine.Choice, *engine.Turn) {}},
		{"listens", "without a record it ends after", 20, func(s engine.State, c engine.Choice, t *engine.Turn) {
			if t.Hear && c.Verb != engine.Pass {
				t.Dice.Throw(engine.Throw{Dice: 1, Sides: 6})
			}
			s.Apply(c, t)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := duels(t, 20, "random", "random")
			x.Rules, x.Recorded, x.Workers = lame{x.Rules, c.apply}, c.recorded, 1
			_, err := x.Play(context.Background())
			var broken *Broken
			if !errors.As(err, &broken) || !strings.Contains(err.Error(), c.says) {
				t.Fatalf("error %v, want one that says %q", err, c.says)
			}
			if !bytes.HasPrefix(broken.Record, []byte("weathergage match 1\n")) {
				t.Errorf("no record of the match: %q", broken.Record)
			}
		})
	}
}

func TestCSVHasALineForEachMatch(t *testing.T) {
	r := play(t, duels(t, 25, "random", "random"))
	var b bytes.Buffer
	if err := r.CSV(&b); err != nil {
		t.Fatal(err)
	}
	lines, err := csv.NewReader(&b).ReadAll()
	if err != nil || len(lines) != 26 {
		t.Fatalf("%d lines, %v", len(lines), err)
	}
	won := 0
	for _, line := range lines[1:] {
		if line[1] == "A" {
			won++
		}
	}
	if s := r.Summary(); won != s.Wins["A"] {
		t.Errorf("A won %d in the file, %d in the summary", won, s.Wins["A"])
	}
}

func TestSummaryAsJSON(t *testing.T) {
	text, err := json.Marshal(play(t, duels(t, 100, "random", "random")).Summary())
	if err != nil {
		t.Fatal(err)
	}
	var s struct {
		Game, Scenario string
		Matches, Draws int
		Wins           map[string]int
		Interval95     map[string][]float64
		Choices        int
		Timing         Timing
		NeverFired     *[]string `json:"never_fired"`
	}
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	if s.Game != "duel" || s.Matches != 100 || s.Wins["A"]+s.Wins["B"]+s.Draws != 100 || s.NeverFired == nil {
		t.Errorf("%s", text)
	}
	least, most := Wilson(s.Wins["A"], 100)
	if in := s.Interval95["A"]; len(in) != 2 || in[0] != least || in[1] != most {
		t.Errorf("interval95 of A: %v, want %v to %v", s.Interval95["A"], least, most)
	}
	if s.Choices < 100 || s.Timing.Seconds <= 0 || s.Timing.ChoicesPerSecond <= 0 {
		t.Errorf("%d choices in %v s, %v a second", s.Choices, s.Timing.Seconds, s.Timing.ChoicesPerSecond)
	}
}

func TestSweepPlaysEachValue(t *testing.T) {
	x := duels(t, 30, "random", "random")
	sw := Sweep{Switch: "wind", Values: []string{"steady", "variable"}}
	told := 0
	x.Progress = func(finished int) { told = max(told, finished) }
	results, err := sw.Play(context.Background(), x)
	if err != nil || len(results) != 2 {
		t.Fatalf("%d results, %v", len(results), err)
	}
	var all []*Summary
	for i, r := range results {
		s := r.Summary()
		if s.Settings["wind"] != sw.Values[i] || s.Matches != 30 {
			t.Errorf("run %d: %v, %d matches", i, s.Settings, s.Matches)
		}
		all = append(all, s)
	}
	var b strings.Builder
	if err := TextSweep(&b, sw, all); err != nil || strings.Count(b.String(), "\n") != 3 {
		t.Errorf("table %q, %v", b.String(), err)
	}
}

func TestReportStandsByItself(t *testing.T) {
	results, err := Sweep{"wind", []string{"steady", "variable"}}.
		Play(context.Background(), duels(t, 30, "random", "random"))
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "new", "folder")
	if err := Report(dir, []string{"steady", "variable"}, results, nil); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(dir, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(page, []byte("<svg")); n != 7 {
		t.Errorf("%d plots, want 7: wins of both, shares, lengths and endings of each", n)
	}
	for _, r := range results {
		for seat, in := range r.Summary().Interval95 {
			won := percent(r.Summary().Wins[seat], len(r.Matches))
			if figure := fmt.Sprintf(">%.1f %% (%.0f–%.0f)<", won, 100*in[0], 100*in[1]); !bytes.Contains(page, []byte(figure)) {
				t.Errorf("no bar is labelled %s", figure)
			}
		}
	}
	for _, outside := range []string{"src=", "<link", "@import", "<script", "url(http"} {
		if bytes.Contains(page, []byte(outside)) {
			t.Errorf("the page holds %s", outside)
		}
	}
}

func TestTextTellsAll(t *testing.T) {
	x := duels(t, 100, "random", "random")
	x.Settings = []engine.Setting{{Key: "wind", Value: "variable"}}
	var b strings.Builder
	if err := play(t, x).Summary().Text(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"duel, scenario ", "with wind=variable", `key "test"`, "100 matches, ", "between ", "case 5.", "in 1 recorded match\n"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q does not stand in\n%s", want, b.String())
		}
	}
}

// Seats that are called something else in a scenario are called so, beside what the flags
// call them.
func TestTextNamesSides(t *testing.T) {
	x := matchesOf(t, "renaissance", 2, "random", "random")
	var b strings.Builder
	s := play(t, x).Summary()
	if err := s.Text(&b); err != nil {
		t.Fatal(err)
	}
	for i, side := range x.Rules.Info().Scenarios[0].Sides {
		seat := x.Rules.Info().Seats[i]
		if !strings.Contains(b.String(), "\n"+seat+", "+side+" ") || s.Sides[seat] != side {
			t.Errorf("seat %s is not called %s in\n%s", seat, side, b.String())
		}
	}
}

func TestBar(t *testing.T) {
	var plain, drawn strings.Builder
	b := NewBar(&plain, 200, false)
	b.Tell(50)
	b.began = b.began.Add(-plainEvery)
	b.drawn = b.began
	b.Tell(50)
	b.Done()
	if plain.String() != "50 of 200 matches, 30s left\n" {
		t.Errorf("plain: %q", plain.String())
	}
	b = NewBar(&drawn, 200, true)
	b.Tell(50)
	b.Done()
	if !strings.Contains(drawn.String(), " 25%") || !strings.HasSuffix(drawn.String(), "\r\x1b[K") {
		t.Errorf("drawn: %q", drawn.String())
	}
}

// BenchmarkRandomChoices plays duels at random on one worker; an operation is one
// match, and the rate of choices is told beside it.
func BenchmarkRandomChoices(b *testing.B) {
	x := duels(b, b.N, "random", "random")
	x.Workers, x.Recorded = 1, 1
	b.ReportAllocs()
	s := play(b, x).Summary()
	b.ReportMetric(float64(s.Choices)/b.Elapsed().Seconds(), "choices/s")
}
