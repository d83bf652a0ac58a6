package fury

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// aFeud is a position in which a company of A may act; two of its own are of one kind.
const aFeud = `scenario feud
side A force 20 flight 90
side B force 20 flight 90
company a-1 petronels squadrons 4 at 2000 2000 captain 1
company a-2 petronels squadrons 4 at 3000 2000 captain 2
company a-3 artillery-crew gun saker at 1000 1000
company b-1 border-reivers squadrons 4 at 2000 1700 facing 18000 captain 3
`

// TestCompaniesAreCalledByTheirTroops: 4.1 questions and answers call a company what stands beside it on the board, and
// say its number where there is another of its kind.
func TestCompaniesAreCalledByTheirTroops(t *testing.T) {
	r, g := rules(t).(*ruleset), position(t, aFeud)
	w := r.words.At(g)
	for _, tt := range []struct{ object, want string }{
		{"a-1", "the Petronels (A1)"}, {"a-2", "the Petronels (A2)"}, {"a-3", "the Saker"}, {"b-1", "the Border Reivers"},
	} {
		if got := w.Title(of(tt.object)); got != tt.want {
			t.Errorf("%s is called %q, want %q", tt.object, got, tt.want)
		}
	}
	d := g.Pending(nil)[0]
	if got := w.Say(engine.Choice{Seat: d.Seat, Verb: VerbAct, On: of("a-2")}); got != "Act with the Petronels (A2)" {
		t.Errorf("a button says %q", got)
	}
	act(t, g, "a-1")
	d = g.Pending(nil)[0]
	if got := w.AskIn(&r.info, g, d); !strings.HasSuffix(got, ": what do the Petronels (A1) do?") {
		t.Errorf("asked %q", got)
	}
	if got := r.words.Ask(&r.info, d); !strings.HasSuffix(got, ": what does company A1 do?") {
		t.Errorf("without a position asked %q", got)
	}
}

// TestQuestionsOfTheSetUpSayWhatIsLeft: 4.1, 26.4 a nation is chosen before the dice say who attacks, and so many squadrons
// are in no company yet. 25.6 those off the board may wait.
func TestQuestionsOfTheSetUpSayWhatIsLeft(t *testing.T) {
	r := rules(t).(*ruleset)
	for _, tt := range []struct{ position, want string }{
		{"scenario cattle-lifting\nflow nation A\n",
			"A: which nation do you choose? Each side chooses one, and both nations roll a die: the higher one attacks. You lead the attackers, whichever nation that is."},
		{"scenario feud\nflow nation A\n", "A: which nation do you choose?"},
		{"scenario feud\nmuster A nation english petronels 5 border-reivers 4\nflow forming A asked\n",
			"A: which companies do you form? 9 squadrons are in none yet."},
		{"scenario feud\nside A force 8 flight 60 comes\nmuster A nation english edge south\ncompany a-1 petronels squadrons 4 off\nflow segments A\n",
			"A: which company acts? Done lets those off the board wait for the next turn."},
		{"campaign hand\nflow levies A rolled 1 first 2\n",
			"A: on which column of the force table do you roll? Roll 2 of 2: few."},
	} {
		g := position(t, tt.position)
		if got := r.words.At(g).AskIn(&r.info, g, g.Pending(nil)[0]); got != tt.want {
			t.Errorf("asked %q, want %q", got, tt.want)
		}
	}
}

// TestNationSaysWhatItBrings: 25.2, 26.4 where the dice say which nation attacks, an answer says when a side is of the nation
// that it chooses.
func TestNationSaysWhatItBrings(t *testing.T) {
	r := rules(t).(*ruleset)
	for _, tt := range []struct{ position, want string }{
		{"scenario cattle-lifting\nflow nation A\n", "yours only if they roll higher, else you are the nation that the enemy chooses"},
		{"scenario cattle-lifting\nmuster A nation english\nflow nation B\n", "yours only if they roll lower, else you are the English"},
		{"scenario feud\nflow nation A\n", ""},
	} {
		g := position(t, tt.position)
		d := g.Pending(nil)[0]
		choice := engine.Choice{Seat: d.Seat, Verb: VerbNation, On: g.Options(d, nil)[0].On}
		if got, _ := r.words.At(g).After(d, choice); got != tt.want {
			t.Errorf("an answer says %q, want %q", got, tt.want)
		}
	}
}

// TestTestsSayWhatFailingBrings: 9.3, 18.2 who may forgo a test or appeal to the Wheel about it reads what failing it
// brings.
func TestTestsSayWhatFailingBrings(t *testing.T) {
	r := rules(t).(*ruleset)
	charge := "wheel\nside A force 4\nside B force 4\nflow segments B after-a\nflow act a-1 wheel\nflow charge a-1 part 2 at b-1 way 924188505\nflow test a-1 charge of b-1 rolls 2\nflow appeal B a-1 situation 2\n" +
		"company a-1 petronels squadrons 4 files 1 at 2546 4241 facing 35100 formed\ncompany b-1 kern squadrons 4 at 2400 3600 facing 18000\n"
	const appeal = "B: the Petronels test %s. Do you spend this turn's appeal to Fortune's Wheel? If they fail, they %s."
	for _, tt := range []struct{ test, numbered, brings string }{
		{"charge", "Charge, with 5 or less on two dice", "may not charge this turn"},
		{"fear", "Fear, with 6 or less on two dice", "rout"},
		{"serious", "Serious, with 8 or less on two dice", "retire"},
		{"rally", "Rally, with 9 or less on two dice", "keep their Terror markers"},
	} {
		g := position(t, strings.Replace(charge, "test a-1 charge", "test a-1 "+tt.test, 1))
		want := fmt.Sprintf(appeal, tt.numbered, tt.brings)
		if got := r.words.At(g).AskIn(&r.info, g, g.Pending(nil)[0]); got != want {
			t.Errorf("asked %q, want %q", got, want)
		}
	}
	g := position(t, "company a-1 gallowglasses squadrons 2 terror 1 at 2000 2000\ncompany a-2 kern at 900 900\ncompany b-1 levy-pikemen at 2000 200")
	act(t, g, "a-1")
	play(t, g, does("a-1", VerbRally))
	const want = "A: the Gallowglasses must test Rally, with 10 or less on two dice. Do they roll, or take a Terror marker? If they fail, they keep their Terror markers."
	if got := r.words.At(g).AskIn(&r.info, g, g.Pending(nil)[0]); got != want {
		t.Errorf("asked %q, want %q", got, want)
	}
}

// TestAnAmbushIsCalledByItsTroops: ambushes get new numbers as they come out (14.3), so a side reads who lies in each.
func TestAnAmbushIsCalledByItsTroops(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, aFeud+"hidden A kern squadrons 2 at 1610 3830 facing 9000\nflow segments A\n")
	d := engine.Decision{Seat: SeatA, Ask: AskSegment}
	if got := r.words.At(g).Answer(d, engine.Choice{Seat: SeatA, Verb: VerbAct, On: hiddenObject(SeatA, 0)}); got != "Act with ambush A1: Kern" {
		t.Errorf("a button says %q", got)
	}
	if got := r.words.At(g).Answer(d, engine.Choice{Seat: SeatA, Verb: VerbAct, On: of("a-1")}); got != "Act with the Petronels (A1)" {
		t.Errorf("a button says %q", got)
	}
}
