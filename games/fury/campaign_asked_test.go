package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestBattlesAreAskedAboutWithTheirOdds: 29.14 a seat that says how a battle is decided reads what dice would do, by what
// it may know of the enemy.
func TestBattlesAreAskedAboutWithTheirOdds(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, "campaign each week 1 steps 1 battle interception at veenrand from veenrand\nplan storm moerschans by veenrand moerschans\nherds kwartier 8\n"+
		"body column veteran-pikemen 2\nbody reserve veenrand spanish-pikemen 1\nflow how\n")
	for _, tt := range []struct {
		seat  engine.Seat
		knows bool
		want  string
	}{
		{EnglishSeat, true, "English: how is this battle decided? Dice would decide it at once: with the strengths that you know of, 17 of the English and 12 of the Spanish, the English win in 21 of 36 rolls."},
		{EnglishSeat, false, "English: how is this battle decided? Dice would decide it at once, by the strengths. You know only your own: if they are equal, the English win in 15 of 36 rolls."},
		{SpanishSeat, false, "Spanish: how is this battle decided? Dice would decide it at once, by the strengths. You know only your own: if they are equal, the English win in 15 of 36 rolls."},
	} {
		sees := r.Blank()
		sees.CopyFrom(g)
		if !tt.knows {
			sees.Redact(tt.seat)
		}
		in := r.In(campaignKey).(*ruleset)
		info := in.info.Called(campaignKey)
		d := engine.Decision{Seat: tt.seat, Ask: AskWarHow}
		if got := in.words.At(sees).AskIn(info, sees, d); got != tt.want {
			t.Errorf("seat %d is asked %q, want %q", tt.seat, got, tt.want)
		}
	}
}

// TestScoutingAndInterceptionSayWhatIsAtStake: 29.11, 29.13 the false sheet is written with what the enemy draws, and an
// attack decided with who can fight.
func TestScoutingAndInterceptionSayWhatIsAtStake(t *testing.T) {
	in := rules(t).(*ruleset).In(campaignKey).(*ruleset)
	g := position(t, "campaign each week 1 steps 1 at veenrand from veenrand\nplan storm moerschans by veenrand moerschans\nherds kwartier 8\n"+
		"body column veteran-pikemen 2\nbody garrison veenrand spanish-pikemen 1\nbody reserve moerschans herreruelos 4\nflow interception\n")
	for _, tt := range []struct {
		d    engine.Decision
		want string
	}{
		{engine.Decision{Seat: SpanishSeat, Ask: AskWarAttack}, "Spanish: do you attack the English? 1 of your squadrons is at Veenrand, and 4 of the Reserve next to it can be summoned."},
		{engine.Decision{Seat: EnglishSeat, Ask: AskWarLie}, "English: what does your false sheet say? The enemy draws two of four sheets: two true ones, this one and a blank one."},
	} {
		if got := in.words.At(g).AskIn(in.info.Called(campaignKey), g, tt.d); got != tt.want {
			t.Errorf("it is asked %q, want %q", got, tt.want)
		}
	}
}
