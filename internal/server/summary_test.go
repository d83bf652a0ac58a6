package server

import (
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// A match in play keeps its summary to itself; of one that is over the house
// reckons what each side could expect and what it had, from first view to last.
func TestSummary(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", "open-sea", "me", "random")
	if code := s.ask("GET", "/api/m/"+*m.Seats[0]+"/summary", nil, nil); code != http.StatusConflict {
		t.Errorf("the summary of a match in play is answered with %d", code)
	}
	for path, lines := range map[string]int{
		"../../games/invincible/testdata/matches/15.2_spanish.wgm": 2,
		"../../games/duel/testdata/matches/5.2_a.wgm":              1, // it has no captain
	} {
		t.Run(path, func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var m made
			if code := s.ask("POST", "/api/records", map[string]string{"text": string(text)}, &m); code != http.StatusCreated {
				t.Fatalf("the record is answered with %d", code)
			}
			var sum summary
			if code := s.ask("GET", "/api/m/"+*m.Seats[0]+"/summary", nil, &sum); code != http.StatusOK {
				t.Fatalf("the summary is answered with %d", code)
			}
			holdsSummary(t, &sum, lines, s.table(*m.Seats[0]).View.At)
		})
	}
}

func holdsSummary(t *testing.T, sum *summary, lines, last int) {
	t.Helper()
	if len(sum.Lines) != lines || len(sum.Steps) < 10 || len(sum.Steps) > mostReckoned+1 || !slices.IsSorted(sum.Steps) {
		t.Fatalf("%d lines at %d steps: %v", len(sum.Lines), len(sum.Steps), sum.Steps)
	}
	if end := sum.Steps[len(sum.Steps)-1]; end < last*9/10 || end > last {
		t.Errorf("the last step reckoned is %d of %d", end, last)
	}
	for _, line := range sum.Lines {
		for seat, values := range line.Seats {
			if len(values) != len(sum.Steps) {
				t.Errorf("%s has %d values for seat %d at %d steps", line.Name, len(values), seat, len(sum.Steps))
			}
			if line.Share && (slices.Min(values) < 0 || slices.Max(values) > 1) {
				t.Errorf("%s of seat %d goes from %v to %v", line.Name, seat, slices.Min(values), slices.Max(values))
			}
		}
	}
	if len(sum.Turns) == 0 || len(sum.Turns) > mostTurns {
		t.Errorf("%d turning points", len(sum.Turns))
	}
	for _, turn := range sum.Turns {
		if turn.By <= 0 || turn.Step < 1 || turn.Step > last || turn.Text == "" {
			t.Errorf("a turning point is %+v", turn)
		}
	}
}

// TestWhatHappened: of a view of which much is told, what is told of every move is left
// out, and no sentence ends twice.
func TestWhatHappened(t *testing.T) {
	line := func(text string, rule engine.Case) match.Line {
		return match.Line{Kind: match.Told, At: 7, Text: text, Rule: rule}
	}
	log := []match.Line{{Kind: match.Told, At: 6, Text: "Before."}, line("She strikes.", "21.1"), line("She burns.", "16.0")}
	if got := happened(log, 7); got != "She strikes. She burns" {
		t.Errorf("of two lines it tells %q", got)
	}
	for range 3 * mostTold {
		log = append(log, line("She comes to a place.", "7.8"))
	}
	log = append(log, line("Her main mast falls.", "13.6"))
	got := happened(log, 7)
	if n := strings.Count(got, "She comes"); !strings.HasPrefix(got, "She strikes. She burns. She comes") || !strings.HasSuffix(got, ". Her main mast falls") || n != mostTold-3 {
		t.Errorf("of many lines it tells %q", got)
	}
}

// TestAFlatExpectationIsNotDrawn: a line that never moves tells nothing of the match.
func TestAFlatExpectationIsNotDrawn(t *testing.T) {
	for _, tt := range []struct {
		hopes [][]float64
		want  bool
	}{
		{nil, false},
		{[][]float64{{}, {}}, false},
		{[][]float64{{0.5, 0.5, 0.5}, {0.5, 0.5, 0.5}}, false},
		{[][]float64{{0.5, 0.51, 0.5}, {0.5, 0.49, 0.5}}, false},
		{[][]float64{{0.5, 0.6, 0.9}, {0.5, 0.4, 0.1}}, true},
	} {
		if got := varies(tt.hopes); got != tt.want {
			t.Errorf("%v varies: %t, want %t", tt.hopes, got, tt.want)
		}
	}
}
