package enginetest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func TestParsePerft(t *testing.T) {
	p, err := parsePerft("open-sea wind=variable after 10 depth 4 samples 3 key a = 12 60")
	want := perft{scenario: "open-sea", settings: []engine.Setting{{Key: "wind", Value: "variable"}},
		after: 10, depth: 4, samples: 3, key: "a", counts: []uint64{12, 60}}
	if err != nil || fmt.Sprint(p) != fmt.Sprint(want) {
		t.Errorf("read %+v (%v), want %+v", p, err, want)
	}
	for _, tt := range []struct{ line, why string }{
		{"open-sea depth 4", "expected a depth from 1, samples from 2 and = with the counts"},
		{"open-sea samples 3 = 1", "expected a depth from 1"},
		{"open-sea depth 4 samples 1 = 1", "samples from 2"},
		{"open-sea dept 4 = 1", `expected after, depth, samples or key, found "dept"`},
		{"open-sea depth four = 1", `expected a number, found "four"`},
		{"open-sea depth", `expected something after "depth"`},
		{"open-sea depth 1 samples 2 = one", `expected a count, found "one"`},
	} {
		if _, err := parsePerft(tt.line); err == nil || !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%q: %v, want %s", tt.line, err, tt.why)
		}
	}
}

// TestUpdateMakesCounts: -update makes a file of counts that is not there, and fills in a line without counts.
func TestUpdateMakesCounts(t *testing.T) {
	update := func(to string) {
		if err := flag.Set("update", to); err != nil {
			t.Fatal(err)
		}
	}
	was := updating()
	t.Cleanup(func() { update(strconv.FormatBool(was)) })
	dir, game := t.TempDir(), whole(t)
	fresh, bare := filepath.Join(dir, "fresh.txt"), filepath.Join(dir, "bare.txt")
	if err := os.WriteFile(bare, []byte("fog depth 2 samples 2\nfog depth 1 samples 2 ="), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{fresh, bare} {
		update("true")
		TestPerft(t, game, file)
		update("false")
		TestPerft(t, game, file)
	}
	for file, want := range map[string]string{fresh: "\nopen-sea depth 4 samples 3 = 10 74 ", bare: "fog depth 2 samples 2 = 8 48\nfog depth 1 samples 2 = 8\n"} {
		if text, err := os.ReadFile(file); err != nil || !strings.Contains(string(text), want) {
			t.Errorf("the counts are %q (%v), want %q", text, err, want)
		}
	}
}

// TestPerftSeesTheLaw: a rule that is changed changes the counts.
func TestPerftSeesTheLaw(t *testing.T) {
	p := perft{scenario: "open-sea", after: 4, depth: 4, samples: 3, key: "perft"}
	was, err := p.count(whole(t))
	if err != nil {
		t.Fatal(err)
	}
	is, err := p.count(newToy(t, defect{
		pending: func(s *state, asked []engine.Decision) []engine.Decision { return asked[:min(len(asked), 1)] },
	}))
	if err != nil || fmt.Sprint(was) == fmt.Sprint(is) {
		t.Errorf("the counts are %v and, when only one seat is asked, %v (%v)", was, is, err)
	}
}
