package enginetest

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestLog replays a record and compares the log of the match, as observers read it, with a file: each
// headline, and the lines it unfolds to below it. With -update it writes the file; read it as somebody who
// was not there.
func TestLog(t *testing.T, rules engine.Ruleset, file, golden string) {
	t.Helper()
	_, _, played := replayed(t, rules, file)
	var l logged
	for n := range played.Moments {
		turn, phase := played.State(max(n-1, 0)).Moment()
		for _, e := range played.Events(n) {
			if e.See.Has(engine.Observer) {
				l.add(rules, e, turn, phase)
			}
		}
	}
	l.end()
	if updating() {
		if err := os.WriteFile(golden, []byte(l.out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got := l.out.String(); got != string(want) {
		t.Errorf("%s differs: go test -run Log -update, and read the difference\n%s", golden, firstDifference(got, string(want)))
	}
}

// A logged is a log being written.
type logged struct {
	by    engine.Scribe
	turn  int
	phase string
	out   strings.Builder
	head  string
	below []string // what the headline unfolds to, if it is more than itself
}

// add writes an event.
func (l *logged) add(rules engine.Ruleset, e engine.Event, turn int, phase string) {
	near := turn == l.turn && phase == l.phase
	told := string(rules.Tell(nil, e))
	if whole := l.by.Tell(rules, nil, e, near); whole != "" {
		if l.below == nil {
			l.below = []string{l.head}
		}
		l.head, l.below = whole, append(l.below, told)
		return
	}
	l.end()
	if !near {
		l.turn, l.phase = turn, phase
		l.out.WriteString("\nTurn " + strconv.Itoa(turn) + ", " + phase + "\n")
	}
	l.head = told
}

// end writes the last headline out.
func (l *logged) end() {
	if l.head != "" {
		l.out.WriteString("* " + l.head + "\n")
	}
	for _, line := range l.below {
		l.out.WriteString("    - " + line + "\n")
	}
	l.head, l.below = "", nil
}

// firstDifference returns the first line in which two texts differ, with its number.
func firstDifference(got, want string) string {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range a {
		if i >= len(b) || a[i] != b[i] {
			return "line " + strconv.Itoa(i+1) + ": " + a[i]
		}
	}
	return "line " + strconv.Itoa(len(a)+1) + " is missing"
}

// Headline returns the sentence in which a viewer is told several consecutive events, or "" if the last of
// them begins something new. s is the position as the viewer saw it last, or nil.
func Headline(rules engine.Ruleset, s engine.State, events ...engine.Event) (told string) {
	var by engine.Scribe
	for _, e := range events {
		told = by.Tell(rules, s, e, true)
	}
	return told
}

// Object returns the object with that name.
func Object(t *testing.T, rules engine.Ruleset, name string) engine.Object {
	t.Helper()
	o, ok := rules.Words().Find(name)
	if !ok {
		t.Fatalf("nothing is called %s", name)
	}
	return o
}
