package example

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/duel"
	"github.com/weathergage/weathergage/pack"
)

// TestDraw: what is drawn goes by the name of one of the things left, and the
// first of those alike is taken.
func TestDraw(t *testing.T) {
	p, err := pack.Read(duel.Data)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := duel.New(p)
	if err != nil {
		t.Fatal(err)
	}
	named := func(name string) engine.Object {
		o, ok := rules.Words().Find(name)
		if !ok {
			t.Fatalf("no %s", name)
		}
		return o
	}
	need := &engine.DiceNeeded{
		Throw: engine.Throw{Dice: 1, Sides: 3, Drawn: true, Rule: "2.2"},
		Draws: []engine.Object{named("round"), named("chain"), named("chain")},
	}
	for _, tt := range []struct {
		drawn string
		want  uint16
		fault string
	}{
		{"chain", 2, ""},
		{"ROUND", 1, ""},
		{"vengeur", 0, `a:1:6: expected what is drawn for a draw from 3 (2.2), one of round, chain; found "vengeur"`},
		{"2", 0, `a:1:6: expected what is drawn for a draw from 3 (2.2), one of round, chain; found "2"`},
	} {
		t.Run(tt.drawn, func(t *testing.T) {
			r := &runner{x: &Example{File: "a"}, rules: rules, faces: []face{{tt.drawn, 1, 6}}}
			f, err := r.take(need)
			if f[0] != tt.want {
				t.Errorf("face %d, want %d", f[0], tt.want)
			}
			if got := text(err); got != tt.fault {
				t.Errorf("got  %s\nwant %s", got, tt.fault)
			}
		})
	}
}

func text(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
