package record

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// newer is the toy under a law that has moved on: its version is one higher, and
// it may write its positions otherwise.
type newer struct {
	engine.Ruleset
	info engine.Info
	mark string
}

func newerLaw(rules engine.Ruleset, mark string) *newer {
	n := &newer{Ruleset: rules, info: *rules.Info(), mark: mark}
	n.info.Version++
	return n
}

func (n *newer) Info() *engine.Info { return &n.info }

func (n *newer) FormatPosition(buf []byte, s engine.State) []byte {
	buf = n.Ruleset.FormatPosition(buf, s)
	was, is := fmt.Sprintf("\ngame duel %d\n", n.info.Version-1), fmt.Sprintf("\ngame duel %d\n", n.info.Version)
	buf = bytes.Replace(buf, []byte(was), []byte(is), 1)
	if turn, _ := s.Moment(); n.mark != "" && turn >= 3 {
		buf = append(buf, n.mark...)
	}
	return buf
}

func TestUnderANewerLaw(t *testing.T) {
	rules := duelRules(t)
	good := text(t, rules, 3)
	rec, err := Parse("m.wgm", []byte(good))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := Replay(rules, rec)
	if err != nil {
		t.Fatal(err)
	}
	t.Run("it replays while all agrees", func(t *testing.T) {
		r, err := Replay(newerLaw(rules, ""), rec)
		if err != nil || r.Drift != nil || len(r.Moments) != len(plain.Moments) {
			t.Errorf("%v %v", err, r.Drift)
		}
	})
	third := 0 // the first moment of turn 3
	for ; ; third++ {
		if turn, _ := plain.State(third).Moment(); turn == 3 {
			break
		}
	}
	t.Run("from the first that does not agree it is shown", func(t *testing.T) {
		r, err := Replay(newerLaw(rules, "tide high\n"), rec)
		if err != nil {
			t.Fatal(err)
		}
		if r.Drift == nil || r.Drift.Moment != third || r.Drift.Why == "" || len(r.Moments) != len(plain.Moments) {
			t.Fatalf("drift %+v, %d moments; want %d of %d", r.Drift, len(r.Moments), third, len(plain.Moments))
		}
		for n := range third {
			if !r.State(n).Equal(plain.State(n)) {
				t.Errorf("moment %d differs", n)
			}
		}
		whole := -1 // the last moment with a position in the record
		for n := third; n < len(r.Moments); n++ {
			was, _ := plain.State(n - 1).Moment()
			if now, _ := plain.State(n).Moment(); now != was {
				whole = n
			}
			if whole >= 0 && !r.State(n).Equal(plain.State(whole)) {
				t.Errorf("moment %d is not that of the position on the way, %d", n, whole)
			}
		}
		if _, err := r.Fork(third, "x"); err == nil {
			t.Error("a match was forked from a moment that was not played")
		}
		rep := Verify(newerLaw(rules, "tide high\n"), rec)
		if !rep.OK() || len(rep.Notes) == 0 || !rep.Dice || rep.Choices != third-1 {
			t.Errorf("%+v, want %d choices replayed", rep, third-1)
		}
	})
	t.Run("a choice that is refused now", func(t *testing.T) {
		at := strings.Index(good, "\nturn 3\n")
		bad, err := Parse("", []byte(good[:at]+changed(t, good[at:], `^A plot resolute \d`, "A plot resolute 9")))
		if err != nil {
			t.Fatal(err)
		}
		r, err := Replay(newerLaw(rules, ""), bad)
		if err != nil || r.Drift == nil || !strings.Contains(r.Drift.Why, "is refused") {
			t.Fatalf("%v %+v", err, r.Drift)
		}
		if r.Drift.Line != lineOf(t, good[:at], `\z`)+lineOf(t, good[at:], `^A plot`)-1 {
			t.Errorf("line %d", r.Drift.Line)
		}
		if before := r.State(r.Drift.Moment); !before.Equal(plain.State(r.Drift.Moment - 1)) {
			t.Error("before the next position it does not stay where the play stopped")
		}
	})
	t.Run("a scenario that is gone", func(t *testing.T) {
		bad, err := Parse("", []byte(changed(t, good, "^scenario .*", "scenario lagoon")))
		if err != nil {
			t.Fatal(err)
		}
		r, err := Replay(newerLaw(rules, ""), bad)
		if err != nil || r.Drift == nil || r.Drift.Moment != 0 || !r.State(0).Equal(plain.State(0)) {
			t.Fatalf("%v %+v", err, r)
		}
		if _, err := Replay(rules, bad); err == nil {
			t.Error("taken under the same law")
		}
	})
}

// ParsePosition reads what either law wrote.
func (n *newer) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	was, is := fmt.Sprintf("\ngame duel %d\n", n.info.Version-1), fmt.Sprintf("\ngame duel %d\n", n.info.Version)
	return n.Ruleset.ParsePosition(bytes.Replace(text, []byte(is), []byte(was), 1))
}

// TestUnderAnotherPack: a pack that older versions were released with is one of an older law.
func TestUnderAnotherPack(t *testing.T) {
	rules := duelRules(t)
	good := text(t, rules, 3)
	const was = "0123456789abcdef"
	rec, err := Parse("m.wgm", []byte(changed(t, good, "^pack .*", "pack "+was)))
	if err != nil {
		t.Fatal(err)
	}
	refused := func(rules engine.Ruleset, rec *Record) bool {
		_, err := Replay(rules, rec)
		return err != nil && strings.Contains(err.Error(), "the record was played with pack "+was)
	}
	law := newerLaw(rules, "")
	if !refused(law, rec) {
		t.Error("a pack of no release is taken")
	}
	law.info.Former = []string{"fedcba9876543210", was}
	plain, err := Replay(law, rec)
	if err != nil || plain.Drift != nil {
		t.Fatalf("a record with a former pack is not played: %v %v", err, plain)
	}
	same := *law
	same.info.Version--
	if !refused(&same, rec) {
		t.Error("a former pack is taken under the same version")
	}
	drifts := newerLaw(rules, "tide high\n")
	drifts.info.Former = law.info.Former
	if r, err := Replay(drifts, rec); err != nil || r.Drift == nil || len(r.Moments) != len(plain.Moments) {
		t.Errorf("a record with a former pack is not shown where it no longer agrees: %v", err)
	}
	if rep := Verify(drifts, rec); !rep.OK() || !strings.Contains(strings.Join(rep.Notes, "\n"), "the law has changed since version 1") {
		t.Errorf("%+v", rep)
	}
	if fork, err := plain.Fork(1, "x"); err != nil || fork.Pack != law.info.Pack || fork.Version != law.info.Version {
		t.Errorf("a fork is of pack %v, want %s: %v", fork, law.info.Pack, err)
	}
	gone := changed(t, changed(t, good, "^pack .*", "pack "+was), "^scenario .*", "scenario lagoon")
	gone = regexp.MustCompile(`(?m)^  check .*\n`).ReplaceAllString(gone, "") // from the first position on the new law wrote it
	left, err := Parse("", []byte(strings.ReplaceAll(gone, "game duel 1\n", "game duel 2\n")))
	if err != nil {
		t.Fatal(err)
	}
	left.Result, left.End = nil, nil
	if _, err := ForSeat(law, left, 1); err != nil {
		t.Errorf("a seat's record is not made of a match that goes on from a position: %v", err)
	}
	own := *rec
	own.Own = engine.Own{Name: "scenarios/lagoon.toml", Text: "key = lagoon\n"}
	own.Pack = "aaaaaaaaaaaaaaaa"
	if _, err := Replay(law, &own); err != nil {
		t.Errorf("a record that carries a scenario of the players' own is refused: %v", err)
	}
}
