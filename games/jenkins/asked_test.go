package jenkins

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// 6.3, 9.1 a question of losses says where they are due and how many, and an answer who goes down with the ship.
func TestLossesSayWhatIsAtStake(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ position, question, answer string }{
		{"flow english-combat\nflow naval English 2920 attacker-loses\nflow loss English 2920 naval-combat left 2 of English\ncombat naval English 2920\nEnglish at 2920-outside vernon princess-louisa lion oxford\n",
			"English: the naval combat at 2920 costs you 2 counters. Which goes next?", "Lose Princess Louisa, with Vernon"},
		{"flow english-combat\nflow naval English 2920 attacker-loses\nflow loss English 2920 naval-combat left 1 of English\ncombat naval English 2920\nEnglish at 2920-outside princess-louisa lion\n",
			"English: the naval combat at 2920 costs you 1 counter. Which one?", "Lose Princess Louisa"},
		{"flow succession\nflow loss English English ship-called-home left 1\nEnglish at 2719-docked vernon princess-louisa lion\n",
			"English: a ship of the line is called home. Which one?", "Lose Princess Louisa at Port Royal"},
		{"flow supply abroad\nEnglish at 2720-outside princess-louisa lion\n",
			"English: troops without supply must go. Which? 1 hex without supply loses a counter.", "Lose Princess Louisa at 2720"},
		{"flow supply abroad\nEnglish at 2720-outside princess-louisa\nEnglish at 2721-outside lion\n",
			"English: troops without supply must go. Which? 2 hexes without supply lose a counter each.", "Lose Lion at 2721"},
	} {
		g, _ := parsed(t, r, tt.position)
		d := g.Pending(nil)[0]
		w := r.words.At(g)
		if a := engine.AskedIn(g, d); a.Left != a.N[0] {
			t.Errorf("%d answers are due, and %d are said to be left", a.N[0], a.Left)
		}
		if got := w.AskIn(&r.info, g, d); got != tt.question {
			t.Errorf("asked %q, want %q", got, tt.question)
		}
		var answers []string
		found := false
		for _, op := range g.Options(d, nil) {
			answers = append(answers, w.Answer(d, engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}))
			found = found || answers[len(answers)-1] == tt.answer
		}
		if !found {
			t.Errorf("offered are %q, want %q", answers, tt.answer)
		}
	}
}

// 3.5, 9.1 a question of new counters says what there is to place, and one of fire names only what can fire.
func TestQuestionsNameWhatThereIs(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ position, question string }{
		{"flow english-placement\nEnglish at bought lion\n", "English: where do the new counters go? You have Lion to place."},
		{"flow english-placement\nEnglish at bought lion oxford\n", "English: where do the new counters go? You have 2 to place, among them Lion and Oxford."},
	} {
		g, _ := parsed(t, r, tt.position)
		d := g.Pending(nil)[0]
		if got := r.words.At(g).AskIn(&r.info, g, d); got != tt.question {
			t.Errorf("asked %q, want %q", got, tt.question)
		}
	}
}

// 9.1, 11.2, 11.4 who directs fire or spends a deception counter reads what is rolled so far, what it costs and what it
// may change.
func TestFireSaysWhatHangsOnIt(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct{ position, question, answer string }{
		{"flow english-combat\nflow naval English 2820 deceive\nEnglish at 2820-outside e-deception:open cornwall:open\n" +
			"Spanish at 2820-outside s-deception:open africa:open\ncombat naval English 2820\nside English\n" +
			"shot English cornwall group 1 gun 3 face 6\nside Spanish\nshot Spanish africa group 1 gun 4 face 1\n",
			"English: spend a deception counter at 2820? As the dice lie, you hit 0 times and the enemy hits 1 time; " +
				"each hit costs a counter. You lose the deception counter.",
			"Spend a deception counter to reroll the die of the Spanish Africa that shows 1: a hit now, 4 in 6 to hit after the reroll"},
		{"flow english-combat\nflow naval English 2820 attacker-fires\nEnglish at 2820-outside ogle:open lion:open\n" +
			"Spanish at 2820-outside africa:open\ncombat naval English 2820\nside English tactics 1\nshot English lion group 1 gun 5\n" +
			"side Spanish\nshot Spanish africa group 1 gun 4\n",
			"English: whose fire do your leaders direct at 2820, with 1 die of ships against 1? Your leaders have 1 more die to give. " +
				"Each counter that hits costs the enemy one.",
			"Give a leader's die to Lion: 2 dice, each hits with 5 or less, one hit at most"},
	} {
		g, _ := parsed(t, r, tt.position)
		d := g.Pending(nil)[0]
		w := r.words.At(g)
		if due := engine.AskedIn(g, d).Left; (due == 1) != strings.Contains(tt.question, "1 more die to give") {
			t.Errorf("%q: %d answers are due", tt.question, due)
		}
		if got := w.AskIn(&r.info, g, d); got != tt.question {
			t.Errorf("asked %q, want %q", got, tt.question)
		}
		found := false
		for _, op := range g.Options(d, nil) {
			found = found || w.Answer(d, engine.Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With}) == tt.answer
		}
		if !found {
			t.Errorf("%q does not offer %q", tt.question, tt.answer)
		}
	}
}

// 5.0 before a victory die stands what trade routes add to it, and what it must show.
func TestAVictoryDieNamesItsTradeRoutes(t *testing.T) {
	r := rules(t)
	g, _ := parsed(t, r, "flow victory\nholder cartagena English\nEnglish at 2825-shore e-soldiers-1\n")
	d := g.Pending(nil)[0]
	got := r.words.At(g).Answer(d, engine.Choice{Seat: English, Verb: VerbClaim, On: hexObject(hexAt(t, "2825"))})
	if want := "Roll for Cartagena: 2 trade routes, the dashed lines on the map, add 2 to the die: 4 or less wins"; got != want {
		t.Errorf("the answer says %q, want %q", got, want)
	}
}

// 6.0, 7.3, 9.2 who does no more reads what comes next, and who lands where the enemy is ashore reads what it costs and
// how many can fight.
func TestDoneSaysWhatComesNext(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		position, question string
		left               int32
		answer             string
	}{
		{"flow english-purchase\nEnglish at bought lion\n", "English: what will you buy?", 0, "Done: you place what you have bought"},
		{"flow english-purchase\n", "English: what will you buy?", 0, "Done: the storms come next, then your moves"},
		{"flow spanish-purchase\n", "Spanish: what will you buy?", 0, "Done: your moves come next"},
		{"flow english-movement begun\nEnglish at 2820-outside lion\n", "English: which stack moves?", 0, "Done: your combats come next"},
		{"flow english-movement\nflow landing English 2426 moving\nEnglish at 2426-outside vernon e-soldiers-1 e-soldiers-2 lion\n" +
			"Spanish at 2426-shore s-soldiers-1\n",
			"English: what lands at Porto Bello? The enemy holds it: those who land fight ashore, with 3 dice fewer for its walls.", 2,
			"Done: nothing more lands"},
	} {
		g, _ := parsed(t, r, tt.position)
		d := g.Pending(nil)[0]
		w := r.words.At(g)
		if got := w.AskIn(&r.info, g, d); got != tt.question {
			t.Errorf("asked %q, want %q", got, tt.question)
		}
		if got := engine.AskedIn(g, d).Left; got != tt.left {
			t.Errorf("%q: %d answers are due, want %d", tt.question, got, tt.left)
		}
		if got := w.Answer(d, engine.Choice{Seat: d.Seat, Verb: VerbDone, About: d.About}); got != tt.answer {
			t.Errorf("%q: the answer is %q, want %q", tt.question, got, tt.answer)
		}
	}
}
