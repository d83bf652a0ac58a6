package record

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// text returns a whole match of the toy, played to its end with dice of the house.
func text(t testing.TB, rules engine.Ruleset, number uint64) string {
	return string(begin(t, rules, number, scenarios(rules)[0], House).finish(t).rec.Format())
}

// changed replaces the first match of a pattern, which must be there.
func changed(t testing.TB, text, pattern, by string) string {
	t.Helper()
	re := regexp.MustCompile("(?m)" + pattern)
	at := re.FindStringSubmatchIndex(text)
	if at == nil {
		t.Fatalf("nothing like %q in\n%s", pattern, text)
	}
	return text[:at[0]] + string(re.ExpandString(nil, by, text, at)) + text[at[1]:]
}

// lineOf returns the number of the first line like a pattern.
func lineOf(t testing.TB, text, pattern string) int {
	t.Helper()
	at := regexp.MustCompile("(?m)" + pattern).FindStringIndex(text)
	if at == nil {
		t.Fatalf("nothing like %q in\n%s", pattern, text)
	}
	return strings.Count(text[:at[0]], "\n") + 1
}

func TestReplayStopsWhereTheRecordIsWrong(t *testing.T) {
	rules := duelRules(t)
	good := text(t, rules, 4)
	for _, tt := range []struct {
		name, pattern, by string
		at                string // a pattern of the line named in the error
		want              string
	}{
		{"another game", "^game .*", "game invincible", "^game", "the record is of invincible, and these are the rules of duel"},
		{"another pack", "^pack .*", "pack 0123", "^pack", "the record was played with pack 0123, and this is pack " + rules.Info().Pack},
		{"a newer law", `^(rules .*) 1$`, "$1 2", "^rules", "the record was played under version 2 of the law, and this program knows up to 1: a newer program wrote it"},
		{"another edition", `^rules .*`, `rules "first" 1`, "^rules", `the record was played under edition "first", and these are the rules of "the handbook of this project"`},
		{"seats in another order", `^seat +A (.*)\n(seat +B .*)`, "$2\nseat A $1", "^start", "expected the seats [A B] in this order, found [B A]"},
		{"an unknown scenario", "^scenario .*", "scenario lagoon", "^scenario", `no scenario "lagoon": expected open-sea or fog`},
		{"an unknown setting", "^set .*", "set tide=high", "^scenario", `no setting "tide": expected wind`},
		{"an unknown verb", `^A plot resolute \d`, "A plat resolute 2", "^A plat", `no verb "plat"`},
		{"a choice that is refused", `^A plot resolute \d`, "A plot resolute 4", "^A plot resolute 4", `"A plot resolute 4" is refused: `},
		{"a throw left out", `^(B .*\n)  3\.\d .*\n`, "$1", "^B", "expected a throw more: 3."},
		{"a throw too many", `(?s)^(  4\.3 A 4d6.*?)\n`, "$1\n$1\n", `^  4\.3 A 4d6(.*\n)  4\.3`, "no rule asks for this throw"},
		{"a throw of other dice", `^  4\.3 A 4d6 = (\d \d \d) \d`, "  4.3 A 3d6 = $1", `^  4\.3 A 3d6`, "expected a throw of 4d6 by seat 0 for case 4.3, found 3d6 by seat 0 for case 4.3"},
		{"other faces", `^  4\.3 A 4d6 = \d \d \d \d`, "  4.3 A 4d6 = 6 6 6 6", `^  4\.3 A 4d6 = 6 6 6 6`, "has check"},
		{"another check", `^  check \w+`, "  check 0123456789abcdef", "^  check", "and the record says 0123456789abcdef"},
		{"another position", `^  \| range .*`, "  | range 300mm", `^  \| range`, `the position has "range 515mm", and the record says "range 300mm"`},
		{"a position cut short", `(?s)^  \| ship res.*?\n\n?A`, "A", `^  \| range`, `the position goes on with "ship resolute`},
		{"another result", `^result .*`, "result A 5.2 level=1", "^result", `expected "result `},
	} {
		t.Run(tt.name, func(t *testing.T) {
			bad := changed(t, good, tt.pattern, tt.by)
			rec, err := Parse("m.wgm", []byte(bad))
			if err != nil {
				t.Fatal(err)
			}
			_, err = Replay(rules, rec)
			var fault *engine.TextError
			if !errors.As(err, &fault) || fault.File != "m.wgm" {
				t.Fatalf("error %v", err)
			}
			if !strings.Contains(fault.Why, tt.want) {
				t.Errorf("error %v, want %s", err, tt.want)
			}
			want := lineOf(t, bad, tt.at)
			switch tt.name { // these are found on a line after the one changed
			case "other faces":
				want = lineOf(t, bad[strings.Index(bad, "4d6 = 6 6 6 6"):], "^  check") + want - 1
			case "a throw left out", "a throw too many":
				want = fault.Line
			}
			if fault.Line != want || fault.Column < 1 {
				t.Errorf("error %v, want line %d", err, want)
			}
		})
	}
}

func TestReplayGivesWhatCouldBePlayed(t *testing.T) {
	rules := duelRules(t)
	good := text(t, rules, 3)
	at := strings.Index(good, "\nturn 3\n")
	rec, err := Parse("", []byte(good[:at]+changed(t, good[at:], `^A plot resolute \d`, "A plot resolute 9")))
	if err != nil {
		t.Fatal(err)
	}
	r, err := Replay(rules, rec)
	if err == nil || r == nil || len(r.Moments) < 5 {
		t.Fatalf("%v", err)
	}
	if turn, _ := r.State(len(r.Moments) - 1).Moment(); turn != 3 {
		t.Errorf("turn %d, want 3", turn)
	}
	if turn, _ := r.State(0).Moment(); turn != 1 {
		t.Errorf("turn %d, want 1", turn)
	}
}

func TestVerifyFindsDiceThatWereChosen(t *testing.T) {
	rules := duelRules(t)
	good := text(t, rules, 3)
	for _, tt := range []struct {
		name, pattern, by string
		want              string
	}{
		{"another key", "^key ..", "key ff", "the key has commit "},
		{"another commit", "commit=..", "commit=00", "the key has commit "},
		{"other words", "wind is fair", "wind is foul", "of the house is ["},
		{"another match", "^match .*", "match m7x3", "of the house is ["},
		{"no key that is one", "^key .*", "key abc", "expected a key of 64 hexadecimal digits"},
		{"words too short", `words=".*"`, `words="the wind"`, "expected at least 16 bytes of words"},
		{"a throw said to be typed", `^(  4\.3 A 4d6 = \d \d \d \d)`, "$1 typed", "a typed throw, and all dice of this match are the house's"},
		{"a throw nobody counted", `^(  4\.3 A 4d6 = \d \d \d \d)`, "$1 #0", "neither typed nor counted"},
		{"a throw left out", `^(  4\.3 A 4d6 = \d \d \d \d)`, "$1 #9", "of the house is nowhere in the record"},
		{"a throw made twice", `^((?:.*\n)*  4\.3 . 4d6 = \d \d \d \d)`, "$1 #1", "throw 1 of the house was made on line"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			rec, err := Parse("m.wgm", []byte(changed(t, good, tt.pattern, tt.by)))
			if err != nil {
				t.Fatal(err)
			}
			rep := Verify(rules, rec)
			if rep.OK() || rep.Dice && !strings.Contains(tt.want, "typed") || !strings.Contains(strings.Join(rep.Faults, "\n"), tt.want) {
				t.Errorf("%+v, want %s", rep, tt.want)
			}
		})
	}
	t.Run("a key not yet published", func(t *testing.T) {
		rec, err := Parse("", []byte(changed(t, good, "^key .*", "")))
		if err != nil {
			t.Fatal(err)
		}
		if rep := Verify(rules, rec); !rep.OK() || rep.Dice || !strings.Contains(fmt.Sprint(rep.Notes), "not published") {
			t.Errorf("%+v", rep)
		}
	})
}

func TestASeatsOwnRecord(t *testing.T) {
	rules := duelRules(t)
	choice := regexp.MustCompile(`(?m)^([AB]) .*$`)
	hidden, told := 0, 0
	for n := range uint64(40) {
		p := begin(t, rules, n, scenarios(rules)[n%2], Mixed)
		for range n {
			p.move(t)
		}
		played, err := Replay(rules, p.rec)
		if err != nil {
			t.Fatal(err)
		}
		whole := string(p.rec.Format())
		for viewer, name := range map[engine.Seat]string{0: "A", 1: "B", engine.Observer: "observer"} {
			rec, err := ForSeat(rules, p.rec, viewer)
			if err != nil {
				t.Fatal(err)
			}
			if _, over := p.s.State.Outcome(); over {
				if rec != p.rec {
					t.Error("a match that is over is not shown whole")
				}
				continue
			}
			view := string(rec.Format())
			if again, err := Parse("", []byte(view)); err != nil || string(again.Format()) != view {
				t.Fatalf("%v in\n%s", err, view)
			}
			for _, word := range []string{"check", "#", "key=", "\nkey"} {
				if strings.Contains(view, word) {
					t.Errorf("%s stands in\n%s", word, view)
				}
			}
			var own, mine []string
			for _, m := range choice.FindAllStringSubmatch(whole, -1) {
				if m[1] == name {
					own = append(own, m[0])
				}
			}
			for _, m := range choice.FindAllStringSubmatch(view, -1) {
				if m[1] == name {
					mine = append(mine, m[0])
				} else if hidden++; m[0] != m[1]+" ?" {
					t.Errorf("%s is shown %q\n%s", name, m[0], view)
				}
			}
			if !slices.Equal(own, mine) {
				t.Errorf("%s chose %q and is shown %q", name, own, mine)
			}
			var heard []string
			for i := range played.Moments {
				for _, e := range played.Events(i) {
					if e.See.Has(viewer) {
						heard = append(heard, string(e.Rule)+string(rules.Tell(nil, e)))
					}
				}
			}
			for _, line := range rec.Lines {
				if step, ok := line.(*Step); ok {
					for i, at := range step.Told {
						if len(heard) < i+1 || heard[i] != string(at.Rule)+at.Text {
							t.Fatalf("%s is told %q and not %q", name, at.Text, heard)
						}
					}
					heard, told = heard[len(step.Told):], told+len(step.Told)
				}
			}
			if len(heard) > 0 {
				t.Errorf("%s was told %q, which its record leaves out\n%s", name, heard, view)
			}
			r, err := Replay(rules, rec)
			if err != nil || r.Drift == nil || r.Drift.Moment != 0 {
				t.Fatalf("%v in\n%s", err, view)
			}
			shown := rules.Blank()
			shown.CopyFrom(r.State(0))
			shown.Redact(viewer)
			if !shown.Equal(r.State(0)) {
				t.Error("the first position holds what the viewer may not know")
			}
		}
	}
	if hidden < 10 || told < 10 {
		t.Errorf("only %d choices were hidden and %d events told", hidden, told)
	}
}

func TestAViewDoesNotDependOnSecrets(t *testing.T) {
	rules := duelRules(t)
	play := func(shot string) string {
		p := begin(t, rules, 1, scenarios(rules)[0], House)
		for _, line := range []string{"A plot resolute 2", "A load resolute > " + shot, "B plot vengeur 1", "B load vengeur > round"} {
			c, bad := engine.ParseChoice(rules.Info(), rules.Words(), line)
			if bad != nil {
				t.Fatal(bad)
			}
			if err := p.s.Play(c); err != nil {
				t.Fatal(line, err)
			}
		}
		run := p.s.State.Pending(nil)[0]
		if err := p.s.Play(engine.Choice{Seat: run.Seat, Verb: engine.Pass, About: run.About}); err != nil {
			t.Fatal(err)
		}
		rec, err := ForSeat(rules, p.rec, 1)
		if err != nil {
			t.Fatal(err)
		}
		return string(rec.Format())
	}
	if round, chain := play("round"), play("chain"); round != chain {
		t.Errorf("B sees\n%s\nor\n%s", round, chain)
	}
}

func TestFork(t *testing.T) {
	rules := duelRules(t)
	p := begin(t, rules, 5, scenarios(rules)[1], House).finish(t)
	r, err := Replay(rules, p.rec)
	if err != nil {
		t.Fatal(err)
	}
	for n := range len(r.Moments) - 1 {
		fork, err := r.Fork(n, "f1")
		if err != nil {
			t.Fatal(err)
		}
		s := engine.NewSession(r.State(n), rules.Blank, &p.chance)
		fork.Dice = Dice{Source: Lab, Key: "x", Number: 1}
		writer := NewRecorder(rules, fork, s.State)
		s.Log = func(step engine.Step) { writer.Step(step, s.State) }
		for asked := s.State.Pending(nil); len(asked) > 0; asked = s.State.Pending(nil) {
			c := s.State.Candidates(asked[0], 3, nil)
			if err := s.Play(c[p.chance.Pick(len(c))]); err != nil {
				t.Fatal(err)
			}
		}
		again, err := Parse("", fork.Format())
		if err != nil {
			t.Fatal(err)
		}
		if again.ForkOf != "m7x2" || again.ForkStep != n || again.Match != "f1" {
			t.Errorf("forked from %s %d as %s", again.ForkOf, again.ForkStep, again.Match)
		}
		played, err := Replay(rules, again)
		if err != nil {
			t.Fatalf("%v in\n%s", err, fork.Format())
		}
		if !played.State(0).Equal(p.states[n]) {
			t.Errorf("the fork does not begin in moment %d", n)
		}
		r.cursor = -1 // the session took the position over
	}
	if _, err := r.Fork(len(r.Moments), "f1"); err == nil {
		t.Error("forked after the end")
	}
}

func TestReadHead(t *testing.T) {
	for _, tt := range []struct {
		text string
		want Head
		err  string
	}{
		{sample, Head{Match: true, Form: 1, Game: "toy"}, "2:11: no such game"},
		{"; set up by hand\n\nweathergage position 1\nGAME duel 3\nphase closing\n", Head{Form: 1, Game: "duel"}, "4:6: no such game"},
		{"weathergage position 1\nphase closing\ngame duel 3\n", Head{}, `2:1: expected "weathergage match 1" or "weathergage position 1" and a line "game KEY", found "phase"`},
		{"weathergage pack 1\n", Head{}, `1:1: expected "weathergage match 1" or "weathergage position 1" and a line "game KEY", found "weathergage"`},
		{"", Head{}, `1:1: expected "weathergage match 1" or "weathergage position 1" and a line "game KEY", found the end of the line`},
	} {
		h, err := ReadHead("", []byte(tt.text))
		if err == nil {
			err = h.NoGame(errors.New("no such game"))
		}
		h.at = engine.TextError{}
		if h != tt.want || err.Error() != tt.err {
			t.Errorf("%q: %+v, %v", tt.text, h, err)
		}
	}
}

func FuzzReadHead(f *testing.F) {
	f.Add([]byte(sample))
	f.Add([]byte("weathergage position 1\ngame duel 3\n"))
	f.Add([]byte("\"\n;\nweathergage position 99999999999999999999\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		h, err := ReadHead("f", text)
		var fault *engine.TextError
		if err != nil && (!errors.As(err, &fault) || fault.Line < 1 || fault.Column < 1) {
			t.Fatalf("a poor error: %#v", err)
		}
		if err == nil && (h.Form < 1 || h.Game == "" || !bytes.Contains(text, []byte(h.Game))) {
			t.Fatalf("%+v", h)
		}
	})
}

// FuzzReplay replays records of the toy in one place of which something else was
// put: nothing but an error with its place may come of it.
func FuzzReplay(f *testing.F) {
	rules := duelRules(f)
	var good []string
	for n := range uint64(4) {
		good = append(good, text(f, rules, n))
	}
	f.Add(uint8(0), uint16(0), uint16(0), "")
	for n, put := range []string{"back 3 by B, agreed A\n", "B pass vengeur\n", "A fire resolute > vengeur\n  4.3 A 4d6 = 1 2 3 4\n"} {
		f.Add(uint8(n), uint16(strings.Index(good[n], "\nturn 3\n")+1), uint16(0), put)
	}
	f.Add(uint8(3), uint16(strings.Index(good[3], "result")), uint16(200), "end adjourn\n")
	f.Fuzz(func(t *testing.T, which uint8, at, cut uint16, put string) {
		whole := good[int(which)%len(good)]
		from := min(int(at), len(whole))
		rec, err := Parse("f", []byte(whole[:from]+put+whole[min(from+int(cut), len(whole)):]))
		if err != nil {
			return
		}
		r, err := Replay(rules, rec)
		checkFault(t, err)
		if r != nil && len(r.Moments) > 0 {
			r.State(len(r.Moments) / 2)
			r.State(len(r.Moments) - 1)
		}
		if rep := Verify(rules, rec); err != nil && rep.OK() {
			t.Fatal("what does not replay was verified")
		}
		if len(rec.Seats) == 2 {
			_, err := ForSeat(rules, rec, engine.Seat(which>>7))
			checkFault(t, err)
		}
	})
}

func checkFault(t *testing.T, err error) {
	var fault *engine.TextError
	if err != nil && (!errors.As(err, &fault) || fault.Line < 1 || fault.Column < 1) {
		t.Fatalf("a poor error: %#v", err)
	}
}

func BenchmarkReplay(b *testing.B) {
	rules := duelRules(b)
	rec, err := Parse("", []byte(text(b, rules, 3)))
	if err != nil {
		b.Fatal(err)
	}
	steps := 0
	b.ReportAllocs()
	for b.Loop() {
		r, err := Replay(rules, rec)
		if err != nil {
			b.Fatal(err)
		}
		steps += len(r.Moments) - 1
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(steps), "ns/step")
}

func BenchmarkParse(b *testing.B) {
	text := []byte(text(b, duelRules(b), 3))
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, err := Parse("", text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkFormat(b *testing.B) {
	rules := duelRules(b)
	rec := begin(b, rules, 3, scenarios(rules)[0], House).finish(b).rec
	b.SetBytes(int64(len(rec.Format())))
	for b.Loop() {
		rec.Format()
	}
}
