package duel

import "testing"

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
