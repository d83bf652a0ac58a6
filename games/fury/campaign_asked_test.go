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

// TestScoutsSayWhatTheyMayFind: 29.7, 29.11 who sends scouts or bids reads what the better scouts draw.
func TestScoutsSayWhatTheyMayFind(t *testing.T) {
	in := rules(t).(*ruleset).In(campaignKey).(*ruleset)
	g := position(t, "campaign hand week 1\nbody ready light-lancers 4\nbody reserve kwartier herreruelos 4\nflow scouting-parties\n")
	for _, tt := range []struct {
		seat engine.Seat
		want string
	}{
		{EnglishSeat, "English: who goes scouting this week? Your party is worth 0 so far, with 0 of 6 squadrons. They take no other part this week. If they outscout the enemy, you draw two of four sheets about the Reserve and may change your plan."},
		{SpanishSeat, "Spanish: who goes scouting this week? Your party is worth 0 so far, with 0 of 6 squadrons. They take no other part this week. If they outscout the enemy, you draw two of four sheets about the mission and may change your plan."},
	} {
		if got := in.words.At(g).AskIn(in.info.Called(campaignKey), g, engine.Decision{Seat: tt.seat, Ask: AskWarScouts}); got != tt.want {
			t.Errorf("it is asked %q, want %q", got, tt.want)
		}
	}
}

// TestWithdrawingLosesOneBattle: 19.1, 29.14 who withdraws from a battle of the campaign reads that it goes on.
func TestWithdrawingLosesOneBattle(t *testing.T) {
	r := rules(t).(*ruleset)
	in := r.In(campaignKey).(*ruleset)
	g := position(t, `scenario interception
campaign hand week 1 steps 2 at noordschans from kerkhoven found no-wagons calls battle interception
plan storm noordschans by kerkhoven noordschans
body column veteran-shot 6
body garrison noordschans spanish-pikemen 4
side A force 6 flight 45
side B force 4 flight 60
company a-1 veteran-shot squadrons 6 files 3 at 2000 4000 facing 0 captain 1
company b-1 spanish-pikemen squadrons 4 files 4 at 4000 1000 facing 0 captain 2 acted
flow segments A
`)
	if got, _ := in.words.At(g).After(engine.Decision{Ask: AskSegment}, engine.Choice{Verb: VerbWithdraw}); got != "this battle, not the campaign" {
		t.Errorf("in a battle of the campaign it says %q", got)
	}
	g = position(t, aFeud)
	if got, _ := r.words.At(g).After(engine.Decision{Ask: AskSegment}, engine.Choice{Verb: VerbWithdraw}); got != "" {
		t.Errorf("in a battle alone it says %q", got)
	}
}

// TestWhoPlansAnewReadsWhatTheScoutsDrew: 29.11 the question whether the plan changes says what the scouts drew.
func TestWhoPlansAnewReadsWhatTheScoutsDrew(t *testing.T) {
	in := rules(t).(*ruleset).In(campaignKey).(*ruleset)
	g := position(t, "campaign dice week 1\nplan storm moerschans by veenrand moerschans\nherds kwartier 8\nbody ready reiters 4\nbody column veteran-shot 4\n"+
		"body reserve kwartier spanish-pikemen 4\nread A kwartier blank\nflow sheets B\n")
	const want = "English: do you change your plan? Your scouts drew: Kwartier; a blank sheet. One of the four sheets is false."
	if got := in.words.At(g).AskIn(in.info.Called(campaignKey), g, engine.Decision{Seat: EnglishSeat, Ask: AskWarChange}); got != want {
		t.Errorf("it is asked %q, want %q", got, want)
	}
	if got := in.words.At(g).AskIn(in.info.Called(campaignKey), g, engine.Decision{Seat: SpanishSeat, Ask: AskWarChange}); got != "Spanish: do you change your plan?" {
		t.Errorf("who drew nothing is asked %q", got)
	}
}
