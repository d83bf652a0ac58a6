package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestHeadlines: a company's segment, a charge, a shot and a round of a battle are told in one sentence each. Companies
// are called by their troops where the viewer knows them.
func TestHeadlines(t *testing.T) {
	r := rules(t).(*ruleset)
	g := position(t, `scenario feud
side A force 20 flight 90
side B force 20 flight 90
company a-3 petronels squadrons 4 at 2050 2000
company b-1 kern squadrons 4 at 4000 2000
company b-2 border-reivers squadrons 4 at 2000 1700 facing 18000
company b-3 kern squadrons 4 at 4000 300 facing 18000
`)
	event := func(kind engine.Kind, about, on string, n ...int32) engine.Event {
		e := engine.Event{Kind: kind, About: of(about)}
		if on != "" {
			e.On = of(on)
		}
		copy(e.N[:], n)
		return e
	}
	acts, charges := event(KindActs, "b-2", ""), event(KindCharges, "b-2", "a-3", 0)
	round := event(KindRound, "b-2", "a-3", 1600, 200, 3, int32(HandWeakerTerror))
	for _, tt := range []struct {
		want string
		told []engine.Event
	}{
		{"The Border Reivers move 4.5″, turn 90° to the left and form up.", []engine.Event{
			acts, event(KindMoves, "b-2", "", 250), event(KindMoves, "b-2", "", 200, 300), event(KindFaces, "b-2", "", 900, 1), event(KindForms, "b-2", "")}},
		{"The Border Reivers scout the Kern (B1) with a 6 and find whoever hides there.", []engine.Event{acts, event(KindScouts, "b-2", "b-1", 6, 1)}},
		{"The Border Reivers charge the Petronels in front: the shot of the Petronels has no effect and the Petronels meet it half way.", []engine.Event{
			acts, charges, event(KindTests, "b-2", "", 0, 5, 8, 1), event(KindShot, "a-3", "b-2", 0, 1, 0), event(KindMeets, "a-3", "b-2"), event(KindMoves, "b-2", "", 283)}},
		{"The Border Reivers beat the Petronels 16 to 2 and roll 3: the Petronels take one Terror marker.", []engine.Event{
			charges, round, event(KindTerror, "a-3", "", 1)}},
		{"The Border Reivers and the Petronels are even, 8 to 8 and the Border Reivers roll 3, for a Stand Off: the Petronels stand off.", []engine.Event{
			event(KindRound, "b-2", "a-3", 800, 800, 3, int32(HandStandOff)), event(KindStandsOff, "a-3", "", 200)}},
		{"The Kern (B1) shoot at the Petronels over 6″: the Petronels lose two squadrons, the Petronels fail their Serious test and the Petronels rout.", []engine.Event{
			event(KindShoots, "b-1", "a-3", 600, 0, 4), event(KindShot, "b-1", "a-3", 3, 5, 3), event(KindLoses, "a-3", "", 1), event(KindLoses, "a-3", "", 1),
			event(KindTests, "a-3", "", 2, 9, 6), event(KindRouts, "a-3", ""), event(KindFlees, "a-3", "", 800)}},
	} {
		if got := enginetest.Headline(r, g, tt.told...); got != tt.want {
			t.Errorf("told is %q,\nwant %q", got, tt.want)
		}
	}
	settled := event(KindWarSettled, "", "", int32(EnglishSeat), int32(BattleHerds))
	if got, want := enginetest.Headline(r, g, engine.Event{Kind: KindWarUnopposed}, event(KindWarStolen, "", "", 5, 0), settled), "No Spaniard comes to the battle: five herds are taken."; got != want {
		t.Errorf("where nobody comes told is %q, want %q", got, want)
	}
	var alone engine.Scribe
	for _, e := range []engine.Event{acts, round} {
		alone.Tell(r, g, e, false)
		if want := map[engine.Kind]string{KindRound: "The Border Reivers beat the Petronels 16 to 2 and roll 3."}[e.Kind]; alone.Alone() != want {
			t.Errorf("alone told is %q, want %q", alone.Alone(), want)
		}
	}
	if got, want := enginetest.Headline(r, nil, round, event(KindTerror, "a-3", "", 1)), "Company B2 beats company A3 16 to 2 and rolls 3: company A3 takes one Terror marker."; got != want {
		t.Errorf("to those who see nothing told is %q, want %q", got, want)
	}
}
