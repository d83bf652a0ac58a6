package match_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// What is sealed is changed as one until it is opened: by what is written instead, or
// by nothing if that is refused; and the other seat hears nothing of it.
func TestRewrite(t *testing.T) {
	for _, tt := range []struct {
		name    string
		before  []string
		anew    []string
		played  int
		refused bool
		want    []string
	}{
		{"one order for another", []string{"A plot resolute 2"}, []string{"A plot resolute 1"}, 1, false, []string{"A plot resolute 1"}},
		{"a chain for a chain", []string{"A load resolute > chain", "A plot resolute 2"}, []string{"A plot resolute 1", "A load resolute > round"}, 2,
			false, []string{"A plot resolute 1", "A load resolute > round"}},
		{"nothing in its place", []string{"A load resolute > chain", "A plot resolute 2"}, nil, 0, false, nil},
		{"more than she can", []string{"A plot resolute 2"}, []string{"A load resolute > round", "A plot resolute 9"}, 0, true,
			[]string{"A plot resolute 2"}},
		{"where nothing was written", nil, []string{"A plot resolute 1"}, 1, false, []string{"A plot resolute 1"}},
		{"after the other has sealed", []string{"A plot resolute 2", "B plot vengeur 1", "B load vengeur > round"},
			[]string{"A plot resolute 1"}, 1, false, []string{"A plot resolute 1"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMatch(t, nil, persons()...)
			for _, text := range tt.before {
				play(t, m, text)
			}
			b := len(m.View(seatB).Log)
			about := choice(t, m, "A plot resolute 1").About
			n, err := m.Rewrite(seatA, m.View(seatA).At, about, choices(t, m, tt.anew)...)
			var refused *engine.Refused
			if n != tt.played || errors.As(err, &refused) != tt.refused || err != nil && !tt.refused {
				t.Errorf("%d were played, error %v", n, err)
			}
			if told := logHas(m.View(seatA), "Orders discarded: Resolute"); told != (len(tt.before) > 0 && !tt.refused) || logHas(m.View(seatA), "Taken back") {
				t.Error("A is told something else than that it is written anew")
			}
			if got := m.View(seatA).Written; !slices.Equal(got, choices(t, m, tt.want)) {
				t.Errorf("written is %v, want %v", got, tt.want)
			}
			if len(m.View(seatB).Log) != b {
				t.Error("B has heard of it")
			}
		})
	}
}

func choices(t *testing.T, m interface{ Rules() engine.Ruleset }, texts []string) []engine.Choice {
	t.Helper()
	var all []engine.Choice
	for _, text := range texts {
		c, bad := engine.ParseChoice(m.Rules().Info(), m.Rules().Words(), text)
		if bad != nil {
			t.Fatal(bad)
		}
		all = append(all, c)
	}
	return all
}

// What is open cannot be written anew, nor on a view that is old.
func TestRewriteOfWhatIsOpen(t *testing.T) {
	m := newMatch(t, nil, persons()...)
	old := m.View(seatA).At
	play(t, m, "A plot resolute 2")
	c := choice(t, m, "A plot resolute 1")
	if n, err := m.Rewrite(seatA, old, c.About, c); n != 0 || err != nil {
		t.Errorf("on an old view %d were played, error %v", n, err)
	}
	for _, text := range []string{"A load resolute > round", "B load vengeur > round", "B plot vengeur 2"} {
		play(t, m, text)
	}
	if len(m.View(seatA).Written) > 0 {
		t.Error("orders that are opened can be written anew")
	}
	var refused *engine.Refused
	if _, err := m.Rewrite(seatA, m.View(seatA).At, c.About, c); !errors.As(err, &refused) {
		t.Errorf("opened orders written anew: %v", err)
	}
}
