package jenkins

import (
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
