package enginetest

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
)

// TestThrows plays the worked examples that match a pattern of path/filepath, and compares with a file what is
// said of their rolls: of the first of each kind, the sentence that asks for it, and what the rules, which are
// an engine.Reckoner, say of it to the seat that makes it, or to the first that reads something. With -update it writes the file; read it as somebody
// with the dice in hand.
func TestThrows(t *testing.T, rules engine.Ruleset, pattern, golden string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no worked example matches %s: %v", pattern, err)
	}
	all := map[throwKind]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		x, err := example.Parse(file, text)
		if err != nil {
			t.Fatal(err)
		}
		if x.Brings() {
			continue
		}
		if err := x.EachThrow(rules, func(at engine.State, th engine.Throw) {
			kind := throwKind{th.Rule, th.Dice, th.Code, th.About.Class()}
			if _, ok := all[kind]; !ok && !th.Drawn && th.Seen != 0 {
				all[kind] = saidOf(rules, at, th)
			}
		}); err != nil {
			t.Fatal(err)
		}
	}
	got := strings.Join(inOrder(all), "\n")
	if updating() {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs: go test -run Throws -update, and read the difference\n%s", golden, firstDifference(got, string(want)))
	}
}

// A throwKind is what throws have in common that are reckoned alike.
type throwKind struct {
	rule  engine.Case
	dice  uint8
	code  uint8
	about uint8 // the class of what it is about
}

// inOrder returns what is said of the throws, in the order of their kinds.
func inOrder(all map[throwKind]string) (out []string) {
	var kinds []throwKind
	for kind := range all {
		kinds = append(kinds, kind)
	}
	slices.SortFunc(kinds, func(a, b throwKind) int {
		return cmp.Or(strings.Compare(string(a.rule), string(b.rule)), cmp.Compare(a.dice, b.dice), cmp.Compare(a.code, b.code), cmp.Compare(a.about, b.about))
	})
	for _, kind := range kinds {
		out = append(out, all[kind])
	}
	return out
}

// sumsOf returns what a seat reads of a throw.
func sumsOf(rules engine.Ruleset, at engine.State, th engine.Throw, seat engine.Seat) []engine.Sum {
	seen := rules.Blank()
	seen.CopyFrom(at)
	seen.Redact(seat)
	return rules.(engine.Reckoner).ReckonThrow(seen, th, seat)
}

// saidOf returns what is said of a throw to the seat that makes it, a line each; if no seat does, to everyone, or to the
// first seat that is told something.
func saidOf(rules engine.Ruleset, at engine.State, th engine.Throw) string {
	var b strings.Builder
	fmt.Fprintln(&b, engine.Call(rules, th))
	sums, seats := sumsOf(rules, at, th, th.Seat), engine.Seat(len(rules.Info().Seats))
	for seat := engine.Seat(0); th.Seat >= seats && seat < seats && len(sums) == 0; seat++ {
		sums = sumsOf(rules, at, th, seat)
	}
	for _, s := range sums {
		fmt.Fprintln(&b, "  "+strings.TrimSpace(s.Title+" "+s.Total))
		for _, p := range s.Parts {
			line := p.Valued()
			if p.Faces != "" {
				line = p.Faces + ": " + line
			}
			fmt.Fprintf(&b, "    %s (%s)\n", line, p.Rule)
		}
	}
	return b.String()
}
