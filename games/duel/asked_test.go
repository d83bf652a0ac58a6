package duel

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// 2.4, 3.3, 4.3 Questions say how far away the enemy is, and what hangs on the answer.
func TestQuestionsSayWhatHangsOnThem(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ position, want string }{
		{"phase orders\nguns resolute round\nguns vengeur round", "A: what speed shall Resolute make, 0 to 3? The faster ship has the weather gage, and Vengeur can make 2."},
		{"phase closing\ngage A\nship resolute speed 3\nrange 250mm",
			"A: Resolute has the weather gage, 250 mm from Vengeur: does she close, sheer off or hold her course? She runs at most 180 mm."},
		{"phase firing\ngage A\nship resolute speed 3\nrange 90mm", "A: does Resolute fire round shot at Vengeur, 90 mm away? A 5 or more hits, on 4 six-sided dice."},
		{"phase firing\ngage A\nship resolute speed 3\nrange 370mm",
			"A: does Resolute fire at Vengeur, 370 mm away? She cannot hit: round shot needs a 6 there, and her speed of 3 makes that 7."},
		{"phase firing\ngage A\nguns resolute chain\nrange 600mm", "A: does Resolute fire at Vengeur, 600 mm away?"},
	} {
		s, _, err := r.ParsePosition([]byte(tt.position))
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Words().At(s).AskIn(r.Info(), s, s.Pending(nil)[0]); got != tt.want {
			t.Errorf("asked %q, want %q", got, tt.want)
		}
	}
}

// 5.2 A ship that rolls for her colours after one more hit says on which faces she strikes, beside her hull and in the
// line on who is winning; 4.3 an answer that cannot hit says that.
func TestAWeakHullAndAVainShotAreSaid(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ position, want string }{
		{"phase firing\ngage A\nship resolute hull 6", ""},
		{"phase firing\ngage A\nship resolute hull 4", "; one more hit, and Resolute strikes on a roll of 4 or more"},
		{"phase firing\ngage A\nship resolute hull 1", ""},
	} {
		s, _, err := r.ParsePosition([]byte(tt.position))
		if err != nil {
			t.Fatal(err)
		}
		sc := r.Scene(s, seatA)
		if _, got, _ := strings.Cut(sc.Outlook, "none left loses"); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.position, got, tt.want)
		}
		if said := len(sc.Pieces[0].State) == 2; said != (tt.want != "") {
			t.Errorf("%s: beside her hull %q", tt.position, sc.Pieces[0].State)
		}
	}
	s, _, err := r.ParsePosition([]byte("phase over\nship resolute hull 4\nship vengeur hull 0"))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := r.Scene(s, seatA).Outlook, "At the end Resolute has a hull of 4 and Vengeur of 0"; got != want {
		t.Errorf("after the match: %q, want %q", got, want)
	}
	if said := r.Scene(s, seatA).Pieces[seatA].State; len(said) != 0 {
		t.Errorf("after the match beside her hull %q", said)
	}
	s, _, err = r.ParsePosition([]byte("phase firing\ngage A\nship resolute speed 3\nrange 400mm"))
	if err != nil {
		t.Fatal(err)
	}
	d := s.Pending(nil)[0]
	options := s.Options(d, nil)
	if all := r.(engine.Foreseer).Foresee(s, d, options); len(all) != 2 || all[0].Text != "cannot hit" {
		t.Errorf("a vain shot is said to do %+v", all)
	}
	if c, _, ok := engine.Enter(r, s, d, options); ok {
		t.Errorf("Enter gives %v", c)
	}
}
