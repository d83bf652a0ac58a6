package engine_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// A refusal says what is open instead; of secret answers only who is waited for; and after the end, how the
// match ended.
func TestRefuse(t *testing.T) {
	rules := theDuel(t)
	for _, tt := range []struct{ name, position, choice, want string }{
		{"the nearest lawful choice", orders, "A plot resolute 4",
			"her sails give a speed of at most 3 (case 2.4). Nearest allowed: Make speed 3."},
		{"what is open to the seat", orders, "A pass resolute",
			"that does not answer any open question. Open: A: what shall Resolute load? (2.2) A: what speed shall Resolute make? (2.4)"},
		{"what is open to another", closing, "B pass vengeur",
			"that does not answer any open question. Open: A: Resolute has the gage: shall she run? (3.3)"},
		{"another's secret", orders + "\norder resolute load round\norder resolute speed 1", "A pass resolute",
			"that does not answer any open question. Waiting for B."},
		{"after the end", "phase over\nship vengeur struck", "A pass resolute",
			"the match is over: Vengeur has struck her colours, and Resolute has won (case 5.2)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tb := sit(t, nil, tt.position)
			s, c := tb.session.State, tb.choice(tt.choice)
			ill := s.Check(c)
			if got := engine.Refuse(rules.Info(), rules.Words(), s, c, ill).String(); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

// A reason without words is said by its number.
func TestAReasonWithoutWords(t *testing.T) {
	w := engine.Words{Reasons: []string{"", "that does not answer any open question"}}
	if got, want := w.Reason(engine.Illegal{Why: 5}), "reason 5 has no words: Words.Reasons has none after 1"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A game that does not say how a match ended names the winner.
func TestEnd(t *testing.T) {
	w := seaWords
	for want, out := range map[string]engine.Outcome{
		"Spanish has won": {Winner: 1}, "it is a draw": {Winner: engine.NoSeat},
	} {
		if got := w.End(&seaInfo, out); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	peoples := seaInfo
	peoples.Peoples = true
	if got := w.End(&peoples, engine.Outcome{Winner: 1}); got != "the Spanish have won" {
		t.Errorf("of a people it says %q", got)
	}
}

// A hand is asked for dice with what they decide and for whom.
func TestCall(t *testing.T) {
	duel := theDuel(t)
	find := func(name string) engine.Object {
		o, ok := duel.Words().Find(name)
		if !ok {
			t.Fatalf("no %s", name)
		}
		return o
	}
	for _, tt := range []struct {
		rules engine.Ruleset
		throw engine.Throw
		want  string
	}{
		{duel, engine.Throw{Dice: 4, Sides: 6, Rule: "4.3", About: find("resolute")}, "Roll 4d6: the broadside of Resolute (4.3)"},
		{duel, engine.Throw{Dice: 1, Sides: 6, Rule: "3.2", About: find("resolute")},
			"Roll 1d6: whether the wind takes the weather gage from Resolute, on a 6 (3.2)"},
		{duel, engine.Throw{Dice: 2, Sides: 6, Rule: "1.2", About: find("vengeur")},
			"Roll 2d6: Vengeur, the range at which the ships sight each other (1.2)"},
		{silent{duel}, engine.Throw{Dice: 1, Sides: 6, Rule: "5.2", About: find("vengeur")}, "Roll 1d6: Vengeur (5.2)"},
		{silent{duel}, engine.Throw{Seat: 1, Dice: 1, Sides: 9, Drawn: true}, "Draw 1 of 9: B"},
		{silent{duel}, engine.Throw{Seat: engine.NoSeat, Dice: 2, Sides: 6, Rule: "1.2"}, "Roll 2d6 (1.2)"},
	} {
		if got := engine.Call(tt.rules, tt.throw); got != tt.want {
			t.Errorf("got  %s\nwant %s", got, tt.want)
		}
	}
}

// silent is a game that does not say what its throws decide.
type silent struct{ engine.Ruleset }
