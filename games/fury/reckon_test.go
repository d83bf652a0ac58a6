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
	for _, text := range strings.FieldsFunc(plays, func(r rune) bool { return r == '\n' }) {
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

// lockedInFront is a position in which pikemen fight others hand to hand.
const lockedInFront = `game fury
side A force 8 flight 60
side B force 12 flight 60
company a-1 veteran-pikemen squadrons 4 at 2000 2000 formed battle 1
company b-1 levy-pikemen squadrons 4 at 2000 1999 facing 18000 battle 1
company b-2 kern squadrons 2 at 300 300 facing 18000
`

// sixteen is how four levy arquebusiers, each with a Shooting of 4, come to a column and its results.
const sixteen = "  squadrons that bear, less Terror 4 0/0\n  Shooting of each ×4 0/0\nColumn: 9-16\n" +
	"  by the total, or of the Gun 9-16 0/0\nOne die: \n  no effect  4/6\n  it retires  1/6\n  a Terror marker, with a risk to the officer  1/6\n"

// 9.2, 10.5, 11.4, 18.2 before a die each question says against whom it is and what it rests on, and the reckoning has
// the total, the column and the faces.
func TestReckon(t *testing.T) {
	for _, tt := range []struct {
		story, position, plays string
		faces                  []uint16
		answer, question, sums string
	}{
		{"a charge", chargedInFront, "A act > a-1", nil, "A charge > b-1 0", "A: what do the Levy Pikemen do?",
			"the Levy Pikemen (A1) test Charge: the number on the card is: 7\nTwo dice: \n  it passes  21/36\n  it fails and may not charge this turn  15/36\n" +
				"If it comes to a battle: the first round: \n  hand to hand it counts 16 against 4 of the Levy Arquebusiers (B1)  0/0\n  it is stronger, column 4:1  0/0\n" +
				"  they are defeated  2/6\n  they lose a squadron  1/6\n  they take a marker  1/6\n  you are humiliated  1/6\n  it stays locked  1/6\n"},
		{"a shot at a charge", chargedInFront, "A act > a-1\nA charge > b-1 0", []uint16{2, 2}, "B shoot > a-1",
			"B: the Levy Pikemen charge the Levy Arquebusiers. Do the Levy Arquebusiers shoot at the charge, in column 9-16?", "The shot of the Levy Arquebusiers (B1) at the Levy Pikemen (A1): 16\n" + sixteen},
		{"a shot", shotWithWheel, "A act > a-1\nB pass", nil, "A shoot > b-1", "A: what do the Levy Arquebusiers (A1) do?",
			"The shot of the Levy Arquebusiers (A1) at the Levy Arquebusiers (B1): 16\n" + sixteen},
		{"an appeal", shotWithWheel, "A act > a-1\nB pass\nA shoot > b-1\nB pass", nil, "A appeal",
			"A: the Levy Arquebusiers (A1) roll for their shot at the Levy Arquebusiers (B1), in column 9-16. Do you spend this turn's appeal to Fortune's Wheel?",
			"One counter of the cup: \n  Roman-Like: one column to the right  2/20\n  Confusion: one column to the left  2/20\n  no effect here  16/20\nThe shot of the Levy Arquebusiers (A1) at the Levy Arquebusiers (B1): 16\n" + sixteen},
		{"an appeal for Terror", shotWithWheel, "A act > a-1\nB pass\nA shoot > b-1\nB pass\nA pass\nB pass", []uint16{6}, "B appeal",
			"B: the Levy Arquebusiers (B1) are due to take 1 Terror marker. Do you spend this turn's appeal to Fortune's Wheel?",
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

// Before a round of battle stand the totals of both sides with all that makes them, the column and what each face does;
// before a single combat, a life, an officer who reads, a test to rally, and all that is done to ground what succeeds.
//
// Cases 6.3.6, 6.4, 6.5, 9.2, 12.6, 12.7, 12.9, 14.3, 15.5, 20.6, 23.1, 23.2, 23.3, 27.6.
func TestReckonOfOtherDice(t *testing.T) {
	for _, tt := range []struct {
		story, position, plays string
		faces                  []uint16
		answer                 string
		sums                   []string
	}{
		{"a round of a battle", lockedInFront, "", nil, "A act > a-1", []string{
			"the Veteran Pikemen (A1) in battle: 35\n  squadrons that count, less Terror 4 0/0\n  Fighting of each, with its officer ×7 0/0\n  formed +25 % 0/0\n",
			"the Levy Pikemen (B1) in battle: 16\n", "Hand-to-hand, column 2 to 1: one die: \n  the Veteran Pikemen (A1) are humiliated, a test of Fear and the officer's life  1/6\n  it stays locked  2/6\n" +
				"  the Levy Pikemen (B1) take a marker  2/6\n  the Levy Pikemen (B1) lose a squadron  1/6\n"}},
		{"a single combat", dueling, "A act > a-1\nA charge > b-1 0\nB pass\nB pass", []uint16{3, 3}, "A challenge > b-1", []string{
			"Single combat of the Kern (A1) and the Kern (B1): one die each: \n  the Kern (A1) is a Swordsman +1 0/0\n", "the officer of the Kern (B1) is killed  15/36\n",
			"the officer of the Kern (A1) is killed  6/36\n", "neither is  15/36\n"}},
		{"an officer who reads", strings.Replace(dueling, "captain 28", "captain 54", 1), "", nil, "A act > a-1", []string{
			"The Bookish officer of the Kern (A1): one die: \n  it stays idle  1/6\n  it acts  5/6\n"}},
		{"a wood", strings.Replace(besieged, "side B force 40 flight 90", "side B force 40 flight 90 lurks", 1), "A act > a-2", nil, "A scout > piece-1", []string{"the Kern (A2) scout the building: one die: \n  finds whoever is there  2/6\n"}},
		{"a house", besieged, "A act > a-2", nil, "A ignite > piece-1", []string{"the Kern (A2) set fire to the building: one die: \n  it burns  2/6\n  no effect  4/6\n"}},
		{"a petard", besieged, "A act > a-1", nil, "A petard > piece-3", []string{"The petard of the Petardmen (A1) at the gate: one die: \n  it opens the gate  3/6\n  the squadron is lost  3/6\n"}},
		{"a shot at a gate", strings.Replace(besieged, "2400 2820", "1000 4000", 1), "A act > a-3", nil, "A shoot > piece-3", []string{"The shot of the Drake (A3) at the gate: one die: \n  it opens the gate  1/6\n  no effect  5/6\n"}},
		{"the dark", strings.Replace(dueling, "side A", "sky night\nside A", 1), "A act > a-1", nil, "A ahead 100", []string{"the Kern (A1) in the dark: one die: \n  strays to the left  1/6\n  strays to the right  1/6\n  keeps its way  4/6\n"}},
	} {
		_, sums := reckoned(t, tt.position, tt.plays, tt.faces, tt.answer)
		for _, want := range tt.sums {
			if !strings.Contains(sums, want) {
				t.Errorf("%s: without %q\n%s", tt.story, want, sums)
			}
		}
	}
}

// dueling is a position in which a Swordsman may charge and challenge.
const dueling = `game fury
side A force 4 flight 60
side B force 8 flight 40
company a-1 kern squadrons 4 at 2000 2000 captain 28
company b-1 kern squadrons 4 at 2000 1700 facing 18000 captain 1
`

// besieged is a position with Petardmen at a gate, a company at a house, and a Gun that can open the gate.
const besieged = `game fury
piece building 400 4100 600 4100 600 4300 400 4300
piece sconce 2000 2000 2800 2000 2800 2800 2000 2800
piece gate 2325 2800 2475 2800
piece parapet 2475 2800 2800 2800 2800 2000 2000 2000 2000 2800 2325 2800
side A force 40 flight 90
side B force 40 flight 90
company a-1 petardmen at 2400 2820 captain 1
company a-2 kern squadrons 2 at 500 4320 captain 6
company a-3 artillery-crew gun drake loaded at 2400 4000
company b-1 levy-arquebusiers squadrons 2 at 2650 2600 facing 18000 captain 3
company b-2 kern squadrons 2 at 500 500 captain 4
`
