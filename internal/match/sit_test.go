package match_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// TestSit: a person takes a name, everyone is told, the record has it, and a match that is loaded again
// still has it. Until his opponent has moved he may change it, and the log says so.
func TestSit(t *testing.T) {
	j := &match.Memory{}
	spec := journaled(t, j, nil, match.Sitter{}, match.Sitter{})
	m := load(t, spec)
	sits(t, m, 1, "  Anna\tof Hull\u3164 ")
	if err := m.Sit(7, "Nobody"); !errors.Is(err, match.ErrSeat) {
		t.Errorf("a seat that is none: %v", err)
	}
	if err := m.Sit(0, "anna of Hu\u200dll"); !errors.Is(err, match.ErrTwin) {
		t.Errorf("a name that looks like the other: %v", err)
	}
	for _, m := range []*match.Match{m, load(t, spec)} {
		isCalled(t, m, "Anna of Hull", "Anna of Hull plays ")
	}
	m = load(t, spec)
	sits(t, m, 1, "Bess")
	sits(t, m, 1, "\u3164") // nothing can be seen in it
	for _, m := range []*match.Match{m, load(t, spec)} {
		isCalled(t, m, "Bess", "Anna of Hull is now called Bess")
	}
	m = load(t, spec)
	play(t, m, "B load vengeur > chain")
	play(t, m, "B plot vengeur 1")
	sits(t, m, 1, "Cato") // his own move is none of his opponent's
	play(t, m, "A load resolute > round")
	sits(t, m, 1, "Dinah") // what his opponent has chosen in secret he has not heard of
	play(t, m, "A plot resolute 1")
	if err := m.Sit(1, "Eve"); !errors.Is(err, match.ErrNamed) || m.View(1).Renames {
		t.Errorf("another name after the opponent has moved: %v", err)
	}
}

func sits(t *testing.T, m *match.Match, seat engine.Seat, name string) {
	t.Helper()
	if !m.View(seat).Renames {
		t.Errorf("%s is not offered to take a name", name)
	}
	if err := m.Sit(seat, name); err != nil {
		t.Fatal(err)
	}
}

// isCalled checks what the second seat is called, and the end of the log.
func isCalled(t *testing.T, m *match.Match, name, log string) {
	t.Helper()
	v := m.View(engine.Observer)
	if v.Names[1] != name || v.Names[0] != "" || v.Renames {
		t.Errorf("the names are %q", v.Names)
	}
	if last := v.Log[len(v.Log)-1]; last.Kind != match.Called || !strings.HasPrefix(last.Text, log) {
		t.Errorf("the log ends with %q", last.Text)
	}
	if !strings.Contains(string(m.Record()), `person "`+name+`"`) {
		t.Errorf("the record does not have the name:\n%s", m.Record())
	}
}
