package match_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// TestSit: a person takes a name once, everyone is told, the record has it, and a match
// that is loaded again still has it.
func TestSit(t *testing.T) {
	j := &match.Memory{}
	spec := journaled(t, j, nil, match.Sitter{}, match.Sitter{})
	m := load(t, spec)
	if err := m.Sit(1, "  Anna\tof Hull "); err != nil {
		t.Fatal(err)
	}
	if err := m.Sit(1, "Bess"); !errors.Is(err, match.ErrNamed) {
		t.Errorf("a second name: %v", err)
	}
	if err := m.Sit(7, "Nobody"); !errors.Is(err, match.ErrSeat) {
		t.Errorf("a seat that is none: %v", err)
	}
	for _, m := range []*match.Match{m, load(t, spec)} {
		v := m.View(engine.Observer)
		if v.Names[1] != "Anna of Hull" || v.Names[0] != "" {
			t.Errorf("the names are %q", v.Names)
		}
		if last := v.Log[len(v.Log)-1]; last.Kind != match.Called || !strings.HasPrefix(last.Text, "Anna of Hull plays ") {
			t.Errorf("the log ends with %q", last.Text)
		}
		if !strings.Contains(string(m.Record()), `person "Anna of Hull"`) {
			t.Errorf("the record does not have the name:\n%s", m.Record())
		}
	}
}
