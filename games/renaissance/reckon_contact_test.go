package renaissance

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// besideHer is the Triumph beside the San Juan, with more about each.
func besideHer(triumph, sanJuan, more string) string {
	return "scenario lion-and-bull\nwind 0 beaufort 0\n" + more +
		"ship triumph at 1000 1000 heading 90 speed 0 touching san-juan-de-portugal " + triumph + "\n" +
		"ship san-juan-de-portugal at 1000 1030 heading 90 speed 0 touching triumph " + sanJuan
}

const locked = "locked san-juan-de-portugal"

// Before orders are sealed whose dice are rolled once all are open, the seat sees what these rest on: the joint test by
// what the other may wish, cutting loose, and the next round of a melee.
//
// Cases 18.1, 18.4, 19.1, 19.5.
func TestReckonsOrdersAlongside(t *testing.T) {
	const boarded = "stage 1 rounds 1 boarded-from beam guard-soldiers 0 guard-mariners 40"
	for _, tt := range []struct{ position, choice, want string }{
		{besideHer("", "", ""), "A grapple triumph > san-juan-de-portugal", "If Triumph and San Juan de Portugal grapple and San Juan de Portugal wishes to lock too "},
		{besideHer("", "", ""), "A grapple triumph > san-juan-de-portugal", "San Juan de Portugal avoids it "},
		{"scenario lion-and-bull\nwind 0 beaufort 0\nship triumph at 1000 1000 heading 90 speed 0\nship san-juan-de-portugal at 1000 1090 heading 90 speed 0",
			"A lock triumph > san-juan-de-portugal", "they lock on 6 or more  3 of 6\n if one strikes the other's side, also +3: they lock  6 of 6"},
		{besideHer(locked, "locked triumph", ""), "A cut-loose triumph > san-juan-de-portugal", "on a roll of more than 9  6 of 36"},
		{besideHer(locked, "locked triumph", ""), "A cut-loose triumph > san-juan-de-portugal", "this move is the first of 2 moves"},
		{besideHer(locked, "locked triumph", ""), "A prevent triumph > san-juan-de-portugal", "held on a roll of 9 or less  30 of 36"},
		{besideHer("", "", "parties triumph boarders 0 60 guards 0 0\n"), "A board triumph > san-juan-de-portugal", "The boarders on San Juan de Portugal, if her largest counter-boarding party meets them 4"},
		{besideHer("", "", "parties triumph boarders 0 60 guards 0 0\n"), "A board triumph > san-juan-de-portugal", "if no party was formed to meet them 4"},
		{besideHer(locked, "locked triumph", "parties triumph boarders 0 60 guards 0 0\n"), "A board triumph > san-juan-de-portugal", "if San Juan de Portugal orders to cut loose: held on a roll of 9 or less  30 of 36"},
		{besideHer("", "", ""), "A boarders triumph 0 60", "the boarders win "},
		{besideHer(boarded, "boards triumph sent-soldiers 90 sent-mariners 0", ""), "A reinforce triumph 0 20", "the boarders lose "},
	} {
		g := play(t, tt.position)
		r := rules(t)
		seen := new(State)
		seen.CopyFrom(g)
		seen.Redact(seatA)
		c, bad := engine.ParseChoice(r.Info(), r.Words(), tt.choice)
		if bad != nil {
			t.Fatal(bad)
		}
		if ill := g.Check(c); !ill.OK() {
			t.Errorf("%s is refused: %s", tt.choice, r.Words().Refuse(ill))
		}
		var text strings.Builder
		for _, s := range r.(engine.Reckoner).Reckon(seen, c) {
			fmt.Fprintln(&text, s.Title, s.Total)
			for _, p := range s.Parts {
				fmt.Fprint(&text, " ", p.Text, " ", p.Value)
				if p.Of > 0 {
					fmt.Fprintf(&text, " %d of %d", p.Ways, p.Of)
				}
				fmt.Fprintln(&text)
			}
		}
		if !strings.Contains(text.String(), tt.want) {
			t.Errorf("%s is reckoned without %q:\n%s", tt.choice, tt.want, &text)
		}
	}
}

// Beside an order about a ship alongside stands whether it can still achieve anything.
//
// Cases 18.1, 18.4.
func TestForeseesOrdersAlongside(t *testing.T) {
	for _, tt := range []struct {
		position string
		verb     engine.Verb
		want     engine.Prospect
		order    string
	}{
		{besideHer(locked, "locked triumph", ""), VerbLock, engine.Prospect{Text: "locked already", Idle: true}, ""},
		{besideHer("", "", ""), VerbLock, engine.Prospect{Text: "only if they grapple"}, ""},
		{besideHer(locked, "locked triumph", ""), VerbPrevent, engine.Prospect{}, ""},
		{besideHer(locked, "locked triumph", "parties triumph boarders 0 60 guards 0 0\n"), VerbBoard, engine.Prospect{Due: true}, ""},
		{besideHer(locked, "locked triumph loosing triumph loosed 1", ""), VerbBoard, engine.Prospect{Text: "too late: cutting has begun", Idle: true}, ""},
		{besideHer(locked, "locked triumph", "parties triumph boarders 0 60 guards 0 0\n"), VerbPrevent,
			engine.Prospect{Text: "not needed: her boarders hold her", Idle: true}, "A board triumph > san-juan-de-portugal"},
	} {
		g := play(t, tt.position)
		if tt.order != "" {
			c, bad := engine.ParseChoice(rules(t).Info(), rules(t).Words(), tt.order)
			if bad != nil {
				t.Fatal(bad)
			}
			g.Apply(c, new(engine.Turn))
		}
		d := g.Pending(nil)[0]
		offered := []engine.Option{{Verb: tt.verb, On: g.object(1)}}
		got := rules(t).(engine.Foreseer).Foresee(g, d, offered)
		if got == nil {
			got = make([]engine.Prospect, 1)
		}
		if got[0] != tt.want {
			t.Errorf("of verb %d is foreseen %+v, want %+v", tt.verb, got[0], tt.want)
		}
	}
}

// A party is due with an enemy near for whom none stands ready, and breaking a barrier wherever it can be done.
//
// Cases 19.3, 23.7.
func TestForeseesWhatIsDue(t *testing.T) {
	for _, tt := range []struct {
		position string
		verb     engine.Verb
		due      bool
	}{
		{besideHer("", "", ""), VerbBoarders, true},
		{besideHer("", "", "parties triumph boarders 0 60 guards 0 0\n"), VerbBoarders, false},
		{"scenario lion-and-bull\nship triumph at 1000 1000 heading 90 speed 0\nship san-juan-de-portugal at 2000 1030 heading 90 speed 0", VerbBoarders, false},
		{besideHer("", "", ""), VerbBreak, true},
		{besideHer("", "", ""), VerbLead, false},
	} {
		g := play(t, tt.position)
		got := rules(t).(engine.Foreseer).Foresee(g, g.Pending(nil)[0], []engine.Option{{Verb: tt.verb}})
		if due := got != nil && got[0].Due; due != tt.due {
			t.Errorf("%s: verb %d is due %t, want %t", tt.position, tt.verb, due, tt.due)
		}
	}
	g := play(t, besideHer("", "", ""))
	twice := rules(t).(engine.Foreseer).Foresee(g, g.Pending(nil)[0], []engine.Option{{Verb: VerbBoarders}, {Verb: VerbBoarders}})
	if !twice[0].Due || twice[1].Due {
		t.Errorf("a party of soldiers is due %t, and one of mariners alone beside it %t", twice[0].Due, twice[1].Due)
	}
}
