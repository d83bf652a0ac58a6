package enginetest

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// The test packages share one flag, whichever of them is loaded first.
func init() {
	if flag.Lookup("update") == nil {
		flag.Bool("update", false, "write what happened into the expectations of tests")
	}
}

// perft is one line of a file of counts.
type perft struct {
	scenario       string
	settings       []engine.Setting
	after          int // random choices made first
	depth, samples int
	key            string
	counts         []uint64
}

// count plays to the position and counts, with dice for the set-up and for each depth that come from the key,
// as the verb perft does.
func (p *perft) count(rules engine.Ruleset) ([]uint64, error) {
	key := dice.KeyOf(p.key)
	mixer := dice.NewMixer(key, 0)
	turn := engine.Turn{Dice: &mixer}
	s, err := rules.Setup(p.scenario, p.settings, &turn)
	if err != nil {
		return nil, err
	}
	for range p.after {
		asked := s.Pending(nil)
		if len(asked) == 0 {
			break
		}
		can := s.Candidates(asked[mixer.Pick(len(asked))], p.samples, nil)
		s.Apply(can[mixer.Pick(len(can))], &turn)
	}
	at := func(n int) engine.Dice {
		m := dice.NewMixer(key, uint64(n)+1)
		return &m
	}
	return engine.Perft(s, rules.Blank, p.depth, p.samples, at), nil
}

// TestPerft compares the counts in a file, a fingerprint of the law, with those of the rules. Each line that
// is not empty and does not begin with # says what is counted, and the counts at depths 1, 2 and so on:
//
//	open-sea wind=variable after 10 depth 4 samples 3 key a = 12 60 411 2800
//
// Settings, after (the number of random choices made first, 0) and key (perft) may be left out. If counts
// change, the law has changed: raise Info.Version and name the case in the commit; -update writes them, into a line
// without counts too, and into a new file with a line for each scenario.
func TestPerft(t *testing.T, rules engine.Ruleset, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		text, err = freshPerft(rules.Info()), nil
		if !updating() {
			t.Fatalf("expected the counts of what is lawful in %s, found no such file: go test -run Perft -update writes it", file)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		if line == "" || line[0] == '#' {
			fmt.Fprintln(&out, line)
			continue
		}
		p, err := parsePerft(line)
		if err != nil {
			t.Fatalf("%s:%d: %v", file, i+1, err)
		}
		got, err := p.count(rules)
		if err != nil {
			t.Fatalf("%s:%d: %v", file, i+1, err)
		}
		what, _, _ := strings.Cut(line+" ", " = ")
		fmt.Fprintf(&out, "%s = %s\n", strings.TrimSuffix(strings.TrimSpace(what), " ="), strings.Trim(fmt.Sprint(got), "[]"))
		switch {
		case updating():
		case p.counts == nil:
			t.Errorf("%s:%d: expected = and the counts: go test -run Perft -update writes them", file, i+1)
		case fmt.Sprint(got) != fmt.Sprint(p.counts):
			t.Errorf("%s:%d: the law has changed:\nwas %v\nnow %v", file, i+1, p.counts, got)
		}
	}
	if updating() {
		if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// freshPerft returns a file that wants counts for each scenario.
func freshPerft(info *engine.Info) []byte {
	text := []byte("# What is lawful, counted; see enginetest.TestPerft.\n")
	for _, s := range info.Scenarios {
		text = fmt.Appendf(text, "%s depth 4 samples 3\n", s.Key)
	}
	return text
}

func updating() bool { return flag.Lookup("update").Value.String() == "true" }

// parsePerft reads a line of a file of counts.
func parsePerft(line string) (p perft, err error) {
	words := strings.Fields(line)
	p = perft{scenario: words[0], key: "perft"}
	into := map[string]*int{"after": &p.after, "depth": &p.depth, "samples": &p.samples}
	i := 1
	for ; i < len(words) && words[i] != "="; i++ {
		word := words[i]
		if key, value, ok := strings.Cut(word, "="); ok {
			p.settings = append(p.settings, engine.Setting{Key: key, Value: value})
			continue
		}
		if i++; i == len(words) {
			return p, fmt.Errorf("expected something after %q", word)
		}
		if word == "key" {
			p.key = words[i]
			continue
		}
		n, known := into[word]
		if !known {
			return p, fmt.Errorf("expected after, depth, samples or key, found %q", word)
		}
		if *n, err = strconv.Atoi(words[i]); err != nil {
			return p, fmt.Errorf("expected a number, found %q", words[i])
		}
	}
	if p.depth < 1 || p.samples < 2 {
		return p, fmt.Errorf("expected a depth from 1, samples from 2 and = with the counts, found %q", line)
	}
	for _, word := range words[min(i+1, len(words)):] {
		n, err := strconv.ParseUint(word, 10, 64)
		if err != nil {
			return p, fmt.Errorf("expected a count, found %q", word)
		}
		p.counts = append(p.counts, n)
	}
	return p, nil
}
