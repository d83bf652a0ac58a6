package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/pack"
)

// changed returns the experiment with another value in the pack of its game.
func changed(t testing.TB, x Experiment, c pack.Change) Variant {
	t.Helper()
	game, err := games.All().Find(x.Rules.Info().Key)
	if err != nil {
		t.Fatal(err)
	}
	data, err := game.Data("")
	if err == nil {
		data, err = data.Changed(c)
	}
	if err == nil {
		x.Rules, err = game.RulesOf(data)
	}
	if err != nil {
		t.Fatal(err)
	}
	return Variant{Name: c.Value, Changes: []string{c.String()}, Experiment: x}
}

func compare(t testing.TB, c Comparison) *Answer {
	t.Helper()
	a, err := c.Play(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// hawkins returns the campaign of the Armada with Hawkins as strong as given, and with a port drawn elsewhere.
func hawkins(t testing.TB, matches int, strength ...string) Comparison {
	x := matchesOf(t, "invincible", matches, "captain", "captain")
	c := Comparison{Base: x, Of: 1}
	for _, n := range strength {
		c.Variants = append(c.Variants, changed(t, x, pack.Change{File: "squadrons.csv", Row: map[string]string{"key": "hawkins"}, Column: "strength", Value: n}))
	}
	c.Variants = append(c.Variants, changed(t, x, pack.Change{File: "ports.csv", Row: map[string]string{"key": "dover"}, Column: "north", Value: "5114"}))
	return c
}

// TestCompare: a weak squadron costs its side matches, a number that no match reads is said to be one, and a variant ends
// when its interval is narrow enough, however many workers play.
func TestCompare(t *testing.T) {
	var texts []string
	for _, workers := range []int{1, 3} {
		c := hawkins(t, 300, "1")
		c.Width = 12
		c.Base.Workers, c.Variants[0].Experiment.Workers, c.Variants[1].Experiment.Workers = workers, workers, workers
		a := compare(t, c)
		weak, unread := a.Variants[0], a.Variants[1]
		if least, most := weak.Pairs.Interval(); least <= 0 || 100*(most-least) > 12 && weak.Pairs.N < 300 {
			t.Errorf("the Spanish win %v more against a weak Hawkins, between %v and %v, in %d matches", weak.Pairs.Difference(), least, most, weak.Pairs.N)
		}
		if weak.Unread || !unread.Unread || unread.Pairs.N != block {
			t.Errorf("unread: %v and %v after %d matches, want false and true after %d", weak.Unread, unread.Unread, unread.Pairs.N, block)
		}
		figures := a.Comparative()
		if err := figures.Unread(); err == nil || !strings.Contains(err.Error(), "5114 (ports.csv, key dover, north): all 50 matches are the same to the last choice") {
			t.Errorf("what is not read is told as %v", err)
		}
		for _, s := range []*Summary{figures.Base, figures.Variants[0].Summary, figures.Variants[1].Summary} {
			s.Timing = Timing{}
			if want := len(s.Fired) > 0; want != (s.Recorded > 0) || s.Recorded != (s.Matches+99)/100 {
				t.Errorf("of %d matches %d are recorded, one in a hundred was to be", s.Matches, s.Recorded)
			}
			if s.Asked != s.Matches {
				t.Errorf("%d of %d matches are told as if it had been interrupted", s.Matches, s.Asked)
			}
		}
		text, err := json.Marshal(figures)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, string(text))
	}
	if texts[0] != texts[1] {
		t.Errorf("with one worker\n%s\nwith three\n%s", texts[0], texts[1])
	}
}

// TestCompareInWords: text, CSV and page say the same.
func TestCompareInWords(t *testing.T) {
	c := hawkins(t, block, "7")
	c.Better, c.Mistaken = 3, 5
	a := compare(t, c)
	figures := a.Comparative()
	var text, csv bytes.Buffer
	if err := figures.Text(&text); err != nil {
		t.Fatal(err)
	}
	if err := figures.CSV(&csv); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"invincible, scenario campaign, key \"test\"\n", "share of Spanish, in percent; a draw counts half\n", "in 95 of 100 such runs", "makes 3 points or more", "better for worse in at most 5 of 100"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("the text has no %q:\n%s", want, &text)
		}
	}
	if lines := strings.Split(csv.String(), "\n"); len(lines) != 4 || !strings.HasPrefix(lines[1], `7,"squadrons.csv, key hawkins, strength",50,`) {
		t.Errorf("the CSV is\n%s", &csv)
	}
}

// pairsOf returns pairs in which the change wins so many of a hundred more and loses so many others.
func pairsOf(r *rand.Rand, n int, up, down float64) (p Pairs) {
	for range n {
		switch x := r.Float64(); {
		case x < up:
			p.add(0, 1)
		case x < up+down:
			p.add(1, 0)
		default:
			p.add(1, 1)
		}
	}
	return p
}

// TestIntervalHolds: 93 to 97 of a hundred intervals hold the true difference, also where few pairs differ.
func TestIntervalHolds(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 88))
	for _, c := range []struct {
		n        int
		up, down float64
	}{{200, 0.2, 0.15}, {100, 0.1, 0.1}, {400, 0.05, 0.02}, {50, 0.3, 0.1}} {
		const runs = 4000
		held := 0
		for range runs {
			p := pairsOf(r, c.n, c.up, c.down)
			if least, most := p.Interval(); least <= c.up-c.down && c.up-c.down <= most {
				held++
			}
		}
		if share := float64(held) / runs; share < 0.93 || share > 0.97 {
			t.Errorf("%d pairs, %v up and %v down: %v of the intervals hold the difference", c.n, c.up, c.down, share)
		}
	}
}

// TestTheSequentialTestIsRight: if the change makes as much difference as is asked, the test takes better for worse as
// seldom as it says.
func TestTheSequentialTestIsRight(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 88))
	const runs = 2000
	wrong, matches := 0, 0
	for range runs {
		var p Pairs
		for p.better(0.05, 0.05) == 0 {
			more := pairsOf(r, block, 0.15, 0.10)
			p.N, p.sum, p.squares = p.N+more.N, p.sum+more.sum, p.squares+more.squares
		}
		if matches += p.N; p.better(0.05, 0.05) < 0 {
			wrong++
		}
	}
	if share := float64(wrong) / runs; share > 0.055 {
		t.Errorf("%v of the tests are wrong, after %d matches on average", share, matches/runs)
	}
}

// TestNoPairs: without a match nothing is known.
func TestNoPairs(t *testing.T) {
	var p Pairs
	if least, most := p.Interval(); least > -0.9 || most < 0.9 || p.Difference() != 0 || p.Helped() != 0 {
		t.Errorf("got %v, from %v to %v", p.Difference(), least, most)
	}
	a := &Answer{Comparison: &Comparison{Of: 1}}
	for winner, want := range map[engine.Seat]float64{1: 1, 0: 0, engine.NoSeat: 0.5} {
		if got := a.share(&Match{Outcome: engine.Outcome{Winner: winner}}); got != want {
			t.Errorf("a match that %d wins counts %v, want %v", winner, got, want)
		}
	}
}
