package fury

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// reckoned plays choices with dice in a position, and returns the open question as its seat reads it, and what is
// reckoned of an answer to it.
func reckoned(t *testing.T, position, plays string, faces []uint16, answer string) (question, sums string) {
	t.Helper()
	r := rules(t)
	s, problems, err := r.ParsePosition([]byte(position))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	turn := engine.Turn{Dice: dice.NewScript(faces...)}
	choice := func(text string) engine.Choice {
		c, bad := engine.ParseChoice(r.Info(), r.Words(), text)
		if bad != nil {
			t.Fatal(bad)
		}
		if d := s.Pending(nil)[0]; c.About == engine.NoObject {
			c.About = d.About
		}
		if ill := s.Check(c); !ill.OK() {
			t.Fatalf("%s: %s", text, r.Words().Refuse(ill))
		}
		return c
	}
	for _, text := range strings.Split(plays, "\n") {
		c := choice(text)
		if !engine.Try(s, c, &turn) {
			t.Fatalf("%s: the dice run dry", text)
		}
	}
	d := s.Pending(nil)[0]
	seen := r.Blank()
	seen.CopyFrom(s)
	seen.Redact(d.Seat)
	var b strings.Builder
	for _, sum := range r.(engine.Reckoner).Reckon(seen, choice(answer)) {
		fmt.Fprintf(&b, "%s: %s\n", sum.Title, sum.Total)
		for _, p := range sum.Parts {
			fmt.Fprintf(&b, "  %s %s %d/%d\n", p.Text, p.Value, p.Ways, p.Of)
		}
	}
	return r.Words().At(seen).AskIn(r.Info(), seen, d), b.String()
}

// chargedInFront is a position in which levy pikemen may charge arquebusiers.
const chargedInFront = `game fury
side A force 8 flight 60
side B force 12 flight 60
company a-1 levy-pikemen squadrons 4 at 2000 2000
company b-1 levy-arquebusiers squadrons 4 at 2000 1700 facing 18000
company b-2 kern squadrons 2 at 300 300 facing 18000
`

// shotWithWheel is a position in which arquebusiers may shoot at others, with the Wheel.
const shotWithWheel = `game fury
wheel
side A force 8 flight 60
side B force 12 flight 60
company a-1 levy-arquebusiers squadrons 4 at 2000 2000
company b-1 levy-arquebusiers squadrons 4 at 2000 1600 facing 18000
company b-2 kern squadrons 2 at 300 300 facing 18000
`

// sixteen is how four levy arquebusiers, each with a Shooting of 4, come to a column and its results.
const sixteen = "  squadrons that bear, less Terror 4 0/0\n  Shooting of each ×4 0/0\nColumn: 9-16\n" +
	"  by the total, or of the Gun 9-16 0/0\nOne die: \n  no effect  4/6\n  it retires  1/6\n  a Terror marker  1/6\n"

// 9.2, 10.5, 11.4, 18.2 before a die each question says against whom it is and what it rests on, and the reckoning has
// the total, the column and the faces.
func TestReckon(t *testing.T) {
	for _, tt := range []struct {
		story, position, plays string
		faces                  []uint16
		answer, question, sums string
	}{
		{"a charge", chargedInFront, "A act > a-1", nil, "A charge > b-1 0", "A: what does company A1 do?",
			"company A1 tests Charge: 7\n  the number on its card 7 0/0\nTwo dice: \n  it passes  21/36\n  it fails  15/36\n"},
		{"a shot at a charge", chargedInFront, "A act > a-1\nA charge > b-1 0", []uint16{2, 2}, "B shoot > a-1",
			"B: company A1 charges company B1. Does company B1 shoot at it, in column 9-16?", "The shot of company B1 at company A1: 16\n" + sixteen},
		{"a shot", shotWithWheel, "A act > a-1\nB pass", nil, "A shoot > b-1", "A: what does company A1 do?",
			"The shot of company A1 at company B1: 16\n" + sixteen},
		{"an appeal", shotWithWheel, "A act > a-1\nB pass\nA shoot > b-1\nB pass", nil, "A appeal",
			"A: company A1 rolls for its shot at company B1, in column 9-16. Do you spend this turn's appeal to Fortune's Wheel?",
			"One counter of the cup: \n  Roman-Like: one column to the right  2/20\n  Confusion: one column to the left  2/20\n  no effect here  16/20\n"},
		{"an appeal for Terror", shotWithWheel, "A act > a-1\nB pass\nA shoot > b-1\nB pass\nA pass\nB pass", []uint16{6}, "B appeal",
			"B: company B1 is due to take 1 Terror marker. Do you spend this turn's appeal to Fortune's Wheel?",
			"One counter of the cup: \n  Bullet-Proof: one marker less  2/20\n  Clean-Heeled: one marker more  2/20\n  no effect here  16/20\n"},
	} {
		question, sums := reckoned(t, tt.position, tt.plays, tt.faces, tt.answer)
		if question != tt.question {
			t.Errorf("%s: asked %q, want %q", tt.story, question, tt.question)
		}
		if sums != tt.sums {
			t.Errorf("%s: reckoned\n%s\nwant\n%s", tt.story, sums, tt.sums)
		}
	}
}
