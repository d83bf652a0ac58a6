package record

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// known returns the text of a whole match whose secret a person chose.
func known(t *testing.T, rules engine.Ruleset) string {
	p := begin(t, rules, 3, scenarios(rules)[0], House).finish(t)
	p.rec.Dice.Known, p.rec.Dice.Commit = true, testSecret.CommitKnown()
	return string(p.rec.Format())
}

func verified(t *testing.T, rules engine.Ruleset, text string) *Report {
	t.Helper()
	rec, err := Parse("m.wgm", []byte(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return Verify(rules, rec)
}

func notes(r *Report) string { return strings.Join(r.Notes, "\n") }

func TestTheCommitSaysWhetherASecretCouldBeKnown(t *testing.T) {
	rules := duelRules(t)
	told := known(t, rules)
	if r := verified(t, rules, told); !r.OK() || !r.Dice || !strings.Contains(notes(r), "from a text that a person gave") {
		t.Errorf("%+v", r)
	}
	if r := verified(t, rules, strings.Replace(told, " known\n", "\n", 1)); r.OK() || r.Dice ||
		len(r.Faults) != 1 || !strings.Contains(r.Faults[0], `the line does not say "known"`) {
		t.Errorf("without the word known: %+v", r)
	}
	old := strings.Replace(told, testSecret.CommitKnown(), testSecret.Commit(), 1)
	if r := verified(t, rules, old); !r.OK() || !r.Dice || !strings.Contains(notes(r), "before the commit said") ||
		!strings.Contains(notes(r), "from a text that a person gave") {
		t.Errorf("an old record: %+v", r)
	}
}

// sat returns a match left off by an adjournment and taken up again with another secret.
func sat(t *testing.T, rules engine.Ruleset) string {
	p := begin(t, rules, 3, scenarios(rules)[0], House)
	for range 14 {
		p.move(t)
	}
	p.r.End(Adjourned, engine.NoSeat, engine.Outcome{})
	p.r.Reveal(testSecret.Key())
	again := dice.Secret{9, 9}
	words := []string{"a fresh breeze from the west", ""}
	p.rec.Sit(Dice{Source: House, Commit: again.Commit()}, words)
	house, err := dice.NewHouse(again, "m7x2", words)
	if err != nil {
		t.Fatal(err)
	}
	p.r = NewRecorder(rules, p.rec, p.s.State)
	log := p.s.Log
	p.s = engine.NewSession(p.s.State, rules.Blank, house)
	p.s.Log = log
	for p.move(t) {
	}
	p.r.Reveal(again.Key())
	return string(p.rec.Format())
}

func TestAMatchOfTwoSittingsHolds(t *testing.T) {
	rules := duelRules(t)
	text := sat(t, rules)
	rec, err := Parse("", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if n := rec.Sittings(); n != 2 || string(rec.Format()) != text {
		t.Fatalf("%d sittings; the text is not canonical:\n%s", n, text)
	}
	r := Verify(rules, rec)
	if !r.OK() || !r.Dice || rec.Result == nil || r.House < 4 {
		t.Fatalf("%+v in\n%s", r, text)
	}
	at := strings.Index(text, "sitting ")
	cut := func(pattern, by string) string { return text[:at] + changed(t, text[at:], pattern, by) }
	for _, tt := range []struct{ name, text, want string }{
		{"a throw of the first sitting", changed(t, text[:at], `(4d6 = )\d`, "${1}1") + text[at:], "of the house is ["},
		{"the words of the second", cut("breeze from", "breezy from"), "follow from it"},
		{"the key of the first", cut("was=....", "was=0000"), "the key has commit"},
		{"the key of the second", cut("(?m)^key ....", "key 0000"), "the key has commit"},
	} {
		if r := verified(t, rules, tt.text); r.OK() || r.Dice || !strings.Contains(strings.Join(r.Faults, "\n"), tt.want) {
			t.Errorf("%s: %+v", tt.name, r)
		}
	}
	if r := verified(t, rules, cut(` was=\w+`, "")); !r.OK() || r.Dice || !strings.Contains(notes(r), "not published its key") {
		t.Errorf("the first sitting was lost with its key: %+v", r)
	}
}

func TestOfManyThrowsThatDifferTheFirstIsToldAndHowManyFollow(t *testing.T) {
	rules := duelRules(t)
	good := text(t, rules, 3)
	all := verified(t, rules, good).House
	r := verified(t, rules, changed(t, good, "wind is fair", "wind is foul"))
	want := fmt.Sprintf("and %d more follow from it", all-1)
	if len(r.Faults) != 2 || r.Faults[1] != want {
		t.Errorf("%q, want one fault and %q", r.Faults, want)
	}
}

func TestWhatNoReplayCanTellIsSaid(t *testing.T) {
	rules := duelRules(t)
	good := text(t, rules, 3)
	for _, tt := range []struct{ name, text, want string }{
		{"as it is", good, "not checked: whether the choices are those of the bots named"},
		{"another bot", changed(t, good, "B bot random", "B bot captain"), "not checked: whether the choices are those of the bots named"},
		{"no result", changed(t, good, "(?m)^result .*\n", ""), "not checked: the result"},
		{"conceded", changed(t, good, "(?m)^result .*", "end concede B\nresult A"), "ended by concession"},
	} {
		if r := verified(t, rules, tt.text); !r.OK() || !strings.Contains(notes(r), tt.want) {
			t.Errorf("%s: %+v", tt.name, r)
		}
	}
	for _, tt := range []struct{ by, want string }{
		{"end concede B\nresult B", "expected winner A, found B"},
		{"end draw\nresult B", "expected winner draw, found B"},
		{"end adjourn\nresult B", "is adjourned, and the record gives a result"},
	} {
		if r := verified(t, rules, changed(t, good, "(?m)^result .*", tt.by)); r.OK() || !strings.Contains(r.Faults[0], tt.want) {
			t.Errorf("%s: %+v", tt.by, r)
		}
	}
}

func TestAFaultQuotesNoMoreThanALine(t *testing.T) {
	for _, text := range []string{strings.Repeat("\x00", 1<<20), sample + strings.Repeat("x", 1<<20)} {
		_, err := Parse("m.wgm", []byte(text))
		if err == nil || len(err.Error()) > 400 {
			t.Errorf("an error of %d bytes", len(fmt.Sprint(err)))
		}
	}
	if _, err := ReadHead("m.wgm", []byte(strings.Repeat("\x00", 1<<20))); err == nil || len(err.Error()) > 400 {
		t.Errorf("an error of %d bytes", len(fmt.Sprint(err)))
	}
}

func TestRollsSayWhereTheDiceOfEachSittingComeFrom(t *testing.T) {
	rules := duelRules(t)
	rec, err := Parse("m.wgm", []byte(sat(t, rules)))
	if err != nil {
		t.Fatal(err)
	}
	all := rec.Rolls()
	if len(all) != 2 || all[0].Source != House || all[0].ByHand() || all[0].Bare {
		t.Errorf("%+v", all)
	}
	for _, line := range rec.Lines {
		if s, ok := line.(*Sitting); ok {
			s.Was, s.Dice.Source = "", Typed
		}
	}
	if all = rec.Rolls(); !all[0].Bare || !all[1].ByHand() {
		t.Errorf("without the first key, and with dice typed: %+v", all)
	}
}
