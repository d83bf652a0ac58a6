package invincible

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestHeadlines: a combat is told in one sentence, with the tactics, the hits and what becomes of both squadrons, and so is
// what each squadron does before the fireships, with its dice.
func TestHeadlines(t *testing.T) {
	r := game(t)
	drake, medina := Drake.object(), Medina1.object()
	attack := engine.Event{Kind: KindAttacked, About: medina, On: drake}
	for _, tt := range []struct {
		want string
		told []engine.Event
	}{
		{"Medina I attacks Drake: Drake stands off; Medina I closes in; Drake scores three hits; Medina I scores no hits; Drake is low on ammunition; Medina I makes 12 in its Morale roll and breaks", []engine.Event{
			attack, {Kind: KindAccepted, About: drake, On: medina},
			{Kind: KindTactic, About: drake, N: [4]int32{int32(StandOff)}}, {Kind: KindTactic, About: medina, N: [4]int32{int32(CloseIn)}},
			{Kind: KindModifiers, About: drake, On: medina}, {Kind: KindBattle, About: drake, On: medina, N: [4]int32{66, 0, 2}},
			{Kind: KindBattle, About: drake, On: medina, N: [4]int32{4, 0, 1}}, {Kind: KindBattle, About: medina, On: drake, N: [4]int32{1}},
			{Kind: KindHit, About: medina, N: [4]int32{3, 3}}, {Kind: KindLowAmmo, About: drake},
			{Kind: KindMoraleRoll, About: medina, N: [4]int32{66, 0, 0, 12}}, {Kind: KindBroken, About: medina}}},
		{"Medina I attacks Drake: Drake withdraws to E5", []engine.Event{
			attack, {Kind: KindRetreatCheck, About: drake, N: [4]int32{34, 0, 1}}, {Kind: KindWithdrew, About: drake, On: enginetest.Object(t, r, "E5")}}},
		{"Medina I makes 12 in its Morale roll (6+4, +2 for hits): it breaks; takes a hit and drifts on 2+1; comes to E5", []engine.Event{
			{Kind: KindMoraleRoll, About: medina, N: [4]int32{64, 2, 0, 12}}, {Kind: KindBroken, About: medina},
			{Kind: KindHit, About: medina, N: [4]int32{1, 3}}, {Kind: KindScatterRoll, About: medina, N: [4]int32{21}},
			{Kind: KindScattered, About: medina, On: enginetest.Object(t, r, "E5")}}},
		{"Medina I is broken and takes one hit: it drifts on 2+1 and hits the shoals for another hit", []engine.Event{
			{Kind: KindHit, About: medina, N: [4]int32{1, 3}}, {Kind: KindScatterRoll, About: medina, N: [4]int32{21}},
			{Kind: KindShoals, About: medina}, {Kind: KindHit, About: medina, N: [4]int32{1, 4}}}},
		{"Fire Aboard strikes Drake: it takes one hit and makes 8 in its Morale roll", []engine.Event{
			{Kind: KindStruck, About: enginetest.Object(t, r, "fire-aboard"), On: drake}, {Kind: KindHit, About: drake, N: [4]int32{1, 4}},
			{Kind: KindMoraleRoll, About: drake, N: [4]int32{13, 4, 0, 8}}}},
		{"The English play Hand of God for Fog Bank: Fog Bank is cancelled", []engine.Event{
			{Kind: KindPlayed, About: enginetest.Object(t, r, "hand-of-god"), On: enginetest.Object(t, r, "fog-bank")},
			{Kind: KindCancelled, About: enginetest.Object(t, r, "fog-bank")}}},
		{"The English draw Wind Shift and the wind turns easterly", []engine.Event{
			{Kind: KindDrawn, About: enginetest.Object(t, r, "wind-shift")}, {Kind: KindWind, N: [4]int32{1, 1}}}},
		{"", []engine.Event{
			{Kind: KindFireships, N: [4]int32{4, 2}}, {Kind: KindMoraleRoll, About: medina, N: [4]int32{64, 2, 0, 12}}}},
		{"", []engine.Event{
			attack, {Kind: KindWithdrew, About: drake, On: enginetest.Object(t, r, "E5")}, {Kind: KindBroken, About: medina}}},
	} {
		if got := enginetest.Headline(r, nil, tt.told...); got != tt.want {
			t.Errorf("told is %q,\nwant %q", got, tt.want)
		}
	}
}
